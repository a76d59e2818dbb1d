//! Looks up a fact of a node by the step that set it, by reading that step's event.

use super::number::Known;
use super::{NodeId, Trace, Visits};
use crate::search::{Event, Relation};

/// What a node has been credited with, and from which step on.
#[derive(Clone, Copy, Debug)]
pub struct Credit {
    pub step: u32,
    pub n: u32,
    pub w: f64,
}

impl Trace {
    /// The value that the event of a step told.
    pub(super) fn score(&self, step: u32) -> f64 {
        match self.event(step) {
            Some(
                Event::Evaluate { score, .. }
                | Event::Improve { score, .. }
                | Event::Return { score },
            ) => score,
            Some(Event::Accumulate { sum }) => sum,
            _ => unreachable!("no other event tells a value"),
        }
    }

    /// What a node can still be: the evaluation that told its value says it, or a record.
    pub(super) fn known(&self, told: Option<u32>, mark: impl Fn() -> Option<u32>) -> Option<Known> {
        if let Some(step) = told
            && let Some(Event::Evaluate { score, basis, .. }) = self.event(step)
        {
            return Some(Known {
                interval: (score, score),
                step,
                basis,
            });
        }
        Some(self.known[mark()? as usize])
    }

    /// The best child of a node, as the event of a step tells it.
    pub(super) fn best_by(&self, node: NodeId, step: u32) -> Option<NodeId> {
        match self.event(step)? {
            Event::Improve { choice, .. } => self.child(node, choice),
            // The child that was credited then.
            _ => Some(self.cursor(step - 1)),
        }
    }

    /// The earlier node of the same position that the event of a step recalls.
    pub(super) fn recalled_at(&self, step: u32) -> Option<NodeId> {
        match self.event(step)? {
            Event::Recall { visit, .. } => self.descent(visit),
            _ => None,
        }
    }

    /// The interval that a remembered value leaves.
    pub(super) fn remembered(&self, score: f64, relation: Relation) -> (f64, f64) {
        match relation {
            Relation::Exact => (score, score),
            Relation::AtLeast => (score, self.bounds.1.max(score)),
            Relation::AtMost => (self.bounds.0.min(score), score),
            Relation::Open => self.bounds,
        }
    }

    /// The reward and visits of a record, nothing before the first.
    pub(super) fn visits(&self, mark: Option<u32>) -> Visits {
        let credit = mark.and_then(|mark| self.credits.get(mark as usize));
        credit.map_or(Visits::default(), |credit| Visits {
            n: credit.n,
            w: credit.w,
        })
    }
}
