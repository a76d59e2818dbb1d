### A program's search held against the book: verdicts, rules, and what could be behind a difference.

## Verdicts

same = Same as the book
more-work = Right answer, more work
other-windows = Right answer, other windows
differs = Differs from the book
too-little = Too little to compare
same-said = On this position all { $checked } values, windows and moves that could be compared are those of the book.
other-windows-said = The answer is right with no more calls than the book's, but the windows differ from call { $call } on.
more-work-said = The answer is right, but the search does not follow the book from call { $call } on.
differs-said = The search differs from the book from call { $call } on.
differs-iteration = The search differs from the book from iteration { $iteration } on.
too-little-said = No node with moves could be compared. Record the positions, or a game that is known here.
entered-only = The game is not known, so only values, windows and turns were compared.
in-part = The record ends early; everything before its end was compared.
dropped = { $count } calls were not recorded; they were not compared.

## Rules

rule-state = The position of a call is one move from that of the call around it.
rule-undo = A call leaves the position as it found it.
rule-turn = One word stands for one player.
rule-depth = The depth changes by the same step along every edge.
rule-horizon = Every line is searched to the end of the game or to one depth.
rule-all-moves = Every move is tried unless the window is closed.
rule-cut = The remaining moves are left out as soon as the window is closed.
rule-leaf = An end has the value of the game.
rule-value = A node has the best value of its children, or their mean.
rule-root-window = The first window holds all values.
rule-window = A call gets the window of its parent at that moment.
rule-memory = A remembered value settles this window, for this player and this depth.
rule-sooner = A win counts at least as much as a later one.
rule-choice = The move is the first one with the best value.
rule-error = No exception leaves a call.
rule-unvisited = A child that was never visited comes first.
rule-selection = The child with the largest bound is chosen.
rule-expansion = An iteration adds one new child, or all at once.
rule-visits = Visits grow by one on the path only.
rule-credit = The reward is added from the view of the side that chooses.
rule-final = The move has most visits, the best mean or the best bound.

## What stands where

is-window = α{"\u00A0"}={"\u00A0"}{ $alpha }, β{"\u00A0"}={"\u00A0"}{ $beta }
is-max = Max to move
is-min = Min to move
is-searched = a search of its moves
is-goes-on = more moves tried
is-searched-of = a search: { $value } was only a bound
is-left-at = the remaining moves left out, as α{"\u00A0"}={"\u00A0"}{ $alpha }, β{"\u00A0"}={"\u00A0"}{ $beta }
is-all-moves = all moves: the window α{"\u00A0"}={"\u00A0"}{ $alpha }, β{"\u00A0"}={"\u00A0"}{ $beta } is open
is-no-call = no more calls: the game is over here
is-every = all moves
is-tried = { $tried } of { $all } moves
is-one-move = a position one move away
is-all-inside = a window that holds all values
is-not-later = a win at ply { $sooner } counts at least as much as at ply { $later }
is-no-error = no exception
is-largest-bound = the child with the largest bound
is-weight = exploration with c { $c }
is-own-rewards = rewards for the side that chooses
is-one-of = one of the unvisited: { $moves }
is-mixed = rewards of no single view

## Conventions

found-ge = α ≥ β
found-gt = α > β
found-either = α ≥ β or >?
found-no-window = no windows
found-soft = fail-soft
found-hard = fail-hard
found-clipped = clipped to the window
found-capped = cut values clipped
found-soft-or-hard = fail-soft or hard?
found-max = values for Max
found-min = values for Min
found-mover = values for the player to move
found-depth = depth limit { $depth }
found-plies = depth limit { $plies } plies
found-visits = most visits
found-mean = best mean
found-bound = best bound
found-no-depth = to the end of the game

## What could be behind it

slip-fresh-window = Does every call begin with the first window again, instead of the one of its parent?
slip-fresh-window-at-start = Does the loop over the first moves give each of them the whole window again?
slip-full-window = Does every call begin with −∞ and +∞ again?
slip-at-max = { $question } At Max's nodes only?
slip-at-min = { $question } At Min's nodes only?
slip-stale-window = Does a call get the window its parent began with, although it has narrowed since?
slip-parent-bound = Does a call get only its parent's own bound, without the one from further up?
slip-other-bound-lost = Does a call get the mover's own bound, but the other player's as it was at the very start?
slip-not-swapped = Are α and β negated, but not exchanged?
slip-not-negated = Are α and β handed on as they are, without being negated and exchanged?
slip-exchanged-only = Are α and β exchanged, but not negated?
slip-best-replaces-bound = Does the best value of this node replace a better bound from above?
slip-last-replaces-bound = Does the last value replace the bound, even if it is worse?
slip-other-bound = Is the wrong end of the window moved: β at Max, α at Min?
slip-shared-window = Is the window kept outside the call, so that other calls change it?
slip-other-cut-rule = Does one side stop at α = β and the other go on?
slip-max-only = Does the search cut at Max only?
slip-min-only = Does the search cut at Min only?
slip-never-cuts = Is the cut missing, or is it never reached?
slip-wrong-bound = Is the value compared with the wrong bound: with α at Max, with β at Min?
slip-one-late = Is the window compared before the new value has narrowed it?
slip-last-value = Is the last value compared with the bound, instead of the best one?
slip-stale-bound = Is the window compared as it was at the beginning of the call?
slip-ties-at-max-only = Does Max stop at α = β, but Min go on?
slip-ties-at-min-only = Does Min stop at α = β, but Max go on?
slip-return-in-loop = Does the return stand inside the loop, so that it ends after one move?
slip-last-move = Does the loop end one move early?
slip-first-better = Is the first move that improves the bound taken, without trying the others?
slip-moves-of-start = Are the moves of the start position tried at every node?
slip-stops-early = Does something end the loop before all moves are tried?
slip-no-return = Is a return missing on this way through the function?
slip-not-a-number = Is something returned that is no number?
slip-last-child = Is the best value overwritten by every child?
slip-no-negation = Is the value of a child not negated?
slip-min-max-swapped = Are max and min exchanged?
slip-all-max = Is the largest value taken for both players?
slip-all-min = Is the smallest value taken for both players?
slip-compares-moves = Are pairs compared whose first part is the move, not the value?
slip-first-child = Is only the first child's value kept?
slip-starts-at-zero = Does the best value start at 0, so that worse ones never count?
slip-infinity-at-cut = Is infinity returned at a cut, instead of the value found?
slip-other-bound-returned = Is the wrong bound returned: β at Max, α at Min?
slip-shared-best = Is the best value kept outside the call, so that other calls change it?
slip-plain-sum = Are the values of a chance node added without their probabilities?
slip-plain-mean = Does every outcome count the same, whatever its probability?
slip-divided-again = Is the weighted sum divided by the number of outcomes once more?
slip-min-at-chance = Is chance taken for an opponent?
slip-max-at-chance = Is chance taken for a player who chooses the best?
slip-whole-means = Are means rounded to whole numbers?
slip-bound-at-cut = Is the node's own old bound returned at a cut?
slip-other-side = Does the value of an end belong to the other side?
slip-no-moves-infinity = Is a full board without a winner not seen as an end, so that the first best value is returned?
slip-plays-on = Is the end of the game not seen, so that the search plays on?
slip-draw-as-loss = Is a draw not counted as a draw?
slip-no-value = Does an end return no number?
slip-narrow-window = Is the first window too narrow for the values of this game?
slip-bound-as-exact = Does the table keep a bound as if it were the value?
slip-key-too-small = Does the table take two positions for one, by the player to move say?
slip-depth-in-loop = Is the depth changed inside the loop over moves?
slip-depth-not-counted = Is the depth not handed on by the same step everywhere?
slip-turn-kept = Does the turn not change from move to move?
slip-not-undone = Is the move not taken back?
slip-two-moves = Is the position changed by more or less than one move?
slip-uneven-horizon = Do some lines end before the depth limit?
slip-later-win = Does the depth count the wrong way, so that a later win is worth more?
slip-worst-move = Is the move for the other side chosen: the worst instead of the best?
slip-tie-is-a-bound = Is a later move taken that only reaches the bound, and may be worse?
slip-endless = Does the recursion never come to an end?
slip-exception = Does the program end with an exception?
slip-unvisited-not-first = Do children without visits have a bound that is too small?
slip-best-mean = Is the exploration term missing?
slip-sum-not-mean = Is the sum of rewards taken instead of their mean?
slip-ln-of-child = Is the logarithm taken of the child's visits instead of the parent's?
slip-other-weight = Is another weight used than the one that is stated?
slip-selection = Is a child chosen at random, or by another rule?
slip-wrong-way = Is the smallest bound chosen, or the mean of the other side?
slip-root-not-counted = Does the loop over the path stop before the root?
slip-leaf-not-counted = Does the loop over the path begin above the new node?
slip-phantom-visit = Does a node begin with a visit that it never had?
slip-only-leaf-counted = Is only the new node counted, and not the path to it?
slip-half-credited = Do only the nodes of one side get a reward?
slip-no-sign-flip = Does every node get the same reward, although the sides alternate?
slip-deeper-expansion = Is more than one node added in an iteration?
slip-worst-final = Is the answer not the child with most visits or the best mean?

## The run in the page

own = Your own search
own-found = Found in your run:
own-there = Go there
own-beside = Beside the book
own-beside-off = Back to the code
own-book = The book, in your order
own-not-visited = The book does not visit this node.
own-leave = Open this position in the lab
own-source = Your program
own-no-source = The record has no text of the program.
own-verdict = Verdict
own-expected = The book
own-got = Your program
own-could-be = Could it be this?
own-right = The answer itself is right.
own-wrong = The answer itself is wrong, too.
own-first = First difference: call { $call }
own-first-iteration = First difference: iteration { $iteration }
own-record-line = The first difference is in line { $line } of the record.
own-step = step { $at } of { $all }
own-leaves = leaves
own-calls = calls
own-you = You
own-counts = You and the book
own-extra = First node the book leaves out
own-lit-calls = The line that is lit makes the call; what is wrong may stand before it.
own-smallest = Smallest tree found
own-other-tree = This run is on { $tree }, not on the tree that the text of the program begins with.
own-first-below = First difference: call { $call }, below { $node }
own-first-at = First difference: call { $call } at { $node }
own-compares = Line { $line } compares the bounds: does it stand after the line that narrows the window, and inside the loop?
own-same-here-only = Same on this tree, not on another
own-not-elsewhere = The page ran your program on other trees too. It differs from the book on
own-show-elsewhere = Show this tree
own-same-elsewhere = The page ran your program on { $count } other trees too, with up to 9 leaves or of your shape: the same on each. That is no proof.
own-back = Back to your tree
own-on-small = This is your program on the smallest tree that shows it, not on your own one with { $calls } calls.
own-open = Open another record
own-checked-here = It was read and compared in this page; nothing was sent.
own-run = The tree of your program
one-picture = A recorded run is one picture of one step: svg, png, tikz or dot.
told-begin = Your program has not made a call yet.
told-call = Call { $call }: your program calls { $function } at { $node }.
told-call-window = Call { $call }: your program calls { $function } at { $node } with α{"\u00A0"}={"\u00A0"}{ $alpha }, β{"\u00A0"}={"\u00A0"}{ $beta }.
told-returned = Your program returned { $value } at { $node }.
told-raised = An exception left the call at { $node }: { $error }
told-iteration = Iteration { $iteration } went down to { $node } and added the reward along its path.
told-nowhere = a position that is not on the board of this game
told-itself = the function
told-left-out = The book does not come here: it leaves out the remaining moves of { $node }, as α{"\u00A0"}={"\u00A0"}{ $alpha }, β{"\u00A0"}={"\u00A0"}{ $beta }.
told-all-moves = The book goes on with the other moves here: the window α{"\u00A0"}={"\u00A0"}{ $alpha }, β{"\u00A0"}={"\u00A0"}{ $beta } is still open.
told-differs = Here the book has: { $expected }.

## The editor

code-yours = Your code
code-label = Your program, in Python. Tab indents; Escape, then Tab leaves the editor.
code-said = What the program said
code-run = Run
code-stop = Stop
code-keys = Ctrl + Enter runs it
code-fetching = fetching Python …
code-running = running …
code-calls = { $count ->
    [one] 1 call recorded
   *[other] { $count } calls recorded
}
code-no-call = no call recorded
code-watched = Recorded as if `@watch` stood above: { $names }
unseen-no-call = No call was recorded: is `@watch` above the recursive function, and does `record` run it?
unseen-no-parameter = `{ $name }` has no parameter `{ $parameter }`, which @watch({ $role }=…) says.
unseen-no-position = No parameter of `{ $name }` looks like a position: say which by @watch(state=…).
unseen-one-bound = `{ $name }` has no parameter that looks like { $bound }: say which by @watch({ $bound }=…).
unseen-large = The tree has more than { $limit } nodes, so only the moves into it were written.
unseen-positions = { $count } positions could not be read as text: give the class a `__str__`, or say how by @watch(state=…).
unseen-generator = `{ $name }` returns a generator or a coroutine: such calls are not nested, so only their start was recorded.
unseen-dropped = { $count } calls beyond the limit of { $limit } were not recorded.
unseen-deep = { $count } calls within more than { $limit } others were not recorded.
code-stopped = stopped by you
code-endless = Stopped after 30 seconds. Is there a loop without an end, or is the tree too large?
code-offline = Python could not be fetched. Try again when you are online.
code-refused = The policy of this site does not let programs run. Record the run with your own Python and open the file here.
code-ended-in = Your program ended in line { $line }.
code-ended-by = Python ended your program.
code-too-deep = About 40 recorded calls can be open at once here. Is there an end at which the function returns without calling itself?
code-here = Your program runs and stays in this browser. A copied link has its text and its run.
code-exercise = Back to the exercise
code-edit = Edit and run it here
start-from = Start from …
start-book = The book's alpha-beta
start-book-says = Runs as it is. Change a line and see what becomes of the tree.
start-gap = A gap at the cut
start-gap-says = Two lines are missing twice: when may a node be left?
start-fault = One wrong line: find it
start-fault-says = The value may be right and the work still wrong.
start-minimax = Minimax
start-minimax-says = Start here if alpha-beta is new to you.
start-mcts = Monte-Carlo tree search
start-mcts-says = A class with select, expand, playout and back up.
start-empty = Empty functions
start-empty-says = Two heads and nothing else.
