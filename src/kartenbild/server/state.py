"""From a game to what a browser shows of it, in the player's language. A face-down card keeps its identity here."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

from kartenbild import cards
from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move
from kartenbild.patiences import declared
from kartenbild.rules import names
from kartenbild.rules.lowering import UNLIMITED, Redeal, Stock
from kartenbild.rules.tell_words import kind
from kartenbild.rules.vocabulary import Patience
from kartenbild.server.deal_words import deal_words, number_words
from kartenbild.server.families import place_called
from kartenbild.server.messages import (
    CardState,
    Counter,
    LastMove,
    MoveState,
    PlaceState,
    Role,
    TableState,
)
from kartenbild.server.telling import (
    Happening,
    Scene,
    asked,
    asked_place,
    happened,
    move_text,
    move_texts,
)
from kartenbild.server.wording import place, sentence, spoken, together
from kartenbild.solver.finishing import finishing_moves
from kartenbild.solver.safe import safe_moves
from kartenbild.store import Table

Done = Literal["opened", "move", "undo", "redo", "restart", "go"]


def table_state(
    table: Table, done: Done, language: str, *, confirm: bool, safe: bool = False, finish: bool = False
) -> TableState:
    """The table after this was done at it.

    `confirm`: whether the player wants to be asked before dealing on; `safe`, `finish`: whether to be told of safe
    moves, and of a game that finishes by itself.
    """
    game, summary = table.game, table.summary
    scene, happening, moves = Scene.of(game), Happening.last(game, language), game.every_move()
    return TableState(
        id=summary.id,
        deal=summary.deal,
        game=game.deal_name.game,
        title=title(game.tables.patience, language),
        variants=list(game.deal_name.words),
        revision=summary.revision,
        made=summary.made,
        can_undo=bool(game.history),
        can_redo=bool(game.undone),
        status=summary.status,
        seconds=summary.seconds,
        counts=summary.counts,
        question=_question(game, language),
        confirm=_confirm(moves, kind(game.tables.patience), language) if confirm else None,
        places=[_place(game, scene, number, language) for number in range(len(game.tables.place_names))],
        moves=_moves(game, moves, language),
        counters=_counters(game, scene, language),
        last=_last(game, happening, language),
        said=_said(table, happening, done, language),
        safe=[str(move) for move in safe_moves(game)] if safe else [],
        finish=[str(move) for move in finishing_moves(game)] if finish else [],
    )


def title(patience: Patience, language: str) -> str:
    return patience.title.de if language == "de" else patience.title.en


def called(deal: str, language: str) -> tuple[str, str, list[str]]:
    """What a deal's name says: the game, its title in this language, the variants' words."""
    known = declared()
    name = names.parse(deal, known)
    return name.game, title(known[name.game], language), list(name.words)


def utc(stamp: float) -> str:
    """Seconds since 1970 as UTC, ISO 8601."""
    return datetime.fromtimestamp(stamp, UTC).isoformat(timespec="seconds")


def _place(game: Game, scene: Scene, number: int, language: str) -> PlaceState:
    name = game.tables.place_names[number]
    pile, covered = scene.piles[name], scene.covered[name]
    shown = [
        CardState(key, None if seat < covered else cards.name(game.position.card(key))) for seat, key in enumerate(pile)
    ]
    lifts = 0 if game.position.asks() else game.position.lifts(number)
    spoken_name = sentence(place_called(game, name, language))
    return PlaceState(name, _role(game, number), _label(spoken_name, name, len(pile), covered, language), lifts, shown)


def _role(game: Game, number: int) -> Role:
    tables = game.tables
    if number < tables.tableau:
        return "tableau"
    if number < tables.stock_place:
        return "foundation"
    return "stock" if number == tables.stock_place else "waste"


def _label(spoken_name: str, name: str, count: int, covered: int, language: str) -> str:
    if not count:
        return spoken(language, "label-empty", place=spoken_name)
    if covered and name != "S":
        return spoken(language, "label-covered", place=spoken_name, cards=count, covered=covered)
    return spoken(language, "label-cards", place=spoken_name, cards=count)


def _moves(game: Game, moves: list[Move], language: str) -> list[MoveState]:
    texts, distinct = move_texts(game, moves, language), set(game.distinct_moves())
    return [
        MoveState(str(move), move.source, move.target, move.count, text, move not in distinct)
        for move, text in zip(moves, texts, strict=True)
    ]


def _question(game: Game, language: str) -> str | None:
    if not game.position.asks():
        return None
    where = place(game.tables, asked_place(game), language)
    return sentence(spoken(language, "ask-fitting", card=asked(game), place=where))


def _confirm(moves: list[Move], pile_kind: str, language: str) -> str | None:
    """What to ask before cards come from the stock over everything, while something else could be played."""
    kinds = {move.kind for move in moves}
    sweeping = kinds & {Kind.DEAL, Kind.GATHER}
    if not sweeping or kinds == sweeping:
        return None
    return spoken(language, f"confirm-{next(iter(sweeping)).name.lower()}-{pile_kind}")


def _counters(game: Game, scene: Scene, language: str) -> list[Counter]:
    tables, left = game.tables, game.position.redeals()
    stock = len(scene.piles["S"])
    found: list[tuple[str, int | None]] = []
    if tables.stock is Stock.ROW:
        found.append(("deals", -(-stock // tables.tableau)))
    if tables.redeal is Redeal.RECYCLE:
        found.append(("passes", None if left == UNLIMITED else left + 1))
    if tables.redeal is Redeal.GATHER:
        found.append(("gatherings", None if left == UNLIMITED else left))
    if tables.stock is not Stock.NOTHING or game.position.asks():
        found.append(("stock", stock))
    return [Counter(id, spoken(language, f"counter-{id}"), value) for id, value in found]


def _last(game: Game, happening: Happening | None, language: str) -> LastMove | None:
    if happening is None:
        return None
    move = happening.move
    place_name = _landed(happening) if move.kind is Kind.SHIFT else ""
    return LastMove(str(move), move.source, place_name, happening.moved(), happened(game, happening, language))


def _landed(happening: Happening) -> str:
    """The place that got the moved cards; a refilled place got others."""
    key = happening.before.piles[happening.move.source][-1]
    return next(name for name, keys in happening.arrived().items() if key in keys)


def _said(table: Table, happening: Happening | None, done: Done, language: str) -> str:
    game = table.game
    told = [_told(table, happening, done, language)]
    if game.position.asks():
        told.append(_question(game, language) or "")
    # A won game may have no move left either: that it is won is what counts.
    if table.summary.status != "playing" and done in ("opened", "move", "redo", "go"):
        told.append(spoken(language, f"told-{table.summary.status}"))
    return together(told, language)


def _undone(game: Game, language: str) -> str:
    """What was taken back; of a move that carries no card, how the cards lie again."""
    move = game.undone[0]
    if move.kind is Kind.SHIFT:
        return spoken(language, "told-undone", move=move_text(game, move, language))
    return spoken(language, f"told-undone-{move}")


def _deal(game: Game, language: str) -> str:
    """The deal as it is told first; a question that waits tells of its variant already."""
    if game.position.asks():
        return number_words(game.deal_name, language)
    return deal_words(game.deal_name, declared()[game.deal_name.game], language)


def _told(table: Table, happening: Happening | None, done: Done, language: str) -> str:
    game = table.game
    if done == "undo":
        return _undone(game, language)
    if done == "restart":
        return spoken(language, "told-restarted")
    if done == "go":
        return spoken(language, "told-gone", made=table.summary.made)
    if done == "opened" or happening is None:
        name = title(game.tables.patience, language)
        return spoken(language, "told-opened", title=name, deal=_deal(game, language), made=table.summary.made)
    told = happened(game, happening, language)
    return told if done == "move" else spoken(language, "told-redone", told=told)
