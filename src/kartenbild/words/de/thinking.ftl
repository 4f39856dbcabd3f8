# Was der Tisch über eine Stellung denkt, mit den wahren Karten.

refused-no-thinking = dieser Tisch wurde ohne Denken geöffnet
told-gone = { $made ->
    [0] Die Karten liegen wie ausgeteilt.
    [one] Das Spiel steht nach dem ersten Zug.
   *[other] Das Spiel steht nach Zug { $made }.
}
