from collections.abc import Sequence
from typing import final

from kartenbild.solver.row_deals_lessons_block import Block

@final
class Looks:
    def __init__(self, block: Block, weights: Sequence[int], soon: int) -> None: ...
