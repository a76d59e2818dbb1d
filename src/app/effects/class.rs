//! The worker of a lecturer's room.

use super::worker::{WorkerSetup, start};
use crate::app::state::action::Action;
use crate::app::state::exercise::class::Request as Asked;
use crate::app::state::exercise::request::Request;
use crate::app::state::lab::Lab;
use std::rc::Rc;
use yew::prelude::*;

/// Makes files and marks in a worker. Ending it gives its work up.
#[hook]
pub fn use_class(lab: &Rc<Lab>, setup: &WorkerSetup, act: &Callback<Action>) {
    let (setup, act) = (setup.clone(), act.clone());
    let work = lab.exercise.class.as_ref();
    let work = work.and_then(|class| class.work.clone());
    use_effect_with(work, move |work| {
        let worker = work.as_ref().and_then(|work| {
            let number = work.number;
            let post =
                act.reform(move |message| Request::Class(Asked::Heard { number, message }).into());
            start(&setup, &work.job, &post)
        });
        move || drop(worker)
    });
}
