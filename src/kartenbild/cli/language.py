"""Which language the command line speaks when nothing is said: the one of the locale."""

from __future__ import annotations

import os
from collections.abc import Mapping

from kartenbild.cli.complaint import Complaint
from kartenbild.words import LANGUAGES


def of_locale(env: Mapping[str, str] = os.environ) -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG, whichever is set first; English where we do not speak it."""
    locale = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    language = locale.partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"


def asked_language(lang: str | None) -> str | None:
    """The language of --lang, None where it was not given. Raises Complaint."""
    if lang is not None and lang not in LANGUAGES:
        raise Complaint("cli-bad-language", value=lang, known=", ".join(LANGUAGES))
    return lang
