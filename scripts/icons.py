"""Draws the app's icons as pictures from icon.svg, with Chromium through playwright.

python scripts/icons.py
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parent.parent / "src" / "kartenbild" / "web" / "static"
SIZES = {"192.png": (192, 0), "512.png": (512, 0), "maskable.png": (512, 70)}


def main() -> None:
    drawing = (STATIC / "icon.svg").read_text(encoding="utf-8")
    (STATIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, edge) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            # A system may cut a maskable icon to a circle: its ground reaches everywhere, its drawing stays inside.
            ground = "#14553a" if edge else "transparent"
            inner = size - 2 * edge
            page.set_content(
                f'<body style="margin:0;display:grid;place-items:center;height:100vh;background:{ground}">'
                f'<div style="width:{inner}px;height:{inner}px">{drawing}</div></body>'
            )
            page.screenshot(path=STATIC / "icons" / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
