### Exercises on paper: tasks, rules, forms, keys, and why something cannot be printed.

## Tasks

write-values = Write the value of every inner node.
write-values-at = Write the values of { $nodes }.
write-grundy = Write the Grundy number of every inner node.
write-grundy-at = Write the Grundy numbers of { $nodes }.
find-root = What is the root worth, and which move is taken there?
find-root-leaves = What is the root worth, which move is taken there, and how many leaves does the search visit?
cross-out = Cross out every leaf that the search does not visit.
write-windows = Write α and β with which the search enters each inner node below the root; leave the boxes of a node empty that it does not enter.
write-windows-at = Write α and β with which the search enters { $nodes }.
write-windows-left = Write α and β with which the search leaves each inner node below the root; leave the boxes of a node empty that it does not enter.
write-windows-left-at = Write α and β with which the search leaves { $nodes }.
choose-at = Which child of { $node } does UCB take next? N{"\u00A0"}={"\u00A0"}{ $parent }, c{"\u00A0"}={"\u00A0"}{ $c }.
choose-numbers = Which child of { $node } does UCB take next? N{"\u00A0"}={"\u00A0"}{ $parent }, c{"\u00A0"}={"\u00A0"}{ $c }. Write both terms and their sum to two decimals.
back-up =
    { $count ->
        [one] An iteration goes down { $path }. Its playout brings Max a reward of { $reward }. Write n and w after it.
       *[other] An iteration goes down { $path }. Its { $count } playouts bring Max a reward of { $reward } in all. Write n and w after it.
    }
order-children = Put the children into the order in which the search cuts most. Write their names from left to right.
make-so = Put numbers at the empty leaves so that { $goals }.
find-mistake = This answer has a mistake in it. Where is the first one, counted from the leaves, and what is its reason?
find-window-mistake = These windows on entering have a mistake in them. Where is the first one, and what is its reason?
not-seen = { $nodes } is not visited
is-seen = { $nodes } is visited
makes-cuts =
    { $count ->
        [one] the search makes 1 cut
       *[other] the search makes { $count } cuts
    }
takes-move = the search takes { $node }
has-value = the root is worth { $value }
goals-between = , and{" "}
names-between = ,{" "}

## Rules

by-minimax = Minimax: Max takes the largest value, Min the smallest.
by-alpha-beta = Alpha-beta, children from left to right. A node is left as soon as α{"\u00A0"}{ $sign }{"\u00A0"}β.
by-alpha-beta-ordered = Alpha-beta, children in the order that the search gives them. A node is left as soon as α{"\u00A0"}{ $sign }{"\u00A0"}β.
fail-hard = {" "}A Max node returns α, a Min node β (fail-hard).
clipped = {" "}The value that a node returns is clipped to its window.
to-depth = {" "}The search goes to depth { $depth }; positions there are estimated.
from-window = {" "}The window at the root is ({ $alpha }, { $beta }).
by-expectimax = Expectimax: the value of a chance node is the mean of the values of its children, weighted by their probabilities.
by-bounds = {" "}Every leaf lies between { $low } and { $high }; an outcome that cannot matter is not visited.
by-win-lose = Who wins with best play? 1 is a win for Max, −1 a win for Min.
stops-early = {" "}A node is left at the first move that wins.
by-grundy = The Grundy number of a position is the smallest of 0, 1, 2, … that is not the Grundy number of any position one move away (mex).
by-mcts = Monte-Carlo tree search: UCB = w/n + c·√({ $factor }ln N / n). N is the number of visits of the { $of }, n that of the child; w is the sum of the rewards of the player who moved into the child. Rewards go from { $low } to { $high }.
of-parent = parent
of-root = root
max-moves = {" "}Max is to move.
min-moves = {" "}Min is to move.

## Forms

sheet-title = Exercises
key-title = { $title } · key
name = Name
number = Number
of-points = of { $points } points
one-point = 1 point
points = { $points } points
value = value
move = move
leaves = leaves
node = node
child = child
mean = mean
exploration = exploration
sum = sum
next = next
moved-by = moved by
before = before
after = after
order-of = { $node }: { $children }
first = first mistake
reason = reason
mover-max = Max
mover-min = Min
leaf-at = leaf { $at } from the left: { $value }
none = none of them

## Keys

right-leaves = Not visited: { $leaves }.
none-left-out = Every leaf is visited.
by-jaccard = { $points } × right / (right + missed + too many).
other-rule-share = By the other cut rule: { $points }.
each-alike =
    { $count ->
        [one] { $points } for it.
       *[other] { $points } for { $count } entries, all alike.
    }
each-follows = A number that follows from the numbers below it is right.
half-child = Half for the child, half for the { $count } numbers.
by-leaves = { $points } × (worst − leaves in this order) / (worst − best).
any-numbers = Other numbers are right, too, if they meet every condition.
usual-slip = Usual slip ({ $answer }): { $said }
nothing-marked = no leaf marked
for-this-sheet = key to sheet { $code } only
own-sheet = sheet { $code }

## Refusals

not-on-paper = expected a question that can be asked on paper: each decision reveals the answer to the one before
too-wide = expected at most { $most } leaves, which fit across a page; found { $count }
not-marked-there = expected a question with one right answer; a quiz cannot mark this one
