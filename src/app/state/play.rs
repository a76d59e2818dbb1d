//! A game being played: its line of moves, the position shown, and the transitions. The rules
//! belong to the game; machines think in a worker.

mod hints;
mod jobs;
mod kept;
mod matches;
pub mod number;
mod request;
pub mod room;
pub mod said;
pub mod seeds;

pub use hints::Hint;
pub use jobs::{Beside, Job, Jobs};
pub use kept::{read, write};
pub use matches::Change;
pub use request::Request;

use crate::app::state::play::room::{Part, Watched};
use crate::app::state::play::seeds::Seeds;
use crate::app::state::search::failure::Failure;
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::play::{Machine, Made, Record, Seat, Thought, levels};
use crate::search::Basis;
use std::rc::Rc;

/// The most stored lines that were left for others.
const MOST_LINES: usize = 16;

/// The most choices of machines that are kept with their reasons.
const MOST_ANSWERS: usize = 20;

/// The player who made a move; `None` for chance.
pub type Mover = Option<Player>;

/// The value that a machine found when it made a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    /// The number of moves after it.
    pub at: usize,
    /// The value from Max's side.
    pub value: f64,
    /// Its basis.
    pub basis: Basis,
}

/// A game being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// The first position, the seats, all moves of the present line, and the number of moves before
    /// the position shown.
    pub record: Record,
    /// The player and the name of each move.
    pub names: Vec<(Mover, String)>,
    /// The position shown.
    pub here: AnyGame,
    /// What machines found at their moves of this line, as far as they made them on this page.
    pub found: Vec<Found>,
    /// The lines that were left for this one, the latest last.
    pub lines: Vec<Record>,
    /// The game played before this one.
    pub before: Option<Rc<Play>>,
    /// Whether the page shows the game instead of the lab.
    pub is_shown: bool,
    /// The part of what stands beside the board that was chosen; `None` for the first one that has something.
    pub part: Option<Part>,
    /// Whether a game between machines is paused.
    pub is_paused: bool,
    /// The failure of the thinking machine.
    pub failure: Option<Failure>,
    /// The present choice of the thinking machine.
    pub thought: Option<Thought>,
    /// The choices of machines that made the last moves of this line, each with the number of moves after it.
    pub answers: Vec<(usize, Thought)>,
    /// Incremented whenever the player to act changes: replies that carry an older number are ignored.
    pub turn: u32,
}

/// The next to act.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PendingStep<'a> {
    /// No machine and no chance: a person is to move, the game is over or paused, or an earlier
    /// position is shown.
    Nobody,
    /// Chance draws an outcome.
    Throw,
    /// A machine thinks.
    Think(&'a Machine),
}

impl Play {
    /// Makes a game that shows the position after its last move.
    pub fn new(record: Record) -> Play {
        let (mut here, mut names) = (record.opening.clone(), Vec::new());
        for made in &record.moves {
            names.push(called(&here, made.choice));
            here.play(made.choice);
        }
        Play {
            record: Record {
                at: record.moves.len(),
                ..record
            },
            names,
            here,
            found: Vec::new(),
            lines: Vec::new(),
            before: None,
            is_shown: true,
            part: None,
            is_paused: false,
            failure: None,
            thought: None,
            answers: Vec::new(),
            turn: 0,
        }
    }

    /// Shows the position after `at` moves.
    pub(super) fn look(&mut self, at: usize) {
        self.record.at = at.min(self.record.moves.len());
        self.here = self.record.position(self.record.at);
        self.changed();
    }

    pub(super) fn changed(&mut self) {
        self.turn += 1;
        self.failure = None;
        self.thought = None;
    }

    /// Whether the line has moves after the position shown.
    pub fn is_behind(&self) -> bool {
        self.record.at < self.record.moves.len()
    }

    /// Makes a move in the position shown. A move that differs from the next one of the line starts
    /// a new line, and the old one is stored.
    pub(super) fn make(&mut self, made: Made) {
        let at = self.record.at;
        let next = self.record.moves.get(at).map(|next| next.choice);
        if next == Some(made.choice) {
            return self.look(at + 1);
        }
        if next.is_some() {
            self.keep_line();
        }
        self.names.truncate(at);
        self.found.retain(|found| found.at <= at);
        self.answers.retain(|(known, _)| *known <= at);
        self.names.push(called(&self.here, made.choice));
        self.here.play(made.choice);
        self.record.play(made);
        self.changed();
    }

    pub(super) fn keep_line(&mut self) {
        self.lines.push(self.record.clone());
        if self.lines.len() > MOST_LINES {
            self.lines.remove(0);
        }
    }

    /// Shows the position after the last move; from there, returns to the line that was left for
    /// this one, which is stored.
    pub(super) fn return_to_game(&mut self) {
        if !self.is_behind()
            && let Some(line) = self.lines.pop()
        {
            self.lines
                .insert(0, std::mem::replace(&mut self.record, line));
            self.names = Play::new(self.record.clone()).names;
            self.found.clear();
            self.answers.clear();
        }
        self.look(self.record.moves.len());
    }

    /// Makes a machine's move.
    pub(super) fn take(&mut self, thought: Thought) {
        let Some(made) = thought.made() else {
            self.failure = Some(Failure::NoMove);
            return;
        };
        self.make(made);
        let at = self.record.at;
        self.found.retain(|found| found.at < at);
        self.found.push(Found {
            at,
            value: thought.answer.value,
            basis: thought.basis,
        });
        self.answers.retain(|(known, _)| *known < at);
        self.answers.push((at, thought));
        let many = self.answers.len().saturating_sub(MOST_ANSWERS);
        self.answers.drain(..many);
    }

    /// Whether the last roll has cost the other player the turn, as a 1 does in Pig.
    pub fn has_lost_turn(&self) -> bool {
        let Some(at) = self.record.at.checked_sub(1) else {
            return false;
        };
        match (&self.record.position(at), &self.here) {
            (AnyGame::Pig(before), AnyGame::Pig(now)) => {
                before.is_thrown && before.to_move != now.to_move
            }
            _ => false,
        }
    }

    /// Returns the part of what stands beside the board that is shown: where no machine plays there is no search.
    pub fn shown_part(&self) -> Part {
        let first = match self.persons().len() {
            2 => Part::Moves,
            _ => Part::Search,
        };
        self.part.unwrap_or(first)
    }

    /// Returns the choice of the machine that made the last move, if it is known.
    pub fn answer(&self) -> Option<&Thought> {
        let mut answers = self.answers.iter();
        let known = answers.find(|(at, _)| *at == self.record.at);
        known.map(|(_, thought)| thought)
    }

    /// Returns the players who are persons.
    pub fn persons(&self) -> Vec<Player> {
        [Player::Max, Player::Min]
            .into_iter()
            .filter(|player| self.seat(*player) == &Seat::Person)
            .collect()
    }

    /// Returns the seat of a player.
    pub fn seat(&self, player: Player) -> &Seat {
        &self.record.seats[player]
    }

    /// Returns the next to act. Machines and chance wait while an earlier position is shown.
    pub fn pending_step(&self) -> PendingStep<'_> {
        if self.is_behind()
            || self.failure.is_some()
            || (self.is_paused && self.persons().is_empty())
        {
            return PendingStep::Nobody;
        }
        match self.here.status() {
            Status::Chance => PendingStep::Throw,
            Status::ToMove(player) => match self.seat(player) {
                Seat::Machine(machine) => PendingStep::Think(machine),
                Seat::Person => PendingStep::Nobody,
            },
            Status::Over { .. } => PendingStep::Nobody,
        }
    }
}

fn called(game: &AnyGame, choice: u16) -> (Mover, String) {
    let mover = if let Status::ToMove(player) = game.status() {
        Some(player)
    } else {
        None
    };
    (mover, game.move_name(choice).unwrap_or_default())
}

/// Makes the record of a game from a position: a person as Max against a machine that can be
/// beaten.
pub fn opened(opening: AnyGame, seeds: &mut Seeds) -> Record {
    let mut known = levels(&opening);
    let middle = known.len() / 2;
    let other = if known.is_empty() {
        Seat::Person
    } else {
        seated(known.swap_remove(middle).machine, seeds)
    };
    Record::new(opening, [Seat::Person, other])
}

/// Seats a machine with a new seed, so that it does not repeat its last game.
pub fn seated(machine: Machine, seeds: &mut Seeds) -> Seat {
    Seat::Machine(Machine {
        seed: seeds.draw(),
        ..machine
    })
}

/// The game that is played, and what is found out about it.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayState {
    /// The game being played.
    pub game: Option<Rc<Play>>,
    /// The search of a machine beside the board.
    pub watched: Option<Rc<Watched>>,
    /// The findings of workers about games.
    pub beside: Beside,
    /// The seeds of machines.
    pub seeds: Seeds,
}
