## The menu at the table

menu-play = At the table
menu-game = This game
menu-more = More
