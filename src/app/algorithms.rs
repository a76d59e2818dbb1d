//! The algorithms as the page offers them: by name, with what options they take over from each other.

use super::words::Word;
use crate::search::{Algorithm, AlphaBeta, Mcts, Minimax};

/// The algorithms of the page, without options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AlgorithmId {
    Minimax,
    AlphaBeta,
    Mcts,
}

impl AlgorithmId {
    /// All of them in the order of the page.
    pub const ALL: [AlgorithmId; 3] = [AlgorithmId::Minimax, AlgorithmId::AlphaBeta, AlgorithmId::Mcts];

    /// Which one it is.
    pub fn of(algorithm: &Algorithm) -> AlgorithmId {
        match algorithm {
            Algorithm::Minimax(_) => AlgorithmId::Minimax,
            Algorithm::AlphaBeta(_) => AlgorithmId::AlphaBeta,
            Algorithm::Mcts(_) => AlgorithmId::Mcts,
        }
    }

    /// What it is called.
    pub fn word(self) -> Word {
        match self {
            AlgorithmId::Minimax => Word::Minimax,
            AlgorithmId::AlphaBeta => Word::AlphaBeta,
            AlgorithmId::Mcts => Word::Mcts,
        }
    }

    /// The algorithm with the options of `before` that it shares.
    pub fn with_options_of(self, before: &Algorithm) -> Algorithm {
        let (depth, evaluation) = match before {
            Algorithm::Minimax(options) => (options.depth, options.evaluation.clone()),
            Algorithm::AlphaBeta(options) => (options.depth, options.evaluation.clone()),
            Algorithm::Mcts(_) => Default::default(),
        };
        match (self, before) {
            (AlgorithmId::Minimax, _) => Algorithm::Minimax(Minimax { depth, evaluation }),
            (AlgorithmId::AlphaBeta, _) => Algorithm::AlphaBeta(AlphaBeta { depth, evaluation }),
            (AlgorithmId::Mcts, Algorithm::Mcts(options)) => Algorithm::Mcts(options.clone()),
            // A tree of a hundred iterations can be followed by eye; who wants more asks for more.
            (AlgorithmId::Mcts, _) => Algorithm::Mcts(Mcts { iterations: 100, ..Mcts::default() }),
        }
    }
}
