## Plätze, wie sie auf dem Tisch gesprochen werden

place-column = Reihe { $number }
place-fan = Fächer { $number }
place-foundation = Familienhäufchen { $number }
place-family = Familienhäufchen { suit }
place-family-of = { $number ->
    [1] erstes
    [2] zweites
    [3] drittes
   *[other] { $number }.
} Familienhäufchen { suit }
place-centre = Päckchen { $number }
place-half-circle = Halbkreis { $number }
empty-column = die leere Reihe { $number }
empty-fan = den leeren Fächer { $number }
empty-foundation = ein leeres Familienhäufchen
empty-centre = das leere Päckchen { $number }
empty-half-circle = den leeren Halbkreis { $number }
place-stock = Talon
place-waste = Haufen
label-empty = { $place }, leer
label-cards = { $place }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
label-covered = { $place }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $covered } verdeckt

## Züge, ehe sie gespielt sind

move-onto = { $card_the } auf { $top_object }
move-run-onto = { $card_the } mit { $more ->
    [one] einer weiteren Karte
   *[other] { $more } weiteren Karten
} auf { $top_object }
move-to-empty = { $card_the } auf { $place }
move-run-to-empty = { $card_the } mit { $more ->
    [one] einer weiteren Karte
   *[other] { $more } weiteren Karten
} auf { $place }
move-up-onto = { $card_the } hoch auf { $top_object }
move-up-to-empty = { $card_the } hoch auf { $place }
move-from = { $move } ({ $source })
move-named = { $move } ({ $source } – { $target })
move-deal-column = auf jede Reihe eine Karte auslegen
move-deal-fan = auf jeden Fächer eine Karte auslegen
move-deal-last = die { $cards ->
    [one] letzte Karte
   *[other] letzten { $cards } Karten
} auslegen
move-turn = die nächste Karte des Talons umdrehen
move-recycle = den Haufen umdrehen
move-gather-column = die Reihen einsammeln und neu auslegen
move-gather-fan = die Fächer einsammeln und neu auslegen
move-up = { $card_object } hochlegen
move-down = { $card_object } auslegen ({ $place })

## Was geschehen ist

told-move = { $move }.
told-deal = Ausgelegt, von links nach rechts: { $cards }.
told-turn = Umgedreht: { $card }.
told-recycle = Der Haufen ist umgedreht: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} im Talon.
told-gather-column = Eingesammelt und neu ausgelegt: { $piles ->
    [one] eine Reihe
   *[other] { $piles } Reihen
}{ told-left-in-stock }
told-gather-fan = Eingesammelt und neu ausgelegt: { $piles } Fächer{ told-left-in-stock }
told-left-in-stock = , { $cards ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $cards } Karten
} im Talon.
told-up = { $card_the } wird hochgelegt.
told-down = { $card_the } wird ausgelegt ({ $place }).
told-turned-up = { $card_the } wird aufgedeckt.
told-refilled = { $place } wird aufgefüllt: { $cards }.
told-undone = Zurückgenommen: { $move }.
told-undone-deal = Zurückgenommen: Die zuletzt ausgelegten Karten liegen wieder im Talon.
told-undone-turn = Zurückgenommen: Die zuletzt umgedrehte Karte liegt wieder im Talon.
told-undone-recycle = Zurückgenommen: Der Haufen liegt wieder wie vor dem Umdrehen.
told-undone-gather = Zurückgenommen: Alles liegt wieder wie vor dem Einsammeln.
told-undone-up = Zurückgenommen: Sie werden noch einmal nach dieser Karte gefragt.
told-undone-down = Zurückgenommen: Sie werden noch einmal nach dieser Karte gefragt.
told-redone = Noch einmal gespielt. { $told }
told-restarted = Die Karten liegen wieder wie am Anfang.
told-won = Die Patience ist aufgegangen!
told-stuck = Es ist kein Zug mehr möglich.
told-deal-number = Nr. { $number }
told-deal-own = eigene Karten
told-deal-variants = { $deal } – { $variants }
told-opened = { $title }, { $deal }.{ $made ->
    [0] {""}
    [one] {" "}Bisher ein Zug.
   *[other] {" "}Bisher { $made } Züge.
}
told-two = { $first } { $second }
told-list = { $first }, { $second }

## Fragen

ask-fitting = { $card_the } passt: hochlegen oder auslegen ({ $place })?
confirm-deal-column = Es sind noch andere Züge möglich. Beim Auslegen kommt auf jede Reihe eine Karte vom Talon und deckt zu, was dort liegt. Das lässt sich zurücknehmen. Jetzt auslegen?
confirm-deal-fan = Es sind noch andere Züge möglich. Beim Auslegen kommt auf jeden Fächer eine Karte vom Talon und deckt zu, was dort liegt. Das lässt sich zurücknehmen. Jetzt auslegen?
confirm-gather-column = Es sind noch andere Züge möglich. Beim Einsammeln werden alle Reihen aufgenommen und ungemischt neu ausgelegt. Das lässt sich zurücknehmen. Jetzt einsammeln?
confirm-gather-fan = Es sind noch andere Züge möglich. Beim Einsammeln kommen alle Fächer ungemischt unter den Talon, und von oben werden neue ausgelegt. Das lässt sich zurücknehmen. Jetzt einsammeln?

## Zähler

counter-deals = Runden übrig
counter-passes = Durchgänge übrig
counter-gatherings = Einsammeln übrig
counter-stock = Karten im Talon

## Was der Server nicht kann

refused-stale = Die Partie ist anderswo weitergegangen; so steht sie jetzt.
refused-no-table = Diese Partie gibt es hier nicht.
refused-too-long = Diese Partie hat { $most } Züge erreicht, mehr fasst keine Aufzeichnung. Nehmen Sie Züge zurück, oder fangen Sie neu an.
refused-deal-name = Diese Austeilung kann nicht ausgelegt werden: { $why }.
refused-cards = Diese Karten können nicht ausgelegt werden: { $why }.
refused-record = Diese Aufzeichnung kann nicht gelesen werden: { $why }.
refused-record-move = Diese Aufzeichnung kann nicht gelesen werden: Zug { $number } ist gegen die Regeln. { $why }
refused-code = Zu diesem Code gehören keine Partien. Bitte prüfen Sie ihn Zeichen für Zeichen.
refused-code-later = Zu viele falsche Codes. Bitte versuchen Sie es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
refused-request = Diese Anfrage ist nicht zu verstehen: { $why }.
refused-not-found = Unter dieser Adresse gibt es nichts.
refused-method = Diese Adresse nimmt kein { $method } an.
refused-too-large = Das ist zu groß: Hier werden höchstens { $most } Bytes angenommen.
refused-not-json = Hier wird nur JSON angenommen.
refused-host = Diese Adresse gehört nicht zu diesem Tisch. Mit --host wird sie zugelassen.
refused-origin = Die Seite einer anderen Website darf hier nicht handeln.
refused-fault = Hier ist etwas schiefgegangen; das Protokoll im Datenordner sagt, was. Ihre Partie ist, wie sie war.

## Der Speicher

store-no-folder = Der Ordner { $place } kann nicht angelegt werden: { $why }.
store-cannot-open = Der Speicher { $place } kann nicht geöffnet werden: In seinen Ordner darf nicht geschrieben werden.
store-read-only = Der Speicher { $place } ist schreibgeschützt; dort kann nichts aufbewahrt werden.
store-full = Die Festplatte ist voll: { $place } konnte nicht geschrieben werden. Von Ihrer Partie ist nichts verloren; schaffen Sie Platz, und versuchen Sie es noch einmal.
store-disk = Die Festplatte hat versagt, als { $place } gebraucht wurde. Nichts wurde verändert.
store-busy = Der Speicher { $place } wird von einem anderen Programm benutzt und wurde nicht frei.
store-damaged = Die Datei { $place } ist beschädigt oder kein Speicher von kartenbild. Sie ist unverändert; legen Sie sie beiseite, um neu zu beginnen.
store-not-ours = Die Datei { $place } ist die Datenbank eines anderen Programms. Sie ist unverändert.
store-newer = Der Speicher { $place } hat Version { $found }, dieses Programm kennt Versionen bis { $known }: Bitte nehmen Sie ein neueres kartenbild.

## Anfang und Ende

server-port-busy = Port { $port } wird von einem anderen Programm benutzt; wählen Sie mit --port einen anderen.
server-cannot-listen = Port { $port } kann nicht geöffnet werden: { $why }.
server-already-runs = Dieser Tisch ist schon offen: { $address }
server-opened = Der Tisch ist offen: { $address }
server-how-to-end = Strg-C schließt ihn.
server-closed = Der Tisch ist geschlossen; jede Partie ist aufbewahrt.
settings-unknown = { $place } hat eine unbekannte Einstellung { $name }; es gibt { $known }.
settings-port = { $place }: Der Port muss eine ganze Zahl von 0 bis 65535 sein, nicht „{ $value }“.
settings-thinkers = { $place }: Die Zahl der Denker muss eine ganze Zahl von 0 bis 64 sein, nicht „{ $value }“.
settings-text = { $place }: { $name } muss ein Text sein, nicht „{ $value }“.
settings-hosts = { $place }: „{ $value }“ ist weder Name noch Adresse eines Rechners.
settings-unreadable = Die Einstellungsdatei { $place } kann nicht gelesen werden: { $why }.
