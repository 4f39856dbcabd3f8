## The lab on the command line

cli-command-lab = Figures over many deals: how many can be won.
cli-command-lab-run = Decide numbered deals and keep every verdict; broken off, it goes on where it was.
cli-help-lab-deals = Which deals, e.g. 1..1000.
cli-help-lab-file = The file in which verdicts are kept; without it kartenbild-lab.sqlite.
cli-help-lab-nodes = Positions to visit for a deal; with this limit alone every machine finds the same. Without any limit 1000000.
cli-help-lab-seconds = Seconds to spend on a deal; what is found then depends on the machine.
cli-help-lab-jobs = How many deals to decide at once; without it as many as there are cores.
cli-help-lab-cluster = The address of a Dask cluster, or “local” to start one here; needs kartenbild[cluster].
cli-lab-no-number = { $deal }: the lab takes a game with its variants, like { $game }, and the numbers from --deals.
cli-lab-told = { $game }: { $deals } of { $asked } deals: { $won } won, { $lost } lost, { $undecided } undecided
lab-no-file = { $file } is not there.
lab-not-ours = { $file } is not a file of the lab, or one of another version.
lab-file-fails = { $file } cannot be used: { $why }
lab-other-solver = { $file } holds { $ruled } as decided by { $was }, and the solver here is { $now }; verdicts of different solvers are not mixed, please name another --file.
lab-other-worker = A worker of the cluster solves with { $was }, this program with { $now }; verdicts of different solvers are not mixed.
lab-no-distributed = --cluster needs Dask’s “distributed”: pip install "kartenbild[cluster]"
lab-no-cluster = There is no cluster at { $address }: { $why }
lab-workers-die = Deal { $deal } ends every worker that tries it; all that was decided before is kept.
cli-command-lab-keep = Write the outcomes of rows to files that can be committed and repeated, with their digests.
cli-command-lab-merge = Add the verdicts of other machines’ files; a deal that several have counts once.
cli-command-lab-report = Tell the figures: shares, the same deals under other rules, solutions, effort.
cli-help-lab-keep-games = The games with their variants; without any every row of the file.
cli-help-lab-folder = The folder of kept outcomes; without it docs/figures.
cli-help-lab-merge-others = Files of other machines.
cli-help-lab-report-file = Report a file of verdicts instead of a folder of kept outcomes.
cli-help-lab-format = markdown, csv, svg or json.
cli-help-lab-into = Write the whole report, charts too, into this folder.
cli-lab-kept = { $ruled }: deals { $deals } are kept in { $file }.
cli-lab-merged = { $file }: { $added } verdicts added.
cli-lab-bad-format = --format: { $value } is none of { $known }.
cli-lab-one-source = Name either --file or --folder.
cli-lab-one-way = Name either --format or --into.
cli-lab-wrote = The report is in { $file }.
lab-nothing-kept = { $file } holds no outcomes of { $ruled } that could be kept.
lab-no-figures = { $folder } is no folder of kept outcomes: it has no SHA256SUMS.
lab-changed = { $file } is not as its digest in SHA256SUMS says.
lab-bad-outcomes = { $file }: { $why }
lab-bad-table = { $file }, line { NUMBER($line, useGrouping: 0) }: not a line of this table.
lab-disagree = { $file } says of { $deal } what cannot be true together with what is kept here; nothing of this row was added.
cli-command-lab-repeat = Solve kept deals again and compare; exit code 1 if an outcome is another.
cli-lab-repeated = { $other ->
    [0] { $ruled }: { $deals } deals solved again, every outcome as it was kept.
   *[other] { $ruled }: { $deals } deals solved again, { $other } with another outcome than the one kept, first { $first }.
}
lab-other-kept = { $ruled } was decided by { $was }, and the solver here is { $now }: outcomes need not be the same.
lab-not-among = { $ruled } is kept for deals { $first } to { $last } only.
cli-lab-progress = { $rate } a second, { $share } % undecided
