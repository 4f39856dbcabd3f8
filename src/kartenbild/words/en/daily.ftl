## The patience of the day

cli-command-today = Name the patiences of the day: for each game a deal that comes out, the same for everybody.
cli-help-today-game = One game only, if you like with variants.
cli-today-line = { $deal } ({ $title })
cli-today-none = There is no patience of the day for { $game }: none of today’s deals is known to come out.
