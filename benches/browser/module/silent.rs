//! Searches with a recorder that keeps no events, and one with a recorder that keeps all.

#[path = "../../native/subjects.rs"]
mod subjects;

use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::search::{Algorithm, Minimax, Recorder, run};
use wasm_bindgen::prelude::wasm_bindgen;

/// Runs a search of the list `times` times, and returns its value.
#[wasm_bindgen]
pub fn search(subject: usize, times: u32) -> f64 {
    (0..times).fold(0.0, |_, _| subjects::SUBJECTS[subject].1())
}

/// Returns the name of a search of the list; `None` after its end.
#[wasm_bindgen]
pub fn subject(subject: usize) -> Option<String> {
    subjects::SUBJECTS
        .get(subject)
        .map(|(name, _)| (*name).to_owned())
}

/// Runs minimax of tic-tac-toe with every event kept, and returns their number.
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
