## What speaks for a move

advice-home = It brings { $card_object } to its final place.
advice-turns-up = It turns up a hidden card ({ $place }).
advice-empties = It empties { $place }.
advice-refills = It makes room for { $cards ->
    [one] 1 new card
   *[other] { $cards } new cards
} ({ $place }).
advice-opens = Then { $card_the } can go to its final place too.
advice-makes-room = Then { $other_the } fits onto { $card_object }.
advice-joins = It lengthens a run that can be moved as one.
advice-to-empty = { $card_the } fits only into an empty place, and here is one.
advice-keeps = { $card_the } could go up, but stays: { $other_the } fits onto it.
advice-not-up = { $card_the } could go up as well; this suggestion keeps it on the table.
advice-not-up-yet = { $card_the } could go up as well; on the table { $other_the } still fits onto it.
advice-waste = It uses the waste’s card; then { $next_the } lies open.
advice-waste-last = It uses the last card of the waste.
advice-stays = It keeps { $card_object } on the table.
advice-deal = It brings { $cards ->
    [one] 1 new card
   *[other] { $cards } new cards
} to the table.
advice-turn = Which one comes is not known yet.
advice-turn-known = The next card is { $card_the }; it has been seen before.
advice-recycle = The pass is over: the waste becomes the stock.
advice-gather-column = It lays all cards out anew.
advice-gather-fan = It lays all cards out anew, and others come to the top.
advice-left = { $left ->
    [0] It is the last time.
    [one] It can be done once more after this.
   *[other] It can be done { $left } times more after this.
}
advice-no-card-moves = No card that lies open can be moved.

## The whole in one sentence

advice-note-won = From here it comes out: { $moves ->
    [one] 1 more move, proved.
   *[other] { $moves } more moves, proved.
}
advice-note-won-already = The patience has come out.
advice-note-lost = This game cannot come out any more: everything is known, and it is proved.
advice-note-nothing-new = Every move from here leads back to a table this game has seen; take some moves back, or begin a new deal.
advice-note-only = Every other move leads back to a table this game has seen.
advice-note-no-other = There is no other move.
advice-note-games = After the first suggestion { $won } of { $games } imagined games came out.
advice-note-imagined = In { $won } of { $games } imagined orders of the stock it came out from here with this move.
advice-note-furthest = None of { $games } imagined games came out after the first suggestion; but after no other move did they get further.

## Asking for it

advice-thinking = Thinking …
advice-line = { $number }. { $move }: { $text }. { $reasons }
advice-panel = Hint
advice-moves = Suggested moves
advice-imagined = In imagined games the hidden cards are drawn by lot and the rest is played fast. That compares moves; it does not measure your own chances.
advice-next = Next hint
advice-more = more
advice-less = less
advice-key = Show a hint, then the next one; play it with Enter
web-script-hint-thinking = Thinking{"\u00A0"}…
web-script-hint-games = { $games ->
    [one] 1 imagined game after it, { $won } came out.
   *[other] { $won } of { $games } imagined games came out after it.
}
web-script-hint-over = The game is over; there is no move left to suggest.
advice-busy = There is too much to do for a hint just now; please try again in a moment.

## The command line

cli-command-lab-play = Play whole games by a player who sees only what a player sees, and count the wins.
cli-help-lab-player = random, greedy or fair.
cli-help-lab-games = How many games: the deals from 1 on.
cli-help-lab-rollouts = Imagined games for a move of the fair player; without it 60.
cli-help-lab-play-nodes = Positions to visit for a move of the fair player where nothing is hidden; without it 5000 for each imagined game.
cli-help-lab-play-jobs = How many games at once; without it one.
cli-help-lab-play-file = A file of wins to keep the result in, e.g. docs/figures/play-wins.csv; what it says of the same games is replaced.
cli-lab-bad-player = --player: { $value } is none of { $known }.
cli-lab-games-or-deals = Say which deals, either --games or --deals.
cli-lab-only-fair = { $option } is for the fair player; the others do not think.
cli-lab-played = { $game }, { $player }: { $won } of { $games } games won, at 95 % between { $low } and { $high } %
