"""What advice promises besides fairness: exact where all is known, no circles, reasons that are true."""

from __future__ import annotations

from dataclasses import replace

import pytest

import kartenbild as kb
from advice.tables import played_at_random
from kartenbild import cards
from kartenbild.advice import advising
from kartenbild.advice.imagined import imagines
from kartenbild.advice.knowledge import Onlooker, signature
from kartenbild.advice.plans import Plans
from kartenbild.words import Message, say
from positions import lay
from ruled import EVERY_RULED


def followed(game: kb.Game, **budget: int) -> list[kb.Advice]:
    """Play what the advice says until it says nothing more; all of the advice."""
    heard = []
    while len(game.history) < 1500:
        heard.append(kb.advise(game, **budget))
        best = heard[-1].best
        if best is None:
            return heard
        game.play(best)
    raise AssertionError(f"{game.name}: the advice did not come to an end")


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_following_hints_alone_never_goes_in_a_circle(ruled: str) -> None:
    game = kb.deal(f"{ruled}#1")
    followed(game, rollouts=1, nodes=2_000)
    tables = {signature(game)}
    for _ in game.history:
        game.undo()
        tables.add(signature(game))
    assert len(tables) == len(game.undone) + 1


def test_nor_does_it_after_every_memory_of_it_was_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a restart of the program: plans are forgotten before every move."""
    game = kb.deal("berlinerin#1")
    while game.history or not game.won:
        monkeypatch.setattr(advising, "PLANS", Plans())
        best = kb.advise(game, nodes=100_000).best
        if best is None:
            break
        game.play(best)
        assert len(game.history) < 400
    assert game.won


def test_a_table_where_all_lies_open_gets_exact_advice() -> None:
    game = kb.deal("berlinerin#1")
    heard = followed(game, nodes=100_000)
    assert game.won
    assert {each.outcome for each in heard[:-1]} == {"won"}
    assert [len(each.plan) for each in heard[:-1]] == list(range(len(game.history), 0, -1))
    assert heard[0].note == Message("advice-note-won", {"moves": len(game.history)})
    assert heard[-1].note == Message("advice-note-won-already")


def test_a_proved_loss_is_said_and_moves_are_ranked_all_the_same() -> None:
    game = next(deal for deal in map(kb.deal, map("berlinerin+never#{}".format, range(1, 30))) if _lost(deal))
    told = kb.advise(game, rollouts=20, nodes=200_000)
    assert told.outcome == "lost" and told.note.id == "advice-note-lost" and told.moves


def _lost(game: kb.Game) -> bool:
    return kb.solve(game, nodes=200_000).outcome == "lost"


def test_once_the_stock_was_gone_through_the_circles_advice_is_a_proof() -> None:
    game = kb.deal("grosser-kreis+unlimited#2")
    for _ in range(96):
        game.play("turn")
    told = kb.advise(game, nodes=500_000)
    assert told.outcome == "won"
    for move in told.plan:
        game.play(move)
    assert game.won


@pytest.mark.parametrize("number", range(1, 6))
def test_an_imagined_order_in_which_the_card_goes_to_the_other_of_two_like_piles_speaks_for_the_move(
    number: int,
) -> None:
    """With any number of passes every order comes out, so each speaks for one of the moves."""
    game = kb.deal(f"grosser-kreis+unlimited#{number}")
    while len(game.legal_moves()) < 2:
        game.play("turn")
    told = kb.advise(game, rollouts=160)
    assert sum(each.won for each in told.moves) == told.moves[0].games > 0


def test_orders_are_imagined_only_while_every_card_has_a_slot_left() -> None:
    game = kb.deal("grosser-kreis#1")
    known = Onlooker.of(game).knows(game)
    six, seven = (cards.parse(name) for name in ("6C", "7C"))
    pack = list(known.tables.pack)
    pack[pack.index(six)] = seven
    crowded = replace(known, tables=replace(known.tables, pack=pack))
    assert (imagines(known), imagines(crowded)) == (True, False)


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_every_suggestion_is_legal_and_each_decision_is_there_once(ruled: str) -> None:
    for made in (0, 7, 40):
        game = played_at_random(f"{ruled}#4", made)
        told = kb.advise(game, rollouts=8, nodes=2_000)
        moves = [str(each.move) for each in told.moves]
        assert len(set(moves)) == len(moves)
        assert [game.refusal(move) for move in moves] == [None] * len(moves)
        assert all(0 <= each.score <= 1 and 0 <= each.won <= each.games for each in told.moves)


def test_the_same_budget_and_seed_say_the_same_twice_and_leave_the_game_alone() -> None:
    game = played_at_random("irmgard#3", 9)
    before = game.truth(), game.history
    assert kb.advise(game, rollouts=40, seed=2) == kb.advise(game, rollouts=40, seed=2)
    assert (game.truth(), game.history) == before


def test_by_the_clock_it_takes_about_the_time_it_was_given() -> None:
    told = kb.advise(kb.deal("irmgard#3"), seconds=0.2)
    assert told.moves[0].games > 2


@pytest.mark.parametrize("wrong", [{"seconds": 0}, {"rollouts": -1}, {"nodes": 0}, {"seconds": 1, "rollouts": 9}])
def test_a_wrong_limit_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"above zero|not both"):
        kb.advise(kb.deal("irmgard#3"), **wrong)  # type: ignore[arg-type]


def test_where_every_move_leads_back_there_is_no_hint() -> None:
    """One card goes to and fro between two columns; the table where it started was there before."""
    game = lay("berlinerin+never", {"T1": "KC QD", "T2": "KD", "T3": "KH", "T4": "KS"}, rest="F1")
    for move in ("T1-T2", "T2-T3", "T3-T4"):
        game.play(move)
    told = kb.advise(game, rollouts=5, nodes=1)
    assert all(str(each.move) not in ("T4-T1", "T4-T2", "T4-T3") for each in told.moves)


def reasons(game: kb.Game, move: str) -> set[str]:
    """The reasons told for this move."""
    told = kb.advise(game, rollouts=6, nodes=500)
    (found,) = [each for each in told.moves if str(each.move) == move]
    for reason in found.reasons:
        assert say(reason, "en") and say(reason, "de")
    return {reason.id for reason in found.reasons}


def test_the_only_move_there_is_is_told_as_such() -> None:
    heard = kb.advise(kb.deal("grosser-kreis#1"), rollouts=8)
    assert [str(each.move) for each in heard.moves] == ["turn"]
    assert heard.note == Message("advice-note-no-other")


def test_reasons_about_hidden_cards_columns_and_the_way_home() -> None:
    game = lay("irmgard", {"T1": "~4C 9H", "T2": "TS", "T3": "AD", "T4": "2D", "T5": "8S 3C", "T6": "KH QC JD"})
    assert reasons(game, "T1-T2") == {"advice-turns-up", "advice-joins"}
    assert reasons(game, "T3-F") == {"advice-home", "advice-empties"}
    assert "advice-deal" in reasons(game, "deal")


def test_reasons_about_what_comes_to_lie_open() -> None:
    game = lay("irmgard", {"T1": "AC 9H", "T2": "TS", "T3": "JD 5C", "T4": "6H", "T5": "TC", "T6": "4D", "T7": "KC"})
    assert "advice-opens" in reasons(game, "T1-T2")
    assert "advice-makes-room" in reasons(game, "T3-T4")


def test_a_card_that_waits_for_another_is_kept_on_the_table() -> None:
    game = lay("irmgard", {"F1": "AC", "T1": "2C", "T2": "AD", "T3": "9H", "T4": "TS", "T5": "KC"})
    assert "advice-keeps" in reasons(game, "T3-T4")


def test_a_card_that_could_go_up_and_stays_down_is_told_as_such() -> None:
    game = lay("irmgard", {"F1": "AC", "T1": "2C", "T2": "3D", "T3": "9H", "T4": "KC"})
    assert "advice-not-up" in reasons(game, "T1-T2") and "advice-not-up" not in reasons(game, "T1-F")
    game = lay("irmgard", {"F1": "AC", "T1": "2C", "T2": "3D", "T3": "AH", "T4": "KC"})
    assert "advice-not-up-yet" in reasons(game, "T1-T2")


def test_reasons_about_fans_the_waste_and_the_deals_question() -> None:
    fans = lay("grosser-faecher", {"T1": "5H", "T2": "6D", "T3": "AC 2H 9S"})
    assert "advice-refills" in reasons(fans, "T1-T2")
    single = lay("irmgard-single", {"W": "3C 9H", "T1": "TS", "T2": "KC"})
    assert "advice-waste" in reasons(single, "W-T1")
    assert "advice-turn-known" not in reasons(single, "turn")
    asked = kb.deal("berlinerin+choice#1")
    assert reasons(asked, "up") == {"advice-home"} and reasons(asked, "down") == {"advice-stays"}


def test_a_card_of_the_stock_that_was_seen_is_named_before_it_is_turned_again() -> None:
    game = kb.deal("irmgard-single+two#3")
    while game.position.pile(game.tables.stock_place):
        game.play("turn")
    first = game.view()["W"][0]
    game.play("recycle")
    (turn,) = [each for each in kb.advise(game, rollouts=6, nodes=500).moves if str(each.move) == "turn"]
    known = next(reason for reason in turn.reasons if reason.id == "advice-turn-known")
    assert cards.name(known.args["card"].card) == first


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_no_hint_names_a_card_that_nobody_has_seen(ruled: str) -> None:
    """Cards in reasons are those of which every copy in question lies or lay open."""
    for made in (2, 15, 50):
        game = played_at_random(f"{ruled}#8", made, seed=made)
        known = {face for face in Onlooker.of(game).knows(game).faces if face is not None}
        laid_out = {card for pile in game.tables.laid_out for card in pile}
        for each in kb.advise(game, rollouts=8, nodes=500).moves:
            for reason in each.reasons:
                named = {value.card for value in reason.args.values() if hasattr(value, "card")}
                assert named <= known | laid_out
