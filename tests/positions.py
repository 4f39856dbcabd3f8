"""Positions laid out by hand, in the words of `Game.truth()`."""

from __future__ import annotations

from collections.abc import Mapping

import kartenbild as kb
from kartenbild import cards

Piles = Mapping[str, str]


def lay(ruled: str, piles: Piles, *, rest: str = "S", redeals: int | None = None, just_turned: bool = False) -> kb.Game:
    """A game of these rules with the cards where the test wants them.

    `piles`: place → 'KS ~QH …', the first dealt first, ~ before a face-down card, the stock's next card first. Cards
    not named lie under those of the place `rest`, in the stock behind them. `redeals`: how many are left, None for
    all. `just_turned`: the waste's top card has just been turned.
    """
    game = kb.deal(f"{ruled}#1")
    relay(game, piles, rest=rest, redeals=redeals, just_turned=just_turned)
    return game


def relay(
    game: kb.Game, piles: Piles, *, rest: str = "S", redeals: int | None = None, just_turned: bool = False
) -> None:
    """The same on a table that is there already; its history must not be used any more."""
    position, names = game.position, game.tables.place_names
    left = _indices(game)
    told = {name: piles.get(name, "").split() for name in names}
    wanted = {name: [left[cards.parse(word.strip("~"))].pop() for word in words] for name, words in told.items()}
    unnamed = sorted(index for indices in left.values() for index in indices)
    wanted[rest] = wanted[rest] + unnamed if rest == "S" else unnamed + wanted[rest]
    covered = [piles.get(name, "").count("~") for name in names]
    spent = position.redeals() if redeals is None else redeals
    position.arrange([wanted[name] for name in names], covered, spent, just_turned)


def _indices(game: kb.Game) -> dict[int, list[int]]:
    """Each card's indices in the dealing order, with those laid out before the deal."""
    found: dict[int, list[int]] = {card: [] for card in range(cards.CARDS)}
    for index in range(game.tables.cards):
        found[game.position.card(index)].append(index)
    return found


def refused(game: kb.Game, move: str) -> str:
    """The id of the rule that stops this move, '' where it is legal; the game must stay as it was."""
    before, message = game.truth(), game.refusal(move)
    if message:
        try:
            game.play(move)
        except kb.IllegalMove as illegal:
            assert illegal.message.id == message.id
        else:
            raise AssertionError(f"{move} was refused, yet played")
        assert game.truth() == before
    return message.id if message else ""
