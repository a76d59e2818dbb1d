//! The workers of hints, reviews and matches.

use super::worker::{WorkerSetup, start};
use crate::app::state::action::{Action, WorkerMessage};
use crate::app::state::lab::Lab;
use crate::play::task::Task;
use std::rc::Rc;
use yew::prelude::*;

/// Runs a task in a worker whenever the lab requests it.
#[hook]
pub fn use_job(task: Task, lab: &Rc<Lab>, setup: &WorkerSetup, act: &Callback<Action>) {
    let job = *lab.play.beside.jobs.of(task);
    let (lab, setup, act) = (Rc::clone(lab), setup.clone(), act.clone());
    use_effect_with((job.asked, job.is_running), move |&(asked, _)| {
        let worker = lab.request(task).and_then(|request| {
            let post = act.reform(move |message| {
                Action::Worker(WorkerMessage::Hear {
                    task,
                    asked,
                    message,
                })
            });
            start(&setup, &request, &post)
        });
        move || drop(worker)
    });
}
