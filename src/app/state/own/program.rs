//! The program in the page's editor: what it may start from, and how its last run went.

use crate::game::tree::{Kind, Tree};
use crate::game::{Player, any::AnyGame};

/// How far a run is, as the script that runs programs tells it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// Nothing has run.
    #[default]
    New,
    /// Python is being fetched.
    Fetching,
    /// The program runs.
    Running,
    /// It has come to its end, or an error has ended it.
    Ended,
    /// A person has stopped it.
    Stopped,
    /// It was stopped because it went on for too long.
    Endless,
    /// Python could not be fetched.
    Offline,
    /// The policy of the page does not let programs run.
    Refused,
}

impl Phase {
    const ALL: [(&str, Phase); 7] = [
        ("fetching", Phase::Fetching),
        ("running", Phase::Running),
        ("ended", Phase::Ended),
        ("stopped", Phase::Stopped),
        ("endless", Phase::Endless),
        ("offline", Phase::Offline),
        ("refused", Phase::Refused),
    ];

    /// Returns the phase with this name.
    pub fn named(name: &str) -> Phase {
        let found = Phase::ALL.iter().find(|(word, _)| *word == name);
        found.map_or(Phase::New, |(_, phase)| *phase)
    }
}

/// How the last run went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// How far it is.
    pub phase: Phase,
    /// The record, if a call was recorded.
    pub transcript: Option<String>,
    /// The number of calls.
    pub calls: u64,
    /// What the program printed.
    pub printed: String,
    /// What Python said of the error that ended it.
    pub error: Option<String>,
    /// The line of the program, from 1, at which that happened.
    pub line: Option<u32>,
    /// The functions that were recorded although the program says nothing of it.
    pub watched: Vec<String>,
    /// What the recorder could not see: rows of a word and what stands in its sentence.
    pub notes: Vec<Vec<String>>,
}

impl Told {
    /// Whether a run is under way.
    pub fn is_going(&self) -> bool {
        matches!(self.phase, Phase::Fetching | Phase::Running)
    }
}

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
const DEEP: &str = "[[[[3, 17, 9], 2], [[15, 20], 7]], [[[2, 5, 9], 1], 8]]";
/// The tree of Monte-Carlo tree search: a win for Max is 1.
const WINS: &str = "[[[1, 0], [0, 0]], [[1, 1], [0, 1]], [[0, 1], [1, 0]]]";

impl Template {
    /// Whether it starts from the tree of the lab: a wrong line would not show on every one, and wins are not any numbers.
    fn runs_on_lab(self) -> bool {
        !matches!(self, Template::Mcts | Template::Fault(_))
    }

    /// Returns the text of the program, on the tree of the lab if it is one of nested lists.
    pub fn text(self, game: &AnyGame) -> String {
        let book = include_str!("templates/alpha_beta.py");
        let body = match self {
            Template::AlphaBeta => book.to_owned(),
            Template::Gap => book.replace(CUT, GAP),
            Template::Fault(number) => {
                let (right, wrong) = FAULTS[number % FAULTS.len()];
                book.replacen(right, wrong, 1)
            }
            Template::Minimax => include_str!("templates/minimax.py").to_owned(),
            Template::Mcts => include_str!("templates/mcts.py").to_owned(),
            Template::Empty => include_str!("templates/empty.py").to_owned(),
        };
        let of_lab = match game {
            AnyGame::Tree(tree) if self.runs_on_lab() => lists(tree),
            _ => None,
        };
        let other = match self {
            Template::Mcts => WINS,
            Template::Fault(_) => DEEP,
            _ => TREE,
        };
        let tree = of_lab.unwrap_or_else(|| other.to_owned());
        format!("{IMPORTS}tree = {tree}\n\n{body}")
    }
}

/// Returns a tree as nested lists; `None` for one that these cannot say: with chance, or on which the players do not alternate from Max on.
pub(super) fn lists(tree: &Tree) -> Option<String> {
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
