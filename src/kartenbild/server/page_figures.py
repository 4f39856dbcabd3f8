"""The page of figures: what the book says of each game, and what was found, in words and bars."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from litestar import Response, get

from kartenbild.figures import Figures, Row, carried
from kartenbild.figures.telling import answer, argument, compared, evidence, honest_play, in_words, rows_of, says
from kartenbild.figures.telling import patience_of as ruled_by
from kartenbild.patiences import declared
from kartenbild.rules.choices import Choice, choosers
from kartenbild.rules.vocabulary import Claim, Measure, Patience
from kartenbild.server.page_frame import page
from kartenbild.server.state import title
from kartenbild.server.visitor import Here
from kartenbild.words import Message, say


@dataclass(frozen=True, slots=True)
class Line:
    """One row: its rule in words, its bar, its sentences. The bar's numbers are of a hundred."""

    label: str
    usual: bool
    won: float
    open: float
    low: float
    high: float
    bar: str
    said: list[str]
    evidence: str


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that differ in the last setting alone. `head`: what the other settings are, empty where there are none."""

    head: str
    asked: str
    lines: list[Line]


@dataclass(frozen=True, slots=True)
class Told:
    """A game's part of the page. `claims`: what the book says, and the answers. `pairs`: the usual rule and others."""

    name: str
    title: str
    claims: list[tuple[str, list[str]]]
    groups: list[Group]
    pairs: list[str]

    @property
    def usual(self) -> Line | None:
        """The row of the rule that is played unless another is chosen, where it was counted."""
        return next((line for group in self.groups for line in group.lines if line.usual), None)


@get("/figures", sync_to_thread=True, include_in_schema=False)
def figures_page(player: Here) -> Response[str]:
    """How many deals of every game can be won."""
    return page("figures.html", player, games=[told(patience, player.language) for patience in declared().values()])


def told(patience: Patience, language: str, figures: Figures | None = None) -> Told:
    """A game's figures in words; by default those that the program carries."""
    figures = figures or carried()
    claims = [
        (says(claim, language), _answers(claim, answer(claim, patience, figures, language), language))
        for claim in patience.claims
    ]
    pairs = [say(compared(pair, language), language) for pair in figures.pairs if pair.first == patience.name]
    return Told(patience.name, title(patience, language), claims, _groups(patience, language, figures), pairs)


def _groups(patience: Patience, language: str, figures: Figures) -> list[Group]:
    rows = [figures.rows[row] for row in rows_of(patience) if row in figures.rows]
    grouped = groupby(rows, lambda row: _heading(row, language))
    return [Group(*heading, [_line(row, figures, language) for row in members]) for heading, members in grouped]


def _heading(row: Row, language: str) -> tuple[str, str]:
    """What the settings before the last are, and what the last one is about."""
    *others, last = choosers(ruled_by(row.ruled), language)
    return "; ".join(f"{each.label}: {_chosen(each.choices).label}" for each in others), last.label


def _line(row: Row, figures: Figures, language: str) -> Line:
    share = row.share
    last = choosers(ruled_by(row.ruled), language)[-1].choices
    bar = {name: 100 * part / share.deals for name, part in (("won", share.won), ("open", share.undecided))}
    sentences = [in_words(share), argument(row.ruled), *honest_play(row.ruled, figures)]
    return Line(
        label=_chosen(last).label,
        usual="+" not in row.ruled,
        low=100 * share.low,
        high=100 * share.high,
        bar=say("web-figures-bar", language, **{name: f"{value:.1f}" for name, value in bar.items()}),
        said=[say(sentence, language) for sentence in sentences if sentence],
        evidence=say(evidence(share), language),
        **bar,
    )


def _chosen(choices: list[Choice]) -> Choice:
    return next(choice for choice in choices if choice.chosen)


def _answers(claim: Claim, found: list[Message], language: str) -> list[str]:
    """One text; of variants one each."""
    said = [say(message, language) for message in found]
    return said if claim.measure is Measure.VARIANTS else [" ".join(said)]
