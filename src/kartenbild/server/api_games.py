"""Which games there are."""

from __future__ import annotations

from litestar import get

from kartenbild.patiences import declared
from kartenbild.rules.choices import choosers
from kartenbild.rules.vocabulary import Patience
from kartenbild.server.describe import refusals
from kartenbild.server.messages import GameInfo, SettingInfo, WordInfo
from kartenbild.server.state import title
from kartenbild.server.visitor import Here


@get("/games", sync_to_thread=True, responses=refusals())
def list_games(player: Here) -> list[GameInfo]:
    """Every game that can be dealt, with what may be set."""
    return [game_info(patience, player.language) for patience in declared().values()]


def game_info(patience: Patience, language: str) -> GameInfo:
    settings = [
        SettingInfo(chooser.name, chooser.label, [WordInfo(choice.word, choice.label) for choice in chooser.choices])
        for chooser in choosers(patience, language)
    ]
    teaser = patience.teaser.de if language == "de" else patience.teaser.en
    return GameInfo(patience.name, title(patience, language), teaser, patience.packs, settings)


HANDLERS = [list_games]
