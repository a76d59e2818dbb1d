//! Max and Min exchanged: the smallest value where the largest belongs, and vice versa.

use super::pupil::Pupil;
use super::reckoner::{Reckoner, rightly};
use crate::game::Player;
use crate::search::Turn;

/// The misconception.
pub struct MinMaxSwapped;

impl Pupil for MinMaxSwapped {
    fn mover(&self, player: Player) -> Player {
        player.other()
    }
}

impl Reckoner for MinMaxSwapped {
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64 {
        match turn {
            Turn::Player(player) => rightly(Turn::Player(player.other()), children),
            Turn::Chance => rightly(turn, children),
        }
    }
}
