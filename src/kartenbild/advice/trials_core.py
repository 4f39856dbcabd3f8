"""Trial games: whole games in worlds that might be, played by a policy that looks at no hidden card.

Annotated Python: built by Cython it is the module ``_trials_core``; trials_core.pxd names the engine's class. What the
policy values, and why, stands in docs/adr/0076.
"""

from __future__ import annotations

from array import array

from kartenbild.engine.kinds import Kind
from kartenbild.rules.lowering import Stock

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
STOCK_REFILL = cython.declare(cython.int, Stock.REFILL)

_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
_EVERY = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFF)

_VISITED = cython.declare(cython.int, 4096)
_LONGEST = cython.declare(cython.int, 1500)
_NEVER = cython.declare(cython.int, -10000)

FEATURES = (
    "safe home uncovers empties refills frees waste joins splits to_empty king_to_empty"
    " unblocks draws recycles gathers goes_up noise patience tries"
).split()
"""The order in which the weights are given."""

_SAFE = cython.declare(cython.int, 0)
_HOME = cython.declare(cython.int, 1)
_UNCOVERS = cython.declare(cython.int, 2)
_EMPTIES = cython.declare(cython.int, 3)
_REFILLS = cython.declare(cython.int, 4)
_FREES = cython.declare(cython.int, 5)
_WASTE = cython.declare(cython.int, 6)
_JOINS = cython.declare(cython.int, 7)
_SPLITS = cython.declare(cython.int, 8)
_TO_EMPTY = cython.declare(cython.int, 9)
_KING_TO_EMPTY = cython.declare(cython.int, 10)
_UNBLOCKS = cython.declare(cython.int, 11)
_DRAWS = cython.declare(cython.int, 12)
_RECYCLES = cython.declare(cython.int, 13)
_GATHERS = cython.declare(cython.int, 14)
_GOES_UP = cython.declare(cython.int, 15)
_NOISE = cython.declare(cython.int, 16)
_PATIENCE = cython.declare(cython.int, 17)
_TRIES = cython.declare(cython.int, 18)


def visited_needed():
    """How many slots the list of visited positions has."""
    return _VISITED


def longest():
    """How many moves a trial game has at most."""
    return _LONGEST


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _mixed(word: cython.ulonglong) -> cython.ulonglong:
    word = ((word ^ (word >> 30)) * _MIX_1) & _MASK
    word = ((word ^ (word >> 27)) * _MIX_2) & _MASK
    return word ^ (word >> 31)


@cython.final
@cython.cclass
class Trials:
    """Trial games from one position, which they change and leave as it was, but for the hidden cards' identities.

    `position`: the engine's, of the same build. `unseen`: the cards' indices that the player has never seen, `pool`:
    their identities in any order. `weights`: what the features of moves are worth, as `kartenbild.advice.policy` tells.
    """

    position: Engine
    unseen: cython.uchar[::1]
    pool: cython.uchar[::1]
    unseen_count: cython.int
    hidden: cython.uchar[::1]
    hidden_left: cython.int

    weights: cython.int[::1]
    room: cython.int[::1]
    worth: cython.int[::1]
    visited: cython.ulonglong[::1]
    path_move: cython.int[::1]
    path_token: cython.int[::1]
    path: cython.int
    fruitful: cython.int

    random: cython.ulonglong
    game: cython.ulonglong
    spent: cython.longlong

    def __init__(self, position, unseen, pool, weights):
        self.position = position
        self.unseen = bytearray([*unseen, 0])
        self.pool = bytearray([*pool, 0])
        self.unseen_count = len(unseen)
        self.hidden = bytearray(256)
        self.hidden_left = 0
        self.weights = weights
        most = position.most_moves()
        self.room = array("i", bytes(4 * most))
        self.worth = array("i", bytes(4 * most))
        self.visited = array("Q", bytes(8 * _VISITED))
        self.path_move = array("i", bytes(4 * _LONGEST))
        self.path_token = array("i", bytes(4 * _LONGEST))
        self.path = 0
        self.fruitful = 0
        self.random = 0
        self.game = 0
        self.spent = 0

    def moves_made(self):
        """Moves made in trial games so far."""
        return self.spent

    def worths(self, moves):
        """What the policy thinks of each of these legal moves, before any noise."""
        return [self._worth(move) for move in moves]

    def compare(
        self,
        lines: cython.int[::1],
        ends: cython.int[::1],
        won: cython.int[::1],
        value: cython.longlong[::1],
        first: cython.int,
        worlds: cython.int,
    ):
        """Play each of the lines, and on to the end, in the same `worlds` worlds from number `first` on.

        `lines`: moves, line after line; `ends`: where each ends. A line must be legal in every world, so that nothing
        may come to light before its last move. Adds to `won` the games won and to `value` what they were worth, 1000
        each where they were won.
        """
        with cython.nogil:
            self._compare(lines, ends, won, value, first, worlds)

    def propose(self, first: cython.int, world: cython.int, noise: cython.int):
        """A line of moves by the policy, beginning with `first`, to the first that brings something to light.

        Where everything is known it goes to the end. Idle moves at its end are left out. Gives the line, the key of
        the position it leads to, and whether that is a win.
        """
        kept: cython.int = self.weights[_NOISE]
        self.weights[_NOISE] = noise
        with cython.nogil:
            self._imagine(world)
            self._begin()
            self._make(first)
            self._visit()
            self.fruitful = 1
            self._go_on(self.unseen_count if self.unseen_count else -1)
        won = self._value() == 1000
        with cython.nogil:
            self._back_to(self.fruitful)
        line = [self.path_move[i] for i in range(self.path)]
        key = self.position.key()
        with cython.nogil:
            self._back_to(0)
        self.weights[_NOISE] = kept
        return line, key, won

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _compare(
        self,
        lines: cython.int[::1],
        ends: cython.int[::1],
        won: cython.int[::1],
        value: cython.longlong[::1],
        first: cython.int,
        worlds: cython.int,
    ) -> cython.void:
        world: cython.int
        i: cython.int
        for world in range(first, first + worlds):
            self._imagine(world)
            for i in range(ends.shape[0]):
                worth: cython.int = self._play(lines, ends[i - 1] if i else 0, ends[i])
                if worth == 1000:
                    won[i] += 1
                value[i] += worth
                self._back_to(0)

    # Worlds that might be.

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance(self, below: cython.int) -> cython.int:
        """A random number from 0 to below - 1; SplitMix64."""
        self.random = (self.random + _GOLDEN) & _MASK
        return (_mixed(self.random) >> 33) % below

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _imagine(self, world: cython.ulonglong) -> cython.void:
        """Give the unseen cards the identities of world `world`: every assignment is as likely as any other."""
        i: cython.int
        self.random = (world * _MIX_1) & _MASK
        if self.unseen_count == 0:
            return
        for i in range(self.unseen_count - 1, 0, -1):
            j: cython.int = self._chance(i + 1)
            kept: cython.uchar = self.pool[i]
            self.pool[i] = self.pool[j]
            self.pool[j] = kept
        for i in range(self.unseen_count):
            self.position.face[self.unseen[i]] = self.pool[i]
        self.position._hash_anew()

    # One trial game.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin(self) -> cython.void:
        """A new game from here, in which nothing was visited and everything unseen is hidden."""
        i: cython.int
        self.game += 1
        self.hidden_left = self.unseen_count
        for i in range(self.unseen_count):
            self.hidden[self.unseen[i]] = 1
        self._visit()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, lines: cython.int[::1], start: cython.int, end: cython.int) -> cython.int:
        """Play a line, then on by the policy; what the end is worth, 1000 for a win. The path stays to be taken back.

        From where every card has been seen a player may think ahead: the best of some tries counts.
        """
        i: cython.int
        _tries: cython.int
        best: cython.int
        self._begin()
        for i in range(start, end):
            self._make(lines[i])
            self._visit()
        if self.weights[_TRIES] < 2 or self.unseen_count == 0:
            self._go_on(-1)
            return self._value()
        self._go_on(1)
        if self.hidden_left:
            return self._value()
        known: cython.int = self.path
        best = 0
        for _tries in range(self.weights[_TRIES]):
            self.game += 1
            self._go_on(-1)
            worth: cython.int = self._value()
            if worth > best:
                best = worth
            if best == 1000:
                break
            self._back_to(known)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _go_on(self, until: cython.int) -> cython.void:
        """Play while at least so many cards are hidden, or to the end."""
        idle: cython.int = 0
        while self.path < _LONGEST - 1:
            if self.hidden_left < until:
                return
            move: cython.int = self._chosen(idle >= self.weights[_PATIENCE])
            if move < 0:
                return
            idle = 0 if self._progress(move) else idle + 1
            if idle == 0 or self.hidden_left < until:
                self.fruitful = self.path

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value(self) -> cython.int:
        place: cython.int
        home: cython.int = 0
        for place in range(self.position.tableau, self.position.stock):
            home += self.position.size[place]
        cards: cython.int = self.position.cards
        if home == cards:
            return 1000
        return 500 * home * home // (cards * cards)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _make(self, move: cython.int) -> cython.void:
        self.path_move[self.path] = move
        self.path_token[self.path] = self.position.make(move)
        self.path += 1
        self.spent += 1
        if self.hidden_left:
            self._look()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look(self) -> cython.void:
        """Note the cards that lie face up now."""
        place: cython.int
        top: cython.int = 0
        for place in range(self.position.places):
            if place == self.position.stock and not self.position.asking:
                continue
            seat: cython.int = self.position.size[place] - 1
            lowest: cython.int = seat if place == self.position.stock else self.position.down[place]
            while seat >= lowest:
                top = self.position.cells[place * self.position.cards + seat]
                if self.hidden[top]:
                    self.hidden[top] = 0
                    self.hidden_left -= 1
                elif place >= self.position.tableau:
                    break
                seat -= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _back_to(self, length: cython.int) -> cython.void:
        while self.path > length:
            self.path -= 1
            self.position.unmake(self.path_move[self.path], self.path_token[self.path])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _visit(self) -> cython.bint:
        """Note the position for this game; False where it was noted already."""
        key: cython.ulonglong = self.position.key() ^ ((self.game * _GOLDEN) & _MASK)
        slot: cython.int = (key >> 20) & (_VISITED - 1)
        if self.visited[slot] == key:
            return False
        self.visited[slot] = key
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chosen(self, tired: cython.bint) -> cython.int:
        """Make the move that is worth most, with some noise, to a position new to this game; -1 where there is none.

        With `tired` only moves that bring the game forward.
        """
        i: cython.int
        best: cython.int
        move: cython.int
        count: cython.int = self.position.moves(self.room, False)
        for i in range(count):
            self.worth[i] = self._worth(self.room[i])
            if tired and not self._progress(self.room[i]):
                self.worth[i] = _NEVER
            elif self.weights[_NOISE]:
                self.worth[i] += self._chance(self.weights[_NOISE])
        while True:
            best = -1
            for i in range(count):
                if self.worth[i] > _NEVER and (best < 0 or self.worth[i] > self.worth[best]):
                    best = i
            if best < 0:
                return -1
            move = self.room[best]
            self._make(move)
            if self._visit():
                return move
            self._back_to(self.path - 1)
            self.worth[best] = _NEVER

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _progress(self, move: cython.int) -> cython.bint:
        """Whether a move cannot be taken back by others: it goes home, or is no shift, or leaves the waste."""
        if move >> 24 != SHIFT:
            return True
        return ((move >> 8) & 255) >= self.position.tableau or ((move >> 16) & 255) >= self.position.tableau

    # What a move is worth, by what lies open.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _worth(self, move: cython.int) -> cython.int:
        kind: cython.int = move >> 24
        if kind == SHIFT:
            return self._worth_of_shift((move >> 16) & 255, (move >> 8) & 255, move & 255)
        if kind == RECYCLE:
            return self.weights[_RECYCLES]
        if kind == GATHER:
            return self.weights[_GATHERS]
        if kind == UP:
            return self.weights[_GOES_UP]
        return self.weights[_DRAWS]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _worth_of_shift(self, source: cython.int, target: cython.int, count: cython.int) -> cython.int:
        worth: cython.int = 0
        base: cython.int = source * self.position.cards
        left: cython.int = self.position.size[source] - count
        head: cython.int = self.position.face[self.position.cells[base + left]]
        if target >= self.position.tableau:
            worth = self.weights[_SAFE] if self._safe(target) else self.weights[_HOME]
        elif self.position.size[target] == 0:
            if left == 0 and source < self.position.tableau:
                return _NEVER
            worth = self.weights[_TO_EMPTY] if self._any_on_empty(target) else self.weights[_KING_TO_EMPTY]
        else:
            top: cython.int = self.position.face[
                self.position.cells[target * self.position.cards + self.position.size[target] - 1]
            ]
            if (self.position.joined[target * 52 + top] >> head) & 1:
                worth = self.weights[_JOINS]
            worth -= self.weights[_UNBLOCKS] * self._blocked(target, head, self.position.size[target])
        if source >= self.position.tableau:
            return worth + self.weights[_WASTE]
        worth += self.weights[_UNBLOCKS] * self._blocked(source, head, left)
        if left == 0:
            if self.position.stock_kind == STOCK_REFILL and self.position.size[self.position.stock]:
                return worth + self.weights[_REFILLS]
            return worth + self.weights[_EMPTIES] * self._use_of_empty(source)
        if left == self.position.down[source]:
            return worth + self.weights[_UNCOVERS]
        below: cython.int = self.position.face[self.position.cells[base + left - 1]]
        if self._goes_home(below):
            return worth + self.weights[_FREES]
        if target < self.position.tableau and (self.position.joined[source * 52 + below] >> head) & 1:
            return worth + self.weights[_SPLITS]
        return worth

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _any_on_empty(self, place: cython.int) -> cython.bint:
        return self.position.start[place] == _EVERY

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _use_of_empty(self, place: cython.int) -> cython.int:
        """How many cards wait for an empty place, up to two: those that may start it and do not lie at a bottom."""
        found: cython.int = 0
        other: cython.int
        seat: cython.int
        if self.position.start[place] == 0:
            return 0
        if self._any_on_empty(place):
            return 2
        if self.position.waste >= 0 and self.position.size[self.position.waste]:
            seat = self.position.cells[
                self.position.waste * self.position.cards + self.position.size[self.position.waste] - 1
            ]
            if (self.position.start[place] >> self.position.face[seat]) & 1:
                found += 1
        for other in range(self.position.tableau):
            if other == place or self.position.size[other] == 0:
                continue
            for seat in range(self.position.down[other], self.position.size[other]):
                card: cython.int = self.position.face[self.position.cells[other * self.position.cards + seat]]
                if seat and (self.position.start[place] >> card) & 1:
                    found += 1
                    if found >= 2:
                        return 2
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _blocked(self, place: cython.int, head: cython.int, seats: cython.int) -> cython.int:
        """How much a card blocks on the first `seats` cards of a place: two for a lower one, one for a hidden."""
        seat: cython.int
        found: cython.int = self.position.down[place] if self.position.down[place] < seats else seats
        rank: cython.int = head % 13
        for seat in range(self.position.down[place], seats):
            if self.position.face[self.position.cells[place * self.position.cards + seat]] % 13 < rank:
                found += 2
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _goes_home(self, card: cython.int) -> cython.bint:
        group: cython.int
        for group in range(self.position.group_count):
            if self.position._foundation_for(card, group) >= 0:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _safe(self, target: cython.int) -> cython.bint:
        """Whether this foundation is at most one card ahead of the lowest of its group."""
        group: cython.int
        place: cython.int
        lowest: cython.int = 255
        for group in range(self.position.group_count):
            first: cython.int = self.position.group_first[group]
            if first <= target < first + self.position.group_size[group]:
                for place in range(first, first + self.position.group_size[group]):
                    if self.position.size[place] < lowest:
                        lowest = self.position.size[place]
        return self.position.size[target] <= lowest + 1
