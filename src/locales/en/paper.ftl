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
rules-between = {" "}
goals-between = , and{" "}
names-between = ,{" "}

## Forms

tree-picture = The tree of this exercise. Its nodes are named in the text and in the blanks.
dash-for-empty = {" "}In this quiz write a dash, –, where a box would stay empty.
as-decimal = Write numbers with a point and a hyphen for minus, such as 2.33 or -3, rounded to two decimals.
left-out = Exercise { $at } ({ $name }) is left out: { $why }
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
moved-by = counts for
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
page-of = page { $page }
end-of-sheet = — The sheet ends here. —
end-of-key = — The key ends here. —

## Refusals

no-program = expected a question without a program: programs are written and run on a page of their own
not-on-paper = expected a question that can be asked on paper: each decision reveals the answer to the one before
too-wide = expected at most { $most } leaves, which fit across a page; found { $count }
not-marked-there = expected a question with one right answer; a quiz cannot mark this one

## Which search, who runs next, playouts

next-node = Node entered next
play-all = The playouts bring Max, iteration after iteration: { $results }. Write n and w of every visited node, and the child that UCB takes next.
hand-over = { $returned } has just returned. Which node is entered next, and with which window?
which-search = { $told } Which search was it?
search-was = Search
half-node = Half of the points for the node, the rest for α and β.
is-it-true = “{ $said }” Is this true of every tree? If not, write a tree on which it fails.
claim-holds = True of every tree
claim-tree = Counterexample
