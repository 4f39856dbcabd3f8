## Eigene Tasten

keys-own-how = Jeden Buchstaben in einem Feld können Sie ändern: Klicken Sie ihn an, und drücken Sie die Taste, die Sie lieber haben. Mit der Rücktaste bleibt die Aktion ohne Taste.
keys-usual = Wieder die üblichen Tasten
keys-other = Andere Tasten wählen
web-script-key-kept = { $key }: { $does }
web-script-key-none = Jetzt ohne Taste: { $does }
web-script-keys-usual = Alle Aktionen haben wieder ihre üblichen Tasten.
refused-key = „{ $key }“ kann keine Taste sein: Es muss ein einzelnes Zeichen sein, wie man es tippt, mit oder ohne Umschalttaste.
refused-key-taken = { $key } ist schon die Taste für „{ $does }“; geben Sie zuerst jener Aktion eine andere.
