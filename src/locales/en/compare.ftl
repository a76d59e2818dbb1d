### Searches side by side: the menu that opens them, their lanes, the table and the bar.

## The menu

beside = Compare …
beside-name = Put another search beside this one
one-option = One option changed
other-algorithm = Another algorithm
conventions = The conventions of a text
as-before = As before the last change

## The lanes

lanes = Searches side by side
same-work = Same work
same-leaf = Same leaf
same-work-hint = Each search stands where it has done so much work.
same-leaf-hint = All searches are looked at for one leaf.
too-many-leaves = Only for trees with few leaves, searched without sampling.
leaf-of = leaf { $at } of { $all }
node-of = node { $at } of { $all }
playout-of = playout { $at } of { $all }
event-of = step { $at } of { $all }
done-at = done at { $work }
read-as = read as no. { $rank }
not-read = not read
open-in-lab = Open in the lab
take-away = Take this search away
whole-sentence = { $name }: { $sentence }

## The table

at-leaves = { $count ->
        [one] after 1 leaf
       *[other] after { $count } leaves
    }
at-nodes = { $count ->
        [one] after 1 node
       *[other] after { $count } nodes
    }
at-playouts = { $count ->
        [one] after 1 playout
       *[other] after { $count } playouts
    }
at-events = { $count ->
        [one] after 1 step
       *[other] after { $count } steps
    }
in-the-end = in the end
time = time, with recording
leaves = leaves
nodes = nodes
cuts = cuts
root = root
move = move
playouts = playouts
events = steps
leaves-of = { $count ->
        [one] 1 leaf
       *[other] { $count } leaves
    }
depth = depth
fewest = No search of this kind can prove the value with fewer than { $least } leaves (Knuth and Moore: { $sum }).
read-here = so far read by this search only
read-there = so far read by another only
only = In the end read by { $name } only: { $leaves }.
none = none

## The bar

clock = Work done
leaf-number = Leaf
by = By
by-leaf = by leaf
by-node = by node
by-playout = by playout
by-event = by event
leaf-at = Leaf { $at } of { $all }

## Many seeds

seeds = Seeds …
seeds-name = The same search with many seeds
seeds-run = Searching with 20 seeds …
seeds-say = { $seeds } seeds, { $iterations } iterations each: the value of the root is { $mean } on average, with standard deviation { $deviation }.
seeds-take = { $count ->
        [one] {" "}One of them chooses { $name }.
       *[other] {" "}{ $count } of them choose { $name }.
    }
exact-value = {" "}The exact value is { $value }.
no-exact = {" "}The exact value is not known: the position takes too long to solve.
seeds-done = { $done } of { $all } seeds
seeds-more = 1,000 seeds
iterations = iterations
mean = mean
deviation = deviation
chosen = chosen move
exact = exact
course-of-values = Mean value of the root, in a band of one standard deviation, over the iterations
course-of-moves = Share of the seeds that choose each move

## Figures

work-of = { $at } of { $all }
in-all = leaves { $leaves } · nodes { $nodes } · cuts { $cuts } · root { $value }
not-so = Several searches can be had as SVG, PNG and TikZ.
