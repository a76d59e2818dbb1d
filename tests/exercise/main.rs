//! Exercises: what is drawn is as wished, a right answer has full marks, a slip is recognised, and what is hostile is
//! refused with its place.

mod claims;
mod code;
mod commands;
mod effort;
mod exercise_set;
mod inverse;
mod kinds;
mod laws;
mod notes;
mod paper;
mod published;
mod random;
mod refusals;
mod rules;
#[path = "../runner/plyscope.rs"]
mod runner;
mod slips;
mod windows;
mod wishes;

use plyscope::exercise::{Exercise, Fields, Instance, Misconception, grade};
use plyscope::spec::node_path;
use plyscope::trace::{Kind, NodeId, State};

/// Reads an exercise.
fn read(json: &str) -> Exercise {
    Exercise::read(json).unwrap_or_else(|refusal| panic!("{refusal}\n{json}"))
}

/// Draws the variant of a seed.
fn instance(json: &str, seed: u64) -> Instance {
    read(json)
        .instance(seed)
        .unwrap_or_else(|refusal| panic!("{refusal}\n{json}"))
}

/// The misconception that files name by this word.
fn known(word: &str) -> &'static Misconception {
    Misconception::called(word).unwrap_or_else(|| panic!("{word} is no misconception"))
}

/// Fields by name and text.
fn fields<const N: usize>(fields: [(&str, &str); N]) -> Fields {
    let owned = fields.map(|(at, text)| (at.to_owned(), text.to_owned()));
    Fields::from(owned)
}

/// The share of the points that an answer to the first question is given.
fn share(instance: &Instance, answer: &Fields) -> f64 {
    let grades = grade(instance, std::slice::from_ref(answer));
    grades[0].score / grades[0].max
}

/// The leaves of the tree, and whether the search leaves each out.
fn leaves(instance: &Instance) -> Vec<(String, bool)> {
    let (trace, end) = (&instance.trace, instance.trace.end());
    let nodes = (0..trace.size() as u32).map(NodeId);
    let leaves = nodes.filter(|node| trace.kind(*node) == Kind::Leaf);
    let leaf = |node| (node_path(&trace.path(node)), end.state(node) != State::Done);
    leaves.map(leaf).collect()
}
