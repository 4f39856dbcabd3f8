## Every page

web-skip = Skip to the content
web-nav = Pages
web-language = Language
web-nav-games = My games
web-nav-statistics = Statistics
web-nav-settings = Settings
web-nav-keys = Keys
web-close = Close
web-cancel = Cancel
web-not-yet = Not yet
web-refused = This page cannot be shown
web-no-game = There is no patience of this name.
web-deal-number = Deal no. { $number }
web-deal-own = Own cards
web-moves-made = { $count ->
    [0] no move yet
    [one] 1 move
   *[other] { $count } moves
}
web-packs = { $count ->
    [one] One pack
   *[other] Two packs
}
web-rules = Rules
web-new-deal = New deal
web-deal-by-number = Deal number
web-any = any

## First page

web-home-title = Patiences
web-home-lead = Patiences from an old German book: choose one, and the cards are dealt.
web-home-continue = Continue where you were
web-home-all-games = All my games
web-home-choose = Choose a patience
web-choices = Choose rules and cards
web-own-cards-how = Your own cards, all { $count } in dealing order, for instance { $example } …: first the rank (A, 2 to 9, T for ten, J, Q, K), then the suit (C clubs, D diamonds, H hearts, S spades); 10♥ works too. The number then stays empty.

## Table

web-table = Table: { $title }
web-counters = What is left
web-tools = Tools
web-undo = Undo
web-redo = Redo
web-restart = Restart
web-settings = Settings
web-menu = Menu
web-up = Up
web-down = Down
web-away = The table does not answer. Your game is kept; the last move is being tried again.
web-retry = Try now
web-new-keeps = A game with a move in it stays in “My games”; you can go on with it at any time.
web-deal-now = Deal
web-restart-why = All moves of this game are taken back, and the cards lie as they were dealt.
web-restart-yes = Restart
web-sweep-never = Do not ask again
web-won = The patience has come out!
web-look = Look at the table
web-other-game = Another patience
web-stuck = No move is left
web-stuck-why = No card can be moved any more. You can take moves back, or begin again.
web-settings-all = All settings, and taking your games to another browser
web-moves = All moves
web-moves-none = No move is possible.
web-export = Save the record as a file
web-read = The table, read out
web-zoom = Card

## Rules

web-rules-others = Other patiences

## Statistics

web-statistics-what = Every deal in which you have made a move counts, and counts once, however often you play it. Times and moves are those of the deals you won.
web-statistics-empty = No deal has been played yet.
web-statistics-played = Played
web-statistics-won = Won
web-statistics-share = Share won
web-statistics-streak = Current streak
web-statistics-longest = Longest streak
web-statistics-best = Best time
web-statistics-mean = Mean time
web-statistics-fewest = Fewest moves

## My games

web-status-playing = in progress
web-status-won = won
web-status-stuck = no move left
web-put-away = Remove
web-games-empty = There is no game here yet.
web-games-empty-go = Choose a patience
web-records-won = Won games
web-import = Open a record
web-import-what = A record is a text file that ends in .patience. It is replayed move by move and then lies on a table of its own.
web-import-file = File
web-import-text = … or the record as text
web-import-go = Open

## Settings

web-settings-kept = Each choice applies at once and is kept.
web-set-language = Language
web-set-colours = Suit colours
web-set-colours-two = Two: red and black
web-set-colours-four = Four: red and orange, black and green
web-set-indices = Letters on the court cards
web-set-indices-language = As the language has them
web-set-indices-english = J Q K
web-set-indices-german = B D K
web-set-felt = Felt
web-set-felt-green = Green
web-set-felt-blue = Blue
web-set-felt-grey = Grey
web-set-felt-dark = Dark
web-set-pages = Pages
web-set-pages-auto = Automatic
web-set-pages-light = Light
web-set-pages-dark = Dark
web-set-back = Card backs
web-set-back-1 = Blue net
web-set-back-2 = Red petals
web-set-back-3 = Lozenges
web-set-more = More
web-set-large = Large print
web-set-large-why = Big ranks and suits, plain faces, and larger writing everywhere
web-set-left = Left-handed
web-set-left-why = The table is mirrored: the stock changes sides
web-set-animate = Moving cards
web-set-animate-why = Cards fly to their places; any key or click ends it
web-set-keys = Letter keys
web-set-keys-why = D, U, M and the others; arrows and Enter always work
web-set-confirm = Ask before dealing and gathering
web-set-confirm-why = As long as other moves are possible
web-recovery = Take your games to another browser
web-recovery-what = By this code another browser knows you: it shows your games, your statistics and your settings. A new code replaces the old one. Keep it to yourself.
web-recovery-make = Show a code
web-recovery-have = Code from another browser
web-recovery-warning = Games that this browser has now are then no longer shown here, unless you have a code for them as well.
web-recovery-use = Use the code

## Keys and hands

web-keys-what = Everything can be done with the keyboard alone. The letter keys can be switched off in the settings.
web-keys-caption = Keys and what they do
web-keys-key = Key
web-keys-does = What it does
web-key-home-end = Home, End
web-key-enter = Enter
web-key-enter-twice = Enter twice
web-key-ctrl = Ctrl
web-key-pile = Go to the next pile
web-key-card = Go from card to card within a pile
web-key-ends = Go to the first or last card of a pile
web-key-area = Go to the next area: tableau, foundations, stock, tools
web-key-pick = Pick up the card with all that lies on it
web-key-targets = With cards in hand, go from one possible place to the next
web-key-drop = Put the cards down there
web-key-best = Play the card to its best place, to a foundation first
web-key-cancel = Put the cards back
web-key-draw = Deal, turn, turn the waste over or gather
web-key-undo = Take a move back
web-key-redo = Play again a move that was taken back
web-key-read = Read the table out
web-key-zoom = Show the card large
web-key-help = Open or close the rules beside the table
web-key-new = Begin a new deal
web-key-restart = Begin this deal again
web-key-keys = Show these keys
web-hands-title = Mouse and finger
web-hands-gesture = Gesture
web-gesture-drag = Drag a card
web-hands-drag = Lay the card with all that lies on it at the nearest place where it fits
web-gesture-click = Click a card, then a place
web-hands-click = Lay the card at this place; possible places are marked
web-gesture-double = Double click on a card
web-hands-double = Play the card to its best place, to a foundation first
web-gesture-long = Long press with the finger
web-hands-long = Show where the card may go
web-gesture-stock = Click on the stock
web-hands-stock = Deal, turn or gather
web-gesture-second = Esc, second finger or other mouse button
web-hands-second = Put the cards back

## What scripts say

web-script-away = The table does not answer. Please try again.
web-script-card-last = { $card }, { $seat } of { $count }, just moved
web-script-card-of = { $card }, { $seat } of { $count }
web-script-do-deal = Deal
web-script-do-gather = Gather
web-script-do-recycle = Turn over
web-script-do-turn = Turn
web-script-elsewhere = The game went on in another window. This is how it stands now.
web-script-face-down = Face-down card
web-script-failed = The table could not do that. Nothing was changed.
web-script-held = { $card } with { $more ->
    [one] one more card
   *[other] { $more } more cards
}
web-script-no-draw = There is nothing to deal or turn here.
web-script-no-target = { $cards } fits nowhere at present.
web-script-nothing-made = No move has been made yet; the cards lie as they were dealt.
web-script-nothing-to-zoom = There is no open card here.
web-script-picked-up = Picked up: { $cards }. { $count ->
    [one] One place is possible.
   *[other] { $count } places are possible.
}
web-script-picked-up-none = Picked up: { $cards }. There is no place for it at present.
web-script-put-back = Put back: { $cards }.
web-script-without-end = without end
web-script-won-told = { $made ->
    [one] 1 move
   *[other] { $made } moves
}, { $time } minutes at the table.
web-script-won-uncounted = This game does not count in the statistics.
web-date = { DATETIME($date, dateStyle: "medium") }
