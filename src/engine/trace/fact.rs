//! Looks up a fact of a node by the step that set it, by reading that step's event.

use super::blocks::Blocks;
use super::history::{History, Runs};
use super::number::Known;
use super::{Kind, NEVER, NodeId, Trace, Visits};
use crate::game::Interval;
use crate::search::ucb::{Arm, first_by, measure};
use crate::search::{Event, Formula, Relation, Turn};

/// The visits and reward of a node from a step on.
#[derive(Clone, Copy, Debug)]
pub struct Credit {
    pub step: u32,
    pub n: u32,
    pub w: f64,
}

/// The columns of the facts about nodes.
#[derive(Debug, Default)]
pub struct Facts {
    /// The marks of all histories.
    pub runs: Runs,
    /// Records of the intervals of nodes, in order of the steps.
    pub known: Blocks<Known>,
    /// Records of visits and rewards, in order of the steps.
    pub credits: Blocks<Credit>,
    /// For every node the steps of its Recall events and of its Grundy numbers.
    pub recalls: Vec<History>,
    pub grundies: Vec<History>,
    /// For every node the step of its Prior event; `NEVER` without one.
    pub priors: Vec<u32>,
}

impl Facts {
    /// Returns the bytes of memory held.
    pub fn bytes(&self) -> usize {
        let rare = self.recalls.capacity() + self.grundies.capacity();
        let priors = 4 * self.priors.capacity();
        self.runs.bytes() + self.known.bytes() + self.credits.bytes() + 8 * rare + priors
    }
}

impl Trace {
    /// Returns the value reported by the event of a step.
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

    /// Returns the interval of a node: of the evaluation that set its value, or else of a record.
    pub(super) fn known(&self, told: Option<u32>, mark: impl Fn() -> Option<u32>) -> Option<Known> {
        if let Some(step) = told
            && let Some(Event::Evaluate { score, basis, .. }) = self.event(step)
        {
            return Some(Known {
                interval: Interval::exactly(score),
                step,
                basis,
            });
        }
        Some(self.facts.known[mark()? as usize])
    }

    /// Returns the best child of a node, as the event of a step reports it.
    pub(super) fn best_by(&self, node: NodeId, step: u32) -> Option<NodeId> {
        match self.event(step)? {
            Event::Improve { choice, .. } => self.child(node, choice),
            _ => None,
        }
    }

    /// Returns the child that Monte-Carlo tree search would take at a node if it ended now; `None`
    /// at a chance node.
    pub(super) fn leader(&self, node: NodeId, visits: impl Fn(NodeId) -> Visits) -> Option<NodeId> {
        let Kind::Inner(Turn::Player(_)) = self.kind(node) else {
            return None;
        };
        let parent = match self.taking.formula {
            // The rules by which PUCT may take a child in the end do not use N, nor the prior.
            Formula::Parent | Formula::Puct => visits(node),
            Formula::Root2 => visits(NodeId::ROOT),
        };
        let children = self.children(node).enumerate().map(|child| {
            let Visits { n, w } = visits(child.1);
            (child, Arm { w, n, prior: 0.0 })
        });
        let measure = measure(self.taking.last, &self.taking, parent.n);
        first_by(children, measure).map(|(_, child)| child)
    }

    /// Returns the earlier node of the same position that the event of a step recalls.
    pub(super) fn recalled_at(&self, step: u32) -> Option<NodeId> {
        match self.event(step)? {
            Event::Recall { visit, .. } => self.descent(visit),
            _ => None,
        }
    }

    /// Returns the interval that a stored value allows.
    pub(super) fn remembered(&self, score: f64, relation: Relation) -> Interval {
        match relation {
            Relation::Exact => Interval::exactly(score),
            Relation::AtLeast => Interval::new(score, self.bounds.high.max(score)),
            Relation::AtMost => Interval::new(self.bounds.low.min(score), score),
            Relation::Open => self.bounds,
        }
    }

    /// Returns the step from which value, visits and state of a node are what they are at the end;
    /// `None` for one that is not finished, or not by the last depth of iterative deepening.
    pub fn settled(&self, node: NodeId) -> Option<u32> {
        let known = &self.tree.nodes[node.index()];
        if !self.facts.credits.is_empty() {
            return Some(self.facts.credits[known.own.newest()? as usize].step);
        }
        let since = self.landmarks.since(self.len());
        let is_settled = known.life.finished != NEVER && known.life.reached >= since;
        is_settled.then_some(known.life.finished)
    }

    /// Returns the visits and reward of a record; none before the first record.
    pub(super) fn visits(&self, mark: Option<u32>) -> Visits {
        let credit = mark.and_then(|mark| self.facts.credits.get(mark as usize));
        credit.map_or(Visits::default(), |credit| Visits {
            n: credit.n,
            w: credit.w,
        })
    }
}
