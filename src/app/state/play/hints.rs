//! The values of the moves at the position on the board.

use super::{Beside, Play};
use crate::game::{Player, Status};
use crate::play::judge::Verdict;
use crate::play::task::Task;

/// The value of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    /// The move.
    pub choice: u16,
    /// Its value, Max's.
    pub verdict: Verdict,
    /// Whether no move is better, once all of them are known.
    pub is_best: bool,
}

impl Beside {
    /// The moves of a game's position whose values are known, if they are shown.
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
            let known = self.hints.iter();
            !job.is_running && !known.map(|(_, other)| other.value).any(is_better)
        };
        let hint = |&(choice, verdict): &(u16, Verdict)| Hint {
            choice,
            verdict,
            is_best: is_best(verdict.value),
        };
        self.hints.iter().map(hint).collect()
    }
}
