"""Irmgard with two packs: a V of nine columns that the stock covers row by row."""

from kartenbild.rules.vocabulary import *

PATIENCE = Patience(
    name="irmgard",
    title=Words(en="Irmgard", de="Irmgard"),
    teaser=Words(
        en="Uncover the V and build long runs before the stock covers the nine columns, row after row.",
        de="Decken Sie das V auf und bauen Sie lange Leitern, ehe der Talon die neun Reihen wieder zudeckt.",
    ),
    source="Hannelene Juhls großes Patiencen-Buch: Irmgard",
    packs=2,
    tableau=Tableau(rows=(9,), by=By.ALTERNATING, lifts=By.ALTERNATING, empty="K"),
    foundations=(Foundation(8, fills="A23456789TJQK", by=By.SUIT),),
    deal=Rows((9, 7, 5, 3, 1), face=Face.ENDS_UP),
    stock=DealRow(last_row=Side.LEFT),
    redeal=None,
    picture=Picture.COLUMNS,
    check=Check(tableau=25, face_up=9, stock=79),
    settings=(Setting("last_deal", {"left": {}, "centre": {"stock": DealRow(last_row=Side.CENTRE)}}),),
    readings=(Reading.HOLD_BACK, Reading.PARTS_OF_RUNS, Reading.DEAL_ANY_TIME),
    claims=(
        Claim(
            Measure.COMPARED, en="It is harder than other patiences.", de="Sie ist schwieriger als andere Patiencen."
        ),
    ),
)
