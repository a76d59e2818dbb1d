//! The facts of two recordings, found without the page's comparison, which is checked against them.

use plyscope::lesson::difference::{Pair, difference, facts};
use plyscope::report::{self, NodeRow};
use plyscope::search::Event;
use plyscope::spec::Spec;
use std::collections::{BTreeMap, BTreeSet};

/// The facts of a recording, found independently of the comparison: leaves from the events, numbers
/// from the report.
struct Said {
    leaves: BTreeSet<Vec<u16>>,
    numbers: BTreeMap<Vec<u16>, String>,
}

fn said(spec: &Spec) -> Said {
    let (trace, _) = report::record(spec).expect("it is short");
    let (mut path, mut leaves) = (Vec::new(), BTreeSet::new());
    for event in trace.events() {
        match *event {
            Event::Begin { .. } => path.clear(),
            Event::Descend { choice, .. } => path.push(choice),
            Event::Evaluate { .. } => {
                leaves.insert(path.clone());
            }
            Event::Return { .. } | Event::Credit { .. } => {
                path.pop();
            }
            _ => {}
        }
    }
    let number = |row: &NodeRow| match (row.visits, row.value) {
        // Under Monte-Carlo tree search the value is made of the visits.
        (Some(visits), _) => Some(format!("{}/{}", visits.w, visits.n)),
        (None, value) => value.map(|value| format!("{value:?}")),
    };
    let rows = report::nodes(&trace);
    let numbers = rows
        .iter()
        .filter_map(|row| Some((row.path.clone(), number(row)?)))
        .collect();
    Said { leaves, numbers }
}

/// Compares the listed nodes, both kinds, with the facts of both recordings; returns whether there
/// are any.
pub fn assert_lists_exactly(first: &Spec, second: &Spec) -> bool {
    let recordings = [first, second].map(|spec| spec.record(1_000_000, 1_000_000).0);
    let traces = [&recordings[0], &recordings[1]];
    let context = format!("{}\n{}", first.write(), second.write());
    let told = [first, second].map(said);
    let paths = |pairs: &[Pair]| -> BTreeSet<Vec<u16>> {
        let path = |pair: &Pair| {
            let paths = [0, 1].map(|side: usize| pair[side].map(|node| traces[side].path(node)));
            assert!(
                paths[0].is_none() || paths[1].is_none() || paths[0] == paths[1],
                "one node, {context}"
            );
            paths[0]
                .clone()
                .or(paths[1].clone())
                .expect("a node of one of them")
        };
        let all: BTreeSet<Vec<u16>> = pairs.iter().map(path).collect();
        assert_eq!(all.len(), pairs.len(), "each once, {context}");
        all
    };
    let listed = difference(traces);
    let leaves: BTreeSet<Vec<u16>> = told[0]
        .leaves
        .symmetric_difference(&told[1].leaves)
        .cloned()
        .collect();
    assert_eq!(leaves, paths(&listed[0]), "{context}");
    let all: BTreeSet<&Vec<u16>> = told[0]
        .numbers
        .keys()
        .chain(told[1].numbers.keys())
        .collect();
    let differs = |path: &&Vec<u16>| {
        told[0].numbers.get(*path) != told[1].numbers.get(*path) && !leaves.contains(*path)
    };
    let others: BTreeSet<Vec<u16>> = all.into_iter().filter(differs).cloned().collect();
    assert_eq!(others, paths(&listed[1]), "{context}");
    for pair in listed.iter().flatten() {
        for side in [0, 1] {
            let shown = match facts(traces[side], pair[side]) {
                (_, visits) if visits.n > 0 => Some(format!("{}/{}", visits.w, visits.n)),
                (number, _) => number
                    .map(|number| format!("{:?}", (number.value, number.relation, number.basis))),
            };
            let path = pair[side]
                .map(|node| traces[side].path(node))
                .unwrap_or_default();
            let known = pair[side].and_then(|_| told[side].numbers.get(&path));
            assert_eq!(known, shown.as_ref(), "{path:?} of {context}");
        }
    }
    !listed.iter().all(Vec::is_empty)
}
