### The sentence of a step. `*α*` is a mathematical symbol.

tag-start = start
tag-selection = selection
tag-expansion = expansion
tag-simulation = simulation
tag-backpropagation = backpropagation
tag-down = down
tag-value = value
tag-back-up = back up
tag-cut = cut
tag-choice = choice
outcome = { $outcome } comes with probability { $odds }.
sum-begins = The sum at { $node } begins with { $term }{"\u00A0"}{ $equals }{"\u00A0"}{ $sum }.
sum-so-far = The sum at { $node } is now { $before }{"\u00A0"}+{"\u00A0"}{ $term }{"\u00A0"}{ $equals }{"\u00A0"}{ $sum }.
settled = The value of { $node } is now determined: { $low }.
still-between = Every value not yet searched lies between { $least } and { $most }, so { $node } lies between { $low } and { $high }.
rest-at-most = Even if all remaining outcomes have the upper bound, { $node } is at most { $high }, and Max can expect { $alpha } elsewhere:{" "}
rest-at-least = Even if all remaining outcomes have the lower bound, { $node } is at least { $low }, and Min can limit Max's expected value to { $beta } elsewhere:{" "}
won-by-somebody = Draws are impossible in this game: +1 means that Max wins, −1 that Min wins; no other value occurs.
values-between = It is known before the search that every value lies between { $low } and { $high }.
first-depth = The first search goes to depth { $depth }.
next-depth = The search starts again from the root, now to depth { $depth }. Values from the shallower search are discarded.
rank-killer = { $child } is a killer move (it caused a cut at this depth), so it is tried first.
rank-no-killer = { $child } is not a killer move: it caused no recent cut at this depth.
rank-draw = { $child } draws the random number { $score }: the highest number is tried first.
rank-written = The true value of { $child } is { $score };{" "}
rank-evaluated = The static evaluation of { $child } is { $score };{" "}
worst-first = the worst move for { $mover } is tried first.
best-first = the best move for { $mover } is tried first.
start-outlined = The search has not started. The whole tree is drawn in grey; no node has been visited yet.
start-growing = The search has not started. Nodes are added to the tree as the search visits them.
open-chance =
    { $count ->
        [one] { $node } is a chance node with one outcome.
       *[other] { $node } is a chance node with { $count }{"\u00A0"}outcomes, each with its probability.
    }
tries-first = { $mover } tries { $child } first.
tries-next = { $mover } tries { $child } next.
tries-again = { $mover } tries { $child } again.
recall-won = { $node } was decided before, at { $original }: the memo says that { $winner } wins. It is not searched again.
recall-value = { $node } was reached before, at { $original }: the table holds its value, { $value }.
recall-cut = { $node } was reached before, at { $original }: the stored bound { $value } already causes a cut.
recall-narrow = { $node } was reached before, at { $original }: the stored bound { $value } narrows the window.
recall-order = { $node } was reached before, at { $original }, to another depth or within another window: only its best move is used, which is tried first.
recall-window = So at { $node } only values from *α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha } to *β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta } can matter.
store-won = The result of { $node } is stored in the memo.
store-lower = The value of { $node } is stored in the table as a lower bound.
store-upper = The value of { $node } is stored in the table as an upper bound.
store-exact = The value of { $node } is stored in the table as a value, not a bound.
grundy-leaf = The Grundy number of { $node } is { $number }.
grundy = Grundy number of { $node }: mex{"\u00A0"}{ $below }{"\u00A0"}={"\u00A0"}{ $number }, the smallest number that no move reaches.
over-mcts = The game is over at { $node } with { $value }: no playout is needed.
over-won = The game is over at { $node }: { $winner } has won.
over-utility = The game is over at { $node }: the payoff { $payoff } has utility { $value }.
over = The game is over at { $node }: it is worth { $value }.
over-turned = The game is over at { $node }: to { $mover }, who would move next, it is worth { $value }.
estimate-utility = The depth limit ends the search at { $node }: the evaluation is { $payoff }, which has utility { $estimate }.
estimate = The depth limit ends the search at { $node }: the evaluation is { $estimate }.
estimate-turned = The depth limit ends the search at { $node }: for { $mover }, to move there, the evaluation is { $estimate }.
improve-won = { $mover } wins at { $child }, so { $node } is won: { $mover } moves to { $child }.
improve-max = At { $node } { $max } can now get { $value-about }{ $value } with { $child }: max({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value }.
improve-min = At { $node } { $min } can now limit { $max } to { $value-about }{ $value } with { $child }: min({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value }.
improve-max-expected = At { $node } the best expected value is now { $value-about }{ $value }, by { $child }: max({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value }.
improve-min-expected = At { $node } the lowest expected value is now { $value-about }{ $value }, by { $child }: min({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value }.
improve-max-bound = { $child } is at most { $score }, so { $node } is at most max({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value } so far.
improve-turned-bound = To the mover at { $node }, { $child } is worth at most { $score }: { $node } is at most max({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value } so far.
improve-min-bound = { $child } is at least { $score }, so { $node } is at least min({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value } so far.
improve-open = { $node } goes on with { $value } from { $child }, whose value may be higher or lower.
return-open = { $node } returns { $value }; because of the window or the table, its value may be higher or lower.
return-at-least-estimate = { $node } returns { $value }: a lower bound, computed from estimates.
return-at-most-estimate = { $node } returns { $value }: an upper bound, computed from estimates.
return-average = The value of { $node } is { $value }, computed from playouts.
return-at-least = { $node } returns { $value }: a lower bound, not an exact value.
return-at-most = { $node } returns { $value }: an upper bound, not an exact value.
return-estimate = The value of { $node } is { $value }, computed from estimates.
return-rounded = The value of { $node } is { $value }, rounded.
return-exact = The value of { $node } is exactly { $value }.
return-turned = Negated at { $parent }: { $value }.
search-ends-at-depth = The search to depth { $depth } is complete.
search-ends = The search is complete.
decided-leaf = The search returns from { $node }: { $winner } wins there.
decided-won = { $node } is won for the side to move, { $winner }.
decided-lost = Every move of { $mover } at { $node } lets { $winner } win: { $node } is lost for the side to move.
first-value = { $value } is the first value at { $node }.
first-bound = { $value }, a bound, is the first number at { $node }.
better = { $value } is better for { $mover } than { $held }.
better-bound = { $value } is taken, but only bounds are known: { $child } may be no better for { $mover } than { $held }.
no-better = { $value } only equals the best so far; the first move found is kept.
no-better-max = { $child } is at most { $value }, so it is no better for Max than the { $held } found first.
no-better-turned = That is at most { $value }: no better for { $mover } than the { $held } found first.
no-better-min = { $child } is at least { $value }, so it is no better for Min than the { $held } found first.
kept-bound = By what is known, { $value } is no better: { $node } keeps { $held }.
worse = { $value } is worse for { $mover } than { $held }: { $node } keeps { $held }.
choose-win = { $mover } takes { $child } and wins.
choose-loss = All moves lose; { $mover } plays the first one, { $child }.
choose-estimate = { $mover } takes { $child }, worth { $value } according to the estimates.
choose-expected = { $mover } takes { $child }: its expected value is { $value }.
choose-best = { $mover } takes { $child }, worth { $value } if both play optimally.
leaves-saved = { $visited } of { $all } leaves visited, { $saved } saved.
no-leaves-saved = All { $all }{"\u00A0"}leaves visited.
no-other-better = No other move is better.
others-lose = Any other move loses.
others-at-most = Any other move is worth at most { $value }.
others-at-least = Any other move is worth at least { $value }.
window-full = The search of { $node } starts with the full window: *α*{"\u00A0"}={"\u00A0"}{ $alpha }, *β*{"\u00A0"}={"\u00A0"}{ $beta }.
window-given = { $node } is given the window *α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha }, *β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }: only a value between them can matter.
window-turned = The window ({ $low }, { $high }) of { $parent } is exchanged and negated for { $node }: *α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha }, *β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }.
narrow-max = *α*{"\u00A0"}{ $sign }{"\u00A0"}max({ $before }, { $found }){"\u00A0"}{ $sign }{"\u00A0"}{ $alpha }
narrow-min = *β*{"\u00A0"}{ $sign }{"\u00A0"}min({ $before }, { $found }){"\u00A0"}{ $sign }{"\u00A0"}{ $beta }
narrow-at = At { $node },{" "}
narrow-ge-empty = . Now *α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha } ≥ *β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }: the window is empty.
narrow-ge-open = . *α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha } < *β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }: go on.
narrow-gt-empty = . Now *α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha } > *β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }: the window is empty.
narrow-gt-open = . *α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha } ≤ *β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }: not yet a cut under α > β.
cut-won = One winning move is enough at { $node }:{" "}
cut-min = Min can limit Max to { $beta-about }{ $beta } at { $node }, but Max can get { $alpha-about }{ $alpha } by { $holder }. Since { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }, Max has no reason to enter { $node }:{" "}
cut-max = { $max } can get { $alpha-about }{ $alpha } at { $node }, but { $min } can limit { $max } to { $beta-about }{ $beta } by { $holder }. Since { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }, { $min } has no reason to enter { $node }:{" "}
cut-min-expected = The expected value of { $node } is at most { $beta-about }{ $beta }, but Max can expect { $alpha-about }{ $alpha } by { $holder }. Since { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }, Max has no reason to enter { $node }:{" "}
cut-max-expected = The expected value of { $node } is at least { $alpha-about }{ $alpha }, but Min can limit it to { $beta-about }{ $beta } by { $holder }. Since { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }, Min has no reason to enter { $node }:{" "}
cut-min-deep = { $node } is worth at most { $beta-about }{ $beta }, but { $above } at least { $alpha-about }{ $alpha } by { $holder }. Since { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }, Max never lets it come to this:{" "}
cut-max-deep = { $node } is worth at least { $alpha-about }{ $alpha }, but { $above } at most { $beta-about }{ $beta } by { $holder }. Since { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }, Min never lets it come to this:{" "}
cut-turned-deep = { $max } gets { $alpha-about }{ $alpha } at { $node }, but { $min } at { $above } limits { $max } to { $beta-about }{ $beta } by { $holder }. As { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }, { $min } never goes there:{" "}
cut-min-lowest = The value of { $node } is at most { $beta-about }{ $beta }, and nothing is lower:{" "}
cut-max-highest = The value of { $node } is at least { $alpha-about }{ $alpha }, and nothing is higher:{" "}
cut-min-anyway = The value of { $node } is at most { $beta-about }{ $beta }, and *α* is { $alpha } already:{" "}
cut-max-anyway = The value of { $node } is at least { $alpha-about }{ $alpha }, and *β* is { $beta } already:{" "}
cut-answered = { $mover } gets { $about }{ $own } at { $node }, which is better than { $than }. More is not asked:{" "}
cut-answered-below = { $mover } gets { $about }{ $own } at { $node }, better than { $than }: this reply does not refute { $child }. More is not asked:{" "}
scout-max = { $child } is only asked whether it is more than { $alpha }: it gets the null window ({ $alpha }, { $beta }).
scout-turned = { $child } is only asked whether it gives { $mover } more than { $alpha }: it gets the null window ({ $low }, { $high }).
scout-min = { $child } is only asked whether it is less than { $beta }: it gets the null window ({ $alpha }, { $beta }).
again = { $child } is better. Its number may be a bound, since a null window was asked: it is searched again with ({ $alpha }, { $beta }).
deep-cut = This is a deep cut.
pruned-min = { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }: whatever the rest of { $node } is worth, { $max } at { $holder } has no reason to let the game come there.
pruned-max = { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }: whatever the rest of { $node } is worth, { $min } at { $holder } has no reason to let the game come there.
pruned-empty = { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }: the window is empty, so the rest of { $node } cannot affect the result.
pruned-deep = The bound comes from { $holder }, above the parent of { $node }: this is a deep cut.
promised-alpha = *α*{"\u00A0"}{ $sign }{"\u00A0"}{ $alpha } is part of the window given to the root.
promised-beta = *β*{"\u00A0"}{ $sign }{"\u00A0"}{ $beta } is part of the window given to the root.
promise-max = *α*{"\u00A0"}{ $sign }{"\u00A0"}{ $alpha }: { $max } can already get { $alpha } at { $node }
promise-max-expected = *α*{"\u00A0"}{ $sign }{"\u00A0"}{ $alpha }: Max can already expect { $alpha } at { $node }
promise-min = *β*{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }: { $min } can already limit { $max } to { $beta } at { $node }
promise-min-expected = *β*{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }: Min can already limit the expected value of { $node } to { $beta }
promised-by = {" "}by choosing { $child }
witness = {" "}(from { $witness }).
no-witness = .
outcome-move = In the end the root is worth { $value }, and { $mover } takes { $best }.{" "}
outcome-root = In the end the root is worth { $value }.{" "}
still-cut = The cut at { $node } stays.
no-longer-cut = There is no cut at { $node } any more.
iteration =
    { $done ->
        [0] Iteration { $number } starts at the root.
        [one] Iteration { $number } starts at the root; { $done } is complete.
       *[other] Iteration { $number } starts at the root; { $done } are complete.
    }
expand-all = All { $count } children of { $node } are added to the tree at once; none has been visited yet.
expand-chance = { $node } has outcomes that are not in the tree: { $child } is added.
prior = The prior of { $child } is P{"\u00A0"}{ $sign }{"\u00A0"}{ $prior }: the larger it is, the more often { $child } is tried while little is known.
enter = The iteration goes on to the new node { $child }.
draw = The random outcome is { $child }, which has probability { $odds }.
no-visit = { $child } is unvisited; unvisited children are selected first.
drawn-equally = { $child } is drawn at random; each of the { $count } children is equally likely.
only-child = { $child } is the only child and is selected.
bound-close = { $child } has the highest bound, { $exploit }{"\u00A0"}+{"\u00A0"}{ $explore }{"\u00A0"}{ $sign }{"\u00A0"}{ $total }; the next, { $rival }, is lower by only { $less }.
bound-highest = { $child } has the highest bound, { $exploit }{"\u00A0"}+{"\u00A0"}{ $explore }{"\u00A0"}{ $sign }{"\u00A0"}{ $total }; the next is { $rival } with { $rival-total }.
bound-shared = { $child } and { $rival } share the highest bound, { $exploit }{"\u00A0"}+{"\u00A0"}{ $explore }{"\u00A0"}{ $sign }{"\u00A0"}{ $total }: the first is taken.
bound-shared-alike = { $child } and another child share the highest bound, { $exploit }{"\u00A0"}+{"\u00A0"}{ $explore }{"\u00A0"}{ $sign }{"\u00A0"}{ $total }: the first is taken.
bound-shared-by-more = { $child } and { $others }{"\u00A0"}others share the highest bound, { $exploit }{"\u00A0"}+{"\u00A0"}{ $explore }{"\u00A0"}{ $sign }{"\u00A0"}{ $total }: the first is taken.
playout-number = Playout { $number }.{" "}
playout-won = {" "}({ $who } wins)
playout-drawn = {" "}(a draw)
playout-exact-at-once = { $node } is solved exactly by a search to the end: { $score }{ $result }.
playout-written = The result of the playout at { $node } is given: { $score }.
playout-careful =
    { $count ->
        [one] A game played from { $node } at random without suicidal moves ends after 1 move with { $score }{ $result }.
       *[other] A game played from { $node } at random without suicidal moves ends after { $count } moves with { $score }{ $result }.
    }
playout-exact =
    { $count ->
        [one] After 1 random move from { $node } a complete search finds the result: { $score }{ $result }.
       *[other] After { $count } random moves from { $node } a complete search finds the result: { $score }{ $result }.
    }
mean-rate =
    { $count ->
        [one] The depth limit ends the search at { $node }: one playout gives { $mean }, a win rate of { $rate }{"\u00A0"}% for { $max }, counting draws as half.
       *[other] The depth limit ends the search at { $node }: the mean of { $count } playouts is { $mean }, a win rate of { $rate }{"\u00A0"}% for { $max }, counting draws as half.
    }
mean =
    { $count ->
        [one] The depth limit ends the search at { $node }: one playout gives { $mean }, a random estimate.
       *[other] The depth limit ends the search at { $node }: the mean of { $count } playouts is { $mean }, a random estimate.
    }
credit-counts = { $node }: *n*{"\u00A0"}{ $n }, *w*{"\u00A0"}{ $w }. Its reward counts for { $owner }, who moved here.
credit-reward = { $node }: *n*{"\u00A0"}{ $n }, *w*{"\u00A0"}{ $w }. The score { $score } is a reward of { $reward } for { $owner }, who moved here.
credit-root = { $node }: *n*{"\u00A0"}{ $n }, *w*{"\u00A0"}{ $w }. No move leads to it; *w* is the reward of { $owner }, who is not to move.
credit = { $node }: *n*{"\u00A0"}{ $n }, *w*{"\u00A0"}{ $w }.
take-visits = { $mover } takes { $child }: it has the most visits, { $visits } of { $total }.
take-mean = { $mover } takes { $child }: it has the best mean, { $mean }.
take-bound = { $mover } takes { $child }: it has the highest bound, { $bound }.
first-of-equals = {" "}The first of { $count }{"\u00A0"}equal ones.
open =
    { $count ->
        [one] { $mover } to move at { $node }: one move.
       *[other] { $mover } to move at { $node }: { $count }{"\u00A0"}moves.
    }
left-out = { $node } is pruned.
left-out-moves =
    { $count ->
        [one] the remaining move is pruned.
       *[other] the remaining { $count }{"\u00A0"}moves are pruned.
    }
left-out-outcomes =
    { $count ->
        [one] the remaining outcome is pruned.
       *[other] the remaining { $count }{"\u00A0"}outcomes are pruned.
    }
between = {" "}
expand =
    { $count ->
        [one] { $node } has 1 untried move: { $child } is added below it.
       *[other] { $node } has { $count } untried moves: { $child } is added below it.
    }
playout-random =
    { $count ->
        [one] A game played at random from { $node } ends after 1 move with { $score }{ $result }.
       *[other] A game played at random from { $node } ends after { $count } moves with { $score }{ $result }.
    }
by-visits = {" "}By visits it would be { $child }.
by-mean = {" "}By the mean it would be { $child }.
by-bound = {" "}By the bound it would be { $child }.
watched-move = { $child } is searched, move { $at } of { $all }.
watched-best = { $mover } has { $value } with { $best }.
watched-none-better = Of the moves after { $best } none was better; { $count } are done.
watched-iterations = After { $at } of { $all } iterations { $best } leads, with { $visits } visits and a mean of { $mean }.
