### Searches side by side: the menu that opens them, their lanes, the table and the bar.

## The menu

beside = Beside …
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
read-here = read by this search only
read-there = read by another only
only = Only { $name }: { $leaves }.
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

## Figures

work-of = { $at } of { $all }
in-all = leaves { $leaves } · nodes { $nodes } · cuts { $cuts } · root { $value }
not-so = Several searches can be had as SVG, PNG and TikZ.
