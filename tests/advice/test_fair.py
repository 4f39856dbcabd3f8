"""Advice is fair: what nobody at the table could have seen never makes a difference to it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import kartenbild as kb
from advice.tables import played_at_random, with_hidden_exchanged
from kartenbild.advice import advising
from kartenbild.advice.advising import Budget
from kartenbild.advice.knowledge import Onlooker
from kartenbild.advice.plans import Plans
from kartenbild.advice.players import player
from ruled import EVERY_RULED

Told = object
STAGES = (0, 3, 11, 30, 90)


def advised(game: kb.Game) -> Told:
    """All that the advice says, thought out anew."""
    advising.PLANS = Plans()
    told = kb.advise(game, rollouts=24, nodes=2_000, seed=5)
    return [(str(each.move), each.score, each.won, each.games, each.reasons) for each in told.moves], told.note


def leaks(told: Callable[[kb.Game], Told], ruled: str) -> list[tuple[int, int]]:
    """At which stages of games of this kind exchanging hidden cards changes what is told."""
    found = []
    for stage in STAGES:
        game = played_at_random(f"{ruled}#{stage + 1}", stage, seed=stage)
        before = told(game)
        for seed in range(2):
            twin = with_hidden_exchanged(game, seed)
            assert twin.view() == game.view()
            if told(twin) != before:
                found.append((stage, seed))
    return found


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_hidden_cards_never_change_the_advice(ruled: str) -> None:
    assert leaks(advised, ruled) == []


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("ruled", ["irmgard", "irmgard-single", "grosser-faecher", "grosser-kreis"])
def test_nor_what_the_other_players_do(ruled: str, name: str) -> None:
    def does(game: kb.Game) -> Told:
        return str(player(name, Budget(), 3)(Onlooker.of(game).knows(game)))

    assert leaks(does, ruled) == []


def peeked(game: kb.Game) -> Told:
    """What an adviser would say who lifts the corner of the hidden cards and counts the red ones there."""
    hidden = [card for pile in game.truth().values() for card in pile if card.startswith("~")]
    told = kb.advise(game, rollouts=24, seed=5)
    turned = sum(card[-1] in "DH" for card in hidden[: len(hidden) // 2]) % max(1, len(told.moves))
    return [str(each.move) for each in told.moves[turned:] + told.moves[:turned]]


class Peeking(Onlooker):
    """An onlooker who has marked the cards' backs: every card of the stock is known from the first."""

    def look(self, game: kb.Game) -> None:
        super().look(game)
        self._seen.update(game.position.pile(game.tables.stock_place))


def marked(game: kb.Game) -> Told:
    return [str(each.move) for each in advising.advise_on(Peeking(game).knows(game), Budget(None, 60, 4_000)).moves]


@pytest.mark.parametrize("peeking", [peeked, marked])
def test_a_peek_put_in_on_purpose_is_found(peeking: Callable[[kb.Game], Told]) -> None:
    assert any(leaks(peeking, ruled) for ruled in ("irmgard", "irmgard-single", "grosser-kreis"))


def test_a_stock_gone_through_once_is_known_in_its_order() -> None:
    game = kb.deal("grosser-kreis#5")
    for _ in range(96):
        game.play("turn")
    assert Onlooker.of(game).knows(game).complete
    game.play("recycle")
    known = Onlooker.of(game).knows(game)
    stock = known.piles[game.tables.stock_place]
    assert [known.faces[index] for index in stock] == [game.position.card(index) for index in stock]


def test_fans_that_were_gathered_are_known_under_the_stock() -> None:
    game = kb.deal("grosser-faecher#3")
    lying = {index for place in range(16) for index in game.position.pile(place)}
    game.play("gather")
    known = Onlooker.of(game).knows(game)
    under = set(known.piles[game.tables.stock_place]) & lying
    assert under and all(known.faces[index] is not None for index in under)
    assert not [index for index in known.unseen if index in lying]


def test_a_card_that_lay_open_and_was_covered_again_stays_known() -> None:
    game = kb.deal("irmgard#1")
    tops = [game.position.pile(place)[-1] for place in range(9)]
    game.play("deal")
    game.play("deal")
    known = Onlooker.of(game).knows(game)
    assert all(known.faces[index] is not None for index in tops)


def test_what_was_taken_back_is_not_used() -> None:
    game = kb.deal("irmgard#4")
    before = Onlooker.of(game).knows(game).faces
    game.play("deal")
    game.undo()
    assert Onlooker.of(game).knows(game).faces == before
    assert [str(move) for move in game.undone] == ["deal"]


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_imagined_worlds_have_the_whole_pack_and_look_the_same(ruled: str) -> None:
    game = played_at_random(f"{ruled}#9", 25)
    known = Onlooker.of(game).knows(game)
    identities = list(known.pool)
    random.Random(1).shuffle(identities)
    for world in (known.world(), known.world(identities)):
        assert world.view() == game.view()
        assert sorted(world.order) == sorted(game.order)
        assert [str(move) for move in world.legal_moves()] == [str(move) for move in game.legal_moves()]


def test_every_assignment_of_unseen_cards_is_as_likely_as_any_other() -> None:
    """The first unseen card is each of the unseen ranks about equally often, over many imagined worlds."""
    from kartenbild.advice.policy import trials

    game = kb.deal("irmgard-single#1")
    known = Onlooker.of(game).knows(game)
    world = known.world()
    games = trials(known, world)
    first, counts = known.unseen[0], dict.fromkeys(known.pool, 0)
    for number in range(4_300):
        games.propose(int(world.legal_moves()[-1].kind) << 24, number, 0)
        counts[world.position.card(first)] += 1
    expected = 4_300 / len(known.pool)
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 85
