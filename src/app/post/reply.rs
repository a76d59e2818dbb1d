//! Answers to questions as plain values, which travel between page and worker.

use crate::play::judge::basis_of;
use crate::recording::question::Reply;
use crate::recording::what_if::Outcome;
use crate::search::{Answer, Relation};
use crate::trace::Number;
use serde::{Deserialize, Serialize};

/// A value and a move.
type Answered = (f64, Option<u16>);

const RELATIONS: [Relation; 4] = [
    Relation::Exact,
    Relation::AtLeast,
    Relation::AtMost,
    Relation::Open,
];

/// A [`Reply`]; numbers stand with the places of their relation and basis.
#[derive(Serialize, Deserialize)]
pub enum Plain {
    ByDepth(Vec<Option<(f64, u8, u8)>>),
    IfPerfect(Option<Answered>),
    WhatIf(Option<(Answered, bool)>),
    Turn(Option<f64>),
}

/// Both as a pair.
pub fn answered(answer: Answer) -> Answered {
    (answer.value, answer.best)
}

/// The answer that was taken apart.
pub fn answer((value, best): Answered) -> Answer {
    Answer { value, best }
}

/// Takes an answer apart.
pub fn plain(reply: &Reply) -> Plain {
    let parts = |number: Number| (number.value, number.relation as u8, number.basis as u8);
    match reply {
        Reply::ByDepth(values) => {
            Plain::ByDepth(values.iter().map(|value| value.map(parts)).collect())
        }
        Reply::IfPerfect(found) => Plain::IfPerfect(found.map(answered)),
        Reply::WhatIf(found) => {
            Plain::WhatIf(found.map(|outcome| (answered(outcome.answer), outcome.is_cut)))
        }
        Reply::Turn(found) => Plain::Turn(*found),
    }
}

/// Puts an answer together again; nothing if a relation or a basis is none.
pub fn reply(plain: Plain) -> Option<Reply> {
    let number = |(value, relation, basis): (f64, u8, u8)| {
        Some(Number {
            value,
            relation: *RELATIONS.get(usize::from(relation))?,
            basis: basis_of(basis.into())?,
        })
    };
    Some(match plain {
        Plain::ByDepth(values) => {
            let whole =
                |value: Option<_>| value.map_or(Some(None), |parts| number(parts).map(Some));
            Reply::ByDepth(values.into_iter().map(whole).collect::<Option<_>>()?)
        }
        Plain::IfPerfect(found) => Reply::IfPerfect(found.map(answer)),
        Plain::WhatIf(found) => Reply::WhatIf(found.map(|(parts, is_cut)| Outcome {
            answer: answer(parts),
            is_cut,
        })),
        Plain::Turn(found) => Reply::Turn(found),
    })
}
