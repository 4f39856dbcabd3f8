## The app

app-title = Patiences · kartenbild
app-away = The table does not answer
app-away-why = Perhaps the program was closed, or the network is gone. Your games are kept, and so is a move that was on its way.
app-away-tries = This page looks for the table again and again, and opens by itself as soon as it is there.
app-away-now = Try now
