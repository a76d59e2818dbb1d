//! Value and move of the root, and the number of leaves that the search looks at.

use super::fields::{Fields, Marked, Part, given, numeric};
use super::instance::Instance;
use super::{number, path};
use crate::lang::words::exercise;
use crate::lang::{Say, Saying};
use crate::lesson::line::figure;
use crate::search::{Algorithm, Expectimax, Minimax, Relation, WinLose, Window};
use crate::spec::Spec;
use crate::trace::{NodeId, Trace};

pub const VALUE: &str = "value";
pub const MOVE: &str = "move";
pub const LEAVES: &str = "leaves";

/// The most events of a search that leaves nothing out.
const MOST_EVENTS: usize = 400_000;

/// The same search without cuts, which knows the value of every move of the root; `None` where it is too long, or where the
/// search asks for less than values: from a window of its own, or by visits.
fn whole(instance: &Instance) -> Option<Trace> {
    let algorithm = match &instance.spec.algorithm {
        Algorithm::AlphaBeta(options) if options.window == Window::FULL => {
            Algorithm::Minimax(Minimax {
                depth: options.depth,
                evaluation: options.evaluation.clone(),
            })
        }
        Algorithm::Expectimax(options) if options.prune => Algorithm::Expectimax(Expectimax {
            prune: false,
            ..options.clone()
        }),
        Algorithm::WinLose(options) if options.stop => Algorithm::WinLose(WinLose {
            stop: false,
            ..*options
        }),
        _ => return None,
    };
    let spec = Spec {
        algorithm,
        ..instance.spec.clone()
    };
    let (trace, _, answer) = spec.record(MOST_EVENTS, MOST_EVENTS as u64);
    answer.map(|_| trace)
}

/// The move taken, and the moves that are worth the same, whether or not the search has found it out.
fn moves(instance: &Instance) -> Vec<NodeId> {
    let trace = &instance.trace;
    let whole = whole(instance);
    let value = |trace: &Trace, choice: u16| {
        let number = trace.end().number(trace.child(NodeId::ROOT, choice)?)?;
        (number.relation == Relation::Exact).then_some(number.value)
    };
    let is_as_good = |child: &NodeId| {
        let choice = trace.choice(*child);
        let known = value(trace, choice).or_else(|| value(whole.as_ref()?, choice));
        Some(choice) == instance.answer.best || known == Some(instance.answer.value)
    };
    trace.children(NodeId::ROOT).filter(is_as_good).collect()
}

/// Returns the paths of all moves that are right.
pub fn best_moves(instance: &Instance) -> Vec<String> {
    let moves = moves(instance).into_iter();
    moves
        .map(|child| path::of(&instance.trace, child))
        .collect()
}

fn leaves(instance: &Instance) -> f64 {
    instance.trace.landmarks().leaves.len() as f64
}

/// Returns the right answer: the value of the root, the move taken and, if asked for, the number of leaves.
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

fn why(instance: &Instance, part: &Part) -> Saying {
    let taken = path::find(&instance.trace, &part.expected);
    Saying::each(|lang| {
        let value = figure(instance.answer.value);
        match (part.at.as_str(), taken) {
            (LEAVES, _) => {
                let count = instance.trace.landmarks().leaves.len() as u64;
                exercise::LeavesSeen { count }.say(lang)
            }
            (MOVE, Some(child)) => {
                let node = instance.name(child, lang);
                exercise::RootMove { node, value }.say(lang)
            }
            _ => exercise::RootValue { value }.say(lang),
        }
    })
}
