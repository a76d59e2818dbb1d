//! Searches of games that people know, on the games as they are.

#[path = "../../native/games.rs"]
mod games;

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs a search of the list; the nodes it reached, or the playouts it made.
#[wasm_bindgen]
pub fn search_game(subject: usize) -> f64 {
    games::GAMES[subject].1() as f64
}

/// The name of a search of the list; none behind its end.
#[wasm_bindgen]
pub fn game(subject: usize) -> Option<String> {
    games::GAMES
        .get(subject)
        .map(|(name, _)| (*name).to_owned())
}
