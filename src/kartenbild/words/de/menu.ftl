## Das Menü am Tisch

menu-play = Am Tisch
menu-game = Diese Partie
menu-more = Außerdem
