"""`kartenbild today`: the patiences of the day, by name."""

from __future__ import annotations

from collections.abc import Iterator

from kartenbild import patiences
from kartenbild.cli.complaint import Trouble
from kartenbild.cli.reading import in_language
from kartenbild.rules import names
from kartenbild.solver import daily
from kartenbild.words import Message, say


def today_lines(game: str | None, language: str) -> Iterator[str]:
    """For one game the bare name of its deal of the day, for all games a line each. Raises BadName or Trouble."""
    day = daily.today()
    if game is not None:
        yield _found(names.parse(game, patiences.declared()).ruled, daily.deal_of_the_day(game, day))
        return
    for patience in patiences.declared().values():
        name = daily.deal_of_the_day(patience.name, day)
        title = in_language(patience.title, language)
        yield say("cli-today-line", language, deal=name, title=title) if name else title


def _found(game: str, name: str | None) -> str:
    if name is None:
        raise Trouble(Message("cli-today-none", {"game": game}))
    return name
