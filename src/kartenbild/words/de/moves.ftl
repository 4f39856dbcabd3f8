## Was sich bewegen lässt

moves-show = Bewegliche Karten zeigen
moves-tool = Beweglich
moves-list = Alle Züge auflisten
moves-key = Die beweglichen Karten umrahmen, dann alle Züge auflisten
web-script-moves-framed = { $count ->
    [one] Beweglich ist nur, was jetzt umrahmt ist.
   *[other] Alle beweglichen Karten sind umrahmt ({ $count }).
} Beim zweiten Mal werden alle Züge aufgelistet.
