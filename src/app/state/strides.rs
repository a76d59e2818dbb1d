//! The direction of steps, and the strides of each algorithm.

use crate::search::Algorithm;
use crate::trace::Stride;

/// The direction of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the beginning.
    Back,
    /// Towards the end.
    Forward,
}

/// Returns the strides that have an effect for an algorithm, the shortest first.
pub fn strides(algorithm: &Algorithm) -> Vec<Stride> {
    let mut all = vec![Stride::Event, Stride::Phase];
    if let Algorithm::Mcts(_) = algorithm {
        all.extend([Stride::Iteration, Stride::Best]);
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
    all.push(Stride::Best);
    all
}
