//! Workers: how one is started, what it is sent, and how its messages are read. A worker ends when nobody holds it any more.

use crate::app::state::failure::Failure;
use crate::worker::{Message, Request};
use gloo_events::EventListener;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, MessageEvent, Url, Worker, WorkerOptions, WorkerType};
use yew::Callback;

/// Where messages go, and why a worker has failed.
pub type Post = Callback<Result<Message, Failure>>;

/// What it takes to start a worker: its script and this very module, compiled.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkerSetup {
    /// The address of the worker's script.
    pub url: String,
    /// The compiled `WebAssembly.Module`.
    pub module: JsValue,
}

/// A worker. It ends when this is dropped.
pub struct WorkerHandle {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Lets a worker carry out a request and tells what it posts, or why it has failed.
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
    let options = WorkerOptions::new();
    // Without a server there are no modules in workers; the build in one file brings a plain script.
    let kind = if setup.url.starts_with("blob:") {
        WorkerType::Classic
    } else {
        WorkerType::Module
    };
    options.set_type(kind);
    let worker = Worker::new_with_options(&setup.url, &options)
        .or_else(|_| imported(&setup.url, &options))?;
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
            // An error in the script has a message, a script that cannot be loaded has none.
            let cause = Reflect::get(event, &"message".into()).ok();
            let cause = cause.and_then(|cause| cause.as_string());
            post.emit(Err(cause.map_or(Failure::NotLoaded, Failure::Error)));
        })
    };
    let worker = WorkerHandle {
        worker,
        _listeners: [hear, failed],
    };
    let order = Object::new();
    Reflect::set(&order, &"module".into(), &setup.module)?;
    let request = serde_wasm_bindgen::to_value(request)?;
    Reflect::set(&order, &"request".into(), &request)?;
    worker.worker.post_message(&order)?;
    Ok(worker)
}

/// A worker whose script comes from another origin than the page, or from any where the page has none: a script of the page's own
/// imports it.
fn imported(url: &str, options: &WorkerOptions) -> Result<Worker, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/javascript");
    let import = Array::of1(&format!("import {url:?};").into());
    let script = Blob::new_with_str_sequence_and_options(&import, &kind)?;
    let address = Url::create_object_url_with_blob(&script)?;
    let worker = Worker::new_with_options(&address, options);
    Url::revoke_object_url(&address)?;
    worker
}

/// A message as a value that can be posted.
///
/// # Panics
/// Never: a message has texts, numbers and bytes alone.
pub fn to_js(message: &Message) -> JsValue {
    serde_wasm_bindgen::to_value(message).expect("a message has texts, numbers and bytes alone")
}

/// Reads what [`to_js`] made, or the error that the worker's script has caught.
fn from_js(value: &JsValue) -> Result<Message, Failure> {
    let error = Reflect::get(value, &"error".into()).ok();
    if let Some(error) = error.and_then(|error| error.as_string()) {
        return Err(Failure::Error(error));
    }
    serde_wasm_bindgen::from_value(value.clone()).map_err(|_| Failure::Unread)
}
