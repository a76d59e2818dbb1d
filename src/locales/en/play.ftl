### Levels, why a record is refused, and what a machine says of its moves.

possible-move = a move that can be made here
no-solver = only Connect Four on its usual board (7 × 6, four in a row) has a solver
two-seats = a list of two seats
random = random
easy = easy
middle = middle
strong = strong
too-long = this record is too long

# What a machine says of the move it has made.
max-wins = Max wins
min-wins = Min wins
max-wins-in = { $plies ->
    [one] Max wins at once
   *[other] Max wins in { $plies } plies
}
min-wins-in = { $plies ->
    [one] Min wins at once
   *[other] Min wins in { $plies } plies
}
drawn = a draw
only-move = { $who } played { $made }: there was no other move.
wins-by = { $who } played { $made }: { $who } wins after it, whatever the replies.
wins-by-in = { $who } played { $made }: { $plies ->
        [one] this wins at once.
       *[other] { $who } wins in { $plies } plies, whatever the replies.
    }
loses-latest = { $who } played { $made }: every move loses for { $who }; this one holds out longest, { $plies } plies.
drawn-by-all = { $who } played { $made }: without an error by either side the game is a draw.
loses-anyway = { $who } played { $made }: every move loses for { $who }.
visited = { $who } played { $made }: { $visits } of { $all } playouts went through it, with mean reward { $mean } for { $who }.
no-better =
    { $who } played { $made }: { $depth ->
        [0] none
        [one] a search one ply deep finds none
       *[other] a search { $depth } plies deep finds none
    } of the { $count } moves better for { $who }. Value for Max: { $value }.
next-best = The next best move was { $made } ({ $value }).
next-visited = The next most visited was { $made } ({ $value }).
others-lose = { $who } played { $made }: every other move loses for { $who }. Value for Max: { $value }.
visits-and-mean = { $visits }, mean { $mean }
expects = Expected next: { $line }.
move-of = { $who } { $made }
saw = Values found by the machine
solved = solved
estimated = estimate, { $reached }
solver-from = solver from disc { $discs } on
in-all = {" "}in all searches
more-moves = { $count } more
visits-note = Playouts that went through each move, and their mean reward for { $who }.
most-visits-note = {" "}The move with the most playouts is taken, since a mean of few is uncertain.
values-of-max = Values are from Max’s point of view.
in-pawns = Values are from Max’s point of view, in pawns.
bounds-note = ≥ and ≤ are bounds: it was shown that the move is no better, and it was not searched further.
goal-of = goal { $goal }
komi-of = komi { $komi }
to-move = to move
to-win = { $percent } % to win
turn-lost = { $said }. { $points ->
        [one] { $who } loses the { $points } point of this turn.
       *[other] { $who } loses the { $points } points of this turn.
    }
one-loses = A 1 loses the { $points } points of this turn.
tails-lose = Tails lose the { $points } points of this turn.
found = What the machine expected, move by move (for Max)
round-of = Round { $round } of { $rounds }
to-move-a-snake = Choose a cell beside the head of the snake.
part-search = Search
part-values = Values
part-review = Review
part-match = Match
nothing-searched = The tree of a machine’s search stands here once one plays.
first-part = so far; the rest is not recorded
by-solver = The solver chose this move without this tree: it is the beginning of the search that it makes unnecessary.
in-lab = Open in the lab
in-search-after = In the search, after { $moves }.
back-to-board = Back to the board
hint = Hint
training = Training: show the values at every move
review-mistakes = Review my mistakes
try-again-from = Try again from move { $number }
no-mistakes = No mistakes were found.
review-note = A search much deeper than the players looks at every position; what a move gave away is said here.
show-move = Show
all-moves = All moves
machines-move = the machine’s move
win-to-draw = Move { $number }, { $made }: { $who } gives a win away, now it is a draw. With { $best } { $who } still wins.
win-to-loss = Move { $number }, { $made }: { $who } gives a win away, now { $other } wins. With { $best } { $who } still wins.
draw-to-loss = Move { $number }, { $made }: now { $other } wins. With { $best } it stays a draw.
lost-from = From move { $number } on every move loses for { $who }, so none of them is a mistake.
cost = Move { $number }, { $made }, costs { $who } { $lost } in value. Better: { $best }.
you = You
