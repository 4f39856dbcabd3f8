"""Foundations bear no numbers on the table: sentences name them by what lies there."""

from __future__ import annotations

from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild.server.families import place_called
from kartenbild.server.telling import move_texts

WON = kb.read_record((Path(__file__).parent / "browser" / "games" / "irmgard.patience").read_text(encoding="utf-8"))


def replayed(moves: int) -> kb.Game:
    game = kb.deal(WON.name)
    for move in WON.history[:moves]:
        game.play(move)
    return game


def names(game: kb.Game, language: str = "en") -> list[str]:
    return [place_called(game, f"F{number}", language) for number in range(1, 9)]


def test_empty_foundations_keep_their_numbers_and_one_that_is_begun_has_its_suit() -> None:
    assert names(replayed(0)) == [f"foundation {number}" for number in range(1, 9)]
    first = next(made for made in range(len(WON.history)) if "of" in names(replayed(made))[0])
    begun = names(replayed(first))
    assert begun[0] in {f"foundation of {suit}" for suit in ("clubs", "diamonds", "hearts", "spades")}
    assert begun[1:] == [f"foundation {number}" for number in range(2, 9)]


@pytest.mark.parametrize(
    "language, sample", [("en", "second foundation of hearts"), ("de", "zweites Familienhäufchen Herz")]
)
def test_two_of_one_suit_are_the_first_and_the_second(language: str, sample: str) -> None:
    told = names(replayed(len(WON.history)), language)
    assert len(set(told)) == 8
    assert sample in told
    ordinals = [name.split()[0] for name in told]
    assert sorted(ordinals) == sorted({"en": ["first", "second"], "de": ["erstes", "zweites"]}[language] * 4)


def test_an_ace_goes_to_an_empty_foundation_whichever() -> None:
    for made in range(0, len(WON.history), 5):
        game = replayed(made)
        texts = move_texts(game, game.distinct_moves(), "en")
        assert len(set(texts)) == len(texts)
        assert not [text for text in texts if "empty foundation 1" in text]
    assert any(text.endswith("up to an empty foundation") for text in _all_texts())


def _all_texts() -> list[str]:
    games = (replayed(made) for made in range(0, len(WON.history), 2))
    return [text for game in games for text in move_texts(game, game.legal_moves(), "en")]


def test_places_that_suits_share_keep_their_numbers() -> None:
    """On the circle only red and black matter."""
    assert place_called(kb.deal("grosser-kreis#1"), "F2", "en") == "centre pile 2"
    assert place_called(kb.deal("berlinerin#1"), "F2", "en") == "foundation of diamonds"
    assert place_called(kb.deal("berlinerin#1"), "T2", "en") == "column 2"
