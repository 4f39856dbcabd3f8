"""The commands and their options, and how every one of them ends."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, NoReturn

from cyclopts import CycloptsError, UnusedCliTokensError

from kartenbild.cli.complaint import Complaint, Trouble, one_line
from kartenbild.cli.lab import lab
from kartenbild.cli.language import asked_language, of_locale
from kartenbild.cli.options import new_app, told
from kartenbild.lab.problems import LabProblem, LabTrouble
from kartenbild.rules.names import BadName
from kartenbild.rules.packs import BadCards
from kartenbild.settings import BadSettings
from kartenbild.store import StoreProblem
from kartenbild.words import say

_LOCALE = of_locale()


Deal = Annotated[str | None, told("cli-help-deal")]
Text = Annotated[bool, told("cli-help-text")]
NoBrowser = Annotated[bool, told("cli-help-no-browser")]
Port = Annotated[str | None, told("cli-help-port")]
Host = Annotated[list[str] | None, told("cli-help-host", consume_multiple=True)]
Thinkers = Annotated[str | None, told("cli-help-thinkers")]
Data = Annotated[str | None, told("cli-help-data")]
Lang = Annotated[str | None, told("cli-help-lang")]
Record = Annotated[Path, told("cli-help-records")]
Game = Annotated[str, told("cli-help-game")]

app = new_app("kartenbild", "cli-about", version=version("kartenbild"))
app.command(lab)


@app.default
def table(
    *,
    no_browser: NoBrowser = False,
    port: Port = None,
    host: Host = None,
    thinkers: Thinkers = None,
    data: Data = None,
    lang: Lang = None,
) -> int:
    return play(no_browser=no_browser, port=port, host=host, thinkers=thinkers, data=data, lang=lang)


@app.command(help=say("cli-command-play", _LOCALE))
def play(
    deal: Deal = None,
    /,
    *,
    text: Text = False,
    no_browser: NoBrowser = False,
    port: Port = None,
    host: Host = None,
    thinkers: Thinkers = None,
    data: Data = None,
    lang: Lang = None,
) -> int:
    from kartenbild.cli import playing

    if text:
        _only_browser({"--no-browser": no_browser, "--port": port, "--host": host, "--thinkers": thinkers})
        return playing.in_terminal(deal, asked_language(lang), of_locale(), data=data)
    return playing.in_browser(
        deal,
        asked_language(lang) or of_locale(),
        data=data,
        port=port,
        hosts=host,
        thinkers=thinkers,
        show=not no_browser,
    )


@app.command(help=say("cli-command-verify", _LOCALE))
def verify(records: Annotated[Path, told("cli-help-records")], /, *more: Record, lang: Lang = None) -> int:
    from kartenbild.cli.verify import Outcome, verified

    worst = Outcome.GOOD
    for file in (records, *more):
        outcome, line = verified(file, asked_language(lang) or _LOCALE)
        print(line, file=sys.stderr if outcome is Outcome.UNREADABLE else sys.stdout, flush=True)
        worst = max(worst, outcome)
    return int(worst)


@app.command(help=say("cli-command-solve", _LOCALE))
def solve(
    *deals: Annotated[str, told("cli-help-solve-deals")],
    game: Annotated[str | None, told("cli-help-solve-game")] = None,
    cards_file: Annotated[Path | None, told("cli-help-cards-file")] = None,
    lines: Annotated[str | None, told("cli-help-lines")] = None,
    seconds: Annotated[str | None, told("cli-help-seconds")] = None,
    nodes: Annotated[str | None, told("cli-help-nodes")] = None,
    memory: Annotated[str | None, told("cli-help-memory")] = None,
    jobs: Annotated[str | None, told("cli-help-jobs")] = None,
    json: Annotated[bool, told("cli-help-json")] = False,
    explain: Annotated[bool, told("cli-help-explain")] = False,
    proof: Annotated[Path | None, told("cli-help-proof")] = None,
    lang: Lang = None,
) -> int:
    from kartenbild.cli import solving

    wanted = solving.wanted(deals, game, cards_file, lines)
    limits = solving.limits(seconds, nodes, memory)
    language = asked_language(lang) or _LOCALE
    if proof is not None and wanted.count != 1:
        raise Complaint("cli-solve-one-proof")
    last = solving.show_verdicts(
        wanted, limits, jobs=solving.jobs(jobs), as_json=json, explain=explain, language=language
    )
    return 0 if proof is None or solving.write_proof(*last, proof, language) else 1


@app.command(help=say("cli-command-games", _LOCALE))
def games(*, lang: Lang = None) -> int:
    from kartenbild.cli.reading import games_lines

    print("\n".join(games_lines(asked_language(lang) or _LOCALE)))
    return 0


@app.command(help=say("cli-command-rules", _LOCALE))
def rules(game: Game, /, *, lang: Lang = None) -> int:
    from kartenbild.cli.reading import show_rules

    show_rules(game, asked_language(lang) or _LOCALE)
    return 0


@app.command(help=say("cli-command-today", _LOCALE))
def today(game: Annotated[str | None, told("cli-help-today-game")] = None, /, *, lang: Lang = None) -> int:
    from kartenbild.cli.today import today_lines

    for line in today_lines(game, asked_language(lang) or _LOCALE):
        print(line, flush=True)
    return 0


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and end the process.

    The code is 0, 1 for a record that fails and where the store or the port cannot be had, 2 for bad input, 130 for
    Ctrl-C.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(_run(arguments))


def _run(arguments: Sequence[str] | None) -> int:
    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except UnusedCliTokensError as error:
        return _complain(_too_much(error))
    except CycloptsError as error:
        return _complain(Complaint("cli-not-understood", why=" ".join(str(error).split())))
    except (BadName, BadCards, BadSettings, Complaint, LabProblem) as error:
        return _complain(error)
    except (StoreProblem, Trouble, LabTrouble) as error:
        return _complain(error, code=1)
    except BrokenPipeError:
        # Whoever read us has enough; Python must not try to flush what is left.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130


def _too_much(error: UnusedCliTokensError) -> Complaint:
    """A word that stands where a command should, or one word more than the command takes."""
    word = next(iter(error.unused_tokens or []))[:40]
    if error.command_chain:
        return Complaint("cli-too-much", word=word, command=" ".join(error.command_chain))
    commands = (name for name in app if not name.startswith("-"))
    return Complaint("cli-no-command", word=word, known=", ".join(sorted(commands)))


def _complain(error: Exception, code: int = 2) -> int:
    print(f"kartenbild: {one_line(error, _LOCALE)}", file=sys.stderr)
    return code


def _only_browser(options: dict[str, object]) -> None:
    for name, value in options.items():
        if value:
            raise Complaint("cli-only-browser", option=name)
