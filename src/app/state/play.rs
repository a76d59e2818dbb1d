//! A game that is played: its line of moves, the place in it that is shown, and the requests that change it. The rules are the
//! game's; a worker thinks for machines; the words are elsewhere.

mod hints;
mod jobs;
mod kept;
mod matches;
mod request;

pub use hints::Hint;
pub use jobs::{Beside, Job, Jobs};
pub use kept::{read, write};
pub use matches::Change;
pub use request::Request;

use super::failure::Failure;
use super::seeds::Seeds;
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::play::{Machine, Made, Record, Seat, Thought, levels};
use std::rc::Rc;

/// How many lines are kept that were left for others.
const MOST_LINES: usize = 16;

/// Whose move it was: Max's, Min's, or nobody's.
pub type Mover = Option<Player>;

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// Where it began, who plays, every move of the line we are on, those ahead of us too, and after how many we look.
    pub record: Record,
    /// Who made each move, and what it is called.
    pub names: Vec<(Mover, String)>,
    /// The position there.
    pub here: AnyGame,
    /// Lines that were left for this one, the latest last.
    pub lines: Vec<Record>,
    /// The game that was played before this one.
    pub before: Option<Rc<Play>>,
    /// Whether the page shows it, and not the lab.
    pub is_shown: bool,
    /// Whether machines that play each other wait.
    pub is_paused: bool,
    /// Why thinking has failed, if it has.
    pub failure: Option<Failure>,
    /// What the machine that thinks has come to so far.
    pub thought: Option<Thought>,
    /// What the machine that made the last move had come to.
    pub answer: Option<Thought>,
    /// Incremented whenever the player to act changes: replies that carry an older number are ignored.
    pub turn: u32,
}

/// Who has something to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Due<'a> {
    /// A person, or no one: the game is over, paused, or looked back at.
    Nobody,
    /// Chance.
    Throw,
    /// A machine.
    Think(&'a Machine),
}

impl Play {
    /// A game at its last move.
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
            lines: Vec::new(),
            before: None,
            is_shown: true,
            is_paused: false,
            failure: None,
            thought: None,
            answer: None,
            turn: 0,
        }
    }

    /// Looks at the position after so many moves.
    pub(super) fn look(&mut self, at: usize) {
        self.record.at = at.min(self.record.moves.len());
        self.here = self.record.position(self.record.at);
        self.changed();
    }

    pub(super) fn changed(&mut self) {
        self.turn += 1;
        self.failure = None;
        self.thought = None;
        self.answer = None;
    }

    /// Whether there are moves ahead of us.
    pub fn is_behind(&self) -> bool {
        self.record.at < self.record.moves.len()
    }

    /// Makes a move here. Where it is another than the one the game went on with, it begins a line of its own, and the old one is kept.
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

    /// Goes to the last move; from there to the line that was left for this one, which is kept in its turn.
    pub(super) fn return_to_game(&mut self) {
        if !self.is_behind()
            && let Some(line) = self.lines.pop()
        {
            self.lines
                .insert(0, std::mem::replace(&mut self.record, line));
            self.names = Play::new(self.record.clone()).names;
        }
        self.look(self.record.moves.len());
    }

    /// Makes the move that a machine has come to.
    pub(super) fn take(&mut self, thought: Thought) {
        let Some(choice) = thought.answer.best else {
            self.failure = Some(Failure::NoMove);
            return;
        };
        self.make(Made {
            choice,
            reached: Some(thought.reached),
        });
        self.answer = Some(thought);
    }

    /// The seats that persons have.
    pub fn persons(&self) -> Vec<Player> {
        [Player::Max, Player::Min]
            .into_iter()
            .filter(|player| self.seat(*player) == &Seat::Person)
            .collect()
    }

    /// Who plays for a player.
    pub fn seat(&self, player: Player) -> &Seat {
        &self.record.seats[player]
    }

    /// Who has something to do. Nobody moves by itself while somebody looks back.
    pub fn due(&self) -> Due<'_> {
        if self.is_behind()
            || self.failure.is_some()
            || (self.is_paused && self.persons().is_empty())
        {
            return Due::Nobody;
        }
        match self.here.status() {
            Status::Chance => Due::Throw,
            Status::ToMove(player) => match self.seat(player) {
                Seat::Machine(machine) => Due::Think(machine),
                Seat::Person => Due::Nobody,
            },
            Status::Over { .. } => Due::Nobody,
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

/// A game from a position: a person for Max against a machine that can be beaten.
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

/// A machine that does not play every game like the last.
pub fn seated(machine: Machine, seeds: &mut Seeds) -> Seat {
    Seat::Machine(Machine {
        seed: seeds.draw(),
        ..machine
    })
}
