### Names of nodes, the words of a query, slips in lecture notes.

leaf = leaf{"\u00A0"}{ $value }
root = the root

## Words of a query; those for the same stand side by side

find-value = value v
find-visits = visits n
find-depth = depth
find-alpha = alpha
find-beta = beta
find-cut = cut
find-best = best
find-unseen = unseen
find-leaf = leaf
find-max = max
find-min = min
find-chance = chance
find-number = a number
find-facts = value, visits, depth, alpha or beta

## Questions before a decision, on slides that pause

question = question
ask-cut = Does the search look at the remaining moves of { $node }, or does it cut them?
ask-cut-outcomes = Does the search look at the remaining outcomes of { $node }, or does it cut them?
ask-max = Which value does Max get at { $node }, and by which move?
ask-min = Which value does Min hold { $node } to, and by which move?
ask-winner = All that decides is known: who wins at { $node }?
ask-mean = What is the mean of the outcomes at { $node }?
ask-selection = Which child of { $node } has the highest upper confidence bound?
ask-backup = The result of this iteration is known. How do *n* and *w* change along the path?
ask-move = All iterations are done. Which move does the search choose?

## Slips in lecture notes

errata-zero-sum = Introduction (Snake Go): it calls perfect information “fair” and uses “zero-sum” for “no draws”. Zero-sum means that one side wins what the other loses; it allows draws.
errata-sg-search = Introduction: its “SG search” finds who wins. Sprague–Grundy numbers tell more; the option “SG values” shows them.
errata-nim-positions = Introduction: heaps a₁ … aₙ have ∏(aᵢ + 1) positions, not ∏ aᵢ: a heap can be empty.
errata-win-rate = Introduction: a playout’s win rate is once that of the side to move at the root, then that at the leaf. Here it is Max’s.
errata-estimates = AIMA, exercise 5.9: its weights give estimates beyond ±1, the utilities, so at a depth limit an estimate of 3 is preferred to a win. An evaluation should stay between them; weights of 0.03, 0.01, −0.03, −0.01 do.
errata-backpropagation = Introduction: backpropagation goes by an L that is not defined. If Δ is for the side to move at the root, the nodes at odd depth take Δ; or the root would choose its opponent’s best child.
errata-mcts-code = Introduction: its UCT code leaves c out, never adds the child to the tree, and takes the parent’s N where the text takes the root’s; it never updates the root, so that N stays 0 there and ln N is −∞. Its playout returns the parity of where it began, however it ends.
errata-names-of-cuts = Adversarial Search: it names the two cuts the other way round than most books, which call the one at a Min node an α cut.
errata-cut-sign = Adversarial search (C++): the text cuts at α > β, the code at α ≥ β. The code is fail-hard: what it passes up at a cut is a bound.
errata-space = Adversarial search (C++): minimax is said to waste space, beside O(bm), which is little. It wastes time.
errata-cut-at-max = Adversarial search, with expectimax: at a cut in a Max node Min has a reply that keeps Max at β or below, not always below.
errata-successors = Adversarial search, with expectimax: successors in a set lose their order, and equal pairs of probability and state become one.

## Slips in the listings of lecture notes

slip-no-array = b is not declared, and an assignment does not copy an array.
slip-no-memo = No result is stored, although the text gives the time of a memoised search.
slip-undefined-node = v0 is not defined; root is meant.
slip-not-added = The new child is not added to the tree.
slip-visits-of-parent = N is that of the parent; the text takes that of the root.
slip-no-constant = The constant C of the text is missing.
slip-parity = The result depends on where the playout starts, and not on how the game ends.
slip-root-not-updated = The root is never updated: its n stays 0, and ln 0 is −∞.
slip-field = The field is called value; there is no val.
slip-sign = The text cuts at α > β only.
slip-lower = The text says that Min has a lower value elsewhere; it may be equal.
slip-better = The comment says that Max has a better move; it may be only as good.
slip-set-of-moves = A set has no order: which of two equal moves is found is left to chance.
slip-set-of-cuts = A set has no order, and the number of cuts depends on the order.
slip-set-of-outcomes = In a set, two outcomes with the same probability and the same state become one.
slip-windows = A window must not be passed through a chance node unchanged.
