### Presets, and why a spec or link is refused.

## Presets, called by the titles of books and notes

preset-introduction = [A] Introduction (Snake Go)
preset-adversarial-search-1-5 = [C] 1.5 Adversarial search
preset-with-expectimax = [E] Adversarial search, with expectimax
preset-soft = AIMA 4e · [B] · [C] · [E]
preset-cs188 = CS188
preset-hard = OI Wiki · [D] Adversarial search (C++): its code
preset-its-text = [D] Adversarial search (C++): its text
preset-plain-mcts = [A] Introduction (Snake Go): plain MCTS
preset-uct = [A] Introduction (Snake Go): UCT
preset-adversarial-search = [B] Adversarial Search
preset-aima = AIMA 4e

## Refusals

grundy-needs-every-move = expected false: Grundy numbers need all moves searched, found true
deepening-needs-depth = expected a depth limit of at least 1 for iterative deepening
prune-needs-bounds = expected [low, high]: without bounds on the values no outcome of chance can be pruned
puct-needs-all-children = expected "all": PUCT chooses among all children, so they are added at once
puct-needs-visits = expected "visits" or "mean": by PUCT an unvisited move may have the highest bound
rising-points = 2 to 64 points [payoff, utility], both rising from one to the next
depth-limit = null or a whole number from 0 to 64
number-from-0 = a number of at least 0
number-above-0 = a number above 0
two-rising-numbers = two numbers, the first below the second
no-toss-left = false, since no toss is left
object = an object in {"{"} {"}"}
list = a list
list-of-two-numbers = a list of two numbers
text = a text
true-or-false = true or false
number = a number
number-or-infinity = a number, "+inf" or "-inf"
required = this field is required
version = version 1 (this link or file comes from another version)
leaf-of-nobody = win-lose search takes a leaf above 0 as a win for Max and one below 0 as a win for Min, found 0
no-child = only win-lose search accepts a position without moves (it is lost), expected at least one child
outside-curve = the utility curve is not defined for this payoff
outside-bounds = this value lies outside algorithm.bounds
chess-awaited = the rules of chess are not loaded yet
damaged-link = this link is damaged or incomplete; copy it again as a whole
in-this-text = in this text, { $said }
not-json = this is not JSON: { $problem }
at-path = { $path }: { $said }
one-of = { $words }
or = {" "}or{" "}
nothing-written = expected { $wanted }, found nothing
unexpected = expected { $wanted }, found { $found }
unknown-field = this field is unknown here; expected one of { $known }
weights =
    { $count ->
        [one] expected one weight, for the feature of the game, found { $found }
       *[other] expected { $count } weights, one per feature of the game, found { $found }
    }
rewards = a tree's numbers are rewards as they stand, expected { $low } to { $high }, found { $number }
curve-down-to = expected a curve that is defined for payoffs down to { $low }
bounds-of-game = expected bounds that hold every value of this game, { $low } to { $high }
no-estimate = depth { $depth } ends at node { $node }{ $name }, expected an "estimate" there
at-node = node { $node }{ $name }: { $said }
no-chance-nodes = expected an algorithm with chance nodes, such as expectimax; minimax and alpha-beta have none
needs-depth-limit = expected a depth limit: this game can last more than 256 plies
needs-winner = expected another algorithm: win-lose search needs a game without draws and without chance
grundy-needs-impartial = expected false: Grundy numbers are for impartial games in normal play
not-a-link = expected a link that begins with #1= (this one is of another version or not a link)
too-long = this is too long
lanes-wanted = expected { $low } to { $high } searches, found { $found }
other-position = expected the position of the first search
