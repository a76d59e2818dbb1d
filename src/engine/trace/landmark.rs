//! The moments worth jumping to.

use super::{NodeId, Stride};
use crate::search::{Event, Stage};

/// Steps at which something of a kind happened, in order.
#[derive(Debug, Default)]
pub struct Landmarks {
    /// Cuts.
    pub cuts: Vec<u32>,
    /// A new best move at the root.
    pub bests: Vec<u32>,
    /// Iterations begun.
    pub iterations: Vec<u32>,
    /// Depths of iterative deepening begun.
    pub depths: Vec<u32>,
    /// Values taken without looking further.
    pub leaves: Vec<u32>,
    /// Nodes joining the tree, the root aside.
    reached: Vec<u32>,
    /// Nodes joining it a ply deeper than any before.
    deeper: Vec<u32>,
}

impl Landmarks {
    pub(super) fn note(&mut self, step: u32, cursor: NodeId, event: &Event) {
        match event {
            Event::Cutoff { .. } => self.cuts.push(step),
            Event::Improve { .. } if cursor == NodeId::ROOT => self.best(step),
            Event::Begin {
                stage: Stage::Iteration(_),
            } => self.iterations.push(step),
            Event::Begin {
                stage: Stage::Depth(_),
            } => self.depths.push(step),
            Event::Evaluate { .. } => self.leaves.push(step),
            _ => {}
        }
    }

    pub(super) fn best(&mut self, step: u32) {
        self.bests.push(step);
    }

    pub(super) fn reached(&mut self, step: u32, depth: u16) {
        self.reached.push(step);
        if usize::from(depth) > self.deeper.len() {
            self.deeper.push(step);
        }
    }

    /// The deepest ply that the search has come to after `step` events.
    pub fn deepest(&self, step: u32) -> usize {
        Landmarks::count(&self.deeper, step)
    }

    /// How many of `steps` lie at or before `step`.
    pub fn count(steps: &[u32], step: u32) -> usize {
        steps.partition_point(|&mark| mark <= step)
    }

    /// The step from which facts belong to the same depth of iterative deepening as `step`; 0 without deepening.
    pub fn since(&self, step: u32) -> u32 {
        before_or_at(&self.depths, step).unwrap_or(0)
    }

    /// How many nodes are in the tree after `step` events, the root included.
    pub fn nodes(&self, step: u32) -> usize {
        self.current(&self.reached, step) + 1
    }

    /// How many of `steps` lie at or before `step` in the same depth of iterative deepening, all of them without it.
    pub fn current(&self, steps: &[u32], step: u32) -> usize {
        Landmarks::count(steps, step) - Landmarks::count(steps, self.since(step))
    }

    /// Iterations, or depths of iterative deepening: a search has only one of them.
    pub fn stages(&self) -> &[u32] {
        if self.iterations.is_empty() {
            &self.depths
        } else {
            &self.iterations
        }
    }

    /// The marks that a stride leads to.
    pub(super) fn of(&self, stride: Stride) -> &[u32] {
        if stride == Stride::Cut {
            &self.cuts
        } else {
            self.stages()
        }
    }

    pub(super) fn bytes(&self) -> usize {
        let lists = [
            &self.cuts,
            &self.bests,
            &self.iterations,
            &self.depths,
            &self.leaves,
            &self.reached,
            &self.deeper,
        ];
        lists.iter().map(|list| list.capacity() * 4).sum()
    }
}

fn before_or_at(steps: &[u32], step: u32) -> Option<u32> {
    steps[..Landmarks::count(steps, step)].last().copied()
}
