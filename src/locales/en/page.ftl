### The words of the page.

game = Game
algorithm = Algorithm
examples = Positions
own-position = Your own position
minimax = Minimax
alpha-beta = Alpha-beta
win-lose = Win-lose
expectimax = Expectimax
mcts = MCTS
copy-link = Copy link
copied = Link copied
copied-word = Copied
not-copied = The link is in the address bar
embed-copied = Copied to the clipboard:
embed-hint = Choose one: the code for what is shown is copied to the clipboard and shown here.
embed-view = View
embed-whole = All of it
embed-tree = Tree alone
embed-board = Board alone
embed-both = Board and tree
embed-controls = Controls
embed-all = All
embed-few = Few
embed-none = None
embed-theme = Colours
embed-of-page = As the page around
embed-light = Light
embed-dark = Dark
embed-inside = Without scripts, on paper
embed-link = A link
embed-picture = The picture of this step
embed-height = Height of a frame
embed-preview = What it looks like
figure-saved = Figure saved
figure-copied = Figure copied
embed = Embed
copy-embed = Copy embed for
open-here = Open in Plyscope
theme = Switch between light and dark
projector = Projector: only the tree, the sentence and the player
help = Keys and help
tree = Tree
position = Position
code = Code
node = Node
border-code = Width of the code
border-lines = Height of the code
border-node = Width of the node
panes = Panes
tree-text = Tree as text
position-text = Position as text
rules = Rules
heap = heap
stone = stone
king = king
queen = queen
rook = rook
bishop = bishop
knight = knight
pawn = pawn
head = head
body = body
wall = wall
railgun = railgun
root = Root
undo = Undo
redo = Redo
edit = Edit
add-child = Add a child
pawns = { $pawns } in pawns
change-value = Change the value
child-word = child
sibling-word = sibling
add-child-here = Add a child here
add-sibling-here = Add a sibling here
add-sibling = Add a sibling
remove = Remove
move-left = Move left
move-right = Move right
kind = Kind
name = name
other-algorithm = The algorithm was changed, because the one before cannot search this tree.
random-tree = Random tree
new-tree = New tree
fewest-children = Fewest children
most-children = Most children
least-depth = Least depth
greatest-depth = Greatest depth
lowest-value = Lowest leaf
highest-value = Highest leaf
cuts-exactly = Cuts, exactly
tree-seed = Seed of the tree
equal-leaves = Equal leaves
deep-cut = A deep cut
misere = Taking the last stone
wins = wins
loses = loses
depth = Depth limit
no-limit = none
cut-when = Cut when
returns = Returns
soft = fail-soft
iterations = Iterations
rewards = Rewards
seed = Seed
new-seed = New seed
open-example = Open a suitable position
pseudo-code = Pseudo-code
rust = Rust
all-procedures = All lines
drawing-tools = Tools of the drawing
source-note = the function that this page runs
listing-of = Code of the notes [{ $letter }]
listing-note = A listing of other lecture notes, newly written. ⚠ marks its slips. No line is lit at a step that the listing does not have.
for-two-children = It is written for nodes with two children.
for-nim = It is written for Nim.
first = To the first step
back = Back
play = Play
pause = Pause
to-player = To the player
menu = Menu: pages, game, algorithm
pace = Step size and speed
first-step = First step →
forward = Forward
last = To the last step
step = step
step-at = Step { $number }: { $tag }, { $node }
step-name = Step
stride = Step size
step-by = Step by
event = Event
phase = Phase
over = Over
out = Out
next-cut = Cut
new-best = New best
to-next-cut = Next cut
to-next-iteration = Next iteration
to-new-best = Next ★
next-iteration = Iteration
iteration = iteration
bar-depth = height: depth
speed = Speed
whole-in = whole in
whole-seconds = { $seconds }{ "\u00A0" }s
whole-minutes = { $minutes }{ "\u00A0" }min
rate = { $steps } / s
zoom-in = Zoom in
zoom-out = Zoom out
fit = Fit: show the whole tree
follow = Follow: go to the current node
fog = Hide unvisited: leave out nodes that have not been visited
fog-word = Hide unvisited
compact-word = Compact
fit-word = Fit
follow-word = Follow
graph-word = Graph
negamax-word = Negamax
mark-exact = value
mark-bound = bound
mark-searching = searching
mark-decided = decided
mark-unseen = unvisited
mark-mean = mean reward
mark-bonus = exploration term
mark-credit = w / n: reward for the player who moved here / visits
tree-picture = Drawing of the search tree; the outline beside it says the same in words
outline = Outline
best = best line
playout = playout
outline-note = the tree in words
find = Find
find-hint = value >= 3, cut …
previous-match = Previous match
next-match = Next match
no-match = no match
path = Path
value = exact value
lower-bound = lower bound, not a value
upper-bound = upper bound, not a value
lower-estimate = lower bound, from estimates
upper-estimate = upper bound, from estimates
running = best so far
averaged = mean of playouts
estimated = estimate at the depth limit
not-reached = not visited yet
never-looked = cut: never visited
searching = being searched
no-value-yet = no value yet
max-to-move = Max to move
min-to-move = Min to move
chance-node = chance node
leaf = leaf
at-depth = depth
sure-of-alpha = { $mine } can already get α
sure-of-beta = { $theirs } can limit { $mine } to β
overlap = α ≥ β: the window is empty
tie = α = β: no cut under α > β
leaves-looked = Leaves visited
so-far = { $leaves } so far
outlined = { $leaves } in the tree
counters = So far
nodes =
    { $count ->
        [one] node
       *[other] nodes
    }
leaves =
    { $count ->
        [one] leaf
       *[other] leaves
    }
cuts =
    { $count ->
        [one] cut
       *[other] cuts
    }
iterations-done =
    { $count ->
        [one] iteration
       *[other] iterations
    }
choosing = Choosing at { $node }
move = move
terms = mean + exploration
with-numbers = with the numbers
rules-differ = The final rules disagree: { $rules }.
rule-takes = { $rule } { $node }{ $others ->
        [0] {""}
       *[other] {" "}(tied)
    }
rules-between = ,{" "}
tries-another = The search tries { $tried } next (←), although { $best } is the best so far (★){ $others ->
        [0] .
        [one] , as good as one other.
       *[other] , as good as { $others } others.
    }
expected = Probability × value
outcome = outcome
value-of = value
sum = sum
mover-wins = the side to move wins
mover-loses = the side to move loses
fewest-leaves = the fewest leaves possible: b^⌈m/2⌉ + b^⌊m/2⌋ − 1
all-leaves = leaves in all: b^m = { $branching }^{ $depth }
deepest-stack =
    { $count ->
        [one] position
       *[other] positions
    } on the stack at most; branching times depth, b·m ={" "}
for-sure = Certainty equivalent:{" "}
if-perfect = If both played optimally:{" "}
with-c = With{" "}
between = {" "}between { $low } and { $high }
would-take = {" "}it would take{" "}
by-depth = Value by depth limit
formally = Formally
by-chance = chance
own-playouts =
    N also counts { $count ->
        [one] the playout
       *[other] the { $count } playouts
    } from the node itself.
for-mover = w counts for the player who moved into the node.
unit-rewards = A win counts 1, a draw ½, a loss 0.
signed-rewards = A win counts 1, a draw 0, a loss −1.
plain-rewards = The numbers of the leaves are the rewards of Max.
follow-search = Follow the search
position-here = Position here
searching-in = Searching …
events =
    { $count ->
        [one] event
       *[other] events
    }
cancel = Cancel
stop = Stop
narrow-hint = A smaller search, for instance with a depth limit, can be shown whole.
further = Record 4 times as many
close = Close
worker-failed = The search was stopped by an error; the events recorded so far are kept.
worker-ended = the browser has ended its worker, perhaps for lack of memory
not-loaded = the script of its worker could not be loaded
fetching = Loading …
not-fetched = This part of the page could not be loaded. Check the network, and try again.
unread = a message of its worker could not be read
no-move = no move was found
bad-link = This link could not be read
bad-game = The saved game could not be read; it stays in storage under the name “unread”
not-kept = The game cannot be saved here: storage is full or blocked. A copied link contains the game.
mode = Lab or game
lab = Lab
play-it = Play
play-game = Play a game
play-from-here = Play from this position
open-file = Open a file…
opens = A search, a tree, an exercise, or a game in PGN, SGF or Gambit’s .efg; a file can also be dropped on the page
back-to-game = Back to the game
other-line = Previous line
nobody-plays = No player makes a decision in this game, so it cannot be played.
moves = Moves
players = Players
person = Person
labs-algorithm = as in the lab
budget-of = Thinking limit
as-options = its options
seconds = seconds
swap = Swap sides
new-game = New game
set-up = Set up a position
game-before = The game before
take-back = Take back
stop-and-play = Stop and play
again = Try again
thinking-failed = The thinking was stopped by an error. The game is kept.
what-if = What if? Another move here begins a variation; the game itself is kept.
hints = Values of the moves
hints-note = Values are from Max’s point of view. With ≈ or x̄ the search did not reach the end of the game.
review = Review the game
value-before = value before it
prospects = Value for Max, move by move
match-table = Match table
add-entrant = Add a player
rounds = Rounds of two games
random-plies = First plies at random
start = Start
new-match = New match
save-games = Save the games (CSV)
games = games
open-game = Open a game
match-note = Every pair of players plays two games in each round, one with each side, with the same seed.
match-fixed = Points in percent, a draw half; 95% interval by Wilson. A new match can have other players.
throwing = Drawing by chance …
then = then { $line }
thinks = is thinking …
your-turn = Your turn
you-win = You win
you-lose = You lose
drawn-game = A draw
why-pruned = Why pruned?
no-answer = With this number the search cannot run here.
next-depth = Depth
has-won = has won
probability = probability
sum-so-far = sum so far
payoff = payoff
grundy-number = Grundy number
recalled-from = recalled from
save-picture = Save a figure
this-step = This step
all-steps = All steps
storyboard = Storyboard
copy = Copy
used-svg = drawing, sharp at every size
used-png = pixels, for slides and chats
used-tikz = drawing for LaTeX
used-dot = graph for Graphviz
used-json = nodes and values as data
used-beamer = LaTeX slides, one a step
used-csv = table of all steps
used-storyboard = all steps on pages to print
compact = Compact: only what is known by now
drawn-as = A large tree is drawn as
as-rows = Rows
as-nodes = Nodes and edges
width-nodes = width: nodes
width-visits = width: visits
mean-of-max = mean for Max
in-pawns = value in pawns
playing = playing
from-to = { $low } … { $high }
unseen-yet = not reached yet
never-visited = cut
best-line = best line
nodes-by-depth = Nodes by depth
so-far-of-all = visited so far, of all recorded
first-moves = First moves
as-searched = in the order searched
more-moves =
    { $count ->
        [one] … and one more move.
       *[other] … and { $count } more moves.
    }
best-so-far = best so far
best-line-so-far = Best line so far
walk-it = Walk it
of-all = of
legend = Legend
fold = Fold
unfold = Unfold
subtree = Only this subtree
whole-tree = Whole tree
graph = Graph of positions: each one once
negamax = Negamax: each value from the side of the player to move
values-for = values for { $mover }
square-empty = empty
square = square
column-row = column { $column }, row { $row }
why-move = Why { $made }?
ended = { $result }: { $how }.
made = { $who }: { $made }
drawn = chance: { $made }
rolled = chance: { $made }
comma = ,{" "}
unit-nodes = nodes
unit-visits = visits
of-steps = { $length }
recorded-in-part = Recorded { $recorded } of { $total } events; { $missing } are missing. In the end the search takes { $best }, value { $value }.{" "}
stopped-in-part = Stopped: recorded { $recorded } of more than { $total } events.{" "}
match-of = { $at } of { $all }
scaled-rewards = For Max a payoff of { $low } is the reward { $bottom }, one of { $high } the reward { $top }
of-mover = mean reward of { $mover }, to move here
counted-at-root = w/n = { $w }/{ $n } counts for { $owner }: { $mean }
counted-for = w/n = { $w }/{ $n }: mean reward of { $owner }, who moved here
turned-round = for { $mover }, to move here: { $mean }
step-of = step { $step } of { $length },
failed-because = { $what } ({ $cause })
cut-off = cut, { $remaining } not searched
what-if-cut = What if { $label } (cut) were …
what-if-witness = What if { $label } (the source of the bound) were …
root-stays = for every number the root stays { $value }
holds-up-to = the cut holds up to { $turn }
holds-below = the cut holds below { $turn }
holds-from = the cut holds from { $turn } up
holds-above = the cut holds above { $turn }
no-worker = This page has no worker, so long searches stop early
rounded = value, rounded
example-opened = { $algorithm } cannot search the previous position: { $reason }. A suitable example has been opened.
has-chance-nodes = it has chance nodes
has-other-ends = it can end otherwise than by a win or a loss
has-no-rewards = the values of its leaves are not rewards from 0 to 1
has-other-options = the options do not suit it
example-has-chance = The previous tree has no chance nodes at which { $algorithm } could take a mean. An example with chance nodes has been opened.
bad-file = This file could not be read: { $why }
stops = expected every, cuts, phases, iterations, or steps that rise from one to the next, as in 3,12,20
pauses = expected decision

unit-event = One event
unit-phase = To the next phase of the algorithm
unit-over = Past the subtree of this node, to its return
unit-out = Out of this node, to its parent
unit-cut = To the next cut
unit-iteration = To the next iteration
unit-depth = To the next depth
by-event = by event
by-phase = by phase
by-over = by node
by-out = out of nodes
by-cut = by cut
by-best = by new best
by-iteration = by iteration
by-next-depth = by depth
visited-saved = { $leaves } visited, { $saved } saved
best-order =
    With the best move first: { $count } { $count ->
        [one] leaf
       *[other] leaves
    }
spoken-step = { $place } { $tag }: { $sentence }
node-selected = { $name } selected
back-before = Back before { $made }.
to-board = To the board
to-question = To the question
