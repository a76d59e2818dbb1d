//! The model answer and the marks of any question, and whether it can be asked about a search.

use super::ask::Ask;
use super::entries::entries;
use super::fields::{Fields, Marked};
use super::instance::Instance;
use super::misconception::Misconception;
use super::values::{self, Of};
use super::{
    backup, choose, claim, code, control, cut, make, mistake, next, order, path, playouts, root,
    which, window,
};
use crate::lang::words::exercise;
use crate::lang::{Saying, Text};
use crate::trace::NodeId;

/// The most fields of a question: as many as an object of an answer may have.
const MOST_FIELDS: usize = 64;
/// The most nodes of a tree that is asked about node by node.
const MOST_NODES: usize = 5_000;

/// Returns the right answer of a question; where several are right, one of them.
pub fn model(instance: &Instance, ask: &Ask) -> Fields {
    match ask {
        Ask::Values { at } => values::model(instance, Of::Value, at),
        Ask::Grundy { at } => values::model(instance, Of::Grundy, at),
        Ask::Root { leaves } => root::model(instance, *leaves),
        Ask::Cut { .. } => cut::model(instance),
        Ask::Window { at, when } => window::model(instance, at, *when),
        Ask::Choose { at, numbers } => choose::model(instance, at, *numbers),
        Ask::Backup => backup::model(instance),
        Ask::Playouts => playouts::model(instance),
        Ask::Control => control::model(instance),
        Ask::Which => which::model(instance),
        Ask::Claim { claim } => claim::model(claim::of(instance.seed, *claim)),
        Ask::Order { at } => order::model(instance, at),
        Ask::Make { leaves, .. } => make::model(instance, leaves),
        Ask::Mistake { about } => mistake::model(instance, *about),
        Ask::Next => next::model(instance),
        Ask::Code { .. } => code::model(instance, false),
        Ask::Repair { .. } => code::model(instance, true),
    }
}

/// Marks an answer.
pub fn mark(instance: &Instance, ask: &Ask, fields: &Fields) -> Marked {
    match ask {
        Ask::Values { at } => values::mark(instance, Of::Value, at, fields),
        Ask::Grundy { at } => values::mark(instance, Of::Grundy, at, fields),
        Ask::Root { leaves } => root::mark(instance, *leaves, fields),
        Ask::Cut { other_rule } => cut::mark(instance, *other_rule, fields),
        Ask::Window { at, when } => window::mark(instance, at, *when, fields),
        Ask::Choose { at, numbers } => choose::mark(instance, at, *numbers, fields),
        Ask::Backup => backup::mark(instance, fields),
        Ask::Playouts => playouts::mark(instance, fields),
        Ask::Control => control::mark(instance, fields),
        Ask::Which => which::mark(instance, fields),
        Ask::Claim { claim } => claim::mark(claim::of(instance.seed, *claim), fields),
        Ask::Order { at } => order::mark(instance, at, fields),
        Ask::Make { leaves, goal } => make::mark(instance, leaves, goal, fields),
        Ask::Mistake { about } => mistake::mark(instance, *about, fields),
        Ask::Next => next::mark(instance, fields),
        Ask::Code { trees } => code::mark_code(instance, *trees, fields),
        Ask::Repair { trees } => code::mark_repair(instance, *trees, fields),
    }
}

/// Returns the names of the fields of a question: for cuts those of all leaves, for windows those of all nodes that are asked about.
pub fn blanks(instance: &Instance, ask: &Ask) -> Vec<String> {
    match ask {
        Ask::Cut { .. } => {
            let leaves = instance.leaves().map(|(leaf, _)| leaf);
            leaves.map(|leaf| path::of(&instance.trace, leaf)).collect()
        }
        ask if ask.is_program() => entries(instance, ask)
            .into_iter()
            .map(|one| one.at)
            .collect(),
        // A node that the search does not visit has fields, too: which they are is part of the answer.
        Ask::Window { at, .. } => {
            let nodes = window::asked(instance, at).into_iter();
            nodes
                .flat_map(|node| window::names(&path::of(&instance.trace, node)))
                .collect()
        }
        ask => model(instance, ask).into_keys().collect(),
    }
}

/// Returns the wrong answer that a question about mistakes shows, and the slips to choose from; `None` for other questions.
pub fn shown(instance: &Instance, ask: &Ask) -> Option<(Fields, Vec<&'static Misconception>)> {
    let Ask::Mistake { about } = ask else {
        return None;
    };
    let (_, fields) = mistake::shown(instance, *about)?;
    Some((fields, mistake::choices(instance, *about)))
}

/// Returns the reason why a question cannot be asked about this search; `None` if it can.
pub fn refusal(instance: &Instance, ask: &Ask) -> Option<Saying> {
    let said = |said: Text| Some(Saying::of(&said));
    let is_unknown = |node: &&&String| path::find(&instance.trace, node).is_none();
    if let Some(node) = ask.named().iter().find(is_unknown) {
        return Some(Saying::of(&exercise::NoNode { node }));
    }
    if !ask.suits(&instance.spec.algorithm) {
        return said(exercise::OTHER_ALGORITHM);
    }
    if !matches!(ask, Ask::Root { .. }) && instance.trace.size() > MOST_NODES {
        return said(exercise::TOO_LONG);
    }
    let count = match ask {
        Ask::Cut { .. } => instance.leaves().count(),
        Ask::Values { at } if !at.is_empty() => {
            let known = values::asked(instance, Of::Value, at).len();
            if known < at.len() { 0 } else { known }
        }
        Ask::Window { at, when } => {
            let asked = window::asked(instance, at);
            let is_known = |node: &NodeId| window::known(instance, *node, *when).is_some();
            // A named node is visited; without names some are.
            let known = asked.iter().filter(|node| is_known(node)).count();
            if known < at.len().max(1) {
                0
            } else {
                2 * asked.len()
            }
        }
        ask => model(instance, ask).len(),
    };
    if count > MOST_FIELDS {
        let (most, count) = (MOST_FIELDS, count as u64);
        return Some(Saying::of(&exercise::TooManyFields { most, count }));
    }
    match ask {
        Ask::Code { .. } | Ask::Repair { .. } if code::trees(instance, 1).is_empty() => {
            said(exercise::NEEDS_LISTS)
        }
        Ask::Cut { .. } if !instance.spec.game.is_explicit() => said(exercise::NEEDS_TREE),
        Ask::Choose { .. } if count == 0 => said(exercise::NO_CHOICE),
        Ask::Control if count == 0 => said(exercise::NO_HANDOVER),
        Ask::Which if count == 0 => said(exercise::ALL_ALIKE),
        Ask::Order { .. } if count == 0 => {
            let most = order::MOST_ORDERS;
            Some(Saying::of(&exercise::NoOrders { most }))
        }
        Ask::Make { goal, .. } if count == 0 || !make::is_possible(instance, goal) => {
            said(exercise::NOT_POSSIBLE)
        }
        Ask::Mistake { .. } if count == 0 => said(exercise::NO_SLIP),
        _ if count == 0 => said(exercise::NOTHING_ASKED),
        _ => None,
    }
}
