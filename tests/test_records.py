"""Records: what is written is read back; what is not a record is refused in one sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kartenbild as kb

BERLINERIN = kb.deal("berlinerin#5")


def test_a_record_says_what_was_played() -> None:
    game = kb.deal("irmgard#42")
    moves = [str(game.legal_moves()[0]), "deal", "deal"]
    for move in moves:
        game.play(move)
    assert kb.write_record(game) == f"kartenbild 1\ndeal irmgard#42\nmoves {' '.join(moves)}\n"


def test_given_cards_stand_in_the_record() -> None:
    game = kb.deal("berlinerin", cards=BERLINERIN.cards)
    assert kb.write_record(game) == f"kartenbild 1\ndeal berlinerin\ncards {BERLINERIN.cards}\n"


@pytest.mark.parametrize(
    "text",
    [
        "kartenbild 1\ndeal irmgard#42\nmoves deal deal\n",
        "\ufeffkartenbild 1\r\ndeal irmgard#42\r\nmoves deal\r\n  deal\r\n",
        "# played on a rainy day\nkartenbild 1\n\n deal irmgard+left#42 # usual\nmoves deal\n# a comment\nmoves deal",
        "kartenbild 1\ndeal irmgard#42\nmoves\ndeal\nmoves deal",
    ],
)
def test_records_are_read_as_people_write_them(text: str) -> None:
    game = kb.read_record(text)
    assert (game.name, [str(move) for move in game.history]) == ("irmgard#42", ["deal", "deal"])


def test_an_illegal_move_is_named_by_its_number() -> None:
    with pytest.raises(kb.BadRecord, match="move 10 is refused: deal: The stock is used up") as bad:
        kb.read_record("kartenbild 1\ndeal irmgard#42\nmoves" + " deal" * 12)
    assert "\n" not in str(bad.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1"),
        ("patience 1\ndeal irmgard#42", "line 1"),
        ("kartenbild 2\ndeal irmgard#42", "line 1"),
        ("kartenbild 1", "names no deal"),
        ("kartenbild 1\ndeal", "names no deal"),
        ("kartenbild 1\ndeal irmgard#42 berlinerin#1", "several words"),
        ("kartenbild 1\ndeal irmgard#42\ndeal irmgard#43", "line 3"),
        ("kartenbild 1\ndeal irmgard#42\nmoves deal\ndeal irmgard#43", "move 3"),
        ("kartenbild 1\ndeal irmgard", "neither a number nor cards"),
        ("kartenbild 1\nplay irmgard#42", "line 2: “play”"),
        ("kartenbild 1\ndeal irmgard#42\nmoves T1-T2;rm", "T1-T2;rm"),
        ("kartenbild 1\ndeal berlinerin\ncards KS KS", "card 2: KS stands here twice"),
        ("kartenbild 1\ndeal berlinerin#5\ncards " + BERLINERIN.cards, "give one of the two"),
        ("cos\nsystem\n(S'echo hacked'\ntR.", "line 1"),
        ("{" * 5000, "line 1"),
        ("kartenbild 1\ndeal irmgard#42\nmoves " + "deal " * 300_000, "at most"),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(text: str, says: str) -> None:
    with pytest.raises(ValueError) as bad:
        kb.read_record(text)
    assert says in str(bad.value)
    assert "\n" not in str(bad.value) and len(str(bad.value)) < 400


@given(st.text(max_size=300))
def test_no_text_does_more_than_be_refused(text: str) -> None:
    for record in (text, "kartenbild 1\n" + text, "kartenbild 1\ndeal irmgard#1\nmoves " + text):
        try:
            kb.read_record(record)
        except ValueError as bad:
            assert str(bad)
