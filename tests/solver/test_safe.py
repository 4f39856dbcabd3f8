"""Safe moves lose no win, and a game that is said to finish finishes."""

from __future__ import annotations

import random

import pytest

import kartenbild as kb
from kartenbild.solver.finishing import finishing_moves
from kartenbild.solver.safe import SafeRule, safe_moves, safe_rule

NODES = 60_000
WITH_RULE = [
    "berlinerin+never",
    "berlinerin+choice",
    "irmgard",
    "irmgard-single+none",
    "irmgard-single",
    "grosser-faecher+none",
]


@pytest.mark.parametrize("name", WITH_RULE)
def test_a_safe_move_loses_no_win(name: str) -> None:
    """From positions on the way to a win, with detours, every safe move leads to a position that is not lost."""
    dice = random.Random(name)
    checked = 0
    for number in range(1, 40):
        game = kb.deal(f"{name}#{number}")
        for move in kb.solve(game, nodes=NODES).moves:
            for safe in safe_moves(game):
                if dice.random() < 0.05:
                    game.play(safe)
                    assert kb.solve(game, nodes=NODES).outcome != "lost", f"{game.name}: {game.history}"
                    game.undo()
                    checked += 1
            game.play(move)
        if checked >= 40:
            return
    assert checked >= 10


def test_a_card_that_may_still_be_needed_below_is_not_safe() -> None:
    """With all fours home a five is safe, for any card that could be laid on it could go up itself; the rule goes two
    ranks above the lowest foundation and no further where any suit is laid on any."""
    game = kb.deal("berlinerin+never#1")
    for move in kb.solve(game).moves:
        lowest = min(len(game.position.pile(game.tables.place_names.index(f"F{n}"))) for n in range(1, 5))
        safe = {str(each) for each in safe_moves(game)}
        for up in (each for each in game.legal_moves() if each.target[:1] == "F"):
            rank = "A23456789TJQK".index(game.truth()[up.source][-1][0]) + 1
            assert (str(up) in safe) == (rank <= lowest + 2)
        game.play(move)


def test_two_packs_go_by_the_lower_foundation() -> None:
    """A second copy may not take the only place under which the first still lies."""
    game = kb.deal("irmgard#1")
    for move in kb.solve(game).moves:
        home = [card for pile, cards in game.truth().items() if pile[0] == "F" for card in cards]
        for safe in safe_moves(game):
            card = game.truth()[safe.source][-1]
            rank = "A23456789TJQK".index(card[0])
            assert rank == 0 or home.count("A23456789TJQK"[rank - 1] + card[1]) == 2
        game.play(move)


def test_fans_have_safe_cards_only_in_their_last_layout() -> None:
    game = kb.deal("grosser-faecher+one#2")
    assert safe_rule(game.tables) is SafeRule.LAST_LAYOUT
    before = after = 0
    for move in kb.solve(game).moves:
        gathered = "gather" in map(str, game.history)
        before, after = (
            before + (not gathered and bool(safe_moves(game))),
            after + (gathered and bool(safe_moves(game))),
        )
        game.play(move)
    assert before == 0 and (after > 0 or "gather" not in map(str, game.history))


def test_where_nothing_is_proved_nothing_is_safe() -> None:
    game = kb.deal("grosser-kreis#1")
    assert safe_rule(game.tables) is SafeRule.NEVER
    assert safe_moves(game) == []
    choosing = kb.deal("berlinerin+choice#6")
    assert choosing.position.asks() and safe_moves(choosing) == [] and finishing_moves(choosing) == []


@pytest.mark.parametrize("name", [*WITH_RULE, "grosser-kreis+unlimited", "grosser-faecher", "irmgard+centre"])
def test_what_is_said_to_finish_finishes_without_a_decision(name: str) -> None:
    found = 0
    for number in range(1, 30):
        game = kb.deal(f"{name}#{number}")
        for move in kb.solve(game, nodes=NODES).moves:
            before = game.truth(), len(game.history)
            rest = finishing_moves(game)
            assert (game.truth(), len(game.history)) == before
            if rest:
                break
            game.play(move)
        else:
            continue
        for move in rest:
            assert move.target[:1] in ("F", "R", "")
            assert str(move) != "gather"
            game.play(move)
        assert game.won
        found += 1
        if found == 5:
            return
    assert found


def test_a_game_that_does_not_finish_is_not_said_to() -> None:
    game = kb.deal("berlinerin#6")
    assert finishing_moves(game) == []
    game.play("T2-T5")
    while game.legal_moves() and len(game.history) < 40:
        assert finishing_moves(game) == [], "it is lost"
        game.play(game.legal_moves()[0])
