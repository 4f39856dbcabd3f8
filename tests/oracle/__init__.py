"""The referee: a slow, obvious second implementation of the rules, blind to the first."""

from .referee import Oracle, deal_cards
from .search import perft, solve_brute

__all__ = ["Oracle", "deal_cards", "perft", "solve_brute"]
