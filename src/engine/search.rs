//! The searches. Each algorithm is written once, as its textbook has it, in a file of its own, and tells what it does as [`Event`]s.
//! A search is a pure function of position, algorithm and seed. It knows nothing of trees that are drawn, of text or of pixels.

mod algorithm;
mod alpha_beta;
mod dispatch;
mod evaluate;
pub mod event;
mod expectimax;
mod mcts;
mod minimax;
mod options;
mod order;
mod outline;
mod playout;
pub mod probe;
mod random;
mod table;
mod ucb;
mod utility;
mod win_lose;

pub use algorithm::{Algorithm, AlgorithmId};
pub use dispatch::{draw_any, outline_any, record_any, replay_any, root_any, run_any};
pub use evaluate::Evaluation;
pub use event::{Basis, Event, Relation, Stage, Turn, Used, Window};
pub use mcts::Root;
pub use options::{
    AlphaBeta, CutRule, Expand, ExpandOrder, Expectimax, FinalRule, Formula, Mcts, Minimax,
    Opponent, Order, Policy, Returns, Reward, Selection, WinLose,
};
pub use outline::{outline, root};
pub use playout::draw;
pub use probe::{Flow, Probe, Recorder, Stop};
pub use random::Stream;
pub use ucb::{Ucb, reward};
pub use utility::Utility;

use crate::game::{Game, Status};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// The most plies a search may recurse without a depth limit.
pub const DEEPEST: u32 = 256;

/// What a search came to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The value of the position from Max's side.
    pub value: f64,
    /// The index of the move taken; none where the game is over or nobody moves.
    pub best: Option<u16>,
}

/// Runs a search and tells it to `probe`.
///
/// # Errors
/// `Break` when the probe stopped it early, and before any event when the game has chance in it and the algorithm has no chance nodes.
pub fn run<G: Game, P: Probe>(
    game: &G,
    algorithm: &Algorithm,
    seed: u64,
    probe: &mut P,
) -> Flow<Answer> {
    if !algorithm.knows_chance() && game.traits().chance {
        return ControlFlow::Break(Stop::Chance);
    }
    let answer = match algorithm {
        Algorithm::WinLose(options) => win_lose::search(game, options, probe)?,
        Algorithm::Minimax(options) => minimax::search(game, options, seed, probe)?,
        Algorithm::AlphaBeta(options) => alpha_beta::search(game, options, seed, probe)?,
        Algorithm::Expectimax(options) => expectimax::search(game, options, seed, probe)?,
        Algorithm::Mcts(options) => mcts::search(game, options, seed, probe)?,
    };
    if let Some(choice) = answer.best {
        probe.emit(Event::Choose { choice })?;
    }
    ControlFlow::Continue(answer)
}

/// The moves of a playout that started at `game`, told at an iteration of Monte-Carlo tree search, or at a depth limit (iteration 0).
pub fn replay<G: Game>(
    game: &G,
    algorithm: &Algorithm,
    seed: u64,
    (iteration, playout): (u32, u32),
) -> Vec<u16> {
    match algorithm {
        Algorithm::Mcts(options) => mcts::replay(game, options, seed, (iteration, playout)),
        _ => evaluate::replay(game, seed, playout),
    }
}

/// The turn that an [`Event::Open`] tells of.
fn turn(status: Status) -> Turn {
    match status {
        Status::ToMove(player) => Turn::Player(player),
        Status::Chance => Turn::Chance,
        Status::Over { .. } => unreachable!("a position that is over is evaluated, not opened"),
    }
}
