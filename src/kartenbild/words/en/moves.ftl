## What can move

moves-show = Show movable cards
moves-tool = Movable
moves-list = List all moves
moves-key = Frame the movable cards, then list all moves
web-script-moves-framed = { $count ->
    [one] Only what is framed now can move.
   *[other] All movable cards are framed ({ $count }).
} A second time lists all moves.
