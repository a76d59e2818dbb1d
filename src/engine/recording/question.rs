//! What can be asked beside a recording. Each question is answered by searches of its own, in the page or in a worker.

use super::what_if::{Cut, Outcome, by_depth, if_perfect, turning_point, what_if};
use crate::lesson::certificate::Edge;
use crate::search::Answer;
use crate::spec::Spec;
use crate::trace::Number;
use serde::{Deserialize, Serialize};

/// A question about a spec.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// What the position is worth by searches to depth 0, 1, 2 …
    ByDepth,
    /// What the position at this path is worth if nobody moved at random.
    IfPerfect(Vec<u16>),
    /// What the search comes to with another number at a leaf.
    WhatIf {
        /// The choices that lead to the leaf.
        leaf: Vec<u16>,
        /// The number.
        value: f64,
        /// The cut that may disappear.
        cut: Cut,
    },
    /// From which number at a leaf on the cut disappears.
    Turn {
        /// The choices that lead to the leaf.
        leaf: Vec<u16>,
        /// The cut.
        cut: Cut,
        /// Why it was made.
        edge: Edge,
    },
}

/// The answer to a question of the same name. It has nothing where no search can give it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// The values in order of the depths.
    ByDepth(Vec<Option<Number>>),
    /// The value and the best move.
    IfPerfect(Option<Answer>),
    /// The value, the best move, and whether the cut is still made.
    WhatIf(Option<Outcome>),
    /// The number.
    Turn(Option<f64>),
}

impl Question {
    /// Answers it with searches of at most so many events.
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
        }
    }

    /// The answer where no search can be run.
    pub fn unanswered(&self) -> Reply {
        match self {
            Question::ByDepth => Reply::ByDepth(Vec::new()),
            Question::IfPerfect(_) => Reply::IfPerfect(None),
            Question::WhatIf { .. } => Reply::WhatIf(None),
            Question::Turn { .. } => Reply::Turn(None),
        }
    }
}
