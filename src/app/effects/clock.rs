//! The clock of playback, which ticks at its pace, slower with reduced motion.

use crate::app::browser::motion::is_calm;
use crate::app::state::action::{Action, Step};
use crate::app::state::search::Clock;
use gloo_timers::callback::Interval;
use js_sys::Date;
use yew::prelude::*;

/// The least milliseconds between two ticks with reduced motion.
const CALM_INTERVAL: u32 = 500;

/// Sends a tick at every interval while the clock runs.
#[hook]
pub fn use_clock(clock: Clock, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with((clock.playing, clock.pace), move |&(playing, pace)| {
        let interval = playing.then(|| {
            let least = if is_calm() { CALM_INTERVAL } else { 0 };
            let mut last = Date::now();
            Interval::new(pace.wait().max(least), move || {
                let now = Date::now();
                act.emit(Step::Tick((now - last) as u32).into());
                last = now;
            })
        });
        move || drop(interval)
    });
}
