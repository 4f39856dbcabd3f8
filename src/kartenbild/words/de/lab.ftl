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
cli-command-lab-keep = Die Ergebnisse in Dateien schreiben, die man einchecken und wiederholen kann, mit Prüfsummen.
cli-command-lab-merge = Urteile aus Dateien anderer Maschinen hinzunehmen; ein Spiel, das mehrere haben, zählt einmal.
cli-command-lab-report = Die Zahlen mitteilen: Anteile, dieselben Spiele mit anderen Regeln, Lösungen, Aufwand.
cli-help-lab-keep-games = Die Spiele mit ihren Varianten; ohne Angabe alle der Datei.
cli-help-lab-folder = Der Ordner der behaltenen Ergebnisse; ohne Angabe docs/figures.
cli-help-lab-merge-others = Dateien anderer Maschinen.
cli-help-lab-report-file = Über eine Datei mit Urteilen berichten statt über einen Ordner behaltener Ergebnisse.
cli-help-lab-format = markdown, csv, svg oder json.
cli-help-lab-into = Den ganzen Bericht, auch die Bilder, in diesen Ordner schreiben.
cli-lab-kept = { $ruled }: Die Spiele { $deals } stehen in { $file }.
cli-lab-merged = { $file }: { $added } Urteile hinzugenommen.
cli-lab-bad-format = --format: { $value } ist keines von { $known }.
cli-lab-one-source = Bitte entweder --file oder --folder nennen.
cli-lab-one-way = Bitte entweder --format oder --into nennen.
cli-lab-wrote = Der Bericht steht in { $file }.
lab-nothing-kept = { $file } enthält keine Ergebnisse von { $ruled }, die man behalten könnte.
lab-no-figures = { $folder } ist kein Ordner behaltener Ergebnisse: Es fehlt SHA256SUMS.
lab-changed = { $file } ist nicht so, wie die Prüfsumme in SHA256SUMS sagt.
lab-bad-outcomes = { $file }: { $why }
lab-bad-table = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: keine Zeile dieser Tabelle.
lab-disagree = { $file } sagt von { $deal }, was nicht zugleich mit dem hier Behaltenen wahr sein kann; von diesem Spiel wurde nichts hinzugenommen.
cli-command-lab-repeat = Behaltene Spiele noch einmal lösen und vergleichen; Rückgabewert 1, wenn etwas anderes herauskommt.
cli-lab-repeated = { $other ->
    [0] { $ruled }: { $deals } Spiele noch einmal gelöst, jedes mit dem behaltenen Ergebnis.
   *[other] { $ruled }: { $deals } Spiele noch einmal gelöst, { $other } mit anderem Ergebnis als behalten, zuerst { $first }.
}
lab-other-kept = { $ruled } wurde von { $was } entschieden; der Löser hier ist { $now }: Die Ergebnisse müssen nicht gleich sein.
lab-not-among = { $ruled } ist nur für die Spiele { $first } bis { $last } behalten.
cli-lab-progress = { $rate } je Sekunde, { $share } % unentschieden
