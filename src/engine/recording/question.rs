//! Questions beside a recording. Each is answered by searches of its own, in the page or in a
//! worker.

use super::what_if::{Cut, Outcome, by_depth, if_perfect, leaves, turning_point, what_if};
use crate::lesson::certificate::Edge;
use crate::search::Answer;
use crate::spec::Spec;
use crate::trace::Number;
use serde::{Deserialize, Serialize};

/// How many more events are counted than recorded in the same time.
const COUNTED: u64 = 10;

/// A question about a spec.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// The value of the root by searches to depth 0, 1, 2 …
    ByDepth,
    /// The value of the position at this path if no player moved at random.
    IfPerfect(Vec<u16>),
    /// The result of the search with another number at a leaf.
    WhatIf {
        /// The choices that lead to the leaf.
        leaf: Vec<u16>,
        /// The new number.
        value: f64,
        /// The cut that may disappear.
        cut: Cut,
    },
    /// The number at a leaf from which on a cut disappears.
    Turn {
        /// The choices that lead to the leaf.
        leaf: Vec<u16>,
        /// The cut.
        cut: Cut,
        /// The reason for the cut.
        edge: Edge,
    },
    /// The number of leaves that another search visits, written as its spec.
    Leaves(String),
}

/// The answer to the question of the same name; `None` where no search can give it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// The values, from depth 0.
    ByDepth(Vec<Option<Number>>),
    /// The value and the best move.
    IfPerfect(Option<Answer>),
    /// The value, the best move, and whether the cut is still made.
    WhatIf(Option<Outcome>),
    /// The number.
    Turn(Option<f64>),
    /// The number of leaves.
    Leaves(Option<u64>),
}

impl Question {
    /// Answers the question with searches of at most `events` events.
    pub fn answer(&self, spec: &Spec, events: usize) -> Reply {
        match self {
            Question::ByDepth => Reply::ByDepth(by_depth(spec, events)),
            Question::IfPerfect(path) => Reply::IfPerfect(if_perfect(spec, path, events as u64)),
            Question::WhatIf { leaf, value, cut } => {
                Reply::WhatIf(what_if(spec, leaf, *value, cut, events))
            }
            Question::Turn { leaf, cut, edge } => {
                Reply::Turn(turning_point(spec, leaf, *edge, cut, events))
            }
            Question::Leaves(spec) => {
                let spec = Spec::read(spec).ok();
                Reply::Leaves(spec.and_then(|spec| leaves(&spec, COUNTED * events as u64)))
            }
        }
    }

    /// Returns the empty answer, for a spec that cannot be searched.
    pub fn unanswered(&self) -> Reply {
        match self {
            Question::ByDepth => Reply::ByDepth(Vec::new()),
            Question::IfPerfect(_) => Reply::IfPerfect(None),
            Question::WhatIf { .. } => Reply::WhatIf(None),
            Question::Turn { .. } => Reply::Turn(None),
            Question::Leaves(_) => Reply::Leaves(None),
        }
    }
}
