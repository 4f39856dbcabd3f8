"""Großer Fächer: three arcs of small fans, refilled from the stock and gathered twice."""

from kartenbild.rules.vocabulary import *

PATIENCE = Patience(
    name="grosser-faecher",
    title=Words(en="Great Fan", de="Großer Fächer"),
    teaser=Words(
        en="Unlock sixteen fans by laying red on red and black on black; twice you may gather them.",
        de="Lösen Sie sechzehn Fächer auf, Rot an Rot und Schwarz an Schwarz; zweimal dürfen Sie einsammeln.",
    ),
    source="Hannelene Juhls großes Patiencen-Buch: Großer Fächer",
    packs=2,
    tableau=Tableau(rows=(8, 6, 2), by=By.COLOUR, lifts=None, empty=""),
    foundations=(Foundation(8, fills="A23456789TJQK", by=By.SUIT),),
    deal=Piles(each=3),
    stock=Refill(each=3),
    redeal=Gather(times=2),
    picture=Picture.ARCS,
    check=Check(tableau=48, face_up=48, stock=56, misprint=46),
    settings=(
        Setting("gathers", {"two": {}, "one": {"redeal": Gather(times=1)}, "none": {"redeal": Gather(times=0)}}),
    ),
    readings=(Reading.HOLD_BACK, Reading.INNER_ARC_FROM_RIGHT, Reading.GATHER_ANY_TIME),
    claims=(
        Claim(
            Measure.COMPARED,
            en="It asks much, even of people with practice.",
            de="Sie verlangt viel, auch von Leuten mit Übung.",
        ),
        Claim(
            Measure.LAST_LAYOUT,
            en="By the third layout some fans are mostly missing.",
            de="Bei der dritten Auslage fehlen meist schon Fächer.",
        ),
    ),
)
