//! Searches of a position whose game is known only at run time. Here, and only here, a search is compiled for each game;
//! recording is compiled once more, for the probe that the page and the worker use.

use super::{Algorithm, Answer, Event, Flow, Probe, Recorder, outline, replay, run};
use crate::game::any::{AnyGame, with_game};

/// Runs a search and tells it to `probe`.
///
/// # Errors
/// `Break` when the probe stopped it early.
pub fn run_any<P: Probe>(game: &AnyGame, algorithm: &Algorithm, seed: u64, probe: &mut P) -> Flow<Answer> {
    with_game!(game, |game| run(game, algorithm, seed, probe))
}

/// Runs a search and records it. Not to be inlined: its caller is compiled for size, and this is where a search is compiled.
///
/// # Errors
/// `Break` when the recorder's budget was used up.
#[inline(never)]
pub fn record_any(game: &AnyGame, algorithm: &Algorithm, seed: u64, recorder: &mut Recorder) -> Flow<Answer> {
    run_any(game, algorithm, seed, recorder)
}

/// The tree as `algorithm` would find it, down to its depth limit, unless it has more than `limit` nodes.
pub fn outline_any(game: &AnyGame, algorithm: &Algorithm, limit: usize) -> Option<Vec<Event>> {
    with_game!(game, |game| outline(game, algorithm, limit))
}

/// The moves of a playout that started at `game`, told at an iteration of Monte-Carlo tree search, or at a depth limit (iteration 0).
pub fn replay_any(game: &AnyGame, algorithm: &Algorithm, seed: u64, playout: (u32, u32)) -> Vec<u16> {
    with_game!(game, |game| replay(game, algorithm, seed, playout))
}
