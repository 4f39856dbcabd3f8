"""One way in: a game as it stands, its moves ranked by what the player can know."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kartenbild.advice.imagined import FOR_A_WORLD, imagines, rank_imagined
from kartenbild.advice.knowledge import Knowledge, Onlooker, signature
from kartenbild.advice.plans import Plans
from kartenbild.advice.policy import TRIALS, Weights, trials
from kartenbild.advice.ranking import Line, first_world, rank_by_clock, rank_by_games
from kartenbild.advice.reasons import Sight, reasons_for
from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move
from kartenbild.solver.solving import solve
from kartenbild.solver.verdict import Outcome
from kartenbild.words import Message

DEFAULT_SECONDS = 1.0
_NODES_FOR_A_ROLLOUT = 5_000
_SOLVING = 0.6
_MOST_FIRSTS = 10
_MEMORY_MB = 128
_MOST_LINES = 24
_NOISES = (30, 90)
_NOISY_FIRSTS = 5
_SOME_IDLE, _MOST_IDLE = 6, 40
PLANS = Plans()


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A legal move and what speaks for it.

    `score`: from 0 to 1, how well the trial games after it went, 1 where every one of them or a proved win says so.
    `won` of `games` trial games were won. `reasons`: what is true of the move, the weightiest first.
    """

    move: Move
    score: float
    won: int
    games: int
    reasons: list[Message]


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player can know about the moves.

    `moves`: best first; empty where no move leads to a table that is new to this game. `outcome`: 'won' or 'lost' where
    the player knows enough for a proof, else 'undecided'. `note`: the whole in one sentence. `plan`: for 'won' all
    moves to the end, else those up to the first that brings something to light, the suggested one first.
    """

    moves: list[Suggestion]
    outcome: str
    note: Message
    plan: list[Move] = field(default_factory=list)

    @property
    def best(self) -> Move | None:
        """The move to make, None where there is none."""
        return self.moves[0].move if self.moves else None


@dataclass(frozen=True, slots=True)
class Budget:
    """What may be spent on one piece of advice: by the clock, or counted, which gives the same advice everywhere."""

    seconds: float | None = None
    rollouts: int = 0
    nodes: int = 0
    seed: int = 1


@dataclass(frozen=True, slots=True)
class First:
    """A first move as the engine's integer, and what the policy thinks of it."""

    code: int
    worth: int


def budget(seconds: float | None, rollouts: int | None, nodes: int | None, seed: int) -> Budget:
    """The budget as asked for. Raises ValueError for a limit that is not above zero."""
    for name, value in (("seconds", seconds), ("rollouts", rollouts), ("nodes", nodes)):
        if value is not None and not value > 0:
            raise ValueError(f"{name} must be above zero, not {value}")
    if rollouts is None and nodes is None:
        return Budget(seconds=DEFAULT_SECONDS if seconds is None else seconds, seed=seed)
    if seconds is not None:
        raise ValueError("give seconds, or rollouts and nodes, not both")
    counted = rollouts or max(1, (nodes or 0) // _NODES_FOR_A_ROLLOUT)
    return Budget(None, counted, nodes or counted * _NODES_FOR_A_ROLLOUT, seed)


def advise(
    game: Game,
    seconds: float | None = None,
    *,
    rollouts: int | None = None,
    nodes: int | None = None,
    seed: int = 1,
) -> Advice:
    """The legal moves ranked by what the player can know; hidden cards never make a difference.

    `seconds`: by the clock, 1 if nothing is said. `rollouts` in its place: about so many trial games, and `nodes` for
    the search where nothing is hidden; then the advice depends on them and `seed` alone, not on the machine. Where
    nothing is hidden any more it is exact as far as the search decides. Raises ValueError for a wrong limit.
    """
    return advise_on(Onlooker.of(game).knows(game), budget(seconds, rollouts, nodes, seed))


def followed(game: Game) -> Advice | None:
    """At once, without any search: the next move of a win that was shown before, None where none is known from here."""
    knowledge = Onlooker.of(game).knows(game)
    if not knowledge.complete or game.won or not PLANS.from_here(knowledge):
        return None
    return advise_on(knowledge, Budget(None, 1, 1))


def remember(game: Game, plan: Sequence[str]) -> None:
    """Let the game's advice go on along this win, which was found elsewhere."""
    knowledge = Onlooker.of(game).knows(game)
    PLANS.keep(knowledge, knowledge.world(), [Move.parse(move) for move in plan])


def advise_on(
    knowledge: Knowledge,
    spend: Budget,
    *,
    only_best: bool = False,
    cancelled: Callable[[], bool] = lambda: False,
) -> Advice:
    """Advice for a table as its player knows it.

    `only_best`: do not trouble about the other moves. `cancelled` is asked every few hundredths of a second.
    """
    world = knowledge.world()
    outcome, plan = Outcome.UNDECIDED, list[Move]()
    if knowledge.complete and not world.won:
        outcome, plan = _proved(knowledge, world, spend, cancelled)
    if outcome is Outcome.LOST and only_best:
        return _told(knowledge, [], outcome, [])
    firsts = onward(knowledge, candidates(knowledge, world))
    if outcome is Outcome.WON:
        return _told(knowledge, _planned_first(world, firsts, plan), outcome, plan)
    if imagines(knowledge):
        return _told(knowledge, _imagined(knowledge, firsts, spend, cancelled), outcome, [], imagined=True)
    lines, win = _proposed(knowledge, firsts, spend)
    if win:
        plan = list(PLANS.keep(knowledge, world, _moves(world, win)))
        return _told(knowledge, _planned_first(world, firsts, plan), Outcome.WON, plan)
    return _told(knowledge, _tried(knowledge, lines, spend, cancelled), outcome, [])


def _proved(
    knowledge: Knowledge, world: Game, spend: Budget, cancelled: Callable[[], bool]
) -> tuple[Outcome, list[Move]]:
    """What the search says where nothing is hidden, a win along the way it was shown before."""
    kept = PLANS.from_here(knowledge)
    if kept:
        return Outcome.WON, list(kept)
    if spend.seconds is not None:
        verdict = solve(world, seconds=spend.seconds * _SOLVING, memory_mb=_MEMORY_MB, cancelled=cancelled)
    else:
        verdict = solve(world, nodes=spend.nodes, memory_mb=_MEMORY_MB)
    if verdict.outcome == Outcome.WON:
        return Outcome.WON, list(PLANS.keep(knowledge, world, verdict.moves))
    return Outcome(verdict.outcome), []


def candidates(knowledge: Knowledge, world: Game, weights: Weights = TRIALS) -> list[First]:
    """The moves that lead to a table new to this game, with what the policy thinks of them, best first."""
    position = world.position
    room = array("i", bytes(4 * position.most_moves()))
    codes = room[: position.moves(room, False)].tolist()
    new = [code for code in codes if not leads_back(knowledge, world, code)]
    worths = trials(knowledge, world, weights).worths(new)
    found = [First(code, worth) for code, worth in zip(new, worths, strict=True)]
    return sorted(found, key=lambda each: -each.worth)


def onward(knowledge: Knowledge, found: list[First]) -> list[First]:
    """After some moves to and fro only those that cannot be taken back; where there are none, none after many."""
    if knowledge.idle < _SOME_IDLE:
        return found
    leading = [each for each in found if leads_on(knowledge, each.code)]
    return leading if leading or knowledge.idle >= _MOST_IDLE else found


def leads_on(knowledge: Knowledge, code: int) -> bool:
    """Whether the move is more than one to and fro in the tableau: no later one can take it back."""
    source, target, tableau = code >> 16 & 255, code >> 8 & 255, knowledge.tables.tableau
    if code >> 24 != Kind.SHIFT or source >= tableau or target >= tableau:
        return True
    left = len(knowledge.piles[source]) - (code & 255)
    return 0 < left == knowledge.covered[source] or (not left and knowledge.refills)


def leads_back(knowledge: Knowledge, world: Game, code: int) -> bool:
    token = world.position.make(code)
    back = knowledge.alike(signature(world)) in knowledge.past
    world.position.unmake(code, token)
    return back


def _planned_first(world: Game, firsts: list[First], plan: list[Move]) -> list[Line]:
    code = next(code for code in world.notation.candidates(plan[0]) if not world.position.refusal(code))
    return [Line([code]), *(Line([each.code]) for each in firsts if each.code != code)]


def _proposed(knowledge: Knowledge, firsts: list[First], spend: Budget) -> tuple[list[Line], list[int] | None]:
    """Lines that are worth trying: the policy's own after each first move, and some with noise.

    Of lines that lead to the same table the first. Where everything is known lines go to the end; one that wins is
    given beside.
    """
    games = trials(knowledge, knowledge.world())
    world = first_world(spend.seed)
    lines: dict[int, Line] = {}
    tried = firsts[:_MOST_FIRSTS]
    wishes = [(each.code, 0) for each in tried]
    if len(tried) > 1:
        wishes += [(each.code, noise) for noise in _NOISES for each in tried[:_NOISY_FIRSTS]]
    for code, noise in wishes:
        line, leads_to, won = games.propose(code, world, noise)
        if won and not knowledge.unseen:
            return [], line
        lines.setdefault(leads_to, Line(line, preferred=not lines))
    return [*lines.values(), *(Line([each.code]) for each in firsts[_MOST_FIRSTS:])], None


def _tried(knowledge: Knowledge, lines: list[Line], spend: Budget, cancelled: Callable[[], bool]) -> list[Line]:
    """The lines ranked by trial games, of those with the same first move the best; the many behind stand untried."""
    tried, behind = lines[:_MOST_LINES], lines[_MOST_LINES:]
    if len(lines) > 1:
        games = trials(knowledge, knowledge.world())
        if spend.seconds is not None:
            seconds = spend.seconds * (1 - _SOLVING * knowledge.complete)
            tried = rank_by_clock(games, tried, seconds, spend.seed, cancelled)
        else:
            tried = rank_by_games(games, tried, spend.rollouts, spend.seed)
    best: dict[int, Line] = {}
    for line in tried + behind:
        best.setdefault(line.codes[0], line)
    return list(best.values())


def _imagined(knowledge: Knowledge, firsts: list[First], spend: Budget, cancelled: Callable[[], bool]) -> list[Line]:
    codes = [each.code for each in firsts]
    if len(codes) < 2:
        return [Line(codes)] if codes else []
    worlds = None if spend.seconds is not None else max(4, spend.rollouts // FOR_A_WORLD)
    return rank_imagined(knowledge, codes, worlds, spend.seconds or 0, spend.seed, cancelled)


def _moves(world: Game, codes: Sequence[int]) -> list[Move]:
    """The moves in notation; the world stays as it is."""
    moves = []
    for code in codes:
        moves.append(world.written(code))
        world.play(moves[-1])
    for _ in codes:
        world.undo()
    return moves


def _told(
    knowledge: Knowledge, ranked: Sequence[Line], outcome: Outcome, plan: list[Move], *, imagined: bool = False
) -> Advice:
    world = knowledge.world()
    sight = Sight(world, tuple(face is not None or knowledge.complete for face in knowledge.faces))
    moves = [
        Suggestion(
            move=world.written(line.codes[0]),
            score=1.0 if plan and not number else line.mean / 1000,
            won=line.won,
            games=line.games,
            reasons=reasons_for(sight, line.codes[0]),
        )
        for number, line in enumerate(ranked)
    ]
    onward = plan or (_moves(world, ranked[0].codes) if ranked else [])
    return Advice(moves, str(outcome), _note(world, outcome, len(plan), moves, imagined), onward)


def _note(world: Game, outcome: Outcome, left: int, moves: list[Suggestion], imagined: bool) -> Message:
    """The whole in one sentence."""
    if world.won:
        return Message("advice-note-won-already")
    if outcome is Outcome.WON:
        return Message("advice-note-won", {"moves": left})
    if outcome is Outcome.LOST:
        return Message("advice-note-lost")
    if not moves:
        return Message("advice-note-nothing-new")
    best = moves[0]
    if not best.games:
        return Message("advice-note-no-other" if len(world.legal_moves()) == 1 else "advice-note-only")
    if imagined:
        return Message("advice-note-imagined", {"won": best.won, "games": best.games})
    return Message("advice-note-games" if best.won else "advice-note-furthest", {"won": best.won, "games": best.games})
