"""`kartenbild play --text`: from the list of games to the table and back, until the player has enough."""

from __future__ import annotations

from kartenbild.cli.terminal.console import Console
from kartenbild.cli.terminal.lobby import Lobby
from kartenbild.cli.terminal.session import Session
from kartenbild.cli.terminal.table import AtTable, Leaving
from kartenbild.engine.game import Game
from kartenbild.store import Store, Table


def play_text(
    store: Store, deal: Game | None, language: str | None, fallback: str, console: Console | None = None
) -> None:
    """Play in the terminal until the player leaves; every move is kept as it is made.

    `deal`: what to begin with, else the player chooses. `language`: as asked for now, else as chosen last, else
    `fallback`. Raises StoreProblem where the store fails for good.
    """
    session = Session.begin(store, console or Console(), language, fallback)
    try:
        _play(session, deal)
    except KeyboardInterrupt:
        session.console.tell("")
    session.tell("text-farewell")


def _play(session: Session, deal: Game | None) -> None:
    lobby = Lobby(session)
    table = lobby.seat(deal) if deal else lobby.choose()
    while table:
        table = _sit_down(session, lobby, table)


def _sit_down(session: Session, lobby: Lobby, table: Table) -> Table | None:
    """Play at this table; the next table, None at the end."""
    here = AtTable(session, table)
    leaving = here.play()
    if leaving is Leaving.END:
        return None
    if here.following:
        return lobby.seat(here.following, imported=leaving is Leaving.RECORD)
    return lobby.new() if leaving is Leaving.NEW else lobby.choose()
