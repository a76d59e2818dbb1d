//! The steps worth jumping to.

use super::{NodeId, StepUnit};
use crate::search::{Event, Stage};

/// The steps of each kind of landmark, in increasing order.
#[derive(Debug, Default)]
pub struct Landmarks {
    /// Cutoffs.
    pub cuts: Vec<u32>,
    /// New best moves at the root.
    pub bests: Vec<u32>,
    /// The child of the root that Monte-Carlo tree search would take.
    leader: Option<NodeId>,
    /// Beginnings of iterations.
    pub iterations: Vec<u32>,
    /// Beginnings of the depths of iterative deepening.
    pub depths: Vec<u32>,
    /// Evaluated leaves.
    pub leaves: Vec<u32>,
    /// Playouts.
    pub playouts: Vec<u32>,
    /// Steps at which a node other than the root joined the search tree.
    reached: Vec<u32>,
    /// Steps at which a node was entered once more, because it is searched again.
    pub(super) again: Vec<u32>,
    /// Steps at which the search went a ply deeper than before.
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
            Event::Simulate { .. } => self.playouts.push(step),
            _ => {}
        }
    }

    pub(super) fn leads(&mut self, step: u32, child: Option<NodeId>) {
        if self.leader != child {
            self.leader = child;
            self.best(step);
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

    /// Whether some node has been searched again.
    pub(super) fn searches_again(&self) -> bool {
        !self.again.is_empty()
    }

    /// Returns the deepest ply visited in the first `step` events.
    pub fn deepest(&self, step: u32) -> usize {
        Landmarks::count(&self.deeper, step)
    }

    /// Counts the entries of `steps` up to `step`, inclusive.
    pub fn count(steps: &[u32], step: u32) -> usize {
        steps.partition_point(|&mark| mark <= step)
    }

    /// Returns the step at which the present depth of iterative deepening began; 0 without
    /// deepening.
    pub fn since(&self, step: u32) -> u32 {
        before_or_at(&self.depths, step).unwrap_or(0)
    }

    /// Returns the number of nodes in the search tree after `step` events, the root included.
    pub fn nodes(&self, step: u32) -> usize {
        self.current(&self.reached, step) + 1
    }

    /// Returns the number of nodes visited in `step` events, the root included: one that is visited at several depths, or searched
    /// again, counts each time.
    pub fn nodes_in_all(&self, step: u32) -> usize {
        // Every depth reaches the root anew; without depths nothing reaches it.
        let reached = Landmarks::count(&self.reached, step) + Landmarks::count(&self.again, step);
        if self.depths.is_empty() {
            reached + 1
        } else {
            reached.max(1)
        }
    }

    /// Counts the entries of `steps` up to `step` within the present depth of iterative deepening.
    pub fn current(&self, steps: &[u32], step: u32) -> usize {
        Landmarks::count(steps, step) - Landmarks::count(steps, self.since(step))
    }

    /// Returns the beginnings of iterations or of depths: a search has only one of both.
    pub fn stages(&self) -> &[u32] {
        if self.iterations.is_empty() {
            &self.depths
        } else {
            &self.iterations
        }
    }

    /// Returns the steps that a step unit leads to.
    pub(super) fn of(&self, step_unit: StepUnit) -> &[u32] {
        match step_unit {
            StepUnit::Cut => &self.cuts,
            StepUnit::Best => &self.bests,
            _ => self.stages(),
        }
    }

    pub(super) fn bytes(&self) -> usize {
        let lists = [
            &self.cuts,
            &self.bests,
            &self.iterations,
            &self.depths,
            &self.leaves,
            &self.playouts,
            &self.reached,
            &self.again,
            &self.deeper,
        ];
        lists.iter().map(|list| list.capacity() * 4).sum()
    }
}

fn before_or_at(steps: &[u32], step: u32) -> Option<u32> {
    steps[..Landmarks::count(steps, step)].last().copied()
}
