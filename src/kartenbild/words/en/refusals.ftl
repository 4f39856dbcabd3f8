refused-no-move = “{ $text }” is not a move here.
refused-nothing-to-undo = There is no move to take back.
refused-nothing-to-redo = There is no move to play again.
refused-not-in-this-game = This patience has no “{ $move }”.
refused-deal-goes-on = The deal is not finished: first say whether the card being dealt goes up or down.
refused-nothing-to-answer = No card is being dealt, so there is nothing to say up or down to.
refused-place-is-empty = There is no card to move there.
refused-foundation-keeps = A card that has been played up never comes back.
refused-not-from-stock = Cards do not leave the stock this way.
refused-not-just-turned = Only a card that has just been turned may be played; { $card_the } has lain there longer.
refused-face-down = A face-down card cannot be moved.
refused-only-top-moves = Only the top card of a fan moves, one at a time.
refused-not-a-run-alternating = These { $count } cards are not a run: a run goes down rank by rank, red and black in turn.
refused-not-a-run-suit = These { $count } cards are not a run: only cards of one suit, going down rank by rank, move together.
refused-not-a-run-colour = These { $count } cards are not a run: only cards of one colour, going down rank by rank, move together.
refused-not-a-run-any-suit = These { $count } cards are not a run: they must go down rank by rank.
refused-same-place = { $count ->
    [one] The card already lies there.
   *[other] The cards already lie there.
}
refused-nothing-goes-there = No card may be laid there.
refused-one-at-a-time = Cards go up one at a time.
refused-empty-none = No card may be moved to an empty place here.
refused-empty-takes = An empty place takes only { $rank ->
    [K] a king, or a run that a king leads
   *[other] certain cards
}, not { $card_object }.
refused-foundation-starts = An empty foundation takes only { $rank ->
    [A] an ace
    [2] a two
    [K] a king
   *[other] its first card
}, not { $card_object }.
refused-foundation-full = All the cards that belong here lie here already.
refused-foundation-suit = { $top_the } takes { $next_the }, not { $card_object }.
refused-foundation-alternating = { $top_the } takes a { $red ->
    [yes] red
   *[no] black
} { rank }, not { $card_object }.
refused-tableau-no-lower = Nothing is laid on an ace in the tableau.
refused-tableau-alternating = { $card_the } does not go on { $top_object }: columns go down rank by rank, red and black in turn.
refused-tableau-colour = { $card_the } does not go on { $top_object }: fans go down rank by rank, red on red and black on black.
refused-tableau-any-suit = { $card_the } does not go on { $top_object }: columns go down rank by rank.
refused-tableau-suit = { $card_the } does not go on { $top_object }: columns go down rank by rank in one suit.
refused-nothing-to-deal = The stock is used up: there is nothing left to deal.
refused-nothing-to-turn = The stock is used up: there is no card to turn.
refused-stock-not-empty = The waste is turned over only when the stock is used up.
refused-waste-empty = The waste is empty: there is nothing to turn over.
refused-no-recycle-left = The stock may not be gone through again.
refused-no-gather-left = You may not gather again.
