"""The report: figures as Markdown, CSV, JSON and charts."""

from __future__ import annotations

import csv
import dataclasses
import io
import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import jinja2

from kartenbild import patiences
from kartenbild.figures import curves, telling
from kartenbild.figures.charts import Bar, chart
from kartenbild.figures.kept import Figures, Play, Row
from kartenbild.lab.problems import LabTrouble
from kartenbild.rules.vocabulary import Patience
from kartenbild.words import say

_LANGUAGE = "en"
REPORT, ROWS, PAIRS, CARRIED, PLAY = "README.md", "figures.csv", "pairs.csv", "figures.json", "play.svg"
EFFORT = "effort.svg"


def markdown(figures: Figures) -> str:
    """The whole report. Charts are named as `files` names them."""
    return _template().render(
        figures=figures,
        games=[each for each in patiences.declared().values() if _rows(each, figures)],
        rows=_rows,
        missing=[row for each in patiences.declared().values() for row in telling.rows_of(each)
                 if row not in figures.rows],
        claims=[(each, claim) for each in patiences.declared().values() for claim in each.claims],
        answer=lambda claim, game: _said(telling.answer(claim, game, figures, _LANGUAGE)),
        argument=lambda row: _said(filter(None, [telling.argument(row)])),
        command=command,
        reached=reached,
        percent=percent,
        chance=chance,
        chart=chart_name,
        efforts=efforts(figures),
    )  # fmt: skip


def files(figures: Figures) -> dict[str, str]:
    """Every file of the report by its name."""
    charts = {
        chart_name(patience): game_chart(patience, figures)
        for patience in patiences.declared().values()
        if _rows(patience, figures)
    }
    return {
        REPORT: markdown(figures),
        ROWS: rows_csv(figures),
        PAIRS: pairs_csv(figures),
        CARRIED: as_json(figures),
        "shares.svg": overview(figures),
        **({PLAY: play_chart(figures)} if figures.plays else {}),
        **({EFFORT: effort_chart(figures)} if efforts(figures) else {}),
        **charts,
    }


def write(figures: Figures, folder: Path) -> list[Path]:
    """Write the report's files into the folder. Raises LabTrouble."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files(figures).items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise LabTrouble("lab-file-fails", file=str(folder), why=error.strerror or str(error)) from error
    return [folder / name for name in files(figures)]


def rows_csv(figures: Figures) -> str:
    """One line a row, numbers as numbers."""
    head = ["row", "first", "last", "deals", "won", "lost", "undecided", "low", "high", "solver", "scheme", "nodes"]
    head += ["seconds", "memory_mb", *(f"moves_p{each}" for each in (5, 25, 50, 75, 95))]
    head += [f"{what}_{each}" for what in ("nodes", "ms") for each in ("mean", "median", "p99")]
    return _csv(head, map(_values, figures.rows.values()))


def pairs_csv(figures: Figures) -> str:
    """One line a pair of rules on the same deals."""
    pairs = [dataclasses.asdict(pair) for pair in figures.pairs]
    head = ["first", "second", "deals", "both", "only_first", "only_second", "neither", "open", "low", "high", "chance"]
    return _csv(head, ([_short(pair[name]) for name in head] for pair in pairs))


def as_json(figures: Figures) -> str:
    """The figures as the program carries them; `kartenbild.figures.read` reads them."""
    told = dataclasses.asdict(dataclasses.replace(figures, rows={}))
    return json.dumps(told | {"rows": [dataclasses.asdict(row) for row in figures.rows.values()]}, indent=1) + "\n"


def overview(figures: Figures) -> str:
    """All rows in one chart."""
    return chart("Deals that can be won, of 100", [_bar(row) for row in figures.rows.values()], _LEGEND)


def play_chart(figures: Figures) -> str:
    """What honest players won, each budget a bar."""
    return chart("Games won by players who do not look, of 100", list(map(_play_bar, figures.plays)), _PLAY_LEGEND)


def efforts(figures: Figures) -> list[curves.Curve]:
    """Where one player played a row with more than one budget: what each trial game more has brought."""
    points: dict[str, list[curves.Point]] = {}
    for play in figures.plays:
        if play.effort:
            point = curves.Point(play.effort, play.won / max(1, play.games), play.low, play.high)
            points.setdefault(play.ruled, []).append(point)
    return [curves.Curve(row, each) for row, each in points.items() if len(each) > 1]


def effort_chart(figures: Figures) -> str:
    """How much strength more effort gives."""
    return curves.chart(
        "Games won by what a move may cost", "Trial games a move, doubling from step to step", efforts(figures)
    )


def game_chart(patience: Patience, figures: Figures) -> str:
    return chart(
        f"{patience.title.en}: deals that can be won, of 100", list(map(_bar, _rows(patience, figures))), _LEGEND
    )


def chart_name(patience: Patience) -> str:
    return f"{patience.name}.svg"


def command(row: Row) -> str:
    """What repeats the row."""
    given = {"--nodes": row.nodes, "--seconds": row.seconds, "--memory": row.memory_mb}
    limits = [f"{name} {value}" for name, value in given.items() if value is not None]
    deals = f"--deals {row.first}..{row.first + row.share.deals - 1}"
    return " ".join(["kartenbild lab run", row.ruled, deals, *limits])


def reached(play: Play) -> str:
    """The share a player won of the same deals that can be won; '–' where that is not known or nothing."""
    return f"{play.won / play.winnable:.0%}" if play.winnable else "–"


def percent(share: float) -> str:
    """'90.53 %', never '-0.00 %'."""
    return f"{round(100 * share, 2) + 0.0:.2f} %"


def chance(probability: float) -> str:
    """'0.031', or how small it is at most."""
    return f"{probability:.3f}" if probability >= 0.001 else "< 0.001"


_LEGEND = "Filled: won. Hatched: undecided within the limits. The fork: interval at 95 %."


_PLAY_LEGEND = (
    "Filled: won. The fork: interval at 95 %. A fair player's number is what a move may cost, in trial games."
)


def _play_bar(play: Play) -> Bar:
    label = " ".join(filter(None, (play.ruled, play.player, str(play.effort or ""))))
    value = f"{100 * play.low:.1f}–{100 * play.high:.1f}"
    return Bar(label, play.won / max(1, play.games), 0, play.low, play.high, value)


def _bar(row: Row) -> Bar:
    share = row.share
    value = f"{100 * share.low:.1f}–{100 * share.high:.1f}"
    return Bar(row.ruled, share.won / share.deals, share.undecided / share.deals, share.low, share.high, value)


def _rows(patience: Patience, figures: Figures) -> list[Row]:
    return [figures.rows[row] for row in telling.rows_of(patience) if row in figures.rows]


def _said(messages: Iterable[Any]) -> str:
    return " ".join(say(message, _LANGUAGE) for message in messages)


def _values(row: Row) -> list[object]:
    share, moves = row.share, row.moves or [""] * 5
    last = row.first + share.deals - 1
    counts = [share.deals, share.won, share.lost, share.undecided, _short(share.low), _short(share.high)]
    limits = [row.solver, row.scheme, row.nodes, row.seconds, row.memory_mb]
    return [row.ruled, row.first, last, *counts, *limits, *moves, *row.spent, *row.milliseconds]


def _short(value: object) -> object:
    return f"{value:.6g}" if isinstance(value, float) else value


def _csv(head: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(head)
    table.writerows(lines)
    return text.getvalue()


@cache
def _template() -> jinja2.Template:
    text = resources.files("kartenbild.lab").joinpath("report.md").read_text(encoding="utf-8")
    environment = jinja2.Environment(
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True, undefined=jinja2.StrictUndefined
    )
    environment.filters["count"] = lambda number: f"{number:,}"
    return environment.from_string(text)
