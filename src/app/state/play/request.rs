//! The requests to a game being played.

use crate::app::state::compare::request::Sight;
use crate::app::state::play::room::Part;
use crate::app::state::search::failure::Failure;
use crate::game::Player;
use crate::play::{Machine, Record, Seat, Thought};
use crate::trace::NodeId;
use std::rc::Rc;

/// A request of a person, a machine or chance.
#[derive(Clone, Debug)]
pub enum Request {
    /// Shows the game, or starts one from the lab's position.
    Show,
    /// Shows the lab.
    Lab,
    /// Starts a game from the lab's position.
    Begin,
    /// Returns from the lab to the game.
    Back,
    /// Continues the game played before this one.
    Before,
    /// Opens the game of a link.
    Open(Rc<Record>),
    /// Makes a move.
    Move(u16),
    /// Shows the position after this number of moves.
    Look(usize),
    /// Takes back moves to the last decision of a person.
    TakeBack,
    /// Repeats moves to the next decision of a person.
    Redo,
    /// Shows the position after the last move, or leaves a variation.
    Return,
    /// Starts the same game again.
    Restart,
    /// Swaps the seats.
    Swap,
    /// Replaces a seat.
    Sit {
        /// The side.
        player: Player,
        /// The new seat.
        seat: Seat,
    },
    /// Seats a machine with a new seed.
    Invite {
        /// The side.
        player: Player,
        /// The machine; its seed is replaced.
        machine: Machine,
    },
    /// Opens the lab to choose another position.
    SetUp,
    /// Pauses or resumes a game between machines.
    Pause,
    /// Receives a machine's present choice.
    Hear {
        /// The turn for which it thinks.
        turn: u32,
        /// The choice.
        thought: Thought,
    },
    /// Receives a machine's final choice.
    Answer {
        /// The turn for which it thought.
        turn: u32,
        /// The choice.
        thought: Thought,
    },
    /// Receives the failure of a machine.
    Fail {
        /// The turn for which it thought.
        turn: u32,
        /// The failure.
        failure: Failure,
    },
    /// Stops the thinking and plays its present choice.
    Stop,
    /// Thinks again.
    Again,
    /// Opens the search behind a move in the lab.
    Why(usize),
    /// Shows a part of what stands beside the board.
    Part(Part),
    /// Picks a node of the search beside the board, whose position is shown; `None` picks none.
    Pick(Option<NodeId>),
    /// Changes how that search is drawn.
    Draw(Sight),
    /// Looks the game over, and shows what was found.
    Review,
}
