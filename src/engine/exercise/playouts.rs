//! A whole search by given playouts: n and w of every node after it, and the child that UCB takes next at the root. n and w are half of a
//! node's mark each, the child counts as a node.

use super::fields::{Fields, Marked, Part, numeric, worded};
use super::instance::Instance;
use super::{backup, choose, path, tell};
use crate::lang::words::exercise;
use crate::lang::{Say, Saying};
use crate::lesson::line::figure;
use crate::search::Event;
use crate::trace::{NodeId, Visits};

/// The field of the child that is taken next; the same as where that alone is asked for.
pub use super::choose::CHILD as NEXT;

/// The path of the root, at which the next child is chosen.
const ROOT: &str = "r";

/// Returns the nodes that are asked about: those that the search has visited.
pub fn asked(instance: &Instance) -> Vec<NodeId> {
    let end = instance.trace.end();
    let visited = instance.nodes();
    visited.filter(|node| end.visits(*node).n > 0).collect()
}

/// Returns the results of the playouts for Max, in the order in which they were made: one list an iteration.
fn results(instance: &Instance) -> Vec<Vec<f64>> {
    let trace = &instance.trace;
    let begins = &trace.landmarks().iterations;
    let ends = begins.iter().skip(1).copied().chain([trace.len() + 1]);
    let result = |step| match trace.event(step) {
        Some(Event::Simulate { score, .. } | Event::Evaluate { score, .. }) => Some(score),
        _ => None,
    };
    let of_iteration = |(from, to): (u32, u32)| (from..to).filter_map(result).collect();
    begins.iter().copied().zip(ends).map(of_iteration).collect()
}

/// Writes the results, those of one iteration in brackets where it has several.
pub fn in_words(instance: &Instance) -> String {
    let one = |results: Vec<f64>| {
        let figures: Vec<String> = results.into_iter().map(figure).collect();
        match figures.as_slice() {
            [only] => only.clone(),
            _ => format!("({})", figures.join(", ")),
        }
    };
    let all: Vec<String> = results(instance).into_iter().map(one).collect();
    all.join(", ")
}

/// Returns the right answer.
pub fn model(instance: &Instance) -> Fields {
    let end = instance.trace.end();
    let nodes = asked(instance).into_iter();
    let mut fields = backup::fields(instance, nodes.map(|node| (node, end.visits(node))));
    let child = choose::model(instance, ROOT, false).remove(NEXT);
    fields.extend(child.map(|child| (NEXT.to_owned(), child)));
    fields
}

/// Marks n and w one by one, and the child.
pub fn mark(instance: &Instance, fields: &Fields) -> Marked {
    let end = instance.trace.end();
    let mut parts: Vec<Part> = Vec::new();
    for node in asked(instance) {
        let Visits { n, w } = end.visits(node);
        let names = backup::names(&path::of(&instance.trace, node));
        let values = [f64::from(n), w];
        let marked = names.into_iter().zip(values);
        parts.extend(marked.map(|(at, value)| numeric(fields, at, value)));
    }
    if let Some(expected) = choose::model(instance, ROOT, false).remove(NEXT) {
        parts.push(worded(fields, NEXT.to_owned(), expected));
    }
    Marked::evenly(parts, |part| why(instance, part))
}

fn why(instance: &Instance, part: &Part) -> Option<Saying> {
    let trace = &instance.trace;
    if part.at == NEXT {
        return choose::mark(instance, ROOT, false, &Fields::new()).why;
    }
    let node = path::find(trace, part.at.split(':').next()?)?;
    let visits = trace.end().visits(node);
    Some(Saying::each(|lang| {
        let (node, n, w) = (instance.name(node, lang), visits.n, figure(visits.w));
        tell::sentence(exercise::VisitsInAll { node, n, w }.say(lang), lang)
    }))
}
