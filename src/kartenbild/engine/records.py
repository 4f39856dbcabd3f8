"""Records: a played game as a text file, read back by replaying it."""

from __future__ import annotations

from collections.abc import Iterator

from kartenbild.engine.deals import deal
from kartenbild.engine.game import Game, IllegalMove
from kartenbild.words import Spoken

HEADER = "kartenbild 1"
SUFFIX = ".patience"
MOST_CHARACTERS = 1_000_000
_FIELDS = ("deal", "cards", "moves")


class BadRecord(Spoken):
    """A record cannot be read; the sentence names the line, or the move and its number."""


class BadReplay(BadRecord):
    """A record holds a move that the rules refuse; `number` counts from 1."""

    def __init__(self, number: int, refused: IllegalMove) -> None:
        super().__init__("bad-record-move", number=number, move=refused.move, why=refused.message)
        self.number = number
        self.refused = refused


def write(game: Game) -> str:
    """The game's record: its deal and its moves up to now."""
    lines = [HEADER, f"deal {game.name}"]
    if game.deal_name.number is None:
        lines.append(f"cards {game.cards}")
    if game.history:
        lines.append("moves " + " ".join(map(str, game.history)))
    return "\n".join(lines) + "\n"


def read(text: str) -> Game:
    """The recorded game, replayed move by move. Raises BadRecord, BadName or BadCards, all ValueErrors."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord("bad-record-long", most=MOST_CHARACTERS, length=len(text))
    words = _sorted(_lines(text))
    if not words["deal"]:
        raise BadRecord("bad-record-no-deal")
    if len(words["deal"]) > 1:
        raise BadRecord("bad-record-deal-words", words=" ".join(words["deal"])[:60])
    name, given = words["deal"][0], " ".join(words["cards"])
    if not given and "#" not in name:
        raise BadRecord("bad-record-no-cards", deal=name[:60])
    return _replay(deal(name, given or None), words["moves"])


def _replay(game: Game, moves: list[str]) -> Game:
    for number, move in enumerate(moves, start=1):
        try:
            game.play(move)
        except IllegalMove as refused:
            raise BadReplay(number, refused) from refused
    return game


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers, comments left out; the first must be the header."""
    told = ((number, line.partition("# ")[0].strip()) for number, line in enumerate(text.splitlines(), start=1))
    told = ((number, "" if line.startswith("#") else line) for number, line in told)
    lines = ((number, line) for number, line in told if line)
    number, first = next(lines, (1, ""))
    if first.removeprefix("\ufeff").split() != HEADER.split():
        raise BadRecord("bad-record-header", line=number, header=HEADER, found=first[:40])
    return lines


def _sorted(lines: Iterator[tuple[int, str]]) -> dict[str, list[str]]:
    """Each field's words; a line without a field's name goes on with the field above it.

    `deal` is a move too: among the moves it is read as one.
    """
    words: dict[str, list[str]] = {field: [] for field in _FIELDS}
    current = ""
    for number, line in lines:
        first, *rest = line.split()
        if first in _FIELDS and (first, current) != ("deal", "moves"):
            if first == "deal" and words["deal"]:
                raise BadRecord("bad-record-second-deal", line=number)
            current = first
        elif current in ("cards", "moves"):
            rest = [first, *rest]
        else:
            raise BadRecord("bad-record-field", line=number, word=first[:40], fields=", ".join(_FIELDS))
        words[current] += rest
    return words
