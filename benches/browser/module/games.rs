//! Searches of well-known games, without an explicit tree.

#[path = "../../native/games.rs"]
mod games;

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs a search of the list, and returns the number of nodes visited or of playouts.
#[wasm_bindgen]
pub fn search_game(subject: usize) -> f64 {
    games::GAMES[subject].1() as f64
}

/// Returns the name of a search of the list; `None` after its end.
#[wasm_bindgen]
pub fn game(subject: usize) -> Option<String> {
    games::GAMES
        .get(subject)
        .map(|(name, _)| (*name).to_owned())
}
