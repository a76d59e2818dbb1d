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

## Refusals

not-met = none of { $tries } random positions meets all the conditions; relax one of them
no-node = there is no node { $node } in this tree
other-algorithm = this cannot be asked about this algorithm with these options
too-many-fields = expected at most { $most } fields, found { $count }; name fewer nodes in "at"
needs-tree = this can be asked about explicit trees only
no-choice = UCB makes no choice there: a child is missing or was not visited
no-orders = all orders visit equally many leaves, or there are more than { $most }
not-possible = expected the tree’s own numbers at these leaves to reach the goal: they are the model answer
no-slip = no misconception changes the answer here
nothing-asked = the search does not visit the nodes asked about
too-long = this search is too long for an exercise
one-source = expected either "game" or "generate"
rising-range = a list of two whole numbers, the second not below the first
questions = a list of 1 to { $most } questions
number-to = a number from 0 to { $most }
node-path = a node’s path such as "r.0.2"
exercises = a list of 1 to { $most } exercises
