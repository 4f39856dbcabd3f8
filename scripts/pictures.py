"""Takes every game's pictures anew, for tests/browser/test_gallery.py. Look at each before you commit it.

python scripts/pictures.py             # renews tests/browser/pictures
python scripts/pictures.py GAME…       # only these games
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.sync_api import sync_playwright

import kartenbild as kb
from browser.conftest import SWITCHES, serving
from browser.gallery import KEPT, pictures


def main(games: list[str]) -> None:
    KEPT.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "kartenbild.server", "--port", "0", "--data", tempfile.mkdtemp()]
    with serving(command) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=SWITCHES)
        context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en")
        page = context.new_page()
        for game in games:
            for picture in pictures(page, game):
                picture.kept.write_bytes(picture.data)
                print(picture.kept.name, len(picture.data))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or [str(game) for game in kb.games()])
