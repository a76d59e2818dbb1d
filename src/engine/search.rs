//! The searches: each algorithm stands once, as its textbook has it, in a file of its own, and
//! reports its steps as [`Event`]s. A search is a pure function of position, algorithm and seed. It
//! knows nothing of drawn trees, text or pixels.

mod algorithm;
mod alpha_beta;
mod dispatch;
mod evaluate;
pub mod event;
pub mod exact;
mod expectimax;
mod mcts;
mod minimax;
pub(crate) mod options;
mod order;
mod outline;
mod parts;
pub(crate) mod playout;
mod prior;
pub mod probe;
mod random;
mod table;
pub mod ucb;
mod utility;
mod win_lose;

pub use algorithm::{Algorithm, AlgorithmId};
pub use dispatch::{answers_any, draw_any, outline_any, record_any, replay_any, root_any, run_any};
pub use evaluate::Evaluation;
pub use event::{
    Basis, Event, FieldValue, Relation, Stage, Turn, Used, Window, decode, decode_first, encode,
    encoded,
};
pub use mcts::Root;
pub use options::{
    AlphaBeta, CutRule, Expand, ExpandOrder, Expectimax, FinalRule, FirstVisit, Formula, Mcts,
    Minimax, Opponent, Order, Policy, Priors, Returns, Reward, Selection, WinLose,
};
pub use outline::{outline, root};
pub use parts::{Parts, parts_any};
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

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The value of the position from Max's side.
    pub value: f64,
    /// The index of the chosen move; `None` if the game is over or chance moves at the root.
    pub best: Option<u16>,
}

/// Runs a search and reports its events to `probe`.
///
/// # Errors
/// `Break` when the probe stopped the search. `Break(Stop::Chance)`, before any event, when the
/// game has chance nodes and the algorithm cannot handle them.
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

/// Replays a playout that started at `game` and returns the choices in it.
///
/// `iteration` is that of the Monte-Carlo tree search which reported the playout; 0 for a playout
/// that evaluated a position at the depth limit.
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

/// Converts a status to the turn of an [`Event::Open`].
fn turn(status: Status) -> Turn {
    match status {
        Status::ToMove(player) => Turn::Player(player),
        Status::Chance => Turn::Chance,
        Status::Over { .. } => unreachable!("a position that is over is evaluated, not opened"),
    }
}
