## Places, as spoken on the table

place-column = column { $number }
place-fan = fan { $number }
place-foundation = foundation { $number }
place-family = foundation of { suit }
place-family-of = { $number ->
    [1] first
    [2] second
    [3] third
   *[other] { $number }th
} foundation of { suit }
place-centre = centre pile { $number }
place-half-circle = half circle { $number }
empty-column = the empty column { $number }
empty-fan = the empty fan { $number }
empty-foundation = an empty foundation
empty-centre = the empty centre pile { $number }
empty-half-circle = the empty half circle { $number }
place-stock = stock
place-waste = waste
label-empty = { $place }, empty
label-cards = { $place }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
label-covered = { $place }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $covered } face down

## Moves, before they are made

move-onto = { $card_the } onto { $top_object }
move-run-onto = { $card_the } with { $more ->
    [one] one more card
   *[other] { $more } more cards
} onto { $top_object }
move-to-empty = { $card_the } to { $place }
move-run-to-empty = { $card_the } with { $more ->
    [one] one more card
   *[other] { $more } more cards
} to { $place }
move-up-onto = { $card_the } up onto { $top_object }
move-up-to-empty = { $card_the } up to { $place }
move-from = { $move } ({ $source })
move-named = { $move } ({ $source } to { $target })
move-deal-column = deal one card to each column
move-deal-fan = deal one card to each fan
move-deal-last = deal the last { $cards ->
    [one] card
   *[other] { $cards } cards
}
move-turn = turn the next card of the stock
move-recycle = turn the waste over
move-gather-column = gather the columns and deal them again
move-gather-fan = gather the fans and deal them again
move-up = play { $card_object } up
move-down = lay { $card_object } in { $place }

## What has happened

told-move = { $move }.
told-deal = Dealt, from left to right: { $cards }.
told-turn = Turned: { $card }.
told-recycle = The waste has been turned over: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in the stock.
told-gather-column = Gathered and dealt again: { $piles ->
    [one] one column
   *[other] { $piles } columns
}{ told-left-in-stock }
told-gather-fan = Gathered and dealt again: { $piles ->
    [one] one fan
   *[other] { $piles } fans
}{ told-left-in-stock }
told-left-in-stock = , { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} left in the stock.
told-up = { $card_the } goes up.
told-down = { $card_the } goes to { $place }.
told-turned-up = { $card_the } is turned up.
told-refilled = { $place } is refilled: { $cards }.
told-undone = Taken back: { $move }.
told-undone-deal = Taken back: the cards dealt last lie in the stock again.
told-undone-turn = Taken back: the card turned last lies in the stock again.
told-undone-recycle = Taken back: the waste lies as it did before it was turned over.
told-undone-gather = Taken back: everything lies as it did before the gathering.
told-undone-up = Taken back: you are asked about this card once more.
told-undone-down = Taken back: you are asked about this card once more.
told-redone = Played again. { $told }
told-restarted = The cards lie as they were dealt.
told-won = The patience has come out!
told-stuck = No move is left.
told-deal-number = deal no. { $number }
told-deal-own = own cards
told-deal-variants = { $deal } – { $variants }
told-opened = { $title }, { $deal }.{ $made ->
    [0] {""}
    [one] {" "}So far one move.
   *[other] {" "}So far { $made } moves.
}
told-two = { $first } { $second }
told-list = { $first }, { $second }

## Questions

ask-fitting = { $card_the } fits: up, or down to { $place }?
confirm-deal-column = Other moves are still possible. Dealing lays one card of the stock on every column and covers what lies there. It can be taken back. Deal now?
confirm-deal-fan = Other moves are still possible. Dealing lays one card of the stock on every fan and covers what lies there. It can be taken back. Deal now?
confirm-gather-column = Other moves are still possible. Gathering takes up all columns and deals them anew, unshuffled. It can be taken back. Gather now?
confirm-gather-fan = Other moves are still possible. Gathering puts all fans under the stock, unshuffled, and deals new fans from its top. It can be taken back. Gather now?

## Counters

counter-deals = Deals left
counter-passes = Passes left
counter-gatherings = Gatherings left
counter-stock = Cards in the stock

## What the server cannot do

refused-stale = The game went on elsewhere; this is how it stands now.
refused-no-table = There is no such game here.
refused-too-long = This game has reached { $most } moves, more than a record can hold. Take moves back, or begin again.
refused-deal-name = This deal cannot be laid out: { $why }.
refused-cards = These cards cannot be laid out: { $why }.
refused-record = This record cannot be read: { $why }.
refused-record-move = This record cannot be read: move { $number } is against the rules. { $why }
refused-code = No games belong to this code. Please check it letter by letter.
refused-code-later = Too many wrong codes. Please try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
refused-request = This request cannot be understood: { $why }.
refused-not-found = There is nothing at this address.
refused-method = This address does not take { $method }.
refused-too-large = This is too large: at most { $most } bytes are taken here.
refused-not-json = Only JSON is taken here.
refused-host = This address is not one of this table’s own. Name it with --host to allow it.
refused-origin = A page of another site may not act here.
refused-fault = Something went wrong here; the log in the data folder says what. Your game is as it was.

## The store

store-no-folder = The folder { $place } cannot be made: { $why }.
store-cannot-open = The store { $place } cannot be opened: its folder cannot be written to.
store-read-only = The store { $place } is read-only; nothing can be kept there.
store-full = The disk is full: { $place } could not be written. Nothing of your game is lost; make room and try again.
store-disk = The disk failed while { $place } was used. Nothing was changed.
store-busy = The store { $place } is being used by another program and did not become free.
store-damaged = The file { $place } is damaged or is not a store of kartenbild. It has been left as it is; put it aside to begin anew.
store-not-ours = The file { $place } is a database of another program. It has been left as it is.
store-newer = The store { $place } has version { $found }, this program knows versions up to { $known }: please use a newer kartenbild.

## Starting and ending

server-port-busy = Port { $port } is used by another program; choose another with --port.
server-cannot-listen = Port { $port } cannot be opened: { $why }.
server-already-runs = This table is already open at { $address }
server-opened = The table is open at { $address }
server-how-to-end = Ctrl-C closes it.
server-closed = The table is closed; every game is kept.
settings-unknown = { $place } has an unknown setting { $name }; there are { $known }.
settings-port = { $place }: the port must be a whole number from 0 to 65535, not “{ $value }”.
settings-thinkers = { $place }: the number of thinkers must be a whole number from 0 to 64, not “{ $value }”.
settings-text = { $place }: { $name } must be a text, not “{ $value }”.
settings-hosts = { $place }: “{ $value }” is not the name or address of a host.
settings-unreadable = The settings file { $place } cannot be read: { $why }.
