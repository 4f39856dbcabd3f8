"""How the program is set: option, then environment (KARTENBILD_…), then the settings file, then the default."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from platformdirs import user_config_path, user_data_path

from kartenbild.words import Message, say

PORT = 5210
NAMES = ("data", "host", "port", "thinkers")
MOST_THINKERS = 64
_HOST = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*", re.ASCII)


class BadSettings(ValueError):
    """A setting cannot be used; `message` says which, where it stands and why."""

    def __init__(self, id: str, **args: Any) -> None:
        self.message = Message(id, args)
        super().__init__(say(self.message, "en"))


@dataclass(frozen=True, slots=True)
class Config:
    """`data`: the folder of the store. `hosts`: further names or addresses by which the table may be reached; with any,
    it listens to the whole network. `port`: 0 for any free one. `thinkers`: how many workers may think for the table, 0
    for none."""

    data: Path
    hosts: tuple[str, ...] = ()
    port: int = PORT
    thinkers: int = field(default_factory=lambda: spare_cores())


def spare_cores() -> int:
    """All cores of this process but one, at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores - 1, MOST_THINKERS))


def load(
    *,
    data: str | None = None,
    host: str | None = None,
    port: int | str | None = None,
    thinkers: int | str | None = None,
    env: Mapping[str, str] = os.environ,
) -> Config:
    """The settings in force; an option that is None was not given, hosts are separated by commas.

    The settings file is KARTENBILD_CONFIG, else `kartenbild.toml` in the user's configuration folder; it need not be
    there unless it was named. Raises BadSettings.
    """
    options = {"data": data, "host": host, "port": port, "thinkers": thinkers}
    given = {name: (f"--{name}", value) for name, value in options.items() if value is not None}
    values = _file(env) | _environment(env) | given
    return Config(
        data=_folder(*values["data"]) if "data" in values else user_data_path("kartenbild", appauthor=False),
        hosts=_hosts(*values["host"]) if "host" in values else (),
        port=_port(*values["port"]) if "port" in values else PORT,
        thinkers=_thinkers(*values["thinkers"]) if "thinkers" in values else spare_cores(),
    )


def _environment(env: Mapping[str, str]) -> dict[str, tuple[str, Any]]:
    variables = {name: f"KARTENBILD_{name.upper()}" for name in NAMES}
    return {name: (variable, env[variable]) for name, variable in variables.items() if env.get(variable)}


def _file(env: Mapping[str, str]) -> dict[str, tuple[str, Any]]:
    named = env.get("KARTENBILD_CONFIG")
    file = Path(named) if named else user_config_path("kartenbild", appauthor=False) / "kartenbild.toml"
    if not named and not file.exists():
        return {}
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadSettings("settings-unreadable", place=str(file), why=why) from error
    for name in values:
        if name not in NAMES:
            raise BadSettings("settings-unknown", place=str(file), name=name, known=", ".join(NAMES))
    return {name: (str(file), value) for name, value in values.items()}


def _folder(place: str, value: Any) -> Path:
    if not isinstance(value, str) or not value.strip():
        raise BadSettings("settings-text", place=place, name="data", value=str(value))
    return Path(value).expanduser().absolute()


def _hosts(place: str, value: Any) -> tuple[str, ...]:
    names = value.split(",") if isinstance(value, str) else value if isinstance(value, list) else [value]
    return tuple(dict.fromkeys(_host(place, name) for name in names))


def _host(place: str, value: Any) -> str:
    host = value.strip().strip("[]").rstrip(".").lower() if isinstance(value, str) else ""
    if not _HOST.fullmatch(host):
        raise BadSettings("settings-hosts", place=place, value=str(value).strip())
    return host


def _port(place: str, value: Any) -> int:
    return _whole("settings-port", place, value, 65535)


def _thinkers(place: str, value: Any) -> int:
    return _whole("settings-thinkers", place, value, MOST_THINKERS)


def _whole(id: str, place: str, value: Any, most: int) -> int:
    """A whole number from 0 to `most`."""
    text = str(value).strip()
    number = int(text) if not isinstance(value, bool) and text.isascii() and text.isdigit() and len(text) < 6 else -1
    if not 0 <= number <= most:
        raise BadSettings(id, place=place, value=text)
    return number
