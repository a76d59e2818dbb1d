//! Searches of a position whose game is known only at run time: each is compiled for each game, and called for the one at hand.

use super::{
    Algorithm, Answer, Event, Flow, Probe, Recorder, Stream, draw, outline, replay, root, run,
};
use crate::game::any::{AnyGame, with_game};

/// Runs a search and tells it to `probe`.
///
/// # Errors
/// `Break` when the probe stopped it early.
pub fn run_any<P: Probe>(
    game: &AnyGame,
    algorithm: &Algorithm,
    seed: u64,
    probe: &mut P,
) -> Flow<Answer> {
    with_game!(game, |game| run(game, algorithm, seed, probe))
}

/// Runs a search and records it. Searches for a recorder are compiled here, and not again wherever one is recorded.
///
/// # Errors
/// `Break` when the recorder's budget was used up.
pub fn record_any(
    game: &AnyGame,
    algorithm: &Algorithm,
    seed: u64,
    recorder: &mut Recorder,
) -> Flow<Answer> {
    run_any(game, algorithm, seed, recorder)
}

/// The events that tell of the root alone.
pub fn root_any(game: &AnyGame) -> Vec<Event> {
    with_game!(game, |game| root(game))
}

/// The tree as `algorithm` would find it, down to its depth limit, unless it has more than `limit` nodes.
pub fn outline_any(game: &AnyGame, algorithm: &Algorithm, limit: usize) -> Option<Vec<Event>> {
    with_game!(game, |game| outline(game, algorithm, limit))
}

/// The moves of a playout that started at `game`, told at an iteration of Monte-Carlo tree search, or at a depth limit (iteration 0).
pub fn replay_any(
    game: &AnyGame,
    algorithm: &Algorithm,
    seed: u64,
    playout: (u32, u32),
) -> Vec<u16> {
    with_game!(game, |game| replay(game, algorithm, seed, playout))
}

/// Draws an outcome of a chance node: its index.
pub fn draw_any(game: &AnyGame, stream: &mut Stream) -> u16 {
    with_game!(game, |game| draw(game, stream).0)
}
