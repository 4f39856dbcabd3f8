"""The commands and their options, and how every one of them ends."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, NoReturn

from cyclopts import App, CycloptsError, Group, Parameter, UnusedCliTokensError
from rich.console import Console

from kartenbild.cli.complaint import Complaint, Trouble, one_line
from kartenbild.cli.language import of_locale
from kartenbild.cli.reading import examples
from kartenbild.rules.names import BadName
from kartenbild.rules.packs import BadCards
from kartenbild.settings import BadSettings
from kartenbild.store import StoreProblem
from kartenbild.words import LANGUAGES, say

_PLAIN_WIDTH = 200
_LOCALE = of_locale()
_COMMANDS = Group(say("cli-group-commands", _LOCALE))
_PARAMETERS = Group(say("cli-group-parameters", _LOCALE))


def _told(id: str, *names: str, **more: bool | str) -> Parameter:
    """A parameter whose help is this message, in the locale's language."""
    return Parameter(name=names or None, help=say(id, _LOCALE, **examples()), negative="", show_default=False, **more)  # type: ignore[arg-type]


Deal = Annotated[str | None, _told("cli-help-deal")]
Text = Annotated[bool, _told("cli-help-text")]
NoBrowser = Annotated[bool, _told("cli-help-no-browser")]
Port = Annotated[str | None, _told("cli-help-port")]
Host = Annotated[list[str] | None, _told("cli-help-host", consume_multiple=True)]
Data = Annotated[str | None, _told("cli-help-data")]
Lang = Annotated[str | None, _told("cli-help-lang")]
Record = Annotated[Path, _told("cli-help-records")]
Game = Annotated[str, _told("cli-help-game")]

app = App(
    name="kartenbild",
    help=say("cli-about", _LOCALE),
    version=version("kartenbild"),
    help_formatter="default" if sys.stdout.isatty() else "plain",
    help_format="plaintext",
    console=None if sys.stdout.isatty() else Console(width=_PLAIN_WIDTH),
    group_commands=_COMMANDS,
    group_parameters=_PARAMETERS,
    group_arguments=_PARAMETERS,
)
for _flag, _id in (("--help", "cli-help-help"), ("--version", "cli-help-version")):
    app[_flag].help = say(_id, _LOCALE)
    app[_flag].group = _COMMANDS


@app.default
def table(
    *, no_browser: NoBrowser = False, port: Port = None, host: Host = None, data: Data = None, lang: Lang = None
) -> int:
    return play(no_browser=no_browser, port=port, host=host, data=data, lang=lang)


@app.command(help=say("cli-command-play", _LOCALE))
def play(
    deal: Deal = None,
    /,
    *,
    text: Text = False,
    no_browser: NoBrowser = False,
    port: Port = None,
    host: Host = None,
    data: Data = None,
    lang: Lang = None,
) -> int:
    from kartenbild.cli import playing

    if text:
        _only_browser({"--no-browser": no_browser, "--port": port, "--host": host})
        return playing.in_terminal(deal, _language(lang), of_locale(), data=data)
    return playing.in_browser(
        deal, _language(lang) or of_locale(), data=data, port=port, hosts=host, show=not no_browser
    )


@app.command(help=say("cli-command-verify", _LOCALE))
def verify(records: Annotated[Path, _told("cli-help-records")], /, *more: Record, lang: Lang = None) -> int:
    from kartenbild.cli.verify import Outcome, verified

    worst = Outcome.GOOD
    for file in (records, *more):
        outcome, line = verified(file, _language(lang) or _LOCALE)
        print(line, file=sys.stderr if outcome is Outcome.UNREADABLE else sys.stdout, flush=True)
        worst = max(worst, outcome)
    return int(worst)


@app.command(help=say("cli-command-solve", _LOCALE))
def solve(
    *deals: Annotated[str, _told("cli-help-solve-deals")],
    game: Annotated[str | None, _told("cli-help-solve-game")] = None,
    cards_file: Annotated[Path | None, _told("cli-help-cards-file")] = None,
    lines: Annotated[str | None, _told("cli-help-lines")] = None,
    seconds: Annotated[str | None, _told("cli-help-seconds")] = None,
    nodes: Annotated[str | None, _told("cli-help-nodes")] = None,
    memory: Annotated[str | None, _told("cli-help-memory")] = None,
    jobs: Annotated[str | None, _told("cli-help-jobs")] = None,
    json: Annotated[bool, _told("cli-help-json")] = False,
    explain: Annotated[bool, _told("cli-help-explain")] = False,
    proof: Annotated[Path | None, _told("cli-help-proof")] = None,
    lang: Lang = None,
) -> int:
    from kartenbild.cli import solving

    wanted = solving.wanted(deals, game, cards_file, lines)
    limits = solving.limits(seconds, nodes, memory)
    language = _language(lang) or _LOCALE
    if proof is not None and wanted.count != 1:
        raise Complaint("cli-solve-one-proof")
    last = solving.show_verdicts(
        wanted, limits, jobs=solving.jobs(jobs), as_json=json, explain=explain, language=language
    )
    return 0 if proof is None or solving.write_proof(*last, proof, language) else 1


@app.command(help=say("cli-command-games", _LOCALE))
def games(*, lang: Lang = None) -> int:
    from kartenbild.cli.reading import games_lines

    print("\n".join(games_lines(_language(lang) or _LOCALE)))
    return 0


@app.command(help=say("cli-command-rules", _LOCALE))
def rules(game: Game, /, *, lang: Lang = None) -> int:
    from kartenbild.cli.reading import show_rules

    show_rules(game, _language(lang) or _LOCALE)
    return 0


@app.command(help=say("cli-command-today", _LOCALE))
def today(game: Annotated[str | None, _told("cli-help-today-game")] = None, /, *, lang: Lang = None) -> int:
    from kartenbild.cli.today import today_lines

    for line in today_lines(game, _language(lang) or _LOCALE):
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
    except (BadName, BadCards, BadSettings, Complaint) as error:
        return _complain(error)
    except (StoreProblem, Trouble) as error:
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


def _language(lang: str | None) -> str | None:
    if lang is not None and lang not in LANGUAGES:
        raise Complaint("cli-bad-language", value=lang, known=", ".join(LANGUAGES))
    return lang


def _only_browser(options: dict[str, object]) -> None:
    for name, value in options.items():
        if value:
            raise Complaint("cli-only-browser", option=name)
