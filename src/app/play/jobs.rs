//! Hints, a review and a match as the page has them: what a worker was asked for, and the rows it has found so far. It knows no row.

use super::super::action::Action;
use super::super::errand::{Desk, Errand, Held, Key};
use super::super::failure::Failure;
use super::super::lab::{Lab, Notice};
use super::super::worker::start;
use super::Due;
use crate::play::table::Table;
use crate::play::task::Task;
use crate::worker::Message;
use std::rc::Rc;

/// What a worker was asked for.
#[derive(Clone, Default)]
pub struct Job {
    /// Counts how often something was asked for: what an earlier worker says is nobody's.
    asked: u32,
    /// Whether the worker is at it.
    pub is_running: bool,
    /// The game's turn when it was asked.
    pub turn: u32,
    /// What was found; of a match only the last.
    pub rows: Vec<Vec<f64>>,
}

/// What is told beside a game.
#[derive(Clone, Default)]
pub struct Beside {
    /// Whether the values of its moves are shown.
    pub hints: bool,
    /// What workers do, by task.
    pub jobs: [Job; 3],
    /// The match between machines.
    pub table: Option<Rc<Table>>,
}

/// What happens to a job.
#[derive(Clone)]
pub enum News {
    /// It is begun, anew.
    Begin,
    /// It is given up; what was found stays.
    Stop,
    /// The worker says something, or has failed.
    Hear(u32, Result<Message, Failure>),
}

impl Lab {
    /// Answers what happens to a job.
    pub(in super::super) fn job(&mut self, task: Task, news: News) {
        let turn = self.play.as_ref().map_or(0, |play| play.turn);
        let job = &mut self.beside.jobs[task as usize];
        match news {
            News::Begin => {
                *job = Job {
                    asked: job.asked + 1,
                    is_running: true,
                    turn,
                    rows: Vec::new(),
                }
            }
            News::Stop => job.is_running = false,
            News::Hear(asked, message) if asked == job.asked && job.is_running => match message {
                Ok(Message::Row(row)) if task == Task::Match => {
                    job.rows = vec![row.clone()];
                    self.add_games(&row);
                }
                Ok(Message::Row(row)) => job.rows.push(row),
                Ok(Message::End { .. }) => job.is_running = false,
                message => {
                    job.is_running = false;
                    let failure = match message {
                        Ok(Message::Refused(refusal)) => Failure::Refused(refusal),
                        Ok(_) => Failure::Unread,
                        Err(failure) => failure,
                    };
                    self.notice = Some(Notice::Failed(failure));
                }
            },
            News::Hear(..) => {}
        }
    }

    /// What the worker of a job is told.
    fn request(&self, task: Task) -> Option<String> {
        let json = if task == Task::Match {
            self.beside.table.as_ref()?.write()
        } else {
            self.play.as_ref()?.record.write()
        };
        Some(task.request(&json))
    }
}

/// Has workers do what they are asked for.
pub const JOBS: [Errand; 3] = [
    (|lab| key(lab, Task::Hints), |desk| begin(desk, Task::Hints)),
    (
        |lab| key(lab, Task::Review),
        |desk| begin(desk, Task::Review),
    ),
    (|lab| key(lab, Task::Match), |desk| begin(desk, Task::Match)),
];

fn key(lab: &Lab, task: Task) -> Key {
    let job = &lab.beside.jobs[task as usize];
    [job.asked as usize, usize::from(job.is_running), 0, 0, 0, 0]
}

fn begin(desk: &Desk, task: Task) -> Held {
    let job = &desk.lab.beside.jobs[task as usize];
    let request = desk.lab.request(task).filter(|_| job.is_running)?;
    let asked = job.asked;
    let hear = desk
        .act
        .reform(move |message| Action::Job(task, News::Hear(asked, message)));
    Some(Box::new(start(&desk.office, &request, 0, &hear)?))
}

/// Hints are for the position on the board.
pub const HINTS: Errand = (
    |lab| {
        [
            usize::from(lab.beside.hints),
            lab.play.as_ref().map_or(0, |play| 1 + play.turn as usize),
            0,
            0,
            0,
            0,
        ]
    },
    |desk| {
        let can = desk
            .lab
            .play
            .as_ref()
            .is_some_and(|play| play.due() == Due::Nobody);
        if desk.lab.beside.hints {
            desk.act.emit(Action::Job(
                Task::Hints,
                if can { News::Begin } else { News::Stop },
            ));
        }
        None
    },
);
