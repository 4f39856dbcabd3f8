## Die Patience des Tages

cli-command-today = Die Patiencen des Tages nennen: für jede Patience eine Austeilung, die aufgeht, für alle dieselbe.
cli-help-today-game = Nur eine Patience, wenn Sie mögen mit Varianten.
cli-today-line = { $deal } ({ $title })
cli-today-none = Für { $game } gibt es heute keine Patience des Tages: Von keiner Austeilung dieses Datums ist bekannt, dass sie aufgeht.
