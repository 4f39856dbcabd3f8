"""Each game looks as it did when its pictures were last looked at. `scripts/pictures.py` renews them."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

import kartenbild as kb
from browser.conftest import Visit
from browser.gallery import KEPT, PHASES, SIZES, TOLERATED, difference, pictures, taken
from browser.hands import Table

GAMES = [str(game) for game in kb.games()]


def test_a_picture_of_everything_is_kept_and_nothing_else() -> None:
    names = {f"{game}-{width}-{phase}.webp" for game in GAMES for width, _ in SIZES for phase in PHASES}
    assert {path.name for path in KEPT.iterdir()} == names
    assert sum(path.stat().st_size for path in KEPT.iterdir()) < 3_000_000


@pytest.mark.parametrize("game", GAMES)
def test_a_game_looks_as_it_did(game: str, visit: Visit) -> None:
    page, changed = visit(), []
    other = Path(tempfile.gettempdir()) / "kartenbild-pictures"
    for picture in pictures(page, game):
        share = difference(page, picture.kept.read_bytes(), picture.data)
        if share > TOLERATED:
            other.mkdir(exist_ok=True)
            (other / picture.kept.name).write_bytes(picture.data)
            changed.append(f"{picture.name}: {share:.1%} of its dots differ")
    assert not changed, f"as they look now: {other}\n" + "\n".join(changed)


def test_one_missing_card_is_seen(visit: Visit) -> None:
    page = visit(1280, 800)
    table = Table.resumed(page, "berlinerin#236", [])
    before = taken(page, 1280, 800)
    assert difference(page, before, taken(page, 1280, 800)) == 0
    page.evaluate("document.querySelector('.place[data-place=T3] .card:last-child').style.visibility = 'hidden'")
    assert difference(page, before, taken(page, 1280, 800)) > 2 * TOLERATED
    table.open()
    page.set_viewport_size({"width": 360, "height": 640})
    assert difference(page, before, taken(page, 360, 640)) == 1
