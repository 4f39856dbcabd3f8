"""The general search: any patience, by the engine's own moves, depth-first or by random playouts.

Annotated Python: built by Cython it is the module ``_general_core``; general_core.pxd names the classes it uses.
What may be left out, and why, stands in docs/adr/0041.
"""

from __future__ import annotations

from kartenbild.engine.kinds import Kind

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

# Which equalities of positions are used: tableau places, foundations of a group, cards that no rule tells apart.
PLACES_ALIKE = cython.declare(cython.int, 1)
FOUNDATIONS_ALIKE = cython.declare(cython.int, 2)
CARDS_ALIKE = cython.declare(cython.int, 4)

SPENT = cython.declare(cython.int, 0)
FOUND = cython.declare(cython.int, 1)
EXHAUSTED = cython.declare(cython.int, 2)
TABLE_FULL = cython.declare(cython.int, 3)
STORE_FULL = cython.declare(cython.int, 4)

_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
_MIX_3 = cython.declare(cython.ulonglong, 0xD6E8FEB86659FD93)

# In the random words: one for each seat and card, then covered counts, redeals, a fresh card, and the deal's questions.
_COVERED = cython.declare(cython.int, 256 * 52)
_REDEALS = cython.declare(cython.int, 256 * 53)
_FRESH = cython.declare(cython.int, 256 * 54)
_WORDS = cython.declare(cython.int, 256 * 54 + 2)

# Kinds of moves to the playouts.
_HOME = cython.declare(cython.int, 0)
_UNCOVERS = cython.declare(cython.int, 1)
_EMPTIES = cython.declare(cython.int, 2)
_JOINS = cython.declare(cython.int, 3)
_FITS = cython.declare(cython.int, 4)
_SPLITS = cython.declare(cython.int, 5)
_TO_EMPTY = cython.declare(cython.int, 6)
_FROM_WASTE = cython.declare(cython.int, 7)
_FIRST_VERB = cython.declare(cython.int, 7)
KINDS = cython.declare(cython.int, 14)

_VISITED = cython.declare(cython.int, 8192)
_LONGEST = cython.declare(cython.int, 2000)


def words_needed():
    """How many random words the keys are made of."""
    return _WORDS


def visited_needed():
    """How many slots the playouts' list of visited positions has."""
    return _VISITED


def longest():
    """How many moves a playout makes at most."""
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
class General:
    """Both general searches from one position, which they change and leave as it was only when told to `unwind`.

    `position`: the engine's, compiled with the compiled searches. `like`: for each card the one that stands for all the
    rules cannot tell from it. `equalities`: PLACES_ALIKE, FOUNDATIONS_ALIKE and CARDS_ALIKE, or 0 for none.
    `words`: random ones, `words_needed()` of them.
    """

    position: Engine
    met: Met
    equalities: cython.int
    like: cython.uchar[::1]
    words: cython.ulonglong[::1]
    firsts: cython.ulonglong[::1]
    seconds: cython.ulonglong[::1]
    key: cython.ulonglong
    check: cython.ulonglong

    most_moves: cython.int
    room: cython.int[::1]
    pool: cython.int[::1]
    frame_first: cython.int[::1]
    frame_move: cython.int[::1]
    frame_token: cython.int[::1]
    pool_count: cython.int
    depth: cython.int
    path: cython.int

    weights: cython.int[::1]
    base_weights: cython.int[::1]
    chances: cython.int[::1]
    visited: cython.ulonglong[::1]
    random: cython.ulonglong
    playouts: cython.longlong

    spent: cython.longlong

    def __init__(self, position, like, equalities, words, room, chances, firsts, seconds):
        self.position = position
        self.like = like
        self.equalities = equalities
        self.words = words
        self.most_moves = len(room)
        self.room = room
        self.chances = chances
        self.firsts = firsts
        self.seconds = seconds
        self.key = 0
        self.check = 0
        self.spent = 0
        self.depth = 0
        self.path = 0
        self._rekey_all()

    def nodes(self):
        """Positions entered so far."""
        return self.spent

    def keys(self):
        """The position's key and check, for tests."""
        return self.key, self.check

    # The key of a position: a sum over its places, so that equal places may change places.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _salt(self, place: cython.int) -> cython.ulonglong:
        """What a place's part of the key is salted with: the same for places whose names do not matter."""
        i: cython.int
        if place < self.position.tableau:
            if self.equalities & PLACES_ALIKE and not self.position.asking and not self.position._seat_matters():
                return 1
            return 256 + place
        if place < self.position.stock and self.equalities & FOUNDATIONS_ALIKE:
            for i in range(self.position.group_count):
                if place < self.position.group_first[i] + self.position.group_size[i]:
                    return 2 + i
        return 256 + place

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _face(self, place: cython.int, seat: cython.int) -> cython.int:
        face: cython.int = self.position.face[self.position.cells[place * self.position.cards + seat]]
        return self.like[face] if self.equalities & CARDS_ALIKE else face

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rekey(self, place: cython.int) -> cython.void:
        """Bring this place's part of the key up to date."""
        seat: cython.int
        size: cython.int = self.position.size[place]
        word: cython.ulonglong = self._salt(place)
        if self.position.tableau <= place < self.position.stock and self.equalities & FOUNDATIONS_ALIKE:
            # What lies below a foundation's top neither moves nor matters.
            if size:
                word ^= self.words[(size - 1) * 52 + self._face(place, size - 1)]
        else:
            for seat in range(size):
                word ^= self.words[seat * 52 + self._face(place, seat)]
            word ^= self.words[_COVERED + self.position.down[place]]
        first: cython.ulonglong = _mixed(word)
        second: cython.ulonglong = _mixed((word * _MIX_3) & _MASK)
        self.key = (self.key + first - self.firsts[place]) & _MASK
        self.check = (self.check + second - self.seconds[place]) & _MASK
        self.firsts[place] = first
        self.seconds[place] = second

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rekey_all(self) -> cython.void:
        place: cython.int
        for place in range(self.position.places):
            self._rekey(place)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rekey_after(self, move: cython.int) -> cython.void:
        """Bring the key up to date after a move was made or taken back."""
        kind: cython.int = move >> 24
        if kind == SHIFT:
            self._rekey((move >> 16) & 255)
            self._rekey((move >> 8) & 255)
            if self.position.refill:
                self._rekey(self.position.stock)
        elif kind == TURN:
            self._rekey(self.position.stock)
            self._rekey(self.position.waste)
        else:
            self._rekey_all()

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _whole_key(self) -> cython.ulonglong:
        """The key with what lies at no place: the redeals left and whether the waste's card is fresh."""
        word: cython.ulonglong = self.key ^ self.words[_REDEALS + self.position.redeals_left]
        return word ^ self.words[_FRESH] if self.position.fresh else word

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _won(self) -> cython.bint:
        place: cython.int
        for place in range(self.position.tableau):
            if self.position.size[place]:
                return False
        for place in range(self.position.stock, self.position.places):
            if self.position.size[place]:
                return False
        return True

    # Kinds of moves, for the order and for the playouts.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _kind(self, move: cython.int) -> cython.int:
        if move >> 24 != SHIFT:
            return _FIRST_VERB + (move >> 24)
        source: cython.int = (move >> 16) & 255
        target: cython.int = (move >> 8) & 255
        left: cython.int = self.position.size[source] - (move & 255)
        if target >= self.position.tableau:
            return _HOME
        if source >= self.position.tableau:
            return _FROM_WASTE
        if left and left == self.position.down[source]:
            return _UNCOVERS
        size: cython.int = self.position.size[target]
        if size == 0:
            return _TO_EMPTY
        if left == 0:
            return _EMPTIES
        head: cython.int = self.position.face[self.position.cells[source * self.position.cards + left]]
        below: cython.int = self.position.face[self.position.cells[source * self.position.cards + left - 1]]
        top: cython.int = self.position.face[self.position.cells[target * self.position.cards + size - 1]]
        if (self.position.lay[source * 52 + below] >> head) & 1:
            return _SPLITS
        return _JOINS if (self.position.joined[target * 52 + top] >> head) & 1 else _FITS

    # Depth-first, every position once.

    def start_depth_first(self, met):
        """Begin at the position as it is with an empty table."""
        self.met = met
        self.depth = 0
        self.pool_count = 0

    def set_stack(self, pool, frame_first, frame_move, frame_token):
        """Where the search keeps its path; larger copies to go on with."""
        self.pool = pool
        self.frame_first = frame_first
        self.frame_move = frame_move
        self.frame_token = frame_token

    def depth_first(self, limit: cython.longlong):
        """Search until `nodes()` reaches the limit, or a win, the end, or until table or stack must grow."""
        status: cython.int
        with cython.nogil:
            status = self._depth_first(limit)
        return status

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _depth_first(self, limit: cython.longlong) -> cython.int:
        if self.depth == 0:
            self.met.note(self._whole_key(), self.check)
            if self._enter(0, 0):
                return FOUND
        while self.spent < limit:
            first: cython.int = self.frame_first[self.depth - 1]
            if self.pool_count + self.most_moves > self.pool.shape[0] or self.depth + 2 > self.frame_first.shape[0]:
                return STORE_FULL
            if self.pool_count == first:
                if self.depth == 1:
                    return EXHAUSTED
                self.depth -= 1
                self.position.unmake(self.frame_move[self.depth], self.frame_token[self.depth])
                self._rekey_after(self.frame_move[self.depth])
                continue
            move: cython.int = self.pool[self.pool_count - 1]
            token: cython.int = self.position.make(move)
            self._rekey_after(move)
            fresh: cython.int = self.met.note(self._whole_key(), self.check)
            if fresh == 1:
                self.pool_count -= 1
                if self._enter(move, token):
                    return FOUND
                continue
            self.position.unmake(move, token)
            self._rekey_after(move)
            if fresh < 0:
                return TABLE_FULL
            self.pool_count -= 1
        return SPENT

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _enter(self, move: cython.int, token: cython.int) -> cython.bint:
        """A new position: count it, list its moves, the best last; True where it is won."""
        i: cython.int
        kind: cython.int
        self.spent += 1
        self.frame_move[self.depth] = move
        self.frame_token[self.depth] = token
        self.frame_first[self.depth] = self.pool_count
        self.depth += 1
        if self._won():
            return True
        count: cython.int = self.position.moves(self.room, False)
        for i in range(count):
            self.chances[i] = self._rank(self._kind(self.room[i]))
        for kind in range(KINDS - 1, -1, -1):
            for i in range(count):
                if self.chances[i] == kind:
                    self.pool[self.pool_count] = self.room[i]
                    self.pool_count += 1
        return False

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _rank(self, kind: cython.int) -> cython.int:
        """In which order the kinds of moves are tried: as they stand, but from the waste after uncovering."""
        if kind == _FROM_WASTE:
            return 2
        return kind + 1 if _UNCOVERS < kind < _FROM_WASTE else kind

    def line(self):
        """After FOUND: the moves from the beginning."""
        return [self.frame_move[level] for level in range(1, self.depth)]

    # Random playouts: greedy, each with weights of its own, never entering a position twice.

    def start_playouts(self, weights, base_weights, visited, frame_move, frame_token):
        """Begin at the position as it is; `base_weights` for each kind of moves."""
        self.weights = weights
        self.base_weights = base_weights
        self.visited = visited
        self.frame_move = frame_move
        self.frame_token = frame_token
        self.random = 0x706C61796F7574
        self.playouts = 0
        self.path = 0

    def playouts_made(self):
        """How many playouts have ended."""
        return self.playouts

    def playout_line(self):
        """After FOUND: the moves from the beginning."""
        return [self.frame_move[level] for level in range(self.path)]

    def play_out(self, limit: cython.longlong):
        """Play until `nodes()` reaches the limit or a game is won; the path may end in the middle of a game."""
        status: cython.int
        with cython.nogil:
            status = self._play_out(limit)
        return status

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_out(self, limit: cython.longlong) -> cython.int:
        while self.spent < limit:
            if self.path == 0:
                self._vary()
                self._visit()
            if self._won():
                return FOUND
            if self.path >= _LONGEST or not self._step():
                self._unwind()
                self.playouts += 1
                # A playout without a move costs too, or a position without moves would never spend its nodes.
                self.spent += 1
        return SPENT

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
    def _vary(self) -> cython.void:
        """New weights for a playout: each between a quarter and four times its base."""
        kind: cython.int
        for kind in range(KINDS):
            factor: cython.int = 4 + self._chance(12)
            if self._chance(2):
                self.weights[kind] = self.base_weights[kind] * factor
            else:
                self.weights[kind] = self.base_weights[kind] * 16 // factor
            self.weights[kind] += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _visit(self) -> cython.bint:
        """Note the position for this playout; False where it was noted already."""
        playouts: cython.ulonglong = self.playouts
        key: cython.ulonglong = self._whole_key() ^ ((playouts * _GOLDEN) & _MASK)
        slot: cython.int = (key >> 20) & (_VISITED - 1)
        if self.visited[slot] == key:
            return False
        self.visited[slot] = key
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _step(self) -> cython.bint:
        """One random move to a position new to this playout; False where there is none."""
        i: cython.int
        count: cython.int = self.position.moves(self.room, False)
        total: cython.int = 0
        for i in range(count):
            self.chances[i] = self.weights[self._kind(self.room[i])]
            total += self.chances[i]
        while total > 0:
            chosen: cython.int = self._chance(total)
            i = 0
            while chosen >= self.chances[i]:
                chosen -= self.chances[i]
                i += 1
            move: cython.int = self.room[i]
            token: cython.int = self.position.make(move)
            self._rekey_after(move)
            self.spent += 1
            if self._visit():
                self.frame_move[self.path] = move
                self.frame_token[self.path] = token
                self.path += 1
                return True
            self.position.unmake(move, token)
            self._rekey_after(move)
            total -= self.chances[i]
            self.chances[i] = 0
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _unwind(self) -> cython.void:
        while self.path:
            self.path -= 1
            self.position.unmake(self.frame_move[self.path], self.frame_token[self.path])
        self._rekey_all()
