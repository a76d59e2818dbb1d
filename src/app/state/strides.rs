//! Strides and which way they go.

use crate::search::Algorithm;
use crate::trace::Stride;

/// Which way a step goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the beginning.
    Back,
    /// Towards the end.
    Forward,
}

/// The strides that lead somewhere in a recording of this algorithm, the shortest first.
pub fn strides(algorithm: &Algorithm) -> Vec<Stride> {
    let mut all = vec![Stride::Event, Stride::Phase];
    if let Algorithm::Mcts(_) = algorithm {
        all.push(Stride::Iteration);
        return all;
    }
    all.extend([Stride::Over, Stride::Out]);
    let (cuts, deepens) = match algorithm {
        Algorithm::WinLose(options) => (options.stop && !options.grundy, false),
        Algorithm::Expectimax(options) => (options.prune, false),
        Algorithm::AlphaBeta(options) => (true, options.deepening),
        Algorithm::Minimax(_) | Algorithm::Mcts(_) => (false, false),
    };
    all.extend(cuts.then_some(Stride::Cut));
    all.extend(deepens.then_some(Stride::Iteration));
    all
}
