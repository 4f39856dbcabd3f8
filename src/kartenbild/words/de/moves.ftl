## Was sich bewegen lässt

moves-show = Bewegliche Karten zeigen
moves-tool = Beweglich
moves-list = Alle Züge als Liste
moves-key = Umrahmen, was sich bewegen lässt; noch einmal: alle Züge als Liste
web-script-moves-framed = { $count ->
    [one] Beweglich ist nur, was jetzt umrahmt ist.
   *[other] Alle beweglichen Karten sind umrahmt ({ $count }).
} Noch einmal: alle Züge als Liste.
