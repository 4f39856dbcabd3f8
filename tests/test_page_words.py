"""The sentences that the pages' scripts say are given to the pages."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

from kartenbild import words
from kartenbild.server.keys import LETTERS
from kartenbild.server.page_frame import script_words
from kartenbild.words import LANGUAGES

SCRIPTS = resources.files("kartenbild.web").joinpath("static", "js")


def test_every_word_a_script_says_is_given_to_it() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in SCRIPTS.iterdir())
    said = set(re.findall(r"\bword\(\s*'([\w-]+)'", source))
    assert len(said) > 40
    for language in LANGUAGES:
        assert said - set(script_words(language)["words"]) == set()


def test_a_sentence_with_a_number_bends_to_it() -> None:
    """A number's name stands for it in the form for many; in the form for one the sentence has a word of its own."""
    said = script_words("de")["words"]
    assert said["held"]["one"] == "‹card› mit einer weiteren Karte"
    assert said["held"]["other"] == "‹card› mit ‹more› weiteren Karten"
    assert said["luck-open"]["one"]["one"].endswith("nachweislich verloren, eine ließ sich nicht entscheiden.")
    assert not [told for told in leaves(said) if re.search(r"\bone\b", told)]


def leaves(said: Any) -> list[str]:
    """Every form of every sentence."""
    if isinstance(said, str):
        return [said]
    return [told for name, each in said.items() if name != "by" for told in leaves(each)]


def test_keys_and_gestures_are_told_in_phrases() -> None:
    """One beside the other in a table: what each does begins with a capital and is no sentence."""
    for language in LANGUAGES:
        ids = [letter.does for letter in LETTERS]
        ids += [id for id in words.ids(language) if re.match(r"web-(hands|key)-(?!title|gesture|ctrl)", id)]
        told = [words.say(id, language) for id in ids]
        assert [
            text for text in told if re.search(r"[.:]\s|[.:]$", text.replace("gehen: ", "").replace("area: ", ""))
        ] == []
        assert [text for text in told if not text[0].isupper()] == []


def test_no_script_asks_in_a_box_of_the_browsers() -> None:
    """Such a box speaks the browser's language, names no game and looks like none of the table's own."""
    boxes = re.compile(r"(?<![.\w])(?:window\.)?(?:confirm|alert|prompt)\(")
    assert boxes.search("if (!confirm(word('x')))")
    assert not [file.name for file in SCRIPTS.iterdir() if boxes.search(file.read_text(encoding="utf-8"))]
