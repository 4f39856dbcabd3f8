"""One German word for each thing: the cards dealt under a number are an Austeilung, the fans as they lie an Auslage."""

from __future__ import annotations

from importlib import resources

LAYOUTS = {
    "counter-gatherings",
    "figures-layout-yes",
    "figures-layout-no",
    "help-gather",
    "help-gather-again",
    "help-gather-never",
    "choice-gather-times-number",
    "web-set-safe-last-layout",
}


def messages() -> dict[str, str]:
    """Every German message's text by its id; lines that begin within a line's margin belong to the one above."""
    found: dict[str, str] = {}
    name = ""
    for part in resources.files("kartenbild.words").joinpath("de").iterdir():
        for line in part.read_text(encoding="utf-8").splitlines():
            if " = " in line and line[0].islower():
                name = line.split(" = ")[0]
            if not line.startswith("#"):
                found[name] = found.get(name, "") + line + "\n"
    return found


def test_a_layout_of_fans_is_an_auslage_and_nothing_else_is() -> None:
    assert {name for name, text in messages().items() if "Auslage" in text} == LAYOUTS


def test_a_deal_is_an_austeilung() -> None:
    told = messages()
    for name in ("room-play-deal", "web-luck", "cli-help-solve-deals", "web-statistics-what"):
        assert "Austeilung" in told[name], name
