//! The page's side of a worker: one for every search that is too long to run here. Ending it stops the search.

use super::action::Action;
use super::lab::Notice;
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
use yew::prelude::*;

/// What it takes to start a worker: its script and this very module, compiled.
#[derive(Clone, PartialEq)]
pub struct Office {
    /// Where the worker's script is.
    pub url: String,
    /// The compiled `WebAssembly.Module`.
    pub module: JsValue,
}

/// Searches on in a worker where `run` was left.
#[hook]
pub fn use_worker(office: &Office, run: Option<&Run>, act: &Callback<Action>) {
    let (office, act) = (office.clone(), act.clone());
    use_effect_with(Same(run.cloned()), move |Same(run)| {
        let worker = run.as_ref().and_then(|run| start(&office, run, &act));
        move || {
            if let Some((worker, _listeners)) = worker {
                worker.terminate();
            }
        }
    });
}

/// A recording whatever its length.
struct Same(Option<Run>);

impl PartialEq for Same {
    fn eq(&self, other: &Same) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => one.is_same(other),
            (one, other) => one.is_none() && other.is_none(),
        }
    }
}

type Listeners = (Closure<dyn FnMut(MessageEvent)>, Closure<dyn FnMut(web_sys::Event)>);

fn start(office: &Office, run: &Run, act: &Callback<Action>) -> Option<(Worker, Listeners)> {
    let counts = match run.progress {
        Progress::Searching(counts) => counts,
        _ => Counts::default(),
    };
    let fail = {
        let (act, run) = (act.clone(), run.clone());
        move || {
            act.emit(Action::End(run.clone(), counts, None));
            act.emit(Action::Notice(Some(Notice::Said(Word::WorkerFailed))));
        }
    };
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let Ok(worker) = Worker::new_with_options(&office.url, &options) else {
        fail();
        return None;
    };
    let listen = {
        let (act, run, fail, sent) = (act.clone(), run.clone(), fail.clone(), Rc::new(Cell::new(0)));
        Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| match post::from_js(&message.data()) {
            Some(Message::Chunk { events, counts }) => match decode(&events) {
                Some(events) => {
                    let before = sent.replace(sent.get() + events.len());
                    act.emit(Action::Grow(run.clone(), before, Rc::new(events), counts));
                }
                None => fail(),
            },
            Some(Message::End { counts, answer }) => act.emit(Action::End(run.clone(), counts, answer)),
            // Whoever asks a machine listens to its worker himself.
            Some(Message::Thought(_) | Message::Move(_) | Message::Row(_)) | None => fail(),
        })
    };
    let failed = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| fail());
    worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    let request = Object::new();
    let _ = Reflect::set(&request, &"module".into(), &office.module);
    let _ = Reflect::set(&request, &"request".into(), &run.spec().write().into());
    let _ = Reflect::set(&request, &"limit".into(), &run.limit.into());
    if worker.post_message(&request).is_err() {
        worker.terminate();
        return None;
    }
    Some((worker, (listen, failed)))
}
