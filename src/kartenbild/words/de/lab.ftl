## Das Labor auf der Kommandozeile

cli-command-lab = Zahlen über viele Austeilungen: wie viele aufgehen können.
cli-command-lab-run = Nummerierte Austeilungen entscheiden und jedes Urteil behalten; unterbrochen geht es dort weiter, wo es war.
cli-help-lab-deals = Welche Austeilungen, z. B. 1..1000.
cli-help-lab-file = Die Datei, in der die Urteile stehen; ohne Angabe kartenbild-lab.sqlite.
cli-help-lab-nodes = Stellungen, die für eine Austeilung besucht werden; mit dieser Grenze allein findet jeder Rechner dasselbe. Ohne jede Grenze 1000000.
cli-help-lab-seconds = Sekunden für eine Austeilung; was dann gefunden wird, hängt vom Rechner ab.
cli-help-lab-jobs = Wie viele Austeilungen zugleich entschieden werden; ohne Angabe so viele, wie es Kerne gibt.
cli-help-lab-cluster = Die Adresse eines Dask-Clusters, oder „local“, um hier einen zu starten; braucht kartenbild[cluster].
cli-lab-no-number = { $deal }: Das Labor nimmt eine Patience mit ihren Varianten, wie { $game }, und die Nummern aus --deals.
cli-lab-told = { $game }: { $deals } von { $asked } Austeilungen: { $won } gewonnen, { $lost } verloren, { $undecided } unentschieden
lab-no-file = { $file } ist nicht da.
lab-not-ours = { $file } ist keine Datei des Labors oder eine anderer Version.
lab-file-fails = { $file } ist nicht zu gebrauchen: { $why }
lab-other-solver = { $file } enthält { $ruled }, entschieden von { $was }; der Löser hier ist { $now }. Urteile verschiedener Löser werden nicht gemischt, bitte nennen Sie eine andere --file.
lab-other-worker = Ein Arbeiter des Clusters löst mit { $was }, dieses Programm mit { $now }; Urteile verschiedener Löser werden nicht gemischt.
lab-no-distributed = --cluster braucht „distributed“ von Dask: pip install "kartenbild[cluster]"
lab-no-cluster = Unter { $address } ist kein Cluster: { $why }
lab-workers-die = Austeilung { $deal } beendet jeden Arbeiter, der sie versucht; alles vorher Entschiedene ist behalten.
cli-command-lab-keep = Die Ergebnisse in Dateien schreiben, die man einchecken und wiederholen kann, mit Prüfsummen.
cli-command-lab-merge = Urteile aus Dateien anderer Rechner hinzunehmen; eine Austeilung, die mehrere haben, zählt einmal.
cli-command-lab-report = Die Zahlen mitteilen: Anteile, dieselben Austeilungen mit anderen Regeln, Lösungen, Aufwand.
cli-help-lab-keep-games = Die Patiencen mit ihren Varianten; ohne Angabe alle der Datei.
cli-help-lab-folder = Der Ordner der behaltenen Ergebnisse; ohne Angabe docs/figures.
cli-help-lab-merge-others = Dateien anderer Rechner.
cli-help-lab-report-file = Über eine Datei mit Urteilen berichten statt über einen Ordner behaltener Ergebnisse.
cli-help-lab-format = markdown, csv, svg oder json.
cli-help-lab-into = Den ganzen Bericht, auch die Bilder, in diesen Ordner schreiben.
cli-lab-kept = { $ruled }: Die Austeilungen { $deals } stehen in { $file }.
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
lab-disagree = { $file } sagt von { $deal }, was nicht zugleich mit dem hier Behaltenen wahr sein kann; von dieser Zeile wurde nichts hinzugenommen.
cli-command-lab-repeat = Behaltene Austeilungen noch einmal lösen und vergleichen; Rückgabewert 1, wenn etwas anderes herauskommt.
cli-lab-repeated = { $other ->
    [0] { $ruled }: { $deals } Austeilungen noch einmal gelöst, jede mit dem behaltenen Ergebnis.
   *[other] { $ruled }: { $deals } Austeilungen noch einmal gelöst, { $other } mit anderem Ergebnis als behalten, zuerst { $first }.
}
lab-other-kept = { $ruled } wurde von { $was } entschieden; der Löser hier ist { $now }: Die Ergebnisse müssen nicht gleich sein.
lab-not-among = { $ruled } ist nur für die Austeilungen { $first } bis { $last } behalten.
cli-lab-progress = { $rate } je Sekunde, { $share } % unentschieden
