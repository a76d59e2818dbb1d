### Words in the drawing.

chance = chance
leaves = leaves
not-searched =
    { $count ->
        [one] 1 move not searched
       *[other] { $count } moves not searched
    }
won = W
lost = L
window-empty = window empty
playout = playout{ $number }: { $score }
last-moves = , last { $last } of { $all } moves
pawns = pawns
nodes-of = { $seen } of { $all } nodes
overview = the whole, true widths
