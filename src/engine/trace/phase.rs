//! Which part of an algorithm an event belongs to.

use super::Trace;
use crate::search::{Event, Stage, Used};

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

impl Trace {
    /// Whether the window told at `step` is the one its node was given, not one that it narrowed.
    pub fn is_given(&self, step: u32) -> bool {
        matches!(self.event(step), Some(Event::Bound { .. }))
            && matches!(
                self.event(step - 1),
                None | Some(Event::Descend { .. } | Event::Begin { .. } | Event::Range { .. })
            )
    }

    /// The part of the algorithm that the event leading to `step` belongs to.
    pub fn phase(&self, step: u32) -> Phase {
        let Some(event) = self.event(step) else {
            return Phase::Start;
        };
        let expanding = |step: u32| matches!(self.event(step), Some(Event::Expand { .. }));
        let is_mcts = !self.landmarks.iterations.is_empty();
        match event {
            Event::Begin {
                stage: Stage::Iteration(_),
            } => Phase::Selection,
            Event::Begin {
                stage: Stage::Depth(_),
            }
            | Event::Rank { .. } => Phase::Descent,
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
            Event::Recall {
                used: Used::Narrow | Used::Order,
                ..
            } => Phase::Descent,
            Event::Bound { .. } if matches!(self.event(step - 1), Some(Event::Recall { .. })) => {
                Phase::Descent
            }
            Event::Evaluate { .. } | Event::Recall { .. } => Phase::Leaf,
            Event::Return { .. }
                if matches!(
                    self.event(step - 1),
                    Some(Event::Evaluate { .. } | Event::Recall { .. })
                ) =>
            {
                Phase::Leaf
            }
            Event::Cutoff { .. } => Phase::Cut,
            Event::Choose { .. } => Phase::Choice,
            Event::Bound { .. }
            | Event::Improve { .. }
            | Event::Return { .. }
            | Event::Accumulate { .. } => Phase::Backup,
            Event::Range { .. } | Event::Grundy { .. } | Event::Store { .. } => Phase::Backup,
        }
    }
}
