from typing import final

from kartenbild.solver.row_deals_lessons_block import Block

@final
class End:
    def __init__(self, block: Block, bits: int) -> None: ...
