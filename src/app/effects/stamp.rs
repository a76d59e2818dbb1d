//! The time of answers to an exercise, which the state, without a clock, leaves open.

use crate::app::state::action::Action;
use crate::app::state::exercise::request::Request;
use crate::app::state::lab::Lab;
use js_sys::Date;
use yew::prelude::*;

/// Notes the time of every answer that is graded.
#[hook]
pub fn use_stamp(lab: &Lab, act: &Callback<Action>) {
    let checks = lab.solving().map_or(0, |solving| solving.checks);
    let act = act.clone();
    use_effect_with(checks, move |checks| {
        if *checks > 0 {
            let now = String::from(Date::new_0().to_iso_string());
            act.emit(Request::Stamp(now).into());
        }
    });
}
