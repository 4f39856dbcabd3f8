"""The rules of a game as a page: told from the declaration, and drawn from real positions."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from kartenbild import BadName, patiences
from kartenbild.rules import names
from kartenbild.rules.help import help_sections
from kartenbild.server.examples import examples
from kartenbild.server.lessons import course
from kartenbild.server.page_frame import page
from kartenbild.server.page_games import offered
from kartenbild.server.page_pictures import opening
from kartenbild.server.refusals import Refusal
from kartenbild.server.state import title
from kartenbild.server.visitor import Here


@get("/rules/{deal:str}", sync_to_thread=True, include_in_schema=False)
def rules_page(deal: FromPath[str], player: Here) -> Response[str]:
    """The rules of a game, with variants as they stand in a deal's name."""
    declared = patiences.declared()
    try:
        name = names.parse(deal, declared)
    except BadName as unknown:
        raise Refusal(404, "web-no-game") from unknown
    patience = names.ruled(declared[name.game], name.words)
    drawn, shown_examples = examples(name.ruled, player.language)
    return page(
        "rules.html",
        player,
        data={"pictures": {name.game: opening(name.ruled)}, "scenes": drawn, "examples": shown_examples},
        examples=shown_examples,
        game=name.game,
        lesson=course(name.game) is not None and not name.words,
        title=title(patience, player.language),
        sections=help_sections(patience, player.language),
        games=offered(player.language),
    )
