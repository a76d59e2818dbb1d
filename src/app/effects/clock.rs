//! The clock of playback: one tick a step unit, slower with reduced motion.

use crate::app::browser::motion::is_calm;
use crate::app::state::action::{Action, Step};
use crate::app::state::search::Clock;
use gloo_timers::callback::Interval;
use yew::prelude::*;

/// Milliseconds between two step units at 1×.
const INTERVAL: f64 = 900.0;
/// The least milliseconds between two step units with reduced motion.
const CALM_INTERVAL: f64 = 500.0;

/// Sends a tick at every interval while the clock runs.
#[hook]
pub fn use_clock(clock: Clock, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with((clock.playing, clock.speed), move |&(playing, speed)| {
        let interval = playing.then(|| {
            let wait = INTERVAL * 8.0 / f64::from(speed);
            let wait = if is_calm() {
                wait.max(CALM_INTERVAL)
            } else {
                wait
            };
            Interval::new(wait as u32, move || act.emit(Step::Tick.into()))
        });
        move || drop(interval)
    });
}
