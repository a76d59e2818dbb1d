//! The help of the command line: commands, fields of a spec, results and events.

use plyscope::spec::schema::written::help;
use plyscope::spec::schema::{algorithms, games};

/// Returns the help for all topics: the commands, and what a spec may hold.
pub fn all() -> String {
    let (games, algorithms) = (help(&games()), help(&algorithms()));
    format!("{ABOVE}\nGAMES\n{games}\n{TREE}\nALGORITHMS\n{algorithms}")
}

/// What stands above the games.
const ABOVE: &str = r#"plyscope: game-tree searches, run and told event by event

    plyscope solve [--detail] [--batch] < spec.json
        one JSON result per spec
    plyscope trace [--format jsonl|text] [--lang en|zh] [--negamax] < spec.json
        the events of the search, one a line
    plyscope render [--format F] [--step N | --all] [--out FOLDER] [--lang en|zh] < spec.json
        a step, or all, for print: svg, png, tikz, beamer, dot, json, csv or storyboard
    plyscope compare [--at N] [--csv|--json] < comparison.json
        searches of one position side by side, after equal work
    plyscope check [--as spec.json] [--csv|--json] run.jsonl...
        programs' own searches held against the book
    plyscope match [--csv] < match.json
        machines against each other, as a table or game by game
    plyscope play [--level NAME] [--nodes N|--seconds S] [--detail]
        positions in, moves out, line by line; the first line is a spec
    plyscope generate < wish.json
        a random tree with given properties
    plyscope exercise [--seed N | --student NAME] [--key] < exercise.json
        a student's variant of an exercise
    plyscope grade exercise.json answers.json… > grades.csv
        answers marked again, one row per file
    plyscope sheet [--roster FILE] [--format html|tex] [--key] exercise.json
        exercises on paper, a sheet a student, and their keys
    plyscope export [--format moodle|gift|qti] [--seeds 1..50] exercise.json
        variants as questions for the quizzes of a learning platform
    plyscope scorm --element ply-scope-all.js [--edition 1.2|2004] exercise.json > package.zip
        exercises as a package whose score a learning platform keeps
    plyscope mdbook
        a preprocessor of mdBook, which puts figures into a book
    plyscope schema
        the JSON Schema of a spec

    -h, --help       this text; after a command, what its output says
    -V, --version    the version

A spec is one JSON object; only "game" and the algorithm's "kind" are required:
    {"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}}
What is left out has the first value named below. What is unknown or wrong is refused with its path
and what was expected: one line on standard error and exit status 2.
    "v"          1, the version of the spec and of the events
    "game"       the position, below
    "algorithm"  the algorithm with its options, below
    "seed"       of everything random: 0, or a whole number up to 9007199254740991
    "step"       where the page opens: 0, or a number of events
    "$schema"    for editors: where they find what plyscope schema writes
Scores are Max's. Infinities are "+inf" and "-inf".
A node's path is child numbers from the root r: r.0.2.

"#;

/// The notation of trees.
const TREE: &str = r#"TREE
    5                            a leaf with this score; "+inf", "-inf"
    [[5,6],[2,1]]                Max and Min in turn; as a text also ((5 6) (2 1)) or 5 6 / 2 1
    []                           a position without moves: its player loses (win-lose only)
    {"max":[…]} {"min":[…]} {"chance":[…],"p":["1/3","2/3"]} {"value":5}
        each may add "name", "moves":[names], "estimate" (its value at a depth limit) and
        "rollouts":[1,0] (the results of its playouts, in order); without "p" all
        outcomes are equally likely; "priors" of a player's moves are for PUCT
"#;

pub const SOLVE: &str = r#"plyscope solve [--detail] [--batch] < spec.json

    --batch     one spec per line, one result per line; a bad one gives {"error":…} in its place
    --detail    also tree_nodes and, under mcts, iterations

value        the root's value; under mcts the mean of all scores; under win-lose 1 or -1
best         index of the move taken, null where none is taken; best_move is its name
nodes        nodes of the search's tree, root included
leaves       nodes evaluated without a search below them
cutoffs      cuts that left children unsearched
evaluated    leaf numbers from the left, from 0, in the order visited (explicit trees),
             and paths of positions at a depth limit
             With deepening nodes, leaves, cutoffs and evaluated count at every depth anew.

tree_nodes, in order of discovery; with deepening those of the last depth
  path       child numbers from the root r
  kind       max, min, chance or leaf; null of a child that was added and not visited
  value      Max's; null where none is known
  type       lower or upper where the value is a bound, otherwise the same as basis
  basis      exact, estimate (a depth limit decided) or average (playouts decided)
  alpha_in, beta_in, alpha_out, beta_out    the window given and the one left; null at leaves
  n, w       visits, and reward of the side that moved into the node

iterations
  selected   nodes entered below the root before the new one
  new        the node added, "r" for the root's own playout; null where a finished game was
             visited again
  reward     the reward credited to the last node of the path, for the side that moved into it
  root       [n, w, ucb] of the root's children after the iteration, ucb null at n = 0
"#;

pub const TRACE: &str = r#"plyscope trace [--format jsonl|text] [--lang en|zh] [--negamax] < spec.json

    --format jsonl    one JSON object per event: step, event, node and its own numbers (default)
    --format text     step, node and the sentence that explains the event
    --lang en|zh      the language of the sentences (default en)
    --negamax         sentences tell values from the side of the player to move, as negamax does
                      (minimax and alpha-beta, where the players move by turns)

step counts events from 1; node is the path of the node that the event is about. The events:

begin         iteration, or depth with deepening: a part of the search starts at the root
open          turn, choices: the node is looked at; max, min or chance has so many moves
expand        choice, count: so many children join the tree, the first of them choice
prior         choice, prior: the prior probability of a child that has just joined, by PUCT
rank          choice, score: what move ordering sees of a child
descend       choice, probability: down to a child; 1 unless it is an outcome of chance
bound         alpha, beta: the window as it now stands
range         low, high: what the value can still be; first of all, what any value can be
evaluate      payoff, score, basis: a value without looking further; score is payoff's utility,
              basis exact, estimate or average
scout         choice, alpha, beta: the next child is only asked to be better (PVS)
again         choice: it is, and is searched again with the whole window
improve       choice, score: a child is better than any before it
accumulate    sum: probabilities times values of a chance node so far
cutoff        remaining: so many children are left out
recall        visit, score, relation, depth, used: the position was met before, when the search
              had gone down visit times; relation exact, lower or upper; depth null to the end;
              used as answer, to narrow the window, or for the order of moves
store         relation: the value about to be returned is remembered
grundy        value: the node's Grundy number
simulate      score, plies, playout: a game played from here, its end, its length, its number
credit        reward, visits: backpropagation; the reward of the side that moved into the node
return        score: the node is finished
choose        choice: the move taken, last of all
"#;

pub const COMPARE: &str = r#"plyscope compare [--at N|--seeds A..B] [--csv|--json] < comparison.json

    --at N    after so much work, in place of the comparison's own "at"; without either at the end
    --csv     a line for each search
    --json    an object; "value" with the type of solve --detail
    --seeds A..B    each search, or the one of a spec, with every seed from A to B; all are mcts

A comparison is a JSON object, or a link of one; each lane is a spec, and all but the first may
leave out the game, which is the same in all:
    {"compare":[{"game":{…},"algorithm":{…}},{"algorithm":{…}}],"by":"leaf","at":6}
    "compare"    2 to 4 specs of one position; their steps are not used
    "by"         what the clock counts: leaf (default; in mcts a playout), node, playout, event
    "at"         where the clock stands; each search stands at its last step with no more work

step      the search's step; done says whether it is its last
leaves    leaves evaluated, in mcts playouts; nodes, cuts: so far, those of all depths
value     the root's, with ≥, ≤ or ≈ as far as it is known; in mcts the mean for Max
move      the move that would be taken now
depth     the deepest ply visited
ends_at   the work at the search's end

With --seeds a line for each of some numbers of iterations, over all seeds:

mean, deviation    of the value of the root, the mean for Max; least and most are its ends
move, share        the move that most seeds would take, and their share of all
moves              each move that any would take, with the number of seeds
exact              the value of the position, where it can be solved
"#;

pub const PLAY: &str = r#"plyscope play [--level NAME] [--nodes N|--seconds S] [--detail]

    --level NAME    a level of the game, random, easy, middle or strong, in the place of the spec's
                    algorithm and options
    --nodes N       search at most N nodes per move (mcts: iterations), whatever the options say
    --seconds S     search for at most S seconds per move. Under either alpha-beta deepens, minimax
                    and expectimax search depth by depth, and win-lose, if it does not finish, plays
                    by one ply of alpha-beta.
    --detail        a JSON object for each position instead of the move's name

The first line is a spec, in one line; every further one a position of its game as a person types
it. Each is answered at once with one line: the name of the move, or over where the game has ended,
or chance where a die or coin is to fall. A position that cannot be read gives {"error":…} in its
place, and the rest goes on.

move, best    the move's name, and its index; null and a reason if there is no move
to_move       max or min
value         what the search holds the position to be worth, for Max; of an ended game its score
reached       the depth or the iterations it came to; 0 to its own end,
              null where the solver of Connect Four found the move
nodes         nodes looked at
line          the line expected, as indices of moves; of mcts its first move
spec          a spec without a time limit that reproduces this move; null for the solver's
"#;

pub const RENDER: &str = r#"plyscope render [--format F] [--step N | --all] [--out FOLDER] [--lang en|zh] < spec.json

    --format svg       a picture, 960 by 640 (default)
    --format png       the same in twice as many pixels, with this machine's fonts; only where
                       plyscope was built with --features png
    --format tikz      a forest environment for LaTeX; what it needs in the preamble stands on top
    --format beamer    all steps as the slides of one frame, a document
    --format dot       a graph for Graphviz
    --format json      the spec and every node with what is known of it at the step
    --format csv       all events, one a line: step, event, node, fields, sentence
    --format storyboard    the steps that matter, with sentences, as a page of HTML for print
    --step N           after the first N events (default: the spec's step)
    --all              every step, one after another
    --out FOLDER       into files named by game, algorithm and step; their names are printed
    --standalone       tikz as a document: for pdflatex, or for xelatex where text is not Latin
    --lang en|zh       the language of words in the picture (default en)
    --fog              without what the search has not reached
    --negamax          values from the side of the player to move (minimax and alpha-beta, where
                       the players move by turns)
    --graph            each position once, where the search remembers them
    --nodes            a large tree as nodes and edges
    --compact          only what is known at the step, closer together
    --root PATH        only this node and what is below it
    --fold PATH        nothing below this node; may be repeated
    --address URL      of the page, before the link on a storyboard

The files are what the page saves of the step: the whole tree in light colours. As svg and png a
tree of 2,000 nodes or more is rows of rectangles: their width is the number of nodes, or of visits
by mcts; with --nodes it has silhouettes of subtrees, each with the number of nodes in it.
A node in json has what applies of: path, name, move, kind, state (unseen, open, done or cut),
value, relation (exact, lower, upper or open), basis, alpha, beta, n, w, best, now.
"#;

pub const GENERATE: &str = r#"plyscope generate < wish.json
A random tree on one line, as a spec takes it. The same wish and seed give the same tree on every
machine; a wish that cannot be met is refused in words. What is left out is as here:
    {"root":"max", "children":[2,3], "depth":[3,3], "values":[0,20],
     "ties":true, "deep":false, "seed":0}
    "root"       who moves first, "max" or "min"
    "children"   the fewest and the most children of a node; one number stands for both
    "depth"      the fewest and the most plies down to a leaf
    "values"     the lowest and the highest number at a leaf; leaves have whole numbers
    "ties"       whether leaves may be equal
    "cuts"       how many cuts alpha-beta makes (cut ge, returns soft, order given): exactly so many
    "deep"       whether one of them at least is deep: by a bound from above the parent
    "seed"       which of these trees
"#;

pub const MDBOOK: &str = r#"plyscope mdbook : a preprocessor of mdBook

In book.toml, with ply-scope-all.js of the site beside it:
    [preprocessor.plyscope]
    command = "plyscope mdbook"
    [output.html]
    additional-js = ["ply-scope-all.js"]
In a chapter a block of code becomes a figure; what follows its name are attributes of the element:
    ```ply-scope step=25 view=tree
    {"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}}
    ```
In the book of pages it is the element with a picture of the step inside, in others the picture. A
search that is refused stays a block of code, and chapter, line and reason are told.
"#;

pub const CHECK: &str = r#"plyscope check run.jsonl... : a program's search held against the book

A transcript is what a program's search was called with and what came back, a line of JSON each, as
the recorders in packages/ write it; it may be gzipped. The document "Your own search" has the format.
Each file is read, held against the book in the program's own order of moves and by its own
conventions (whose values, >= or >, fail-soft or hard, the weight c), and told on a few lines: the
verdict, the first difference with its call, node and rule, and as questions what explains it.
    -              reads standard input instead of a file
    --as FILE      the position or spec that the program was to search; a transcript of another
                   position is refused
    --csv          a row for each file, in a spreadsheet's form
    --json         an object for each file, a line each
    --lang en|zh   the language of sentences (default en)
Exit code: 0 all are the same as the book (or do the same with more work: 1), 1 some differ, 2 some
cannot be read.
A transcript proves that somebody's program printed it, no more.
"#;

pub const MATCH: &str = r#"plyscope match: machines against each other

One JSON object in; "game" and "entrants" are required:
    {"game":{"kind":"connect-four"},"entrants":[
        {"name":"looks ahead","machine":{"algorithm":{"kind":"alpha-beta","depth":4}}},
        {"name":"plays out","machine":{"algorithm":{"kind":"mcts"},"nodes":1000}}],
     "rounds":10,"random":2,"seed":1}
    "entrants"  each a name and a machine: an algorithm as in a spec, and what ends its thinking:
                "nodes" (iterations of Monte-Carlo tree search), "millis", or nothing where
                its options say it
    "rounds"    each two play two games a round, sides swapped: 1, or a number up to 10000
    "random"    the number of opening plies drawn at random, the same for both games: 0, or up to 20
    "seed"      of the first round: 0, or another; each further round has the next
    "played"    games that were played already, as the page keeps them
A row for everyone, then for every two: wins, draws, losses, the share of the points (a draw is half
a one), and the 95% interval of that share (Wilson 1927).
    --csv  every game on a line: who was Max and Min, the seed, how many plies were drawn, the
           result, the moves
"#;

pub const SCHEMA: &str = r#"plyscope schema

Writes the JSON Schema of a spec and of searches side by side (draft 2020-12), which the site has as
spec.schema.json. It accepts every one that is read; its description lists what a spec that it
accepts can still be refused for.
"#;
