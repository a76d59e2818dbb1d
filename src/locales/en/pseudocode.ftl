### The algorithms as a book prints them.

head = { $procedure }:
if-over = if s is terminal: return { $utility }
if-over-for-mover = if s is terminal: return the mover’s UTILITY(s)
if-max-moves = if Max moves: return { $call }
if-min-moves = if Min moves: return { $call }
if-move-is-drawn = if chance moves: return { $call }
if-closed = if α { $sign } β: break
if-first = if c is the first, or (α, β) is null:
if-not-first = else:
if-better = if { $is-better } and c is no leaf:
return = return { $value }
table-has-depth = if the table has s with t, flag, d′, move:
table-has = if the table has s with t, flag, move:
table-same-depth = d′ = d and{" "}
table-answer = if { $same }(t is EXACT, or LOWER { $above } β, or UPPER { $below } α): return t
table-narrow = if { $same }t is LOWER: α ← max(α, t); UPPER: β ← min(β, t)
table-order = else: try that move first
table-store = { $clamped }store { $value }{ $depth }: LOWER if { $value } ≥ β₀, UPPER if { $value } ≤ α₀, else EXACT
each-outcome = for each outcome c of probability p:
each-outcome-and-rest = for each outcome c of probability p:  R ← R − p
return-child = return the child of s with { $best }
child-of-highest-bound = child with the highest UCB = { $bound }
highest-bound = the highest UCB = { $bound }
highest-puct = child with the highest PUCT = { $bound }
child-drawn = child drawn uniformly
while-full = while v is not over and all its children are in the tree:
while-in-tree = while v has children in the tree:
select-child = v ← { $best }
select-unvisited = v ← first unvisited child, else { $best }
else = else { $step }
walk-random = while s is not terminal: s ← child drawn uniformly
walk-careful = while s is not terminal: s ← child drawn among non-suicidal moves
walk-exact = until a search of { $plies } plies decides s: s ← child drawn uniformly
return-sum = return the sum of { $reward }
credit = n(u) += { $count };  w(u) += r if Max moved into u, else { $other }
return-move = return the move that gave v
depth-estimate = if d = 0: return EVAL(s)
depth-estimate-for-mover = if d = 0: return the mover’s EVAL(s)
depth-mean = if d = 0: return the mean of the playouts from s
depth-mean-for-mover = if d = 0: return the mover’s mean of playouts
each-child = for each child c of s:
better-if-lost = if not WINS(c): w ← true
better-if-won = if c is won for the player to move in s: w ← true
counts = a win of Max counts +1, of Min −1
return-win = return the move that wins, else the first
if-over-won = if s is terminal: return whether the player to move has won
not-won-yet = w ← false
memo-recall = if s is in the memo: return memo[s]
stop-if-won = if w: break
grundy = g(s) ← mex {"{"} g(c) : c a child of s {"}"}
memo-store = memo[s] ← w
return-won = return w
deepen = for d ← 1, 2, …, D:
sort-best = sort the children, best first
sort-worst = sort the children, worst first
shuffle = shuffle the children
sort-killers = sort: moves that cut at this depth first
bounds = L, U ← the bounds of all values
interval-cut = if hi ≤ α: v ← hi, break;  if lo ≥ β: v ← lo, break
tree-of-root = tree ← {"{"}s{"}"}
repeat = for each iteration:  v ← s
not-first = from the second iteration on:
most-visits = the largest n
best-mean = the largest w/n
best-bound = the highest UCB
draw-child = if v is a chance node: v ← child drawn by its probability
if-seen = if v is visited and not terminal:
add-all = add all children of v to the tree
add-all-with-priors = add all children of v, with their priors P
first-of-them = v ← the first of them
add-first = u ← first child of v not in the tree;  add u
add-drawn = u ← child of v not in the tree, drawn uniformly;  add u
if-going-on = if v is not terminal:
reward-unit = UTILITY(s) as Max’s reward, 0 … 1
reward-signed = UTILITY(s) as Max’s reward, −1 … 1
several-playouts = k times from s ← v:
each-ancestor = for u ← v, its parent, …, root:
