## Das Labor auf der Kommandozeile

cli-command-lab = Zahlen über viele Spiele: wie viele aufgehen können.
cli-command-lab-run = Nummerierte Spiele entscheiden und jedes Urteil behalten; unterbrochen geht es dort weiter, wo es war.
cli-help-lab-deals = Welche Spiele, z. B. 1..1000.
cli-help-lab-file = Die Datei, in der die Urteile stehen; ohne Angabe kartenbild-lab.sqlite.
cli-help-lab-nodes = Stellungen, die für ein Spiel besucht werden; mit dieser Grenze allein findet jede Maschine dasselbe. Ohne jede Grenze 1000000.
cli-help-lab-seconds = Sekunden für ein Spiel; was dann gefunden wird, hängt von der Maschine ab.
cli-help-lab-jobs = Wie viele Spiele zugleich entschieden werden; ohne Angabe so viele, wie es Kerne gibt.
cli-help-lab-cluster = Die Adresse eines Dask-Clusters, oder „local“, um hier einen zu starten; braucht kartenbild[cluster].
cli-lab-no-number = { $deal }: Das Labor nimmt ein Spiel mit seinen Varianten, wie { $game }, und die Nummern aus --deals.
cli-lab-told = { $game }: { $deals } von { $asked } Spielen: { $won } gewonnen, { $lost } verloren, { $undecided } unentschieden
lab-no-file = { $file } ist nicht da.
lab-not-ours = { $file } ist keine Datei des Labors oder eine anderer Version.
lab-file-fails = { $file } ist nicht zu gebrauchen: { $why }
lab-other-solver = { $file } enthält { $ruled }, entschieden von { $was }; der Löser hier ist { $now }. Urteile verschiedener Löser werden nicht gemischt, bitte nennen Sie eine andere --file.
lab-other-worker = Ein Arbeiter des Clusters löst mit { $was }, dieses Programm mit { $now }; Urteile verschiedener Löser werden nicht gemischt.
lab-no-distributed = --cluster braucht „distributed“ von Dask: pip install "kartenbild[cluster]"
lab-no-cluster = Unter { $address } ist kein Cluster: { $why }
lab-workers-die = Spiel { $deal } beendet jeden Arbeiter, der es versucht; alles vorher Entschiedene ist behalten.
