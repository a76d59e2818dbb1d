//! What a position is worth as far as can be told: its value by the rules where that is found, otherwise what a machine thinks.

use super::solve::{Solved, solve};
use super::{Budget, Machine, levels, think};
use crate::game::any::AnyGame;
use crate::search::{Algorithm, Basis, Evaluation};

/// A judgement, from Max's side.
#[derive(Clone, Copy, Debug, PartialEq)]
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

/// In a row of numbers, that there is none.
pub const NONE: f64 = -1.0;
const BASES: [Basis; 3] = [Basis::Exact, Basis::Estimate, Basis::Average];

impl Verdict {
    /// The verdict as numbers.
    pub fn row(self) -> [f64; 4] {
        let Verdict {
            value,
            basis,
            best,
            reached,
        } = self;
        [
            value,
            f64::from(basis as u8),
            best.map_or(NONE, f64::from),
            f64::from(reached),
        ]
    }

    /// What [`Verdict::row`] wrote; nothing if it is something else.
    pub fn of_row(row: &[f64]) -> Option<Verdict> {
        let &[value, basis, best, reached] = row else {
            return None;
        };
        let best = (best >= 0.0).then_some(best as u16);
        Some(Verdict {
            value,
            basis: basis_of(basis)?,
            best,
            reached: reached as u32,
        })
    }
}

/// A basis that was written as a number.
pub fn basis_of(number: f64) -> Option<Basis> {
    BASES.get(number as usize).copied()
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

/// What the values of an algorithm rest on where the end of the game is far.
pub fn basis(algorithm: &Algorithm) -> Basis {
    match (algorithm, algorithm.evaluation()) {
        (Algorithm::Mcts(_), _) | (_, Some(Evaluation::Playouts { .. })) => Basis::Average,
        _ => Basis::Estimate,
    }
}
