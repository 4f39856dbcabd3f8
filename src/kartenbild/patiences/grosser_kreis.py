"""Großer Kreis: four centre piles and two closed circles, fed from the stock one card at a time."""

from kartenbild.rules.vocabulary import *

PATIENCE = Patience(
    name="grosser-kreis",
    title=Words(en="Great Circle", de="Großer Kreis"),
    teaser=Words(
        en="Feed four piles and two circles from the stock until red and black close around the twos.",
        de="Bauen Sie vier Päckchen und zwei Kreise auf, bis sich Rot und Schwarz um die Zweien schließen.",
    ),
    source="Hannelene Juhls großes Patiencen-Buch: Großer Kreis",
    packs=2,
    tableau=None,
    foundations=(
        Foundation(4, fills="23456789TJQKA", by=By.ALTERNATING, laid_out="2C 2D 2H 2S"),
        Foundation(4, fills="KQJT98765432A", by=By.ALTERNATING, laid_out="KS KH KC KD", letter="R"),
    ),
    deal=None,
    stock=Turn(),
    redeal=Recycle(times=2),
    picture=Picture.CIRCLES,
    check=Check(tableau=0, face_up=8, stock=96),
    settings=(
        Setting("waste", {"top": {}, "turned-only": {"stock": Turn(playable=Playable.JUST_TURNED)}}),
        Setting(
            "passes",
            {"three": {}}
            | {word: {"redeal": Recycle(times)} for word, times in (("unlimited", None), ("one", 0), ("two", 1))},
        ),
    ),
    readings=(Reading.HOLD_BACK, Reading.WASTE_STAYS_PLAYABLE, Reading.PLAY_ON),
    claims=(
        Claim(Measure.COMPARED, en="It goes rather easily.", de="Sie spielt sich eher leicht."),
        Claim(Measure.NOT_ALWAYS, en="Three passes are not always enough.", de="Drei Durchgänge reichen nicht immer."),
    ),
)
