//! The nodes of a large tree counted by depth and outcome: the numbers behind its rows.

use super::amount::Fates;
use super::outcome::Outcome;
use crate::trace::{Moment, NodeId, Trace};

/// How many nodes have each outcome, in the order of [`Outcome::ALL`].
pub type Counts = [u32; Outcome::ALL.len()];

/// A recording, read so far that its nodes can be counted at any step without looking them up.
#[derive(Debug)]
pub struct Tally {
    fates: Fates,
    depths: Vec<u16>,
}

impl Tally {
    /// Reads a recording.
    pub fn new(trace: &Trace) -> Tally {
        let nodes: Vec<u32> = (0..trace.size() as u32).collect();
        Tally {
            fates: Fates::new(trace, &nodes),
            depths: nodes
                .iter()
                .map(|&node| trace.depth(NodeId(node)))
                .collect(),
        }
    }

    /// Counts the nodes at each depth at a moment of this recording.
    pub fn at(&self, moment: &Moment) -> Vec<Counts> {
        let rows = self
            .depths
            .iter()
            .max()
            .map_or(0, |&deepest| usize::from(deepest) + 1);
        let mut counts = vec![Counts::default(); rows];
        for (node, &depth) in self.depths.iter().enumerate() {
            let outcome = self.fates.at(moment, node, NodeId(node as u32));
            counts[usize::from(depth)][outcome as usize] += 1;
        }
        counts
    }
}
