//! The clock that plays: one tick a stride, slower for those who want less motion.

use super::action::Action;
use super::browser::{Timer, is_calm};
use super::errand::{Desk, Errand, Held};

/// Milliseconds between two strides at 1×.
const BEAT: f64 = 900.0;
/// With reduced motion at most two steps a second.
const CALM: f64 = 500.0;

/// Ticks while the lab plays, `speed` eighths as often as at 1×.
pub const CLOCK: Errand = (
    |lab| [usize::from(lab.playing), lab.speed as usize, 0, 0, 0, 0],
    begin,
);

fn begin(desk: &Desk) -> Held {
    if !desk.lab.playing {
        return None;
    }
    let wait = BEAT * 8.0 / f64::from(desk.lab.speed);
    let wait = if is_calm() { wait.max(CALM) } else { wait };
    let act = desk.act.clone();
    Some(Box::new(Timer::every(
        wait as i32,
        Box::new(move || act.emit(Action::Tick)),
    )?))
}
