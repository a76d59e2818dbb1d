//! What becomes of the nodes of a large tree, kept so that a frame does not look at each of them: the step from which the outcome of a
//! node is final and that outcome, and the same of blocks of neighbouring nodes.

use super::outcome::{Outcome, Scale};
use crate::trace::{Birth, Moment, NodeId, Trace};
use std::ops::Range;

/// The number of nodes in the smallest block, and of blocks in the next larger one.
const BRANCHES: usize = 8;
/// The sizes of blocks: 8, 64, 512 and 4,096 nodes.
const SIZES: usize = 4;

/// Widths by outcome, in the order of [`Outcome::ALL`].
pub type Shares = [f32; Outcome::ALL.len()];

/// First visits and outcomes of nodes, in the order of their places.
#[derive(Clone, Debug)]
pub struct Fates {
    born: Vec<Birth>,
    /// The step from which the outcome is final; [`NEVER`] if it never is.
    settled: Vec<u32>,
    /// The outcome at the end.
    outcomes: Vec<Outcome>,
    /// The blocks, by size.
    blocks: [Vec<Block>; SIZES],
    scale: Scale,
}

/// Stands for a step that never comes.
const NEVER: u32 = u32::MAX;

/// Nodes at neighbouring places.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// The first step at which one of them is in the search tree.
    born: u32,
    /// The step from which the outcomes of all are final.
    settled: u32,
    /// The widths of the nodes by their outcomes at the end.
    shares: Shares,
}

impl Block {
    const EMPTY: Block = Block {
        born: NEVER,
        settled: 0,
        shares: [0.0; Outcome::ALL.len()],
    };

    fn join(&mut self, other: &Block) {
        self.born = self.born.min(other.born);
        self.settled = self.settled.max(other.settled);
        for (sum, share) in self.shares.iter_mut().zip(other.shares) {
            *sum += share;
        }
    }
}

/// What is known of the outcomes of a block at a step.
pub enum Known {
    /// None of its nodes is reached.
    Unseen,
    /// All are what they are at the end.
    Settled,
    /// Neither.
    Mixed,
}

impl Fates {
    /// Reads a recording for the nodes at the places of a layout, with the first visit and the width of each place.
    pub fn new(
        trace: &Trace,
        nodes: &[u32],
        born: Vec<Birth>,
        width: impl Fn(usize) -> f64,
    ) -> Fates {
        let (scale, end) = (Scale::of(trace), trace.end());
        let fate = |node: u32| {
            let node = NodeId(node);
            let settled = trace.settled(node).unwrap_or(NEVER);
            (settled, scale.outcome(&end, node))
        };
        // By their numbers first: neighbours in a recording are neighbours in memory, those in a row are not.
        let by_node: Vec<(u32, Outcome)> = (0..trace.size() as u32).map(fate).collect();
        let at = |&node: &u32| by_node[node as usize];
        let mut fates = Fates {
            born,
            settled: nodes.iter().map(|node| at(node).0).collect(),
            outcomes: nodes.iter().map(|node| at(node).1).collect(),
            blocks: Default::default(),
            scale,
        };
        fates.gather(width);
        fates
    }

    fn gather(&mut self, width: impl Fn(usize) -> f64) {
        for size in 0..SIZES {
            let below = match size {
                0 => self.born.len(),
                _ => self.blocks[size - 1].len(),
            };
            let block = |first: usize| {
                let mut sum = Block::EMPTY;
                for index in first..(first + BRANCHES).min(below) {
                    match size {
                        0 => sum.join(&self.single(index, width(index))),
                        _ => sum.join(&self.blocks[size - 1][index]),
                    }
                }
                sum
            };
            self.blocks[size] = (0..below).step_by(BRANCHES).map(block).collect();
        }
    }

    /// Returns a block of one node.
    fn single(&self, place: usize, width: f64) -> Block {
        let mut shares = Block::EMPTY.shares;
        shares[self.outcomes[place] as usize] = width as f32;
        Block {
            born: self.born[place].step().unwrap_or(NEVER),
            settled: self.settled[place],
            shares,
        }
    }

    /// Returns the places of the blocks that begin at a place, the smallest first.
    pub fn blocks(&self, place: usize) -> impl Iterator<Item = Range<usize>> {
        (1..=SIZES as u32)
            .map(|size| BRANCHES.pow(size))
            .take_while(move |&length| place.is_multiple_of(length))
            .map(move |length| place..place + length)
    }

    fn block(&self, places: &Range<usize>) -> &Block {
        let size = places.len().ilog(BRANCHES) as usize;
        &self.blocks[size - 1][places.start / places.len()]
    }

    /// Returns the widths of the nodes of a block by their outcomes at the end.
    pub fn shares(&self, places: &Range<usize>) -> &Shares {
        &self.block(places).shares
    }

    /// Returns what is known of the outcomes of a block at a moment.
    pub fn known(&self, places: &Range<usize>, moment: &Moment) -> Known {
        let block = self.block(places);
        if block.born > moment.step() && !moment.trace().is_outlined() {
            Known::Unseen
        } else if block.settled <= moment.step() {
            Known::Settled
        } else {
            Known::Mixed
        }
    }

    /// Returns the outcome of the node at a place.
    pub fn at(&self, moment: &Moment, place: usize, node: NodeId) -> Outcome {
        if !self.born[place].is_by(moment.step()) && !moment.trace().is_outlined() {
            Outcome::Unseen
        } else if self.settled[place] <= moment.step() {
            self.outcomes[place]
        } else {
            self.scale.outcome(moment, node)
        }
    }
}
