## Meine Partien: was man mit einer Zeile der Liste tut

games-save = Als Datei sichern
games-look-back = Rückblick
games-older = Ältere Partien
games-put-away = Diese Partie entfernen?
games-put-away-why = Sie lässt sich danach nicht fortsetzen. In der Statistik bleibt sie stehen.
web-script-put-away = Entfernt: { $named }.
