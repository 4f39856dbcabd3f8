bad-name-game = eine Patience „{ $game }“ gibt es nicht; es gibt { $games }
bad-name-variant = { $game } hat keine Variante „{ $word }“; es gibt { $known }
bad-name-twice = { $game }: „{ $one }“ und „{ $other }“ setzen dieselbe Regel, nennen Sie eine davon
bad-name-number = „{ $digits }“ ist keine Nummer einer Austeilung (eine ganze Zahl von 1 bis { $last })
bad-name-and-cards = { $deal } hat eine Nummer und Karten: geben Sie nur eines von beiden an
bad-cards-misspelt = Karte { NUMBER($place, useGrouping: 0) }: „{ $word }“ ist keine Karte (eine Karte ist ein Wert aus A23456789TJQK und eine Farbe aus CDHS)
bad-cards-stranger = Karte { NUMBER($place, useGrouping: 0) }: { $card } gehört nicht zu den Karten, die hier ausgelegt werden
bad-cards-surplus = Karte { NUMBER($place, useGrouping: 0) }: { $card } steht hier { $copies ->
    [1] zweimal, es gibt sie nur einmal
   *[other] dreimal, es gibt sie nur zweimal
}
bad-cards-missing = nach { NUMBER($given, useGrouping: 0) } von { NUMBER($wanted, useGrouping: 0) } Karten fehlen: { $missing }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
}
bad-record-move = Zug { NUMBER($number, useGrouping: 0) } ist nicht erlaubt: { $move }: { $why }
bad-record-long = eine Aufzeichnung hat höchstens { $most } Zeichen, diese hat { $length }
bad-record-no-deal = die Aufzeichnung nennt keine Austeilung
bad-record-deal-words = die Aufzeichnung nennt eine Austeilung aus mehreren Wörtern: „{ $words }“
bad-record-no-cards = die Austeilung „{ $deal }“ hat weder eine Nummer noch Karten
bad-record-header = Zeile { NUMBER($line, useGrouping: 0) }: eine Aufzeichnung beginnt mit „{ $header }“, nicht mit „{ $found }“
bad-record-second-deal = Zeile { NUMBER($line, useGrouping: 0) }: die Aufzeichnung nennt eine zweite Austeilung
bad-record-field = Zeile { NUMBER($line, useGrouping: 0) }: „{ $word }“ ist keines von { $fields }
bad-record-encoding = Zeile { NUMBER($line, useGrouping: 0) }: das ist kein UTF-8-Text
