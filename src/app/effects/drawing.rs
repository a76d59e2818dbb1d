//! The worker that draws the variant of an exercise.

use super::worker::{WorkerSetup, start};
use crate::app::state::action::{Action, WorkerMessage};
use crate::app::state::lab::Lab;
use std::rc::Rc;
use yew::prelude::*;

/// Draws in a worker what would hold up the page. Ending the worker gives it up.
#[hook]
pub fn use_drawing(lab: &Rc<Lab>, setup: &WorkerSetup, act: &Callback<Action>) {
    let (setup, act) = (setup.clone(), act.clone());
    use_effect_with(lab.exercise.drawings.now.clone(), move |drawing| {
        let worker = drawing.as_ref().and_then(|drawing| {
            let number = drawing.number;
            let post =
                act.reform(move |message| Action::Worker(WorkerMessage::Drawn { number, message }));
            start(&setup, &drawing.request(), &post)
        });
        move || drop(worker)
    });
}
