"""How many deals the solver decides, and at what cost.

    python bench/solver.py                             a sample: 50 deals of every game and variant, 5 seconds each
                                                       (of the processor, so that a busy machine measures the same)
    python bench/solver.py --deals 1..1000 --seconds 60 --keep solver.jsonl
    python bench/solver.py --rows irmgard berlinerin+never --deals 1..200

One row a game: won, lost, undecided; the share decided within 5 seconds of processor time; mean, median and 99th
percentile of the processor time a deal (a deal that took longer than 5 seconds counts as 5 there); nodes a second; the
most memory the process had. With --keep every verdict is written down at once, and a run that was broken off goes on
where it was.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import kartenbild as kb
from kartenbild.lab.identity import solver_of
from kartenbild.solver.solving import solve

PATIENCE = 10
"""How many times its limit by the clock a deal may take where other programs hold the processor."""
SHORT = 5.0
SAMPLE = "1..50"
HEAD = ("game", "deals", "won", "lost", "open", "in 5 s", "mean ms", "median", "p99", "Mnodes/s", "MB")
FORM = "{:36}{:>6}{:>6}{:>6}{:>6}{:>8}{:>10}{:>9}{:>9}{:>10}{:>6}"


def main() -> None:
    options = parsed()
    first, _, last = options.deals.partition("..")
    print(FORM.format(*HEAD))
    for ruled in options.rows or every_ruled():
        verdicts = list(solved(ruled, range(int(first), int(last) + 1), options))
        print(FORM.format(*row(ruled, verdicts)), flush=True)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", default=SAMPLE, help="deal numbers, A..B")
    parser.add_argument("--seconds", type=float, default=SHORT, help="limit a deal")
    parser.add_argument("--memory", type=int, default=512, help="megabytes a deal")
    parser.add_argument("--rows", nargs="*", help="games with their variants; all if none is named")
    parser.add_argument("--keep", type=Path, help="a file for every verdict, where a run goes on")
    return parser.parse_args()


def every_ruled() -> list[str]:
    """Every game with every combination of its variants."""
    named = ("+".join((game, *words)) for game in kb.games() for words in product(*game.variants.values()))
    return [kb.deal(f"{name}#1").deal_name.ruled for name in named]


def solved(ruled: str, numbers: range, options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """A verdict for each number, those kept from an earlier run with the same limits and methods first."""
    key = {"row": ruled, "limit": options.seconds, "memory": options.memory, "solver": solver_of(ruled)}
    kept = {found["number"]: found for found in read(options.keep) if key.items() <= found.items()}
    for number in numbers:
        if number not in kept:
            kept[number] = key | measured(f"{ruled}#{number}", options)
            if options.keep:
                with options.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(kept[number]) + "\n")
        yield kept[number]


def read(file: Path | None) -> list[dict[str, Any]]:
    if file is None or not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def measured(name: str, options: argparse.Namespace) -> dict[str, Any]:
    game, begun = kb.deal(name), processor_time()
    verdict = solve(
        game, PATIENCE * options.seconds, None, options.memory, lambda: processor_time() - begun > options.seconds
    )
    return {
        "number": game.deal_name.number,
        "outcome": str(verdict.outcome),
        "nodes": verdict.nodes,
        "cpu": processor_time() - begun,
        "method": verdict.method,
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    }


def processor_time() -> float:
    """Seconds of this process and of the processes that it has ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def row(ruled: str, verdicts: list[dict[str, Any]]) -> tuple[object, ...]:
    outcomes = [verdict["outcome"] for verdict in verdicts]
    cpu = [verdict["cpu"] for verdict in verdicts]
    short = [min(seconds, SHORT) for seconds in cpu]
    decided = sum(o != "undecided" and s <= SHORT for o, s in zip(outcomes, cpu, strict=True))
    return (
        ruled,
        len(verdicts),
        *(outcomes.count(outcome) for outcome in ("won", "lost", "undecided")),
        f"{decided / len(verdicts):.1%}",
        *(f"{1000 * seconds:.1f}" for seconds in (statistics.mean(short), statistics.median(short), p99(short))),
        f"{sum(verdict['nodes'] for verdict in verdicts) / max(sum(cpu), 1e-9) / 1e6:.2f}",
        max(verdict["peak_mb"] for verdict in verdicts),
    )


def p99(values: list[float]) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * 99 // 100)]


if __name__ == "__main__":
    main()
