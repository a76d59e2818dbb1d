//! The clock that plays: one tick a stride, slower for readers who want less motion.

use crate::app::browser::motion::is_calm;
use crate::app::state::action::{Action, Step};
use crate::app::state::lab::Clock;
use gloo_timers::callback::Interval;
use yew::prelude::*;

/// Milliseconds between two strides at 1×.
const BEAT: f64 = 900.0;
/// Milliseconds between two strides at least, with reduced motion.
const CALM: f64 = 500.0;

/// Ticks while the clock runs.
#[hook]
pub fn use_clock(clock: Clock, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with((clock.playing, clock.speed), move |&(playing, speed)| {
        let interval = playing.then(|| {
            let wait = BEAT * 8.0 / f64::from(speed);
            let wait = if is_calm() { wait.max(CALM) } else { wait };
            Interval::new(wait as u32, move || act.emit(Step::Tick.into()))
        });
        move || drop(interval)
    });
}
