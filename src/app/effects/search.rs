//! The worker of the search that is shown, or of the one beside it. Ending the worker stops the
//! search.

use super::alone::search_here;
use super::worker::{Post, WorkerHandle, WorkerSetup, start};
use crate::app::state::action::{Action, Display, WorkerMessage};
use crate::app::state::lab::Lab;
use crate::app::state::page::Notice;
use crate::app::state::search::failure::Failure;
use crate::app::state::search::run::{EventBatch, Run};
use crate::search::decode;
use crate::search::probe::Counts;
use crate::worker::{Message, Request};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::prelude::*;

/// The recording being searched. It equals itself after it has grown, so that its search does not
/// start again; but not once it is to grow further.
struct AtWork(Option<Run>);

impl PartialEq for AtWork {
    fn eq(&self, other: &AtWork) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => one.is_same(other) && one.limit == other.limit,
            (one, other) => one.is_none() && other.is_none(),
        }
    }
}

/// Searches in a worker while the lab wants a recording that has not ended.
#[hook]
pub fn use_search(lab: &Lab, setup: &WorkerSetup, act: &Callback<Action>) {
    let (setup, act) = (setup.clone(), act.clone());
    // The tree beside a game is not what a player waits for: without a worker there is none, and why is not told.
    let is_extra = lab.is_playing();
    let run = lab.searching().filter(|_| lab.solving().is_none());
    use_effect_with(AtWork(run.cloned()), move |AtWork(run)| {
        let under_way = run.as_ref().map(|run| search(&setup, run, is_extra, &act));
        move || drop(under_way)
    });
}

/// A search under way, in a worker or in the page. It ends when this is dropped.
struct UnderWay {
    _worker: Option<WorkerHandle>,
    is_wanted: Rc<Cell<bool>>,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.is_wanted.set(false);
    }
}

/// Starts a worker on the search, and sends what it adds to the recording.
fn search(setup: &WorkerSetup, run: &Run, is_extra: bool, act: &Callback<Action>) -> UnderWay {
    let sent = RefCell::new(EventBatch::default());
    let is_wanted = Rc::new(Cell::new(true));
    let hear: Post = {
        let (act, run, is_wanted) = (act.clone(), run.clone(), Rc::clone(&is_wanted));
        Callback::from(move |message: Result<Message, Failure>| {
            match message.and_then(|message| news(message, &run, &sent)) {
                Ok(news) => news.into_iter().for_each(|news| act.emit(news.into())),
                Err(_) if is_extra => {}
                Err(failure) if failure.is_lack() => {
                    search_here(run.clone(), failure, Rc::clone(&is_wanted), act.clone());
                }
                Err(failure) => fail(failure, &run, &act),
            }
        })
    };
    UnderWay {
        _worker: start(setup, &Request::search(run.spec(), run.limit), &hear),
        is_wanted,
    }
}

/// Ends a search whose worker has failed.
fn fail(failure: Failure, run: &Run, act: &Callback<Action>) {
    let counts = Counts {
        events: run.trace().len().into(),
        ..Counts::default()
    };
    let end = WorkerMessage::End {
        run: run.clone(),
        sent: Rc::default(),
        counts,
        answer: None,
        millis: None,
    };
    act.emit(end.into());
    act.emit(Display::Notice(Some(Notice::Failed(failure))).into());
}

/// Converts a message to news for the recording.
///
/// `sent` counts the events before it. It also holds the outline until the first events arrive, so
/// that both are drawn at once.
fn news(
    message: Message,
    run: &Run,
    sent: &RefCell<EventBatch>,
) -> Result<Option<WorkerMessage>, Failure> {
    let read = |events: &[u8]| decode(events).ok_or(Failure::Unread);
    let more = |events: &[u8]| {
        let mut sent = sent.borrow_mut();
        let next = EventBatch {
            outline: std::mem::take(&mut sent.outline),
            before: sent.before,
            events: read(events)?,
        };
        sent.before += next.events.len();
        Ok(Rc::new(next))
    };
    let run = run.clone();
    Ok(match message {
        Message::Outline(events) => {
            sent.borrow_mut().outline = read(&events)?;
            None
        }
        Message::Chunk { events, counts } => Some(WorkerMessage::Grow {
            run,
            sent: more(&events)?,
            counts,
        }),
        Message::End {
            events,
            counts,
            answer,
            millis,
        } => Some(WorkerMessage::End {
            run,
            sent: more(&events)?,
            counts,
            answer,
            millis: Some(millis),
        }),
        Message::Refused(refusal) => return Err(Failure::Refused(refusal)),
        Message::Thought(_)
        | Message::Move(_)
        | Message::Found(_)
        | Message::Done
        | Message::Reply(..)
        | Message::Drawn(_)
        | Message::Sampled(_)
        | Message::Solved(_)
        | Message::HandedOut(_)
        | Message::Marked(_) => return Err(Failure::Unread),
    })
}
