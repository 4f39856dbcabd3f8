# What the table thinks about a position, with the true cards.

refused-no-thinking = this table was opened without thinking
told-gone = { $made ->
    [0] The cards lie as they were dealt.
    [one] The game stands after its first move.
   *[other] The game stands after move { $made }.
}
