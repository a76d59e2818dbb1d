//! The description of an answer's field: its node and possible contents, but not its right text.

use super::instance::Instance;
use super::misconception::Misconception;
use super::path;
use crate::lang::Text;
use crate::lesson::decision::Rule;
use crate::trace::NodeId;

/// A field of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its name.
    pub at: String,
    /// The node at which it stands.
    pub node: NodeId,
    /// The fact about the node that is asked for.
    pub what: What,
    /// Its possible contents.
    pub holds: Holds,
}

/// The fact about its node for which a field asks.
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
    Program,
    Entered,
    EnteredAlpha,
    EnteredBeta,
    Search,
    Holds,
    Counterexample,
    /// The outcome of a decision: the step of its question, and its rule.
    Decision(u32, Rule),
}

/// The possible contents of a field.
#[derive(Clone, Debug, PartialEq)]
pub enum Holds {
    /// A number.
    Number,
    /// The word `cut`, or nothing.
    Mark,
    /// One of these words: paths of nodes, or `cut` and `go on`.
    Choice(Vec<String>),
    /// The indices of this many children in some order.
    Order(u16),
    /// Any text: a program, or what it recorded.
    Text,
    /// One of these misconceptions.
    Reason(Vec<&'static Misconception>),
    /// One of these words, each with what it is called.
    Word(Vec<(&'static str, Text)>),
    /// A tree in its typed form.
    Tree,
}

/// Returns the paths of a node's children.
pub(super) fn children(instance: &Instance, node: NodeId) -> Vec<String> {
    let trace = &instance.trace;
    let children = trace.children(node);
    children.map(|child| path::of(trace, child)).collect()
}
