//! What a position is worth as far as can be told: its value by the rules where that is found, otherwise what a machine thinks.

use super::solve::{Solved, solve};
use super::{Budget, Machine, levels, think};
use crate::game::any::AnyGame;
use crate::search::{Algorithm, Basis};
use serde::{Deserialize, Serialize};

/// A judgement, from Max's side.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// The value.
    pub value: f64,
    /// What it rests on.
    pub basis: Basis,
    /// The best move; none where the game is over or nobody moves.
    pub best: Option<u16>,
    /// Of an exact value, how many plies had to be looked at; of another, what depth or how many iterations were reached.
    pub reached: u32,
}

/// Judges a position after `ply` moves of a game: exactly if so many events are enough.
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
                reached: thought.reached,
            }
        }
    }
}

/// The machine whose word counts where nothing is known for sure: the strongest level's, with so many nodes to search, or a
/// fiftieth as many playouts. It has no clock, so that it says the same again.
pub fn adviser(position: &AnyGame, nodes: u64) -> Option<Machine> {
    let machine = levels(position).pop()?.machine;
    let is_tree = matches!(machine.algorithm, Algorithm::Mcts(_));
    Some(Machine {
        budget: Budget::Nodes(if is_tree { nodes / 50 } else { nodes }),
        ..machine
    })
}
