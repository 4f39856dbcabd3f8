## What can move

moves-show = Show movable cards
moves-tool = Movable
moves-list = All moves as a list
moves-key = Frame what can move; pressed again: all moves as a list
web-script-moves-framed = { $count ->
    [one] Only what is framed now can move.
   *[other] All movable cards are framed ({ $count }).
} Once more: all moves as a list.
