//! Values and Grundy numbers of inner nodes. A number is right if it is the node's, or if it
//! follows from the student's numbers of the children: errors carried forward cost nothing.

use super::fields::{Fields, Marked, Part, given};
use super::instance::Instance;
use super::{number, path, tell};
use crate::game::Player;
use crate::lang::words::exercise;
use crate::lang::{Say, Saying};
use crate::lesson::line::{equals, figure};
use crate::search::exact::weighted;
use crate::search::{Relation, Turn};
use crate::trace::{Kind, NodeId};

/// The number of a node that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// Its value from Max's side.
    Value,
    /// Its Grundy number.
    Grundy,
}

/// Reads the number of a node from the recording.
fn recorded(instance: &Instance, of: Of, node: NodeId) -> Option<f64> {
    let end = instance.trace.end();
    match of {
        Of::Grundy => end.grundy(node).map(f64::from),
        Of::Value => end
            .number(node)
            .filter(|number| number.relation == Relation::Exact)
            .map(|number| number.value),
    }
}

/// Returns the nodes that are asked about, with their numbers: those named in `at`, or all finished inner nodes if it is empty.
pub fn asked(instance: &Instance, of: Of, at: &[String]) -> Vec<(NodeId, f64)> {
    let named = at
        .iter()
        .filter_map(|text| path::find(&instance.trace, text));
    let nodes: Vec<NodeId> = if at.is_empty() {
        instance.inner().collect()
    } else {
        named.collect()
    };
    let known = |node| Some((node, recorded(instance, of, node)?));
    nodes.into_iter().filter_map(known).collect()
}

/// Returns the right answer: the number of every node that is asked about.
pub fn model(instance: &Instance, of: Of, at: &[String]) -> Fields {
    let asked = asked(instance, of, at).into_iter();
    asked
        .map(|(node, value)| (path::of(&instance.trace, node), number::write(value)))
        .collect()
}

/// The numbers of a node's children as the student has them: those written, else the recorded ones.
fn below(instance: &Instance, of: Of, node: NodeId, fields: &Fields) -> Option<Vec<(f64, f64)>> {
    let trace = &instance.trace;
    let child = |child| {
        let own = number::read(given(fields, &path::of(trace, child)));
        let known = own.or_else(|| recorded(instance, of, child))?;
        Some((known, instance.weight(child)))
    };
    let children: Option<Vec<(f64, f64)>> = trace.children(node).map(child).collect();
    children.filter(|children| children.len() == usize::from(trace.choices(node)))
}

/// Returns the number that follows from those of the children, given with their probabilities; `None` if a player has no children to choose
/// from.
pub fn following(turn: Turn, of: Of, children: &[(f64, f64)]) -> Option<f64> {
    let values = || children.iter().map(|(value, _)| *value);
    if of == Of::Grundy {
        return (0..=children.len() as u32)
            .map(f64::from)
            .find(|number| values().all(|value| value != *number));
    }
    match turn {
        Turn::Player(Player::Max) => values().reduce(f64::max),
        Turn::Player(Player::Min) => values().reduce(f64::min),
        Turn::Chance => Some(weighted(
            children.iter().map(|(value, share)| (*share, *value)),
        )),
    }
}

/// Marks the numbers node by node.
pub fn mark(instance: &Instance, of: Of, at: &[String], fields: &Fields) -> Marked {
    let part = |(node, value): (NodeId, f64)| {
        let at = path::of(&instance.trace, node);
        let given = given(fields, &at).to_owned();
        let follows = || {
            let Kind::Inner(turn) = instance.trace.kind(node) else {
                return false;
            };
            let children = below(instance, of, node, fields);
            let following = children.and_then(|children| following(turn, of, &children));
            following.is_some_and(|value| number::is_right(&given, value))
        };
        let is_right = number::is_right(&given, value) || (!given.is_empty() && follows());
        Part {
            at,
            given,
            expected: number::write(value),
            right: f64::from(u8::from(is_right)),
        }
    };
    let asked = asked(instance, of, at);
    let parts = asked.into_iter().map(part).collect();
    let mut marked = Marked::evenly(parts, |_| None);
    // A wrong node above another wrong one may be wrong because of it.
    let is_wrong = |part: &&Part| part.right < 1.0;
    let mut wrong = marked.parts.iter().filter(is_wrong);
    let first = wrong.find(|part| {
        let below = format!("{}.", part.at);
        let others = marked.parts.iter().filter(is_wrong);
        !others.into_iter().any(|other| other.at.starts_with(&below))
    });
    marked.why = first.and_then(|part| why(instance, of, fields, part));
    marked
}

fn why(instance: &Instance, of: Of, fields: &Fields, part: &Part) -> Option<Saying> {
    let node = path::find(&instance.trace, &part.at)?;
    let Kind::Inner(turn) = instance.trace.kind(node) else {
        return None;
    };
    let Some(children) = below(instance, of, node, fields) else {
        let value = part.expected.clone();
        return Some(Saying::each(|lang| {
            let (node, value) = (instance.name(node, lang), value.clone());
            tell::sentence(exercise::ValueIs { node, value }.say(lang), lang)
        }));
    };
    let following = following(turn, of, &children)?;
    let (value, equals) = (figure(following), equals(&[following]));
    let list = tell::list(children.iter().map(|(value, _)| *value));
    let terms: Vec<String> = children
        .iter()
        .map(|(value, share)| format!("{} · {}", number::write(*share), figure(*value)))
        .collect();
    let sum = terms.join(" + ");
    Some(Saying::each(|lang| {
        let node = instance.name(node, lang);
        let (list, value, sum) = (list.clone(), value.clone(), sum.clone());
        let said = match (of, turn) {
            (Of::Grundy, _) => exercise::GrundyOf { node, list, value }.say(lang),
            (_, Turn::Player(Player::Max)) => exercise::LargestOf { node, list, value }.say(lang),
            (_, Turn::Player(Player::Min)) => exercise::SmallestOf { node, list, value }.say(lang),
            (_, Turn::Chance) => exercise::MeanOf {
                node,
                sum,
                equals,
                value,
            }
            .say(lang),
        };
        tell::sentence(said, lang)
    }))
}
