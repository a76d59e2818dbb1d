//! What a worker can be asked for. Specs, records and matches travel as the JSON that their readers check.

use crate::game::any::AnyGame;
use crate::play::Machine;
use crate::play::task::Task;
use crate::recording::question::Question;
use crate::spec::Spec;
use crate::text::json::to_json;
use serde::{Deserialize, Serialize};

/// A request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// Run a search and tell its events.
    Search {
        /// The spec.
        spec: String,
        /// How many events are told at most.
        limit: u32,
    },
    /// Think about a machine's move.
    Think {
        /// The machine.
        machine: String,
        /// The position that it moves at.
        position: String,
        /// How many moves were made before.
        ply: u32,
    },
    /// Answer questions beside a recording.
    Ask {
        /// The spec of the recording.
        spec: String,
        /// The questions.
        questions: Vec<Question>,
    },
    /// Carry out a task.
    Do {
        /// Which.
        task: Task,
        /// The record that it is about, or the match.
        about: String,
    },
}

impl Request {
    /// Asks for the first events of a search, up to a limit.
    pub fn search(spec: &Spec, limit: u32) -> Request {
        Request::Search {
            spec: spec.write(),
            limit,
        }
    }

    /// Asks for a machine's move, after so many moves of the game.
    pub fn think(machine: &Machine, position: &AnyGame, ply: u32) -> Request {
        Request::Think {
            machine: to_json(machine),
            position: to_json(position),
            ply,
        }
    }

    /// Asks for the answers to some questions about a spec.
    pub fn ask(spec: &Spec, questions: Vec<Question>) -> Request {
        Request::Ask {
            spec: spec.write(),
            questions,
        }
    }
}
