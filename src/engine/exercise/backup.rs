//! Visits and rewards along the path of the last iteration, after its playouts: half of a node's
//! mark for n and half for w.

use super::fields::{Fields, Marked, Part, numeric};
use super::instance::Instance;
use super::{number, path, tell};
use crate::lang::words::exercise;
use crate::lang::{Say, Saying};
use crate::lesson::line::figure;
use crate::search::Event;
use crate::search::exact::add;
use crate::trace::{NodeId, Visits};

/// The visits and reward that the last iteration adds to a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// The node.
    pub node: NodeId,
    /// Its visits and reward before.
    pub before: Visits,
    /// The playouts, and their reward for the side that moved into the node.
    pub added: Visits,
}

/// Returns the entries of the last iteration, the deepest node first.
pub fn entries(instance: &Instance) -> Vec<Entry> {
    let trace = &instance.trace;
    let begin = trace.landmarks().iterations.last().copied().unwrap_or(0);
    let before = trace.at(begin);
    let entry = |step| match trace.event(step) {
        Some(Event::Credit { reward, visits }) => {
            let node = trace.cursor(step - 1);
            Some(Entry {
                node,
                before: before.visits(node),
                added: Visits {
                    n: visits,
                    w: reward,
                },
            })
        }
        _ => None,
    };
    (begin + 1..=trace.len()).filter_map(entry).collect()
}

/// Returns the names of a node's fields, for visits and for reward.
pub fn names(path: &str) -> [String; 2] {
    [format!("{path}:n"), format!("{path}:w")]
}

/// Makes the fields of nodes with these visits and rewards.
pub fn fields(instance: &Instance, after: impl Iterator<Item = (NodeId, Visits)>) -> Fields {
    let both = |(node, Visits { n, w }): (NodeId, Visits)| {
        let values = [f64::from(n), w].map(number::write);
        names(&path::of(&instance.trace, node))
            .into_iter()
            .zip(values)
    };
    after.flat_map(both).collect()
}

/// Returns the right answer: visits and reward of each node of the last iteration.
pub fn model(instance: &Instance) -> Fields {
    let end = instance.trace.end();
    let entries = entries(instance).into_iter();
    fields(
        instance,
        entries.map(|entry| (entry.node, end.visits(entry.node))),
    )
}

/// Marks n and w one by one.
pub fn mark(instance: &Instance, fields: &Fields) -> Marked {
    let end = instance.trace.end();
    let parts = entries(instance).into_iter().flat_map(|entry| {
        let Visits { n, w } = end.visits(entry.node);
        let names = names(&path::of(&instance.trace, entry.node));
        let values = [f64::from(n), w];
        names
            .into_iter()
            .zip(values)
            .map(|(name, value)| numeric(fields, name, value))
    });
    Marked::evenly(parts.collect(), |part| why(instance, part))
}

fn why(instance: &Instance, part: &Part) -> Option<Saying> {
    let node = path::find(&instance.trace, part.at.split(':').next()?)?;
    let entry = entries(instance)
        .into_iter()
        .find(|entry| entry.node == node)?;
    let (before, added) = (entry.before, entry.added);
    let [old, more, sum] = [before.w, added.w, add(before.w, added.w)].map(figure);
    Some(Saying::each(|lang| {
        let node = instance.name(node, lang);
        let said = if part.at.ends_with(":n") {
            let (old, more, sum) = (before.n, added.n, before.n + added.n);
            exercise::VisitsAfter {
                node,
                old,
                more,
                sum,
            }
            .say(lang)
        } else {
            let (old, more, sum) = (old.clone(), more.clone(), sum.clone());
            exercise::RewardAfter {
                node,
                old,
                more,
                sum,
            }
            .say(lang)
        };
        tell::sentence(said, lang)
    }))
}
