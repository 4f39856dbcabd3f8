"""Moves as sentences: what a move would do, and what the last one did."""

from __future__ import annotations

from dataclasses import dataclass

from kartenbild.engine.game import Game
from kartenbild.engine.kinds import Kind
from kartenbild.engine.moves import Move
from kartenbild.rules.tell_words import kind
from kartenbild.server.families import place_called
from kartenbild.server.wording import empty_place, listed, place, sentence, spoken, together
from kartenbild.words import Card, card


@dataclass(frozen=True, slots=True)
class Scene:
    """The cards as they lie: for each place its cards by key from the first dealt to the top, and its covered ones."""

    piles: dict[str, list[int]]
    covered: dict[str, int]

    @classmethod
    def of(cls, game: Game) -> Scene:
        """The stock's next card is its last here."""
        position, names = game.position, game.tables.place_names
        piles = {name: position.pile(number) for number, name in enumerate(names)}
        piles["S"].reverse()
        return cls(piles, {name: position.covered(number) for number, name in enumerate(names)})


@dataclass(frozen=True, slots=True)
class Happening:
    """The last move of a game: its text before it was made, the cards as they lay before and as they lie now."""

    move: Move
    text: str
    before: Scene
    after: Scene

    @classmethod
    def last(cls, game: Game, language: str) -> Happening | None:
        if not game.history:
            return None
        move = game.history[-1]
        game.undo()
        before, text = Scene.of(game), move_text(game, move, language)
        game.redo()
        return cls(move, text, before, Scene.of(game))

    def arrived(self) -> dict[str, list[int]]:
        """For each place the cards that it has got, from the first to the top."""
        before = {key: name for name, pile in self.before.piles.items() for key in pile}
        found = {name: [key for key in pile if before[key] != name] for name, pile in self.after.piles.items()}
        return {name: keys for name, keys in found.items() if keys}

    def moved(self) -> list[int]:
        """The cards that lie elsewhere than before."""
        return [key for keys in self.arrived().values() for key in keys]

    def turned_up(self) -> list[int]:
        """The cards that stayed and lie face up now."""
        return [
            pile[self.after.covered[name]]
            for name, pile in self.after.piles.items()
            if name != "S" and self.after.covered[name] < self.before.covered[name] and pile
        ]


def move_texts(game: Game, moves: list[Move], language: str) -> list[str]:
    """A sentence for each legal move; of decisions that would sound alike each tells where it differs.

    Moves that are one decision, as an ace to any empty foundation, may sound alike.
    """
    texts = [move_text(game, move, language) for move in moves]
    alike: dict[str, set[Move]] = {}
    for move, text in zip(moves, texts, strict=True):
        alike.setdefault(text, set()).add(move)
    if len(alike) == len(texts):
        return texts
    decisions = set(game.distinct_moves())
    return [
        _named(game, move, text, alike[text] & decisions, language) for move, text in zip(moves, texts, strict=True)
    ]


def move_text(game: Game, move: Move, language: str) -> str:
    """What this move would do, in words: 'the queen of hearts onto the king of spades'."""
    if move.kind is Kind.SHIFT:
        return _shift_text(game, move, language)
    if move.kind is Kind.DEAL:
        return _deal_text(game, language)
    if move.kind is Kind.GATHER:
        return spoken(language, f"move-gather-{kind(game.tables.patience)}")
    if move.kind in (Kind.UP, Kind.DOWN):
        return spoken(language, f"move-{move}", card=asked(game), place=place(game.tables, asked_place(game), language))
    return spoken(language, f"move-{move}")


def asked(game: Game) -> Card:
    """The card the deal asks about."""
    return Card(game.position.card(game.position.pile(game.tables.stock_place)[0]))


def asked_place(game: Game) -> str:
    """Where the card the deal asks about would be dealt."""
    tables = game.tables
    dealt = len(tables.pack) - len(game.position.pile(tables.stock_place))
    return tables.place_names[tables.script_place[dealt]]


def happened(game: Game, happening: Happening, language: str) -> str:
    """What the last move did, with all it forced, as sentences."""
    told = [_told(game, happening, language)]
    for key in happening.turned_up():
        told.append(sentence(spoken(language, "told-turned-up", card=Card(game.position.card(key)))))
    return together(told, language)


def _shift_text(game: Game, move: Move, language: str) -> str:
    tables, position = game.tables, game.position
    source = position.pile(tables.place_names.index(move.source))
    target_name = target(game, move)
    onto = position.pile(tables.place_names.index(target_name))
    up = "up-" if tables.place_names.index(target_name) >= tables.tableau else "run-" if move.count > 1 else ""
    lifted = Card(position.card(source[-move.count]))
    if onto:
        top = Card(position.card(onto[-1]))
        return spoken(language, f"move-{up}onto", card=lifted, more=move.count - 1, top=top)
    empty = empty_place(tables, target_name, language)
    return spoken(language, f"move-{up}to-empty", card=lifted, more=move.count - 1, place=empty)


def target(game: Game, move: Move) -> str:
    """The place with its number that this legal move goes to."""
    if move.kind is not Kind.SHIFT or len(move.target) > 1:
        return move.target
    fitting = (code for code in game.notation.candidates(move) if not game.position.refusal(code))
    return game.notation.move(next(fitting)).target


def _deal_text(game: Game, language: str) -> str:
    left = len(game.position.pile(game.tables.stock_place))
    if left < game.tables.tableau:
        return spoken(language, "move-deal-last", cards=left)
    return spoken(language, f"move-deal-{kind(game.tables.patience)}")


def _named(game: Game, move: Move, text: str, alike: set[Move], language: str) -> str:
    if len(alike) < 2:
        return text
    source = place_called(game, move.source, language)
    if len({each.source for each in alike}) == len(alike):
        return spoken(language, "move-from", move=text, source=source)
    onto = place_called(game, target(game, move), language)
    return spoken(language, "move-named", move=text, source=source, target=onto)


def _told(game: Game, happening: Happening, language: str) -> str:
    stock = len(happening.after.piles["S"])
    if happening.move.kind is Kind.DEAL:
        return spoken(language, "told-deal", cards=_cards(game, happening.moved(), language))
    if happening.move.kind is Kind.TURN:
        return spoken(language, "told-turn", card=Card(game.position.card(happening.after.piles["W"][-1])))
    if happening.move.kind is Kind.RECYCLE:
        return spoken(language, "told-recycle", cards=stock)
    if happening.move.kind is Kind.GATHER:
        piles = sum(1 for name in game.tables.place_names[: game.tables.tableau] if happening.after.piles[name])
        return spoken(language, f"told-gather-{kind(game.tables.patience)}", piles=piles, cards=stock)
    if happening.move.kind is Kind.SHIFT:
        return _told_shift(game, happening, language)
    return _told_answer(game, happening, language)


def _told_shift(game: Game, happening: Happening, language: str) -> str:
    told = sentence(spoken(language, "told-move", move=happening.text))
    refilled = happening.arrived().get(happening.move.source)
    if not refilled:
        return told
    name = sentence(place(game.tables, happening.move.source, language))
    refill = spoken(language, "told-refilled", place=name, cards=_cards(game, refilled, language))
    return together([told, refill], language)


def _told_answer(game: Game, happening: Happening, language: str) -> str:
    """The card that was asked about; those dealt after it need no words, they lie open."""
    key = happening.before.piles["S"][-1]
    where = next(name for name, keys in happening.arrived().items() if key in keys)
    told = Card(game.position.card(key))
    return sentence(spoken(language, f"told-{happening.move}", card=told, place=place(game.tables, where, language)))


def _cards(game: Game, keys: list[int], language: str) -> str:
    return listed([card(game.position.card(key), language) for key in keys], language)
