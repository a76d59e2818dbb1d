//! Sizes of a search: the iterations that are complete; in theory the leaves of the tree, the fewest leaves that can decide it, and the
//! largest stack.

use crate::search::Mcts;
use crate::trace::{Moment, NodeId, Trace};

/// Counts the iterations that are complete at a moment: each gives the root one visit for each of its playouts.
pub fn iterations(moment: &Moment, options: &Mcts) -> u32 {
    moment.visits(NodeId::ROOT).n / options.playouts
}

/// The tree down to a depth limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// Positions at the limit or without moves.
    pub leaves: u32,
    /// The most moves of any position, b.
    pub branching: u32,
    /// The deepest ply, d or m.
    pub depth: u32,
    /// Whether every inner position has b moves and every leaf lies at depth d.
    pub uniform: bool,
}

impl Shape {
    /// Measures the shape of an outlined tree down to depth `limit`; `None` if the tree was not outlined.
    pub fn of(trace: &Trace, limit: Option<u32>) -> Option<Shape> {
        if !trace.is_outlined() {
            return None;
        }
        let mut shape = Shape::default();
        let (mut shallowest, mut fewest) = (u32::MAX, u32::MAX);
        for node in (0..trace.size() as u32).map(NodeId) {
            let (depth, choices) = (u32::from(trace.depth(node)), u32::from(trace.choices(node)));
            if depth > limit.unwrap_or(depth) {
                continue;
            }
            shape.depth = shape.depth.max(depth);
            if choices == 0 || Some(depth) == limit {
                shape.leaves += 1;
                shallowest = shallowest.min(depth);
            } else {
                shape.branching = shape.branching.max(choices);
                fewest = fewest.min(choices);
            }
        }
        shape.uniform = shallowest == shape.depth && fewest == shape.branching;
        Some(shape)
    }

    /// Returns the fewest leaves by which alpha-beta can decide a uniform tree: b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth and Moore, *An analysis of
    /// alpha-beta pruning*, 1975).
    pub fn fewest_leaves(&self) -> u32 {
        let half = |depth: u32| self.branching.saturating_pow(depth);
        half(self.depth.div_ceil(2)).saturating_add(half(self.depth / 2)) - 1
    }
}
