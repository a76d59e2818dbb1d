//! The values of the moves in the position on the board.

use super::{Beside, Play};
use crate::game::{Player, Status};
use crate::play::judge::Verdict;
use crate::play::task::Task;

/// The value of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    /// The move.
    pub choice: u16,
    /// Its verdict.
    pub verdict: Verdict,
    /// Whether no move is better; false until the values of all are known.
    pub is_best: bool,
}

impl Beside {
    /// Returns the known values of the moves in a game's position, if they are shown.
    pub fn hints_for(&self, play: &Play) -> Vec<Hint> {
        let job = self.jobs.of(Task::Hints);
        if !self.shows_hints || play.turn != job.turn {
            return Vec::new();
        }
        let player = match play.here.status() {
            Status::ToMove(player) => player,
            Status::Chance | Status::Over { .. } => Player::Max,
        };
        let is_best = |value: f64| {
            let is_better = |other: f64| player.prefers(other, value);
            let known = || self.hints.iter().map(|(_, other)| other.value);
            // Where all moves are worth the same none is better than another.
            let differs = known().any(|other| other != value);
            !job.is_running && differs && !known().any(is_better)
        };
        let hint = |&(choice, verdict): &(u16, Verdict)| Hint {
            choice,
            verdict,
            is_best: is_best(verdict.value),
        };
        self.hints.iter().map(hint).collect()
    }
}
