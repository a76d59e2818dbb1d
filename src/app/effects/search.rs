//! The worker of the search that is shown, or of the one it is compared with. Ending the worker stops the search.

use super::alone::searched;
use super::worker::{Post, WorkerHandle, WorkerSetup, start};
use crate::app::state::action::{Action, Display, News};
use crate::app::state::failure::Failure;
use crate::app::state::lab::{Lab, Notice};
use crate::app::state::run::{Run, Sent};
use crate::search::probe::Counts;
use crate::worker::{Message, Request, decode};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The recording that is to be searched; the same search is not begun anew while it grows.
struct AtWork(Option<Run>);

impl PartialEq for AtWork {
    fn eq(&self, other: &AtWork) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => one.is_same(other),
            (one, other) => one.is_none() && other.is_none(),
        }
    }
}

/// Searches in a worker as long as a recording is wanted that has not ended. Nothing is searched while a game is played.
#[hook]
pub fn use_search(lab: &Lab, setup: &WorkerSetup, act: &Callback<Action>) {
    let (setup, act) = (setup.clone(), act.clone());
    let run = lab.lane.searching().filter(|_| !lab.is_playing());
    use_effect_with(AtWork(run.cloned()), move |AtWork(run)| {
        let worker = run.as_ref().and_then(|run| search(&setup, run, &act));
        move || drop(worker)
    });
}

/// Lets a worker search from the first event, and tells what it adds to a recording.
fn search(setup: &WorkerSetup, run: &Run, act: &Callback<Action>) -> Option<WorkerHandle> {
    let sent = RefCell::new(Sent::default());
    let hear: Post = {
        let (act, run) = (act.clone(), run.clone());
        Callback::from(move |message: Result<Message, Failure>| {
            match message.and_then(|message| news(message, &run, &sent)) {
                Ok(news) => news.into_iter().for_each(|news| act.emit(news.into())),
                Err(failure) => fail(failure, &run, &act),
            }
        })
    };
    start(setup, &Request::search(run.spec(), run.limit), &hear)
}

/// Ends a search whose worker has failed. Where there can be no worker, the page searches for a moment itself.
fn fail(failure: Failure, run: &Run, act: &Callback<Action>) {
    let (sent, counts, answer) = if failure.is_lack() {
        searched(run)
    } else {
        let counts = Counts {
            events: run.trace().len().into(),
            ..Counts::default()
        };
        (Sent::default(), counts, None)
    };
    let end = News::End {
        run: run.clone(),
        sent: Rc::new(sent),
        counts,
        answer,
    };
    act.emit(end.into());
    if answer.is_none() {
        act.emit(Display::Notice(Some(Notice::Failed(failure))).into());
    }
}

/// What a message adds. `sent` counts the events before it; in it the outline waits for the first ones, so that all is drawn at once.
fn news(message: Message, run: &Run, sent: &RefCell<Sent>) -> Result<Option<News>, Failure> {
    let read = |events: &[u8]| decode(events).ok_or(Failure::Unread);
    let more = |events: &[u8]| {
        let mut sent = sent.borrow_mut();
        let next = Sent {
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
        Message::Chunk { events, counts } => Some(News::Grow {
            run,
            sent: more(&events)?,
            counts,
        }),
        Message::End {
            events,
            counts,
            answer,
        } => Some(News::End {
            run,
            sent: more(&events)?,
            counts,
            answer,
        }),
        Message::Refused(refusal) => return Err(Failure::Refused(refusal)),
        Message::Thought(_)
        | Message::Move(_)
        | Message::Found(_)
        | Message::Done
        | Message::Reply(..) => return Err(Failure::Unread),
    })
}
