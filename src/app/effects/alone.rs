//! A search in the page itself, if there can be no worker: in a sandboxed frame, or under a policy
//! that forbids workers. Runs in 8 ms slices between frames; gives up on a part longer than 100 ms.

use crate::app::state::action::{Action, Display, WorkerMessage};
use crate::app::state::page::Notice;
use crate::app::state::search::failure::Failure;
use crate::app::state::search::run::{EventBatch, Run};
use crate::search::probe::Counts;
use crate::search::{Answer, Event, Recorder, Stop};
use crate::worker::BUDGET;
use js_sys::Promise;
use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::rc::Rc;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

/// The milliseconds of a slice, and of the rest after it, in which the page draws and listens.
const SLICE: f64 = 8.0;
const REST: i32 = 8;
/// The milliseconds after which a part is given up: the page stands still that long.
const LONGEST: f64 = 100.0;
/// The milliseconds between two drawings of a recording that grows.
const SHOWN: f64 = 500.0;
/// The number of events between two readings of the clock.
const CLOCK_INTERVAL: u64 = 32;

/// Carries out a search, as long as `is_wanted`. `failure` says why there is no worker; it is told
/// if the search has to end early.
pub fn search_here(run: Run, failure: Failure, is_wanted: Rc<Cell<bool>>, act: Callback<Action>) {
    spawn_local(async move {
        let spec = Rc::clone(run.spec());
        let (events, began) = (RefCell::new(Vec::new()), Cell::new(js_sys::Date::now()));
        let mut receive = |mut more: Vec<Event>, _| {
            events.borrow_mut().append(&mut more);
            if js_sys::Date::now() < began.get() + LONGEST {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(Stop::Asked)
            }
        };
        let limit = run.limit as usize;
        let mut recorder = Recorder::new(limit, BUDGET).in_chunks(CLOCK_INTERVAL, &mut receive);
        let mut parts = spec.in_parts();
        let (mut post, mut shown) = (Post::new(&run, &act), js_sys::Date::now());
        let answer = loop {
            let slice = js_sys::Date::now();
            let part = loop {
                began.set(js_sys::Date::now());
                let part = parts.next(&mut recorder);
                let is_over = js_sys::Date::now() >= slice + SLICE;
                if is_over || !matches!(part, ControlFlow::Continue(None)) {
                    break part;
                }
            };
            match part {
                ControlFlow::Continue(Some(answer)) => break Some(answer),
                ControlFlow::Break(_) => break None,
                ControlFlow::Continue(None) => {}
            }
            if js_sys::Date::now() >= shown + SHOWN {
                recorder.flush();
                post.grow(events.take(), recorder.counts);
                shown = js_sys::Date::now();
            }
            rest().await;
            if !is_wanted.get() {
                return;
            }
        };
        recorder.flush();
        let counts = recorder.counts;
        post.end(events.take(), counts, answer);
        if answer.is_none() {
            act.emit(Display::Notice(Some(Notice::Failed(failure))).into());
        }
    });
}

/// Lets the page draw and listen.
async fn rest() {
    let promise = Promise::new(&mut |resolve, _| {
        if let Some(window) = web_sys::window() {
            // A page always has timers.
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, REST);
        }
    });
    // A timer rejects nothing.
    let _ = JsFuture::from(promise).await;
}

/// Sends what is added to a recording, as a worker's messages would.
struct Post<'a> {
    run: &'a Run,
    act: &'a Callback<Action>,
    outline: Vec<Event>,
    before: usize,
}

impl<'a> Post<'a> {
    fn new(run: &'a Run, act: &'a Callback<Action>) -> Post<'a> {
        Post {
            run,
            act,
            outline: run.spec().outline(),
            before: 0,
        }
    }

    fn sent(&mut self, events: Vec<Event>) -> Rc<EventBatch> {
        let before = self.before;
        self.before += events.len();
        Rc::new(EventBatch {
            outline: std::mem::take(&mut self.outline),
            before,
            events,
        })
    }

    fn grow(&mut self, events: Vec<Event>, counts: Counts) {
        let sent = self.sent(events);
        let run = self.run.clone();
        self.act
            .emit(WorkerMessage::Grow { run, sent, counts }.into());
    }

    fn end(&mut self, events: Vec<Event>, counts: Counts, answer: Option<Answer>) {
        let sent = self.sent(events);
        let run = self.run.clone();
        let end = WorkerMessage::End {
            run,
            sent,
            counts,
            answer,
            millis: None,
        };
        self.act.emit(end.into());
    }
}
