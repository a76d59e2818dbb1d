//! The strides that are offered for an algorithm, and what they are called.

use super::words::Word;
use crate::search::Algorithm;
use crate::trace::Stride;

/// The strides that make sense for an algorithm.
pub fn strides(algorithm: &Algorithm) -> Vec<(Stride, Word)> {
    let mut all = vec![
        (Stride::Event, Word::Event),
        (Stride::Phase, Word::Phase),
        (Stride::Over, Word::Over),
        (Stride::Out, Word::Out),
    ];
    let (cuts, deepens) = match algorithm {
        Algorithm::Minimax(_) => (false, false),
        Algorithm::WinLose(options) => (options.stop && !options.grundy, false),
        Algorithm::Expectimax(options) => (options.prune, false),
        Algorithm::AlphaBeta(options) => (true, options.deepening),
        Algorithm::Mcts(_) => {
            all.truncate(2);
            all.push((Stride::Iteration, Word::NextIteration));
            (false, false)
        }
    };
    if cuts {
        all.push((Stride::Cut, Word::NextCut));
    }
    if deepens {
        all.push((Stride::Iteration, Word::NextDepth));
    }
    all
}
