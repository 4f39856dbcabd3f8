"""The sentences that the pages' scripts say are given to the pages."""

from __future__ import annotations

import re
from importlib import resources

from kartenbild.server.page_frame import script_words
from kartenbild.words import LANGUAGES

SCRIPTS = resources.files("kartenbild.web").joinpath("static", "js")


def test_every_word_a_script_says_is_given_to_it() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in SCRIPTS.iterdir())
    said = set(re.findall(r"\bword\(\s*'([\w-]+)'", source))
    assert len(said) > 40
    for language in LANGUAGES:
        assert said - set(script_words(language)["words"]) == set()


def test_no_script_asks_in_a_box_of_the_browsers() -> None:
    """Such a box speaks the browser's language, names no game and looks like none of the table's own."""
    boxes = re.compile(r"(?<![.\w])(?:window\.)?(?:confirm|alert|prompt)\(")
    assert boxes.search("if (!confirm(word('x')))")
    assert not [file.name for file in SCRIPTS.iterdir() if boxes.search(file.read_text(encoding="utf-8"))]
