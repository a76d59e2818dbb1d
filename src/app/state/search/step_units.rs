//! The direction of steps, and the step units of each algorithm.

use crate::game::Status;
use crate::search::Algorithm;
use crate::spec::Spec;
use crate::trace::StepUnit;

/// The direction of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the beginning.
    Back,
    /// Towards the end.
    Forward,
}

/// Returns the step units that have an effect in a search, the shortest first.
pub fn step_units(spec: &Spec) -> Vec<StepUnit> {
    // Where chance decides at the root, no move is the best so far.
    let best = (spec.game.status() != Status::Chance).then_some(StepUnit::Best);
    let (algorithm, mut all) = (&spec.algorithm, vec![StepUnit::Event, StepUnit::Phase]);
    if let Algorithm::Mcts(_) = algorithm {
        all.push(StepUnit::Iteration);
        all.extend(best);
        return all;
    }
    all.extend([StepUnit::Over, StepUnit::Out]);
    let (cuts, deepens) = match algorithm {
        Algorithm::WinLose(options) => (options.stop && !options.grundy, false),
        Algorithm::Expectimax(options) => (options.prune, false),
        Algorithm::AlphaBeta(options) => (true, options.deepening),
        Algorithm::Minimax(_) | Algorithm::Mcts(_) => (false, false),
    };
    all.extend(cuts.then_some(StepUnit::Cut));
    all.extend(deepens.then_some(StepUnit::Iteration));
    all.extend(best);
    all
}
