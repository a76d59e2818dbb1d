### The options of the algorithms.

preset = Preset
custom = custom
errata = Slips in lecture notes
now = now
its-value = value
best-move = best move
more-options = More options
changed = changed
off = off
on = on
c = c
at-random = at random
as-given = as given
memo = Memo
stop-early = Stop at the first winning move
grundy = Grundy numbers
opponent = Opponent
plays-best = plays optimally
utility = Utility
linear = u = x
square-root = u = √x
logarithm = u = log₂ x
exponential = u = 1 − e^(−x/R)
points-curve = through points
tolerance = Risk tolerance R
points = Points [x, u]
evaluation = Evaluation
features = weighted features
played-out = mean of playouts
weights = Weights w₁, w₂ …
playouts-each = Playouts each time
cut-ge = α ≥ β
cut-gt = α > β
hard = fail-hard
clipped = clipped
order = Move ordering
best-first = best first
worst-first = worst first
shuffled = shuffled
killers-first = killer moves first
deepening = Iterative deepening
table = Transposition table
root-window = Window at the root
pvs = null windows (PVS)
bounds = Leaves lie between
prune-chance = Prune at chance nodes
selection = Selection
by-ucb = upper confidence bound
formula = Bound
puct = PUCT
priors = Priors
priors-given = as written
priors-uniform = all equal
priors-features = softmax of evaluations
first-visit = First visit
first-child = first child
highest-prior = highest prior
parent-n = UCB, ln N of the parent
root-n = UCB, 2 ln N of the root
expansion = Expansion
one-child = one child
all-children = all children
expand-order = Order of expansion
unit-range = 0 … 1
signed-range = −1 … 1
rollout-root = First playout from the root
policy = Playout moves
careful = no suicidal moves
exact = complete search first
exact-plies = Plies of the complete search
final-rule = Final move
most-visits = most visits
best-mean = best mean
best-ucb = best upper bound

### What the options do.

leaves-each = Small numbers: the leaves that a search with that choice visits.
leaves =
    { $count ->
        [one] leaf
       *[other] leaves
    }
notes-section = Notes { $number }
done = Done
settings = Algorithm and options
about-cut = At a tie nothing better can come: α ≥ β stops there, α > β goes on.
about-order = The earlier the best move is tried, the more is cut. The value stays.
about-depth = At the limit an estimate stands for the value.
about-returns = Fail-soft returns the best value found, also outside the window: the bounds are tighter. Fail-hard returns α or β instead.
about-evaluation = The estimate at the depth limit: a weighted sum of features, or the mean of random playouts.
about-weights = Each weight says how much its feature counts, and for whom.
about-playouts = The more playouts, the less their mean is left to chance.
about-seed = The same seed gives the same random numbers on every machine.
about-deepening = The search starts again with depth 1, 2, 3 …, and tries the best move of the last depth first.
about-table = A position that is reached again is looked up and not searched.
about-pvs = Principal variation search: later moves are only asked to be better, with a null window; one that is, is searched again.
about-window = Values outside this window do not matter: the narrower it is, the more is cut.
about-memo = A position that is reached again is looked up and not searched.
about-stop = One winning move is enough: the others are not tried.
about-grundy = Grundy numbers say how independent games add up; they need every move.
about-opponent = An opponent that plays at random is a chance node: its value is the mean.
about-utility = The utility says what an amount is worth to you; the mean is taken of that.
about-tolerance = The larger R is, the less risk costs.
about-points = The utility runs straight from point to point.
about-bounds = Only if all leaves lie between known bounds can a chance node be cut.
about-prune = Star1 cuts at a chance node as soon as the best possible rest cannot help.
about-iterations = Each iteration adds a node to the tree and one playout or more to every mean on its path.
about-c = A larger c explores more; a smaller one trusts the means.
about-formula = UCB counts the visits of the parent (UCB1), or twice those of the root. PUCT, of AlphaZero, weighs exploration by a prior.
about-priors = What a policy network would say: how promising each move looks before the search.
about-first-visit = Before any visit √N is 0 and all bounds are equal: the first child is taken, or with √max(1, N) that of the highest prior.
about-expansion = An iteration adds one new child, or all children at once.
about-expand-order = Which of the children not yet tried comes next.
about-selection = The bound adds to each mean what is not yet known of it; at random, all children are equal.
about-rewards = Whether a loss counts 0 or −1: the same c explores less in the wider range.
about-rollout-root = The first playout starts at the root, before it has children.
about-policy = How a playout chooses its moves. Better moves make truer means, and cost time.
about-exact-plies = So many plies are searched completely before each move of a playout.
about-final = The move that is played in the end. The most visited one is the safest choice.
order-as-given = order as given
no-depth-limit = no depth limit
depth-limit-of = depth limit { $depth }
moment-end = The end stays the end.
moment-cut = The moment stays: cut { $number }, at { $name }.
moment-nearest = This search has no such moment. The nearest is shown, at { $name }.
moment-node = The moment stays: at { $name }.
moment-share = The moment stays: the same part of the run.
back-to-sentence = Back to the sentence
not-here = Not every choice is possible here: { $why }.
