//! Drawing the variant of an exercise. What takes no more than some milliseconds is drawn at once; anything longer by a worker,
//! while the page goes on and can take it back. The result is the same either way.

use crate::app::state::exercise::builder::Builder;
use crate::app::state::exercise::request::Opened;
use crate::exercise::{Exercise, Progress, Sheet};
use crate::worker::{Errand, Request};
use std::rc::Rc;

/// What a variant is drawn for.
#[derive(Clone, Debug)]
pub enum Purpose {
    /// To be solved.
    Open(Opened),
    /// To be solved, picked from a sheet; the student stays the same.
    Pick(Rc<Sheet>),
    /// To be solved in the place of another variant of the same exercise.
    Another,
    /// To show what a student sees of the exercise that is made.
    Preview(Box<Builder>),
    /// To go on where a student has left it.
    Resume(Box<Progress>),
    /// To know whether there is one.
    Count,
}

/// A variant that a worker draws.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// Its number among all that were drawn by workers: an answer to an earlier one is ignored.
    pub number: u32,
    /// The exercise.
    pub exercise: Rc<Exercise>,
    /// The seed of the variant.
    pub seed: u64,
    /// What it is drawn for.
    pub purpose: Purpose,
}

impl PartialEq for Drawing {
    fn eq(&self, other: &Drawing) -> bool {
        self.number == other.number
    }
}

impl Drawing {
    /// Returns the request to the worker.
    pub fn request(&self) -> Request {
        Request::Run(Errand::Draw {
            exercise: self.exercise.write(),
            seed: self.seed,
        })
    }
}

/// What workers draw.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawings {
    /// The variant that is being drawn.
    pub now: Option<Rc<Drawing>>,
    /// How many were begun.
    pub begun: u32,
}
