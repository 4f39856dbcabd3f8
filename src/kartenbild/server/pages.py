"""The pages for people."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath

from kartenbild import patiences
from kartenbild.rules import names
from kartenbild.rules.help import help_sections
from kartenbild.rules.tell_words import all_open
from kartenbild.server import page_app, page_deal, page_replay
from kartenbild.server.api_games import game_info
from kartenbild.server.api_tables import load, shown
from kartenbild.server.deal_words import variant_words
from kartenbild.server.judging import Judging
from kartenbild.server.lessons import lesson
from kartenbild.server.page_figures import figures_page
from kartenbild.server.page_first import first_page
from kartenbild.server.page_frame import clock_time, page
from kartenbild.server.page_games import link, offered, tables_of
from kartenbild.server.page_pictures import scene_data
from kartenbild.server.page_rules import rules_page
from kartenbild.server.page_static import static_file
from kartenbild.server.page_statistics import statistics_page
from kartenbild.server.refusals import Refusal
from kartenbild.server.state import title
from kartenbild.server.visitor import Here, Kept, Visitor
from kartenbild.solver.safe import safe_rule
from kartenbild.store import Store, notes
from kartenbild.words import say


@get("/table/{table_id:str}", sync_to_thread=True, include_in_schema=False)
def table_page(table_id: FromPath[str], player: Here, store: Kept, judge: Judging) -> Response[str]:
    """A game at the table."""
    table = load(table_id, player, store)
    patience, name = table.game.tables.patience, table.game.deal_name
    day = page_deal.day_shown(name)
    guided = lesson(table.game, player.language) if table.summary.imported else None
    state = shown(table, "opened", player, store)
    return page(
        "table.html",
        player,
        data={
            "table": msgspec.to_builtins(state),
            "scenes": scene_data(patience),
            "game": name.game,
            "thinking": judge.thinks,
            "day": say("room-deal-of-day", player.language, date=day) if day else "",
        }
        | ({"lesson": msgspec.to_builtins(guided)} if guided else {}),
        thinking=judge.thinks,
        safe_rule=safe_rule(table.game.tables),
        true_cards="web-true-cards-open" if all_open(patience) else "web-true-cards",
        table=state,
        guided=guided,
        note=store.notes.of(player.id or 0).get(table_id, ""),
        note_longest=notes.LONGEST,
        number=name.number,
        link=link(name),
        day=day,
        info=game_info(patiences.declared()[name.game], player.language),
        chosen=name.words,
        variants=variant_words(name.words, patiences.declared()[name.game], player.language),
        sections=help_sections(patience, player.language),
    )


@get("/games", sync_to_thread=True, include_in_schema=False)
def games_page(player: Here, store: Kept, judge: Judging) -> Response[str]:
    """The player's tables, the won games kept as records, and the way in for a record.

    A deal that was looked at and not played is no game yet; its own page still leads to it.
    """
    return page(
        "games.html",
        player,
        tables=[line for line in tables_of(player, store) if line["begun"] or line["note"]],
        kept=_records(player, store),
        date=_date,
        thinking=judge.thinks,
        games=offered(player.language),
    )


@get("/settings", sync_to_thread=True, include_in_schema=False)
def settings_page(player: Here, judge: Judging) -> Response[str]:
    """The player's choices, and the way to another browser."""
    return page("settings.html", player, thinking=judge.thinks)


@get("/keys", sync_to_thread=True, include_in_schema=False)
def keys_page(player: Here, judge: Judging) -> Response[str]:
    """Every key."""
    return page("keys.html", player, thinking=judge.thinks)


@get("/{path:path}", sync_to_thread=False, include_in_schema=False)
def no_page(path: FromPath[str]) -> None:
    """An address that nobody gave out: said as a page, but to programs as programs are told."""
    if path.startswith("/api"):
        raise NotFoundException
    raise Refusal(404, "refused-not-found")


def _records(player: Visitor, store: Store) -> list[dict[str, Any]]:
    declared = patiences.declared()
    found = []
    for won in store.records.of(player.id) if player.id else []:
        name = names.parse(won.deal, declared)
        found.append(
            {
                "id": won.id,
                "title": title(declared[name.game], player.language),
                "number": name.number,
                "variants": variant_words(name.words, declared[name.game], player.language),
                "made": won.made,
                "time": clock_time(won.seconds),
                "finished": won.finished,
            }
        )
    return found


def _date(stamp: float) -> date:
    return datetime.fromtimestamp(stamp, UTC).date()


def refused_page(request: Request[Any, Any, Any], refusal: Refusal) -> Response[str]:
    """A page that is not there, said as a page."""
    visitor = Visitor(request.app.state.store, request)
    reason = say(refusal.message, visitor.language)
    return page("refused.html", visitor, status=refusal.status, reason=reason)


pages = Router(
    path="/",
    route_handlers=[
        Router(
            path="/",
            route_handlers=[
                first_page,
                table_page,
                rules_page,
                statistics_page,
                figures_page,
                games_page,
                settings_page,
                keys_page,
                *page_app.HANDLERS,
                *page_deal.HANDLERS,
                *page_replay.HANDLERS,
                no_page,
            ],
            exception_handlers={Refusal: refused_page},
            middleware=[DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))],
        ),
        static_file,
    ],
)
