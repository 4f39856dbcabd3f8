## What can move

moves-show = Show movable cards
moves-tool = Movable
moves-list = All moves as a list
moves-key = Frame what can move; pressed again: all moves as a list
web-script-moves-framed = Everything that can move is framed ({ $count }). Once more: all moves as a list.
