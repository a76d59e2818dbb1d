//! The direction of steps, and the strides of each algorithm.

use crate::game::Status;
use crate::search::Algorithm;
use crate::spec::Spec;
use crate::trace::Stride;

/// The direction of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the beginning.
    Back,
    /// Towards the end.
    Forward,
}

/// Returns the strides that have an effect in a search, the shortest first.
pub fn strides(spec: &Spec) -> Vec<Stride> {
    // Where chance decides at the root, no move is the best so far.
    let best = (spec.game.status() != Status::Chance).then_some(Stride::Best);
    let (algorithm, mut all) = (&spec.algorithm, vec![Stride::Event, Stride::Phase]);
    if let Algorithm::Mcts(_) = algorithm {
        all.push(Stride::Iteration);
        all.extend(best);
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
    all.extend(best);
    all
}
