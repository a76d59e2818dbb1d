//! The values of the moves in the position on the board.

use crate::app::state::play::{Beside, Play};
use crate::game::{Player, Status};
use crate::play::judge::{Verdict, little};
use crate::play::task::Task;
use crate::search::Basis;

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
    /// Returns the known values of the moves in a game's position, if they are shown: when all are known, the best for the player to
    /// move first.
    pub fn hints_for(&self, play: &Play) -> Vec<Hint> {
        let job = self.jobs.of(Task::Hints);
        if !self.shows_hints || play.turn != job.turn {
            return Vec::new();
        }
        let player = match play.here.status() {
            Status::ToMove(player) => player,
            Status::Chance | Status::Over { .. } => Player::Max,
        };
        let mut hints: Vec<Hint> = self
            .hints
            .iter()
            .map(|&(choice, verdict)| Hint {
                choice,
                verdict,
                is_best: false,
            })
            .collect();
        if job.is_running {
            return hints;
        }
        let worth = |hint: &Hint| match player {
            Player::Max => hint.verdict.value,
            Player::Min => -hint.verdict.value,
        };
        // Of two wins the sooner one comes first, of two losses the later one.
        let lasting = |hint: &Hint| match hint.verdict.basis {
            Basis::Exact if worth(hint) > 0.0 => -f64::from(hint.verdict.reached),
            Basis::Exact => f64::from(hint.verdict.reached),
            _ => 0.0,
        };
        let merit = |hint: &Hint| (worth(hint), lasting(hint));
        hints.sort_by(|one, other| {
            let ((one, sooner), (other, later)) = (merit(one), merit(other));
            other.total_cmp(&one).then(later.total_cmp(&sooner))
        });
        let basis = hints.iter().map(|hint| hint.verdict.basis).max();
        let little = basis.map_or(0.0, |basis| little(&play.here, basis));
        if let (Some(best), Some(worst)) = (hints.first().map(worth), hints.last().map(worth))
            && best - worst > little
        {
            // Moves between which the values make no difference are equally good.
            for hint in &mut hints {
                hint.is_best = best - worth(hint) <= little;
            }
        }
        hints
    }
}
