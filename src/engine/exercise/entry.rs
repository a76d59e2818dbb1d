//! What a field of an answer holds and at which node it stands: enough to ask for it, and nothing of what belongs there.

use super::instance::Instance;
use super::path;
use super::slip::Slip;
use crate::lesson::decision::Rule;
use crate::trace::NodeId;

/// A field of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its name.
    pub at: String,
    /// The node at which it stands.
    pub node: NodeId,
    /// What it is of the node.
    pub what: What,
    /// What may be written into it.
    pub holds: Holds,
}

/// What a field is of its node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum What {
    Value,
    Grundy,
    Move,
    Leaves,
    Cut,
    Alpha,
    Beta,
    Mean,
    Exploration,
    Bound,
    Visits,
    Reward,
    Order,
    Number,
    FirstMistake,
    Reason,
    /// The outcome of a decision: the step at which all is known that it needs, and its rule.
    Decision(u32, Rule),
}

/// What may be written into a field.
#[derive(Clone, Debug, PartialEq)]
pub enum Holds {
    /// A number.
    Number,
    /// The word `cut`, or nothing.
    Mark,
    /// One of these words: paths of nodes, or `cut` and `go on`.
    Choice(Vec<String>),
    /// The indices of so many children in some order.
    Order(u16),
    /// One of these misconceptions.
    Reason(Vec<Slip>),
}

/// The paths of a node's children.
pub(super) fn children(instance: &Instance, node: NodeId) -> Vec<String> {
    let trace = &instance.trace;
    let children = trace.children(node);
    children.map(|child| path::of(trace, child)).collect()
}
