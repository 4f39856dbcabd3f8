"""How commands and their options are declared: their help comes from the catalogue, in the locale's language."""

from __future__ import annotations

import sys
from typing import Any

from cyclopts import App, Group, Parameter
from rich.console import Console

from kartenbild.cli.language import of_locale
from kartenbild.cli.reading import examples
from kartenbild.words import say

_PLAIN_WIDTH = 200
_LOCALE = of_locale()
_COMMANDS = Group(say("cli-group-commands", _LOCALE))
_PARAMETERS = Group(say("cli-group-parameters", _LOCALE))


def told(id: str, **more: bool) -> Parameter:
    """A parameter whose help is this message, in the locale's language."""
    return Parameter(help=say(id, _LOCALE, **examples()), negative="", show_default=False, **more)  # type: ignore[arg-type]


def new_app(name: str, about: str, **more: Any) -> App:
    """A command with commands of its own; plain help where it is not read on a terminal."""
    app = App(
        name=name,
        help=say(about, _LOCALE),
        help_formatter="default" if sys.stdout.isatty() else "plain",
        help_format="plaintext",
        console=None if sys.stdout.isatty() else Console(width=_PLAIN_WIDTH),
        group_commands=_COMMANDS,
        group_parameters=_PARAMETERS,
        group_arguments=_PARAMETERS,
        **more,
    )
    for flag, id in (("--help", "cli-help-help"), ("--version", "cli-help-version")):
        if flag in app:
            app[flag].help = say(id, _LOCALE)
            app[flag].group = _COMMANDS
    return app
