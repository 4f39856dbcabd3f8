## Der Tisch: eine Karte suchen, das Bild behalten, Klänge

table-find = Karte suchen
table-find-type = Tippen Sie sie ein, zum Beispiel Herz-Dame oder Pik-Zehn
table-find-choose = Oder wählen Sie sie
table-key-find = Eine Karte suchen und markieren
table-picture-png = Bild speichern
table-picture-svg = Bild zum Drucken
table-set-sound = Klänge
table-set-sound-why = Ein leises Schnippen für jede Karte, vier Töne für eine aufgegangene Partie
web-script-find-none = Dazu passt keine Karte.
web-script-found = { $count ->
    [one] { $card } ist markiert.
   *[other] { $card } ist { $count }-mal zu sehen und überall markiert.
}
web-script-found-none = { $card } ist nicht zu sehen: Die Karte liegt verdeckt oder unter anderen.
