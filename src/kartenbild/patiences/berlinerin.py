"""Die Berlinerin: eight open columns under the aces; cards may go up while they are dealt."""

from kartenbild.rules.vocabulary import *

PATIENCE = Patience(
    name="berlinerin",
    title=Words(en="The Berliner", de="Die Berlinerin"),
    teaser=Words(
        en="Everything lies open: sort eight columns into runs of one suit and win an empty place.",
        de="Alles liegt offen: Ordnen Sie acht Reihen zu Leitern einer Farbe und spielen Sie einen Platz frei.",
    ),
    source="Hannelene Juhls großes Patiencen-Buch: Die Berlinerin",
    packs=1,
    tableau=Tableau(rows=(8,), by=By.ANY_SUIT, lifts=By.SUIT, empty="A23456789TJQK"),
    foundations=(Foundation(4, fills="A23456789TJQK", by=By.SUIT, laid_out="AC AD AH AS"),),
    deal=Piles(each=6, fitting=Fitting.GOES_UP),
    stock=None,
    redeal=None,
    picture=Picture.COLUMNS,
    check=Check(tableau=48, face_up=52, stock=0),
    settings=(
        Setting(
            "dealing",
            {
                "auto": {},
                "choice": {"deal": Piles(each=6, fitting=Fitting.MAY_GO_UP)},
                "never": {"deal": Piles(each=6, fitting=Fitting.STAYS)},
            },
        ),
    ),
    readings=(Reading.HOLD_BACK, Reading.FITTING_CARDS),
    claims=(
        Claim(
            Measure.MOSTLY,
            en="It mostly comes out, if nothing is overlooked.",
            de="Wer nichts übersieht, gewinnt meistens.",
        ),
    ),
)
