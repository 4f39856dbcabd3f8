## Das Menü am Tisch

menu-play = Am Tisch
menu-game = Dieses Spiel
menu-more = Außerdem
