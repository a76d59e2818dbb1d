//! Requests to a game that is played.

use crate::app::state::failure::Failure;
use crate::game::Player;
use crate::play::{Machine, Record, Seat, Thought};
use std::rc::Rc;

/// A request of a person, a machine or chance.
#[derive(Clone, Debug)]
pub enum Request {
    /// Show the game, or begin one from the lab's position.
    Show,
    /// Show the lab.
    Lab,
    /// Begin a game from the lab's position.
    Begin,
    /// Go back from the lab to the game.
    Back,
    /// Go on with the game that was played before this one.
    Before,
    /// A game that a link has brought.
    Open(Rc<Record>),
    /// Make a move.
    Move(u16),
    /// Look at the position after so many moves.
    Look(usize),
    /// Back to the last decision of a person.
    TakeBack,
    /// On to the next one.
    Redo,
    /// To the last move of the game; a variation is left.
    Return,
    /// The same game anew.
    Restart,
    /// Each side is played by who played the other.
    Swap,
    /// Somebody else plays a side.
    Sit {
        /// The side.
        player: Player,
        /// Who plays it.
        seat: Seat,
    },
    /// A machine plays a side, with a seed of its own.
    Invite {
        /// The side.
        player: Player,
        /// The machine, whose seed does not matter.
        machine: Machine,
    },
    /// Look for another position in the lab.
    SetUp,
    /// Machines wait, or go on.
    Pause,
    /// What a machine has come to so far.
    Hear {
        /// The turn for which it thinks.
        turn: u32,
        /// What it would play.
        thought: Thought,
    },
    /// What it came to.
    Answer {
        /// The turn for which it thought.
        turn: u32,
        /// What it plays.
        thought: Thought,
    },
    /// Thinking has failed.
    Fail {
        /// The turn for which it thought.
        turn: u32,
        /// Why.
        failure: Failure,
    },
    /// Play what was found so far.
    Stop,
    /// Think again.
    Again,
    /// Open the search behind a move in the lab.
    Why(usize),
}
