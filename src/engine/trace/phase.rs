//! The phases of an algorithm, by event.

use super::Trace;
use crate::search::{Event, Stage, Used};

/// A phase of an algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before the first event.
    Start,
    /// Goes down by the tree policy.
    Selection,
    /// Adds a node.
    Expansion,
    /// Plays out to the end of the game.
    Simulation,
    /// Credits the path.
    Backpropagation,
    /// Goes down.
    Descent,
    /// Evaluates a leaf.
    Leaf,
    /// Returns a value to the parent.
    Backup,
    /// Prunes children.
    Cut,
    /// Chooses a move at the root.
    Choice,
}

impl Trace {
    /// Whether the window reported at `step` is the one that its node was given at entry.
    pub fn is_given(&self, step: u32) -> bool {
        matches!(self.event(step), Some(Event::Bound { .. }))
            && matches!(
                self.event(step - 1),
                None | Some(Event::Descend { .. } | Event::Begin { .. } | Event::Range { .. })
            )
    }

    /// Whether the children of the node at the cursor have just joined the tree, and nothing else has happened since.
    pub fn has_expanded(&self, step: u32) -> bool {
        matches!(
            self.event(step),
            Some(Event::Expand { .. } | Event::Prior { .. })
        )
    }

    /// Returns the phase of the event that leads to `step`.
    pub fn phase(&self, step: u32) -> Phase {
        let Some(event) = self.event(step) else {
            return Phase::Start;
        };
        let is_mcts = !self.landmarks.iterations.is_empty();
        match event {
            Event::Begin {
                stage: Stage::Iteration(_),
            } => Phase::Selection,
            Event::Begin {
                stage: Stage::Depth(_),
            }
            | Event::Rank { .. }
            | Event::Scout { .. }
            | Event::Again { .. } => Phase::Descent,
            Event::Range { .. } if step == 1 => Phase::Start,
            Event::Expand { .. } | Event::Prior { .. } => Phase::Expansion,
            Event::Descend { .. } if self.has_expanded(step - 1) => Phase::Expansion,
            Event::Open { .. } if is_mcts && step > 1 => Phase::Expansion,
            Event::Descend { .. } if is_mcts => Phase::Selection,
            Event::Simulate { .. } => Phase::Simulation,
            Event::Credit { .. } => Phase::Backpropagation,
            Event::Evaluate { .. } if is_mcts => Phase::Simulation,
            Event::Open { .. } | Event::Descend { .. } => Phase::Descent,
            // The window at entry still belongs to the way down.
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
