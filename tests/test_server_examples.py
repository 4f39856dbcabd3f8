"""The drawn examples of the rules: every kind of move of each game, from positions that the engine really came to."""

from __future__ import annotations

from typing import Any

import pytest

from kartenbild import cards
from kartenbild.patiences import declared
from kartenbild.rules.vocabulary import Patience
from kartenbild.server.examples import Example, _found, examples
from kartenbild.words import LANGUAGES

SORTS = {
    "irmgard": "card-tableau card-tableau-empty run-tableau run-tableau-empty card-up card-up-empty deal",
    "irmgard-single+none": "card-tableau card-tableau-empty run-tableau run-tableau-empty card-up card-up-empty "
    "turn waste-tableau waste-up",
    "irmgard-single": "card-tableau card-tableau-empty run-tableau run-tableau-empty card-up card-up-empty "
    "turn waste-tableau waste-up recycle",
    "grosser-kreis": "turn waste-up waste-up recycle",
    "grosser-faecher": "card-tableau card-up card-up-empty refill gather",
    "grosser-faecher+none": "card-tableau card-up card-up-empty refill",
    "berlinerin": "card-tableau card-tableau-empty run-tableau run-tableau-empty card-up",
    "berlinerin+choice": "card-tableau card-tableau-empty run-tableau run-tableau-empty card-up up down",
}


@pytest.mark.parametrize("ruled", SORTS)
def test_every_kind_of_move_has_its_example(ruled: str) -> None:
    assert [example.sort.name for example in _found(ruled)[1]] == SORTS[ruled].split()


@pytest.mark.parametrize("ruled", ["irmgard", "grosser-kreis", "grosser-faecher", "berlinerin+choice"])
def test_examples_are_whole_tables_that_hide_what_lies_face_down(ruled: str) -> None:
    patience = declared()[ruled.split("+")[0]]
    for example in _found(ruled)[1]:
        before, after = faces(example.before), faces(example.after)
        assert len(before) == len(after) == number_of_cards(patience)
        moved = {key for key in before if place_of(example.before, key) != place_of(example.after, key)}
        assert moved == set(example.marked)
        assert {key for key in before if before[key] is None} == hidden(example)


def faces(places: list[dict[str, Any]]) -> dict[int, str | None]:
    return {card["key"]: card["card"] for place in places for card in place["cards"]}


def place_of(places: list[dict[str, Any]], key: int) -> str:
    return next(place["place"] for place in places if key in [card["key"] for card in place["cards"]])


def hidden(example: Example) -> set[int]:
    """What was hidden is hidden after the move too, unless the move showed it."""
    after = faces(example.after)
    shown = {key for key, card in faces(example.before).items() if card is None and after[key] is not None}
    return shown | {key for key, card in after.items() if card is None} - turned_down(example)


def turned_down(example: Example) -> set[int]:
    """A waste that is turned over lies face down then."""
    before = faces(example.before)
    return {key for key, card in faces(example.after).items() if card is None and before[key] is not None}


def number_of_cards(patience: Patience) -> int:
    return patience.packs * len(cards.RANKS) * len(cards.SUITS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_told_in_the_tables_own_words(language: str) -> None:
    scenes, shown = examples("irmgard-single", language)
    assert scenes and all(example["told"].endswith(".") for example in shown)
    assert len({example["told"] for example in shown}) == len(shown) == 10
