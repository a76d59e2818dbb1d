//! Searches that nobody listens to, on games as they are: a recorder that keeps nothing. And one that keeps everything.

#[path = "../../native/subjects.rs"]
mod subjects;

use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::search::{Algorithm, Minimax, Recorder, run};
use wasm_bindgen::prelude::wasm_bindgen;

/// Runs a search of the list so many times; the value of the last.
#[wasm_bindgen]
pub fn search(subject: usize, times: u32) -> f64 {
    (0..times).fold(0.0, |_, _| subjects::SUBJECTS[subject].1())
}

/// The name of a search of the list; none behind its end.
#[wasm_bindgen]
pub fn subject(subject: usize) -> Option<String> {
    subjects::SUBJECTS
        .get(subject)
        .map(|(name, _)| (*name).to_owned())
}

/// Minimax of tic-tac-toe with every event kept; how many there are.
#[wasm_bindgen]
pub fn record() -> usize {
    let mut recorder = Recorder::new(usize::MAX, u64::MAX);
    let flow = run(
        &TicTacToe::default(),
        &Algorithm::Minimax(Minimax::default()),
        0,
        &mut recorder,
    );
    assert!(flow.is_continue(), "the budget is never used up");
    recorder.events.len()
}
