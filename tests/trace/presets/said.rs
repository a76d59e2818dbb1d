//! The facts of two recordings, by which two conventions are told apart.

use plyscope::report::{self, NodeRow};
use plyscope::search::Event;
use plyscope::spec::Spec;
use std::collections::{BTreeMap, BTreeSet};

/// The facts of a recording: leaves from the events, numbers from the report.
struct Said {
    leaves: BTreeSet<Vec<u16>>,
    numbers: BTreeMap<Vec<u16>, String>,
}

fn said(spec: &Spec) -> Said {
    let (trace, _) = report::record(spec).expect("it is short");
    let (mut path, mut leaves) = (Vec::new(), BTreeSet::new());
    for event in trace.events() {
        match event {
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

/// Whether two searches of one position read other leaves, or know other numbers in the end.
pub fn differ(first: &Spec, second: &Spec) -> bool {
    let [one, other] = [first, second].map(said);
    one.leaves != other.leaves || one.numbers != other.numbers
}
