//! What a worker may be asked beside searches and moves: hints, a review, a match. Each finding is told as soon as there is one.

use super::hint::hints;
use super::judge::Verdict;
use super::review::{Insight, review};
use super::table::Table;
use super::{Made, Record};
use crate::spec::Refusal;
use serde::{Deserialize, Serialize};

/// Milliseconds between two findings of a match, so that the page has time for other work.
const PAUSE: f64 = 250.0;

/// A game of a match, as far as it has been played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Whether it is over.
    pub is_over: bool,
    /// Its moves.
    pub moves: Vec<Made>,
}

/// Something that a task has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Finding {
    /// What a move is worth.
    Hint {
        /// The move.
        choice: u16,
        /// Its value.
        verdict: Verdict,
    },
    /// What there is to say of a position of the record, in their order.
    Insight(Insight),
    /// The games of the match that have ended since the last time, and the one that goes on.
    Games(Vec<Played>),
}

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// The moves of the position where a record stands. A finding for each.
    Hints,
    /// A record from its first position to its last. A finding for each.
    Review,
    /// The games of a match that are still to be played. A finding every now and then.
    Match,
}

impl Task {
    /// Carries it out for a record, or a match, as JSON.
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
