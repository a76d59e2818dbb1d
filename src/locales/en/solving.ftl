### An exercise on the page: what is asked, what is said of an answer, and the buttons around it.

exercise = Exercise
exercises = Exercises
all-exercises = All exercises
questions = Questions
variant = variant { $seed }
one-point = 1 point
points = { $points } points
points-of = { $score } of { $max }
open-points = – of { $max }
score = Score
first-counts = The first answer counts.
level-of = level { $level } of { $hardest }
of-first = by first answers

## The questions

ask-values = What is each inner node worth?
ask-grundy = What is the Grundy number of each position?
ask-root = What is the root worth, and which move does the search choose?
ask-root-leaves = What is the root worth, which move does the search choose, and how many leaves does it visit?
ask-cut = Which leaves does the search not visit?
ask-window = With which window does the search enter each node?
ask-window-left = With which window does the search leave each node?
ask-choose = Which child of { $node } does UCB take next?
ask-backup = What are n and w along the path after this iteration?
ask-next = Carry out the search: what does it decide at this step?
ask-order = In which order must the children stand for the search to visit the fewest leaves?
ask-make = Find numbers for the empty leaves so that this holds: { $goals }.
ask-mistake = Where is the first mistake in this answer, and what is its reason?

how-numbers = Type a number into each field. Fractions such as 7/3 are read, too.
how-window = Type α and β at each node. The letter i stands for infinity: −i is −∞, i is +∞.
how-windows = Type α and β at each node that the search visits, and leave the others empty. The letter i stands for infinity: −i is −∞, i is +∞.
how-cut = Choose a leaf, or an inner node for all leaves below it. Choose again to take the mark back.
how-root = Type the value and choose a child of the root.
how-root-leaves = Choose a child of the root, type the value, and below the tree the number of leaves visited.
how-choose = Choose a child.
how-choose-numbers = Choose a child and type both terms and the bound of each child, with two decimals.
how-next = Each answer is judged at once; the first one counts.
how-order = Drag a child to its place, or move it with the buttons.
how-mistake = Choose a node and a reason.
iteration-went = The path of the iteration: { $path }. { $playouts }
playouts =
    { $count ->
        [one] The playout ended with { $results } for Max.
       *[other] The playouts ended with { $results } for Max.
    }

goal-cut = { $node } is not visited
goal-seen = { $node } is visited
goal-cuts =
    { $count ->
        [one] the search makes exactly 1 cut
       *[other] the search makes exactly { $count } cuts
    }
goal-move = the search chooses { $node }
goal-value = the root is worth { $value }
goal-between = {"; "}

## Decisions

decide-cut = Does the search cut at { $node }?
decide-cut-window = The window at { $node } was α{"\u00A0"}={"\u00A0"}{ $alpha }, β{"\u00A0"}={"\u00A0"}{ $beta }; now { $child } returns { $value }. Does the search cut at { $node }?
decide-value = What is { $node } worth?
decide-mean = What is the mean at { $node }?
decide-selection = Which child of { $node } is selected?
decide-move = Which move is chosen in the end?
cut = Cut
go-on = Go on
decision-at = Decision { $at } of { $all }
decided = { $all } decisions, all made.
first-mistake-was = The first mistake: { $why }

## Fields

field-at = { $node }: { $what }
leaf-at = { $leaf }, child { $at } of { $parent }
value = value
grundy = Grundy number
move = move
leaves = leaves visited
alpha = α
beta = β
mean = mean w/n
exploration = exploration term
bound = bound
visits = n
reward = w
order = order
number = number
first-mistake = first mistake
reason = reason
all-below = { $node } and all leaves below
not-chosen = nothing chosen
right = right
wrong = not right
tree-of-exercise = Tree of the exercise
answer = Your answer
solution-is = Solution
earlier = Move { $node } one place to the left
later = Move { $node } one place to the right

## Checking

bar = Check and hints
check = Check
answer-it = Answer
try-again = Try again
next-decision = Next decision
next-question = Next question
another = Another one
begin-again = Begin again
clear = Clear
undo = Undo
try-at = try { $at } of { $all }
right-of = { $right } of { $all }
all-right = All of it is right.
right-by-other-rule = Full points. { $slip }
solved = Solved
tries-spent = All tries are used. The solution shows what the search does.
hint = Hint
hint-at = Hint { $at } of { $all }
hints = Hints
hints-note = cost nothing and are counted
show-solution = Show the solution
ask-solution = After this the question takes no more answers. Show the solution?
yes-show = Show it
keep-trying = Keep trying
not-now = Not now
solution-shown = This is the solution. A new variant has other numbers.
solution-alone = This is the solution.
not-a-number = “{ $text }” is not a number, so nothing was graded.
nothing-marked = No leaf is marked: is that your answer? Then press Check again.
leaves-missing =
    { $count ->
        [one] One leaf that is not visited is missing.
       *[other] { $count } leaves that are not visited are missing.
    }
see-search = See it in the search
rules-here = Rules here
your-name = Your name or number
save-answers = Save my answers
save-note = A file to hand in. The file does not prove who wrote it.
marked-leaves =
    { $count ->
        [one] 1 leaf marked
       *[other] { $count } leaves marked
    }
other-exercise = this belongs to another exercise
not-kept = Your answers cannot be kept here: storage is full or blocked. Save my answers keeps them.
seed-expected = expected a whole number from 0 to 9007199254740991

## Hints

look-at = Look at { $node }.
look-before = Think of what the search knows when it comes to { $node }.
look-at-whole = Look at the tree as a whole: no single node is wrong.
nothing-wrong = Nothing that is written is wrong.
rule-values = Max’s nodes take the largest value of their children, Min’s the smallest, chance nodes the mean. Begin at the deepest nodes.
rule-grundy = The Grundy number is the smallest of 0, 1, 2, … that no position after one move has.
rule-root = The value goes up from the leaves; the move is the first child that has it.
rule-cut = Carry α and β down the path. As soon as a node meets the condition of the cut, its other children are not visited.
rule-cut-won = As soon as the winner at a node is certain, its other children are not visited.
rule-cut-chance = At a chance node compute bounds of the mean as well: as soon as the upper one is at most α, or the lower one at least β, the other outcomes are not visited.
rule-window = A child begins with the window that its parent has at that moment. Max’s nodes raise α, Min’s lower β.
rule-choose = Add w/n and the exploration term of each child; the largest sum is taken.
rule-backup = At every node of the path n grows by the number of playouts, and w by the reward of the player who moved into it.
rule-next = Read the values at the node and apply the rule of the algorithm.
rule-order = A cut comes early where the best child stands first: the largest at Max’s nodes, the smallest at Min’s.
rule-make = Work out which window the search has there, and write numbers that close it, or keep it open.
rule-mistake = Compute the values yourself from the leaves up, and stop at the first one that differs.
rule-mistake-window = Compute the windows yourself from the root down, in the order of the search, and stop at the first one that differs.

## Making an exercise

make-exercise = Make an exercise
made-of = An exercise about this search
what-is-asked = What is asked
kind-cut = Leaves not visited
kind-values = Values of the inner nodes
kind-grundy = Grundy numbers
kind-window = α and β on entering
kind-root = Value, move and number of leaves
kind-next = Every decision, one after another
kind-order = The best order of children
kind-backup = n and w after an iteration
kind-mistake-values = The mistake in given values
kind-mistake-window = The mistake in given windows
tree-for = The tree
one-for-all = The same for all
one-each = One per student
children-from = Children, from
children-to = Children, to
depth-of = Depth
numbers-from = Numbers, from
numbers-to = Numbers, to
heaps-from = Heaps, from
heaps-to = Heaps, to
stones-from = Stones in a heap, from
stones-to = Stones in a heap, to
must-have = The search must have
cuts-exactly = Cuts, exactly; 0 for any number
demand-above = a cut that prunes an inner node
demand-deep = a deep cut
demand-rules = the same answer under ≥ and >
demand-best = one best move
demand-ties = leaves all different
seeds-fit = { $fit } of the first { $tried } seeds fit
many-fields = A student fills in { $count } fields here. Fewer questions or a smaller tree can be answered by hand.
many-nodes = The tree has { $count } nodes, too many to be read.
smaller-numbers = Smaller numbers above give a smaller tree.
smaller-position = A position nearer to the end or a smaller depth limit has fewer.
tree-instead = Each student gets a random tree; the position in the lab is not asked about.
while-solving = While solving
tries = Tries
variant-before = Variant before
variant-after = Next variant
save-exercise = Save the file
end-making = See it as a student
make-on = Change the exercise
no-such-exercise = There is no such exercise: { $reason }.
no-such-question = There is no such exercise. “{ $what }”: { $reason }.
shows-before = The tree is that of the exercise before.
ask-something = choose at least one question
needs-worker = this page has no worker, and drawing this takes too long without one
drawing = The exercise is being drawn …

## A class

task-text = The task in your words
task-id = Short name
order-and-points = Order and points
points-each = Points
raise = Up
your-sheet = Your sheet
sheet-named = Title
sheet-empty = Several exercises make one sheet: put this one on it, then make the next of another search.
add-to-sheet = Put it on the sheet
save-sheet = Save the sheet
take-off = Take off
for-class = Sheets, quiz, grades …

## Programs

ask-code = Write the search as a program.
ask-repair = One line of this program is wrong or missing. Find it, and repair the program.
how-code = Running is free, checking is an answer: on several trees each run has to be that of the book, with its values, windows and cuts.
how-repair = Running is free, checking is an answer. Name the line, a tree on which it shows and one on which it does not, and repair it.
rule-program = Look at the first difference and at the rule that it breaks.
program = Program
program-on-page = Programs run on a page of their own: open this exercise there.
program-open = Write it here
program-go-on = Go on writing
program-again = As it was given
check-on = Check on { $count ->
    [one] its tree
   *[other] { $count } trees
}
repair-line = The number of the wrong line, or of one beside a missing one
repair-shows = A tree on which a value, a window or a cut differs
repair-hides = A tree of 4 leaves or more on which nothing differs
repair-empty = Nothing is graded before these three are filled in. Trees are lists such as [[1, 2], [3, 4]].
repair-no-line = The first field is not the number of a line yet.
repair-no-tree = Tree { $number } is not a list of lists and numbers yet, such as [[1, 2], [3, 4]].
repair-few-leaves = The second tree has { $leaves } of the { $fewest } leaves that it has to have.
instead-of = Line { $number } was:
no-run = no run
other-run = a run of something else
tree-number = Tree { $number }
see-run = See the run

## Which search, who runs next, playouts

ask-playouts = Write n and w of every node after these playouts, and the child that UCB takes next.
ask-control = { $returned } has just returned. Which node is entered next, and with which window?
ask-which = Which search is this a recording of?
how-playouts = The playouts bring Max, iteration after iteration: { $results }.
how-control = Choose the node, and write α and β that it is given.
entered = entered next
entered-alpha = α there
entered-beta = β there
searched-by = search
rule-playouts = Go through the iterations one after another: select, expand, add 1 to n and the reward to w along the path.
rule-control = A node that has returned hands control to its parent. The parent goes on while α < β, otherwise it returns, too.
rule-which = A search that leaves more out reads fewer leaves. Find the first leaf that one search reads and another does not.
rule-which-moves = A larger c spreads the iterations over the children, a smaller one stays with the best.
kind-playouts = n and w after all playouts
kind-control = Who runs next, with which window
kind-which = Which search it was
ask-claim = “{ $said }” Is this true of every tree?
how-claim = If it is not, write a tree on which it fails, as lists in lists. You may try as many trees as you like.
claim-is = true of every tree
counterexample = a tree to try, or the counterexample
not-a-tree = This is no tree to search: { $why }.
rule-claim = Try small trees first: two children with two leaves each, then three plies. What would a cut have to do for it to fail?
kind-claim = Whether a claim is true
fields-below = The fields stand below the tree.
