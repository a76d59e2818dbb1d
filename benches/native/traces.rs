//! Recordings of a million events, one for each way in which a search fills one. It does not know
//! what is measured.

use plyscope::search::{Event, Recorder};
use plyscope::spec::Spec;

/// The most events of a recording.
pub const EVENTS: usize = 1_000_000;

/// A name, and the spec of a search.
pub type Subject = (&'static str, &'static str);

/// All recordings.
pub const SUBJECTS: [Subject; 9] = [
    (
        "minimax, tic-tac-toe",
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#,
    ),
    (
        "alpha-beta, tic-tac-toe",
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta"}}"#,
    ),
    (
        "alpha-beta, Nim 4 5 6",
        r#"{"game":{"kind":"nim","heaps":[4,5,6]},"algorithm":{"kind":"alpha-beta"}}"#,
    ),
    (
        "alpha-beta with a table, Nim 9 9 9",
        r#"{"game":{"kind":"nim","heaps":[9,9,9]},"algorithm":{"kind":"alpha-beta","table":true}}"#,
    ),
    (
        "alpha-beta deepening to 9, tic-tac-toe",
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta","depth":9,"deepening":true,"order":"worst"}}"#,
    ),
    (
        "MCTS, tic-tac-toe",
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":100000}}"#,
    ),
    (
        "MCTS adding all children, Nim 9 9 9",
        r#"{"game":{"kind":"nim","heaps":[9,9,9]},"algorithm":{"kind":"mcts","iterations":100000,"expand":"all"}}"#,
    ),
    (
        "expectimax, Nim 3 3 3 against chance",
        r#"{"game":{"kind":"nim","heaps":[3,3,3]},"algorithm":{"kind":"expectimax","opponent":"random"}}"#,
    ),
    (
        "win-lose without memo, Nim 3 3 3",
        r#"{"game":{"kind":"nim","heaps":[3,3,3]},"algorithm":{"kind":"win-lose","memo":false,"stop":false}}"#,
    ),
];

/// Returns the spec and the first events of its search.
pub fn events(text: &str) -> (Spec, Vec<Event>) {
    let spec = Spec::read(text).expect("the spec is good");
    let mut recorder = Recorder::new(EVENTS, EVENTS as u64);
    // `Break` is expected: a search with more events is stopped after the last one kept.
    let _ = spec.record_to(&mut recorder);
    (spec, recorder.events)
}
