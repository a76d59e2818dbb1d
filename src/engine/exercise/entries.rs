//! The fields of each question.

use super::ask::Ask;
use super::entry::{Entry, Holds, What, children};
use super::instance::Instance;
use super::values::{self, Of};
use super::{
    backup, choose, claim, code, control, make, mistake, next, order, path, playouts, root, which,
    window,
};
use crate::trace::NodeId;

/// Returns the fields of a question in the order in which they are worked out.
pub fn entries(instance: &Instance, ask: &Ask) -> Vec<Entry> {
    let trace = &instance.trace;
    let number = |at, node, what| Entry {
        at,
        node,
        what,
        holds: Holds::Number,
    };
    // A field that is about no node of the tree.
    let field = |at: &str, what, holds| Entry {
        at: at.to_owned(),
        node: NodeId::ROOT,
        what,
        holds,
    };
    let own = |node, what| number(path::of(trace, node), node, what);
    let several = |nodes: Vec<NodeId>, names: &dyn Fn(&str) -> Vec<String>, whats: &[What]| {
        let fields = |node| {
            let names = names(&path::of(trace, node)).into_iter();
            let fields = names.zip(whats).map(move |(at, what)| (at, node, *what));
            fields.collect::<Vec<_>>()
        };
        let fields = nodes.into_iter().flat_map(fields);
        fields
            .map(|(at, node, what)| number(at, node, what))
            .collect::<Vec<Entry>>()
    };
    let found = |at: &[String]| -> Vec<NodeId> {
        let nodes = at.iter().filter_map(|text| path::find(trace, text));
        nodes.collect()
    };
    match ask {
        Ask::Values { at } => {
            let asked = values::asked(instance, Of::Value, at).into_iter();
            asked.map(|(node, _)| own(node, What::Value)).collect()
        }
        Ask::Grundy { at } => {
            let asked = values::asked(instance, Of::Grundy, at).into_iter();
            asked.map(|(node, _)| own(node, What::Grundy)).collect()
        }
        Ask::Root { leaves } => {
            let what = |at: &str| match at {
                root::MOVE => Entry {
                    at: at.to_owned(),
                    node: NodeId::ROOT,
                    what: What::Move,
                    holds: Holds::Choice(children(instance, NodeId::ROOT)),
                },
                root::LEAVES => number(at.to_owned(), NodeId::ROOT, What::Leaves),
                _ => number(at.to_owned(), NodeId::ROOT, What::Value),
            };
            let known = root::model(instance, *leaves);
            let names = [root::VALUE, root::MOVE, root::LEAVES];
            let asked = names.into_iter().filter(|at| known.contains_key(*at));
            asked.map(what).collect()
        }
        Ask::Cut { .. } => {
            let mark = |(node, _)| Entry {
                holds: Holds::Mark,
                ..own(node, What::Cut)
            };
            instance.leaves().map(mark).collect()
        }
        Ask::Window { at, .. } => {
            let names = |path: &str| window::names(path).to_vec();
            several(
                window::asked(instance, at),
                &names,
                &[What::Alpha, What::Beta],
            )
        }
        Ask::Choose { at, numbers } => {
            let Some(choice) = choose::choice(instance, at) else {
                return Vec::new();
            };
            let nodes: Vec<NodeId> = choice.candidates.iter().map(|one| one.child).collect();
            let paths = nodes.iter().map(|node| path::of(trace, *node)).collect();
            let child = Entry {
                at: choose::CHILD.to_owned(),
                node: path::find(trace, at).unwrap_or(NodeId::ROOT),
                what: What::Move,
                holds: Holds::Choice(paths),
            };
            let names = |path: &str| choose::names(path).to_vec();
            let whats = [What::Mean, What::Exploration, What::Bound];
            let nodes = if *numbers { nodes } else { Vec::new() };
            let mut fields = several(nodes, &names, &whats);
            fields.push(child);
            fields
        }
        Ask::Backup => {
            let asked = backup::entries(instance).into_iter();
            let nodes = asked.map(|entry| entry.node).collect();
            let names = |path: &str| backup::names(path).to_vec();
            several(nodes, &names, &[What::Visits, What::Reward])
        }
        Ask::Playouts => {
            let names = |path: &str| backup::names(path).to_vec();
            let whats = [What::Visits, What::Reward];
            let mut fields = several(playouts::asked(instance), &names, &whats);
            if let Some(choice) = choose::choice(instance, "r") {
                let children = choice
                    .candidates
                    .iter()
                    .map(|one| path::of(trace, one.child));
                let children = Holds::Choice(children.collect());
                fields.push(field(playouts::NEXT, What::Move, children));
            }
            fields
        }
        Ask::Control => {
            let Some(handover) = control::asked(instance) else {
                return Vec::new();
            };
            let candidates = handover.candidates.iter();
            let candidates = candidates.map(|node| path::of(trace, *node)).collect();
            vec![
                field(control::NEXT, What::Entered, Holds::Choice(candidates)),
                field(control::ALPHA, What::EnteredAlpha, Holds::Number),
                field(control::BETA, What::EnteredBeta, Holds::Number),
            ]
        }
        Ask::Which => {
            let suspects = Holds::Word(which::suspects(instance));
            vec![field(which::SEARCH, What::Search, suspects)]
        }
        Ask::Claim { .. } => {
            vec![
                field(
                    claim::HOLDS,
                    What::Holds,
                    Holds::Word(claim::ANSWERS.to_vec()),
                ),
                field(claim::TREE, What::Counterexample, Holds::Tree),
            ]
        }
        Ask::Next => next::entries(instance),
        Ask::Code { trees } | Ask::Repair { trees } => {
            let given = [code::LINE]
                .into_iter()
                .chain(code::SHOWS)
                .chain(code::HIDES);
            let given = given.filter(|_| matches!(ask, Ask::Repair { .. }));
            let own = [code::SOURCE].into_iter().chain(given).map(str::to_owned);
            let runs = (0..code::trees(instance, *trees).len()).map(code::run);
            let text = |at: String| field(&at, What::Program, Holds::Text);
            own.chain(runs).map(text).collect()
        }
        Ask::Order { at } => {
            let order = |(path, count): (Vec<u16>, u16)| {
                let node = trace.find(&path).unwrap_or(NodeId::ROOT);
                Entry {
                    holds: Holds::Order(count),
                    ..own(node, What::Order)
                }
            };
            order::asked(instance, at).into_iter().map(order).collect()
        }
        Ask::Make { leaves, .. } => {
            let known = make::model(instance, leaves);
            let asked = found(leaves)
                .into_iter()
                .map(|leaf| own(leaf, What::Number));
            asked
                .filter(|entry| known.contains_key(&entry.at))
                .collect()
        }
        Ask::Mistake { about } => {
            let Some((_, shown)) = mistake::shown(instance, *about) else {
                return Vec::new();
            };
            let mut nodes: Vec<String> = shown
                .keys()
                .filter_map(|at| at.split(':').next().map(str::to_owned))
                .collect();
            nodes.dedup();
            let reasons = mistake::choices(instance, *about);
            vec![
                field(mistake::FIRST, What::FirstMistake, Holds::Choice(nodes)),
                field(mistake::REASON, What::Reason, Holds::Reason(reasons)),
            ]
        }
    }
}
