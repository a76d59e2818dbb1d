//! The page's side of a worker: one for every search that is too long to run here. Ending it stops the search.

use super::action::Action;
use super::alone::searched;
use super::errand::Errand;
use super::failure::Failure;
use super::lab::{Lab, Notice};
use super::post;
use super::run::{Run, Sent};
use crate::search::probe::Counts;
use crate::worker::{Message, decode};
use js_sys::{Array, Object, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, MessageEvent, Url, Worker, WorkerOptions, WorkerType};
use yew::Callback;

/// What it takes to start a worker: its script and this very module, compiled.
#[derive(Clone, PartialEq)]
pub struct Office {
    /// Where the worker's script is.
    pub url: String,
    /// The compiled `WebAssembly.Module`.
    pub module: JsValue,
}

/// Searches on in a worker where the recording that is shown was left.
pub const WORK: Errand = (
    |lab| [at_work(lab).map_or(0, Run::id), 0, 0, 0, 0, 0],
    |desk| {
        Some(Box::new(search(
            &desk.office,
            at_work(&desk.lab)?,
            &desk.act,
        )?))
    },
);

fn at_work(lab: &Lab) -> Option<&Run> {
    lab.searching().filter(|_| !lab.is_playing())
}

/// A worker that ends with whoever holds this.
pub struct Clerk(
    Worker,
    #[expect(dead_code, reason = "the worker calls them")] Listeners,
);

type Listeners = (
    Closure<dyn FnMut(MessageEvent)>,
    Closure<dyn FnMut(web_sys::Event)>,
);

impl Drop for Clerk {
    fn drop(&mut self) {
        self.0.terminate();
    }
}

/// Lets a worker answer a request, recording so many events, and tells what it posts, or why it has failed.
pub fn start(
    office: &Office,
    request: &str,
    limit: u32,
    hear: &Callback<Result<Message, Failure>>,
) -> Option<Clerk> {
    let clerk = begin(office, request, limit, hear);
    clerk
        .map_err(|error| hear.emit(Err(Failure::to_start(&error))))
        .ok()
}

fn begin(
    office: &Office,
    request: &str,
    limit: u32,
    hear: &Callback<Result<Message, Failure>>,
) -> Result<Clerk, JsValue> {
    let options = WorkerOptions::new();
    // Without a server there are no modules in workers; the build in one file brings a plain script.
    options.set_type(if office.url.starts_with("blob:") {
        WorkerType::Classic
    } else {
        WorkerType::Module
    });
    let worker = Worker::new_with_options(&office.url, &options)
        .or_else(|_| imported(&office.url, &options))?;
    let failed = {
        let hear = hear.clone();
        // An error in the script has a message, a script that cannot be loaded has none.
        let cause = |event: &JsValue| Reflect::get(event, &"message".into()).ok()?.as_string();
        Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            hear.emit(Err(cause(&event).map_or(Failure::NotLoaded, Failure::Error)));
        })
    };
    let listen = {
        let hear = hear.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            hear.emit(post::from_js(&message.data()))
        })
    };
    worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    let clerk = Clerk(worker, (listen, failed));
    let order = Object::new();
    Reflect::set(&order, &"module".into(), &office.module)?;
    Reflect::set(&order, &"request".into(), &request.into())?;
    Reflect::set(&order, &"limit".into(), &limit.into())?;
    clerk.0.post_message(&order)?;
    Ok(clerk)
}

/// A worker whose script comes from another origin than the page, or from any where the page has none: a script of the page's own
/// imports it.
fn imported(url: &str, options: &WorkerOptions) -> Result<Worker, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/javascript");
    let script = Blob::new_with_str_sequence_and_options(
        &Array::of1(&format!("import {url:?};").into()),
        &kind,
    )?;
    let address = Url::create_object_url_with_blob(&script)?;
    let worker = Worker::new_with_options(&address, options);
    Url::revoke_object_url(&address)?;
    worker
}

/// Lets a worker search from the first event, and tells of what it adds to a recording.
fn search(office: &Office, run: &Run, act: &Callback<Action>) -> Option<Clerk> {
    let sent = RefCell::new(Sent::default());
    let hear = {
        let (act, run) = (act.clone(), run.clone());
        Callback::from(move |message: Result<Message, Failure>| {
            if let Err(failure) = message.and_then(|message| hear(&message, &run, &sent, &act)) {
                let nothing = || {
                    (
                        Sent::default(),
                        Counts {
                            events: run.trace().len().into(),
                            ..Counts::default()
                        },
                        None,
                    )
                };
                let (sent, counts, answer) = if failure.is_lack() {
                    searched(&run)
                } else {
                    nothing()
                };
                act.emit(Action::End(run.clone(), Rc::new(sent), counts, answer));
                if answer.is_none() {
                    act.emit(Action::Notice(Some(Notice::Failed(failure))));
                }
            }
        })
    };
    start(office, &run.spec().write(), run.limit, &hear)
}

/// Tells what a message adds. `sent` counts what came before; in it the outline waits for the first events, so that
/// all is drawn at once.
fn hear(
    message: &Message,
    run: &Run,
    sent: &RefCell<Sent>,
    act: &Callback<Action>,
) -> Result<(), Failure> {
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
    match message {
        Message::Outline(events) => sent.borrow_mut().outline = read(events)?,
        Message::Chunk { events, counts } => {
            act.emit(Action::Grow(run.clone(), more(events)?, *counts))
        }
        Message::End {
            events,
            counts,
            answer,
        } => act.emit(Action::End(run.clone(), more(events)?, *counts, *answer)),
        Message::Refused(refusal) => return Err(Failure::Refused(refusal.clone())),
        Message::Thought(_) | Message::Move(_) | Message::Row(_) | Message::Reply(..) => {
            return Err(Failure::Unread);
        }
    }
    Ok(())
}
