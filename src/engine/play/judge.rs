//! The value of a position: the exact value if a search proves it, otherwise a machine's estimate.

use super::solve::{Solved, solve};
use super::{Budget, Machine, levels, think};
use crate::game::Interval;
use crate::game::any::AnyGame;
use crate::search::{Algorithm, Basis};
use serde::{Deserialize, Serialize};

/// The value of a position from Max's side, with its best move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// The value.
    pub value: f64,
    /// The basis of the value.
    pub basis: Basis,
    /// The best move; `None` if the game is over or chance moves.
    pub best: Option<u16>,
    /// For an exact value, the depth in plies of the search that proved it; otherwise the depth or
    /// the number of iterations that the search reached.
    pub reached: u32,
}

/// Judges the position after `ply` moves of a game: exactly, if searches with at most `events`
/// events prove its value.
pub fn judge(
    position: &AnyGame,
    ply: u32,
    machine: &Machine,
    events: u64,
    clock: &mut dyn FnMut() -> f64,
) -> Verdict {
    match solve(position, events) {
        Some(Solved { value, best, plies }) => Verdict {
            value,
            basis: Basis::Exact,
            best,
            reached: plies,
        },
        None => {
            let start = clock();
            let thought = think(position, machine, ply, &mut || clock() - start, &mut |_| {});
            let (value, best) = (thought.answer.value, thought.answer.best);
            Verdict {
                value,
                basis: thought.basis,
                best,
                reached: thought.reached.unwrap_or_default(),
            }
        }
    }
}

/// Returns the machine that estimates positions whose exact value is unknown: that of the strongest
/// level, with `nodes` nodes to search, or a fiftieth as many playouts, and without its solver. It has no clock, so its
/// estimates can be repeated.
pub fn adviser(position: &AnyGame, nodes: u64) -> Option<Machine> {
    let machine = levels(position).pop()?.machine;
    let is_tree = matches!(machine.algorithm, Algorithm::Mcts(_));
    Some(Machine {
        budget: Budget::Nodes(if is_tree { nodes / 50 } else { nodes }),
        solver: false,
        ..machine
    })
}

/// The smallest difference between estimates that means something, as a share of the range of scores.
const LITTLE: f64 = 0.05;

/// Returns the difference up to which two values of a game are told as equal: none between exact
/// values.
pub fn little(game: &AnyGame, basis: Basis) -> f64 {
    match game.traits().range {
        Some(Interval { low, high }) if basis != Basis::Exact => LITTLE * (high - low),
        _ => 0.0,
    }
}
