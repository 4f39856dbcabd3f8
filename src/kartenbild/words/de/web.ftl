## Every page

web-skip = Zum Inhalt springen
web-nav = Seiten
web-language = Sprache
web-nav-games = Meine Partien
web-nav-statistics = Statistik
web-nav-settings = Einstellungen
web-nav-keys = Tasten
web-close = Schließen
web-cancel = Abbrechen
web-not-yet = Noch nicht
web-refused = Diese Seite lässt sich nicht zeigen
web-no-game = Eine Patience dieses Namens gibt es hier nicht.
web-deal-number = Nr. { $number }
web-deal-own = Eigene Karten
web-moves-made = { $count ->
    [0] noch kein Zug
    [one] 1 Zug
   *[other] { $count } Züge
}
web-packs = { $count ->
    [one] Ein Kartenspiel
   *[other] Zwei Kartenspiele
}
web-rules = Regeln
web-new-deal = Neue Partie
web-deal-by-number = Nummer der Austeilung
web-any = beliebig

## First page

web-home-title = Patiencen
web-home-lead = Patiencen aus einem alten deutschen Buch: Wählen Sie eine, und die Karten werden ausgelegt.
web-home-continue = Weiterspielen
web-home-all-games = Alle meine Partien
web-home-choose = Eine Patience wählen
web-choices = Regeln und Karten wählen
web-own-cards-how = Eigene Karten, alle { $count } in der Reihenfolge des Auslegens, zum Beispiel { $example } …: erst der Wert (A, 2 bis 9, T Zehn, J Bube, Q Dame, K König), dann die Farbe (C Kreuz, D Karo, H Herz, S Pik); auch 10♥ geht. Die Nummer bleibt dann leer.

## Table

web-table = Tisch: { $title }
web-counters = Was noch übrig ist
web-tools = Werkzeuge
web-undo = Rückgängig
web-redo = Wiederholen
web-restart = Von vorn
web-settings = Einstellungen
web-menu = Menü
web-up = Hochlegen
web-down = Auslegen
web-away = Der Tisch antwortet nicht. Ihre Partie ist gesichert; der letzte Zug wird weiter versucht.
web-retry = Jetzt versuchen
web-new-keeps = Eine Partie mit mindestens einem Zug bleibt unter „Meine Partien“; Sie können sie jederzeit fortsetzen.
web-deal-now = Beginnen
web-restart-why = Alle Züge dieser Partie werden zurückgenommen, und die Karten liegen wie zu Beginn.
web-restart-yes = Von vorn beginnen
web-sweep-never = Nicht mehr fragen
web-won = Die Patience ist aufgegangen!
web-look = Den Tisch ansehen
web-other-game = Andere Patience
web-stuck = Kein Zug mehr möglich
web-stuck-why = Keine Karte lässt sich mehr bewegen. Sie können Züge zurücknehmen oder von vorn beginnen.
web-settings-all = Alle Einstellungen, und wie Ihre Partien in einen anderen Browser kommen
web-moves = Alle Züge
web-moves-none = Es ist kein Zug möglich.
web-export = Aufzeichnung als Datei sichern
web-read = Der Tisch, vorgelesen
web-zoom = Karte

## Rules

web-rules-others = Andere Patiencen

## Statistics

web-statistics-what = Gezählt wird jede Austeilung, in der Sie mindestens einen Zug gespielt haben, und jede nur einmal, so oft Sie sie auch spielen. Zeiten und Züge sind die Ihrer aufgegangenen Austeilungen.
web-statistics-empty = Noch ist nichts gespielt.
web-statistics-played = Gespielt
web-statistics-won = Aufgegangen
web-statistics-share = Anteil
web-statistics-streak = Laufende Folge
web-statistics-longest = Längste Folge
web-statistics-best = Beste Zeit
web-statistics-mean = Mittlere Zeit
web-statistics-fewest = Wenigste Züge

## My games

web-status-playing = im Gange
web-status-won = aufgegangen
web-status-stuck = kein Zug mehr
web-put-away = Entfernen
web-games-empty = Hier liegt noch keine Partie.
web-games-empty-go = Eine Patience wählen
web-records-won = Aufgegangene Partien
web-import = Eine Aufzeichnung öffnen
web-import-what = Eine Aufzeichnung ist eine Textdatei, die auf .patience endet. Sie wird Zug um Zug nachgespielt und liegt dann auf einem eigenen Tisch.
web-import-file = Datei
web-import-text = … oder die Aufzeichnung als Text
web-import-go = Öffnen

## Settings

web-settings-kept = Jede Wahl gilt sofort und bleibt gespeichert.
web-set-language = Sprache
web-set-colours = Farbtöne der Karten
web-set-colours-two = Zwei: Rot und Schwarz
web-set-colours-four = Vier: Rot und Orange, Schwarz und Grün
web-set-indices = Buchstaben der Bildkarten
web-set-indices-language = Passend zur Sprache
web-set-indices-english = J Q K
web-set-indices-german = B D K
web-set-felt = Tuch
web-set-felt-green = Grün
web-set-felt-blue = Blau
web-set-felt-grey = Grau
web-set-felt-dark = Dunkel
web-set-pages = Seiten
web-set-pages-auto = Von selbst
web-set-pages-light = Hell
web-set-pages-dark = Dunkel
web-set-back = Rückseiten
web-set-back-1 = Blaues Netz
web-set-back-2 = Rote Blüten
web-set-back-3 = Rauten
web-set-more = Mehr
web-set-large = Großdruck
web-set-large-why = Große Werte und Farbzeichen, schlichte Gesichter und überall größere Schrift
web-set-left = Linkshändig
web-set-left-why = Der Tisch ist gespiegelt: Der Talon liegt auf der anderen Seite
web-set-animate = Karten bewegen sich
web-set-animate-why = Karten fliegen an ihren Platz; jede Taste und jeder Klick beendet es
web-set-keys = Buchstabentasten
web-set-keys-why = D, U, M und die anderen; Pfeile und Eingabe gehen immer
web-set-confirm = Vor dem Auslegen und Einsammeln fragen
web-set-confirm-why = Solange noch andere Züge möglich sind
web-recovery = Ihre Partien in einen anderen Browser mitnehmen
web-recovery-what = An diesem Code erkennt ein anderer Browser Sie wieder: Er zeigt Ihre Partien, Ihre Statistik und Ihre Einstellungen. Ein neuer Code ersetzt den alten. Geben Sie ihn nicht weiter.
web-recovery-make = Einen Code zeigen
web-recovery-have = Code aus einem anderen Browser
web-recovery-warning = Partien, die dieser Browser jetzt hat, sind danach hier nicht mehr zu sehen, es sei denn, Sie haben auch für sie einen Code.
web-recovery-use = Den Code verwenden

## Keys and hands

web-keys-what = Alles geht mit der Tastatur allein. Die Buchstabentasten lassen sich in den Einstellungen abschalten.
web-keys-caption = Tasten und was sie tun
web-keys-key = Taste
web-keys-does = Was sie tut
web-key-home-end = Pos1, Ende
web-key-enter = Eingabe
web-key-enter-twice = Zweimal Eingabe
web-key-ctrl = Strg
web-key-pile = Zum nächsten Platz gehen
web-key-card = Von Karte zu Karte gehen
web-key-ends = Zur ersten oder letzten Karte eines Platzes gehen
web-key-area = Zum nächsten Bereich gehen: Kartenbild, Familienhäufchen, Talon, Werkzeuge
web-key-pick = Die Karte mit allem, was auf ihr liegt, aufnehmen
web-key-targets = Mit Karten in der Hand von einem möglichen Platz zum nächsten gehen
web-key-drop = Die Karten dort ablegen
web-key-best = Die Karte an ihren besten Platz spielen, zuerst auf ein Familienhäufchen
web-key-cancel = Die Karten zurücklegen
web-key-draw = Auslegen, umdrehen, den Haufen umdrehen oder einsammeln
web-key-undo = Einen Zug zurücknehmen
web-key-redo = Einen zurückgenommenen Zug wiederholen
web-key-read = Den Tisch vorlesen
web-key-zoom = Die Karte groß zeigen
web-key-help = Die Regeln neben dem Tisch öffnen oder schließen
web-key-new = Eine neue Partie beginnen
web-key-restart = Diese Partie von vorn beginnen
web-key-keys = Diese Tasten zeigen
web-hands-title = Maus und Finger
web-hands-gesture = Geste
web-gesture-drag = Karte ziehen
web-hands-drag = Die Karte mit allem, was auf ihr liegt, an den nächsten passenden Platz legen
web-gesture-click = Karte, dann Platz anklicken
web-hands-click = Die Karte an diesen Platz legen; mögliche Plätze sind markiert
web-gesture-double = Doppelklick auf die Karte
web-hands-double = Die Karte an ihren besten Platz spielen, zuerst auf ein Familienhäufchen
web-gesture-long = Langer Druck mit dem Finger
web-hands-long = Zeigen, wohin die Karte darf
web-gesture-stock = Klick auf den Talon
web-hands-stock = Auslegen, umdrehen oder einsammeln
web-gesture-second = Esc, zweiter Finger oder andere Maustaste
web-hands-second = Die Karten zurücklegen

## What scripts say

web-script-away = Der Tisch antwortet nicht. Bitte versuchen Sie es noch einmal.
web-script-card-last = { $card }, { $seat } von { $count }, eben bewegt
web-script-card-of = { $card }, { $seat } von { $count }
web-script-do-deal = Auslegen
web-script-do-gather = Einsammeln
web-script-do-recycle = Haufen umdrehen
web-script-do-turn = Umdrehen
web-script-elsewhere = Die Partie ist in einem anderen Fenster weitergegangen. So steht sie jetzt.
web-script-face-down = Verdeckte Karte
web-script-failed = Das konnte der Tisch nicht. Es hat sich nichts geändert.
web-script-held = { $card } mit { $more ->
    [one] einer weiteren Karte
   *[other] { $more } weiteren Karten
}
web-script-no-draw = Hier gibt es nichts auszulegen oder umzudrehen.
web-script-no-target = { $cards } passt im Augenblick nirgends.
web-script-nothing-made = Es ist noch kein Zug gespielt; die Karten liegen schon wie am Anfang.
web-script-nothing-to-zoom = Hier liegt keine offene Karte.
web-script-picked-up = Aufgenommen: { $cards }. { $count ->
    [one] Ein Platz ist möglich.
   *[other] { $count } Plätze sind möglich.
}
web-script-picked-up-none = Aufgenommen: { $cards }. Im Augenblick gibt es keinen Platz dafür.
web-script-put-back = Zurückgelegt: { $cards }.
web-script-without-end = ohne Ende
web-script-won-told = { $made ->
    [one] 1 Zug
   *[other] { $made } Züge
}, { $time } Minuten am Tisch.
web-script-won-uncounted = Diese Partie zählt nicht in der Statistik.
web-date = { DATETIME($date, dateStyle: "medium") }
