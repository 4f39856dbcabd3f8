## Der Tisch im Terminal, in Worten

text-head = { $title }, { $deal }, { $made ->
    [0] noch kein Zug
    [one] 1 Zug gemacht
   *[other] { $made } Züge gemacht
}.
text-counter = { $label }: { $value }
text-without-end = ohne Ende
text-place = { $place }: { $cards }
text-stock = S: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
text-waste = W: { $top }, obenauf von { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
text-empty = leer
text-down = { $down } verdeckt, { $shown }
text-only-down = { $down } verdeckt
text-group-foundation = Familienhäufchen: { $told }
text-group-centre = Päckchen: { $told }
text-group-half-circle = Halbkreise: { $told }
text-none-yet = alle leer
text-and-empty = { $told }; { $empty ->
    [one] 1 leer
   *[other] { $empty } leer
}

## Spielen

text-how-to = Tippen Sie einen Zug wie T3-T5, oder m für die Züge mit Nummern, die Eingabetaste für den Tisch, h für die Regeln, ? für alle Wörter.
text-move = { $number }: { $move }, { $text }
text-no-moves = Es gibt keinen erlaubten Zug.
text-list-first = Nummern gehören zur Liste der Züge. So sieht sie jetzt aus:
text-not-in-list = { $number } steht nicht in der Liste.
text-not-understood = „{ $text }“ ist weder ein Zug noch ein hier bekanntes Wort; ? zeigt die Wörter.
text-yes-or-no = ja oder nein? („fragen aus“ beendet diese Frage für immer)
text-keys =
    Ein Zug: T3-T5, T3-T5x2, T3-F, W-F2, deal (auslegen), turn (umdrehen), recycle (wenden: den Haufen umdrehen), gather (einsammeln), up (hoch), down (nieder); welche es gibt, sagen die Regeln.
    d: auslegen, umdrehen, wenden oder einsammeln, je nachdem, was mit dem Talon gerade möglich ist.
    Eine Nummer: der Zug mit dieser Nummer in der Liste.
    Eingabetaste oder t (tisch): der ganze Tisch.
    Ein Platz, zum Beispiel T3 oder W: dieser Platz mit allen Karten.
    m (züge): die erlaubten Züge mit Nummern.
    tipp: was Sie über die besten Züge wissen können; auf Verdecktes wird nie geschaut.
    u (zurück), r (wieder): zurücknehmen und wiederholen, so weit Sie wollen.
    anfang: dieselbe Austeilung von vorn.
    neu, oder neu { $deal }: eine andere Austeilung.
    partien: die Liste Ihrer unfertigen Partien.
    speichern DATEI: die Aufzeichnung dieser Partie schreiben. öffnen DATEI: nach einer Aufzeichnung weiterspielen.
    h (hilfe): die Regeln. ? (tasten): diese Wörter.
    namen voll, namen kurz: wie Karten genannt werden.
    fragen an, fragen aus: ob vor dem Auslegen oder Einsammeln gefragt wird, solange es andere Züge gibt.
    sprache de, sprache en: Deutsch oder Englisch.
    q (ende): aufhören; die Partie wird ohnehin nach jedem Zug aufbewahrt.
text-names = { $how ->
    [full] Karten werden jetzt mit vollem Namen genannt.
   *[short] Karten werden jetzt mit Wert und Farbe genannt: QH ist die Herz-Dame.
}
text-confirm = { $how ->
    [on] Vor dem Auslegen oder Einsammeln werden Sie gefragt, solange es andere Züge gibt.
   *[off] Vor dem Auslegen oder Einsammeln werden Sie nicht mehr gefragt.
}
text-languages = Die Sprachen sind { $known }.
text-language = Gut, auf Deutsch.
text-save-where = Bitte sagen Sie, wohin: speichern DATEI
text-save-exists = { $file } gibt es schon und ist unverändert; bitte wählen Sie einen anderen Namen.
text-cannot-save = { $file } ließ sich nicht schreiben: { $why }.
text-saved = Die Aufzeichnung steht in { $file }.
text-open-which = Bitte sagen Sie, welche: öffnen DATEI
text-cannot-read = { $file } ließ sich nicht lesen: { $why }
text-bad-move = { $file } ließ sich nicht lesen: Zug { $number } ist gegen die Regeln. { $why }
text-after-won = neu beginnt eine neue Partie, partien zeigt Ihre unfertigen Partien, q hört auf.
text-farewell = Auf Wiedersehen. Ihre Partien sind aufbewahrt; mit „kartenbild play --text“ geht es weiter.

## Ein Spiel wählen

text-unfinished = Ihre unfertigen Partien:
text-unfinished-game = { $number }: { $deal }, { $made ->
    [0] noch kein Zug
    [one] 1 Zug gemacht
   *[other] { $made } Züge gemacht
}{ $stuck ->
    [yes] , sitzt fest
   *[no] {""}
}
text-which-table = Tippen Sie eine Nummer, um dort weiterzuspielen, neu für eine andere Partie, weg und eine Nummer, um eine wegzulegen, oder q zum Aufhören.
text-which-game = Welche Patience? Tippen Sie ihre Nummer oder ihren Namen, zum Beispiel { $deal } oder { $variant }.
text-game = { $number }: { $name }, { $title }. { $teaser }
text-which-variant = { $setting }? Tippen Sie eine Nummer, oder die Eingabetaste für { $default }.
text-variant = { $number }: { $word }, { $meaning }
text-already-begun = { $deal } ist schon begonnen und geht weiter; mit „anfang“ beginnt es von vorn.
text-no-such-deal = Diese Austeilung gibt es so nicht: { $why }.
text-drop-which = Bitte sagen Sie, welche: weg und eine Nummer der Liste.
text-dropped = { $deal } ist weggelegt.

## Die Befehlszeile

cli-about = Fünf Patiencen aus dem Buch, im Browser oder im Terminal gespielt.
cli-command-play = Eine Patience spielen: im Browser, oder mit --text im Terminal.
cli-command-verify = Aufzeichnungen nachspielen: eine Zeile je Aufzeichnung; Rückgabewert 1, wenn ein Zug verweigert wird, 2, wenn eine Datei nicht zu lesen ist.
cli-command-games = Die Patiencen und ihre Varianten auflisten.
cli-command-rules = Die Regeln einer Patience erzählen.
cli-group-commands = Befehle
cli-group-parameters = Angaben und Optionen
cli-help-deal = Die Austeilung, zum Beispiel { $deal } oder { $variant }; ohne Nummer eine frische.
cli-help-text = Im Terminal spielen.
cli-help-no-browser = Nur die Adresse des Tisches zeigen.
cli-help-port = Der Port des Tisches; 0 nimmt irgendeinen freien.
cli-help-host = Weitere Namen oder Adressen, unter denen der Tisch im Netz erreichbar sein darf.
cli-help-thinkers = Wie viele Arbeitsprozesse Stellungen für den Tisch lösen dürfen, mit den wahren Karten; 0 für keinen.
cli-help-data = Der Ordner, in dem die Partien aufbewahrt werden.
cli-help-lang = Die Sprache, en oder de.
cli-help-records = Dateien mit Aufzeichnungen.
cli-help-game = Die Patience, wenn Sie mögen mit Varianten: { $variant }
cli-help-help = Diese Hilfe zeigen.
cli-help-version = Die Version zeigen.
cli-no-command = Den Befehl „{ $word }“ gibt es nicht; die Befehle sind { $known }.
cli-too-much = „{ $word }“ ist für „{ $command }“ ein Wort zu viel.
cli-not-understood = Das ist nicht zu verstehen: { $why }
cli-only-browser = { $option } betrifft den Tisch im Browser und hat mit --text keine Bedeutung.
cli-bad-language = --lang: { $value } ist keine der Sprachen { $known }.
cli-games-game = { $name }: { $title } ({ $cards } Karten)
cli-games-variants = { $setting }: { $words } (das erste gilt, wenn nichts gesagt ist)
cli-verify-good = { $file }: { $deal }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, { $end }
cli-verify-won = sie ist aufgegangen
cli-verify-stuck = kein Zug ist mehr übrig
cli-verify-open = sie kann weitergespielt werden
cli-verify-bad-move = { $file }: Zug { $number }, { $move }, wird verweigert. { $why }
cli-verify-line = Zeile { NUMBER($line, useGrouping: 0) }: { $why }
cli-verify-unreadable = { $file }: { $why }
