"""Every game's picture at every size, at its start, in its middle and won: taken, kept, compared.

A picture shows the table alone, which then fills the whole window: no font has a part in it, indices are paths. It is
taken at a small scale, and compared dot by dot in the browser itself.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import kartenbild as kb
from browser.conftest import RECORDS
from browser.hands import Table

KEPT = Path(__file__).parent / "pictures"
SIZES = [(320, 640), (360, 640), (640, 320), (768, 1024), (1280, 800), (3840, 2160)]
PHASES = ("start", "middle", "won")
LONG_SIDE = 320
DIFFERENT = 48
TOLERATED = 0.004


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: 'irmgard-1280-middle', as WebP."""

    name: str
    data: bytes

    @property
    def kept(self) -> Path:
        return KEPT / f"{self.name}.webp"


def pictures(page: Any, game: str) -> Iterator[Picture]:
    """All pictures of a game, taken in this page."""
    record = kb.read_record((RECORDS / f"{game}.patience").read_text())
    moves = record.history
    for phase, made in zip(PHASES, (0, len(moves) // 2, len(moves)), strict=True):
        Table.resumed(page, record.name, moves[:made])
        page.evaluate(_ALONE)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            yield Picture(f"{game}-{width}-{phase}", taken(page, width, height))


_ALONE = """() => {
  const alone = new CSSStyleSheet();
  alone.replaceSync(`body.play > :not(main) { display: none !important; } #table { inset: 4px !important; }
    body.play { grid-template: "room" 1fr / 1fr !important; }`);
  document.adoptedStyleSheets = [alone];
}"""


def taken(page: Any, width: int, height: int) -> bytes:
    """The window as it is now, its longer side 320 dots."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": LONG_SIDE / max(width, height)}
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 80, "clip": clip})
    session.detach()
    return base64.b64decode(shot["data"])


def difference(page: Any, one: bytes, other: bytes) -> float:
    """The share of dots whose brightness is clearly another; 1 where the sizes are not the same."""
    pair = [base64.b64encode(data).decode() for data in (one, other)]
    return float(page.evaluate(_DIFFERENCE, [*pair, DIFFERENT]))


_DIFFERENCE = """async ([one, other, limit]) => {
  const grey = async data => {
    const image = new Image();
    image.src = `data:image/webp;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const brush = canvas.getContext('2d');
    brush.filter = 'blur(0.7px)';
    brush.drawImage(image, 0, 0);
    const dots = brush.getImageData(0, 0, image.width, image.height).data;
    const values = new Float32Array(dots.length / 4);
    for (let i = 0; i < values.length; i++) {
      values[i] = 0.3 * dots[4 * i] + 0.59 * dots[4 * i + 1] + 0.11 * dots[4 * i + 2];
    }
    return { values, size: `${image.width}x${image.height}` };
  };
  const [a, b] = [await grey(one), await grey(other)];
  if (a.size !== b.size) return 1;
  return a.values.filter((value, i) => Math.abs(value - b.values[i]) > limit).length / a.values.length;
}"""
