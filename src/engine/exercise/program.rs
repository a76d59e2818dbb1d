//! Programs in Python that search a tree: what a student may start from, right or with a line that is wrong.

use crate::game::tree::{Kind, Tree};
use crate::game::{Player, any::AnyGame};

/// What a program may start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Template {
    /// The book's alpha-beta.
    AlphaBeta,
    /// The same without its cuts.
    Gap,
    /// The same with a line that is wrong, one of [`FAULTS`].
    Fault(usize),
    /// Minimax.
    Minimax,
    /// Monte-Carlo tree search.
    Mcts,
    /// Two functions without anything in them.
    Empty,
    /// The same without a window.
    EmptyMinimax,
}

/// The lines of alpha-beta that are wrong in turn: which stands there, and what instead.
pub const FAULTS: [(&str, &str); 3] = [
    (
        "max_value(child, alpha, beta)",
        "max_value(child, -inf, beta)",
    ),
    ("beta = min(beta, v)", "beta = v"),
    ("alpha = max(alpha, v)\n        ", ""),
];

const CUT: &str = "        if alpha >= beta:\n            break\n";
const GAP: &str = "        # …\n";
const IMPORTS: &str = "from plyscope.watch import backup, record, watch\n\n";

/// The tree of programs where the lab has none that is nested lists.
const TREE: &str = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";
/// A tree on which each of the wrong lines shows.
pub(super) const SHOWING: &str = "[[[[3, 17, 9], 2], [[15, 20], 7]], [[[2, 5, 9], 1], 8]]";
/// A tree on which none of them shows.
pub(super) const HIDING: &str = "[[4, 3, 2, 1]]";
/// The tree of Monte-Carlo tree search: a win for Max is 1.
const WINS: &str = "[[[1, 0], [0, 0]], [[1, 1], [0, 1]], [[0, 1], [1, 0]]]";

impl Template {
    /// Whether it starts from the tree of the lab: a wrong line would not show on every one, and wins are not any numbers.
    fn runs_on_lab(self) -> bool {
        !matches!(self, Template::Mcts | Template::Fault(_))
    }

    /// Returns the text of the program, on the tree of the lab if it is one of nested lists.
    pub fn text(self, game: &AnyGame) -> String {
        let of_lab = match game {
            AnyGame::Tree(tree) if self.runs_on_lab() => lists(tree),
            _ => None,
        };
        let other = match self {
            Template::Mcts => WINS,
            Template::Fault(_) => SHOWING,
            _ => TREE,
        };
        self.on(of_lab.as_deref().unwrap_or(other))
    }

    /// Returns the text of the program on a tree of nested lists.
    pub(super) fn on(self, tree: &str) -> String {
        let book = include_str!("programs/alpha_beta.py");
        let body = match self {
            Template::AlphaBeta => book.to_owned(),
            Template::Gap => book.replace(CUT, GAP),
            Template::Fault(number) => {
                let (right, wrong) = FAULTS[number % FAULTS.len()];
                book.replacen(right, wrong, 1)
            }
            Template::Minimax => include_str!("programs/minimax.py").to_owned(),
            Template::Mcts => include_str!("programs/mcts.py").to_owned(),
            Template::Empty => include_str!("programs/empty.py").to_owned(),
            Template::EmptyMinimax => include_str!("programs/empty.py")
                .replace(", alpha, beta", "")
                .replace(", float(\"-inf\"), float(\"inf\")", ""),
        };
        format!("{IMPORTS}tree = {tree}\n\n{body}")
    }
}

/// Returns the lines, counted from 1, by which the wrong one of [`FAULTS`] may be named: itself, or the two around one that is missing.
pub fn wrong_lines(number: usize) -> Vec<usize> {
    let [right, wrong] = [Template::AlphaBeta, Template::Fault(number)].map(|one| one.on(SHOWING));
    let pairs = right.lines().zip(wrong.lines());
    let before = pairs.take_while(|(one, other)| one == other).count();
    match right.lines().count() == wrong.lines().count() {
        true => vec![before + 1],
        false => vec![before, before + 1],
    }
}

/// Returns a tree as nested lists; `None` for one that these cannot say: with chance, or on which the players do not alternate from Max on.
pub fn lists(tree: &Tree) -> Option<String> {
    let root = tree.branch();
    if root.kind != Kind::ToMove(Player::Max) || !tree.alternates() {
        return None;
    }
    list(tree)
}

fn list(tree: &Tree) -> Option<String> {
    match tree.branch().kind {
        Kind::Leaf(value) if value.is_finite() => Some(value.to_string()),
        Kind::Leaf(_) | Kind::Chance => None,
        Kind::ToMove(_) => {
            let below: Option<Vec<String>> = tree.children().map(|child| list(&child)).collect();
            Some(format!("[{}]", below?.join(", ")))
        }
    }
}

/// Returns the number of leaves of a tree.
pub fn leaves(tree: &Tree) -> usize {
    let below: usize = tree.children().map(|child| leaves(&child)).sum();
    below.max(1)
}
