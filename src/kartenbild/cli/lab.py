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
    lang: Annotated[str | None, told("cli-help-lang")] = None,
) -> int:
    from kartenbild.cli import lab_running

    asked = lab_running.asked(game, deals, nodes, seconds, memory, jobs)
    return lab_running.run(asked, file, cluster, asked_language(lang) or _LOCALE)
