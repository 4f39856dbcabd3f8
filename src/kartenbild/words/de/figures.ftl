## Zahlen in Worten

figures-all = Jede der { $deals } untersuchten Austeilungen kann aufgehen.
figures-none = Keine der { $deals } untersuchten Austeilungen kann aufgehen; für jede ist das bewiesen.
figures-nearly-all = Fast jede Austeilung kann aufgehen: { $won } von { $deals } untersuchten.
figures-hardly-any = Kaum eine Austeilung kann aufgehen: { $won } von { $deals } untersuchten.
figures-about = Etwa { $hundred } von 100 Austeilungen können aufgehen.
figures-between = Zwischen { $low } und { $high } von 100 Austeilungen können aufgehen.
figures-evidence = { $deals } Austeilungen untersucht: { $won ->
    [0] keine kann
    [one] 1 kann
   *[other] { $won } können
} aufgehen, { $lost ->
    [0] keine ist
    [one] 1 ist
   *[other] { $lost } sind
} nachweislich verloren, { $undecided ->
    [0] keine bleibt
    [one] 1 bleibt
   *[other] { $undecided } bleiben
} offen.
figures-played = { $player ->
    [random] Wer aufs Geratewohl zieht, { $told }
    [greedy] Wer immer das Nächstliegende nimmt, { $told }
   *[fair] Wer sorgfältig spielt und nur sieht, was Sie sehen, { $told }
} ({ $games } Partien gespielt{ $winnable ->
    [unknown] {""}
    [0] ; auch wer alle Karten sieht, kann von ihnen keine gewinnen
   *[other] ; wer alle Karten sieht, kann von ihnen { $winnable } gewinnen
}).
figures-played-about = gewinnt etwa { $hundred } von 100 Partien
figures-played-between = gewinnt zwischen { $low } und { $high } von 100 Partien
figures-played-nothing = gewann keine einzige Partie
figures-whatever = Von zehn Partien, die zu gewinnen waren und verloren gehen, sind mindestens { $tenths } mit keiner Wahl von Zügen zu retten, weil niemand die Reihenfolge des Talons kennt.
figures-pair = { $asked }, „{ $first }“ oder „{ $second }“: Von denselben { $deals } Austeilungen { $more ->
    [0] ist keine
    [one] ist 1
   *[other] sind { $more }
} nur mit der ersten Regel zu gewinnen, { $fewer ->
    [0] keine
   *[other] { $fewer }
} nur mit der zweiten.
figures-argument-passes = Das geht immer auf, und nicht durch Glück: Für jeden Platz gibt es genau eine Karte, immer wartet ein Päckchen auf eine Karte, die noch im Talon ist, und bei jedem Durchgang wird jede Karte einmal umgedreht. So findet in jedem Durchgang mindestens eine Karte ihren Platz und eines Tages die letzte.
figures-not-measured = Das ist noch nicht gemessen.
figures-mostly-yes = Das stimmt.
figures-mostly-no = Das stimmt nicht.
figures-mostly-open = Das bleibt offen.
figures-not-always = Das stimmt: { $lost } der { $deals } untersuchten Austeilungen { $lost ->
    [one] ist
   *[other] sind
} nachweislich verloren.
figures-rank = Nach dem Anteil der Austeilungen, die aufgehen können, steht sie an Stelle { $place } von { $count }, von der leichtesten an gezählt.
figures-variant = { $asked }: { $variant }. { $told }
figures-layout-yes = { $player ->
    [random] Wer aufs Geratewohl zieht
    [greedy] Wer immer das Nächstliegende nimmt
   *[fair] Wer sorgfältig spielt
}, findet das bestätigt: In { $fewer } von { $games } Partien, die bis zur letzten Auslage kamen, lagen dort weniger als { $piles } Fächer.
figures-layout-no = { $player ->
    [random] Wer aufs Geratewohl zieht
    [greedy] Wer immer das Nächstliegende nimmt
   *[fair] Wer sorgfältig spielt
}, findet das nicht bestätigt: Nur in { $fewer } von { $games } Partien, die bis zur letzten Auslage kamen, lagen dort weniger als { $piles } Fächer.
