"""A patience as a Gymnasium environment."""

from __future__ import annotations

from array import array
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kartenbild import numbers
from kartenbild.engine.deals import deal
from kartenbild.engine.game import Game
from kartenbild.environments.actions import Actions

MOST_MOVES = 2000
"""After so many actions `gymnasium.make` truncates an episode."""

HIDDEN, FIRST_CARD = 1, 2
Seen = dict[str, Any]


class Table(gymnasium.Env[Seen, np.int64]):
    """One game with its variants, seen as its player sees it.

    An observation is a dict: `cards` (int8, a row for each place in the order of `Game.view()`, first dealt first, the
    stock's next card first): 0 for nothing, 1 for a card face down, else 2 and the card's number 0…51; `redeals`: how
    many are left, 255 without end; `asks`: 1 while the deal waits for `up` or `down`; `just_turned`: 1 where the
    waste's card may be played only now. What was seen before and is covered again is the agent's to remember.

    An action is a number (`kartenbild.environments.actions`); `info["action_mask"]` (int8) has 1 for the legal ones.
    An illegal action changes nothing and `info["illegal"]` is True. The reward is 1 for the move that wins, else 0; the
    episode ends with the win or when no move is left. `reset(seed=N)` deals number N, from 1 on; without a seed a
    fresh number is drawn. `info["deal"]` names the deal.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as gymnasium declares it

    def __init__(self, row: str, render_mode: str | None = None) -> None:
        self.row = row
        self.render_mode = render_mode
        self.game: Game = deal(f"{row}#{numbers.FIRST}")
        tables = self.game.tables
        self.actions = Actions(tables)
        self.action_space = spaces.Discrete(self.actions.count)
        self.observation_space = spaces.Dict(
            {
                "cards": spaces.Box(0, FIRST_CARD + 51, (len(tables.place_names), tables.cards), np.int8),
                "redeals": spaces.Discrete(256),
                "asks": spaces.Discrete(2),
                "just_turned": spaces.Discrete(2),
            }
        )
        self._room = array("i", bytes(4 * self.game.position.most_moves()))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal number `seed`, or a fresh one. Raises ValueError for a seed that is no deal's number."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(numbers.FIRST, numbers.FRESH_BELOW)) if seed is None else seed
        self.game = deal(f"{self.row}#{number}")
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        code = self.actions.code(int(action))
        illegal = bool(self.game.position.refusal(code))
        if not illegal:
            self.game.play(self.game.notation.move(code))
        won = self.game.won
        info = self._info() | ({"illegal": True} if illegal else {})
        return self._seen(), float(won and not illegal), won or self.game.stuck, False, info

    def render(self) -> str | None:
        """For `render_mode` 'ansi' the table as text, a place a line."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(f"{name}: {' '.join(pile)}".rstrip() for name, pile in self.game.view().items())

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is legal now."""
        mask = np.zeros(self.actions.count, np.int8)
        for code in self._room[: self.game.position.moves(self._room, True)]:
            mask[self.actions.action(code)] = 1
        return mask

    def _seen(self) -> Seen:
        position, tables = self.game.position, self.game.tables
        shown = np.zeros((len(tables.place_names), tables.cards), np.int8)
        for place in range(len(tables.place_names)):
            pile, covered = position.pile(place), position.covered(place)
            up = range(len(pile) - covered) if place == tables.stock_place else range(covered, len(pile))
            shown[place, : len(pile)] = HIDDEN
            for seat in up:
                shown[place, seat] = FIRST_CARD + position.card(pile[seat])
        return {
            "cards": shown,
            "redeals": np.int64(position.redeals()),
            "asks": np.int64(position.asks()),
            "just_turned": np.int64(position.just_turned()),
        }

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "deal": self.game.name}
