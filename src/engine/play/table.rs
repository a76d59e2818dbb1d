//! A match between named machines. The list of its games, each with its seed, follows from the
//! other fields, and games are played in that order, so a match can stop after any game and go on
//! later with the same result.

mod csv;
mod form;
mod score;

pub use form::{MOST_RANDOM, MOST_ROUNDS};
pub use score::Score;

use super::{Machine, Made, Record, Seat, think};
use crate::game::any::AnyGame;
use crate::game::{ByPlayer, Interval, Status};
use crate::search::{Stream, draw_any};
use serde::Serialize;

/// The most plies of a game; a longer one counts as a draw.
pub const MOST_PLIES: usize = 2_000;

/// The written results, by Max's half points.
pub const RESULTS: [&str; 3] = ["0-1", "1/2-1/2", "1-0"];

/// A machine with a name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entrant {
    /// The name.
    pub name: String,
    /// The machine; the seed of each game replaces its own.
    pub machine: Machine,
}

/// A match.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The first position of every game.
    pub opening: AnyGame,
    /// The participants.
    pub entrants: Vec<Entrant>,
    /// The number of rounds: in each, every two entrants play two games with the same seed and
    /// sides swapped.
    pub rounds: u32,
    /// The number of moves at the beginning of a game that are drawn at random from its seed:
    /// without them, deterministic machines would repeat the same game.
    pub random: u32,
    /// The seed of the first round; each later round uses the next.
    pub seed: u64,
    /// The finished games, in the order of the plan.
    pub played: Vec<Played>,
}

/// A game of the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The index of the entrant on each side.
    pub sides: ByPlayer<usize>,
    /// The seed of the random moves, the chance outcomes and both machines.
    pub seed: u64,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The moves and drawn outcomes.
    pub moves: Vec<Made>,
    /// Max's result in half points: 2, 1 or 0.
    pub points: usize,
}

impl Table {
    /// Makes a match without entrants.
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

    /// Returns all games in order. After every two of them, both opponents have played each side
    /// equally often.
    pub fn plan(&self) -> Vec<Pairing> {
        let mut plan = Vec::new();
        for round in 0..u64::from(self.rounds) {
            for one in 0..self.entrants.len() {
                for other in one + 1..self.entrants.len() {
                    let seed = self.seed + round;
                    let sides = ByPlayer::from([one, other]);
                    plan.extend([sides, sides.swapped()].map(|sides| Pairing { sides, seed }));
                }
            }
        }
        plan
    }

    /// Plays the next game of the plan and returns its moves; `None` if all have been played.
    /// `tell` receives the time and the moves so far after each move.
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
            // A random move must not end the game.
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
                        &machines[player],
                        ply,
                        &mut || clock() - start,
                        &mut |_| {},
                    );
                    thought.made().unwrap_or(Made {
                        choice: 0,
                        reached: thought.reached,
                    })
                }
            };
            position.play(made.choice);
            moves.push(made);
            tell(clock(), &moves);
        }
        Some(moves)
    }

    /// Adds the next game of the plan, if its moves are legal.
    pub fn add(&mut self, moves: Vec<Made>) {
        let mut position = self.opening.clone();
        let are_moves = moves.iter().all(|made| position.play(made.choice));
        let draw = self.opening.traits().range.map_or(0.0, Interval::middle);
        let points = match position.status() {
            Status::Over { score } if score > draw => 2,
            Status::Over { score } if score < draw => 0,
            _ => 1,
        };
        if are_moves {
            self.played.push(Played { moves, points });
        }
    }

    /// Returns the record of a finished game.
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

    /// Returns an entrant's score, against all others or against one.
    pub fn score(&self, entrant: usize, other: Option<usize>) -> Score {
        let mut score = Score::default();
        for (Pairing { sides, .. }, played) in self.plan().into_iter().zip(&self.played) {
            let ByPlayer { max, min } = sides;
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
