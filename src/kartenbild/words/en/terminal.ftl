## The table in the terminal, in words

text-head = { $title }, { $deal }, { $made ->
    [0] no move made
    [one] 1 move made
   *[other] { $made } moves made
}.
text-counter = { $label }: { $value }
text-without-end = without end
text-place = { $place }: { $cards }
text-stock = S: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
text-waste = W: { $top }, the top of { $count ->
    [one] 1 card
   *[other] { $count } cards
}
text-empty = empty
text-down = { $down } face down, { $shown }
text-only-down = { $down } face down
text-group-foundation = Foundations: { $told }
text-group-centre = Centre piles: { $told }
text-group-half-circle = Half circles: { $told }
text-none-yet = all empty
text-and-empty = { $told }; { $empty ->
    [one] 1 empty
   *[other] { $empty } empty
}

## Playing

text-how-to = Type a move such as T3-T5, or m for the moves with numbers, Enter for the table, h for the rules, ? for all words.
text-move = { $number }: { $move }, { $text }
text-no-moves = There is no legal move.
text-list-first = Numbers belong to the list of moves. This is the list now:
text-not-in-list = { $number } is not in the list.
text-not-understood = “{ $text }” is neither a move nor a word known here; ? lists the words.
text-yes-or-no = yes or no? (“ask off” ends this question for good)
text-keys =
    A move: T3-T5, T3-T5x2, T3-F, W-F2, deal, turn, recycle (turn the waste over), gather, up, down; the rules say which of them there are.
    d: deal, turn, turn over or gather, whatever the stock can do now.
    A number: the move with this number in the list.
    Enter or t (table): the whole table.
    A place, for instance T3 or W: that place with all its cards.
    m (moves): the legal moves, numbered.
    hint: what you can know about the best moves; it never looks at what is hidden.
    u (undo), r (redo): take back, play again, as far as you like.
    restart: the same deal from its beginning.
    new, or new { $deal }: another deal.
    games: the list of your unfinished games.
    save FILE: write the record of this game. open FILE: play on from a record.
    h (help): the rules. ? (keys): these words.
    names full, names short: how cards are named.
    ask on, ask off: whether you are asked before dealing or gathering while other moves remain.
    lang en, lang de: English or German.
    q (quit): leave; the game is kept after every move anyway.
text-names = { $how ->
    [full] Cards are now told by their full names.
   *[short] Cards are now told by rank and suit: QH is the queen of hearts.
}
text-confirm = { $how ->
    [on] You are asked before dealing or gathering while other moves remain.
   *[off] You are no longer asked before dealing or gathering.
}
text-languages = The languages are { $known }.
text-language = English it is.
text-save-where = Please say where: save FILE
text-save-exists = { $file } is already there and has been left as it is; please choose another name.
text-cannot-save = { $file } could not be written: { $why }.
text-saved = The record is in { $file }.
text-open-which = Please say which: open FILE
text-cannot-read = { $file } could not be read: { $why }
text-bad-move = { $file } could not be read: move { $number } is against the rules. { $why }
text-after-won = new deals again, games lists your unfinished games, q leaves.
text-farewell = Goodbye. Your games are kept; “kartenbild play --text” goes on with them.

## Choosing a game

text-unfinished = Your unfinished games:
text-unfinished-game = { $number }: { $deal }, { $made ->
    [0] no move made
    [one] 1 move made
   *[other] { $made } moves made
}{ $stuck ->
    [yes] , stuck
   *[no] {""}
}
text-which-table = Type a number to go on with that game, new for another one, drop and a number to put one away, or q to quit.
text-which-game = Which game? Type its number, or its name, for instance { $deal } or { $variant }.
text-game = { $number }: { $name }, { $title }. { $teaser }
text-which-variant = { $setting }? Type a number, or Enter for { $default }.
text-variant = { $number }: { $word }, { $meaning }
text-already-begun = { $deal } is already begun and goes on; “restart” begins it anew.
text-no-such-deal = This deal cannot be laid out: { $why }.
text-drop-which = Please say which: drop and a number of the list.
text-dropped = { $deal } has been put away.

## The command line

cli-about = Five patiences from the book, played in the browser or in the terminal.
cli-command-play = Play a patience: in the browser, or in the terminal with --text.
cli-command-verify = Replay records: one line a record; exit code 1 if a move is refused, 2 if a file cannot be read.
cli-command-games = List the games with their variants.
cli-command-rules = Tell the rules of a game.
cli-group-commands = Commands
cli-group-parameters = Arguments and options
cli-help-deal = The deal, for instance { $deal } or { $variant }; without a number a fresh one.
cli-help-text = Play in the terminal.
cli-help-no-browser = Only print the table’s address.
cli-help-port = The port of the table; 0 takes any free one.
cli-help-host = Further host names or addresses by which the table may be reached in the network.
cli-help-thinkers = How many worker processes may solve positions for the table, with the true cards; 0 for none.
cli-help-data = The folder in which games are kept.
cli-help-lang = The language, en or de.
cli-help-records = Files with records.
cli-help-game = The game, with variants if you like: { $variant }
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-no-command = There is no command “{ $word }”; the commands are { $known }.
cli-too-much = “{ $word }” is one word too many for “{ $command }”.
cli-not-understood = This cannot be understood: { $why }
cli-only-browser = { $option } is about the table in the browser and has no meaning with --text.
cli-bad-language = --lang: { $value } is none of the languages { $known }.
cli-games-game = { $name }: { $title } ({ $cards } cards)
cli-games-variants = { $setting }: { $words } (the first is the default)
cli-verify-good = { $file }: { $deal }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $end }
cli-verify-won = it has come out
cli-verify-stuck = no move is left
cli-verify-open = it can be played on
cli-verify-bad-move = { $file }: move { $number }, { $move }, is refused. { $why }
cli-verify-line = line { NUMBER($line, useGrouping: 0) }: { $why }
cli-verify-unreadable = { $file }: { $why }
