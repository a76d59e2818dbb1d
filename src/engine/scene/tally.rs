//! The nodes of a large tree counted by depth and outcome, and by first move: the numbers behind its
//! rows. Steps are kept in order, so that counting at a step looks at none of the nodes.

use super::outcome::{Outcome, Scale};
use crate::trace::{Landmarks, Moment, NodeId, Trace};

/// The number of nodes with each outcome, in the order of [`Outcome::ALL`].
pub type Counts = [u32; Outcome::ALL.len()];

/// Counts the nodes that are visited: all but those that are not reached or cut.
pub fn reached(counts: &Counts) -> u32 {
    let reached = Outcome::ALL.iter().filter(|outcome| outcome.is_reached());
    reached.map(|&outcome| counts[outcome as usize]).sum()
}

/// The nodes of a recording, counted at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Counted {
    /// The nodes at each depth, the root's first: those whose outcome is final by it, other visited ones as open, and the rest as not
    /// reached.
    pub depths: Vec<Counts>,
    /// The children of the root in the order in which the search reaches them, each with the number of
    /// nodes of its subtree that are visited by now, itself included.
    pub moves: Vec<(NodeId, u32)>,
}

/// The steps of the nodes at one depth.
#[derive(Debug, Default)]
struct Depth {
    /// The number of nodes.
    size: u32,
    /// The first visits.
    born: Vec<u32>,
    /// The steps from which outcomes are final, by outcome.
    settled: [Vec<u32>; Outcome::ALL.len()],
}

/// The first visits and the final outcomes of a recording's nodes, in order, for counting them at any step.
#[derive(Debug)]
pub struct Tally {
    depths: Vec<Depth>,
    /// The children of the root in the order in which the search reaches them, with the first visits at and below them.
    moves: Vec<(NodeId, Vec<u32>)>,
}

impl Tally {
    /// Reads a recording.
    pub fn new(trace: &Trace) -> Tally {
        let nodes = || (0..trace.size() as u32).map(NodeId);
        let (scale, end) = (Scale::of(trace), trace.end());
        let mut children: Vec<NodeId> = trace.children(NodeId::ROOT).collect();
        children.sort_by_key(|&child| trace.born(child).step().unwrap_or(u32::MAX));
        // The place of the child at or above each node; behind the last for the root.
        let mut of_move: Vec<u16> = vec![children.len() as u16; trace.size()];
        for (place, child) in children.iter().enumerate() {
            of_move[child.0 as usize] = place as u16;
        }
        for node in nodes().skip(1) {
            // A node is always discovered after its parent.
            if let Some(parent) = trace.parent(node).filter(|parent| *parent != NodeId::ROOT) {
                of_move[node.0 as usize] = of_move[parent.0 as usize];
            }
        }
        let deepest = nodes().map(|node| trace.depth(node)).max().unwrap_or(0);
        let mut tally = Tally {
            depths: (0..=deepest).map(|_| Depth::default()).collect(),
            moves: children
                .into_iter()
                .map(|child| (child, Vec::new()))
                .collect(),
        };
        for node in nodes() {
            let depth = &mut tally.depths[usize::from(trace.depth(node))];
            depth.size += 1;
            let Some(born) = trace.born(node).step() else {
                continue;
            };
            depth.born.push(born);
            let place = usize::from(of_move[node.0 as usize]);
            if let Some((_, visits)) = tally.moves.get_mut(place) {
                visits.push(born);
            }
            if let Some(settled) = trace.settled(node) {
                depth.settled[scale.outcome(&end, node) as usize].push(settled);
            }
        }
        for list in tally.lists() {
            list.sort_unstable();
            list.shrink_to_fit();
        }
        tally
    }

    fn lists(&mut self) -> impl Iterator<Item = &mut Vec<u32>> {
        let depths = self
            .depths
            .iter_mut()
            .flat_map(|depth| depth.settled.iter_mut().chain([&mut depth.born]));
        depths.chain(self.moves.iter_mut().map(|(_, visits)| visits))
    }

    /// Counts the nodes at a moment of this recording.
    pub fn at(&self, moment: &Moment) -> Counted {
        let by = |steps: &Vec<u32>| Landmarks::count(steps, moment.step()) as u32;
        let counts = |depth: &Depth| {
            let mut counts = Counts::default();
            for (count, settled) in counts.iter_mut().zip(&depth.settled) {
                *count = by(settled);
            }
            let (reached, settled) = (by(&depth.born), counts.iter().sum::<u32>());
            counts[Outcome::Open as usize] += reached.saturating_sub(settled);
            counts[Outcome::Unseen as usize] += depth.size - reached;
            counts
        };
        let moves = self.moves.iter();
        Counted {
            depths: self.depths.iter().map(counts).collect(),
            moves: moves.map(|(child, visits)| (*child, by(visits))).collect(),
        }
    }
}
