### The games: titles, hints, rules, features, named positions, endings, and what is wrong with a typed position.

nothing-left = nothing is left to take
in-a-row = in a row
board-full = the board is full
pass = pass
roll = roll
hold = hold
fire = fire
split = split
win = win

## Tic-tac-toe

tic-tac-toe-title = Tic-tac-toe
tic-tac-toe-hint = x, o or . for each square, rows from the top between /
tic-tac-toe-goal = The first player with three in a row wins.
tic-tac-toe-rules =
    × and ○ take turns, × first, each marking an empty square.
    The first player with three of their own marks in a row, horizontally, vertically or diagonally, wins. A full board without such a row is a draw.
tic-tac-toe-two-x-in-open-line = two × in an open line
tic-tac-toe-one-x-in-open-line = one × in an open line
tic-tac-toe-two-o-in-open-line = two ○ in an open line
tic-tac-toe-one-o-in-open-line = one ○ in an open line
tic-tac-toe-empty-board = Empty board
tic-tac-toe-four-marks-x-to-move = Four marks, × to move
tic-tac-toe-x-wins-in-one = × wins in one
tic-tac-toe-fork-for-x = A fork for ×
tic-tac-toe-o-to-hold-draw = ○ to move and draw
tic-tac-toe-letter = column { $column }: expected x, o, . or / but found “{ $found }”
tic-tac-toe-squares = expected nine squares but found { $found }
tic-tac-toe-counts = × moves first, so it has as many marks as ○ or one more; here are { $crosses } × and { $noughts } ○
tic-tac-toe-both-won = both sides have three in a line
tic-tac-toe-played-on = a line was complete, yet the loser moved again

## Connect Four

connect-four-title = Connect Four
connect-four-hint = columns played: 4453, or rows from the top: ...o.../..xxo..; a size first: 5x4x3: 33
connect-four-goal = The first player with a row of their own discs, usually four, wins.
connect-four-rules =
    Two players in turn drop a disc into a column that is not full; it falls onto the disc below it.
    The first player with four of their own discs in a row, vertically, horizontally or diagonally, wins. A full board without such a row is a draw.
    The size of the board and the length of the row can be changed: 5x4x3 is five columns, four rows, three in a row.
connect-four-over = nothing more, for the game is over
connect-four-open-column = a column that is not full
connect-four-x-completes-row-there-odd = empty cells in odd rows where × completes a row
connect-four-x-completes-row-there-even = empty cells in even rows where × completes a row
connect-four-o-completes-row-there-odd = empty cells in odd rows where ○ completes a row
connect-four-o-completes-row-there-even = empty cells in even rows where ○ completes a row
connect-four-two-short = two short of a row, × − ○
connect-four-empty-board = Empty board
connect-four-two-in-middle = Two in the middle: × wins
connect-four-twelve-cells-left = Twelve cells left: one move wins
connect-four-5x4 = 5 × 4, three in a row
connect-four-4x4 = 4 × 4
connect-four-column = column{"\u00A0"}{ $column }

## Boards on which a row wins

in-a-row-size-by-columns = columns x rows x k, with columns · (rows + 1) at most 128 and k from 2 to the longer side
in-a-row-size-by-rows = columns x rows x k, with rows · (columns + 1) at most 128 and k from 2 to the longer side
in-a-row-letters = x, o, . or /
in-a-row-floating = an empty cell, since nothing lies below it
in-a-row-most-rows = at most { $rows } rows of { $columns } cells
in-a-row-rows = { $rows } rows of { $columns } cells
in-a-row-counts = × moves first, so it has as many as ○ or one more; here are { $crosses } × and { $noughts } ○
in-a-row-played-on = the game was over before the last move: a row was complete

## m,n,k

mnk-title = m,n,k
mnk-hint = columns x rows x k, then rows from the top: 4x4x3: x.../.o../..../....
mnk-goal = The first player with k of their own marks in a row wins.
mnk-rules =
    Two players in turn mark an empty cell, × first.
    The first player with k of their own marks in a row, vertically, horizontally or diagonally, wins. A full board without such a row is a draw.
    The board has m columns and n rows: 4x4x3 is four by four, three in a row; 3x3x3 is tic-tac-toe.
mnk-x-one-short-of-row = × one short of a row
mnk-x-two-short-of-row = × two short of a row
mnk-o-one-short-of-row = ○ one short of a row
mnk-o-two-short-of-row = ○ two short of a row
mnk-4-4-3-x-wins = 4,4,3: × wins
mnk-4-4-4-draw = 4,4,4: a draw
mnk-5-5-4-draw = 5,5,4: a draw
mnk-3-3-3-tic-tac-toe = 3,3,3: tic-tac-toe

## Nim

nim-title = Nim
nim-hint = stones in each heap: 1 2 1
nim-goal = Take the last stone; in misère play, avoid it.
nim-rules =
    There are some heaps of stones. A move takes any number from one heap, at least one.
    The player who takes the last stone wins; in misère play that player loses.
nim-winner-by-exclusive-or = winner by exclusive or
nim-1-2-1 = (1,2,1)
nim-1-1 = (1,1)
nim-2-2 = (2,2)
nim-1-2-3 = (1,2,3)
nim-3-4-5 = (3,4,5)
nim-no-heaps = expected heap sizes such as 1 2 1
nim-too-many =
    { $count ->
        [one] expected at most { $most } stones and { $most } heaps but found { $stones } stones in one heap
       *[other] expected at most { $most } stones and { $most } heaps but found { $stones } stones in { $count } heaps
    }

## Subtraction

subtraction-title = Subtraction game
subtraction-hint = stones; what may be taken: 15; 1,2,3
subtraction-goal = Leave the opponent without a move.
subtraction-rules =
    There is one heap of stones. A move takes one of the allowed numbers.
    A player who cannot move loses.
subtraction-winner-by-remainders = winner by remainders
subtraction-15-1-2-3 = (15; 1,2,3)
subtraction-21-1-2-3 = (21; 1,2,3)
subtraction-10-1-3-4 = (10; 1,3,4)
subtraction-7-1-2 = (7; 1,2)
subtraction-one-number = at least one number
subtraction-most-numbers = at most 16 numbers to take
subtraction-another-number = a number not given already

## Chess

chess-title = Chess
chess-hint = FEN, moves, or FEN moves e2e4 …: e4 e5 Nf3
chess-goal = Checkmate the king.
chess-rules =
    White begins. A piece captures by moving onto an enemy piece; only knights jump. The king moves one square in any direction, the queen any distance in any direction, rooks along ranks and files, bishops diagonally, knights two squares along a rank or file and then one at a right angle.
    A pawn moves one square ahead, or two from where it began, and captures one square diagonally ahead. A pawn that has just moved two squares may be captured as if it had moved one (en passant). On the last rank a pawn becomes a queen, rook, bishop or knight.
    Castling: with nothing between king and rook, neither moved yet, the king goes two squares towards the rook, which then stands on his other side. The king may not castle out of, through or into check.
    A king may never be left attacked. A side without a move loses if its king is attacked; otherwise the game is drawn. The game is also drawn automatically on threefold repetition, after fifty moves of each side without a pawn move or capture, and when too few pieces are left to mate.
chess-checkmate = checkmate
chess-stalemate = stalemate
chess-dead = too few pieces to mate
chess-fifty-move-rule = fifty-move rule
chess-threefold-repetition = threefold repetition
chess-material = material
chess-mobility = mobility
chess-centre = centre
chess-starting-position = Starting position
chess-mate-in-one = Mate in one
chess-mate-in-two = Mate in two
chess-queen-and-king = Queen and king: no stalemate!
chess-saavedra = Promotion: to what? (Saavedra)
chess-en-passant = En passant
chess-king-and-pawn = King and pawn
chess-kiwipete = Kiwipete
chess-ranks = 8 ranks of 8 squares, pieces as PNBRQK and pnbrqk
chess-pawns = no pawn on the first or last rank
chess-kings = one king of each colour
chess-kings-apart = kings that do not stand side by side
chess-too-many = at most 8 pawns of a colour, promoted pieces included
chess-turn = w or b
chess-in-check = the side in check to move
chess-castling = - or of KQkq those whose king and rook are at home
chess-passed = - or the square that a pawn has just passed with a double step
chess-legal-move = a legal move such as e2e4 or Nf3

## Go

go-title = Go
go-hint = size; komi; moves: 5; 0.5; c3 d2 pass. Before the moves a board (.x/o.) and who begins, x or o
go-goal = Have more points than the other side; White is given komi.
go-rules =
    Black (Max) and White take turns to put a stone on a free point, or pass; Black begins. Stones joined along lines are a chain, the free points beside it its liberties. A stone that takes the last liberty of opposing chains captures them.
    A move may neither leave its own chain without a liberty (no suicide) nor bring back a board that has stood before (superko).
    Two passes in a row end the game, and so do 3·n² moves on n×n points. A side then has a point for each of its stones and for each free point that only its stones surround; nothing counts as dead until it is captured. White is given komi; the side with more points wins.
go-over = nothing more: the game is over
go-point-or-pass = a point of the board, like a1, or pass
go-free-point = a free point
go-superko = a move that brings no earlier board back (superko)
go-suicide = a move that leaves its stones a liberty (no suicide)
go-dead-chain = only chains with a liberty
go-nearer-points-less-komi = nearer points, less komi
go-stones = stones
go-free-points-beside-stones = free points beside stones
go-stones-in-atari = stones in atari
go-empty-5x5 = Empty 5×5
go-empty-7x7 = Empty 7×7
go-empty-9x9 = Empty 9×9
go-ko-white-to-wait = A ko, White to wait
go-superko-send-two-return-one = Superko: send two, return one
go-snapback = Snapback
go-capturing-race = Capturing race
go-life-and-death = Life and death
go-points = points, White’s with the komi
go-rows =
    { $count ->
        [one] one point, ., x or o
       *[other] { $count } rows of { $count } points, each ., x or o
    }
go-komi = a multiple of 0.5 from -{ $most } to { $most }

## Snake Go

snake-go-title = Snake Go
snake-go-hint = classroom 1342: 1 → 2 ↑ 3 ← 4 ↓ 5 fire 6 split
snake-go-goal = Hold more cells in the end, with snakes and walls.
snake-go-rules-turn = In each round Max’s snake acts, then Min’s.
snake-go-rules-turns = In each round Max’s snakes act one after another, then Min’s.
snake-go-rules-moves = A snake moves right, up, left or down, but not back; it dies at an edge, a wall or another snake.
snake-go-rules-always = A snake grows by a cell with every move.
snake-go-rules-growth = In the first { $rounds } rounds the snakes of the beginning grow by a cell with every move; after that a snake grows while it has length in its bank.
snake-go-rules-items = A number on the field is length for the bank of the snake that reaches it. The other item is a railgun: fired once, it melts all walls straight ahead.
snake-go-rules-split = A snake may split: the rear half turns round, takes the bank and acts from the next round on.
snake-go-rules-loop = A head that meets its own body turns this loop and everything inside to walls of its player. The snake is gone, and so is every snake inside.
snake-go-rules-end = When the rounds are over or no snake is left, the player with more cells, snakes and walls together, wins.
snake-go-rules-notes = A player without snakes passes. When the rounds are over, the player with more cells, snakes and walls together, wins; equal scores are Min’s win.
snake-go-turn-back = this snake cannot turn back
snake-go-no-railgun = this snake has no railgun
snake-go-too-short-to-fire = a snake of one cell cannot fire
snake-go-snake-limit = no more snakes are allowed
snake-go-too-short-to-split = a snake of one cell cannot split
snake-go-suicide = another action would not kill it
snake-go-not-here = there is no such action here
snake-go-cells = cells
snake-go-bank = bank
snake-go-cells-in-reach = cells in reach
snake-go-railguns = railguns
snake-go-snakes = snakes
snake-go-tiny-4x4-4-rounds = Tiny: 4×4, 4 rounds
snake-go-classroom-5x5-8-rounds = Classroom: 5×5, 8 rounds
snake-go-classroom-as-in-lecture-notes = Classroom, as in the lecture notes
snake-go-loop-to-close = A loop to close
snake-go-railgun-and-three-walls = A railgun and three walls
snake-go-tactics-6x6-24-rounds = Tactics: 6×6, 24 rounds
snake-go-snake-to-enclose = A snake to enclose
snake-go-skirmish-8x8-32-rounds = Skirmish: 8×8, 32 rounds
snake-go-real-game-16x16-512-rounds = The real game: 16×16, 512 rounds
snake-go-rounds-played = cells, all rounds played
snake-go-cells-no-snake-left = cells, no snake left
snake-go-presets = tiny, classroom, tactics, skirmish or full
snake-go-refused = column { $column }: { $reason }, found “{ $found }”

## Pig

pig-title = Pig
pig-hint = goal; scores; turn total, then min, roll or coin as it may be: 100; 27,40; 8 min
pig-goal = Be first to the goal; a 1 loses the points of the turn.
pig-rules =
    Players take turns. In a turn you throw a die as often as you like: 2 to 6 are added to the turn total; a 1 loses it and ends the turn.
    If you hold, the turn total is added to your score and the turn ends. The first player to reach the goal, for instance 100 points, wins.
    Piglet is played with a coin: heads adds one, tails loses the turn total.
pig-words = max, min, roll or coin
pig-lead-by-goal = lead ÷ goal
pig-turn-total-by-goal = turn total ÷ goal
pig-whose-turn-by-goal = whose turn ÷ goal
pig-to-100 = To 100
pig-to-20 = To 20
pig-close-to-end = Close to the end
pig-piglet-to-2 = Piglet to 2
pig-points = points
pig-roll = a{"\u00A0"}roll of{"\u00A0"}{ $face }

## St Petersburg game

st-petersburg-title = St Petersburg game
st-petersburg-hint = tosses at most; tails so far: 20; 3
st-petersburg-goal = The coin decides; no player makes a choice.
st-petersburg-rules =
    A coin is tossed until it shows heads, up to a limit on the number of tosses. Heads at toss k pays 2ᵏ; tails at every toss pays as much as heads at the last one. With each toss more the expected payoff grows by 1; without a limit it is infinite. H is heads, T is tails.
    No player makes a choice. How much would you pay to play?
st-petersburg-remark = Half of all games pay only { $least }, yet each further toss adds { $more }; without a limit the value is infinite.
st-petersburg-nothing-more = nothing more
st-petersburg-heads-or-nothing = H or nothing more
st-petersburg-expected-payoff = expected payoff
st-petersburg-20-tosses = 20 tosses
st-petersburg-3-tosses = 3 tosses
st-petersburg-6-tosses = 6 tosses

## Tree

tree-title = Tree
tree-hint = lists of numbers: [[5,6],[2,1]], or 5 6 / 2 1, or pasted rows
tree-goal = Max wants a large number at the leaf that is reached, Min a small one.
tree-rules =
    The tree is given explicitly. A list is a position, Max and Min moving in turn; a number is Max’s payoff at a leaf.
    An object can state more: the player to move, probabilities, names, estimates.
tree-estimate = estimate
tree-two-plies-two-cuts = Two plies, two cuts
tree-lecture-notes = Lecture notes: Y with A, B, C
tree-aima-figure-5-2 = AIMA, figure 5.2
tree-oi-wiki-minimax = OI Wiki, minimax
tree-oi-wiki-alpha-beta = OI Wiki, alpha-beta
tree-deep-cut = A deep cut
tree-bound = A bound that is not the value
tree-estimates = Estimates for a depth limit
tree-playouts = Given results of playouts
tree-aima-figure-5-12 = AIMA, 3rd ed., figure 5.12: chance nodes
tree-die = A die between the moves
tree-expected-node = expected a number, a list such as [5, 6] or an object such as {"{"}"min": [5, 6]{"}"}
tree-but-found = { $wanted }, but found “{ $found }”
tree-expected-number = expected a number
tree-expected-probability = expected a probability from 0 to 1, such as 0.5 or "1/3"
tree-too-large = expected a finite number; write "+inf" or "-inf" for an infinite one
tree-after-end = the tree is complete; expected nothing more but found “{ $found }”
tree-unknown-key = expected max, min, chance, value, p, priors, name, moves, estimate or rollouts but found “{ $found }”
tree-two-kinds = a node is one of max, min, chance and value
tree-no-kind = expected one of max, min, chance and value in this object
tree-no-moves = expected a list with at least one child
tree-too-deep = expected at most { $most } plies
tree-too-many-children = expected at most { $most } children
tree-too-many-nodes = expected at most { $most } nodes
tree-count = “{ $what }” needs one entry per child: expected { $expected }, found { $found }
tree-sum = probabilities must sum to 1, these sum to { $sum }; thirds are exact as "1/3"
tree-probabilities-without-chance = only a chance node has probabilities
tree-priors-without-player = only a player has priors; a chance node has probabilities, p
tree-infinity-below-chance = a chance node needs finite leaves below it
tree-not-here = this cannot be done at this node

### Gambit's files.

efg-head = expected “EFG 2 R” before the title of a file of Gambit
efg-players = a tree here has two players, and this game has { $found }
efg-player = expected player 1 or 2 but found { $found }
efg-node = expected a node: c, p or t
efg-number = expected a whole number
efg-brace = expected “{"{"}”
efg-hidden = information set { $set } has a second position here, which its player cannot tell from the first: such games cannot be searched as trees
efg-actions = information set { $set } has no actions so far
efg-outcome = outcome { $outcome } has no payoffs so far
efg-payoffs = expected two payoffs but found { $found }
efg-sum = the payoffs here add up to { $sum }, and at the first end to { $first }: what one player wins, the other must lose
