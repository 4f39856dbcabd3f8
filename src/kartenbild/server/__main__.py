"""`python -m kartenbild.server`: the table without the command line around it."""

from __future__ import annotations

import argparse
import sys

from kartenbild import settings
from kartenbild.server.running import AlreadyOpen, CannotServe, run
from kartenbild.settings import BadSettings
from kartenbild.store import StoreProblem
from kartenbild.words import say


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m kartenbild.server")
    parser.add_argument("--data", help="the folder in which games are kept")
    parser.add_argument("--host", help="further hosts to be reached by, with commas between")
    parser.add_argument("--port", help="0 for any free one")
    parser.add_argument("--thinkers", help="how many workers may solve positions for the table, 0 for none")
    options = parser.parse_args()
    try:
        run(settings.load(**vars(options)), _tell)
    except AlreadyOpen as already:
        print(already)
    except (BadSettings, StoreProblem, CannotServe) as problem:
        print(problem, file=sys.stderr)
        return 2 if isinstance(problem, BadSettings) else 1
    return 0


def _tell(address: str) -> None:
    print(say("server-opened", "en", address=address), say("server-how-to-end", "en"), sep="\n", flush=True)


if __name__ == "__main__":
    sys.exit(main())
