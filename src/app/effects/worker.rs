//! Workers: how they are started, requests, and messages. A worker ends when its handle is dropped; if the browser
//! ends a worker, the element's script reports it by the event `ended`.

use crate::app::state::search::failure::Failure;
use crate::worker::{Message, Request};
use gloo_events::EventListener;
use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker};
use yew::Callback;

/// Receives messages, or the reason why a worker has failed.
pub type Post = Callback<Result<Message, Failure>>;

/// Starts a worker: a function of the element's script that takes a request and returns the worker
/// that carries it out.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkerSetup(pub Function);

/// A worker. It ends when this is dropped.
pub struct WorkerHandle {
    worker: Worker,
    _listeners: [EventListener; 3],
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Starts a worker on a request. `post` receives its messages, or the reason why it has failed.
pub fn start(setup: &WorkerSetup, request: &Request, post: &Post) -> Option<WorkerHandle> {
    match begin(setup, request, post) {
        Ok(worker) => Some(worker),
        Err(error) => {
            let text = Object::from(error).to_string();
            post.emit(Err(Failure::NotStarted(text.into())));
            None
        }
    }
}

fn begin(setup: &WorkerSetup, request: &Request, post: &Post) -> Result<WorkerHandle, JsValue> {
    let request = serde_wasm_bindgen::to_value(request)?;
    let worker: Worker = setup.0.call1(&JsValue::NULL, &request)?.dyn_into()?;
    let hear = {
        let post = post.clone();
        EventListener::new(&worker, "message", move |event| {
            let message = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            post.emit(
                message
                    .ok_or(Failure::Unread)
                    .and_then(|data| from_js(&data)),
            );
        })
    };
    let failed = {
        let post = post.clone();
        EventListener::new(&worker, "error", move |event| {
            // An error in the script has a message; a script that cannot be loaded has none.
            let cause = Reflect::get(event, &"message".into()).ok();
            let cause = cause.and_then(|cause| cause.as_string());
            post.emit(Err(cause.map_or(Failure::NotLoaded, Failure::Error)));
        })
    };
    let ended = {
        let post = post.clone();
        EventListener::new(&worker, "ended", move |_| post.emit(Err(Failure::Ended)))
    };
    Ok(WorkerHandle {
        worker,
        _listeners: [hear, failed, ended],
    })
}

/// Converts a message to a value that can be posted.
///
/// # Panics
/// Never: messages contain only texts, numbers and bytes.
pub fn to_js(message: &Message) -> JsValue {
    serde_wasm_bindgen::to_value(message).expect("a message has texts, numbers and bytes alone")
}

/// Reads a value of [`to_js`], or the error that the worker's script caught.
fn from_js(value: &JsValue) -> Result<Message, Failure> {
    let error = Reflect::get(value, &"error".into()).ok();
    if let Some(error) = error.and_then(|error| error.as_string()) {
        return Err(Failure::Error(error));
    }
    serde_wasm_bindgen::from_value(value.clone()).map_err(|_| Failure::Unread)
}
