"""The rules in words: everything is said, in both languages, and right for every variant."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kartenbild import patiences
from kartenbild.rules import names
from kartenbild.rules.choices import choosers
from kartenbild.rules.help import Section, help_sections
from kartenbild.rules.vocabulary import Patience
from kartenbild.words import LANGUAGES
from ruled import EVERY_RULED


def ruled(name: str) -> Patience:
    declared = patiences.declared()
    parsed = names.parse(name, declared)
    return names.ruled(declared[parsed.game], parsed.words)


def told(name: str, language: str) -> dict[str, Section]:
    return {section.id: section for section in help_sections(ruled(name), language, typed=True)}


def shown(name: str, language: str) -> dict[str, Section]:
    """The rules for whoever plays by hand."""
    return {section.id: section for section in help_sections(ruled(name), language)}


def text(section: Section) -> str:
    return " ".join([*section.paragraphs, *section.items])


def numbers(words: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", words))


# By hand from the rules, chapter by chapter: every number that has to be said there.
NUMBERS = {
    "irmgard": {
        "aim": "104",
        "cards": "2 52 104",
        "deal": "9 5 1 9 1 9  2 7 2 8  3 5 3 7  4 3 4 6  5 1 5  25 9 79",
        "foundations": "8 13 2",
        "stock": "9 8 9 7 1 7",
    },
    "irmgard+centre": {"stock": "9 8 9 7 2 8"},
    "irmgard-single": {
        "aim": "52",
        "cards": "52",
        "deal": "9 3 1 9 2 9 3 9 27 9 25",
        "foundations": "4 13",
        "stock": "25",
    },
    "irmgard-single+two": {"redeal": "3"},
    "irmgard-single+one": {"redeal": "2"},
    "grosser-kreis": {
        "aim": "104",
        "cards": "2 52 104",
        "deal": "4 4 96 8 96",
        "foundations": "4 13 4 13 13",
        "stock": "96",
        "redeal": "3",
    },
    "grosser-kreis+two": {"redeal": "2"},
    "grosser-faecher": {
        "aim": "104",
        "cards": "2 52 104",
        "deal": "16 3 48 56 46 104 48 56  8 1 8  6 9 14  2 15 16",
        "empty": "3",
        "foundations": "8 13 2",
        "stock": "56 3",
        "redeal": "3 3 16 3",
    },
    "grosser-faecher+one": {"redeal": "2 3 16 3"},
    "berlinerin": {
        "aim": "52",
        "cards": "52",
        "deal": "4 48 8 6 6 48 52",
        "foundations": "4 13",
    },
    "berlinerin+choice": {"deal": "4 48 8 6 6 48 52"},
    "berlinerin+never": {"deal": "4 48 8 6 6 48 52"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NUMBERS)
def test_every_number_of_the_rules_is_said(name: str, language: str) -> None:
    sections = told(name, language)
    for chapter, wanted in NUMBERS[name].items():
        assert not Counter(wanted.split()) - numbers(text(sections[chapter])), chapter


@pytest.mark.parametrize("name", EVERY_RULED)
def test_both_languages_say_the_same_numbers(name: str) -> None:
    english, german = told(name, "en"), told(name, "de")
    assert list(english) == list(german)
    for chapter in english:
        assert numbers(text(english[chapter])) == numbers(text(german[chapter])), chapter
        assert len(english[chapter].items) == len(german[chapter].items)


SAID = {
    "irmgard": {
        "en": [
            "alternating colours", "lower part", "turned up", "only a king", "head of its run", "never comes back",
            "also on empty ones", "whenever the stock is not empty", "parts", "may be held back", "no legal move",
        ],
        "de": [
            "Rot an Schwarz", "unteren Teil", "umgedreht", "König", "Spitze einer Leiter", "kommt nicht zurück",
            "auch auf freie Plätze", "solange der Talon nicht leer ist", "Teile einer Leiter", "zurückgehalten",
            "kein erlaubter Zug",
        ],
    },
    "irmgard-single": {
        "en": ["all face down", "unshuffled", "as often as you like", "Ordered runs move together"],
        "de": ["alle verdeckt", "ungemischt", "beliebig oft", "Geordnete Leitern"],
    },
    "grosser-kreis": {
        "en": [
            "square", "king of spades (R1, outer circle)", "king of hearts (R2, inner circle)",
            "king of clubs (R3, inner circle)", "king of diamonds (R4, outer circle)", "clockwise",
            "two, three, four … king, ace", "king, queen, jack … two, ace", "Only red and black matter",
            "circles close", "you choose", "Cards never move", "may be played in its turn", "other descriptions",
            "three passes", "house rule",
        ],
        "de": [
            "Viereck", "Pik-König (R1, äußerer Kreis)", "Herz-König (R2, innerer Kreis)",
            "Kreuz-König (R3, innerer Kreis)", "Karo-König (R4, äußerer Kreis)", "Uhrzeigersinn",
            "Zwei, Drei, Vier … König, Ass", "König, Dame, Bube … Zwei, Ass", "Nur Rot und Schwarz zählen",
            "schließen sich die Kreise", "wählen Sie", "wandern nie", "auch die darunter gespielt",
            "andere Beschreibungen", "drei Durchgänge", "Hausregel",
        ],
    },
    "grosser-faecher": {
        "en": [
            "lies lowest", "red on red", "one card at a time", "No card is ever moved to an empty place",
            "with fewer if the stock has fewer", "misprint", "outer arc’s right end", "middle arc from its right end",
            "inner arc, also from its right end", "under what is left of the stock", "the inner arc from left to right",
            "from its bottom card to its top card", "gather at any time", "is gathered from its right end",
        ],
        "de": [
            "zuunterst", "Rot an Rot", "immer einzeln", "Nie wird eine Karte auf einen leeren Platz gelegt",
            "mit weniger, wenn der Talon weniger hat", "Druckfehler", "rechten Ende des Außenbogens",
            "der mittlere Bogen von seinem rechten Ende", "der Innenbogen, ebenfalls von rechts",
            "unter den Rest des Talons", "der Innenbogen von links nach rechts",
            "von der untersten Karte zur obersten", "dürfen Sie jederzeit", "Auch der Innenbogen",
        ],
    },
    "berlinerin": {
        "en": [
            "ace of clubs, ace of diamonds, ace of hearts, ace of spades", "goes up there at once", "still counts",
            "can be shorter", "only the card being dealt may go up", "suits and colours do not matter",
            "run of one suit", "A mixed run", "any single card or any run", "says twice that it may",
        ],
        "de": [
            "Kreuz-Ass, Karo-Ass, Herz-Ass, Pik-Ass", "kommt sie sofort dorthin", "zählt trotzdem", "kürzer",
            "nur die Karte hochgelegt werden, die gerade", "die Farbe ist beliebig", "Leitern einer Farbe",
            "Gemischte Leitern", "jede Einzelkarte", "sagt zweimal",
        ],
    },
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SAID)
def test_every_rule_is_said(name: str, language: str) -> None:
    everything = " ".join(text(section) for section in told(name, language).values())
    assert [phrase for phrase in SAID[name][language] if phrase not in everything] == []


@pytest.mark.parametrize(
    ("name", "language", "chapter", "said", "unsaid"),
    [
        ("irmgard-single+one", "en", "redeal", "done once", "often"),
        ("irmgard-single+one", "de", "redeal", "einmal geschehen", "oft"),
        ("irmgard-single+none", "en", "redeal", "only once: the waste is not turned over", "recycle"),
        ("irmgard-single+none", "de", "redeal", "nur einmal", "recycle"),
        ("grosser-kreis+turned-only", "en", "stock", "just been turned", "in its turn"),
        ("grosser-kreis+turned-only", "de", "stock", "eben umgedreht", "auch die darunter"),
        ("grosser-kreis+unlimited", "en", "redeal", "as often as you like", "times"),
        ("grosser-faecher+none", "en", "redeal", "not gathered", "gather”"),
        ("berlinerin+choice", "en", "deal", "without seeing the next card", "at once"),
        ("berlinerin+choice", "de", "deal", "ohne die nächste Karte zu sehen", "sofort"),
        ("berlinerin+never", "en", "deal", "even one that would fit", "goes up there"),
        ("berlinerin+never", "de", "deal", "auch wenn sie auf ein Familienhäufchen", "sofort"),
    ],
)
def test_a_variant_is_told_as_it_is_played(name: str, language: str, chapter: str, said: str, unsaid: str) -> None:
    section = text(told(name, language)[chapter])
    assert said in section and unsaid not in section


@pytest.mark.parametrize("name", EVERY_RULED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_variants_are_listed_with_default_and_choice(name: str, language: str) -> None:
    patience = ruled(name)
    items = told(name, language)["variants"].items
    offered = [word for setting in patience.settings for word in setting.words]
    assert len(items) == len(offered) and all(f"{word}" in item for word, item in zip(offered, items, strict=True))
    chosen = [item for item in items if ("these rules are told" if language == "en" else "hier erzählt") in item]
    assert len(chosen) == len(patience.settings)
    for word in name.split("+")[1:]:
        assert any(f"“{word}”" in item or f"„{word}“" in item for item in chosen)


@pytest.mark.parametrize("name", EVERY_RULED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_raw_is_shown(name: str, language: str) -> None:
    for section in told(name, language).values():
        for sentence in [section.title, *section.paragraphs, *section.items]:
            assert sentence.strip() and not re.search(r"[{}$\"]|None|  ", sentence), sentence


@pytest.mark.parametrize("name", EVERY_RULED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_by_hand_reads_no_word_that_is_only_typed(name: str, language: str) -> None:
    typed, by_hand = told(name, language), shown(name, language)
    assert list(by_hand) == [chapter for chapter in typed if chapter != "notation"]
    for section in by_hand.values():
        assert not re.search(r"[“”„+#]|\b[TFRSW]\d|  ", text(section)), text(section)
    for chapter in ("aim", "tableau", "empty", "foundations", "end", "cards", "readings"):
        assert chapter not in typed or len(by_hand[chapter].paragraphs) == len(typed[chapter].paragraphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_cards_move_is_told_before_how_they_are_dealt(language: str) -> None:
    for patience in patiences.declared().values():
        chapters = list(shown(patience.name, language))
        assert chapters[:2] == ["aim", "tableau"] and chapters.index("foundations") < chapters.index("deal")


def test_readings_are_named_as_ours() -> None:
    for patience in patiences.declared().values():
        for language in LANGUAGES:
            assert len(told(patience.name, language)["readings"].items) == len(patience.readings) > 0


def test_a_ruled_patience_can_be_ruled_back_to_the_default() -> None:
    for patience in patiences.declared().values():
        defaults = tuple(setting.default for setting in patience.settings)
        for setting in patience.settings:
            for word in setting.words:
                back = names.ruled(names.ruled(patience, (word,)), defaults)
                assert back == names.ruled(patience, ())


def test_one_choice_of_each_setting_is_the_chosen_one() -> None:
    for name in EVERY_RULED:
        for chooser in choosers(ruled(name), "en"):
            assert sum(choice.chosen for choice in chooser.choices) == 1
            assert len({choice.label for choice in chooser.choices}) == len(chooser.choices)


def test_a_new_patience_is_told_without_another_line(sixth_patience: str) -> None:
    for language in LANGUAGES:
        sections = told(f"{sixth_patience}+once", language)
        assert {"aim", "cards", "deal", "tableau", "redeal", "variants", "notation"} <= sections.keys()
        assert "12" in text(sections["aim"])
