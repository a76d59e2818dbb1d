//! A game: where it began, who sits where, and every move. A machine's move remembers what limit its search reached, so that the
//! search can be run again without a clock.

pub(super) mod form;

use super::machine::Seat;
use crate::game::any::AnyGame;
use crate::game::{ByPlayer, Status};
use crate::spec::Spec;

/// A move that was made, or an outcome that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// Which.
    pub choice: u16,
    /// The limit that the machine's search had reached, if a machine made it.
    pub reached: Option<u32>,
}

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Where it began.
    pub opening: AnyGame,
    /// Who plays Max and who plays Min.
    pub seats: ByPlayer<Seat>,
    /// Who has played before, each until so many moves were made.
    pub earlier: Vec<(usize, ByPlayer<Seat>)>,
    /// The moves and drawn outcomes, those that were taken back included.
    pub moves: Vec<Made>,
    /// How many of them stand.
    pub at: usize,
}

impl Record {
    /// A game of which nothing was played yet.
    pub fn new(opening: AnyGame, seats: impl Into<ByPlayer<Seat>>) -> Record {
        Record {
            opening,
            seats: seats.into(),
            earlier: Vec::new(),
            moves: Vec::new(),
            at: 0,
        }
    }

    /// The position after so many moves.
    pub fn position(&self, at: usize) -> AnyGame {
        let mut game = self.opening.clone();
        for made in self.moves.iter().take(at) {
            game.play(made.choice);
        }
        game
    }

    /// The positions of the game, from the first to that after all its moves.
    pub fn positions(&self) -> impl Iterator<Item = AnyGame> {
        let mut game = self.opening.clone();
        let after = self.moves.iter().map(move |made| {
            game.play(made.choice);
            game.clone()
        });
        std::iter::once(self.opening.clone()).chain(after)
    }

    /// The position that stands.
    pub fn now(&self) -> AnyGame {
        self.position(self.at)
    }

    /// Who makes the move after so many moves, if it is a player's turn.
    pub fn seat(&self, at: usize) -> Option<&Seat> {
        let seats = self
            .earlier
            .iter()
            .find(|(until, _)| at < *until)
            .map_or(&self.seats, |(_, seats)| seats);
        match self.position(at).status() {
            Status::ToMove(player) => Some(&seats[player]),
            Status::Chance | Status::Over { .. } => None,
        }
    }

    /// Others sit down; the moves that there are stay those of whoever made them.
    pub fn sit(&mut self, seats: ByPlayer<Seat>) {
        let before = std::mem::replace(&mut self.seats, seats);
        let from = self.earlier.last().map_or(0, |(until, _)| *until);
        if from < self.moves.len() && before != self.seats {
            self.earlier.push((self.moves.len(), before));
        }
    }

    /// The two seats change sides from here on.
    pub fn swap_sides(&mut self) {
        self.sit(self.seats.clone().swapped());
    }

    /// Makes a move where the game stands; what was taken back is gone. A move that there is not changes nothing and answers `false`.
    pub fn play(&mut self, made: Made) -> bool {
        let is_legal = self.now().play(made.choice);
        if is_legal {
            self.moves.truncate(self.at);
            for (until, _) in &mut self.earlier {
                *until = self.at.min(*until);
            }
            self.moves.push(made);
            self.at += 1;
        }
        is_legal
    }

    /// Takes moves back to where a person was to move, or to the beginning; answers whether there was anything to take back.
    pub fn take_back(&mut self) -> bool {
        let stop = (0..self.at)
            .rev()
            .find(|at| self.is_persons(*at))
            .unwrap_or(0);
        let moved = stop != self.at;
        self.at = stop;
        moved
    }

    /// Makes moves again that were taken back, to where a person is to move or to the last; answers whether there were any.
    pub fn redo(&mut self) -> bool {
        let last = self.moves.len();
        let stop = (self.at + 1..last)
            .find(|at| self.is_persons(*at))
            .unwrap_or(last);
        let moved = stop != self.at;
        self.at = stop;
        moved
    }

    /// Whether a person moves after so many moves. Where only machines sit, every position counts.
    fn is_persons(&self, at: usize) -> bool {
        let has_person = self.seats.iter().any(|(_, seat)| *seat == Seat::Person);
        !has_person || self.seat(at) == Some(&Seat::Person)
    }

    /// Begins the game anew.
    pub fn restart(&mut self) {
        self.moves.clear();
        self.earlier.clear();
        self.at = 0;
    }

    /// The search behind a move, if a machine made it.
    pub fn search(&self, at: usize) -> Option<Spec> {
        let reached = self.moves.get(at)?.reached?;
        let machine = self.seat(at)?.machine()?;
        Some(machine.search(&self.position(at), at as u32, reached))
    }
}
