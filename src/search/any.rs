//! Searches of a position whose game is known only at run time. Native programs compile each search for each game, for speed; the
//! page compiles it once for all games, at a tenth of the bytes.

use super::{Algorithm, Answer, Event, Flow, Probe, Recorder, outline, replay, run};
use crate::game::any::AnyGame;
#[cfg(not(target_family = "wasm"))]
use crate::game::any::with_game;

/// Runs a search and tells it to `probe`.
///
/// # Errors
/// `Break` when the probe stopped it early.
pub fn run_any<P: Probe>(game: &AnyGame, algorithm: &Algorithm, seed: u64, probe: &mut P) -> Flow<Answer> {
    #[cfg(target_family = "wasm")]
    return run(game, algorithm, seed, probe);
    #[cfg(not(target_family = "wasm"))]
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
    outline(game, algorithm, limit)
}

/// The moves of a playout that started at `game`, told at an iteration of Monte-Carlo tree search, or at a depth limit (iteration 0).
pub fn replay_any(game: &AnyGame, algorithm: &Algorithm, seed: u64, playout: (u32, u32)) -> Vec<u16> {
    replay(game, algorithm, seed, playout)
}
