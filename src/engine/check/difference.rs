//! Where a run differs from the book.

use serde::Serialize;

/// A rule of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words of OWN are said in check.ftl")]
pub enum Rule {
    State,
    Undo,
    Turn,
    Depth,
    Horizon,
    AllMoves,
    Cut,
    Leaf,
    Value,
    RootWindow,
    Window,
    Memory,
    Sooner,
    Choice,
    Error,
    Unvisited,
    Selection,
    Expansion,
    Visits,
    Credit,
    Final,
}

impl Rule {
    /// Returns the word by which files name it.
    pub fn word(self) -> &'static str {
        match self {
            Rule::State => "state",
            Rule::Undo => "undo",
            Rule::Turn => "turn",
            Rule::Depth => "depth",
            Rule::Horizon => "horizon",
            Rule::AllMoves => "all-moves",
            Rule::Cut => "cut",
            Rule::Leaf => "leaf",
            Rule::Value => "value",
            Rule::RootWindow => "root-window",
            Rule::Window => "window",
            Rule::Memory => "memory",
            Rule::Sooner => "sooner",
            Rule::Choice => "choice",
            Rule::Error => "error",
            Rule::Unvisited => "unvisited",
            Rule::Selection => "selection",
            Rule::Expansion => "expansion",
            Rule::Visits => "visits",
            Rule::Credit => "credit",
            Rule::Final => "final",
        }
    }

    /// Whether breaking it only makes a search longer, as long as the answer is right.
    pub fn is_of_work(self) -> bool {
        matches!(self, Rule::Window | Rule::Cut)
    }
}

/// What stands at a place of a run: a number in the program's own terms, or what is there instead.
#[derive(Clone, Debug, PartialEq)]
pub enum Is {
    /// A number.
    Number(f64),
    /// α and β.
    Window(f64, f64),
    /// What the program printed there.
    Said(String),
    /// A player's turn.
    Mover(crate::game::Player),
    /// A move, by its index at the node.
    Move(u16),
    /// A search of the moves.
    Searched,
    /// More moves.
    GoesOn,
    /// A search of the moves, since the value that was remembered is a bound only.
    SearchedOf(f64),
    /// No more moves after this window.
    LeftAt(f64, f64),
    /// All moves, while the window is this one.
    AllMoves(f64, f64),
    /// All moves.
    Every,
    /// So many moves of so many.
    Tried(u16, u16),
    /// A position that one move leads to.
    OneMove,
    /// A window that holds all values.
    AllInside,
    /// The value of a win at one ply is at least that at another.
    NotLater(u16, u16),
    /// Two values.
    Two(f64, f64),
    /// No more calls, since the game is over.
    NoCall,
    /// No exception.
    NoError,
    /// The largest bound.
    LargestBound,
    /// Exploration by a weight.
    Weight(f64),
    /// Rewards of the side that chooses.
    OwnRewards,
    /// Some of these moves.
    OneOf(Vec<u16>),
    /// Rewards whose view is not told by one rule.
    MixedRewards,
}

/// A place at which a run breaks a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The rule.
    pub rule: Rule,
    /// The visit of the walk; for Monte-Carlo tree search the iteration, from 1.
    pub visit: u32,
    /// The line of the transcript.
    pub line: u32,
    /// What the book has there.
    pub expected: Is,
    /// What the run has.
    pub got: Is,
}
