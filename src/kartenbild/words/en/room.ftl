## The room around the table: first page

room-record = { $played ->
    [0] not yet played
    [one] { $won ->
        [0] played once
       *[other] played and won once
    }
   *[other] { $played } played, { $won } won
}
room-difficulty-about = about { $hundred } of 100 deals can be won
room-difficulty-between = { $low } to { $high } of 100 deals can be won
room-difficulty-nearly-all = nearly every deal can be won
room-careful-about = a careful player wins about { $hundred } of 100
room-careful-between = a careful player wins { $low } to { $high } of 100
room-careful-nearly-all = a careful player nearly always wins
room-go-on = Go on

## A deal's page

room-deal-without-number = A deal’s address ends in its number.
room-share-deal = Share this deal
room-deal-lead = Whoever opens this address gets exactly this deal.
room-deal-of-day = Patience of the day for { DATETIME($date, dateStyle: "medium") }
room-play-deal = Play this deal
room-your-games = Your games with this deal
room-share = Share
room-share-link = Link to this deal
room-copy = Copy the link
room-copied = The link has been copied.
room-copy-by-hand = The link is marked and can now be copied: with Ctrl+C, or with a long press on it.

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

room-percent = { $share }%
room-chart-deals = Your last { $count } deals, the newest on the right: a full bar stands for a won deal, a hollow one for a deal not won, a dot for one that can be played on.
room-chart-deals-told = Of the last { $count } deals { $won } won, { $lost } not won, { $open } in progress.
room-chart-times = How long your last { $count } won deals took: from { $least } to { $most }.
room-chart-times-told = The last { $count } won deals took from { $least } to { $most }.

## The patience of the day

room-today = Patience of the day
room-today-what = The same cards for everybody until midnight UTC, and each deal is proved to come out.
room-today-searching = Still looking{"\u00A0"}…
web-script-day-none = No deal of today is known to come out.
web-script-day-play = Play

## The rules, drawn

room-examples = Moves, drawn
room-examples-what = Every kind of move, from real games: before it, and after it. The cards that moved are ringed.

## Kinds of moves

sort-card-tableau = A card within the tableau
sort-card-tableau-empty = A card to an empty place
sort-run-tableau = Several cards at once
sort-run-tableau-empty = Several cards to an empty place
sort-card-up = A card played up
sort-card-up-empty = A foundation begun
sort-refill = A place that fills again
sort-up = A fitting card goes up
sort-down = A fitting card stays down
sort-deal = Dealing a row
sort-turn = Turning a card
sort-waste-up = From the waste up
sort-waste-tableau = From the waste into the tableau
sort-recycle = Turning the waste over
sort-gather = Gathering

## The guided first game

room-lesson = A few guided moves
room-lesson-begun = This game is already under way: { $made ->
    [one] 1 move was
   *[other] { $made } moves were
} made for you, so that moves of several kinds are now possible. You are shown the next { $steps }.
room-lesson-how = The cards that are meant are ringed. Drag them, or click them and then their new place; for the stock a click is enough.
room-lesson-leave = Leave the lesson
room-no-lesson = There is no guided game of this name.
web-script-lesson-step = Step { $step } of { $count }
web-script-lesson-off = This move is allowed too, but another one was meant. Take it back, and the lesson goes on; or play as you like.
web-script-lesson-done = These were the moves. The game is yours now: it can come out from here.

## Notes

room-note = Note on this deal
room-note-what = The note stays with this deal, even when you play it again; you find it in “My games”.
room-note-text = Note
room-note-keep = Save
web-script-note-kept = The note is saved.

## Settings, explained

room-why-language = For every page, every sentence and the names of the cards.
room-why-colours = Four colours tell the suits apart at a glance; warm still means red, and dark means black.
room-why-indices = Jack, queen and king as J, Q, K, or as on German cards.
room-why-felt = The cloth on which the cards lie.
room-why-pages = Everything around the table: texts, lists, dialogs. “Automatic” is dark on the dark felt, and wherever your device is set to dark; else it is light.
room-why-back = What a face-down card looks like.
room-daily = Patience of the day
room-daily-told = On { $days ->
    [one] one day
   *[other] { $days } days
} you won a patience of the day while it was the day’s.{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {" "}Lately you did so { $streak } days in a row.
}
