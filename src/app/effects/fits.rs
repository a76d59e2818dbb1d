//! Counting the seeds for which an exercise that is made has a variant: one at a time, so that the page draws and listens between them.

use crate::app::state::action::Action;
use crate::app::state::exercise::builder::Change;
use crate::app::state::exercise::request::Request;
use crate::app::state::lab::Lab;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// The milliseconds between two seeds.
const REST: u32 = 8;

/// Counts seeds while there are some left.
#[hook]
pub fn use_fits(lab: &Lab, act: &Callback<Action>) {
    let is_free = lab.exercise.drawings.now.is_none();
    let counting = lab
        .exercise
        .builder
        .as_ref()
        .filter(|builder| is_free && builder.is_counting());
    let counting = counting.map(|builder| builder.fits);
    let act = act.clone();
    use_effect_with(counting, move |counting| {
        let next = counting.map(|_| {
            Timeout::new(REST, move || {
                act.emit(Request::Change(Change::Count).into());
            })
        });
        move || drop(next)
    });
}
