"""What holds of all the page's modules, read as text."""

from __future__ import annotations

import re
from pathlib import Path

import kartenbild

MODULES = Path(kartenbild.__file__).parent / "web" / "static" / "js"


def test_how_quick_a_double_click_is_stands_in_one_place() -> None:
    """A second tap that the table takes as part of the first must not be a click outside for the dialog it opened."""
    own = {path.name for path in MODULES.glob("*.js") if re.search(r"const (DOUBLE|HASTE)\b", path.read_text())}
    assert own == {"double.js"}
    users = {path.name for path in MODULES.glob("*.js") if "'./double.js'" in path.read_text()}
    assert users == {"dialogs.js", "hands.js", "pointer.js"}
