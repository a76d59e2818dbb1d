//! Median times. Two sides are timed alternately, so that other load on the machine affects both
//! alike.

use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: usize = 41;

/// The length of a turn, in which the work is repeated; shorter turns would measure the clock.
const TURN: Duration = Duration::from_millis(4);

/// Returns the median seconds of both sides.
pub fn side_by_side<A, B>(mut one: impl FnMut() -> A, mut other: impl FnMut() -> B) -> (f64, f64) {
    let (repeat_one, repeat_other) = (repetitions(&mut one), repetitions(&mut other));
    let mut times = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        // Both sides go first equally often, since the first finds the caches as the other left
        // them.
        if round % 2 == 0 {
            times.0.push(turn(&mut one, repeat_one));
            times.1.push(turn(&mut other, repeat_other));
        } else {
            times.1.push(turn(&mut other, repeat_other));
            times.0.push(turn(&mut one, repeat_one));
        }
    }
    (median(times.0), median(times.1))
}

/// Returns the median seconds of work that has no other side and is repeated a few times only.
pub fn alone<A>(rounds: usize, mut work: impl FnMut() -> A) -> f64 {
    median((0..rounds).map(|_| turn(&mut work, 1)).collect())
}

/// Returns the mean seconds of a repetition. The last result is dropped after the clock is read.
fn turn<A>(work: &mut impl FnMut() -> A, repetitions: u32) -> f64 {
    let start = Instant::now();
    for _ in 1..repetitions {
        black_box(work());
    }
    let last = black_box(work());
    let time = start.elapsed();
    drop(last);
    time.as_secs_f64() / f64::from(repetitions)
}

/// Returns the number of repetitions in a turn. The first one only warms up.
fn repetitions<A>(work: &mut impl FnMut() -> A) -> u32 {
    turn(work, 1);
    (TURN.as_secs_f64() / turn(work, 1)).clamp(1.0, 1e6) as u32
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
