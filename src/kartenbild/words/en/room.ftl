## The room around the table: first page

room-record = { $played ->
    [0] not yet played
    [one] { $won ->
        [0] played once
       *[other] played and won once
    }
   *[other] { $played } played, { $won } won
}
room-difficulty = about { $share } of 100 deals can be won
room-difficulty-between = between { $low } and { $high } of 100 deals can be won
room-go-on = Go on

## A deal's page

room-deal-without-number = A deal's address ends in its number.
room-share-deal = Share this deal
room-deal-lead = Somebody thinks these cards are worth playing. Whoever opens this address gets just this deal.
room-deal-of-day = Patience of the day of { DATETIME($date, dateStyle: "medium") }
room-play-deal = Play this deal
room-your-games = Your games with this deal
room-share = Share
room-share-link = Link to this deal
room-copy = Copy the link
room-copied = The link has been copied.
room-copy-by-hand = The link is marked; copy it with Ctrl+C.

## Replay

room-replay = Replay
room-replay-game = Replay this game
room-replay-leave = Leave the replay
room-step = Move
room-step-first = To the deal
room-step-back = One move back
room-step-run = Run
room-step-on = One move on
room-step-last = To the end
room-branch = Take over here
room-key-home = Home
room-key-end = End
room-key-space = Space
room-no-step = There is no step { $step }; the game has { $last } moves
web-script-step = Move { $step } of { $total }

## Statistics

room-percent = { $share } %
room-chart-deals = Your last { $count } deals, the newest on the right: a full bar is won, a hollow one is not, a dot can be played on.
room-chart-deals-told = Of the last { $count } deals { $won } won, { $lost } not won, { $open } in progress.
room-chart-times = How long your last { $count } won deals took: from { $least } to { $most }.
room-chart-times-told = The last { $count } won deals took from { $least } to { $most }.

## My games

room-older = { $count } more

## The patience of the day

room-today = Patience of the day
room-today-what = The same cards for everybody until midnight UTC, and each deal is proved to come out.
room-today-searching = Being looked for …
web-script-day-none = No deal of today is known to come out.
web-script-day-play = Play

## The rules, drawn

room-examples = Moves, drawn
room-examples-what = Every kind of move, from real games: before, and after it. The cards that move are ringed.
