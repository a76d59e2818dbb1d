### The help: keys and signs.

strides = one step back or forward
play = play or pause
ends = to the beginning or the end
speed = faster or slower
phase = next phase (with Shift: the one before; likewise for O, U, C, I)
over = over: past everything below this node
out = out: until this node returns
cut = next cut
best = next new best move at the root
iteration = next iteration or depth
fog = hide the nodes that have not been visited
graph = graph of positions, if the search stores them
side = values from the mover’s side, as in negamax
zoom = closer, further, the whole tree, to this node
fold = fold what is below this node; only this subtree
compact = compact: only what is known by now
rows = a large tree as rows, or as nodes and edges
find = find nodes: value = 5, visits > 100, depth = 3, alpha >= 2, cut, best, leaf, unseen, a move; several at once
add = in a tree, at the node picked: add a child, whose number is typed at once; with Shift a sibling
number = at a leaf picked, as with a double click: type its number; Esc leaves it
remove = remove that node, move it among its siblings
fields = to its fields; Enter goes back to the outline
undo = undo or redo what was done to the position (⌘ Z, ⇧ ⌘ Z)
language = language, light or dark
projector = projector
projected-code = the code beside the tree, in the projector
phases = previous or next phase
give-back = give the keys back to the page; follow the search again
follow = follow the search again; leave the projector
moves = one move back or forward
board = on the board: to a cell, and move there
take-back = take back or redo (⌘ Z, ⇧ ⌘ Z)
work = one unit of work, or one leaf
calls = a call of your program, forward or back
difference = to the first difference from the book
beside-book = the book's search beside it
same-leaf = one leaf in all searches, and back
next-lane = the next search has the sentence; in a hall one search after another alone
to-lab = back to the clock, to the desk, to the lab
machines = machines wait or go on
values = values of the moves
marks = from leaf to leaf, to the node above or below
mark = mark or choose, or take it back
check = check the answer; then try again
hint = the next hint
undo-answer = take back the last change of the answer (⌘ Z)
keys = Keys
legend = The drawing
notes = Lecture notes

## Signs of the drawing
pan = on the drawing: move it
with-a-reader = With a screen reader these keys work in focus mode (in NVDA and Orca: the reader’s key with Space, or with A).

legend-players = Max, Min, chance
legend-best = best line so far
legend-bound = a bound: the exact value is not known
legend-estimate = an estimate at the depth limit, and bounds computed from estimates
legend-sum = sum so far at a chance node, mean of playouts
legend-grundy = Grundy number; W or L: won or lost for the side to move
legend-recalled = stored: the value found earlier for the same position
legend-cut = cut: the nodes below are never visited
legend-many = nodes too small to draw, in the grey shape above; pale: not visited; hatched: cut
legend-rewards = reward and visits, for the player who moved into the node
legend-window = α: the value that Max can already get; β: the value to which Min can already limit Max. They are the ends of the window: only a value between them can still change a decision above
legend-bar = the bar of steps: its height is the depth of the node, hatched where a cut is made; ★ and ‖ above it mark new best moves and cuts
