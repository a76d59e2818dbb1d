//! The tasks of a worker besides searches and moves: hints, a review, a match. Each finding is
//! reported as soon as it is known.

use super::hint::hints;
use super::judge::Verdict;
use super::review::{Insight, review};
use super::table::Table;
use super::{Made, Record};
use crate::spec::Refusal;
use serde::{Deserialize, Serialize};

/// The least milliseconds between two findings of a match, which leave the page time for other
/// work.
const PAUSE: f64 = 250.0;

/// A game of a match, finished or not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Whether it is finished.
    pub is_over: bool,
    /// The moves so far.
    pub moves: Vec<Made>,
}

/// A finding of a task.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Finding {
    /// The value of a move.
    Hint {
        /// The move.
        choice: u16,
        /// Its verdict.
        verdict: Verdict,
    },
    /// The review of the next position of the record.
    Insight(Insight),
    /// The games of the match that have ended since the last finding, and the one being played.
    Games(Vec<Played>),
}

/// A task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Judges the moves of a record's present position; one finding for each.
    Hints,
    /// Reviews the positions of a record from first to last; one finding for each.
    Review,
    /// Plays the remaining games of a match; findings at intervals.
    Match,
}

impl Task {
    /// Carries out the task for a record, or a match, in JSON.
    ///
    /// # Errors
    /// When the record or the match is refused.
    pub fn carry_out(
        self,
        about: &str,
        clock: &mut dyn FnMut() -> f64,
        tell: &mut dyn FnMut(Finding),
    ) -> Result<(), Refusal> {
        match self {
            Task::Hints => {
                let record = Record::read(about)?;
                let ply = record.at as u32;
                hints(&record.now(), ply, clock, &mut |choice, verdict| {
                    tell(Finding::Hint { choice, verdict });
                });
            }
            Task::Review => {
                let record = Record::read(about)?;
                for at in 0..=record.moves.len() {
                    if let Some(insight) = review(&record, at, clock) {
                        tell(Finding::Insight(insight));
                    }
                }
            }
            Task::Match => play_match(Table::read(about)?, clock, tell),
        }
        Ok(())
    }
}

fn play_match(mut table: Table, clock: &mut dyn FnMut() -> f64, tell: &mut dyn FnMut(Finding)) {
    let (mut ended, mut told) = (Vec::new(), 0.0);
    loop {
        let moves = table.play(clock, &mut |now, moves| {
            if now > told + PAUSE {
                told = now;
                let mut games = std::mem::take(&mut ended);
                games.push(Played {
                    is_over: false,
                    moves: moves.to_vec(),
                });
                tell(Finding::Games(games));
            }
        });
        let Some(moves) = moves else { break };
        ended.push(Played {
            is_over: true,
            moves: moves.clone(),
        });
        table.add(moves);
    }
    tell(Finding::Games(ended));
}
