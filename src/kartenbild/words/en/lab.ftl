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
lab-no-distributed = --cluster needs Dask's “distributed”: pip install "kartenbild[cluster]"
lab-no-cluster = There is no cluster at { $address }: { $why }
lab-workers-die = Deal { $deal } ends every worker that tries it; all that was decided before is kept.
