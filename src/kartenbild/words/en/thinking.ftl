# What the table thinks about a position, with the true cards.

refused-no-thinking = this table was opened without thinking
told-gone = { $made ->
    [0] The cards lie as they were dealt.
    [one] The game stands after its first move.
   *[other] The game stands after move { $made }.
}
refused-busy = the table has too much to think about just now; please try again in a moment
refused-wish-number = a deal that comes out is looked for among all numbers, so none may be named

web-true-cards = Looking at all cards, hidden ones too
web-true-cards-open = Solved by the computer
web-set-safe = Play up safe cards
web-set-safe-any = After each move of yours, cards go up that can never be needed below, in every patience that has a proved rule for it; without a look at hidden cards.
web-set-safe-always = After each move of yours, cards go up that can never be needed below: proved, and without a look at hidden cards.
web-set-safe-last-layout = In the last layout, after each move of yours, cards go up that can never be needed below: proved, and without a look at hidden cards. Before a gathering nothing is safe, and nothing is done.
web-set-safe-never = For this patience there is no proved rule for safe cards: nothing is done here.
web-set-sign = Show whether the game can still be won
web-set-sign-why = Below the table it says whether the game can still be won, cannot be won any more, or whether that is not known. This looks at all cards, hidden ones too.
web-set-finish = Offer to finish
web-set-finish-why = As soon as it is enough to play up what can go up, and otherwise to go on with the stock, a button offers to do that; nothing is rearranged. This looks at all cards, hidden ones too.
web-key-solution = Show the next move of a solution, then play it
web-key-winnable = Go back to the last position that could be won
web-key-line = Show where the game could be won
web-key-finish = Let it finish, where that is offered
web-solution = Solution
web-solution-look = Show the next move of a solution
web-solution-back = Step back
web-solution-play = Play this move
web-solution-close = Play on by myself
web-solution-uncounted = A game in which a move of the solution is played does not count in the statistics.
web-back-winnable = Back to the last position that could be won
web-line = Where could the game be won?
web-line-title = { games-look-back }: { web-line }
web-line-slide = A position of the game
web-line-go = Go to this position
web-luck = Deal me one that comes out
web-luck-title = A deal that comes out
web-luck-what = Fresh deals are tried until one is proved to come out. The deal that is found has an ordinary number: whoever types it gets the same cards.
web-script-thinking = Thinking about it{"\u00A0"}…
web-script-thinking-won = This game has been won: it could be won all the way.
web-script-sign-won = Can still be won
web-script-sign-lost = Cannot be won any more
web-script-sign-undecided = Not known whether it can be won
web-script-sign-asking = Thinking{"\u00A0"}…
web-script-sign-lost-said = This game cannot be won any more.
web-script-finish-offer = Let it finish: { $count ->
    [one] 1 move
   *[other] { $count } moves
}
web-script-back-here = The game can still be won from here; nothing needs to be taken back.
web-script-back-never = This deal could not be won from the start.
web-script-back-open = No position of this game is known to be winnable.
web-script-solution-next = { $left ->
    [one] 1 move
   *[other] { $left } moves
} to go. Next: { $text }.
web-script-solution-run = Play it all
web-script-solution-stop = Stop
web-script-solution-end = That was the last move of the solution.
web-script-solution-left = You are playing by yourself again.
web-script-solution-lost = There is no solution: this position cannot be won any more.
web-script-solution-open = No solution was found in the time allowed; whether there is one is not known.
web-script-line-lost = Move { $number } lost the game: { $text }. Until then it could be won.
web-script-line-won = The game could be won all the way to the last move.
web-script-line-won-until = The game could be won at least until move { $number }; what comes after is not known.
web-script-line-between = The game was lost somewhere from move { $from } to move { $to }; at which one is not known.
web-script-line-never = This deal could not be won from the start.
web-script-line-open = Whether this game could be won is not known.
web-script-line-at = After move { $number } ({ $text }): { $outcome }.
web-script-line-at-deal = As dealt: { $outcome }.
web-script-line-won-here = it could be won
web-script-line-lost-here = it could not be won any more
web-script-line-undecided-here = not known whether it could be won
web-script-luck-searching = Looking for a deal that comes out{"\u00A0"}…
web-script-luck-cancel = Stop looking
web-script-luck-cancelled = Stopped looking.
web-script-luck-found = It is proved that this deal comes out.
web-script-luck-never = { $lost ->
    [one] One fresh deal was tried and it
   *[other] { $lost } fresh deals were tried and each one
} is proved lost: under these rules the patience seems never to come out.
web-script-luck-open = None was found in time: { $lost ->
    [one] one fresh deal is
   *[other] { $lost } fresh deals are
} proved lost, { $open } could not be decided.
