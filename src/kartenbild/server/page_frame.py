"""What every page shares: its template, its words, the little data its script needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any

import jinja2
import msgspec
from litestar import MediaType, Response

from kartenbild import cards, words
from kartenbild.server import keys
from kartenbild.server.visitor import Visitor

# What a script fills in; a name with # is a number that the sentence bends to.
_SCRIPT_WORDS: Mapping[str, tuple[str, ...]] = {
    "away": (),
    "card-last": ("card", "seat", "count"),
    "card-of": ("card", "seat", "count"),
    "day-none": (),
    "day-play": (),
    "do-deal": (),
    "do-gather": (),
    "do-recycle": (),
    "do-turn": (),
    "elsewhere": (),
    "face-down": (),
    "failed": (),
    "find-none": (),
    "found": ("card", "count#"),
    "found-none": ("card",),
    "held": ("card", "more#"),
    "hint-games": ("won", "games#"),
    "hint-over": (),
    "hint-thinking": (),
    "key-kept": ("key", "does"),
    "key-none": ("does",),
    "keys-usual": (),
    "lesson-done": (),
    "lesson-off": (),
    "lesson-step": ("step", "count"),
    "moves-framed": ("count#",),
    "no-draw": (),
    "no-target": ("cards",),
    "note-kept": (),
    "nothing-made": (),
    "nothing-to-zoom": (),
    "picked-up": ("cards", "count#"),
    "picked-up-none": ("cards",),
    "put-away": ("named",),
    "put-back": ("cards",),
    "step": ("step", "total"),
    "without-end": (),
    "back-here": (),
    "back-never": (),
    "back-open": (),
    "finish-offer": ("count#",),
    "line-at": ("number", "text", "outcome"),
    "line-at-deal": ("outcome",),
    "line-between": ("from", "to"),
    "line-lost": ("number", "text"),
    "line-lost-here": (),
    "line-never": (),
    "line-open": (),
    "line-undecided-here": (),
    "line-won": (),
    "line-won-here": (),
    "line-won-until": ("number",),
    "luck-cancel": (),
    "luck-cancelled": (),
    "luck-found": (),
    "luck-never": ("lost#",),
    "luck-open": ("lost#", "open#"),
    "luck-searching": (),
    "sign-asking": (),
    "sign-lost": (),
    "sign-lost-said": (),
    "sign-undecided": (),
    "sign-won": (),
    "solution-end": (),
    "solution-left": (),
    "solution-lost": (),
    "solution-next": ("left#", "text"),
    "solution-open": (),
    "solution-run": (),
    "solution-stop": (),
    "thinking": (),
    "thinking-won": (),
    "won-told": ("made#", "time"),
    "won-uncounted": (),
}

_LETTERS = [{"action": each.action, "key": each.key, "always": each.always} for each in keys.LETTERS]


@cache
def _environment() -> jinja2.Environment:
    folder = resources.files("kartenbild.web").joinpath("templates")
    loader = jinja2.FunctionLoader(lambda name: folder.joinpath(name).read_text(encoding="utf-8"))
    made = jinja2.Environment(
        loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=jinja2.StrictUndefined
    )
    # The cards come to the page in the pack's order, not in that of their letters.
    made.policies["json.dumps_kwargs"] = {"sort_keys": False}
    return made


def page(template: str, visitor: Visitor, *, status: int = 200, data: Any = None, **content: Any) -> Response[str]:
    """The page of this template in the visitor's language. `data`: a mapping for its script, more than words."""
    language = visitor.language
    settings = msgspec.to_builtins(visitor.settings) | {"language": language}
    text = rendered(
        template,
        t=teller(language),
        language=language,
        settings=settings,
        letters=keys.LETTERS,
        key_shown=keys.shown,
        data={"settings": settings, "keys": _LETTERS, **script_words(language), **(data or {})},
        **content,
    )
    return Response(
        text,
        status_code=status,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-store", "content-language": language},
    )


def rendered(template: str, **content: Any) -> str:
    """The template with this content, and nothing else in it."""
    return _environment().get_template(template).render(**content)


def teller(language: str) -> Callable[..., str]:
    """How a template says a message: `t("web-home", count=3)`."""

    def tell(message: str | words.Message, /, **args: Any) -> str:
        return words.say(message, language, **args)

    return tell


Said = str | dict[str, Any]
"""A sentence for a script, arguments in ‹angles›; or its forms, {'by': a number's name, 'one': Said, 'other': Said}."""


@cache
def script_words(language: str) -> dict[str, dict[str, Any]]:
    """The sentences that a script finishes itself, and the names of the cards: bare, and as a sentence's subject."""
    return {
        "words": {id: _said(f"web-script-{id}", language, names, {}) for id, names in _SCRIPT_WORDS.items()},
        "cards": {cards.name(card): words.card(card, language) for card in range(52)},
        "theCards": {cards.name(card): words.card(card, language, "card-the") for card in range(52)},
    }


def _said(id: str, language: str, names: tuple[str, ...], given: Mapping[str, str]) -> Said:
    """A number's name where the number should stand takes a selection's default form, 'one' its form for one."""
    if not names:
        return words.say(id, language, **given)
    name, bends = names[0].removesuffix("#"), names[0].endswith("#")
    other = _said(id, language, names[1:], {**given, name: f"‹{name}›"})
    if not bends:
        return other
    return {"by": name, "one": _said(id, language, names[1:], {**given, name: "one"}), "other": other}


def clock_time(seconds: float | None) -> str:
    """'7:05', '1:02:30', '–' for none."""
    if seconds is None:
        return "–"
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
