//! Hints, a review and a match: what a worker was asked for, and what it has found so far.

use crate::play::judge::Verdict;
use crate::play::review::Insight;
use crate::play::table::Table;
use crate::play::task::{Played, Task};
use std::rc::Rc;

/// A task that a worker was asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Job {
    /// How often it was asked for: messages of an earlier worker carry a smaller number and are ignored.
    pub asked: u32,
    /// Whether a worker is at it.
    pub is_running: bool,
    /// The game's turn when it was asked for.
    pub turn: u32,
}

/// The job of each task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Jobs {
    hints: Job,
    review: Job,
    matches: Job,
}

impl Jobs {
    /// The job of a task.
    pub fn of(&self, task: Task) -> &Job {
        match task {
            Task::Hints => &self.hints,
            Task::Review => &self.review,
            Task::Match => &self.matches,
        }
    }

    /// The same, to change it.
    pub fn of_mut(&mut self, task: Task) -> &mut Job {
        match task {
            Task::Hints => &mut self.hints,
            Task::Review => &mut self.review,
            Task::Match => &mut self.matches,
        }
    }
}

/// What is told beside a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Beside {
    /// Whether the values of its moves are shown.
    pub shows_hints: bool,
    /// What workers were asked for.
    pub jobs: Jobs,
    /// The moves whose values are known, and these.
    pub hints: Vec<(u16, Verdict)>,
    /// The review of the game, one insight a position from the first on.
    pub insights: Vec<Insight>,
    /// The match between machines.
    pub table: Option<Rc<Table>>,
    /// The game of the match that goes on, as far as it has been told.
    pub going: Option<Played>,
}
