"""The fair hint in the terminal: the best moves by what the player can know, and why."""

from __future__ import annotations

from collections.abc import Iterator

from kartenbild.advice.advising import DEFAULT_SECONDS, advise
from kartenbild.engine.game import Game
from kartenbild.server.telling import move_texts
from kartenbild.server.wording import sentence
from kartenbild.words import say

MOST = 3


def hint_lines(game: Game, language: str, seconds: float = DEFAULT_SECONDS) -> Iterator[str]:
    """The advice in one sentence, then the best moves, each with what speaks for it."""
    advice = advise(game, seconds)
    yield say(advice.note, language)
    suggested = advice.moves[:MOST]
    texts = move_texts(game, [each.move for each in suggested], language)
    for number, (each, text) in enumerate(zip(suggested, texts, strict=True), start=1):
        reasons = " ".join(sentence(say(reason, language)) for reason in each.reasons)
        yield say(
            "advice-line", language, number=number, move=str(each.move), text=sentence(text), reasons=reasons
        ).rstrip()
