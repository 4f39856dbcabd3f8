"""A small patience of the tests' own: two suits to the six, four columns, a stock turned twice."""

from kartenbild.rules.vocabulary import *

PATIENCE = Patience(
    name="stair",
    title=Words(en="The Stair", de="Die Treppe"),
    teaser=Words(en="Twelve cards climb two stairs.", de="Zwölf Karten steigen zwei Treppen hinauf."),
    source="The tests",
    packs=1,
    ranks="A23456",
    suits="HS",
    tableau=Tableau(rows=(4,), by=By.ALTERNATING, lifts=By.ALTERNATING, empty="A23456"),
    foundations=(Foundation(2, fills="A23456", by=By.SUIT),),
    deal=Rows((4, 2), face=Face.ENDS_UP),
    stock=Turn(),
    redeal=Recycle(times=1),
    picture=Picture.COLUMNS,
    check=Check(tableau=6, face_up=4, stock=6),
    settings=(Setting("turns", {"twice": {}, "once": {"redeal": Recycle(times=0)}}),),
    readings=(Reading.HOLD_BACK,),
)
