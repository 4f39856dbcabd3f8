"""The engine that runs here: compiled where it can be."""

from __future__ import annotations

from kartenbild import compiled
from kartenbild.engine import position

Position: type[position.Position] = compiled.best(position.__name__).Position
