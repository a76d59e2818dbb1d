//! What a worker may be asked beside searches and moves: hints, a review, a match. A request is a word and a record or a match as JSON;
//! what is found comes as rows of numbers, as soon as it is found.

use super::hint::hints;
use super::judge::NONE;
use super::review::review;
use super::table::Table;
use super::{Made, Record};
use crate::spec::Refusal;

/// Milliseconds between two rows of a match: whoever reads them shall have time for others.
const PAUSE: f64 = 250.0;

/// The games of a row of a match: whether each is over, and its moves.
pub fn games(mut row: &[f64]) -> Vec<(bool, Vec<Made>)> {
    let mut games = Vec::new();
    let made = |pair: &[f64]| Made {
        choice: pair[0] as u16,
        reached: (pair[1] >= 0.0).then_some(pair[1] as u32),
    };
    while let &[is_over, plies, ref rest @ ..] = row {
        let (moves, others) = rest
            .split_at_checked(2 * plies as usize)
            .unwrap_or_default();
        games.push((is_over > 0.0, moves.chunks_exact(2).map(made).collect()));
        row = others;
    }
    games
}

/// Writes a game as [`games`] reads it.
fn add_game(row: &mut Vec<f64>, is_over: bool, moves: &[Made]) {
    row.extend([f64::from(u8::from(is_over)), moves.len() as f64]);
    row.extend(
        moves
            .iter()
            .flat_map(|made| [f64::from(made.choice), made.reached.map_or(NONE, f64::from)]),
    );
}

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The moves of the position where a record stands. A row for each: its choice, and the verdict.
    Hints,
    /// A record from its first position to its last. A row for each: the verdict, what the algorithm makes of it, what was lost.
    Review,
    /// The games of a match that are still to be played. A row every now and then: the games that have
    /// ended since the last, and the one that goes on.
    Match,
}

const WORDS: [(Task, &str); 3] = [
    (Task::Hints, "hints "),
    (Task::Review, "review "),
    (Task::Match, "match "),
];

impl Task {
    /// The request for this with a record or a match as JSON.
    pub fn request(self, json: &str) -> String {
        WORDS[self as usize].1.to_owned() + json
    }

    /// Carries out a request; nothing if it is none for any of these.
    ///
    /// # Errors
    /// When the record or the match is refused.
    pub fn carry_out(
        request: &str,
        clock: &mut dyn FnMut() -> f64,
        tell: &mut dyn FnMut(Vec<f64>),
    ) -> Option<Result<(), Refusal>> {
        let (task, json) = WORDS
            .iter()
            .find_map(|(task, word)| Some((*task, request.strip_prefix(word)?)))?;
        Some(task.carry_out_for(json, clock, tell))
    }

    fn carry_out_for(
        self,
        json: &str,
        clock: &mut dyn FnMut() -> f64,
        tell: &mut dyn FnMut(Vec<f64>),
    ) -> Result<(), Refusal> {
        if self == Task::Match {
            let mut table = Table::read(json)?;
            // What has ended since somebody was told.
            let (mut ended, mut told) = (Vec::new(), 0.0);
            loop {
                let moves = table.play(clock, &mut |now, moves| {
                    if now > told + PAUSE {
                        told = now;
                        add_game(&mut ended, false, moves);
                        tell(std::mem::take(&mut ended));
                    }
                });
                let Some(moves) = moves else { break };
                add_game(&mut ended, true, &moves);
                table.add(moves);
            }
            tell(ended);
            return Ok(());
        }
        let record = Record::read(json)?;
        if self == Task::Hints {
            hints(
                &record.now(),
                record.at as u32,
                clock,
                &mut |choice, verdict| {
                    tell(
                        [f64::from(choice)]
                            .into_iter()
                            .chain(verdict.row())
                            .collect(),
                    );
                },
            );
            return Ok(());
        }
        (0..=record.moves.len())
            .filter_map(|at| review(&record, at, clock))
            .for_each(|insight| tell(insight.row()));
        Ok(())
    }
}
