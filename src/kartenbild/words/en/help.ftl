# The rules in words; every sentence belongs to a word of the vocabulary, none to a game.
# $typed: whether the reader types moves, and so must know how places and moves are written.
help-title-aim = What it is about
help-title-cards = The cards
help-title-deal = The deal
help-title-tableau = Moving on the table
help-title-empty = Empty places
help-title-foundations = Playing up
help-title-stock = The stock
help-title-redeal = Going through again
help-title-end = The end
help-title-variants = Variants
help-title-notation = How moves are written
help-title-readings = How we read what is left open
help-title-source = Source

help-list = { $head }, { $tail }
help-and-so-on = { $head } … { $tail }
help-card = { $card }
help-from-to = { $typed ->
    [yes] {" "}({ $first } to { $last })
   *[no] {""}
}

help-aim-foundations = The patience comes out when all { $cards } cards lie on the foundations.
help-aim-placed = The patience comes out when each of the { $cards } cards has found its place, so that stock and waste are empty.

help-cards = { $packs ->
    [1] One pack of { $pack } cards.
   *[other] { $packs } packs of { $pack } cards, shuffled together: { $cards } cards. So there are { $packs ->
        [2] two
       *[other] { $packs }
    } of every card.
}
help-cards-few = The pack has only these ranks: { $ranks }; and only these suits: { $suits }.
help-colours = The suits are clubs, diamonds, hearts and spades; hearts and diamonds are red, clubs and spades are black.
help-table = The cards laid out on the table are called the tableau, the piles that are built up to win are the foundations.

help-laid-out = Before shuffling, { $count } cards are taken out and laid { $group ->
    [centre] in the middle
    [half-circle] where the half circles begin
   *[foundation] on the foundations
}{ help-from-to }, in this order: { $list }.
help-circles = The { $square ->
    [2] twos
   *[other] first cards of the centre piles
} form a square in the middle. Two kings lie above it and two below, each time a black and a red one. From top to bottom: the { $outer_top } ({ $typed ->
    [yes] { $at_outer_top }, outer circle
   *[no] outer circle
}), the { $inner_top } ({ $typed ->
    [yes] { $at_inner_top }, inner circle
   *[no] inner circle
}), the square, the { $inner_bottom } ({ $typed ->
    [yes] { $at_inner_bottom }, inner circle
   *[no] inner circle
}), the { $outer_bottom } ({ $typed ->
    [yes] { $at_outer_bottom }, outer circle
   *[no] outer circle
}).
help-shuffled = The other { $count } cards are shuffled.
help-deal-rows = The cards are dealt to { $piles } columns{ help-from-to } in { $rows } rows, each from left to right and overlapping the row before.
help-row = Row { $row }: { $cards ->
    [1] 1 card, to column { $first }
   *[other] { $cards } cards, to columns { $first } to { $last }
}; { $face ->
    [ends] the first and the last face up, the others face down
    [down] all face down
   *[up] face up
}.
help-deal-piles = { $kind ->
    [fan] { $piles } fans{ help-from-to } are dealt one after the other, { $each } cards at a time, all face up. The first of the { $each } lies lowest.
   *[column] { $piles } columns{ help-from-to } are dealt one after the other, { $each } cards to each, all face up and overlapping.
}
help-deal-goes-up = A dealt card that fits a foundation goes up there at once. It still counts as one of the { $each } of its { $kind ->
    [fan] fan
   *[column] column
}, so { $kind ->
    [fan] fans
   *[column] columns
} can be shorter. Until the deal is complete only the card being dealt may go up.
help-deal-may-go-up = When a dealt card fits a foundation, { $typed ->
    [yes] you say “up” or “down”
   *[no] you choose whether it goes up or stays down
}, without seeing the next card. If it goes up it still counts as one of the { $each } of its { $kind ->
    [fan] fan
   *[column] column
}, so { $kind ->
    [fan] fans
   *[column] columns
} can be shorter. Until the deal is complete only the card being dealt may go up.
help-deal-stays = Every card goes to its { $kind ->
    [fan] fan
   *[column] column
}, { $each } to each, even one that would fit a foundation; cards go up only once the deal is complete.
help-arc = { $arc ->
    [outer] Outer arc
    [inner] Inner arc
   *[middle] Middle arc
}: { $count } fans from left to right{ help-from-to }.
help-counts-tableau = { $tableau } cards are dealt to the tableau.
help-counts = After the deal { $face_up } cards lie face up on the table, and { $stock ->
    [0] no stock is left
   *[other] { $stock } are left: the stock, face down
}.
help-tops-up = Face up are just the top cards of the { $piles } columns.
help-misprint = The book prints { $misprint } cards for the stock. That is a misprint: { $cards } − { $tableau } = { $stock }.

help-no-tableau = Cards never move from one place to another: every card comes from the stock and stays where it is laid.
help-top = A { $kind ->
    [fan] fan’s
   *[column] column’s
} top card is the one that is fully visible, the last one laid there.
help-build-alternating = A card, or a run by its highest card, goes on the top card of another { $kind ->
    [fan] fan
   *[column] column
} if it is one rank lower and of the other colour: red on black, black on red.
help-build-colour = A card goes on the top card of another { $kind ->
    [fan] fan
   *[column] column
} if it is one rank lower and of the same colour: red on red, black on black. The suits mix freely.
help-build-suit = A card goes on the top card of another { $kind ->
    [fan] fan
   *[column] column
} if it is one rank lower and of the same suit.
help-build-any-suit = A card, or a run by its highest card, goes on the top card of another { $kind ->
    [fan] fan
   *[column] column
} if it is one rank lower; suits and colours do not matter.
help-build-ace = The ace is the lowest card here: nothing is laid on it.
help-lift-none = Only the top card moves, one card at a time.
help-lift-alternating = Single cards move, and so does a run: cards that go down rank by rank to the top card, in alternating colours. A run moves as a whole or in any lower part that reaches to the top card.
help-lift-suit = Single cards move, and so does a run of one suit: cards that go down rank by rank to the top card. A run moves as a whole or in any end part that reaches to the top card.
help-lift-colour = Single cards move, and so does a run of one colour: cards that go down rank by rank to the top card. A run moves as a whole or in any end part that reaches to the top card.
help-lift-any-suit = Single cards move, and so does a run: cards that go down rank by rank to the top card, in any suits. A run moves as a whole or in any end part that reaches to the top card.
help-lift-not-mixed = A mixed run may be built, but it does not move as one.
help-turn-up = A face-down card never moves and never counts. As soon as it is the last one of its { $kind ->
    [fan] fan
   *[column] column
} it is turned up; this belongs to the move that uncovered it.

help-refill = A place that becomes empty is filled at once with the next { $each } stock cards, face up; with fewer if the stock has fewer, with none if it is used up. This belongs to the move that emptied it.
help-empty-none = No card is ever moved to an empty place.
help-empty-any = An empty { $kind ->
    [fan] place
   *[column] column
} takes any single card{ $lifts ->
    [run] {" "}or any run that may move
   *[single] {""}
}.
help-empty-ranks = An empty { $kind ->
    [fan] place
   *[column] column
} takes only a { $ranks }{ $lifts ->
    [run] , alone or at the head of its run
   *[single] {""}
}.

help-foundation-suit = The { $count } foundations{ help-from-to } are built by suit, card by card: { $order }; { $length } cards each.
help-foundation-colour = The { $count } foundations{ help-from-to } are built in one colour, card by card: { $order }; { $length } cards each.
help-foundation-any-suit = The { $count } foundations{ help-from-to } are built in any suits, card by card: { $order }; { $length } cards each.
help-foundation-alternating = { $group ->
    [centre] The { $count } centre piles{ help-from-to } are built up
    [half-circle] The { $count } half circles{ help-from-to } are built down, clockwise,
   *[foundation] The { $count } foundations{ help-from-to } are built
} in alternating colours: { $order }; { $length } cards each. Only red and black matter, the suits do not.
help-foundation-begun = Each begins with the { $rank ->
    [A] ace
    [2] two
    [K] king
   *[other] card
} that already lies there.
help-foundation-starts = An empty foundation takes only { $rank ->
    [A] an ace
    [2] a two
    [K] a king
   *[other] its first rank, { $rank }
}; there { $each ->
    [1] is one foundation
   *[other] are { $each } foundations
} for each suit.
help-foundation-from-tableau = Their cards come from the tops of the { $kind ->
    [fan] fans
   *[column] columns
}.
help-keeps = A card { $kind ->
    [circles] that is placed
   *[foundations] on a foundation
} never comes back.
help-choose-pile = Where a card fits a centre pile as well as a half circle, or several of them, you choose. On the centre piles the ace comes last, above the king; in the half circles it comes last too, below the two.
help-circles-close = { $typed ->
    [yes] { $at1 } runs from the outer top king to the outer bottom king, { $at4 } from there back to the top; { $at2 } and { $at3 } do the same inside.
   *[no] Half circle 1 runs from the outer top king to the outer bottom king, half circle 4 from there back to the top; half circles 2 and 3 do the same inside.
} With { $cards } cards each, every half circle ends with an ace of its own king’s colour, and the next king has the other colour: so the circles close.

help-no-stock = There is no stock; every card is in play from the beginning.
help-deal-row = { $typed ->
    [yes] “deal” lays one stock card on each of the { $columns } columns, from left to right, face up, also on empty ones.
   *[no] Dealing lays one stock card on each of the { $columns } columns, from left to right, face up, also on empty ones.
} You may deal whenever the stock is not empty.
help-deal-row-last = The stock gives { $rows } deals of { $columns } cards and a last one of { $rest }, which goes to columns { $first } to { $last }.
help-deal-row-even = The stock gives { $rows } deals of { $columns } cards.
help-turn = { $typed ->
    [yes] “turn” lays the next of the { $stock } stock cards face up on the waste, one at a time.
   *[no] The { $stock } stock cards are turned one at a time and laid face up on the waste.
} Only the waste’s top card may be played, to { $tableau ->
    [yes] a foundation or to the tableau
   *[no] a centre pile or a half circle
}; cards go to the waste only from the stock.
help-waste-always = Once the top card is played, the one below it may be played in its turn.
help-waste-just-turned = It may be played only when it has just been turned, before the next turn; once it is played, the card below it stays where it is.
help-stock-refills = The { $stock } stock cards come to the table only { $each } at a time, where a place has become empty, and after a gathering.

help-recycle = { $typed ->
    [yes] “recycle”: when
   *[no] When
} the stock is empty and the waste is not, the waste is turned over, unshuffled, and becomes the stock. So the card that was turned first comes first again.
help-recycle-unlimited = This may be done as often as you like.
help-recycle-times = { $times ->
    [1] This may be done once
    [2] This may be done twice
   *[other] This may be done { $times } times
}, so that there are { $passes } passes in all.
help-recycle-never = The stock is gone through only once: the waste is not turned over.
help-gather = { $typed ->
    [yes] “gather”: you
   *[no] You
} may gather the fans and lay them out anew { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
} in all, so that there are { $layouts } layouts.
help-gather-order = { $rows ->
    [3] From the outer arc’s right end, fan after fan is squared up and laid face down on a heap, then the middle arc from its right end, then the inner arc, also from its right end.
   *[other] From the outer row’s right end, fan after fan is squared up and laid face down on a heap, then row after row further in, each from its right end.
} The heap goes, unshuffled, under what is left of the stock.
help-gather-again = Then fans of { $each } are dealt again in the order of the first deal, as many as there are cards for, at most { $piles }; a last fan may have fewer than { $each } cards.
help-gather-new-order = { $rows ->
    [3] As every fan is turned over, the gathered cards come in this order: the inner arc from left to right, the middle arc from left to right, the outer arc from left to right, each fan from its bottom card to its top card.
   *[other] As every fan is turned over, the gathered cards come in this order: from the inner row to the outer one, each from left to right, each fan from its bottom card to its top card.
}
help-gather-when = You may gather at any time while fans lie.
help-gather-never = The fans are not gathered; there is one layout.

help-stuck = You are stuck when the patience has not come out and no legal move is left at all.
help-not-stuck = A move that only goes to and fro counts as a move, and so does dealing, turning or gathering once more, as far as this patience has it. Whether anything useful is left, this does not say.
help-undo = Each of your decisions can be taken back, as far back as you like, and played again. What the rules force belongs to the move that caused it and is taken back with it.

help-no-variants = This patience has no variants.
help-variants = { $typed ->
    [yes] Each variant is one word that is joined to the name with a plus sign, for instance “{ $example }”; a default need not be named, and the order does not matter.
   *[no] Before you deal you may choose:
}
help-variant = { $setting }: { $typed ->
    [yes] “{ $word }” – { $meaning }
   *[no] { $meaning }
}{ $default ->
    [yes] {" "}(the usual rule)
   *[no] {""}
}{ $chosen ->
    [yes] ; this is how these rules are told
   *[no] {""}
}.
choice-recycle-times = Turning the waste over
choice-recycle-times-none = as often as you like
choice-recycle-times-number = { $value ->
    [0] never, so one pass only
    [1] once, so { $more } passes
    [2] twice, so { $more } passes
   *[other] { $value } times, so { $more } passes
}
choice-gather-times = Gathering the fans
choice-gather-times-number = { $value ->
    [0] never, so one layout only
    [1] once, so { $more } layouts
    [2] twice, so { $more } layouts
   *[other] { $value } times, so { $more } layouts
}
choice-turn-playable = The waste’s top card
choice-turn-playable-always = may always be played
choice-turn-playable-just-turned = may be played only when it has just been turned
choice-deal-row-last-row = The last, incomplete deal
choice-deal-row-last-row-left = begins at the left
choice-deal-row-last-row-centre = goes to the columns in the middle
choice-piles-fitting = A dealt card that fits a foundation
choice-piles-fitting-goes-up = always goes up
choice-piles-fitting-may-go-up = goes up or down as you say
choice-piles-fitting-stays = always goes to its column
choice-piles-each = Cards dealt to a pile
choice-piles-each-number = { $value }
choice-refill-each = Cards that refill an empty place
choice-refill-each-number = { $value }
choice-rows-face = Dealt cards
choice-rows-face-up = all lie face up
choice-rows-face-ends-up = lie face up at both ends of a row
choice-rows-face-last-row-up = lie face up in the last row
choice-tableau-by = Building on the table
choice-tableau-by-suit = by suit
choice-tableau-by-colour = in one colour
choice-tableau-by-alternating = in alternating colours
choice-tableau-by-any-suit = in any suits
choice-tableau-lifts = Moving together
choice-tableau-lifts-none = only single cards
choice-tableau-lifts-suit = runs of one suit
choice-tableau-lifts-colour = runs of one colour
choice-tableau-lifts-alternating = runs in alternating colours
choice-tableau-lifts-any-suit = runs of any suits
choice-tableau-empty = An empty place takes
choice-tableau-empty-empty = nothing
choice-tableau-empty-ranks = { $ranks }

help-notation = In the text game and in records each move is one word:
help-write-tableau = { $first } to { $last } are the { $kind ->
    [fan] fans
   *[column] columns
}.
help-write-piles = { $first } to { $last } are the { $group ->
    [centre] centre piles
    [half-circle] half circles
   *[foundation] foundations
}.
help-write-stock = S is the stock.
help-write-still-dealt = S holds the cards that are still to be dealt.
help-write-stock-waste = S is the stock, W the waste.
help-write-shift = T3-T5: the top card of { $kind ->
    [fan] fan
   *[column] column
} 3 goes to { $kind ->
    [fan] fan
   *[column] column
} 5.
help-write-run = T3-T5x4: the run of the last 4 cards of column 3 goes to column 5.
help-write-up = T3-F: the top card goes up to the first foundation that takes it; T3-F2 names the foundation.{ $begun ->
    [yes] {""}
   *[no] {" "}A first card starts the first empty foundation, with a number any empty one.
}
help-write-waste-tableau = W-T2: the waste’s top card goes to column 2.
help-write-waste = W-{ $letter }: the waste’s top card goes to the first { $group ->
    [centre] centre pile
    [half-circle] half circle
   *[foundation] foundation
} that takes it; W-{ $letter }3 names it.
help-write-deal-row = deal: deal a row from the stock.
help-write-turn = turn: turn the next stock card.
help-write-recycle = recycle: turn the waste over to be the stock.
help-write-gather = gather: gather the fans and lay them out anew.
help-write-answer = up, down: where the card being dealt goes.
help-write-cards = A card is its rank (A 2 3 4 5 6 7 8 9 T J Q K) and its suit (C clubs, D diamonds, H hearts, S spades): TH is the ten of hearts; 10H and T♥ are read too.
help-write-deal = { $name }#42 is deal number 42; the same number is always the same deal.

help-readings = Where the sources are silent or at odds, we had to decide:
help-reading-hold-back = A card that could be played may be held back. The sources say that it is played, or name the foundations first; we take that as advice.
help-reading-parts-of-runs = A run also moves in parts. The book names only single cards and whole runs.
help-reading-runs-move = Ordered runs move together. The source says in one line that only the top card is available and in another that sequences move; we read the two together.
help-reading-deal-any-time = You may deal at any time. The book deals when nothing else can be done, and advises to look for every move first.
help-reading-waste-stays-playable = By default the waste’s top card stays playable, as other descriptions of this patience have it. By the letter of the book only the card just turned may be played; that is a variant.
help-reading-play-on = The book allows three passes and then suggests, as a house rule, to play on until the picture is complete; for us that is a variant of its own.
help-reading-gather-any-time = You may gather at any time. The book gathers when nothing moves any more; but cards may be held back and moves can go to and fro, so this is not enforced.
help-reading-inner-arc-from-right = The inner arc too is gathered from its right end. The book does not say so.
help-reading-fitting-cards = A dealt card that fits goes up by default. The book tells it so once and says twice that it may; the other ways are variants.

help-source = { $source }
