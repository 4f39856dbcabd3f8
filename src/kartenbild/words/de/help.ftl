# Die Regeln in Worten; jeder Satz gehört zu einem Wort der Regelsprache, keiner zu einem Spiel.
# $typed: ob die Leserin ihre Züge tippt und also auch wissen muss, wie Plätze und Züge geschrieben werden.
help-title-aim = Worum es geht
help-title-cards = Die Karten
help-title-deal = Auslegen
help-title-tableau = Anlegen und Umlegen
help-title-empty = Freie Plätze
help-title-foundations = Hochlegen
help-title-stock = Der Talon
help-title-redeal = Noch einmal von vorn
help-title-end = Das Ende
help-title-variants = Varianten
help-title-notation = Wie Züge geschrieben werden
help-title-readings = Wie wir Offenes lesen
help-title-source = Quelle

help-list = { $head }, { $tail }
help-and-so-on = { $head } … { $tail }
help-card = { $card }
help-from-to = { $typed ->
    [yes] {" "}({ $first } bis { $last })
   *[no] {""}
}

help-aim-foundations = Die Patience ist aufgegangen, wenn alle { $cards } Karten auf den Familienhäufchen liegen.
help-aim-placed = Die Patience ist aufgegangen, wenn jede der { $cards } Karten ihren Platz gefunden hat, wenn also Talon und Haufen leer sind.

help-cards = { $packs ->
    [1] Ein Kartenspiel mit { $pack } Karten.
   *[other] { $packs } Kartenspiele mit je { $pack } Karten, zusammen gemischt: { $cards } Karten. Jede Karte gibt es also { $packs ->
        [2] zweimal
       *[other] { $packs }-mal
    }.
}
help-cards-few = Darin gibt es nur diese Werte: { $ranks }; und nur diese Farben: { $suits }.
help-colours = Die Farben sind Kreuz, Karo, Herz und Pik; Herz und Karo sind rot, Kreuz und Pik schwarz.
help-table = Die ausgelegten Karten heißen Kartenbild; daneben wachsen die Familienhäufchen.

help-laid-out = Vor dem Mischen werden { $count } Karten herausgesucht und { $group ->
    [centre] in die Mitte gelegt
    [half-circle] als Anfang der Halbkreise hingelegt
   *[foundation] auf die Familienhäufchen gelegt
}{ help-from-to }, in dieser Reihenfolge: { $list }.
help-circles = Die { $square ->
    [2] Zweien
   *[other] ersten Karten der Päckchen
} bilden in der Mitte ein Viereck. Darüber und darunter liegen je zwei Könige, ein schwarzer und ein roter. Von oben nach unten: { $outer_top } ({ $typed ->
    [yes] { $at_outer_top }, äußerer Kreis
   *[no] äußerer Kreis
}), { $inner_top } ({ $typed ->
    [yes] { $at_inner_top }, innerer Kreis
   *[no] innerer Kreis
}), das Viereck, { $inner_bottom } ({ $typed ->
    [yes] { $at_inner_bottom }, innerer Kreis
   *[no] innerer Kreis
}), { $outer_bottom } ({ $typed ->
    [yes] { $at_outer_bottom }, äußerer Kreis
   *[no] äußerer Kreis
}).
help-shuffled = Die übrigen { $count } Karten werden gemischt.
help-deal-rows = Ausgelegt werden { $piles } senkrechte Reihen{ help-from-to } in { $rows } waagerechten Lagen, jede von links nach rechts und geschuppt über die vorige.
help-row = Lage { $row }: { $cards ->
    [1] 1 Karte, auf Reihe { $first }
   *[other] { $cards } Karten, auf die Reihen { $first } bis { $last }
}; { $face ->
    [ends] die erste und die letzte offen, die übrigen verdeckt
    [down] alle verdeckt
   *[up] offen
}.
help-deal-piles = { $kind ->
    [fan] { $piles } Fächer{ help-from-to } werden nacheinander ausgelegt, je { $each } Karten, alle offen. Die erste der { $each } liegt zuunterst.
   *[column] { $piles } senkrechte Reihen{ help-from-to } werden nacheinander ausgelegt, je { $each } Karten, alle offen und geschuppt.
}
help-deal-goes-up = Passt eine Karte beim Auslegen auf ein Familienhäufchen, so kommt sie sofort dorthin. Sie zählt trotzdem als eine der { $each } { $kind ->
    [fan] ihres Fächers; Fächer
   *[column] ihrer Reihe; Reihen
} können also kürzer sein. Solange das Auslegen nicht beendet ist, darf nur die Karte hochgelegt werden, die gerade ausgelegt wird.
help-deal-may-go-up = Passt eine Karte beim Auslegen auf ein Familienhäufchen, so { $typed ->
    [yes] sagen Sie „up“ (hochlegen) oder „down“ (auslegen)
   *[no] entscheiden Sie, ob sie hochgelegt oder ausgelegt wird
}, ohne die nächste Karte zu sehen. Auch hochgelegt zählt sie als eine der { $each } { $kind ->
    [fan] ihres Fächers; Fächer
   *[column] ihrer Reihe; Reihen
} können also kürzer sein. Solange das Auslegen nicht beendet ist, darf nur die Karte hochgelegt werden, die gerade ausgelegt wird.
help-deal-stays = Jede Karte kommt an { $kind ->
    [fan] ihren Fächer
   *[column] ihre Reihe
}, je { $each }, auch wenn sie auf ein Familienhäufchen passte; hochgelegt wird erst, wenn das Auslegen beendet ist.
help-arc = { $arc ->
    [outer] Außenbogen
    [inner] Innenbogen
   *[middle] Mittlerer Bogen
}: { $count } Fächer von links nach rechts{ help-from-to }.
help-counts-tableau = { $tableau } Karten werden ins Kartenbild ausgelegt.
help-counts = Nach dem Auslegen liegen { $face_up } Karten offen auf dem Tisch, und { $stock ->
    [0] es bleibt kein Talon übrig
   *[other] { $stock } bleiben übrig: der Talon, verdeckt
}.
help-tops-up = Offen sind genau die obersten Karten der { $piles } Reihen.
help-misprint = Das Buch druckt { $misprint } Karten für den Talon. Das ist ein Druckfehler: { $cards } − { $tableau } = { $stock }.

help-no-tableau = Karten wandern nie von einem Platz zum anderen: Jede Karte kommt vom Talon und bleibt, wo sie angelegt wird.
help-top = Die oberste Karte { $kind ->
    [fan] eines Fächers
   *[column] einer Reihe
} ist die, die ganz zu sehen ist, also die zuletzt gelegte.
help-build-alternating = Eine Karte, oder eine Leiter mit ihrer höchsten Karte, wird an die oberste Karte { $kind ->
    [fan] eines anderen Fächers
   *[column] einer anderen Reihe
} angelegt, wenn sie einen Wert niedriger ist: Rot an Schwarz, Schwarz an Rot.
help-build-colour = Eine Karte wird an die oberste Karte { $kind ->
    [fan] eines anderen Fächers
   *[column] einer anderen Reihe
} angelegt, wenn sie einen Wert niedriger ist: Rot an Rot, Schwarz an Schwarz. Herz und Karo mischen sich dabei beliebig, Kreuz und Pik ebenso.
help-build-suit = Eine Karte wird an die oberste Karte { $kind ->
    [fan] eines anderen Fächers
   *[column] einer anderen Reihe
} angelegt, wenn sie einen Wert niedriger und von derselben Farbe ist: Kreuz an Kreuz, Herz an Herz.
help-build-any-suit = Eine Karte, oder eine Leiter mit ihrer höchsten Karte, wird an die oberste Karte { $kind ->
    [fan] eines anderen Fächers
   *[column] einer anderen Reihe
} angelegt, wenn sie einen Wert niedriger ist; die Farbe ist beliebig.
help-build-ace = Das Ass ist hier die niedrigste Karte: An ein Ass wird nichts angelegt.
help-lift-none = Nur die oberste Karte wird bewegt, immer einzeln.
help-lift-alternating = Bewegt werden Einzelkarten und Leitern: Karten, die bis zur obersten Karte Wert für Wert fallen, Rot und Schwarz im Wechsel. Eine Leiter wird ganz umgelegt oder in einem beliebigen unteren Teil, der bis zur obersten Karte reicht.
help-lift-suit = Bewegt werden Einzelkarten und Leitern einer Farbe: Karten derselben Farbe, die bis zur obersten Karte Wert für Wert fallen. Eine Leiter wird ganz umgelegt oder in einem beliebigen Endstück, das bis zur obersten Karte reicht.
help-lift-colour = Bewegt werden Einzelkarten und Leitern, die nur rot oder nur schwarz sind: Karten, die bis zur obersten Karte Wert für Wert fallen. Eine Leiter wird ganz umgelegt oder in einem beliebigen Endstück, das bis zur obersten Karte reicht.
help-lift-any-suit = Bewegt werden Einzelkarten und Leitern in beliebigen Farben: Karten, die bis zur obersten Karte Wert für Wert fallen. Eine Leiter wird ganz umgelegt oder in einem beliebigen Endstück, das bis zur obersten Karte reicht.
help-lift-not-mixed = Gemischte Leitern dürfen entstehen, werden aber nicht als Ganzes bewegt.
help-turn-up = Eine verdeckte Karte wird nie bewegt und zählt nie mit. Sobald sie die letzte { $kind ->
    [fan] ihres Fächers
   *[column] ihrer Reihe
} ist, wird sie umgedreht; das gehört zu dem Zug, der sie freigelegt hat.

help-refill = Ein Platz, der frei wird, wird sofort mit den nächsten { $each } Karten des Talons belegt, offen; mit weniger, wenn der Talon weniger hat, und mit keiner, wenn er aufgebraucht ist. Das gehört zu dem Zug, der den Platz frei gemacht hat.
help-empty-none = Nie wird eine Karte auf einen leeren Platz gelegt.
help-empty-any = { $kind ->
    [fan] Ein freier Platz
   *[column] Eine freie Reihe
} nimmt jede Einzelkarte auf{ $lifts ->
    [run] {" "}und jede Leiter, die bewegt werden darf
   *[single] {""}
}.
help-empty-ranks = { $kind ->
    [fan] Ein freier Platz
   *[column] Eine freie Reihe
} nimmt nur diesen Wert auf: { $ranks }{ $lifts ->
    [run] , allein oder an der Spitze einer Leiter
   *[single] {""}
}.

help-foundation-suit = Auf jedem der { $count } Familienhäufchen{ help-from-to } wird eine Farbe aufgebaut, Karte für Karte: { $order }; je { $length } Karten.
help-foundation-colour = Auf den { $count } Familienhäufchen{ help-from-to } wird nur rot oder nur schwarz aufgebaut, Karte für Karte: { $order }; je { $length } Karten.
help-foundation-any-suit = Auf den { $count } Familienhäufchen{ help-from-to } wird in beliebigen Farben aufgebaut, Karte für Karte: { $order }; je { $length } Karten.
help-foundation-alternating = { $group ->
    [centre] Auf den { $count } Päckchen in der Mitte{ help-from-to } wird aufsteigend aufgebaut
    [half-circle] An die { $count } Halbkreise{ help-from-to } wird fallend angelegt, im Uhrzeigersinn
   *[foundation] Auf den { $count } Familienhäufchen{ help-from-to } wird aufgebaut
}, Rot und Schwarz im Wechsel: { $order }; je { $length } Karten. Nur Rot und Schwarz zählen, nicht Kreuz, Karo, Herz und Pik.
help-foundation-begun = Jeder dieser Plätze beginnt mit { $rank ->
    [A] dem Ass, das
    [2] der Zwei, die
    [K] dem König, der
   *[other] der Karte, die
} schon dort liegt.
help-foundation-starts = Ein leeres Familienhäufchen beginnt nur mit { $rank ->
    [A] einem Ass
    [2] einer Zwei
    [K] einem König
   *[other] seinem ersten Wert, { $rank }
}; für jede Farbe gibt es { $each ->
    [1] ein Familienhäufchen
   *[other] { $each } Familienhäufchen
}.
help-foundation-from-tableau = Ihre Karten kommen von oben aus den { $kind ->
    [fan] Fächern
   *[column] Reihen
}.
help-keeps = { $kind ->
    [circles] Was einmal angelegt ist
   *[foundations] Was einmal hochgelegt ist
}, kommt nicht zurück.
help-choose-pile = Passt eine Karte auf ein Päckchen wie auch an einen Halbkreis, oder auf mehrere davon, so wählen Sie. Auf den Päckchen kommt das Ass zuletzt, nach dem König; in den Halbkreisen ebenfalls zuletzt, nach der Zwei.
help-circles-close = { $typed ->
    [yes] { $at1 } führt vom äußeren oberen König zum äußeren unteren, { $at4 } von dort wieder nach oben; { $at2 } und { $at3 } tun innen dasselbe.
   *[no] Halbkreis 1 führt vom äußeren oberen König zum äußeren unteren, Halbkreis 4 von dort wieder nach oben; die Halbkreise 2 und 3 tun innen dasselbe.
} Mit je { $cards } Karten endet jeder Halbkreis mit einem Ass, das rot oder schwarz ist wie sein König; beim nächsten König ist es umgekehrt: So schließen sich die Kreise.

help-no-stock = Einen Talon gibt es nicht; alle Karten sind von Anfang an dabei.
help-deal-row = { $typed ->
    [yes] „deal“ legt an jede der { $columns } Reihen eine Karte vom Talon, von links nach rechts, offen, auch auf freie Plätze.
   *[no] Auslegen heißt: An jede der { $columns } Reihen kommt eine Karte vom Talon, von links nach rechts, offen, auch auf freie Plätze.
} Das ist erlaubt, solange der Talon nicht leer ist.
help-deal-row-last = Der Talon reicht für { $rows } Runden zu { $columns } Karten und eine letzte zu { $rest }, die an die Reihen { $first } bis { $last } kommt.
help-deal-row-even = Der Talon reicht für { $rows } Runden zu { $columns } Karten.
help-turn = { $typed ->
    [yes] „turn“ legt die nächste der { $stock } Karten des Talons offen auf den Haufen, immer eine.
   *[no] Die { $stock } Karten des Talons werden einzeln umgedreht und offen auf den Haufen gelegt.
} Gespielt wird nur die oberste Karte des Haufens, und zwar { $tableau ->
    [yes] auf ein Familienhäufchen oder ins Kartenbild
   *[no] auf ein Päckchen oder an einen Halbkreis
}; auf den Haufen kommen Karten nur vom Talon.
help-waste-always = Ist die oberste Karte gespielt, so darf auch die darunter gespielt werden.
help-waste-just-turned = Sie darf nur gespielt werden, wenn sie eben umgedreht worden ist, vor dem nächsten Umdrehen; ist sie gespielt, so bleibt die Karte darunter liegen.
help-stock-refills = Die { $stock } Karten des Talons kommen nur zu je { $each } auf den Tisch, wo ein Platz frei geworden ist, und nach dem Einsammeln.

help-recycle = { $typed ->
    [yes] „recycle“:{" "}
   *[no] {""}
}Ist der Talon aufgebraucht und der Haufen nicht leer, so wird der Haufen ungemischt umgedreht und ist wieder der Talon. Was zuerst umgedreht wurde, kommt also wieder zuerst.
help-recycle-unlimited = Das darf beliebig oft geschehen.
help-recycle-times = { $times ->
    [1] Das darf einmal geschehen
    [2] Das darf zweimal geschehen
   *[other] Das darf { $times }-mal geschehen
}; im Ganzen sind es also { $passes } Durchgänge.
help-recycle-never = Der Talon wird nur einmal durchgespielt: Der Haufen wird nicht umgedreht.
help-gather = { $typed ->
    [yes] „gather“:{" "}
   *[no] {""}
}Im Ganzen { $times ->
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
} dürfen Sie die Fächer einsammeln und neu auslegen; es gibt also { $layouts } Auslagen.
help-gather-order = { $rows ->
    [3] Vom rechten Ende des Außenbogens an wird Fächer um Fächer zusammengeschoben und verdeckt auf einen Stapel gelegt, dann der mittlere Bogen von seinem rechten Ende an, dann der Innenbogen, ebenfalls von rechts.
   *[other] Vom rechten Ende der äußeren Reihe an wird Fächer um Fächer zusammengeschoben und verdeckt auf einen Stapel gelegt, dann Reihe um Reihe weiter innen, jede von rechts.
} Der Stapel kommt ungemischt unter den Rest des Talons.
help-gather-again = Dann werden in der Reihenfolge der ersten Auslage wieder Fächer zu { $each } Karten ausgelegt, so viele, wie die Karten reichen, höchstens { $piles }; ein letzter Fächer darf weniger als { $each } Karten haben.
help-gather-new-order = { $rows ->
    [3] Weil jeder Fächer dabei umgedreht wird, kommen die eingesammelten Karten in dieser Reihenfolge: der Innenbogen von links nach rechts, der mittlere Bogen von links nach rechts, der Außenbogen von links nach rechts, jeder Fächer von der untersten Karte zur obersten.
   *[other] Weil jeder Fächer dabei umgedreht wird, kommen die eingesammelten Karten in dieser Reihenfolge: von der inneren Reihe zur äußeren, jede von links nach rechts, jeder Fächer von der untersten Karte zur obersten.
}
help-gather-when = Einsammeln dürfen Sie jederzeit, solange Fächer liegen.
help-gather-never = Die Fächer werden nicht eingesammelt; es gibt eine Auslage.

help-stuck = Festgefahren ist die Patience, wenn sie nicht aufgegangen und überhaupt kein erlaubter Zug mehr übrig ist.
help-not-stuck = Auch ein Zug, der nur hin- und herführt, ist ein Zug; ebenso jedes weitere Auslegen, Umdrehen oder Einsammeln, soweit es diese Patience kennt. Ob noch etwas Nützliches übrig ist, ist damit nicht gesagt.
help-undo = Jede Ihrer Entscheidungen lässt sich zurücknehmen, so weit Sie wollen, und wiederholen. Was die Regeln erzwingen, gehört zu dem Zug, der es ausgelöst hat, und wird mit ihm zurückgenommen.

help-no-variants = Diese Patience hat keine Varianten.
help-variants = { $typed ->
    [yes] Jede Variante ist ein Wort, das mit einem Pluszeichen an den Namen gehängt wird, zum Beispiel „{ $example }“; was ohnehin gilt, braucht man nicht zu nennen, und auf die Reihenfolge kommt es nicht an.
   *[no] Ehe Sie beginnen, können Sie wählen:
}
help-variant = { $setting }: { $typed ->
    [yes] „{ $word }“ – { $meaning }
   *[no] { $meaning }
}{ $default ->
    [yes] {" "}(die übliche Regel)
   *[no] {""}
}{ $chosen ->
    [yes] ; so sind die Regeln hier erzählt
   *[no] {""}
}.
choice-recycle-times = Umdrehen des Haufens
choice-recycle-times-none = beliebig oft
choice-recycle-times-number = { $value ->
    [0] nie, also nur ein Durchgang
    [1] einmal, also { $more } Durchgänge
    [2] zweimal, also { $more } Durchgänge
   *[other] { $value }-mal, also { $more } Durchgänge
}
choice-gather-times = Einsammeln der Fächer
choice-gather-times-number = { $value ->
    [0] nie, also nur eine Auslage
    [1] einmal, also { $more } Auslagen
    [2] zweimal, also { $more } Auslagen
   *[other] { $value }-mal, also { $more } Auslagen
}
choice-turn-playable = Die oberste Karte des Haufens
choice-turn-playable-always = darf immer gespielt werden
choice-turn-playable-just-turned = darf nur gespielt werden, wenn sie eben umgedreht ist
choice-deal-row-last-row = Die letzte, unvollständige Runde
choice-deal-row-last-row-left = beginnt links
choice-deal-row-last-row-centre = kommt auf die mittleren Reihen
choice-piles-fitting = Eine beim Auslegen passende Karte
choice-piles-fitting-goes-up = wird immer hochgelegt
choice-piles-fitting-may-go-up = wird hoch- oder ausgelegt, wie Sie es sagen
choice-piles-fitting-stays = kommt immer an ihre Reihe
choice-piles-each = Ausgelegte Karten je Platz
choice-piles-each-number = { $value }
choice-refill-each = Karten, die einen freien Platz belegen
choice-refill-each-number = { $value }
choice-rows-face = Ausgelegte Karten
choice-rows-face-up = liegen alle offen
choice-rows-face-ends-up = liegen an beiden Enden einer Lage offen
choice-rows-face-last-row-up = liegen in der letzten Lage offen
choice-tableau-by = Anlegen im Kartenbild
choice-tableau-by-suit = in einer Farbe
choice-tableau-by-colour = Rot an Rot, Schwarz an Schwarz
choice-tableau-by-alternating = Rot und Schwarz im Wechsel
choice-tableau-by-any-suit = in beliebigen Farben
choice-tableau-lifts = Gemeinsam bewegt werden
choice-tableau-lifts-none = nur Einzelkarten
choice-tableau-lifts-suit = Leitern einer Farbe
choice-tableau-lifts-colour = Leitern, die nur rot oder nur schwarz sind
choice-tableau-lifts-alternating = Leitern, in denen Rot und Schwarz wechseln
choice-tableau-lifts-any-suit = Leitern in beliebigen Farben
choice-tableau-empty = Auf einen freien Platz
choice-tableau-empty-empty = kommt nichts
choice-tableau-empty-ranks = kommt nur: { $ranks }

help-notation = Im Terminal und in Aufzeichnungen ist jeder Zug ein Wort:
help-write-tableau = { $first } bis { $last } sind die { $kind ->
    [fan] Fächer
   *[column] Reihen
}.
help-write-piles = { $first } bis { $last } sind die { $group ->
    [centre] Päckchen in der Mitte
    [half-circle] Halbkreise
   *[foundation] Familienhäufchen
}.
help-write-stock = S ist der Talon.
help-write-still-dealt = S sind die Karten, die noch ausgelegt werden.
help-write-stock-waste = S ist der Talon, W der Haufen.
help-write-shift = T3-T5: Die oberste Karte von { $kind ->
    [fan] Fächer
   *[column] Reihe
} 3 kommt an { $kind ->
    [fan] Fächer
   *[column] Reihe
} 5.
help-write-run = T3-T5x4: Die Leiter aus den letzten 4 Karten von Reihe 3 kommt an Reihe 5.
help-write-up = T3-F: Die oberste Karte wird auf das erste Familienhäufchen hochgelegt, auf das sie passt; T3-F2 nennt das Familienhäufchen.{ $begun ->
    [yes] {""}
   *[no] {" "}Eine erste Karte kommt auf das erste leere Familienhäufchen, mit einer Nummer auf jedes leere.
}
help-write-waste-tableau = W-T2: Die oberste Karte des Haufens kommt an Reihe 2.
help-write-waste = W-{ $letter }: Die oberste Karte des Haufens kommt { $group ->
    [centre] auf das erste Päckchen
    [half-circle] an den ersten Halbkreis
   *[foundation] auf das erste Familienhäufchen
}, wo sie passt; W-{ $letter }3 nennt den Platz.
help-write-deal-row = deal: eine Runde vom Talon auslegen.
help-write-turn = turn: die nächste Karte des Talons umdrehen.
help-write-recycle = recycle: den Haufen umdrehen, er wird wieder zum Talon.
help-write-gather = gather: die Fächer einsammeln und neu auslegen.
help-write-answer = up, down: die Karte, die gerade ausgelegt wird, hochlegen oder auslegen.
help-write-cards = Eine Karte ist ihr Wert (A 2 3 4 5 6 7 8 9 T J Q K: Ass bis Zehn, Bube, Dame, König) und ihre Farbe (C Kreuz, D Karo, H Herz, S Pik): TH ist die Herz-Zehn; auch 10H und T♥ werden verstanden.
help-write-deal = { $name }#42 ist die Austeilung Nummer 42; dieselbe Nummer ist immer dieselbe Austeilung.

help-readings = Wo die Quellen schweigen oder sich widersprechen, mussten wir entscheiden:
help-reading-hold-back = Eine Karte, die gespielt werden könnte, darf zurückgehalten werden. In den Quellen wird sie gespielt, oder es geht erst ans Hochlegen; das nehmen wir als Rat.
help-reading-parts-of-runs = Auch Teile einer Leiter werden umgelegt. Das Buch nennt nur Einzelkarten und ganze Leitern.
help-reading-runs-move = Geordnete Leitern werden zusammen umgelegt. Die Quelle sagt an einer Stelle, nur die oberste Karte sei frei, an einer anderen, Folgen dürften bewegt werden; wir lesen beides zusammen.
help-reading-deal-any-time = Ausgelegt werden darf jederzeit. Im Buch geschieht es, wenn sonst nichts mehr geht; und es rät, vorher nach jedem Zug zu suchen.
help-reading-waste-stays-playable = Wenn nichts anderes gesagt ist, bleibt die oberste Karte des Haufens spielbar, wie es andere Beschreibungen dieser Patience halten. Dem Buchstaben nach darf im Buch nur die eben umgedrehte Karte gespielt werden; das ist eine Variante.
help-reading-play-on = Das Buch erlaubt drei Durchgänge und rät dann, als Hausregel, einfach weiterzuspielen, bis das Bild fertig ist; bei uns ist das eine eigene Variante.
help-reading-gather-any-time = Eingesammelt werden darf jederzeit. Im Buch geschieht es, wenn sich nichts mehr bewegen lässt; da Karten zurückgehalten werden dürfen und Züge hin- und herführen können, wird das nicht erzwungen.
help-reading-inner-arc-from-right = Auch der Innenbogen wird von rechts eingesammelt. Das Buch sagt dazu nichts.
help-reading-fitting-cards = Eine beim Auslegen passende Karte kommt nach oben, wenn nichts anderes gesagt ist. Das Buch erzählt es einmal so und sagt zweimal, dass sie es darf; die anderen Arten sind Varianten.

help-source = { $source }
