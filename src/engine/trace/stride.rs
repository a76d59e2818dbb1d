//! The strides by which one steps through a recording: each is one jump, however much it passes.

use super::{Landmarks, NEVER, NodeId, Trace};

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
        let (end, marks) = (self.len(), self.landmarks());
        if step >= end {
            return end;
        }
        let next = match stride {
            Stride::Event => Some(step + 1),
            Stride::Phase => (step + 1..end).find(|&next| self.begins_phase(next)),
            Stride::Over if self.depth(self.cursor(step + 1)) > self.depth(self.cursor(step)) => {
                self.left(step + 1)
            }
            Stride::Over => Some(step + 1),
            Stride::Out => self.left(step),
            // A recording without any such mark is not left for its end.
            Stride::Cut | Stride::Iteration if marks.of(stride).is_empty() => Some(step),
            Stride::Cut | Stride::Iteration => after(marks.of(stride), step),
        };
        next.unwrap_or(end)
    }

    /// The step one stride before `step`; 0 where there is no earlier one.
    pub fn previous(&self, step: u32, stride: Stride) -> u32 {
        let Some(before) = step.checked_sub(1) else {
            return 0;
        };
        let marks = self.landmarks();
        let previous = match stride {
            Stride::Event => Some(before),
            Stride::Phase => (1..step).rev().find(|&earlier| self.begins_phase(earlier)),
            Stride::Over if self.depth(self.cursor(before)) > self.depth(self.cursor(step)) => {
                self.entered(before)
            }
            Stride::Over => Some(before),
            Stride::Out => self.entered(step),
            Stride::Cut | Stride::Iteration if marks.of(stride).is_empty() => Some(step),
            Stride::Cut | Stride::Iteration => last_before(marks.of(stride), step),
        };
        previous.unwrap_or(0)
    }

    /// The first step after `step` at which the search is above the node where it stands, if it comes there.
    fn left(&self, step: u32) -> Option<u32> {
        let (here, depth) = self.stand(step)?;
        if self.landmarks().iterations.is_empty() {
            return Some(self.at(step).life(here)?.finished).filter(|left| *left != NEVER);
        }
        // An iteration ends at the root, where it began: there is never far to go.
        (step + 1..=self.len()).find(|&later| self.depth(self.cursor(later)) < depth)
    }

    /// The last step before `step` at which the search was above the node where it stands.
    fn entered(&self, step: u32) -> Option<u32> {
        let (here, depth) = self.stand(step)?;
        if self.landmarks().iterations.is_empty() {
            return self.at(step).life(here)?.reached.checked_sub(1);
        }
        (0..step)
            .rev()
            .find(|&earlier| self.depth(self.cursor(earlier)) < depth)
    }

    /// Where the search stands after `step` events, and how deep, unless it is at the root.
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
