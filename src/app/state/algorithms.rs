//! The algorithms as the page offers them: by name, with what options they take over from each other.

use crate::app::words::Word;
use crate::search::{
    Algorithm, AlgorithmId, AlphaBeta, Evaluation, Expectimax, Mcts, Minimax, WinLose,
};

/// The name of an algorithm.
pub fn word(id: AlgorithmId) -> Word {
    match id {
        AlgorithmId::WinLose => Word::WinLose,
        AlgorithmId::Minimax => Word::Minimax,
        AlgorithmId::AlphaBeta => Word::AlphaBeta,
        AlgorithmId::Expectimax => Word::Expectimax,
        AlgorithmId::Mcts => Word::Mcts,
    }
}

/// An algorithm with the options of `before` that it shares.
pub fn with_options_of(id: AlgorithmId, before: &Algorithm) -> Algorithm {
    if before.id() == id {
        return before.clone();
    }
    let (depth, evaluation) = (
        before.depth(),
        before.evaluation().cloned().unwrap_or_default(),
    );
    limited(id, depth, evaluation)
}

/// An algorithm with a depth limit and an evaluation, if it has any.
fn limited(id: AlgorithmId, depth: Option<u32>, evaluation: Evaluation) -> Algorithm {
    match id {
        AlgorithmId::WinLose => Algorithm::WinLose(WinLose::default()),
        AlgorithmId::Minimax => Algorithm::Minimax(Minimax { depth, evaluation }),
        AlgorithmId::AlphaBeta => Algorithm::AlphaBeta(AlphaBeta {
            depth,
            evaluation,
            ..AlphaBeta::default()
        }),
        AlgorithmId::Expectimax => Algorithm::Expectimax(Expectimax {
            depth,
            evaluation,
            ..Expectimax::default()
        }),
        // A tree of a hundred iterations can be followed by eye; who wants more asks for more.
        AlgorithmId::Mcts => Algorithm::Mcts(Mcts {
            iterations: 100,
            ..Mcts::default()
        }),
    }
}
