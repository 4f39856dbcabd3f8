## My games: what is done with a line of the list

games-save = Save as a file
games-look-back = Look back
games-older = Older games
games-put-away = Remove this game?
games-put-away-why = It cannot be continued afterwards. Its deal stays in the statistics.
web-script-put-away = Removed: { $named }.
