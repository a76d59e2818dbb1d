//! The nodes of a large tree counted by depth and outcome, and by first move: the numbers behind its
//! rows.

use super::amount::Fates;
use super::outcome::Outcome;
use crate::trace::{Moment, NodeId, Trace};

/// The number of nodes with each outcome, in the order of [`Outcome::ALL`].
pub type Counts = [u32; Outcome::ALL.len()];

/// Counts the nodes in the search tree: all but those that are not reached or cut.
pub fn reached(counts: &Counts) -> u32 {
    let reached = Outcome::ALL.iter().filter(|outcome| outcome.is_reached());
    reached.map(|&outcome| counts[outcome as usize]).sum()
}

/// The nodes of a recording, counted at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Counted {
    /// The nodes at each depth, the root's first.
    pub depths: Vec<Counts>,
    /// The children of the root in the order in which the search reaches them, each with the number of
    /// nodes of its subtree that are in the search tree by now, itself included.
    pub moves: Vec<(NodeId, u32)>,
}

/// The depths, first moves and final outcomes of a recording's nodes, for counting them at any step.
#[derive(Debug)]
pub struct Tally {
    fates: Fates,
    depths: Vec<u16>,
    /// The children of the root in the order in which the search reaches them.
    moves: Vec<NodeId>,
    /// The place in `moves` of the child at or above each node; behind its end for the root.
    of_move: Vec<usize>,
}

impl Tally {
    /// Reads a recording.
    pub fn new(trace: &Trace) -> Tally {
        let nodes: Vec<u32> = (0..trace.size() as u32).collect();
        let mut moves: Vec<NodeId> = trace.children(NodeId::ROOT).collect();
        moves.sort_by_key(|&child| trace.born(child).step().unwrap_or(u32::MAX));
        let mut of_move = vec![moves.len(); nodes.len()];
        for (place, child) in moves.iter().enumerate() {
            of_move[child.0 as usize] = place;
        }
        // A node is always discovered after its parent.
        for node in nodes.iter().skip(1).map(|&node| NodeId(node)) {
            if let Some(parent) = trace.parent(node).filter(|parent| *parent != NodeId::ROOT) {
                of_move[node.0 as usize] = of_move[parent.0 as usize];
            }
        }
        Tally {
            fates: Fates::new(trace, &nodes),
            depths: nodes
                .iter()
                .map(|&node| trace.depth(NodeId(node)))
                .collect(),
            moves,
            of_move,
        }
    }

    /// Counts the nodes at a moment of this recording.
    pub fn at(&self, moment: &Moment) -> Counted {
        let deepest = self.depths.iter().max();
        let mut depths =
            vec![Counts::default(); deepest.map_or(0, |&deepest| usize::from(deepest) + 1)];
        let mut moves = vec![Counts::default(); self.moves.len() + 1];
        for (node, (&depth, &of_move)) in self.depths.iter().zip(&self.of_move).enumerate() {
            let outcome = self.fates.at(moment, node, NodeId(node as u32)) as usize;
            depths[usize::from(depth)][outcome] += 1;
            moves[of_move][outcome] += 1;
        }
        let counts = moves.iter().map(reached);
        Counted {
            depths,
            moves: self.moves.iter().copied().zip(counts).collect(),
        }
    }
}
