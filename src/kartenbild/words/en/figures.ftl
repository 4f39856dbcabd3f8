## Figures in words

figures-all = Every one of the { $deals } deals tried can be won.
figures-none = Not one of the { $deals } deals tried can be won; for each of them that is proved.
figures-nearly-all = Nearly every deal can be won: { $won } of the { $deals } tried.
figures-hardly-any = Hardly any deal can be won: { $won } of the { $deals } tried.
figures-about = About { $hundred } of 100 deals can be won.
figures-between = Between { $low } and { $high } of 100 deals can be won.
figures-evidence = { $deals } deals tried: { $won ->
    [0] none
   *[other] { $won }
} can be won, { $lost ->
    [0] none
   *[other] { $lost }
} proved lost, { $undecided ->
    [0] none
   *[other] { $undecided }
} undecided.
figures-played = { $player ->
    [random] A player who moves at random { $told }
    [greedy] A player who always takes what lies nearest { $told }
   *[fair] A careful player who sees only what you see { $told }
} ({ $games } games played{ $winnable ->
    [unknown] {""}
    [0] ; none of these deals can be won, even by one who sees all cards
   *[other] ; { $winnable } of these deals can be won by one who sees all cards
}).
figures-played-about = wins about { $hundred } of 100 games
figures-played-between = wins between { $low } and { $high } of 100 games
figures-played-nothing = won no game at all
figures-whatever = Of ten games that could have been won and are lost, at least { $tenths } could not be saved by any choice of moves, because nobody knows the order of the stock.
figures-pair = { $asked }, “{ $first }” or “{ $second }”: of the same { $deals } deals, { $more ->
    [0] none
   *[other] { $more }
} can be won only with the first rule, { $fewer ->
    [0] none
   *[other] { $fewer }
} only with the second.
figures-argument-passes = This always comes out, and not by luck: for every place there is exactly one card, some pile always waits for a card that is still in the stock, and in each pass every card is turned up once. So every pass places at least one card, and one day the last.
figures-not-measured = This has not been measured yet.
figures-mostly-yes = True.
figures-mostly-no = Not so.
figures-mostly-open = That remains open.
figures-not-always = True: { $lost } of the { $deals } deals tried { $lost ->
    [one] is
   *[other] are
} proved lost.
figures-rank = By the share of deals that can be won it is number { $place } of { $count }, counted from the easiest.
figures-variant = { $asked }: { $variant }. { $told }
figures-layout-yes = True for { $player ->
    [random] a player who moves at random
    [greedy] a player who always takes what lies nearest
   *[fair] a careful player
}: in { $fewer } of { $games } games that came to the last layout, fewer than { $piles } fans lay there.
figures-layout-no = Not so for { $player ->
    [random] a player who moves at random
    [greedy] a player who always takes what lies nearest
   *[fair] a careful player
}: only in { $fewer } of { $games } games that came to the last layout did fewer than { $piles } fans lie there.
