## The page of figures

web-nav-figures = Chances
web-figures-title = How many deals can be won?
web-figures-lead = The book says of its patiences that they are easy or hard, that they mostly come out or not. Here it has been counted.
web-figures-how = For every rule many deals were laid out and searched to the end by the computer. It saw all the cards, the hidden ones too, and overlooked nothing; nobody who plays can do that. So these are the deals that can be won, not those that you will win.
web-figures-key = How to read the bars
web-figures-key-won = can be won
web-figures-key-open = undecided
web-figures-key-lost = lost from the start
web-figures-key-range = where the true share lies
web-figures-bar = Of 100 deals { $won } can be won; { $open } are undecided, the others are lost from the start.
web-figures-says = The book
web-figures-found = Counted
web-figures-usual = usual rule
web-figures-pairs = The same deals under another rule
web-figures-words = What the words mean
web-figures-word-won = Can be won
web-figures-means-won = A way to win was found and played through by the rules, move by move.
web-figures-word-lost = Lost from the start
web-figures-means-lost = It is proved that there is no way to win, however one plays.
web-figures-word-undecided = Undecided
web-figures-means-undecided = The search was given up at a limit that was fixed before, with neither a way to win nor a proof. Such deals are not left out: the share counts them once as lost and once as won.
web-figures-word-open-cards = Sees only what you see
web-figures-means-open-cards = Where whole games were played, the player knew no hidden card and took nothing back. That is the figure to measure yourself by.
web-figures-word-range = Where the true share lies
web-figures-means-range = Some thousand deals are not all deals there are. The fork on the bar shows where the share of all deals lies; out of a hundred such forks about five miss it.
web-figures-repeat = Every figure can be repeated on any computer: the commands for it and the outcome of every single deal stand in the program’s sources.
