//! The record of a game: its first position, the seats and every move. With a machine's move the
//! limit that its search reached is stored, so the search can be repeated without a clock; a solver's move has no search.

pub(super) mod form;

use super::machine::Seat;
use crate::game::any::AnyGame;
use crate::game::{ByPlayer, Status};
use crate::spec::Spec;

/// A move that was made, or an outcome that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The index of the move or outcome.
    pub choice: u16,
    /// The limit that the machine's search had reached, if a search found it.
    pub reached: Option<u32>,
}

/// A game with its seats and moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The first position.
    pub opening: AnyGame,
    /// The present seats of Max and Min.
    pub seats: ByPlayer<Seat>,
    /// Earlier seats, each with the number of moves after which it ended.
    pub earlier: Vec<(usize, ByPlayer<Seat>)>,
    /// The moves and drawn outcomes, including moves that were taken back.
    pub moves: Vec<Made>,
    /// The number of moves that have not been taken back.
    pub at: usize,
}

impl Record {
    /// Makes a record without moves.
    pub fn new(opening: AnyGame, seats: impl Into<ByPlayer<Seat>>) -> Record {
        Record {
            opening,
            seats: seats.into(),
            earlier: Vec::new(),
            moves: Vec::new(),
            at: 0,
        }
    }

    /// Returns the position after `at` moves.
    pub fn position(&self, at: usize) -> AnyGame {
        let mut game = self.opening.clone();
        for made in self.moves.iter().take(at) {
            game.play(made.choice);
        }
        game
    }

    /// Iterates over the positions of the game, from the first to the one after all moves.
    pub fn positions(&self) -> impl Iterator<Item = AnyGame> {
        let mut game = self.opening.clone();
        let after = self.moves.iter().map(move |made| {
            game.play(made.choice);
            game.clone()
        });
        std::iter::once(self.opening.clone()).chain(after)
    }

    /// Returns the present position.
    pub fn now(&self) -> AnyGame {
        self.position(self.at)
    }

    /// Returns the seat to move after `at` moves; `None` if the game is over or chance moves.
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

    /// Replaces the seats from here on. Earlier moves keep the seats that made them.
    pub fn sit(&mut self, seats: ByPlayer<Seat>) {
        let before = std::mem::replace(&mut self.seats, seats);
        let from = self.earlier.last().map_or(0, |(until, _)| *until);
        if from < self.moves.len() && before != self.seats {
            self.earlier.push((self.moves.len(), before));
        }
    }

    /// Swaps the two seats from here on.
    pub fn swap_sides(&mut self) {
        self.sit(self.seats.clone().swapped());
    }

    /// Makes a move in the present position and forgets the moves that were taken back. Returns
    /// `false` and changes nothing if the move is illegal.
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

    /// Takes back moves until a person is to move, or to the beginning. Returns whether there were
    /// any.
    pub fn take_back(&mut self) -> bool {
        let stop = (0..self.at)
            .rev()
            .find(|at| self.is_persons(*at))
            .unwrap_or(0);
        let moved = stop != self.at;
        self.at = stop;
        moved
    }

    /// Repeats moves that were taken back until a person is to move, or to the last. Returns
    /// whether there were any.
    pub fn redo(&mut self) -> bool {
        let last = self.moves.len();
        let stop = (self.at + 1..last)
            .find(|at| self.is_persons(*at))
            .unwrap_or(last);
        let moved = stop != self.at;
        self.at = stop;
        moved
    }

    /// Whether a person is to move after `at` moves; always true if both seats are machines.
    fn is_persons(&self, at: usize) -> bool {
        let has_person = self.seats.iter().any(|(_, seat)| *seat == Seat::Person);
        !has_person || self.seat(at) == Some(&Seat::Person)
    }

    /// Starts the game again.
    pub fn restart(&mut self) {
        self.moves.clear();
        self.earlier.clear();
        self.at = 0;
    }

    /// Returns the spec of the search that found the move after `at` moves; `None` unless a search
    /// found it.
    pub fn search(&self, at: usize) -> Option<Spec> {
        let reached = self.moves.get(at)?.reached?;
        let machine = self.seat(at)?.machine()?;
        Some(machine.search(&self.position(at), at as u32, reached))
    }
}
