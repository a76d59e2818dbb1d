//! Searches of a position whose game is known only at run time: each search is compiled once for
//! every game, and the call picks the right one.

use super::{
    Algorithm, Answer, Event, Flow, Mcts, Probe, Recorder, Stream, draw, mcts, outline, replay,
    root, run,
};
use crate::game::any::{AnyGame, with_game};

/// Runs a search and reports its events to `probe`.
///
/// # Errors
/// `Break` when the probe stopped the search.
pub fn run_any<P: Probe>(
    game: &AnyGame,
    algorithm: &Algorithm,
    seed: u64,
    probe: &mut P,
) -> Flow<Answer> {
    with_game!(game, |game| run(game, algorithm, seed, probe))
}

/// Runs a search and records it.
///
/// Searches for a recorder are compiled here once, not again for every caller.
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

/// Returns what a Monte-Carlo tree search would answer after each of some numbers of iterations, in rising order.
pub fn answers_any(game: &AnyGame, options: &Mcts, seed: u64, after: &[u32]) -> Vec<Answer> {
    with_game!(game, |game| mcts::answers(game, options, seed, after))
}

/// Returns the events that describe the root alone.
pub fn root_any(game: &AnyGame) -> Vec<Event> {
    with_game!(game, |game| root(game))
}

/// Returns the events of a walk of the whole tree, down to the depth limit of `algorithm`; `None`
/// if the tree has more than `limit` nodes.
pub fn outline_any(game: &AnyGame, algorithm: &Algorithm, limit: usize) -> Option<Vec<Event>> {
    with_game!(game, |game| outline(game, algorithm, limit))
}

/// Replays a playout that started at `game` and returns the choices in it.
///
/// `playout` is the iteration of Monte-Carlo tree search (0 for a playout that evaluated a position
/// at the depth limit) and the number of the playout in it.
pub fn replay_any(
    game: &AnyGame,
    algorithm: &Algorithm,
    seed: u64,
    playout: (u32, u32),
) -> Vec<u16> {
    with_game!(game, |game| replay(game, algorithm, seed, playout))
}

/// Draws an outcome of a chance node and returns its index.
pub fn draw_any(game: &AnyGame, stream: &mut Stream) -> u16 {
    with_game!(game, |game| draw(game, stream).0)
}
