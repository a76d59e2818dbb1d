//! The algorithms as the page offers them: by name, with what options they take over from each other.

use super::words::Word;
use crate::search::{Algorithm, AlphaBeta, Evaluation, Expectimax, Mcts, Minimax, WinLose};

/// The algorithms of the page, without options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AlgorithmId {
    WinLose,
    Minimax,
    AlphaBeta,
    Expectimax,
    Mcts,
}

impl AlgorithmId {
    /// All of them in the order of the page.
    pub const ALL: [AlgorithmId; 5] =
        [AlgorithmId::WinLose, AlgorithmId::Minimax, AlgorithmId::AlphaBeta, AlgorithmId::Expectimax, AlgorithmId::Mcts];

    /// Which one it is.
    pub fn of(algorithm: &Algorithm) -> AlgorithmId {
        match algorithm {
            Algorithm::WinLose(_) => AlgorithmId::WinLose,
            Algorithm::Minimax(_) => AlgorithmId::Minimax,
            Algorithm::AlphaBeta(_) => AlgorithmId::AlphaBeta,
            Algorithm::Expectimax(_) => AlgorithmId::Expectimax,
            Algorithm::Mcts(_) => AlgorithmId::Mcts,
        }
    }

    /// What it is called.
    pub fn word(self) -> Word {
        match self {
            AlgorithmId::WinLose => Word::WinLose,
            AlgorithmId::Minimax => Word::Minimax,
            AlgorithmId::AlphaBeta => Word::AlphaBeta,
            AlgorithmId::Expectimax => Word::Expectimax,
            AlgorithmId::Mcts => Word::Mcts,
        }
    }

    /// The algorithm with the options of `before` that it shares.
    pub fn with_options_of(self, before: &Algorithm) -> Algorithm {
        if AlgorithmId::of(before) == self {
            return before.clone();
        }
        let (depth, evaluation) = (before.depth(), before.evaluation().cloned().unwrap_or_default());
        self.limited(depth, evaluation)
    }

    /// The algorithm with a depth limit and an evaluation, if it has any.
    fn limited(self, depth: Option<u32>, evaluation: Evaluation) -> Algorithm {
        match self {
            AlgorithmId::WinLose => Algorithm::WinLose(WinLose::default()),
            AlgorithmId::Minimax => Algorithm::Minimax(Minimax { depth, evaluation }),
            AlgorithmId::AlphaBeta => Algorithm::AlphaBeta(AlphaBeta { depth, evaluation, ..AlphaBeta::default() }),
            AlgorithmId::Expectimax => Algorithm::Expectimax(Expectimax { depth, evaluation, ..Expectimax::default() }),
            // A tree of a hundred iterations can be followed by eye; who wants more asks for more.
            AlgorithmId::Mcts => Algorithm::Mcts(Mcts { iterations: 100, ..Mcts::default() }),
        }
    }
}
