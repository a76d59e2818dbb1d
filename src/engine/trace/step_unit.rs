//! Step units through a recording: each is one jump, however many events it passes.

use super::{Landmarks, NEVER, NodeId, Trace};

/// The distance of one press of a step key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepUnit {
    /// One event.
    Event,
    /// To the next phase of the algorithm (selection, expansion …).
    Phase,
    /// Past the subtree of this node.
    Over,
    /// To the end of this node.
    Out,
    /// To the next cut.
    Cut,
    /// To the next step at which another move of the root is the best so far.
    Best,
    /// To the next iteration, or the next depth of iterative deepening.
    Iteration,
}

impl Trace {
    /// Returns the step one step unit after `step`; the last step if there is none.
    pub fn next(&self, step: u32, step_unit: StepUnit) -> u32 {
        let (end, marks) = (self.len(), self.landmarks());
        if step >= end {
            return end;
        }
        let next = match step_unit {
            StepUnit::Event => Some(step + 1),
            StepUnit::Phase => (step + 1..end).find(|&next| self.begins_phase(next)),
            StepUnit::Over if self.depth(self.cursor(step + 1)) > self.depth(self.cursor(step)) => {
                self.left(step + 1)
            }
            StepUnit::Over => Some(step + 1),
            StepUnit::Out => self.left(step),
            // Without any such landmark the step stays, instead of jumping to the end.
            StepUnit::Cut | StepUnit::Best | StepUnit::Iteration
                if marks.of(step_unit).is_empty() =>
            {
                Some(step)
            }
            StepUnit::Cut | StepUnit::Best | StepUnit::Iteration => {
                after(marks.of(step_unit), step)
            }
        };
        next.unwrap_or(end)
    }

    /// Returns the step one step unit before `step`; 0 if there is none.
    pub fn previous(&self, step: u32, step_unit: StepUnit) -> u32 {
        let Some(before) = step.checked_sub(1) else {
            return 0;
        };
        let marks = self.landmarks();
        let previous = match step_unit {
            StepUnit::Event => Some(before),
            StepUnit::Phase => (1..step).rev().find(|&earlier| self.begins_phase(earlier)),
            StepUnit::Over if self.depth(self.cursor(before)) > self.depth(self.cursor(step)) => {
                self.entered(before)
            }
            StepUnit::Over => Some(before),
            StepUnit::Out => self.entered(step),
            StepUnit::Cut | StepUnit::Best | StepUnit::Iteration
                if marks.of(step_unit).is_empty() =>
            {
                Some(step)
            }
            StepUnit::Cut | StepUnit::Best | StepUnit::Iteration => {
                last_before(marks.of(step_unit), step)
            }
        };
        previous.unwrap_or(0)
    }

    /// Returns the first step after `step` at which the cursor is above the present node.
    fn left(&self, step: u32) -> Option<u32> {
        let (here, depth) = self.stand(step)?;
        if self.landmarks().iterations.is_empty() {
            return Some(self.at(step).life(here)?.finished).filter(|left| *left != NEVER);
        }
        // An iteration ends at the root where it began, so the scan is short.
        (step + 1..=self.len()).find(|&later| self.depth(self.cursor(later)) < depth)
    }

    /// Returns the last step before `step` at which the cursor was above the present node.
    fn entered(&self, step: u32) -> Option<u32> {
        let (here, depth) = self.stand(step)?;
        if self.landmarks().iterations.is_empty() {
            return self.at(step).life(here)?.reached.checked_sub(1);
        }
        (0..step)
            .rev()
            .find(|&earlier| self.depth(self.cursor(earlier)) < depth)
    }

    /// Returns the node at the cursor and its depth; `None` at the root.
    fn stand(&self, step: u32) -> Option<(NodeId, u16)> {
        let here = self.cursor(step);
        Some((here, self.depth(here))).filter(|(_, depth)| *depth > 0)
    }

    /// Whether the event after `step` belongs to another phase than the one that led there.
    fn begins_phase(&self, step: u32) -> bool {
        self.phase(step) != self.phase(step + 1)
    }
}

fn after(steps: &[u32], step: u32) -> Option<u32> {
    steps.get(Landmarks::count(steps, step)).copied()
}

fn last_before(steps: &[u32], step: u32) -> Option<u32> {
    steps[..steps.partition_point(|&mark| mark < step)]
        .last()
        .copied()
}
