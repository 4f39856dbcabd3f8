"""What a foundation is called on the table, where no number is printed: by the suit that lies there."""

from __future__ import annotations

from kartenbild import cards
from kartenbild.engine.game import Game
from kartenbild.rules.vocabulary import By
from kartenbild.server.wording import place, spoken


def place_called(game: Game, name: str, language: str) -> str:
    """A place's spoken name: 'column 3', 'the second foundation of hearts', 'foundation 5' as long as it is empty.

    Foundations of one suit are counted as they lie, those that are begun.
    """
    families = _families(game, name)
    if name not in families:
        return place(game.tables, name, language)
    same = [each for each, suit in families.items() if suit == families[name]]
    if len(same) == 1:
        return spoken(language, "place-family", suit=families[name])
    return spoken(language, "place-family-of", suit=families[name], number=same.index(name) + 1)


def _families(game: Game, name: str) -> dict[str, str]:
    """The suit of each foundation in this place's group that is begun; none where suits mix."""
    tables = game.tables
    if not any(group.letter == name[0] and group.by is By.SUIT for group in tables.patience.foundations):
        return {}
    piles = {each: game.position.pile(number) for number, each in enumerate(tables.place_names) if each[0] == name[0]}
    return {each: cards.name(game.position.card(pile[0]))[1] for each, pile in piles.items() if pile}
