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
ask-cut = Does the search visit the remaining moves of { $node }, or does it cut them?
ask-cut-outcomes = Does the search visit the remaining outcomes of { $node }, or does it cut them?
ask-max = Which value does { $mover } get at { $node }, and by which move?
ask-min = To which value does Min limit Max at { $node }, and by which move?
ask-winner = Everything needed is known: who wins at { $node }?
ask-mean = What is the mean of the outcomes at { $node }?
ask-selection = Which child of { $node } has the highest upper confidence bound?
ask-backup = The result of this iteration is known. How do *n* and *w* change along the path?
ask-move = All iterations are done. Which move does the search choose?

## Slips in lecture notes

errata-zero-sum = [A] Introduction (Snake Go): it calls perfect information “fair” and uses “zero-sum” for “no draws”. Zero-sum means that one side wins what the other loses; draws are possible.
errata-sg-search = [A] Introduction: its “SG search” only decides who wins. Sprague–Grundy numbers give more; the option “Grundy numbers” shows them.
errata-nim-positions = [A] Introduction: for heaps a₁ … aₙ it gives O(∏ aᵢ) as the time of the memoised search. A heap can be empty, so there are ∏(aᵢ + 1) positions, and each tries all its moves: O(∑ aᵢ · ∏(aᵢ + 1)).
errata-win-rate = [A] Introduction: the win rate of a playout is first that of the player to move at the root, then that of the player to move at the leaf. Here it is always that of Max.
errata-estimates = A trap, not a slip: with the weights 3, 1, −3, −1 of AIMA (3rd edition), exercise 5.9, some estimates lie outside the range of the utilities, −1 to 1, so a search with a depth limit may prefer an estimate of 3 to a win. With 0.03, 0.01, −0.03, −0.01 they stay inside.
errata-backpropagation = [A] Introduction: its backpropagation refers to an L that is not defined. If Δ is the reward of the player to move at the root, it is added at the nodes of odd depth; otherwise the root would choose the best child for its opponent.
errata-mcts-code = [A] Introduction, UCT code: the constant C is set but not used; the child is never added to the tree; N is that of the parent, but the text takes that of the root. The root is never updated, so N stays 0 there and ln N is −∞. A playout returns the parity of the depth where it started, whatever its result. It is added to the new node as it is, whoever has moved there.
errata-names-of-cuts = [B] Adversarial Search: it names the two kinds of cut the other way round. In most books a cut at a Min node is an α cut.
errata-cut-sign = [D] Adversarial search (C++): the text cuts at α > β, the code at α ≥ β. The code is fail-hard: the number that it returns at a cut is only a bound.
errata-space = [D] Adversarial search (C++): it says that minimax wastes time and space. Its space, O(bm), is small; it wastes time only.
errata-cut-at-max = [E] Adversarial search, with expectimax: it says that at a cut in a Max node Min has a reply elsewhere with a lower score. The score may also be equal.
errata-successors = [E] Adversarial search, with expectimax: it keeps successors in a set. A set has no order, and equal pairs of probability and state become one.

## Slips in the listings of lecture notes

slip-no-array = b is not declared, and an assignment does not copy an array.
slip-no-memo = No result is stored, although the text gives the time of a memoised search.
slip-undefined-node = v0 is not defined; root is meant.
slip-not-added = The new child is not added to the tree.
slip-visits-of-parent = N is that of the parent; the text takes that of the root.
slip-no-constant = The constant C is set above, but it is not used here.
slip-parity = The result depends on where the playout starts, and not on how the game ends.
slip-side = r is meant for the first player: where the depth of u is even, 1 − r belongs here.
slip-root-not-updated = The root is never updated: its n stays 0, and ln 0 is −∞.
slip-field = The field is called value; there is no val.
slip-sign = The text cuts at α > β only.
slip-lower = The text says that Min has a lower value elsewhere; it may be equal.
slip-better = The comment says that Max has a better move; it may be only as good.
slip-set-of-moves = A set has no order. The value does not depend on it, but the move chosen at the root does.
slip-set-of-cuts = A set has no order, and the number of cuts depends on the order.
slip-set-of-outcomes = In a set, two outcomes with the same probability and the same state become one.
slip-windows = A window must not be passed through a chance node unchanged.
