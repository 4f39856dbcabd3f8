"""What the server and the browser say to each other.

The OpenAPI description is made from these types. Sentences are finished here in the player's language; the browser
knows places, cards and moves as text, never a rule. A card that lies face down has no identity in any message.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kartenbild.server.keys import KeyAction

Text = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
OwnKey = Annotated[str, Meta(max_length=7, pattern=r"^((shift\+)?[^\s?])?$")]
Revision = Annotated[int, Meta(ge=0, le=2**53)]
Role = Literal["tableau", "foundation", "stock", "waste"]
Status = Literal["playing", "won", "stuck"]
Outcome = Literal["won", "lost", "undecided"]


class CardState(Struct, frozen=True):
    """A card on the table: `key` stays with the physical card for the whole game, `card` is None face down."""

    key: int
    card: str | None


class PlaceState(Struct, frozen=True):
    """A place and its cards, the first dealt first; in the stock the next card is last, on top.

    `label`: spoken name, e.g. 'Column 3, 6 cards, 2 face down'. `lifts`: how many of its top cards may be lifted
    together at most.
    """

    place: str
    role: Role
    label: str
    lifts: int
    cards: list[CardState]


class MoveState(Struct, frozen=True):
    """A legal move, every target by its number; `source` and `target` are '' for moves that are no shift.

    `text`: the move as a sentence for lists and screen readers. `equal`: no different from a move listed before.
    """

    move: str
    source: str
    target: str
    count: int
    text: str
    equal: bool


class Counter(Struct, frozen=True):
    """Something counted beside the table, e.g. deals, passes or gatherings left; None is without end."""

    id: str
    label: str
    value: int | None


class LastMove(Struct, frozen=True):
    """The move that led here: where it went, which cards (by key) it moved, and how it is told."""

    move: str
    source: str
    target: str
    keys: list[int]
    text: str


class TableState(Struct, frozen=True):
    """Everything a table in the browser shows.

    `revision` rises with every stored action, undo too. `question`: what the deal asks about the stock's top
    card, which then lies face up, as a sentence, else None. `confirm`: the sentence to ask before `deal` or `gather`
    while other moves remain, else None. `said`: one polite status sentence for what just happened. `safe`: moves up
    that are proved to lose no win, and `finish`: the moves by which the game finishes by itself, if it does; both only
    for players who asked for it. `counts`: whether the game counts in the player's statistics.
    """

    id: str
    deal: str
    game: str
    title: str
    variants: list[str]
    revision: int
    made: int
    can_undo: bool
    can_redo: bool
    status: Status
    seconds: float
    counts: bool
    question: str | None
    confirm: str | None
    places: list[PlaceState]
    moves: list[MoveState]
    counters: list[Counter]
    last: LastMove | None
    said: str
    safe: list[str] = []
    finish: list[str] = []


class AdvisedMove(Struct, frozen=True):
    """A move worth making, target by its number: how it is told, and what speaks for it, as sentences.

    `won` of `games` trial games came out after it; none were played where all is proved.
    """

    move: str
    text: str
    reasons: list[str]
    won: int
    games: int


class FairAdvice(Struct, frozen=True):
    """What a player can know about the moves, best first; empty where none leads to anything new.

    `outcome` is 'won' or 'lost' only where the player knows enough for a proof. `note`: the whole in one sentence.
    """

    revision: int
    outcome: Literal["won", "lost", "undecided"]
    note: str
    moves: list[AdvisedMove]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new game: `deal` as GAME[+VARIANT…][#NUMBER], or with `cards`, the pack in dealing order, and no number."""

    deal: Text
    cards: Annotated[str, Meta(max_length=4000)] | None = None


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """What the player does at a table.

    `move` is needed for 'move' only; `to` for 'go' only: after so many moves, of those played and those taken back, the
    game is to stand. `revision`: the revision the player saw. `key`: unguessed twice; the same key again is answered,
    not played again. `seconds`: time at the visible table since the last action. `shown`: the move is that of the
    solution shown; such a game counts in no statistics until it is begun again.
    """

    action: Literal["move", "undo", "redo", "restart", "go"]
    revision: Revision
    key: Key
    move: Text = ""
    to: Revision = 0
    shown: bool = False
    seconds: Annotated[float, Meta(ge=0, le=86400)] = 0


class Sign(Struct, frozen=True):
    """Whether the game can still be won from where it stands at this revision, with the true cards.

    `outcome`: 'lost' is proved; 'undecided' where a limit was met.
    """

    revision: int
    outcome: Outcome


class StepState(Struct, frozen=True):
    """A move still to come, and its sentence."""

    move: str
    text: str


class Solution(Struct, frozen=True):
    """A proved way to the win from where the game stands at this revision; no steps where none was found."""

    revision: int
    outcome: Outcome
    steps: list[StepState]


class Line(Struct, frozen=True):
    """A verdict on every position of the game, from the deal (number 0) to the last move, be it taken back.

    `outcomes[n]`: could it be won after n moves. `steps[n]`: the move that leads from there to the next. `last_won`:
    the last position known to be won. `lost_by`: the number of the move that lost the game, where that is proved.
    `done`: False while more can be found out by asking again.
    """

    revision: int
    made: int
    outcomes: list[Outcome]
    steps: list[StepState]
    last_won: int | None
    lost_by: int | None
    done: bool


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that comes out is wished for: `deal` as GAME[+VARIANT…], without a number."""

    deal: Text


class Granted(Struct, frozen=True):
    """A fresh deal that was proved to come out, or None: then `lost` fresh deals were tried and each is proved lost,
    `open` of them could not be decided."""

    deal: str | None
    lost: int
    open: int


class Refused(Struct, frozen=True):
    """An action that was not done: which rule or circumstance stops it, and the table as it stands."""

    reason: str
    table: TableState | None = None


class TableSummary(Struct, frozen=True):
    """One line in the list of a player's games; `touched` is UTC, ISO 8601."""

    id: str
    deal: str
    game: str
    title: str
    variants: list[str]
    status: Status
    made: int
    seconds: float
    touched: str


class GameInfo(Struct, frozen=True):
    """A game that can be chosen, its words in the player's language."""

    name: str
    title: str
    teaser: str
    packs: int
    settings: list[SettingInfo]


class SettingInfo(Struct, frozen=True):
    """One rule that can be set: its words with what each means, the default first."""

    name: str
    label: str
    words: list[WordInfo]


class WordInfo(Struct, frozen=True):
    word: str
    label: str


class GameStatistics(Struct, frozen=True):
    """Figures of one game with its variants. A deal never touched counts nowhere; a deal won twice counts once.

    `played`: deals touched; `won` of them; streaks in deals; `best_seconds`, `mean_seconds` and `fewest_moves` over won
    deals, None where none was won.
    """

    game: str
    title: str
    variants: list[str]
    played: int
    won: int
    streak: int
    longest_streak: int
    best_seconds: float | None
    mean_seconds: float | None
    fewest_moves: int | None


class RecordSummary(Struct, frozen=True):
    """A won game that was kept, with or without its table; `finished` is UTC, ISO 8601."""

    id: str
    deal: str
    game: str
    title: str
    variants: list[str]
    made: int
    seconds: float
    finished: str


class RecordUpload(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as text."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class DayDeal(Struct, frozen=True):
    """A game's patience of the day: `deal` and its number once found, 'none' where the date has none.

    `table`: the player's table under way with this deal. `won`: whether the player has won it.
    """

    game: str
    title: str
    state: Literal["searching", "found", "none"]
    deal: str | None
    number: int | None
    table: str | None
    won: bool


class Today(Struct, frozen=True):
    """The patiences of the day; `day` is the date in UTC, ISO 8601."""

    day: str
    deals: list[DayDeal]


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player writes down about a deal."""

    text: Annotated[str, Meta(max_length=2000)]


class LessonStep(Struct, frozen=True):
    """A move of a guided game: what kind it is called, the move and what speaks for it as sentences, its places."""

    move: str
    source: str
    target: str
    count: int
    label: str
    text: str
    why: str


class Lesson(Struct, frozen=True):
    """A guided game: how many moves were made when it began, its steps, and the moves made since."""

    begun: int
    steps: list[LessonStep]
    made: list[str]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """After how many moves of a game."""

    step: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """The code by which a player's games can be taken to another browser."""

    code: Annotated[str, Meta(max_length=64)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's choices; every automatic thing is off until asked.

    `language` None: the browser's own wish decides, else English. `indices` 'language': court cards as it has them.
    `pages` 'auto': dark on the dark felt and where the device is dark, else light.
    `own_keys`: for actions at the table the key that the player prefers, '' for none; an action that is not named has
    its usual key.
    """

    language: Literal["en", "de"] | None = None
    indices: Literal["language", "english", "german"] = "language"
    colours: Literal["two", "four"] = "two"
    large_print: bool = False
    left_handed: bool = False
    back: Literal["1", "2", "3"] = "1"
    felt: Literal["green", "blue", "grey", "dark"] = "green"
    pages: Literal["auto", "light", "dark"] = "auto"
    keys: bool = True
    own_keys: dict[KeyAction, OwnKey] = {}
    confirm_deal: bool = True
    animate: bool = True
    sound: bool = False
    live_sign: bool = False
    offer_finish: bool = False
    auto_safe: bool = False


class Health(Struct, frozen=True):
    """Which program this is, and which store it keeps."""

    program: str
    version: str
    store: str
