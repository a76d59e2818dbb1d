//! The widths of nodes in the rows of a large tree, and the final outcome of each node. Except in a
//! compact plan they do not depend on the step, so nothing moves while stepping.

use super::outcome::{Outcome, Scale};
use crate::trace::{Birth, Moment, NodeId, Trace};

/// The number of nodes from which a tree is drawn as rows.
const LARGE: usize = 2_000;

/// Whether a tree, or the subtree of a node, is so large that it is drawn as rows.
pub fn is_large(trace: &Trace, root: Option<NodeId>) -> bool {
    let Some(root) = root else {
        return trace.size() >= LARGE;
    };
    let (mut rest, mut count) = (vec![root], 0);
    while let Some(node) = rest.pop().filter(|_| count < LARGE) {
        count += 1;
        rest.extend(trace.children(node));
    }
    count >= LARGE
}

/// Returns the amount of each node: its visits by Monte-Carlo tree search, otherwise the number of
/// nodes in its subtree, itself included. With `compact` they are those at that step.
pub fn amounts(trace: &Trace, compact: Option<u32>) -> Vec<f64> {
    let nodes = (0..trace.size() as u32).map(NodeId);
    let moment = trace.at(compact.unwrap_or(trace.len()));
    if !trace.landmarks().iterations.is_empty() {
        return nodes.map(|node| f64::from(moment.visits(node).n)).collect();
    }
    let is_counted = |node| compact.is_none() || moment.is_known(node);
    let mut amounts: Vec<f64> = nodes
        .map(|node| f64::from(u8::from(is_counted(node))))
        .collect();
    // A node is always discovered after its parent.
    for node in (1..amounts.len()).rev() {
        if let Some(parent) = trace.parent(NodeId(node as u32)) {
            amounts[parent.0 as usize] += amounts[node];
        }
    }
    amounts
}

/// A node's first visit and its outcome at the end.
#[derive(Clone, Copy, Debug)]
struct Fate {
    born: Birth,
    /// The step from which its outcome is final; `None` if it never is.
    settled: Option<u32>,
    outcome: Outcome,
}

/// A cache of the first visit and the final outcome of the node at each place.
#[derive(Clone, Debug)]
pub struct Fates {
    fates: Vec<Fate>,
    scale: Scale,
}

impl Fates {
    /// Reads a recording for the nodes at the places of a layout.
    pub fn new(trace: &Trace, nodes: &[u32]) -> Fates {
        let (scale, end) = (Scale::of(trace), trace.end());
        let fate = |node: u32| Fate {
            born: trace.born(NodeId(node)),
            settled: trace.settled(NodeId(node)),
            outcome: scale.outcome(&end, NodeId(node)),
        };
        // By their numbers first: neighbours in a recording are neighbours in memory, those in a row are not.
        let by_node: Vec<Fate> = (0..trace.size() as u32).map(fate).collect();
        Fates {
            fates: nodes.iter().map(|&node| by_node[node as usize]).collect(),
            scale,
        }
    }

    /// Returns the outcome of the node at a place.
    pub fn at(&self, moment: &Moment, place: usize, node: NodeId) -> Outcome {
        let fate = &self.fates[place];
        match fate.settled {
            _ if !fate.born.is_by(moment.step()) && !moment.trace().is_outlined() => {
                Outcome::Unseen
            }
            Some(settled) if settled <= moment.step() => fate.outcome,
            _ => self.scale.outcome(moment, node),
        }
    }
}
