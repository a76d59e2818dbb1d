//! The requests to a worker. Specs, records and matches travel as the JSON that their readers
//! check.

use crate::class::Product;
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
    /// Run a search and report its events.
    Search {
        /// The spec.
        spec: String,
        /// The most events that are reported.
        limit: u32,
    },
    /// Choose a machine's move.
    Think {
        /// The machine.
        machine: String,
        /// The position at which it moves.
        position: String,
        /// The number of moves made before.
        ply: u32,
    },
    /// Answer questions beside a recording.
    Ask {
        /// The spec of the recording.
        spec: String,
        /// The questions.
        questions: Vec<Question>,
    },
    /// Carry out an errand.
    Run(Errand),
}

/// What few pages ask a worker for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Errand {
    /// Draw the variant of an exercise.
    Draw {
        /// The exercise, as JSON.
        exercise: String,
        /// The seed of the variant.
        seed: u64,
    },
    /// Search with each of some seeds, and say what a Monte-Carlo tree search would answer at its marks.
    Sample {
        /// The spec.
        spec: String,
        /// The first and the last seed.
        seeds: (u64, u64),
    },
    /// Solve the position of a spec.
    Solve {
        /// The spec.
        spec: String,
    },
    /// Make what is handed out to a class.
    HandOut {
        /// The exercise or the sheet, as JSON.
        sheet: String,
        /// What is made.
        product: Product,
        /// The language, as its tag.
        lang: String,
    },
    /// Mark files of answers.
    Mark {
        /// The exercise or the sheet, as JSON.
        sheet: String,
        /// The salt of the students' seeds; without one the seeds in the files are taken.
        salt: Option<String>,
        /// The files: each its name, and its text or why there is none.
        files: Vec<(String, Result<String, String>)>,
        /// The language of remarks, as its tag.
        lang: String,
    },
    /// Carry out a task.
    Do {
        /// The task.
        task: Task,
        /// The record or the match to work on.
        about: String,
    },
}

impl Request {
    /// Requests the first events of a search, up to a limit.
    pub fn search(spec: &Spec, limit: u32) -> Request {
        Request::Search {
            spec: spec.write(),
            limit,
        }
    }

    /// Requests a machine's move after `ply` moves of the game.
    pub fn think(machine: &Machine, position: &AnyGame, ply: u32) -> Request {
        Request::Think {
            machine: to_json(machine),
            position: to_json(position),
            ply,
        }
    }

    /// Requests the answers to questions about a spec.
    pub fn ask(spec: &Spec, questions: Vec<Question>) -> Request {
        Request::Ask {
            spec: spec.write(),
            questions,
        }
    }
}
