//! The transitions of the tasks of workers beside a game.

use crate::app::state::failure::Failure;
use crate::app::state::lab::{Lab, Notice};
use crate::app::state::play::Job;
use crate::play::task::{Finding, Task};
use crate::worker::{self, Message};

impl Lab {
    /// Starts a task again.
    pub(in crate::app::state) fn begin_job(&mut self, task: Task) {
        let turn = self.play.as_ref().map_or(0, |play| play.turn);
        let job = self.beside.jobs.of_mut(task);
        *job = Job {
            asked: job.asked + 1,
            is_running: true,
            turn,
        };
        match task {
            Task::Hints => self.beside.hints.clear(),
            Task::Review => self.beside.insights.clear(),
            Task::Match => self.beside.going = None,
        }
    }

    /// Handles a message about a task.
    pub(in crate::app::state) fn hear_job(
        &mut self,
        task: Task,
        asked: u32,
        message: Result<Message, Failure>,
    ) {
        let job = self.beside.jobs.of_mut(task);
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
        self.notice = Some(Notice::Failed(failure));
    }

    fn take_finding(&mut self, finding: Finding) {
        match finding {
            Finding::Hint { choice, verdict } => {
                // A value may be told again, to another depth.
                self.beside.hints.retain(|(known, _)| *known != choice);
                self.beside.hints.push((choice, verdict));
            }
            Finding::Insight(insight) => self.beside.insights.push(insight),
            Finding::Games(games) => self.take_games(games),
        }
    }

    /// Returns the request to the worker of a running task.
    pub fn request(&self, task: Task) -> Option<worker::Request> {
        let about = match task {
            Task::Match => self.beside.table.as_ref()?.write(),
            Task::Hints | Task::Review => self.play.as_ref()?.record.write(),
        };
        let is_running = self.beside.jobs.of(task).is_running;
        is_running.then_some(worker::Request::Do { task, about })
    }
}
