//! A match: machines under names, every two of them so many games, each with its seed. The games are a list that follows from the
//! rest, played from the first to the last, so that a match can stop after any of them and go on as if it had not.

mod csv;
mod form;
mod score;

pub use form::{MOST_RANDOM, MOST_ROUNDS};
pub use score::Score;

use super::{Machine, Made, Record, Seat, think};
use crate::game::Status;
use crate::game::any::AnyGame;
use crate::search::{Stream, draw_any};
use serde::Serialize;

/// A game is given up after so many plies and counts as a draw.
pub const MOST_PLIES: usize = 2_000;

/// Results by the half points of Max.
pub const RESULTS: [&str; 3] = ["0-1", "1/2-1/2", "1-0"];

/// A machine under a name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entrant {
    /// The name.
    pub name: String,
    /// The machine; a game's seed takes the place of its own.
    pub machine: Machine,
}

/// A match.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Where every game begins.
    pub opening: AnyGame,
    /// Who plays.
    pub entrants: Vec<Entrant>,
    /// Each two of them play so many times two games, with sides swapped and the same seed.
    pub rounds: u32,
    /// So many moves at the beginning of a game are drawn at random by its seed: machines that know no chance would play the same
    /// game again and again.
    pub random: u32,
    /// The seed of the first round; each further one has the next.
    pub seed: u64,
    /// The games that were played, in the order of the plan.
    pub played: Vec<Played>,
}

/// A game to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Which entrants play Max and Min.
    pub sides: [usize; 2],
    /// The seed of the random moves, of chance and of both machines.
    pub seed: u64,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The moves and drawn outcomes.
    pub moves: Vec<Made>,
    /// The half points that Max has of it: 2, 1 or 0.
    pub points: usize,
}

impl Table {
    /// A match without entrants.
    pub fn new(opening: AnyGame) -> Table {
        Table {
            opening,
            entrants: Vec::new(),
            rounds: 1,
            random: 0,
            seed: 0,
            played: Vec::new(),
        }
    }

    /// All games in order. After every second one each side was played as often by both.
    pub fn plan(&self) -> Vec<Pairing> {
        let mut plan = Vec::new();
        for round in 0..u64::from(self.rounds) {
            for one in 0..self.entrants.len() {
                for other in one + 1..self.entrants.len() {
                    let seed = self.seed + round;
                    plan.extend([[one, other], [other, one]].map(|sides| Pairing { sides, seed }));
                }
            }
        }
        plan
    }

    /// Plays the next game of the plan and tells its moves so far after each, and when that was; nothing when all are played.
    pub fn play(
        &self,
        clock: &mut dyn FnMut() -> f64,
        tell: &mut dyn FnMut(f64, &[Made]),
    ) -> Option<Vec<Made>> {
        let Pairing { sides, seed } = *self.plan().get(self.played.len())?;
        let machines = sides.map(|side| Machine {
            seed,
            ..self.entrants[side].machine.clone()
        });
        let mut chance = Stream::new(seed, 0, 0);
        let mut position = self.opening.clone();
        let mut moves = Vec::new();
        while moves.len() < MOST_PLIES {
            let ply = moves.len() as u32;
            let drawn = if ply < self.random {
                chance.below(u32::from(position.choices())) as u16
            } else {
                0
            };
            // A move at random shall not end the game.
            let goes_on = ply < self.random
                && !matches!(position.after(&[drawn]).status(), Status::Over { .. });
            let made = match position.status() {
                Status::Over { .. } => break,
                Status::Chance => Made {
                    choice: draw_any(&position, &mut chance),
                    reached: None,
                },
                Status::ToMove(_) if goes_on => Made {
                    choice: drawn,
                    reached: None,
                },
                Status::ToMove(player) => {
                    let start = clock();
                    let thought = think(
                        &position,
                        &machines[player as usize],
                        ply,
                        &mut || clock() - start,
                        &mut |_| {},
                    );
                    Made {
                        choice: thought.answer.best.unwrap_or_default(),
                        reached: Some(thought.reached),
                    }
                }
            };
            position.play(made.choice);
            moves.push(made);
            tell(clock(), &moves);
        }
        Some(moves)
    }

    /// Adds the next game of the plan, if its moves are moves.
    pub fn add(&mut self, moves: Vec<Made>) {
        let mut position = self.opening.clone();
        let are_moves = moves.iter().all(|made| position.play(made.choice));
        let (low, high) = self.opening.traits().range.unwrap_or_default();
        let points = match position.status() {
            Status::Over { score } if score > f64::midpoint(low, high) => 2,
            Status::Over { score } if score < f64::midpoint(low, high) => 0,
            _ => 1,
        };
        if are_moves {
            self.played.push(Played { moves, points });
        }
    }

    /// A game that was played, to be looked at.
    pub fn record(&self, at: usize) -> Option<Record> {
        let (Pairing { sides, seed }, played) = (*self.plan().get(at)?, self.played.get(at)?);
        let seats = sides.map(|side| {
            Seat::Machine(Machine {
                seed,
                ..self.entrants[side].machine.clone()
            })
        });
        Some(Record {
            moves: played.moves.clone(),
            ..Record::new(self.opening.clone(), seats)
        })
    }

    /// What an entrant has reached, against everybody or against one other.
    pub fn score(&self, entrant: usize, other: Option<usize>) -> Score {
        let mut score = Score::default();
        for (
            Pairing {
                sides: [max, min], ..
            },
            played,
        ) in self.plan().into_iter().zip(&self.played)
        {
            let points = match (max == entrant, min == entrant) {
                (true, _) if other.is_none_or(|other| other == min) => played.points,
                (_, true) if other.is_none_or(|other| other == max) => 2 - played.points,
                _ => continue,
            };
            *[&mut score.losses, &mut score.draws, &mut score.wins][points] += 1;
        }
        score
    }
}
