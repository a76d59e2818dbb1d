//! The moments worth jumping to, and the strides by which one steps through a recording.

use super::{NodeId, Trace};
use crate::search::{Event, Stage, Used};

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
            Event::Begin { stage: Stage::Iteration(_) } => self.iterations.push(step),
            Event::Begin { stage: Stage::Depth(_) } => self.depths.push(step),
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
        if self.iterations.is_empty() { &self.depths } else { &self.iterations }
    }

    pub(super) fn bytes(&self) -> usize {
        let lists = [&self.cuts, &self.bests, &self.iterations, &self.depths, &self.leaves, &self.reached, &self.deeper];
        lists.iter().map(|list| list.capacity() * 4).sum()
    }
}

/// How far one press of a step key goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// One event.
    Event,
    /// To the next part of the algorithm (selection, expansion …; going down, coming back).
    Phase,
    /// Past everything below this node.
    Over,
    /// Until this node is finished.
    Out,
    /// To the next cut.
    Cut,
    /// To the next iteration, or the next depth of iterative deepening.
    Iteration,
}

impl Trace {
    /// The step one stride after `step`; the last step where there is no further one.
    pub fn next(&self, step: u32, stride: Stride) -> u32 {
        let end = self.len();
        if step >= end {
            return end;
        }
        let here = self.depth(self.cursor(step));
        let depth_at = |step: &u32| self.depth(self.cursor(*step));
        match stride {
            Stride::Event => step + 1,
            Stride::Phase => (step + 1..end).find(|&next| self.begins_phase(next)).unwrap_or(end),
            Stride::Over => (step + 1..=end).find(|next| depth_at(next) <= here).unwrap_or(end),
            Stride::Out => (step + 1..=end).find(|next| depth_at(next) < here).unwrap_or(end),
            // A recording without any such mark is not left for its end.
            Stride::Cut if self.landmarks.cuts.is_empty() => step,
            Stride::Iteration if self.landmarks.stages().is_empty() => step,
            Stride::Cut => after(&self.landmarks.cuts, step).unwrap_or(end),
            Stride::Iteration => after(self.landmarks.stages(), step).unwrap_or(end),
        }
    }

    /// The step one stride before `step`; 0 where there is no earlier one.
    pub fn previous(&self, step: u32, stride: Stride) -> u32 {
        if step == 0 {
            return 0;
        }
        let here = self.depth(self.cursor(step));
        let depth_at = |step: &u32| self.depth(self.cursor(*step));
        match stride {
            Stride::Event => step - 1,
            Stride::Phase => (1..step).rev().find(|&earlier| self.begins_phase(earlier)).unwrap_or(0),
            Stride::Over => (0..step).rev().find(|earlier| depth_at(earlier) <= here).unwrap_or(0),
            Stride::Out => (0..step).rev().find(|earlier| depth_at(earlier) < here).unwrap_or(0),
            Stride::Cut if self.landmarks.cuts.is_empty() => step,
            Stride::Iteration if self.landmarks.stages().is_empty() => step,
            Stride::Cut => before(&self.landmarks.cuts, step).unwrap_or(0),
            Stride::Iteration => before(self.landmarks.stages(), step).unwrap_or(0),
        }
    }

    /// Whether the event after `step` belongs to another phase than the one that led there.
    fn begins_phase(&self, step: u32) -> bool {
        self.phase(step) != self.phase(step + 1)
    }

    /// Whether the window told at `step` is the one its node was given, not one that it narrowed.
    pub fn is_given(&self, step: u32) -> bool {
        matches!(self.event(step), Some(Event::Bound { .. }))
            && matches!(self.event(step - 1), None | Some(Event::Descend { .. } | Event::Begin { .. } | Event::Range { .. }))
    }

    /// The part of the algorithm that the event leading to `step` belongs to.
    pub fn phase(&self, step: u32) -> Phase {
        let Some(event) = self.event(step) else { return Phase::Start };
        let expanding = |step: u32| matches!(self.event(step), Some(Event::Expand { .. }));
        let is_mcts = !self.landmarks.iterations.is_empty();
        match event {
            Event::Begin { stage: Stage::Iteration(_) } => Phase::Selection,
            Event::Begin { stage: Stage::Depth(_) } | Event::Rank { .. } => Phase::Descent,
            Event::Range { .. } if step == 1 => Phase::Start,
            Event::Expand { .. } => Phase::Expansion,
            Event::Descend { .. } if expanding(step - 1) => Phase::Expansion,
            Event::Open { .. } if is_mcts && step > 1 => Phase::Expansion,
            Event::Descend { .. } if is_mcts => Phase::Selection,
            Event::Simulate { .. } => Phase::Simulation,
            Event::Credit { .. } => Phase::Backpropagation,
            Event::Evaluate { .. } if is_mcts => Phase::Simulation,
            Event::Open { .. } | Event::Descend { .. } => Phase::Descent,
            // The first window of a node arrives while the search is still on its way down.
            Event::Bound { .. } if self.is_given(step) => Phase::Descent,
            Event::Recall { used: Used::Narrow | Used::Order, .. } => Phase::Descent,
            Event::Bound { .. } if matches!(self.event(step - 1), Some(Event::Recall { .. })) => Phase::Descent,
            Event::Evaluate { .. } | Event::Recall { .. } => Phase::Leaf,
            Event::Return { .. } if matches!(self.event(step - 1), Some(Event::Evaluate { .. } | Event::Recall { .. })) => {
                Phase::Leaf
            }
            Event::Cutoff { .. } => Phase::Cut,
            Event::Choose { .. } => Phase::Choice,
            Event::Bound { .. } | Event::Improve { .. } | Event::Return { .. } | Event::Accumulate { .. } => Phase::Backup,
            Event::Range { .. } | Event::Grundy { .. } | Event::Store { .. } => Phase::Backup,
        }
    }
}

fn before_or_at(steps: &[u32], step: u32) -> Option<u32> {
    steps[..Landmarks::count(steps, step)].last().copied()
}

fn after(steps: &[u32], step: u32) -> Option<u32> {
    steps.get(Landmarks::count(steps, step)).copied()
}

fn before(steps: &[u32], step: u32) -> Option<u32> {
    steps[..steps.partition_point(|&mark| mark < step)].last().copied()
}

/// A part of an algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before the first event.
    Start,
    /// Going down to a node by the tree policy.
    Selection,
    /// Adding a node.
    Expansion,
    /// Playing on to the end of the game.
    Simulation,
    /// Crediting the path.
    Backpropagation,
    /// Going down.
    Descent,
    /// Taking a leaf's value.
    Leaf,
    /// Coming back with a value.
    Backup,
    /// Leaving children out.
    Cut,
    /// Taking a move.
    Choice,
}
