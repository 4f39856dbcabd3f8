"""A deal's own page: what a shared link opens. Looking at it changes nothing; its button deals."""

from __future__ import annotations

from datetime import date
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from kartenbild import BadName, deal, patiences
from kartenbild.rules.names import DealName, parse
from kartenbild.server.deal_words import variant_words
from kartenbild.server.page_frame import page
from kartenbild.server.page_games import link, tables_of
from kartenbild.server.page_pictures import picture
from kartenbild.server.refusals import refuse
from kartenbild.server.state import title
from kartenbild.server.visitor import Here, Kept
from kartenbild.solver import daily
from kartenbild.store import Store


@get("/deal/{ruled:str}/{number:str}", sync_to_thread=True, include_in_schema=False)
def numbered_deal_page(ruled: FromPath[str], number: FromPath[str], player: Here, store: Kept) -> Response[str]:
    """The deal of this game, with variants if named, and number."""
    return _deal_page(f"{ruled}#{number}", player, store)


@get("/deal/{name:str}", sync_to_thread=True, include_in_schema=False)
def deal_page(name: FromPath[str], player: Here, store: Kept) -> Response[str]:
    """The deal of this name, its # written as %23."""
    return _deal_page(name, player, store)


def _deal_page(text: str, player: Here, store: Store) -> Response[str]:
    name = _numbered(text)
    patience = patiences.declared()[name.game]
    game = deal(str(name))
    own = [line for line in tables_of(player, store) if line["deal"] == str(name)]
    return page(
        "deal.html",
        player,
        data={"pictures": {name.game: picture(game)}, "game": name.game},
        deal=str(name),
        game=name.game,
        title=title(patience, player.language),
        teaser=patience.teaser.de if player.language == "de" else patience.teaser.en,
        number=name.number,
        packs=patience.packs,
        variants=variant_words(name.words, patience, player.language),
        link=link(name),
        own=own,
        day=day_shown(name),
    )


def _numbered(text: str) -> DealName:
    try:
        name = parse(text, patiences.declared())
    except BadName as bad:
        raise refuse(404, "refused-deal-name", why=bad.message) from bad
    if name.number is None:
        raise refuse(404, "room-deal-without-number")
    return name


def day_shown(name: DealName) -> date | None:
    """The date whose numbers hold this deal's, for dates that have begun."""
    day = daily.day_of(name.number)
    return day if day and day <= daily.today() else None


HANDLERS: list[Any] = [deal_page, numbered_deal_page]
