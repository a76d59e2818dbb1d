//! Orders of children, marked by the leaves that the search looks at: full marks for the fewest,
//! none for the most.

use super::fields::{Fields, Marked, Part, given};
use super::instance::Instance;
use super::{path, tell};
use crate::game::any::AnyGame;
use crate::game::tree::{Branch, Tree};
use crate::lang::words::exercise;
use crate::lang::{Say, Saying};
use crate::search::{Recorder, Turn};
use crate::spec::{Spec, node_path};
use crate::trace::{Kind, NodeId};
use std::collections::BTreeMap;

/// The most orders that are tried.
pub const MOST_ORDERS: usize = 1_300;

/// The order of the children at each node, by the node's path.
type Orders = BTreeMap<Vec<u16>, Vec<u16>>;

/// The fewest and the most leaves of any order, with the order of the fewest.
#[derive(Clone, Debug)]
pub struct Range {
    best: u64,
    worst: u64,
    orders: Orders,
}

/// Returns the paths of the nodes whose children may be reordered, with their numbers of children.
pub fn asked(instance: &Instance, at: &[String]) -> Vec<(Vec<u16>, u16)> {
    let trace = &instance.trace;
    let nodes: Vec<NodeId> = if at.is_empty() {
        instance.nodes().collect()
    } else {
        at.iter()
            .filter_map(|text| path::find(trace, text))
            .collect()
    };
    let is_choice = |node: &NodeId| {
        matches!(trace.kind(*node), Kind::Inner(Turn::Player(_))) && trace.choices(*node) > 1
    };
    let nodes = nodes.into_iter().filter(is_choice);
    nodes
        .map(|node| (trace.path(node), trace.choices(node)))
        .collect()
}

/// Returns the tree with its children reordered; the paths in `orders` are those before.
fn arranged(tree: &Tree, path: &[u16], orders: &Orders) -> Branch {
    let mut branch = tree.branch().clone();
    let children: Vec<Tree> = tree.children().collect();
    let given: Vec<u16> = (0..children.len() as u16).collect();
    let order = orders.get(path).unwrap_or(&given);
    let names = std::mem::take(&mut branch.moves);
    for &choice in order {
        let below = [path, &[choice]].concat();
        let child = &children[usize::from(choice)];
        branch.children.push(arranged(child, &below, orders));
        branch.moves.extend(names.get(usize::from(choice)).cloned());
    }
    branch
}

/// Counts the leaves that the search looks at.
fn leaves(instance: &Instance, tree: &Tree, orders: &Orders) -> u64 {
    let game = AnyGame::from(Tree::new(arranged(tree, &[], orders)));
    let spec = Spec {
        game,
        ..instance.spec.clone()
    };
    let mut recorder = Recorder::new(0, u64::MAX);
    let _ = spec.record_to(&mut recorder);
    recorder.counts.leaves
}

/// All permutations of the numbers below `count`.
fn permutations(count: u16) -> Vec<Vec<u16>> {
    let mut all = vec![Vec::new()];
    for next in 0..count {
        let longer = |order: &Vec<u16>| {
            let order = order.clone();
            (0..=order.len()).map(move |at| {
                let mut order = order.clone();
                order.insert(at, next);
                order
            })
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Returns how many orders the nodes have together; `None` if they are too many to be tried.
fn orders_of(asked: &[(Vec<u16>, u16)]) -> Option<usize> {
    let factorial = |count: u16| (1..=usize::from(count)).try_fold(1, usize::checked_mul);
    let all = asked.iter().try_fold(1_usize, |all, (_, count)| {
        all.checked_mul(factorial(*count)?)
    });
    all.filter(|all| *all <= MOST_ORDERS)
}

/// Returns how many orders are tried.
pub fn tried(instance: &Instance, at: &[String]) -> u64 {
    orders_of(&asked(instance, at)).unwrap_or(0) as u64
}

/// Tries all orders; `None` if they are too many, or if all look at the same number of leaves.
pub fn range(instance: &Instance, at: &[String]) -> Option<Range> {
    let AnyGame::Tree(tree) = &instance.spec.game else {
        return None;
    };
    let asked = asked(instance, at);
    if asked.is_empty() || orders_of(&asked).is_none() {
        return None;
    }
    let mut every = vec![Orders::new()];
    for (path, count) in asked {
        let orders = permutations(count);
        let with = |known: &Orders| {
            let (known, path) = (known.clone(), path.clone());
            let with = move |order: &Vec<u16>| {
                let mut known = known.clone();
                known.insert(path.clone(), order.clone());
                known
            };
            orders.iter().map(with).collect::<Vec<Orders>>()
        };
        every = every.iter().flat_map(with).collect();
    }
    let counts: Vec<u64> = every
        .iter()
        .map(|orders| leaves(instance, tree, orders))
        .collect();
    let (best, worst) = (*counts.iter().min()?, *counts.iter().max()?);
    let orders = every.swap_remove(counts.iter().position(|count| *count == best)?);
    (best < worst).then_some(Range {
        best,
        worst,
        orders,
    })
}

/// Writes an order of children as a field holds it: child numbers with spaces between them.
pub fn in_words(order: &[u16]) -> String {
    let words: Vec<String> = order.iter().map(u16::to_string).collect();
    words.join(" ")
}

/// Returns the right answer: an order with the fewest leaves.
pub fn model(instance: &Instance, at: &[String]) -> Fields {
    let orders = range(instance, at)
        .map(|range| range.orders)
        .unwrap_or_default();
    let written = |(path, order): (Vec<u16>, Vec<u16>)| (node_path(&path), in_words(&order));
    orders.into_iter().map(written).collect()
}

/// Reads the orders of an answer; the given order where it has none. `Err` has the path of the
/// first node whose field is not an order.
fn read(instance: &Instance, at: &[String], fields: &Fields) -> Result<Orders, Vec<u16>> {
    let mut orders = Orders::new();
    for (path, count) in asked(instance, at) {
        let text = given(fields, &node_path(&path));
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let order: Option<Vec<u16>> = words.map(|word| word.parse().ok()).collect();
        let order = order.ok_or_else(|| path.clone())?;
        let is_whole = (0..count).all(|choice| order.contains(&choice));
        if order.is_empty() {
            continue;
        }
        if !is_whole || order.len() != usize::from(count) {
            return Err(path);
        }
        orders.insert(path, order);
    }
    Ok(orders)
}

/// Marks an answer by the leaves that the search looks at: (worst − these) / (worst − best).
pub fn mark(instance: &Instance, at: &[String], fields: &Fields) -> Marked {
    let (AnyGame::Tree(tree), Some(Range { best, worst, .. })) =
        (&instance.spec.game, range(instance, at))
    else {
        return Marked::evenly(Vec::new(), |_| None);
    };
    let part = |given: String, right: f64| Part {
        at: "leaves".to_owned(),
        given,
        expected: best.to_string(),
        right,
    };
    match read(instance, at, fields) {
        Err(path) => {
            let node = instance.trace.find(&path).unwrap_or(NodeId::ROOT);
            Marked::evenly(vec![part(String::new(), 0.0)], |_| {
                Some(Saying::each(|lang| {
                    let node = instance.name(node, lang);
                    tell::sentence(exercise::NoOrder { node }.say(lang), lang)
                }))
            })
        }
        Ok(orders) => {
            let count = leaves(instance, tree, &orders);
            let share = worst.saturating_sub(count) as f64 / (worst - best) as f64;
            Marked::evenly(vec![part(count.to_string(), share.min(1.0))], |_| {
                Some(Saying::each(|lang| {
                    exercise::LeavesInOrder { count, best, worst }.say(lang)
                }))
            })
        }
    }
}
