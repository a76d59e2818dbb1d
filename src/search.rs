//! The searches. Each algorithm is written once, as its textbook has it, in a file of its own, and tells what it does as [`Event`]s.
//! A search is a pure function of position, algorithm and seed. It knows nothing of trees that are drawn, of text or of pixels.

mod alpha_beta;
mod any;
mod evaluate;
pub mod event;
mod mcts;
mod minimax;
mod outline;
mod playout;
pub mod probe;
mod random;

pub use any::{outline_any, record_any, replay_playout_any, run_any};
pub use evaluate::Evaluation;
pub use event::{Basis, Event, Stage, Turn, Window};
pub use mcts::{Ucb, replay_playout, reward};
pub use outline::outline;
pub use probe::{Flow, Probe, Recorder, Stop};

use crate::game::{Game, Status};
use std::ops::ControlFlow;

/// The most plies a search may recurse without a depth limit.
pub const DEEPEST: u32 = 256;

/// An algorithm with its options.
#[derive(Clone, Debug, PartialEq)]
pub enum Algorithm {
    /// Minimax, to the end or to a depth limit.
    Minimax(Minimax),
    /// Alpha-beta pruning: cut at α ≥ β, return the best child's value (fail-soft).
    AlphaBeta(AlphaBeta),
    /// Monte-Carlo tree search.
    Mcts(Mcts),
}

/// Options of minimax.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Minimax {
    /// The deepest ply looked at; none searches to the end.
    pub depth: Option<u32>,
    /// What a position at the depth limit is worth.
    pub evaluation: Evaluation,
}

/// Options of alpha-beta.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct AlphaBeta {
    /// The deepest ply looked at; none searches to the end.
    pub depth: Option<u32>,
    /// What a position at the depth limit is worth.
    pub evaluation: Evaluation,
}

/// How a score becomes a reward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Reward {
    /// 0 … 1, a draw ½; the opponent's reward is 1 − r.
    #[default]
    Unit,
    /// −1 … 1; the opponent's reward is −r.
    Signed,
}

impl Reward {
    /// The lowest and the highest reward.
    pub fn range(self) -> (f64, f64) {
        match self {
            Reward::Unit => (0.0, 1.0),
            Reward::Signed => (-1.0, 1.0),
        }
    }
}

/// Options of Monte-Carlo tree search.
#[derive(Clone, Debug, PartialEq)]
pub struct Mcts {
    /// The weight of exploration, c in w/n + c·√(ln N / n).
    pub c: f64,
    /// How many times a playout is added.
    pub iterations: u32,
    /// The scale of rewards.
    pub reward: Reward,
}

impl Default for Mcts {
    fn default() -> Mcts {
        Mcts { c: std::f64::consts::SQRT_2, iterations: 1_000, reward: Reward::Unit }
    }
}

/// What a search came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// The value of the position from Max's side.
    pub value: f64,
    /// The index of the move taken; none where the game is over.
    pub best: Option<u16>,
}

/// Runs a search and tells it to `probe`.
///
/// # Errors
/// `Break` when the probe stopped it early.
pub fn run<G: Game, P: Probe>(game: &G, algorithm: &Algorithm, seed: u64, probe: &mut P) -> Flow<Answer> {
    let answer = match algorithm {
        Algorithm::Minimax(options) => minimax::search(game, options, probe)?,
        Algorithm::AlphaBeta(options) => alpha_beta::search(game, options, probe)?,
        Algorithm::Mcts(options) => mcts::search(game, options, seed, probe)?,
    };
    if let Some(choice) = answer.best {
        probe.emit(Event::Choose { choice })?;
    }
    ControlFlow::Continue(answer)
}

/// The turn that an [`Event::Open`] tells of.
fn turn(status: Status) -> Turn {
    match status {
        Status::ToMove(player) => Turn::Player(player),
        Status::Chance => Turn::Chance,
        Status::Over { .. } => unreachable!("a position that is over is evaluated, not opened"),
    }
}
