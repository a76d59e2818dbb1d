//! What a search has come to at a step, as the row of a table.

use super::Work;
use crate::game::Player;
use crate::lesson::counters::Shape;
use crate::lesson::line::{figure, typed};
use crate::search::Algorithm;
use crate::spec::Spec;
use crate::trace::{Landmarks, NodeId, Number, Trace};

/// The numbers of a search at one of its steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The step.
    pub step: u32,
    /// The leaves that were evaluated, over all depths; in Monte-Carlo tree search playouts.
    pub leaves: u32,
    /// The nodes that were visited, over all depths.
    pub nodes: u32,
    /// The cuts, over all depths.
    pub cuts: u32,
    /// The value of the root with what is known of it; in Monte-Carlo tree search `None`.
    pub value: Option<Number>,
    /// The mean of the rewards at the root for Max; `None` but in Monte-Carlo tree search.
    pub mean: Option<f64>,
    /// The move that would be taken now, or has been.
    pub best: Option<u16>,
    /// The deepest ply that was visited.
    pub depth: u32,
    /// Whether it is the last step.
    pub is_done: bool,
}

impl Standing {
    /// Reads the numbers of a recording after some of its events.
    pub fn of(trace: &Trace, step: u32) -> Standing {
        let (moment, marks) = (trace.at(step), trace.landmarks());
        let best = moment.best(NodeId::ROOT).map(|child| trace.choice(child));
        Standing {
            step,
            leaves: Work::Leaf.done(trace, step),
            nodes: Work::Node.done(trace, step),
            cuts: Landmarks::count(&marks.cuts, step) as u32,
            value: moment
                .number(NodeId::ROOT)
                .filter(|_| marks.iterations.is_empty()),
            mean: moment.mean(NodeId::ROOT, Player::Max),
            best: moment.chosen().or(best),
            depth: marks.deepest(step) as u32,
            is_done: step == trace.len(),
        }
    }

    /// Says what the root is worth: its value with what is known of it, or the mean; a dash where nothing is known.
    pub fn worth(&self) -> String {
        match (self.mean, self.value) {
            (Some(mean), _) => format!("x̄ {}", figure(mean)),
            (None, Some(number)) => typed(number),
            (None, None) => "–".to_owned(),
        }
    }
}

/// Returns the fewest leaves by which any search like alpha-beta can prove the value of the tree, if all searches are of that kind and the
/// tree is uniform; with b and d, from which it follows (Knuth and Moore 1975).
pub fn fewest_leaves(lanes: &[Spec], traces: &[&Trace]) -> Option<(u32, Shape)> {
    let is_exact = |spec: &Spec| {
        matches!(
            spec.algorithm,
            Algorithm::Minimax(_) | Algorithm::AlphaBeta(_)
        )
    };
    let limit = |spec: &Spec| spec.algorithm.depth();
    let first = lanes.first()?;
    if !lanes
        .iter()
        .all(|lane| is_exact(lane) && limit(lane) == limit(first))
    {
        return None;
    }
    let shape = Shape::of(traces.first()?, limit(first)).filter(|shape| shape.uniform)?;
    Some((shape.fewest_leaves(), shape))
}
