bad-name-game = there is no game “{ $game }”; the games are { $games }
bad-name-variant = { $game } has no variant “{ $word }”; it has { $known }
bad-name-twice = { $game }: “{ $one }” and “{ $other }” set the same rule, name one
bad-name-number = “{ $digits }” is not a deal number (a whole number from 1 to { $last })
bad-name-and-cards = { $deal } has a number and cards: give one of the two
bad-cards-misspelt = card { NUMBER($place, useGrouping: 0) }: “{ $word }” is not a card (a card is a rank of A23456789TJQK and a suit of CDHS)
bad-cards-stranger = card { NUMBER($place, useGrouping: 0) }: { $card } is not among the cards that are dealt here
bad-cards-surplus = card { NUMBER($place, useGrouping: 0) }: { $card } stands here { $copies ->
    [1] twice, but there is only one
   *[other] three times, but there are only two
}
bad-cards-missing = missing after { NUMBER($given, useGrouping: 0) } of { NUMBER($wanted, useGrouping: 0) } cards: { $missing }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
bad-record-move = move { NUMBER($number, useGrouping: 0) } is refused: { $move }: { $why }
bad-record-long = a record has at most { $most } characters, this one has { $length }
bad-record-no-deal = the record names no deal
bad-record-deal-words = the record names a deal of several words: “{ $words }”
bad-record-no-cards = the deal “{ $deal }” has neither a number nor cards
bad-record-header = line { NUMBER($line, useGrouping: 0) }: a record begins with “{ $header }”, not with “{ $found }”
bad-record-second-deal = line { NUMBER($line, useGrouping: 0) }: the record names a second deal
bad-record-field = line { NUMBER($line, useGrouping: 0) }: “{ $word }” is none of { $fields }
bad-record-encoding = line { NUMBER($line, useGrouping: 0) }: this is not UTF-8 text
