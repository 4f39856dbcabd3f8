# Was der Tisch über eine Stellung denkt, mit den wahren Karten.

refused-no-thinking = dieser Tisch wurde ohne Denken geöffnet
told-gone = { $made ->
    [0] Die Karten liegen wie ausgeteilt.
    [one] Die Partie steht nach dem ersten Zug.
   *[other] Die Partie steht nach Zug { $made }.
}
refused-busy = der Tisch hat gerade zu viel zu bedenken; bitte versuchen Sie es gleich noch einmal
refused-wish-number = eine Austeilung, die aufgeht, wird unter allen Nummern gesucht; es darf keine genannt sein

web-true-cards = Mit Blick auf alle Karten, auch die verdeckten
web-true-cards-open = Vom Rechner gelöst
web-set-safe = Sichere Karten hochlegen
web-set-safe-any = Nach jedem Ihrer Züge gehen Karten hoch, die unten nie mehr gebraucht werden, in jeder Patience, die dafür eine bewiesene Regel hat; ohne einen Blick auf verdeckte Karten.
web-set-safe-always = Nach jedem Ihrer Züge gehen Karten hoch, die unten nie mehr gebraucht werden: bewiesen, und ohne einen Blick auf verdeckte Karten.
web-set-safe-last-layout = In der letzten Auslage gehen nach jedem Ihrer Züge Karten hoch, die unten nie mehr gebraucht werden: bewiesen, und ohne einen Blick auf verdeckte Karten. Vor einem Einsammeln ist nichts sicher, und nichts geschieht.
web-set-safe-never = Für diese Patience gibt es keine bewiesene Regel für sichere Karten: Hier geschieht nichts.
web-set-sign = Anzeigen, ob die Partie noch zu gewinnen ist
web-set-sign-why = Unter dem Tisch steht, ob die Partie noch zu gewinnen ist, nicht mehr zu gewinnen ist oder ob man es nicht weiß. Dafür werden alle Karten angesehen, auch die verdeckten.
web-set-finish = Fertigspielen anbieten
web-set-finish-why = Sobald es zum Gewinnen genügt, hochzulegen, was hochgehen kann, und sonst den Talon weiterzuspielen, bietet ein Knopf das an; umgelegt wird dabei nichts. Dafür werden alle Karten angesehen, auch die verdeckten.
web-key-solution = Den nächsten Zug einer Lösung zeigen, dann ihn spielen
web-key-winnable = Zur letzten Stellung zurückgehen, die zu gewinnen war
web-key-line = Zeigen, wo die Partie zu gewinnen war
web-key-finish = Fertigspielen lassen, wo es angeboten wird
web-solution = Lösung
web-solution-look = Den nächsten Zug einer Lösung zeigen
web-solution-back = Schritt zurück
web-solution-play = Diesen Zug spielen
web-solution-close = Selbst weiterspielen
web-solution-uncounted = Eine Partie, in der ein Zug der Lösung gespielt wird, zählt nicht in der Statistik.
web-back-winnable = Zurück zur letzten gewinnbaren Stellung
web-line = Wo war die Partie zu gewinnen?
web-line-title = { games-look-back }: { web-line }
web-line-slide = Eine Stellung der Partie
web-line-go = Zu dieser Stellung gehen
web-luck = Eine Austeilung, die aufgeht
web-luck-title = Eine Austeilung, die aufgeht
web-luck-what = Es werden frische Austeilungen versucht, bis eine nachweislich aufgeht. Die gefundene hat eine gewöhnliche Nummer: Wer sie eingibt, bekommt dieselben Karten.
web-script-thinking = Der Tisch denkt nach{"\u00A0"}…
web-script-thinking-won = Diese Partie ist aufgegangen: Jede ihrer Stellungen war zu gewinnen.
web-script-sign-won = Noch zu gewinnen
web-script-sign-lost = Nicht mehr zu gewinnen
web-script-sign-undecided = Unbekannt, ob noch zu gewinnen
web-script-sign-asking = Denkt nach{"\u00A0"}…
web-script-sign-lost-said = Diese Partie ist nicht mehr zu gewinnen.
web-script-finish-offer = Fertigspielen lassen: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
web-script-back-here = Von hier aus ist die Partie noch zu gewinnen; Sie müssen nichts zurücknehmen.
web-script-back-never = Diese Austeilung war von Anfang an nicht zu gewinnen.
web-script-back-open = Von keiner Stellung dieser Partie weiß man, dass sie zu gewinnen ist.
web-script-solution-next = Noch { $left ->
    [one] 1 Zug
   *[other] { $left } Züge
} bis zum Ziel. Als Nächstes: { $text }.
web-script-solution-run = Automatisch weiter
web-script-solution-stop = Anhalten
web-script-solution-end = Das war der letzte Zug der Lösung.
web-script-solution-left = Sie spielen selbst weiter.
web-script-solution-lost = Es gibt keine Lösung: Diese Stellung ist nicht mehr zu gewinnen.
web-script-solution-open = In der erlaubten Zeit fand sich keine Lösung; ob es eine gibt, ist unbekannt.
web-script-line-lost = Mit Zug { $number } ging die Partie verloren: { $text }. Bis dahin war sie zu gewinnen.
web-script-line-won = Die Partie war bis zum letzten Zug zu gewinnen.
web-script-line-won-until = Die Partie war mindestens bis Zug { $number } zu gewinnen; was danach kommt, ist unbekannt.
web-script-line-between = Die Partie ging irgendwo von Zug { $from } bis Zug { $to } verloren; bei welchem, ist unbekannt.
web-script-line-never = Diese Austeilung war von Anfang an nicht zu gewinnen.
web-script-line-open = Ob diese Partie zu gewinnen war, ist unbekannt.
web-script-line-at = Nach Zug { $number } ({ $text }): { $outcome }.
web-script-line-at-deal = Wie ausgeteilt: { $outcome }.
web-script-line-won-here = sie war zu gewinnen
web-script-line-lost-here = sie war nicht mehr zu gewinnen
web-script-line-undecided-here = unbekannt, ob sie zu gewinnen war
web-script-luck-searching = Eine Austeilung, die aufgeht, wird gesucht{"\u00A0"}…
web-script-luck-cancel = Suche beenden
web-script-luck-cancelled = Die Suche ist beendet.
web-script-luck-found = Diese Austeilung geht nachweislich auf.
web-script-luck-never = { $lost ->
    [one] Eine frische Austeilung wurde versucht, und sie
   *[other] { $lost } frische Austeilungen wurden versucht, und jede
} ist nachweislich verloren: Nach diesen Regeln scheint die Patience nie aufzugehen.
web-script-luck-open = Keine fand sich rechtzeitig: { $lost ->
    [one] Eine frische Austeilung ist
   *[other] { $lost } frische Austeilungen sind
} nachweislich verloren, { $open ->
    [one] eine ließ
   *[other] { $open } ließen
} sich nicht entscheiden.
