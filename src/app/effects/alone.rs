//! The page's own search where no worker can be had: in a frame without rights, under a policy that forbids workers.

use crate::app::state::run::{Run, Sent};
use crate::search::probe::Counts;
use crate::search::{Answer, Event, Recorder, Stop};
use std::ops::ControlFlow;

/// So many events and milliseconds at most: the page shall stay the reader's.
const EVENTS: usize = 20_000;
const WHILE: f64 = 100.0;
/// Events after which the clock is looked at.
const PAUSE: u64 = 32;

/// What the search tells in that time, and its answer if it came to its end.
pub fn searched(run: &Run) -> (Sent, Counts, Option<Answer>) {
    let (mut events, begun) = (Vec::new(), js_sys::Date::now());
    let mut hand_on = |mut more: Vec<Event>, _| {
        events.append(&mut more);
        if js_sys::Date::now() < begun + WHILE {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(Stop::Asked)
        }
    };
    let mut recorder = Recorder::new(EVENTS, EVENTS as u64).in_chunks(PAUSE, &mut hand_on);
    let answer = run.spec().record_to(&mut recorder).continue_value();
    let (rest, counts) = (std::mem::take(&mut recorder.events), recorder.counts);
    events.extend(rest);
    (
        Sent {
            outline: run.spec().outline(),
            before: 0,
            events,
        },
        counts,
        answer,
    )
}
