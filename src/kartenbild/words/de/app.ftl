## Die App

app-title = Patiencen · kartenbild
app-away = Der Tisch antwortet nicht
app-away-why = Vielleicht ist das Programm geschlossen oder das Netz nicht da. Ihre Partien sind gesichert, auch ein Zug, der unterwegs war.
app-away-tries = Diese Seite sucht den Tisch immer wieder und öffnet sich von selbst, sobald er da ist.
app-away-now = Jetzt versuchen
