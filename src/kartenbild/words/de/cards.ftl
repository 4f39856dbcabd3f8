rank = { $rank ->
    [A] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
   *[K] König
}
suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}
card = { suit }-{ rank }
card-the = { $rank ->
    [A] das
    [J] der
    [K] der
   *[other] die
} { card }
# Nach Verb oder Präposition: „auf den Pik-König“.
card-object = { $rank ->
    [A] das { card }
    [J] den { suit }-Buben
    [K] den { card }
   *[other] die { card }
}
