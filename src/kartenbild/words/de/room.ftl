## Das Zimmer um den Tisch: erste Seite

room-record = { $played ->
    [0] noch nicht gespielt
    [one] { $won ->
        [0] einmal gespielt
       *[other] einmal gespielt und aufgegangen
    }
   *[other] { $played } gespielt, { $won } aufgegangen
}
room-go-on = Weiterspielen

## Die Seite einer Auslage

room-deal-without-number = Die Adresse einer Auslage endet mit ihrer Nummer.
room-share-deal = Diese Auslage weitergeben
room-deal-lead = Diese Karten findet jemand spielenswert. Wer diese Adresse öffnet, bekommt genau diese Auslage.
room-deal-of-day = Patience des Tages vom { DATETIME($date, dateStyle: "medium") }
room-play-deal = Diese Auslage spielen
room-your-games = Ihre Spiele mit dieser Auslage
room-share = Weitergeben
room-share-link = Adresse dieser Auslage
room-copy = Adresse kopieren
room-copied = Die Adresse ist kopiert.
room-copy-by-hand = Die Adresse ist markiert; kopieren Sie sie mit Strg+C.
