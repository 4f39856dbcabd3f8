"""A position of any patience: the only place that knows which move is legal and what it does.

Annotated Python: built by Cython it is the module ``_position``; without a C compiler this same file runs as it is.
The code sees tables, places and move integers, and branches on kinds of move, never on games.

A move is an integer ``kind << 24 | source << 16 | target << 8 | count``. A place holds its cards in `cells` from the
first dealt to the top; a card there is its index in the dealing order (laid-out cards come after those), so that
copies stay apart on the table, and `face` tells which card it is. The stock's next card is its last.
"""

from __future__ import annotations

from array import array
from functools import cache

from kartenbild.engine.kinds import Kind, Refusal
from kartenbild.rules.lowering import UNLIMITED as _UNLIMITED
from kartenbild.rules.lowering import Fits, Redeal, Stock

try:
    import cython
except ImportError:
    from kartenbild.engine import nocython as cython

SHIFT = cython.declare(cython.int, Kind.SHIFT)
DEAL = cython.declare(cython.int, Kind.DEAL)
TURN = cython.declare(cython.int, Kind.TURN)
RECYCLE = cython.declare(cython.int, Kind.RECYCLE)
GATHER = cython.declare(cython.int, Kind.GATHER)
UP = cython.declare(cython.int, Kind.UP)
DOWN = cython.declare(cython.int, Kind.DOWN)

OK = cython.declare(cython.int, Refusal.OK)
NOT_IN_THIS_GAME = cython.declare(cython.int, Refusal.NOT_IN_THIS_GAME)
DEAL_GOES_ON = cython.declare(cython.int, Refusal.DEAL_GOES_ON)
NOTHING_TO_ANSWER = cython.declare(cython.int, Refusal.NOTHING_TO_ANSWER)
PLACE_IS_EMPTY = cython.declare(cython.int, Refusal.PLACE_IS_EMPTY)
STAYS_THERE = cython.declare(cython.int, Refusal.STAYS_THERE)
NOT_FROM_STOCK = cython.declare(cython.int, Refusal.NOT_FROM_STOCK)
NOT_JUST_TURNED = cython.declare(cython.int, Refusal.NOT_JUST_TURNED)
FACE_DOWN = cython.declare(cython.int, Refusal.FACE_DOWN)
ONLY_TOP_MOVES = cython.declare(cython.int, Refusal.ONLY_TOP_MOVES)
NOT_A_RUN = cython.declare(cython.int, Refusal.NOT_A_RUN)
SAME_PLACE = cython.declare(cython.int, Refusal.SAME_PLACE)
NOTHING_GOES_THERE = cython.declare(cython.int, Refusal.NOTHING_GOES_THERE)
ONE_AT_A_TIME = cython.declare(cython.int, Refusal.ONE_AT_A_TIME)
NOT_ON_EMPTY = cython.declare(cython.int, Refusal.NOT_ON_EMPTY)
DOES_NOT_FIT = cython.declare(cython.int, Refusal.DOES_NOT_FIT)
STOCK_EMPTY = cython.declare(cython.int, Refusal.STOCK_EMPTY)
STOCK_NOT_EMPTY = cython.declare(cython.int, Refusal.STOCK_NOT_EMPTY)
WASTE_EMPTY = cython.declare(cython.int, Refusal.WASTE_EMPTY)
NO_REDEAL_LEFT = cython.declare(cython.int, Refusal.NO_REDEAL_LEFT)

STOCK_ROW = cython.declare(cython.int, Stock.ROW)
STOCK_TURN = cython.declare(cython.int, Stock.TURN)
STOCK_REFILL = cython.declare(cython.int, Stock.REFILL)
RECYCLES = cython.declare(cython.int, Redeal.RECYCLE)
GATHERS = cython.declare(cython.int, Redeal.GATHER)
MAY_GO_UP = cython.declare(cython.int, Fits.MAY_GO_UP)
UNLIMITED = cython.declare(cython.int, _UNLIMITED)

_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)

# In the table of random words, after one for each seat and card: covered cards, redeals left, a fresh waste card.
_COVERED = cython.declare(cython.int, 0)
_REDEALS = cython.declare(cython.int, 32 * 32)
_FRESH = cython.declare(cython.int, 32 * 32 + 256)
_EXTRA_WORDS = cython.declare(cython.int, 32 * 32 + 257)


@cache
def _random_words(count: int, seed: int) -> array:
    """Random 64-bit words by SplitMix64 (Steele, Lea, Flood 2014), the same on every machine."""
    words = array("Q")
    for i in range(1, count + 1):
        z = (seed + i * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        words.append(z ^ (z >> 31))
    return words


@cython.final
@cython.cclass
class Position:
    """Where every card lies, with moves made and taken back exactly.

    `tables`: a `kartenbild.rules.lowering.Tables`. `order`: the cards in dealing order. The new position is dealt,
    up to the first question that the deal asks. Raises ValueError where `order` has not the pack's length.
    """

    cards: cython.int
    places: cython.int
    tableau: cython.int
    stock: cython.int
    waste: cython.int
    group_count: cython.int
    stock_kind: cython.int
    redeal_kind: cython.int
    fits: cython.int
    refill: cython.int
    pile_of: cython.int
    last_row_centred: cython.bint
    only_just_turned: cython.bint
    script_length: cython.int

    face: cython.uchar[::1]
    cells: cython.uchar[::1]
    size: cython.uchar[::1]
    down: cython.uchar[::1]
    saved: cython.uchar[::1]
    group_first: cython.uchar[::1]
    group_size: cython.uchar[::1]
    gives: cython.uchar[::1]
    script_place: cython.uchar[::1]
    script_down: cython.uchar[::1]
    gather_order: cython.uchar[::1]
    lay: cython.ulonglong[::1]
    start: cython.ulonglong[::1]
    joined: cython.ulonglong[::1]
    words: cython.ulonglong[::1]

    redeals_left: cython.int
    fresh: cython.bint
    dealt: cython.int
    asking: cython.bint
    gathered: cython.int
    hash: cython.ulonglong

    def __init__(self, tables, order):
        if len(order) != len(tables.pack):
            raise ValueError(f"{len(order)} cards given, the pack has {len(tables.pack)}")
        laid_out = [(place, card) for place, pile in enumerate(tables.laid_out) for card in pile]
        self.cards = len(order) + len(laid_out)
        self.places = len(tables.place_names)
        self.tableau = tables.tableau
        self.stock = tables.stock_place
        self.waste = tables.waste_place
        self.group_count = len(tables.groups)
        self.stock_kind = int(tables.stock)
        self.redeal_kind = int(tables.redeal)
        self.fits = int(tables.fits)
        self.refill = tables.refill
        self.pile_of = tables.pile_of
        self.last_row_centred = tables.last_row_centred
        self.only_just_turned = tables.just_turned
        self.script_length = len(tables.script_place)

        self.face = bytearray(list(order) + [card for _, card in laid_out])
        self.cells = bytearray(self.places * self.cards)
        self.size = bytearray(self.places)
        self.down = bytearray(self.places)
        self.saved = bytearray(max(1, tables.redeals * tables.tableau))
        self.group_first = bytearray([first for first, _ in tables.groups])
        self.group_size = bytearray([count for _, count in tables.groups])
        self.gives = tables.gives
        # A buffer may not be empty; the spare byte is never read, the lengths stand beside.
        self.script_place = bytearray(list(tables.script_place) + [0])
        self.script_down = bytearray(list(tables.script_down) + [0])
        self.gather_order = bytearray(list(tables.gather_order) + [0])
        self.lay = tables.lay
        self.start = tables.start
        self.joined = tables.joined
        self.words = _random_words(self.cards * 52 + _EXTRA_WORDS, 0x6B617274656E)

        self.redeals_left = tables.redeals
        self.fresh = False
        self.dealt = 0
        self.asking = False
        self.gathered = 0
        self._hash_anew()
        for index in range(len(order) - 1, -1, -1):
            self._push(self.stock, index)
        for index, (place, _) in enumerate(laid_out):
            self._push(place, len(order) + index)
        self._deal_on()

    # Looking at the position from Python.

    def pile(self, place: cython.int):
        """The place's cards from the first dealt to the top, as indices in dealing order; the stock turned round."""
        first = place * self.cards
        indices = [self.cells[first + seat] for seat in range(self.size[place])]
        return indices[::-1] if place == self.stock else indices

    def card(self, index: cython.int):
        """Which card 0…51 stands at this index of the dealing order."""
        return self.face[index]

    def covered(self, place: cython.int):
        """How many cards of the place lie face down, its first ones; in the stock, where the next comes first, all."""
        if place == self.stock:
            return self.size[place] - (1 if self.asking else 0)
        return self.down[place]

    def redeals(self):
        """How many times cards may still come back into the stock; `UNLIMITED` for without end."""
        return self.redeals_left

    def asks(self):
        """Whether the deal waits for `up` or `down`."""
        return bool(self.asking)

    def just_turned(self):
        """Whether the waste's top card is playable only because it was just turned."""
        return bool(self.fresh)

    def lifts(self, place: cython.int):
        """How many cards at the top of this place may be lifted together at most."""
        return self._liftable(place)

    def arrange(self, piles, covered, redeals_left, just_turned):
        """Lay the cards as told, the deal being over: a position of one's own, without a past.

        `piles`: for each place what `pile` gives, every index once. `covered`: for each place its face-down cards.
        """
        for place in range(self.places):
            indices = piles[place][::-1] if place == self.stock else piles[place]
            for seat in range(len(indices)):
                self.cells[place * self.cards + seat] = indices[seat]
            self.size[place] = len(indices)
            self.down[place] = 0 if place == self.stock else covered[place]
        self.redeals_left = redeals_left
        self.fresh = just_turned
        self.asking = False
        self.dealt = self.script_length
        self.gathered = 0
        self._hash_anew()

    # Placing cards. Every change of a pile goes through _push and _pop, which keep the hash.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _word(self, place: cython.int, seat: cython.int, card: cython.int) -> cython.ulonglong:
        word: cython.ulonglong = self.words[seat * 52 + card]
        turn: cython.int = 2 * place + 1
        return ((word << turn) | (word >> (64 - turn))) & _MASK

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _push(self, place: cython.int, index: cython.int) -> cython.void:
        seat: cython.int = self.size[place]
        self.cells[place * self.cards + seat] = index
        self.size[place] = seat + 1
        self.hash ^= self._word(place, seat, self.face[index])

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _pop(self, place: cython.int) -> cython.int:
        seat: cython.int = self.size[place] - 1
        index: cython.int = self.cells[place * self.cards + seat]
        self.size[place] = seat
        self.hash ^= self._word(place, seat, self.face[index])
        return index

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _cover(self, place: cython.int, change: cython.int) -> cython.void:
        """Let so many more cards of this place lie face down, with their part of the hash."""
        first: cython.int = self.cards * 52 + _COVERED + (place & 31) * 32
        self.hash ^= self.words[first + (self.down[place] & 31)]
        self.down[place] += change
        self.hash ^= self.words[first + (self.down[place] & 31)]

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def key(self) -> cython.ulonglong:
        """64 bits for the position: equal positions have equal keys, copies of a card count as the same."""
        first: cython.int = self.cards * 52
        found: cython.ulonglong = self.hash ^ self.words[first + _REDEALS + self.redeals_left]
        return found ^ self.words[first + _FRESH] if self.fresh else found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _hash_anew(self) -> cython.void:
        place: cython.int
        seat: cython.int
        found: cython.ulonglong = 0
        for place in range(self.places):
            found ^= self.words[self.cards * 52 + _COVERED + (place & 31) * 32 + (self.down[place] & 31)]
            for seat in range(self.size[place]):
                found ^= self._word(place, seat, self.face[self.cells[place * self.cards + seat]])
        self.hash = found

    # What fits, what lifts: the rules, once.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _takes(self, place: cython.int, card: cython.int) -> cython.bint:
        """Whether this card may be laid on this place, wherever it comes from."""
        size: cython.int = self.size[place]
        if size == 0:
            return (self.start[place] >> card) & 1
        top: cython.int = self.face[self.cells[place * self.cards + size - 1]]
        return (self.lay[place * 52 + top] >> card) & 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _liftable(self, place: cython.int) -> cython.int:
        """How many cards at the top of this place may be lifted together at most."""
        size: cython.int = self.size[place]
        if size == 0 or not self.gives[place]:
            return 0
        if place == self.waste:
            return 0 if self.only_just_turned and not self.fresh else 1
        base: cython.int = place * self.cards
        seat: cython.int = size - 1
        while seat > self.down[place]:
            below: cython.int = self.face[self.cells[base + seat - 1]]
            if not (self.joined[place * 52 + below] >> self.face[self.cells[base + seat]]) & 1:
                break
            seat -= 1
        return size - seat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _foundation_for(self, card: cython.int, group: cython.int) -> cython.int:
        """The first place of this group of foundations that takes the card, or -1."""
        place: cython.int
        first: cython.int = self.group_first[group]
        for place in range(first, first + self.group_size[group]):
            if self._takes(place, card):
                return place
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _foundation_in_deal(self) -> cython.int:
        """Where the card being dealt would go up, or -1."""
        group: cython.int
        card: cython.int = self.face[self.cells[self.stock * self.cards + self.size[self.stock] - 1]]
        for group in range(self.group_count):
            place: cython.int = self._foundation_for(card, group)
            if place >= 0:
                return place
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _seat_matters(self) -> cython.bint:
        """Whether two tableau places with the same cards can still have different futures."""
        if self.stock_kind == STOCK_ROW:
            return self.size[self.stock] > 0
        return self.redeal_kind == GATHERS and self.redeals_left > 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _same_cards(self, one: cython.int, other: cython.int) -> cython.bint:
        """Whether two places show the same cards; covered ones differ, or a list of moves would betray them."""
        seat: cython.int
        if self.size[one] != self.size[other] or self.down[one] or self.down[other]:
            return False
        for seat in range(self.size[one]):
            left: cython.int = self.face[self.cells[one * self.cards + seat]]
            if left != self.face[self.cells[other * self.cards + seat]]:
                return False
        return True

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def refusal(self, move: cython.int) -> cython.int:
        """Why the rules refuse this move, or OK. Places and counts may be anything."""
        kind: cython.int = move >> 24
        if self.asking:
            return OK if kind == UP or kind == DOWN else DEAL_GOES_ON
        if kind == UP or kind == DOWN:
            return NOTHING_TO_ANSWER
        if kind == DEAL or kind == TURN:
            if self.stock_kind != (STOCK_ROW if kind == DEAL else STOCK_TURN):
                return NOT_IN_THIS_GAME
            return OK if self.size[self.stock] else STOCK_EMPTY
        if kind == RECYCLE:
            return self._refusal_to_recycle()
        if kind == GATHER:
            return self._refusal_to_gather()
        return self._refusal_to_shift((move >> 16) & 255, (move >> 8) & 255, move & 255)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _refusal_to_recycle(self) -> cython.int:
        if self.redeal_kind != RECYCLES:
            return NOT_IN_THIS_GAME
        if self.size[self.stock]:
            return STOCK_NOT_EMPTY
        if not self.size[self.waste]:
            return WASTE_EMPTY
        return OK if self.redeals_left else NO_REDEAL_LEFT

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _refusal_to_gather(self) -> cython.int:
        place: cython.int
        if self.redeal_kind != GATHERS:
            return NOT_IN_THIS_GAME
        if not self.redeals_left:
            return NO_REDEAL_LEFT
        for place in range(self.tableau):
            if self.size[place]:
                return OK
        return PLACE_IS_EMPTY

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _refusal_to_shift(self, source: cython.int, target: cython.int, count: cython.int) -> cython.int:
        if source >= self.places or target >= self.places:
            return NOT_IN_THIS_GAME
        if source == self.stock:
            return NOT_FROM_STOCK
        if not self.gives[source]:
            return STAYS_THERE
        if count < 1 or self.size[source] < count:
            return PLACE_IS_EMPTY
        if source == self.waste and self._liftable(source) == 0:
            return NOT_JUST_TURNED
        if self.size[source] - count < self.down[source]:
            return FACE_DOWN
        if count > self._liftable(source):
            return NOT_A_RUN if self._lifts_runs(source) else ONLY_TOP_MOVES
        if source == target:
            return SAME_PLACE
        if target >= self.stock:
            return NOTHING_GOES_THERE
        if count > 1 and target >= self.tableau:
            return ONE_AT_A_TIME
        head: cython.int = self.face[self.cells[source * self.cards + self.size[source] - count]]
        if self._takes(target, head):
            return OK
        return DOES_NOT_FIT if self.size[target] else NOT_ON_EMPTY

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lifts_runs(self, place: cython.int) -> cython.bint:
        card: cython.int
        for card in range(52):
            if self.joined[place * 52 + card]:
                return True
        return False

    # Listing moves.

    @cython.ccall
    def most_moves(self) -> cython.int:
        """Room that a list of moves can need."""
        return (self.tableau + 1) * (self.places * 2 + self.tableau * 13) + 8

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def moves(self, out: cython.int[::1], every: cython.bint) -> cython.int:
        """Write the legal moves to `out` and return how many.

        Without `every` one move for each distinct decision: of targets that cannot make a difference the first.
        """
        place: cython.int
        kind: cython.int
        found: cython.int = 0
        if self.asking:
            out[0] = UP << 24
            out[1] = DOWN << 24
            return 2
        for place in range(self.tableau):
            found = self._moves_from(place, out, found, every)
        if self.waste >= 0:
            found = self._moves_from(self.waste, out, found, every)
        for kind in range(DEAL, GATHER + 1):
            if self.refusal(kind << 24) == OK:
                out[found] = kind << 24
                found += 1
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _moves_from(
        self, source: cython.int, out: cython.int[::1], found: cython.int, every: cython.bint
    ) -> cython.int:
        group: cython.int
        place: cython.int
        count: cython.int
        lift: cython.int = self._liftable(source)
        if lift == 0:
            return found
        size: cython.int = self.size[source]
        base: cython.int = source * self.cards + size
        top: cython.int = self.face[self.cells[base - 1]]
        for group in range(self.group_count):
            place = self._foundation_for(top, group)
            # Foundations of one group that take the same card stand at the same height and go on alike.
            while place >= 0:
                out[found] = source << 16 | place << 8 | 1
                found += 1
                place = self._next_foundation(place, top, group) if every else -1
        for count in range(1, lift + 1):
            head: cython.int = self.face[self.cells[base - count]]
            for place in range(self.tableau):
                if place != source and self._takes(place, head) and (every or self._is_first(place, source, head)):
                    out[found] = source << 16 | place << 8 | count
                    found += 1
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _next_foundation(self, after: cython.int, card: cython.int, group: cython.int) -> cython.int:
        place: cython.int
        for place in range(after + 1, self.group_first[group] + self.group_size[group]):
            if self._takes(place, card):
                return place
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_first(self, target: cython.int, source: cython.int, head: cython.int) -> cython.bint:
        """Whether no earlier tableau place is the same target."""
        place: cython.int
        if self._seat_matters():
            return True
        for place in range(target):
            if place != source and self._takes(place, head) and self._same_cards(place, target):
                return False
        return True

    def perft(self, depth: cython.int):
        """How many lines of `depth` decisions there are from here, each made and taken back."""
        room = memoryview(array("i", bytes(4 * self.most_moves() * max(1, depth))))
        return self._perft(room, depth)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _perft(self, room: cython.int[::1], depth: cython.int) -> cython.ulonglong:
        i: cython.int
        found: cython.ulonglong = 0
        if depth == 0:
            return 1
        count: cython.int = self.moves(room, False)
        for i in range(count):
            token: cython.int = self.make(room[i])
            found += self._perft(room[count:], depth - 1)
            self.unmake(room[i], token)
        return found

    # Making moves and taking them back.

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def make(self, move: cython.int) -> cython.int:
        """Make a legal move with all it forces; the returned token takes it back."""
        kind: cython.int = move >> 24
        token: cython.int = (1 if self.fresh else 0) << 8
        self.fresh = False
        if kind == SHIFT:
            return token | self._shift((move >> 16) & 255, (move >> 8) & 255, move & 255)
        if kind == DEAL:
            return token | self._deal_row()
        if kind == TURN:
            self._push(self.waste, self._pop(self.stock))
            self.fresh = self.only_just_turned
            return token
        if kind == RECYCLE:
            while self.size[self.waste]:
                self._push(self.stock, self._pop(self.waste))
            self._spend_redeal(1)
            return token
        if kind == GATHER:
            self._gather()
            return token
        return token | self._answer(kind == UP)

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def unmake(self, move: cython.int, token: cython.int) -> cython.int:
        """Take back the last move, made with this token."""
        kind: cython.int = move >> 24
        if kind == SHIFT:
            self._unshift((move >> 16) & 255, (move >> 8) & 255, move & 255, token & 255)
        elif kind == DEAL:
            self._undeal_row(token & 255)
        elif kind == TURN:
            self._push(self.stock, self._pop(self.waste))
        elif kind == RECYCLE:
            while self.size[self.stock]:
                self._push(self.waste, self._pop(self.stock))
            self._spend_redeal(-1)
        elif kind == GATHER:
            self._ungather()
        else:
            self._unanswer(kind == UP, token & 255)
        self.fresh = (token >> 8) & 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _carry(self, source: cython.int, target: cython.int, count: cython.int) -> cython.void:
        seat: cython.int
        first: cython.int = self.size[source] - count
        for seat in range(first, self.size[source]):
            index: cython.int = self.cells[source * self.cards + seat]
            self.hash ^= self._word(source, seat, self.face[index])
            self._push(target, index)
        self.size[source] = first

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _shift(self, source: cython.int, target: cython.int, count: cython.int) -> cython.int:
        """Returns 128 if a covered card was turned up, else how many cards refilled the place."""
        self._carry(source, target, count)
        if source >= self.tableau:
            return 0
        if self.down[source] and self.down[source] == self.size[source]:
            self._cover(source, -1)
            return 128
        filled: cython.int = 0
        if self.stock_kind == STOCK_REFILL and self.size[source] == 0:
            while filled < self.refill and self.size[self.stock]:
                self._push(source, self._pop(self.stock))
                filled += 1
        return filled

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _unshift(
        self, source: cython.int, target: cython.int, count: cython.int, consequence: cython.int
    ) -> cython.void:
        if consequence == 128:
            self._cover(source, 1)
        else:
            while consequence:
                self._push(self.stock, self._pop(source))
                consequence -= 1
        self._carry(target, source, count)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal_row(self) -> cython.int:
        left: cython.int = self.size[self.stock]
        count: cython.int = left if left < self.tableau else self.tableau
        first: cython.int = (self.tableau - count) // 2 if self.last_row_centred else 0
        place: cython.int
        for place in range(first, first + count):
            self._push(place, self._pop(self.stock))
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _undeal_row(self, count: cython.int) -> cython.void:
        first: cython.int = (self.tableau - count) // 2 if self.last_row_centred else 0
        place: cython.int
        for place in range(first + count - 1, first - 1, -1):
            self._push(self.stock, self._pop(place))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _spend_redeal(self, times: cython.int) -> cython.void:
        if self.redeals_left != UNLIMITED:
            self.redeals_left -= times

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _gather(self) -> cython.void:
        """The turned-over heap goes under the stock: its first card follows the stock's last."""
        i: cython.int
        seat: cython.int
        place: cython.int
        heap: cython.int = 0
        for place in range(self.tableau):
            self.saved[self.gathered * self.tableau + place] = self.size[place]
            heap += self.size[place]
        base: cython.int = self.stock * self.cards
        for seat in range(self.size[self.stock] - 1, -1, -1):
            self.cells[base + seat + heap] = self.cells[base + seat]
        self.size[self.stock] += heap
        for i in range(self.tableau):
            place = self.gather_order[i]
            for seat in range(self.size[place]):
                heap -= 1
                self.cells[base + heap] = self.cells[place * self.cards + seat]
            self.size[place] = 0
        for place in range(self.tableau):
            seat = 0
            while seat < self.pile_of and self.size[self.stock]:
                self._push(place, self._pop(self.stock))
                seat += 1
        self.gathered += 1
        self.redeals_left -= 1
        self._hash_anew()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _ungather(self) -> cython.void:
        i: cython.int
        seat: cython.int
        place: cython.int
        heap: cython.int = 0
        self.gathered -= 1
        self.redeals_left += 1
        for place in range(self.tableau - 1, -1, -1):
            while self.size[place]:
                self._push(self.stock, self._pop(place))
        saved: cython.int = self.gathered * self.tableau
        for place in range(self.tableau):
            heap += self.saved[saved + place]
        base: cython.int = self.stock * self.cards
        left: cython.int = heap
        for i in range(self.tableau):
            place = self.gather_order[i]
            for seat in range(self.saved[saved + place]):
                left -= 1
                self.cells[place * self.cards + seat] = self.cells[base + left]
            self.size[place] = self.saved[saved + place]
        self.size[self.stock] -= heap
        for seat in range(self.size[self.stock]):
            self.cells[base + seat] = self.cells[base + seat + heap]
        self._hash_anew()

    # The deal, which may ask about a card that fits a foundation.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal_on(self) -> cython.int:
        """Deal until a question or the end; returns how many cards."""
        count: cython.int = 0
        self.asking = False
        while self.dealt < self.script_length and self.size[self.stock]:
            up: cython.int = self._foundation_in_deal() if self.fits else -1
            if up >= 0 and self.fits == MAY_GO_UP:
                self.asking = True
                break
            self._deal_one(up if up >= 0 else self.script_place[self.dealt])
            count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal_one(self, place: cython.int) -> cython.void:
        self._push(place, self._pop(self.stock))
        if place < self.tableau:
            self._cover(place, self.script_down[self.dealt])
        self.dealt += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _answer(self, up: cython.bint) -> cython.int:
        self._deal_one(self._foundation_in_deal() if up else self.script_place[self.dealt])
        return self._deal_on()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _unanswer(self, up: cython.bint, count: cython.int) -> cython.void:
        while count:
            self.dealt -= 1
            self._push(self.stock, self._pop(self.script_place[self.dealt]))
            count -= 1
        self.dealt -= 1
        place: cython.int = self.script_place[self.dealt]
        if up:
            place = self._went_up()
        self._push(self.stock, self._pop(place))
        self.asking = True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _went_up(self) -> cython.int:
        """The foundation that holds the card of the answer being taken back: the last card dealt."""
        place: cython.int
        for place in range(self.tableau, self.stock):
            if self.size[place] and self.cells[place * self.cards + self.size[place] - 1] == self.dealt:
                return place
        return -1
