//! The tasks of workers beside a game, hints, a review and a match, with their findings so far.

use crate::play::judge::Verdict;
use crate::play::review::Insight;
use crate::play::table::Table;
use crate::play::task::{Played, Task};
use std::rc::Rc;

/// The state of a task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Job {
    /// The number of its starts: messages of an earlier worker carry a smaller number and are
    /// ignored.
    pub asked: u32,
    /// Whether a worker is running.
    pub is_running: bool,
    /// The game's turn at its last start.
    pub turn: u32,
}

/// The state of each task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Jobs {
    hints: Job,
    review: Job,
    matches: Job,
}

impl Jobs {
    /// Returns the state of a task.
    pub fn of(&self, task: Task) -> &Job {
        match task {
            Task::Hints => &self.hints,
            Task::Review => &self.review,
            Task::Match => &self.matches,
        }
    }

    /// Returns the state of a task, mutably.
    pub fn of_mut(&mut self, task: Task) -> &mut Job {
        match task {
            Task::Hints => &mut self.hints,
            Task::Review => &mut self.review,
            Task::Match => &mut self.matches,
        }
    }
}

/// The findings of workers about a game and a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Beside {
    /// Whether the values of the game's moves are shown.
    pub shows_hints: bool,
    /// Whether they are shown at every move.
    pub is_training: bool,
    /// The tasks.
    pub jobs: Jobs,
    /// The known values of moves.
    pub hints: Vec<(u16, Verdict)>,
    /// The review of the game: an insight for each position from the first on.
    pub insights: Vec<Insight>,
    /// The match between machines.
    pub table: Option<Rc<Table>>,
    /// The unfinished game of the match, as far as it is known.
    pub going: Option<Played>,
}
