"""`kartenbild lab`: figures over many deals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from kartenbild.cli.language import asked_language, of_locale
from kartenbild.cli.options import new_app, told
from kartenbild.words import say

_LOCALE = of_locale()

lab = new_app("lab", "cli-command-lab", version_flags=())

Deals = Annotated[str, told("cli-help-lab-deals")]
File = Annotated[Path | None, told("cli-help-lab-file")]
Folder = Annotated[Path | None, told("cli-help-lab-folder")]
Lang = Annotated[str | None, told("cli-help-lang")]


@lab.command(help=say("cli-command-lab-run", _LOCALE))
def run(
    game: Annotated[str, told("cli-help-game")],
    /,
    *,
    deals: Deals,
    nodes: Annotated[str | None, told("cli-help-lab-nodes")] = None,
    seconds: Annotated[str | None, told("cli-help-lab-seconds")] = None,
    jobs: Annotated[str | None, told("cli-help-lab-jobs")] = None,
    memory: Annotated[str | None, told("cli-help-memory")] = None,
    file: File = None,
    cluster: Annotated[str | None, told("cli-help-lab-cluster")] = None,
    lang: Lang = None,
) -> int:
    from kartenbild.cli import lab_running

    asked = lab_running.asked(game, deals, nodes, seconds, memory, jobs)
    return lab_running.run(asked, file, cluster, asked_language(lang) or _LOCALE)


@lab.command(help=say("cli-command-lab-keep", _LOCALE))
def keep(
    *games: Annotated[str, told("cli-help-lab-keep-games")],
    file: File = None,
    folder: Folder = None,
    lang: Lang = None,
) -> int:
    from kartenbild.cli import lab_reporting

    return lab_reporting.keep(games, file, folder, asked_language(lang) or _LOCALE)


@lab.command(help=say("cli-command-lab-merge", _LOCALE))
def merge(
    other: Annotated[Path, told("cli-help-lab-merge-others")],
    /,
    *others: Annotated[Path, told("cli-help-lab-merge-others")],
    file: File = None,
    lang: Lang = None,
) -> int:
    from kartenbild.cli import lab_reporting

    return lab_reporting.merge((other, *others), file, asked_language(lang) or _LOCALE)


@lab.command(help=say("cli-command-lab-repeat", _LOCALE))
def repeat(
    game: Annotated[str, told("cli-help-game")],
    /,
    *,
    deals: Deals,
    jobs: Annotated[str | None, told("cli-help-lab-jobs")] = None,
    folder: Folder = None,
    lang: Lang = None,
) -> int:
    from kartenbild.cli import lab_reporting

    return lab_reporting.repeat(game, deals, jobs, folder, asked_language(lang) or _LOCALE)


@lab.command(help=say("cli-command-lab-report", _LOCALE))
def report(
    *,
    file: Annotated[Path | None, told("cli-help-lab-report-file")] = None,
    folder: Folder = None,
    format: Annotated[str | None, told("cli-help-lab-format")] = None,
    into: Annotated[Path | None, told("cli-help-lab-into")] = None,
    lang: Lang = None,
) -> int:
    from kartenbild.cli import lab_reporting

    return lab_reporting.report(file, folder, format, into, asked_language(lang) or _LOCALE)


@lab.command(help=say("cli-command-lab-play", _LOCALE))
def play(
    game: Annotated[str, told("cli-help-game")],
    /,
    *,
    player: Annotated[str, told("cli-help-lab-player")],
    games: Annotated[str | None, told("cli-help-lab-games")] = None,
    deals: Annotated[str | None, told("cli-help-lab-deals")] = None,
    rollouts: Annotated[str | None, told("cli-help-lab-rollouts")] = None,
    nodes: Annotated[str | None, told("cli-help-lab-play-nodes")] = None,
    jobs: Annotated[str | None, told("cli-help-lab-play-jobs")] = None,
    file: Annotated[Path | None, told("cli-help-lab-play-file")] = None,
    lang: Lang = None,
) -> int:
    from kartenbild.cli import lab_playing, solving

    series = lab_playing.asked(game, player, games, deals, rollouts, nodes)
    return lab_playing.run(series, solving.jobs(jobs), file, asked_language(lang) or _LOCALE)
