## Die Seite mit den Zahlen

web-nav-figures = Aussichten
web-figures-title = Wie viele Spiele können aufgehen?
web-figures-lead = Das Buch sagt von seinen Patiencen, dass sie leicht oder schwer sind, dass sie meistens aufgehen oder nicht. Hier ist nachgezählt.
web-figures-how = Zu jeder Regel wurden viele Spiele ausgelegt und vom Rechner bis zum Ende durchsucht. Er sah alle Karten, auch die verdeckten, und übersah nichts; das kann niemand, der spielt. Es sind also die Spiele, die aufgehen können, nicht die, die Ihnen aufgehen werden.
web-figures-key = So sind die Balken zu lesen
web-figures-key-won = kann aufgehen
web-figures-key-open = unentschieden
web-figures-key-lost = von Anfang an verloren
web-figures-key-range = wo der wahre Anteil liegt
web-figures-bar = Von 100 Spielen können { $won } aufgehen; { $open } sind unentschieden, die übrigen von Anfang an verloren.
web-figures-says = Das Buch
web-figures-found = Gezählt
web-figures-usual = übliche Regel
web-figures-pairs = Dieselben Spiele mit einer anderen Regel
web-figures-words = Was die Wörter bedeuten
web-figures-word-won = Kann aufgehen
web-figures-means-won = Ein Weg zum Aufgehen wurde gefunden und nach den Regeln Zug für Zug durchgespielt.
web-figures-word-lost = Von Anfang an verloren
web-figures-means-lost = Es ist bewiesen, dass kein Weg zum Aufgehen führt, wie man auch spielt.
web-figures-word-undecided = Unentschieden
web-figures-means-undecided = Die Suche wurde an einer vorher festgelegten Grenze abgebrochen, ohne Weg und ohne Beweis. Solche Spiele werden nicht weggelassen: Der Anteil zählt sie einmal als verloren und einmal als aufgehend.
web-figures-word-open-cards = Sieht nur, was Sie sehen
web-figures-means-open-cards = Wo ganze Spiele gespielt wurden, kannte der Spieler keine verdeckte Karte und nahm nichts zurück. An dieser Zahl können Sie sich messen.
web-figures-word-range = Wo der wahre Anteil liegt
web-figures-means-range = Einige Tausend Spiele sind nicht alle Spiele, die es gibt. Die Klammer am Balken zeigt, wo der Anteil aller Spiele liegt; von hundert solchen Klammern gehen etwa fünf daneben.
web-figures-repeat = Jede Zahl lässt sich auf jedem Rechner wiederholen: Die Befehle dazu und das Ergebnis jedes einzelnen Spiels stehen in den Quellen des Programms.
