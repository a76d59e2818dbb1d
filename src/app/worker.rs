//! The page's side of a worker: one for every search that is too long to run here. Ending it stops the search.

use super::action::Action;
use super::errand::Errand;
use super::lab::{Lab, Notice};
use super::post;
use super::run::{Progress, Run};
use super::words::Word;
use crate::search::probe::Counts;
use crate::worker::{Message, decode};
use js_sys::{Object, Reflect};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
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
    |desk| Some(Box::new(search(&desk.office, at_work(&desk.lab)?, &desk.act)?)),
);

fn at_work(lab: &Lab) -> Option<&Run> {
    lab.searching().filter(|_| !lab.is_playing())
}

/// A worker that ends with whoever holds this.
pub struct Clerk(Worker, #[expect(dead_code, reason = "the worker calls them")] Listeners);

type Listeners = (Closure<dyn FnMut(MessageEvent)>, Closure<dyn FnMut(web_sys::Event)>);

impl Drop for Clerk {
    fn drop(&mut self) {
        self.0.terminate();
    }
}

/// Lets a worker answer a request, recording so many events, and tells what it posts; nothing once it has failed.
pub fn start(office: &Office, request: &str, limit: u32, hear: Callback<Option<Message>>) -> Option<Clerk> {
    let options = WorkerOptions::new();
    // Without a server there are no modules in workers; the build in one file brings a plain script.
    options.set_type(if office.url.starts_with("blob:") { WorkerType::Classic } else { WorkerType::Module });
    let Ok(worker) = Worker::new_with_options(&office.url, &options) else {
        hear.emit(None);
        return None;
    };
    let failed = {
        let hear = hear.clone();
        Closure::<dyn FnMut(web_sys::Event)>::new(move |_| hear.emit(None))
    };
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| hear.emit(post::from_js(&message.data())));
    worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    let order = Object::new();
    let _ = Reflect::set(&order, &"module".into(), &office.module);
    let _ = Reflect::set(&order, &"request".into(), &request.into());
    let _ = Reflect::set(&order, &"limit".into(), &limit.into());
    let clerk = Clerk(worker, (listen, failed));
    clerk.0.post_message(&order).ok().map(|()| clerk)
}

/// Lets a worker go on with a recording.
fn search(office: &Office, run: &Run, act: &Callback<Action>) -> Option<Clerk> {
    let counts = match run.progress {
        Progress::Searching(counts) => counts,
        _ => Counts::default(),
    };
    let hear = {
        let (act, run, sent) = (act.clone(), run.clone(), Cell::new(0));
        Callback::from(move |message| {
            let events = match message {
                Some(Message::Chunk { events, counts }) => decode(&events).map(|events| (events, counts)),
                Some(Message::End { counts, answer }) => return act.emit(Action::End(run.clone(), counts, answer)),
                _ => None,
            };
            if let Some((events, counts)) = events {
                let before = sent.replace(sent.get() + events.len());
                act.emit(Action::Grow(run.clone(), before, Rc::new(events), counts));
            } else {
                act.emit(Action::End(run.clone(), counts, None));
                act.emit(Action::Notice(Some(Notice::Said(Word::WorkerFailed))));
            }
        })
    };
    start(office, &run.spec().write(), run.limit, hear)
}
