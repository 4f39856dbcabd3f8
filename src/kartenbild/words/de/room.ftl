## Das Zimmer um den Tisch: erste Seite

room-record = { $played ->
    [0] noch nicht gespielt
    [one] { $won ->
        [0] einmal gespielt
       *[other] einmal gespielt und aufgegangen
    }
   *[other] { $played } gespielt, { $won } aufgegangen
}
room-difficulty-about = etwa { $hundred } von 100 Austeilungen können aufgehen
room-difficulty-between = { $low } bis { $high } von 100 Austeilungen können aufgehen
room-difficulty-nearly-all = fast jede Austeilung kann aufgehen
room-careful-about = wer sorgfältig spielt, gewinnt etwa { $hundred } von 100
room-careful-between = wer sorgfältig spielt, gewinnt { $low } bis { $high } von 100
room-careful-nearly-all = wer sorgfältig spielt, gewinnt fast immer
room-go-on = Weiterspielen

## Die Seite einer Austeilung

room-deal-without-number = Die Adresse einer Austeilung endet mit ihrer Nummer.
room-share-deal = Diese Austeilung weitergeben
room-deal-lead = Wer diese Adresse öffnet, bekommt genau diese Austeilung.
room-deal-of-day = Patience des Tages vom { DATETIME($date, dateStyle: "medium") }
room-play-deal = Diese Austeilung spielen
room-your-games = Ihre Partien mit dieser Austeilung
room-share = Weitergeben
room-share-link = Adresse dieser Austeilung
room-copy = Adresse kopieren
room-copied = Die Adresse ist kopiert.
room-copy-by-hand = Die Adresse ist markiert und lässt sich nun kopieren: mit Strg+C oder mit einem langen Druck auf sie.

## Nachspielen

room-replay = Nachspielen
room-replay-game = Diese Partie nachspielen
room-replay-leave = Das Nachspielen verlassen
room-step = Zug
room-step-first = Zum Anfang
room-step-back = Einen Zug zurück
room-step-run = Laufen lassen
room-step-on = Einen Zug weiter
room-step-last = Zum Ende
room-branch = Hier weiterspielen
room-key-home = Pos1
room-key-end = Ende
room-key-space = Leertaste
room-no-step = Einen Zug { $step } gibt es hier nicht; die Partie hat { $last } Züge
web-script-step = Zug { $step } von { $total }

## Statistik

room-percent = { $share }{"\u00A0"}%
room-chart-deals = Ihre letzten { $count } Austeilungen, rechts die neueste: Ein voller Balken steht für aufgegangen, ein hohler für nicht aufgegangen, ein Punkt für eine, die sich weiterspielen lässt.
room-chart-deals-told = Von den letzten { $count } Austeilungen sind { $won } aufgegangen, { $lost } nicht, { $open } noch im Gange.
room-chart-times = So lange brauchten Ihre letzten { $count } aufgegangenen Austeilungen: von { $least } bis { $most }.
room-chart-times-told = Die letzten { $count } aufgegangenen Austeilungen brauchten von { $least } bis { $most }.

## Die Patience des Tages

room-today = Die Patience des Tages
room-today-what = Bis Mitternacht (UTC) für alle dieselben Karten, und jede Austeilung geht nachweislich auf.
room-today-searching = Wird gerade gesucht{"\u00A0"}…
web-script-day-none = Von keiner Austeilung des Tages ist bekannt, dass sie aufgeht.
web-script-day-play = Spielen

## Die Regeln, gezeichnet

room-examples = Züge im Bild
room-examples-what = Jede Art von Zug, aus wirklichen Partien: vorher und nachher. Die bewegten Karten sind umrandet.

## Arten von Zügen

sort-card-tableau = Eine Karte umlegen
sort-card-tableau-empty = Eine Karte auf einen leeren Platz
sort-run-tableau = Mehrere Karten auf einmal
sort-run-tableau-empty = Mehrere Karten auf einen leeren Platz
sort-card-up = Eine Karte hochlegen
sort-card-up-empty = Ein Familienhäufchen beginnen
sort-refill = Ein Platz, der sich wieder füllt
sort-up = Eine passende Karte geht hoch
sort-down = Eine passende Karte bleibt unten
sort-deal = Eine Runde auslegen
sort-turn = Eine Karte umdrehen
sort-waste-up = Vom Haufen hoch
sort-waste-tableau = Vom Haufen ins Kartenbild
sort-recycle = Den Haufen umdrehen
sort-gather = Einsammeln

## Das erste Spiel, angeleitet

room-lesson = Ein paar Züge mit Anleitung
room-lesson-begun = Diese Partie ist schon im Gange: { $made ->
    [one] 1 Zug ist
   *[other] { $made } Züge sind
} für Sie gespielt, damit nun Züge mehrerer Arten möglich sind. Die nächsten { $steps } zeigen wir Ihnen.
room-lesson-how = Die gemeinten Karten sind umrandet. Ziehen Sie sie, oder klicken Sie sie an und dann ihren neuen Platz; beim Talon genügt ein Klick.
room-lesson-leave = Die Anleitung verlassen
room-no-lesson = Eine Anleitung dieses Namens gibt es nicht.
web-script-lesson-step = Schritt { $step } von { $count }
web-script-lesson-off = Auch dieser Zug ist erlaubt, gemeint war ein anderer. Nehmen Sie ihn zurück, dann geht es weiter; oder spielen Sie, wie Sie mögen.
web-script-lesson-done = Das waren die Züge. Nun gehört die Partie Ihnen: Von hier aus kann sie aufgehen.

## Notizen

room-note = Notiz zu dieser Austeilung
room-note-what = Die Notiz bleibt bei dieser Austeilung, auch wenn Sie sie noch einmal spielen; sie steht unter „Meine Partien“.
room-note-text = Notiz
room-note-keep = Speichern
web-script-note-kept = Die Notiz ist gespeichert.

## Einstellungen, erklärt

room-why-language = Für alle Seiten, alle Sätze und die Namen der Karten.
room-why-colours = Mit vier Farbtönen sind Kreuz, Karo, Herz und Pik auf einen Blick zu unterscheiden; warm heißt weiterhin rot, dunkel heißt schwarz.
room-why-indices = Bube, Dame und König als B, D, K oder wie auf englischen Karten.
room-why-felt = Der Grund, auf dem die Karten liegen.
room-why-pages = Alles um den Tisch herum: Texte, Listen, Fenster. „Von selbst“ heißt dunkel auf dem dunklen Tuch und überall dort, wo Ihr Gerät auf dunkel gestellt ist, sonst hell.
room-why-back = So sehen verdeckte Karten aus.
room-daily = Patience des Tages
room-daily-told = An { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} haben Sie eine Patience des Tages gewonnen, solange sie die des Tages war.{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {" "}Zuletzt gelang es { $streak } Tage hintereinander.
}
