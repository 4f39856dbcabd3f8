## The table: looking for a card, keeping the picture, sounds

table-find = Find a card
table-find-type = Type it, for instance QH or queen of hearts
table-find-choose = Or choose it
table-key-find = Find a card and mark it
table-picture-png = Save the picture
table-picture-svg = Save it for printing
table-set-sound = Sounds
table-set-sound-why = A small snap for each card, four notes for a won game
web-script-find-none = No card fits this.
web-script-found = { $count ->
    [one] { $card } is marked.
   *[other] { $card } can be seen { $count } times; each is marked.
}
web-script-found-none = { $card } cannot be seen: it is face down or lies under other cards.
