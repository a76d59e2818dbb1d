//! Value and move of the root, and the number of leaves that the search looks at.

use super::fields::{Fields, Marked, Part, given, numeric};
use super::instance::Instance;
use super::{number, path, tell};
use crate::lang::words::exercise;
use crate::lang::{Both, Say};
use crate::lesson::line::figure;
use crate::search::Relation;
use crate::trace::NodeId;

pub const VALUE: &str = "value";
pub const MOVE: &str = "move";
pub const LEAVES: &str = "leaves";

/// The move taken, and the moves whose exact value is the same.
fn moves(instance: &Instance) -> Vec<NodeId> {
    let (trace, end) = (&instance.trace, instance.trace.end());
    let is_as_good = |child: &NodeId| {
        Some(trace.choice(*child)) == instance.answer.best
            || end.number(*child).is_some_and(|number| {
                number.relation == Relation::Exact && number.value == instance.answer.value
            })
    };
    trace.children(NodeId::ROOT).filter(is_as_good).collect()
}

fn leaves(instance: &Instance) -> f64 {
    instance.trace.landmarks().leaves.len() as f64
}

/// The right answer.
pub fn model(instance: &Instance, with_leaves: bool) -> Fields {
    let trace = &instance.trace;
    let taken = instance
        .answer
        .best
        .and_then(|best| trace.child(NodeId::ROOT, best));
    let fields = [
        Some((VALUE, number::write(instance.answer.value))),
        taken.map(|child| (MOVE, path::of(trace, child))),
        with_leaves.then(|| (LEAVES, number::write(leaves(instance)))),
    ];
    let named = fields.into_iter().flatten();
    named.map(|(at, text)| (at.to_owned(), text)).collect()
}

/// Marks value, move and number of leaves with equal weight.
pub fn mark(instance: &Instance, with_leaves: bool, fields: &Fields) -> Marked {
    let trace = &instance.trace;
    let mut parts = vec![numeric(fields, VALUE.to_owned(), instance.answer.value)];
    if let Some(expected) = model(instance, false).remove(MOVE) {
        let given = given(fields, MOVE).to_owned();
        let chosen = path::find(trace, &given);
        let is_right = chosen.is_some_and(|chosen| moves(instance).contains(&chosen));
        parts.push(Part {
            at: MOVE.to_owned(),
            given,
            expected,
            right: f64::from(u8::from(is_right)),
        });
    }
    if with_leaves {
        parts.push(numeric(fields, LEAVES.to_owned(), leaves(instance)));
    }
    Marked::evenly(parts, |part| Some(why(instance, part)))
}

fn why(instance: &Instance, part: &Part) -> Both {
    let taken = path::find(&instance.trace, &part.expected);
    tell::both(|lang| {
        let value = figure(instance.answer.value);
        match (part.at.as_str(), taken) {
            (LEAVES, _) => {
                let count = instance.trace.landmarks().leaves.len() as u64;
                exercise::LeavesSeen { count }.say(lang)
            }
            (MOVE, Some(child)) => {
                let node = tell::name(instance, child, lang);
                exercise::RootMove { node, value }.say(lang)
            }
            _ => exercise::RootValue { value }.say(lang),
        }
    })
}
