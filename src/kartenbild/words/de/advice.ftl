## Was für einen Zug spricht

advice-home = Das bringt { $card_object } an den endgültigen Platz.
advice-turns-up = Das deckt eine verdeckte Karte auf ({ $place }).
advice-empties = Das macht { $place } frei.
advice-refills = Das schafft Platz für { $cards ->
    [one] 1 neue Karte
   *[other] { $cards } neue Karten
} ({ $place }).
advice-opens = Danach kann auch { $card_the } an den endgültigen Platz.
advice-makes-room = Danach passt { $other_the } auf { $card_object }.
advice-joins = Das verlängert eine Leiter, die als Ganzes umgelegt werden kann.
advice-to-empty = { $card_the } passt nur auf einen leeren Platz, und hier ist einer.
advice-keeps = { $card_the } könnte hochgelegt werden, bleibt aber liegen: { $other_the } passt darauf.
advice-not-up = { $card_the } könnte auch hochgelegt werden; dieser Vorschlag behält die Karte im Kartenbild.
advice-not-up-yet = { $card_the } könnte auch hochgelegt werden; im Kartenbild passt noch { $other_the } darauf.
advice-waste = Das nutzt die Karte des Haufens; danach liegt { $next_the } offen.
advice-waste-last = Das nutzt die letzte Karte des Haufens.
advice-stays = Das lässt { $card_object } im Kartenbild.
advice-deal = Das bringt { $cards ->
    [one] 1 neue Karte
   *[other] { $cards } neue Karten
} ins Kartenbild.
advice-turn = Welche kommt, ist noch nicht bekannt.
advice-turn-known = Als nächste kommt { $card_the }; sie war schon zu sehen.
advice-recycle = Der Durchgang ist zu Ende: Der Haufen wird wieder zum Talon.
advice-gather-column = So liegen alle Karten neu.
advice-gather-fan = So liegen alle Karten neu, und andere kommen nach oben.
advice-left = { $left ->
    [0] Es ist das letzte Mal.
    [one] Danach geht es noch einmal.
   *[other] Danach geht es noch { $left }-mal.
}
advice-no-card-moves = Keine offene Karte lässt sich bewegen.

## Das Ganze in einem Satz

advice-note-won = Von hier aus geht es auf: noch { $moves ->
    [one] 1 Zug, bewiesen.
   *[other] { $moves } Züge, bewiesen.
}
advice-note-won-already = Die Patience ist aufgegangen.
advice-note-lost = Diese Partie kann nicht mehr aufgehen: Alles ist bekannt, und es ist bewiesen.
advice-note-nothing-new = Jeder Zug führt von hier zu einem Kartenbild zurück, das es in dieser Partie schon gab; nehmen Sie Züge zurück, oder beginnen Sie eine neue Partie.
advice-note-only = Jeder andere Zug führt zu einem Kartenbild zurück, das es in dieser Partie schon gab.
advice-note-no-other = Einen anderen Zug gibt es nicht.
advice-note-games = Nach dem ersten Vorschlag { $won ->
    [one] ging 1 von { $games } gedachten Partien auf.
   *[other] gingen { $won } von { $games } gedachten Partien auf.
}
advice-note-imagined = In { $won } von { $games } gedachten Reihenfolgen des Talons ging es mit diesem Zug von hier aus auf.
advice-note-furthest = Nach dem ersten Vorschlag ging keine von { $games } gedachten Partien auf; doch mit keinem anderen Zug kamen sie weiter.

## Wer danach fragt

advice-thinking = Ich überlege …
advice-line = { $number }. { $move }: { $text }. { $reasons }
advice-panel = Tipp
advice-moves = Vorgeschlagene Züge
advice-imagined = In gedachten Partien wird ausgelost, was verdeckt liegt, und schnell gespielt. So lassen sich Züge vergleichen; Ihre eigenen Aussichten misst das nicht.
advice-next = Nächster Tipp
advice-more = mehr
advice-less = weniger
advice-key = Einen Tipp zeigen, dann den nächsten; mit Eingabe spielen
web-script-hint-thinking = Der Tisch denkt nach{"\u00A0"}…
web-script-hint-games = { $games ->
    [one] 1 gedachte Partie danach, { $won } aufgegangen.
   *[other] { $won } von { $games } gedachten Partien gingen danach auf.
}
web-script-hint-over = Die Partie ist zu Ende; es gibt keinen Zug mehr zu empfehlen.
advice-busy = Für einen Tipp ist gerade zu viel zu tun; bitte versuchen Sie es gleich noch einmal.

## Die Befehlszeile

cli-command-lab-play = Ganze Partien spielen lassen, von jemandem, der nur sieht, was man am Tisch sieht, und die Gewinne zählen.
cli-help-lab-player = random, greedy oder fair.
cli-help-lab-games = Wie viele Partien: die Nummern von 1 an.
cli-help-lab-rollouts = Gedachte Partien je Zug für „fair“; ohne Angabe 60.
cli-help-lab-play-nodes = Zu besuchende Stellungen je Zug für „fair“, wo nichts verdeckt ist; ohne Angabe 5000 je gedachter Partie.
cli-help-lab-play-jobs = Wie viele Partien zugleich; ohne Angabe eine.
cli-help-lab-play-file = Eine Datei mit Gewinnen für das Ergebnis, z. B. docs/figures/play-wins.csv; was sie über dieselben Partien sagt, wird ersetzt.
cli-lab-bad-player = --player: { $value } ist keiner von { $known }.
cli-lab-games-or-deals = Sagen Sie, welche Austeilungen: entweder --games oder --deals.
cli-lab-only-fair = { $option } gilt nur für „fair“; die anderen denken nicht nach.
cli-lab-played = { $game }, { $player }: { $won } von { $games } Partien gewonnen, mit 95 % zwischen { $low } und { $high } %
