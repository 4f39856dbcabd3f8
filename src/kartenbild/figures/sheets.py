"""The paper of a chart as SVG: its size, its title, its style. What is drawn on it says who draws."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

_STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#1c1c1c}.title{font-weight:600;font-size:16px}"
    ".small{font-size:12px;fill:#444}"
)


def sheet(title: str, width: int, height: int, style: str, drawn: Iterable[str]) -> str:
    """A whole picture to stand alone. `style`: rules beside those of all charts; `drawn`: its elements as text."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}{style}</style>",
        f'<rect width="{width}" height="{height}" fill="#fffdf7"/>',
        f'<text class="title" x="12" y="26">{escape(title)}</text>',
        *drawn,
        "</svg>\n",
    ]
    return "\n".join(parts)
