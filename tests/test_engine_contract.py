"""What holds in every game and variant, whatever is played, in both builds of the engine."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kartenbild as kb
from kartenbild.engine.position import Position
from ruled import EVERY_RULED, tables_of

WALKS = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
numbers = st.integers(1, 2**63 - 1)
choices = st.lists(st.integers(0, 2**16), max_size=120)


def played(name: str, picks: list[int]) -> kb.Game:
    """The deal after some moves; each pick takes one of the legal moves, with a bent for playing up."""
    game = kb.deal(name)
    for pick in picks:
        moves = game.legal_moves()
        if not moves:
            break
        up = [move for move in moves if move.target[:1] in ("F", "R")]
        pool = up if up and pick % 3 else moves
        game.play(pool[pick % len(pool)])
    return game


@pytest.mark.parametrize("ruled", EVERY_RULED)
@WALKS
@given(number=numbers, picks=choices)
def test_every_card_is_somewhere_once(engine: type[Position], ruled: str, number: int, picks: list[int]) -> None:
    game = played(f"{ruled}#{number}", picks)
    lying = Counter(card.lstrip("~") for pile in game.truth().values() for card in pile)
    laid_out = " ".join(group.laid_out for group in game.tables.patience.foundations)
    assert lying == Counter(f"{game.cards} {laid_out}".split())


@pytest.mark.parametrize("ruled", EVERY_RULED)
@WALKS
@given(number=numbers, picks=choices)
def test_undo_goes_back_exactly_and_redo_forward(
    engine: type[Position], ruled: str, number: int, picks: list[int]
) -> None:
    game = played(f"{ruled}#{number}", picks)
    history = [str(move) for move in game.history]
    seen = [(game.truth(), game.position.key(), game.won, game.stuck)]
    while game.history:
        game.undo()
        seen.append((game.truth(), game.position.key(), game.won, game.stuck))
    assert game.truth() == kb.deal(game.name).truth()
    while game.undone:
        assert (game.truth(), game.position.key(), game.won, game.stuck) == seen.pop()
        game.redo()
    assert [str(move) for move in game.history] == history
    assert game.truth() == seen.pop()[0]


@pytest.mark.parametrize("ruled", EVERY_RULED)
@WALKS
@given(number=numbers, picks=choices)
def test_a_record_plays_back_to_the_same_place(
    engine: type[Position], ruled: str, number: int, picks: list[int]
) -> None:
    game = played(f"{ruled}#{number}", picks)
    again = kb.read_record(kb.write_record(game))
    assert (again.name, again.truth(), again.history) == (game.name, game.truth(), game.history)
    given_cards = kb.deal(ruled, cards=game.cards)
    for move in game.history:
        given_cards.play(move)
    third = kb.read_record(kb.write_record(given_cards))
    assert (third.name, third.cards, third.truth()) == (ruled, game.cards, game.truth())


@pytest.mark.parametrize("ruled", EVERY_RULED)
@WALKS
@given(number=numbers, picks=choices)
def test_the_view_shows_no_covered_card(engine: type[Position], ruled: str, number: int, picks: list[int]) -> None:
    game = played(f"{ruled}#{number}", picks)
    for place, pile in game.truth().items():
        assert game.view()[place] == ["~" if card.startswith("~") else card for card in pile]


@pytest.mark.parametrize("ruled", EVERY_RULED)
@WALKS
@given(number=numbers, picks=choices)
def test_listed_moves_are_the_legal_ones(engine: type[Position], ruled: str, number: int, picks: list[int]) -> None:
    game = played(f"{ruled}#{number}", picks)
    listed, every = game.legal_moves(), game.every_move()
    assert len(set(listed)) == len(listed) and len(set(every)) == len(every)
    assert game.stuck == (not game.won and not every)
    for move in listed + every:
        assert kb.Move.parse(str(move)) == move
        assert game.refusal(move) is None
    for code in range(0, 1 << 24, 257):
        if not game.position.refusal(code):
            assert game.notation.move(code) in every


@pytest.mark.parametrize("ruled", EVERY_RULED)
@WALKS
@given(number=numbers, picks=choices)
def test_a_position_laid_out_afresh_has_the_same_moves(
    engine: type[Position], ruled: str, number: int, picks: list[int]
) -> None:
    game = played(f"{ruled}#{number}", picks)
    if game.position.asks():
        return
    fresh = engine(game.tables, list(game.order))
    places = range(len(game.tables.place_names))
    fresh.arrange(
        [game.position.pile(place) for place in places],
        [game.position.covered(place) for place in places],
        game.position.redeals(),
        game.position.just_turned(),
    )
    assert fresh.key() == game.position.key()
    room, other = game._room[:], game._room[:]
    assert fresh.moves(room, True) == game.position.moves(other, True)
    assert room == other


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_a_refused_move_changes_nothing(engine: type[Position], ruled: str) -> None:
    game = played(f"{ruled}#3", list(range(30)))
    game.undo()
    before = (game.truth(), game.position.key(), game.history, game.undone)
    legal = {str(move) for move in game.every_move()}
    places = game.tables.place_names
    refused = 0
    for text in [*(f"{a}-{b}x{n}" for a in places for b in places for n in (1, 2, 5)), "deal", "turn", "up", "", "T1-"]:
        if text.replace("x1", "") not in legal and text not in legal:
            with pytest.raises(kb.IllegalMove, match=r"\w"):
                game.play(text)
            refused += 1
    assert refused > 50
    assert (game.truth(), game.position.key(), game.history, game.undone) == before


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_the_same_number_is_the_same_deal(engine: type[Position], ruled: str) -> None:
    assert kb.deal(f"{ruled}#77").truth() == kb.deal(f"{ruled}#77").truth()
    assert kb.deal(f"{ruled}#77").cards != kb.deal(f"{ruled}#78").cards


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_playing_on_forgets_what_was_undone(engine: type[Position], ruled: str) -> None:
    game = played(f"{ruled}#5", [1] * 10)
    game.undo()
    game.play(game.legal_moves()[0])
    with pytest.raises(kb.IllegalMove):
        game.redo()


def test_an_exception_in_the_middle_of_a_walk_leaves_undo_alive(engine: type[Position]) -> None:
    game = kb.deal("irmgard#9")
    random.seed(9)
    for _ in range(60):
        with pytest.raises(kb.IllegalMove):
            game.play("T1-T1")
        game.play(random.choice(game.legal_moves()))
    while game.history:
        game.undo()
    assert game.truth() == kb.deal("irmgard#9").truth()


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_different_positions_of_a_walk_have_different_keys(engine: type[Position], ruled: str) -> None:
    """Keys are equal exactly where the cards lie alike and the same is still to come."""
    seen: dict[int, object] = {}
    for number in range(1, 6):
        game = kb.deal(f"{ruled}#{number}")
        rng = random.Random(number)
        for _ in range(150):
            moves = game.legal_moves()
            if not moves:
                break
            game.play(rng.choice(moves))
            state = (str(game.truth()), game.position.redeals(), game.position.just_turned())
            assert seen.setdefault(game.position.key(), state) == state
    assert len(seen) > 30
    assert len(set(map(str, seen.values()))) == len(seen)


def test_tables_are_made_for_every_combination() -> None:
    assert len(EVERY_RULED) == 20 == len(set(EVERY_RULED))
    assert all(tables_of(ruled).pack for ruled in EVERY_RULED)
