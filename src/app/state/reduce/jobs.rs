//! The transitions of the tasks of workers beside a game.

use crate::app::state::lab::Lab;
use crate::app::state::page::Notice;
use crate::app::state::play::room::Part;
use crate::app::state::play::{Job, PendingStep, Play};
use crate::app::state::search::failure::Failure;
use crate::play::task::{Finding, Task};
use crate::worker::{self, Message};
use std::rc::Rc;

impl Lab {
    /// Starts a task again.
    pub(in crate::app::state) fn begin_job(&mut self, task: Task) {
        let turn = self.play.game.as_ref().map_or(0, |play| play.turn);
        let job = self.play.beside.jobs.of_mut(task);
        *job = Job {
            asked: job.asked + 1,
            is_running: true,
            turn,
        };
        match task {
            Task::Hints => self.play.beside.hints.clear(),
            Task::Review => self.play.beside.insights.clear(),
            Task::Match => self.play.beside.going = None,
        }
    }

    /// Handles a message about a task.
    pub(in crate::app::state) fn hear_job(
        &mut self,
        task: Task,
        asked: u32,
        message: Result<Message, Failure>,
    ) {
        let job = self.play.beside.jobs.of_mut(task);
        if asked != job.asked || !job.is_running {
            return;
        }
        let failure = match message {
            Ok(Message::Found(finding)) => return self.take_finding(finding),
            Ok(Message::Done) => {
                job.is_running = false;
                return;
            }
            Ok(Message::Refused(refusal)) => Failure::Refused(refusal),
            Ok(_) => Failure::Unread,
            Err(failure) => failure,
        };
        job.is_running = false;
        self.page.notice = Some(Notice::Failed(failure));
    }

    fn take_finding(&mut self, finding: Finding) {
        match finding {
            Finding::Hint { choice, verdict } => {
                // A value may be told again, to another depth.
                self.play.beside.hints.retain(|(known, _)| *known != choice);
                self.play.beside.hints.push((choice, verdict));
            }
            Finding::Insight(insight) => self.play.beside.insights.push(insight),
            Finding::Games(games) => self.take_games(games),
        }
    }

    /// Returns the request to the worker of a running task.
    pub fn request(&self, task: Task) -> Option<worker::Request> {
        let about = match task {
            Task::Match => self.play.beside.table.as_ref()?.write(),
            Task::Hints | Task::Review => self.play.game.as_ref()?.record.write(),
        };
        let is_running = self.play.beside.jobs.of(task).is_running;
        is_running.then_some(worker::Request::Run(worker::Errand::Do { task, about }))
    }

    /// Shows the values beside the board where they cannot stand on it: a move is no single cell.
    pub(super) fn show_values(&mut self) {
        let Some(play) = self
            .play
            .game
            .as_mut()
            .filter(|_| self.play.beside.shows_hints)
        else {
            return;
        };
        if play.here.ways().iter().any(|way| way.len() != 1) {
            Rc::make_mut(play).part = Some(Part::Values);
        }
    }

    /// Hints are about the position on the board: in training the task starts again if the position changes, else a hint is for one move.
    pub(super) fn follow_hints(&mut self, before: &Lab) {
        let turn = |lab: &Lab| lab.play.game.as_ref().map(|play| play.turn);
        let has_moved = turn(self) != turn(before);
        let beside = &mut self.play.beside;
        beside.shows_hints &= beside.is_training || !has_moved;
        if !beside.shows_hints {
            beside.jobs.of_mut(Task::Hints).is_running = false;
            return;
        }
        if !has_moved && before.play.beside.shows_hints {
            return;
        }
        let is_free = |play: &Rc<Play>| play.pending_step() == PendingStep::Nobody;
        if self.play.game.as_ref().is_some_and(is_free) {
            self.begin_job(Task::Hints);
        } else {
            self.play.beside.jobs.of_mut(Task::Hints).is_running = false;
        }
    }
}
