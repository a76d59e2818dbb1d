### Exercises: why an answer is wrong, which misconception explains it, and why an exercise is refused.

## Why

value-is = { $node } is worth { $value }.
largest-of = { $node } belongs to Max, who takes the largest of { $list }: { $value }.
smallest-of = { $node } belongs to Min, who takes the smallest of { $list }: { $value }.
mean-of = { $node } is a chance node: { $sum } { $equals } { $value }.
grundy-of = The Grundy number of { $node } is the smallest number that is not among { $list }: { $value }.
leaves-seen =
    { $count ->
        [one] The search visits 1 leaf.
       *[other] The search visits { $count } leaves.
    }
root-move = { $node } is the move: it is worth { $value }, and nothing is better for the player at the root.
root-value = The root is worth { $value }.
between = {" "}
not-visited = { $node } is not visited: the search has left a node above it before.
is-seen = { $node } is visited: when the search comes to it, the window of { $parent } is { $alpha } to { $beta }, and α{"\u00A0"}{ $sign }{"\u00A0"}β does not hold.
is-seen-open = { $node } is visited: when the search comes to it, { $parent } is not yet decided.
window-from = { $node } begins with the window that { $parent } has at that moment: α{"\u00A0"}={"\u00A0"}{ $alpha }, β{"\u00A0"}={"\u00A0"}{ $beta }.
window-at-root = { $node } begins with the window of the search: α{"\u00A0"}={"\u00A0"}{ $alpha }, β{"\u00A0"}={"\u00A0"}{ $beta }.
window-left = When the search leaves { $node }, α{"\u00A0"}={"\u00A0"}{ $alpha } and β{"\u00A0"}={"\u00A0"}{ $beta } there.
ucb-of = { $child } has the highest bound: { $w }/{ $n } + { $c }·√({ $factor }ln { $parent } / { $n }) ≈ { $sum }.
puct-of = { $child } has the highest bound: { $mean } + { $c }·{ $prior }·√{ $parent } / (1 + { $n }) ≈ { $sum }.
ucb-next = {" "}The next is { $child } with ≈{"\u00A0"}{ $sum }.
visits-after = n of { $node } grows by { $more }, one for each playout: { $old } + { $more } = { $sum }.
reward-after = { $more } is added to w of { $node }, the reward of the player who moved there: { $old } + { $more } = { $sum }.
first-mistake = The first mistake is at { $node }: this value does not follow from its children, and all values before it are right.
first-wrong-window = The first mistake is at { $node }: all nodes that the search entered before it have the right window.
no-order = An order of { $node } names each of its children once, by numbers from 0.
leaves-in-order = In this order the search visits { $count } leaves; at best it is { $best }, at worst { $worst }.
numbers-missing = Every marked leaf needs a finite number.
not-cut = With these numbers { $node } is visited.
not-seen = With these numbers { $node } is cut off.
cuts-made = With these numbers the search makes { $given } cuts.
value-made = With these numbers the root is worth { $given }.
move-made = With these numbers the search takes { $node }.

## Misconceptions

slip-other-cut-rule = It looks as if you used the other cut rule: where α{"\u00A0"}={"\u00A0"}β, ≥ cuts and > does not.
slip-max-only = It looks as if you tested the window in Max’s nodes only. Min’s nodes are left by the same rule.
slip-min-only = It looks as if you tested the window in Min’s nodes only. Max’s nodes are left by the same rule.
slip-parent-bound = It looks as if you compared a node with its parent only. Bounds from further up count, too: a child starts with the whole window of its parent.
slip-fresh-window = It looks as if you began every node with (−∞, +∞). A child starts with the window of its parent.
slip-cause-too = It looks as if you struck out the leaf that closes the window, too. That leaf had to be visited.
slip-whole-node = It looks as if you struck out the whole node. The children before the cut had to be visited.
slip-right-to-left = It looks as if you went from right to left. Children are visited from left to right.
slip-integers = It looks as if you left a node when no whole number was left between α and β. Values need not be whole.
slip-min-max-swapped = It looks as if you exchanged Max and Min.
slip-all-max = It looks as if you took the largest value everywhere. Min takes the smallest.
slip-all-min = It looks as if you took the smallest value everywhere. Max takes the largest.
slip-plain-mean = It looks as if you took the plain mean at chance nodes. Each value counts with its probability.
slip-plain-sum = It looks as if you added the values at chance nodes. Each value counts with its probability.
slip-max-at-chance = It looks as if you took the largest value at chance nodes. No player chooses there: take the mean.
slip-min-at-chance = It looks as if you took the smallest value at chance nodes. No player chooses there: take the mean.
slip-whole-means = It looks as if you dropped the fractions of means. An expected value need not be whole.
slip-largest-and-one = It looks as if you took one more than the largest Grundy number below. It is the smallest number missing among those of the positions one move away.
slip-count-of-moves = It looks as if you counted the moves. The Grundy number is the smallest number missing among those of the positions one move away.
slip-best-mean = It looks as if you took the best mean. The exploration term belongs to the bound.
slip-ln-of-child = It looks as if you took the logarithm of the child’s visits. The formula has ln N, with the N given in the question.
slip-visits-exchanged = It looks as if n and N changed places. N belongs inside the logarithm, n in the denominator.
slip-other-parent = It looks as if you read N at the wrong node. The formula says whether it is the parent’s or the root’s.
slip-no-square-root = It looks as if you left out the square root.
slip-other-factor = It looks as if you used the formula with the other factor under the root, 1 or 2.
slip-log-of-ten = It looks as if you used the decimal logarithm. It is the natural one.
slip-no-weight = It looks as if you left out the constant c.
slip-no-sign-flip = It looks as if you gave every node the same reward. Each gets that of the player who moved there.
slip-other-side = It looks as if you counted rewards for the player to move. They count for the player who moved there.
slip-leaf-not-counted = It looks as if you left out the node at the end of the path. It is visited, too.
slip-root-not-counted = It looks as if you left out the root. It is visited in every iteration.
slip-one-visit = It looks as if you counted one visit for the iteration. Each playout counts.
slip-one-late = It looks as if you tested the window before the new value went into it. Take it over first, then compare α with β.
slip-stale-window = It looks as if you gave every child the window with which its parent began. A later child starts with the window that the children before it left.
slip-last-value = It looks as if the last value replaced α or β. A worse value changes neither: Max raises α only, Min lowers β only.
slip-starts-at-zero = It looks as if you began with 0 as the best value so far. Max begins at −∞, Min at +∞: all values may lie on the other side of 0.
slip-ties-at-max-only = It looks as if you cut where α{"\u00A0"}={"\u00A0"}β in Max’s nodes only. One rule, ≥ or >, holds at all nodes.
slip-ties-at-min-only = It looks as if you cut where α{"\u00A0"}={"\u00A0"}β in Min’s nodes only. One rule, ≥ or >, holds at all nodes.
slip-sum-of-children = It looks as if you added up the visits of the children for N. N is read at the node itself, whose first visit went to no child.

## Refusals

not-met = none of { $tries } random positions meets all the conditions; relax one of them
no-node = there is no node { $node } in this tree
other-algorithm = this cannot be asked about this algorithm with these options
too-many-fields = expected at most { $most } fields, found { $count }; name fewer nodes in "at"
needs-lists = a program needs a tree of nested lists: Max at the root, the players in turn, no chance
code-no-run = On tree { $number } there is no run of the program. It has to call record(fn, tree, …) with a tree of nested lists.
code-other-tree = The run on tree { $number } is of another tree.
code-no-cuts = On tree { $number } the program hands no window on. Alpha-beta is asked for.
code-cuts = On tree { $number } the program hands a window on. Minimax without cuts is asked for.
code-differs = Tree { $number }: { $said } { $rule }
repair-line = It is another line that is wrong.
repair-shows = On the first tree the program that was given does what the book does: the wrong line does not show there.
repair-hides = On the second tree the program that was given does not do what the book does: the wrong line shows there.
repair-small = The second tree has { $leaves } of the { $fewest } leaves that it has to have.
repair-not-run = On one of the two trees the program that was given did not run: a tree is a list such as [[1, 2], [3, 4]].
needs-tree = this can be asked about explicit trees only
no-choice = UCB makes no choice there: a child is missing or was not visited
no-orders = all orders visit equally many leaves, or there are more than { $most }
not-possible = expected the tree’s own numbers at these leaves to reach the goal: they are the model answer
no-slip = no misconception changes the answer here
nothing-asked = the search does not visit the nodes asked about
too-long = this search is too long for an exercise
too-much-work = drawing this exercise takes too much work: smaller positions, or fewer conditions, help
one-source = expected either "game" or "generate"
rising-range = a list of two whole numbers, the second not below the first
questions = a list of 1 to { $most } questions
number-to = a number from 0 to { $most }
node-path = a node’s path such as "r.0.2"
different-nodes = nodes that are all different
exercises = a list of 1 to { $most } exercises

## The rules of the search

rule-turns = { $player } moves at the root.
rule-left-to-right = Children are visited from left to right.
rule-minimax = Max takes the largest value of the children, Min the smallest; of equal ones the first is the move.
rule-won = The value is 1 where Max wins under optimal play and −1 where Min wins; the root's move is the first one that wins.
rule-stops = The search leaves a node at the first move that wins.
rule-goes-on = The search visits all moves of a node, also after one that wins.
rule-memo = A position that was decided before is looked up and not searched again.
rule-no-memo = A position is searched again wherever it comes up.
rule-mex = The Grundy number of a position is the smallest of 0, 1, 2, … that is not the Grundy number of any position one move away (mex).
rule-best-first = Children are visited in the order of their values or estimates, the mover's best first.
rule-worst-first = Children are visited in the order of their values or estimates, the mover's worst first.
rule-shuffled = Children are visited in a random order that is drawn from the seed.
rule-killers = Children are visited from left to right, but moves that caused a cut at the same depth come first (killer moves).
rule-window = The window at the root is ({ $alpha }, { $beta }).
rule-left-at = The search leaves a node as soon as α{"\u00A0"}{ $sign }{"\u00A0"}β.
rule-soft = A node returns the best value that it has found, also where it lies outside of the window (fail-soft).
rule-hard = A Max node returns α and a Min node β (fail-hard).
rule-clipped = A node returns the best value that it has found, clipped to the window that it was given.
rule-deepening = The search begins with depth 1 and repeats itself with one ply more each time, up to its limit.
rule-table = Results are kept in a transposition table and used again.
rule-chance = A chance node is worth the mean of its children, each weighted by its probability.
rule-random-opponent = The opponent of the side at the root moves at random, each move equally likely: such a node is a chance node.
rule-utility = A leaf with the payoff x is worth its utility, { $curve }.
rule-points = A leaf is worth the utility of its payoff, on straight lines through the points (payoff, utility) { $points }.
rule-bounds = Every leaf is worth at least { $low } and at most { $high }.
rule-star1 = The search visits no outcome that Star1 can leave out: it leaves a chance node as soon as the bounds of its mean lie outside of the window.
rule-depth = The search goes to depth { $depth }; positions there are estimated.
rule-played-out =
    { $count ->
        [one] An estimate is the result of 1 random playout.
       *[other] An estimate is the mean result of { $count } random playouts.
    }
rule-weights = The estimate of a position is { $terms }, counted for Max.
rule-ucb = The search takes the child with the largest UCB = w/n + c·√({ $factor }ln{"\u00A0"}N{"\u00A0"}/{"\u00A0"}n). N is the number of visits of the { $of }, n that of the child.
rule-constant = The constant c is { $c }.
rule-of-root = root
rule-of-parent = parent
rule-puct = The search takes the child with the largest PUCT = w/n + c·P·{ $root }/(1 + n), of equal ones the first; c{"\u00A0"}={"\u00A0"}{ $c }. N is the visits of all children together, and w/n is 0 while n is 0.
rule-priors-given = The prior P of a move is written at its node; where none is, all moves are equal.
rule-priors-uniform = All moves of a node have the same prior P.
rule-priors-features = The priors P of a node are the softmax of the evaluations after its moves, seen by the mover.
rule-expand-by-puct = An expansion adds all children of a node at once; the playout begins at the one that PUCT takes.
rule-ties = It takes a child without visits before any other, and of equal sums the first.
rule-uniform = The search takes any child of a fully expanded node, each equally likely.
rule-expand-one = An iteration adds one child, the first that is missing.
rule-expand-all = An expansion adds all children of a node at once; the playout begins at the first.
rule-expand-random = The child that is added is drawn at random from the missing ones.
rule-w = w is the sum of the rewards of the player who moved into the node; at the root, of the player not to move.
rule-rewards = Rewards go from { $low } to { $high }.
rule-playouts = An iteration makes { $count } playouts, and n grows by { $count }.
rule-rollout-root = The first iteration plays out from the root itself.
rule-careful = Playouts avoid moves that harm the mover.
rule-exact =
    { $plies ->
        [one] Before each move a playout searches 1 ply ahead; a game that is decided there ends.
       *[other] Before each move a playout searches { $plies } plies ahead; a game that is decided there ends.
    }
rule-most-visits = In the end the search chooses the move with the most visits; of equal ones the first.
rule-best-mean = In the end the search chooses the move with the largest w/n; of equal ones the first.
rule-best-ucb = In the end the search chooses the move with the largest UCB; of equal ones the first.

## Which search, who runs next, playouts

runs-next = after { $returned } has returned, { $parent } runs on and enters { $node }
no-handover = the search never has a choice where to go on after a node has returned
all-alike = all searches to choose from do the same here
is-minimax = minimax
is-ge = alpha-beta that leaves a node at α ≥ β
is-gt = alpha-beta that leaves a node at α > β
is-best-first = alpha-beta with the best children first
is-worst-first = alpha-beta with the worst children first
is-c-0 = UCT with c = 0
is-c-03 = UCT with c = 0.3
is-c-14 = UCT with c = √2
leaves-were = A search read the leaves in this order: { $nodes }.
moves-were = The iterations of a search went from the root to: { $nodes }.
nodes-between = ,{" "}
differs-at = at place { $at } this recording has { $here }, and the search that you named has { $there }
compare-each = Go through each search from the beginning, and cross it out at the first place where the recording differs.
nothing-more = nothing more
visits-in-all = { $node } has n = { $n } and w = { $w } after all iterations
which-alone = this question gives away what others ask, and stands alone
claim-yes = yes, of every tree
claim-no = no
claim-needs-lists = expected nested lists of numbers, such as [[5, 6], [2, 1]]
claim-tree-too-large = a tree with at most { $most } leaves is tried
claim-holds-here = On this tree it holds.
claim-fails-here = On this tree it does not hold.
claim-same-root = Alpha-beta gives the root the value that minimax gives it.
claim-never-more = Alpha-beta never visits more leaves than minimax.
claim-strict-never-fewer = With the rule α > β alpha-beta never visits fewer leaves than with α ≥ β.
claim-exact-inside = Alpha-beta gives every node that it visits the value that minimax gives it.
claim-first-branch-whole = Alpha-beta visits every leaf below the first child of the root.
claim-one-leaf-a-cut = Each cut leaves out exactly one leaf.
claim-last-leaf = Alpha-beta always visits the last leaf.
why-same-root = It is true: a cut leaves out only what one of the players can avoid by an alternative that is at least as good.
why-never-more = It is true: alpha-beta goes the same way and only leaves out.
why-strict-never-fewer = It is true: wherever α > β, also α ≥ β, so the strict rule cuts at the same places or later.
why-exact-inside = It is false: a node at which the search is cut has a bound, which need not be its value. In [[5, 6], [2, 1]] B gets ≤ 2 and is worth 1.
why-first-branch-whole = It is false from three plies on: below the first child a bound arises as well. In [[[1, 2], [3, 0]], …] leaf 0 is cut.
why-one-leaf-a-cut = It is false: a cut leaves out all children that remain, with everything below. In [[5, 6], [2, 1, 0]] one cut leaves out two leaves.
why-last-leaf = It is false: in [[5, 6], [2, 1]] the last leaf is cut.
