"""Irmgard with one pack, from the English page: nine columns of three, a stock turned card by card."""

from kartenbild.rules.vocabulary import *

PATIENCE = Patience(
    name="irmgard-single",
    title=Words(en="Irmgard, one pack", de="Irmgard mit 52 Karten"),
    teaser=Words(
        en="Nine columns of three and a stock turned card by card: turn up all that is hidden.",
        de="Neun Reihen zu dritt und ein Talon, Karte für Karte: Decken Sie alles Verdeckte auf.",
    ),
    source="Irmgard Solitaire (Web)",
    packs=1,
    tableau=Tableau(rows=(9,), by=By.ALTERNATING, lifts=By.ALTERNATING, empty="K"),
    foundations=(Foundation(4, fills="A23456789TJQK", by=By.SUIT),),
    deal=Rows((9, 9, 9), face=Face.LAST_ROW_UP),
    stock=Turn(),
    redeal=Recycle(times=None),
    picture=Picture.COLUMNS,
    check=Check(tableau=27, face_up=9, stock=25),
    settings=(
        Setting(
            "recycles",
            {"unlimited": {}}
            | {word: {"redeal": Recycle(times)} for word, times in (("none", 0), ("one", 1), ("two", 2))},
        ),
    ),
    readings=(Reading.HOLD_BACK, Reading.RUNS_MOVE),
    claims=(
        Claim(
            Measure.VARIANTS,
            en="Turning the waste over may be limited or forbidden.",
            de="Das Umdrehen des Haufens kann begrenzt oder verboten sein.",
        ),
    ),
)
