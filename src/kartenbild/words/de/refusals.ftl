refused-no-move = „{ $text }“ ist hier kein Zug.
refused-nothing-to-undo = Es gibt keinen Zug, der zurückgenommen werden könnte.
refused-nothing-to-redo = Es gibt keinen Zug, der wiederholt werden könnte.
refused-not-in-this-game = Diese Patience kennt „{ $move }“ nicht.
refused-deal-goes-on = Das Auslegen ist noch nicht fertig: Sagen Sie erst, ob die Karte hoch- oder ausgelegt wird.
refused-nothing-to-answer = Es wird gerade keine Karte ausgelegt, über die zu entscheiden wäre.
refused-place-is-empty = Dort liegt keine Karte, die man bewegen könnte.
refused-foundation-keeps = Was einmal hochgelegt ist, kommt nicht zurück.
refused-not-from-stock = So verlassen Karten den Talon nicht.
refused-not-just-turned = Nur eine eben umgedrehte Karte darf gespielt werden; { $card_the } liegt dort schon länger.
refused-face-down = Eine verdeckte Karte lässt sich nicht bewegen.
refused-only-top-moves = Nur die oberste Karte eines Fächers wird bewegt, immer einzeln.
refused-not-a-run-alternating = Diese { $count } Karten sind keine Leiter: Eine Leiter fällt Wert für Wert, Rot und Schwarz im Wechsel.
refused-not-a-run-suit = Diese { $count } Karten bilden keine bewegliche Leiter: Nur Karten derselben Farbe, Wert für Wert fallend, werden zusammen umgelegt.
refused-not-a-run-colour = Diese { $count } Karten sind keine Leiter: Nur rote oder nur schwarze Karten, Wert für Wert fallend, werden zusammen umgelegt.
refused-not-a-run-any-suit = Diese { $count } Karten sind keine Leiter: Sie müssen Wert für Wert fallen.
refused-same-place = { $count ->
    [one] Dort liegt die Karte schon.
   *[other] Dort liegen die Karten schon.
}
refused-nothing-goes-there = Dorthin wird keine Karte gelegt.
refused-one-at-a-time = Hochgelegt wird Karte für Karte.
refused-empty-none = Auf einen leeren Platz darf hier keine Karte gelegt werden.
refused-empty-takes = Auf einen leeren Platz darf nur { $rank ->
    [K] ein König oder eine Leiter mit einem König an der Spitze
   *[other] eine bestimmte Karte
}, nicht { $card_the }.
refused-foundation-starts = Ein leerer Platz oben beginnt mit { $rank ->
    [A] einem Ass
    [2] einer Zwei
    [K] einem König
   *[other] seiner ersten Karte
}; { $card_the } passt nicht.
refused-foundation-full = Hier liegen schon alle Karten, die hierher gehören.
refused-foundation-suit = Auf { $top_object } folgt { $next_the }, nicht { $card_the }.
refused-foundation-alternating = Auf { $top_object } folgt { $rank ->
    [A] { $red ->
        [yes] ein rotes
       *[no] ein schwarzes
    } Ass
    [J] { $red ->
        [yes] ein roter
       *[no] ein schwarzer
    } Bube
    [K] { $red ->
        [yes] ein roter
       *[no] ein schwarzer
    } König
   *[other] { $red ->
        [yes] eine rote
       *[no] eine schwarze
    } { rank }
}, nicht { $card_the }.
refused-tableau-no-lower = An ein Ass wird im Kartenbild nichts angelegt.
refused-tableau-alternating = { $card_the } passt nicht auf { $top_object }: Reihen fallen Wert für Wert, Rot und Schwarz im Wechsel.
refused-tableau-colour = { $card_the } passt nicht auf { $top_object }: Fächer fallen Wert für Wert, Rot an Rot und Schwarz an Schwarz.
refused-tableau-any-suit = { $card_the } passt nicht auf { $top_object }: Reihen fallen Wert für Wert.
refused-tableau-suit = { $card_the } passt nicht auf { $top_object }: Reihen fallen Wert für Wert in derselben Farbe.
refused-nothing-to-deal = Der Talon ist aufgebraucht: Es gibt nichts mehr auszulegen.
refused-nothing-to-turn = Der Talon ist aufgebraucht: Es gibt keine Karte zum Umdrehen.
refused-stock-not-empty = Der Haufen wird erst umgedreht, wenn der Talon aufgebraucht ist.
refused-waste-empty = Der Haufen ist leer: Es gibt nichts umzudrehen.
refused-no-recycle-left = Der Talon darf nicht noch einmal durchgespielt werden.
refused-no-gather-left = Eingesammelt werden darf nicht noch einmal.
