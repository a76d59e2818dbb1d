//! What is fetched later, words too, and the requests that a worker carries out, of which some need it.

use js_sys::{Date, Error, Function};
use plyscope::app::{more, to_js};
use plyscope::lang::Lang;
use plyscope::worker::{self, Request};
use serde::Deserialize;
use wasm_bindgen::prelude::*;

/// What the options of `mount` say of what is fetched later.
#[derive(Deserialize)]
struct Given {
    view: Option<String>,
    exercise: Option<String>,
    config: Option<String>,
}

/// Whether what is mounted with these options needs what is fetched later. Whoever is told so calls [`fetch_more`] first.
///
/// # Errors
/// If the options are not what the element's script gives.
#[wasm_bindgen]
pub fn needs_more(options: &JsValue) -> Result<bool, JsValue> {
    let given: Given = serde_wasm_bindgen::from_value(options.clone())?;
    let is_page = given.view.as_deref() == Some("page");
    let config = given.config.as_deref();
    Ok(given.exercise.is_some()
        || config.is_some_and(more::is_needed_by)
        || (is_page && more::is_led_to()))
}

/// Fetches what few pages need at once.
///
/// # Errors
/// If it cannot be fetched.
#[wasm_bindgen]
pub async fn fetch_more() -> Result<(), JsValue> {
    let fetched = more::fetch().await;
    fetched.map_err(|error| Error::new(&error.to_string()).into())
}

/// Whether a language, by its code, can be spoken: its words are in the module, or are those given, or were given before.
#[wasm_bindgen]
pub fn speaks(code: &str, table: Option<String>) -> bool {
    let Some(lang) = Lang::of_code(code) else {
        return false;
    };
    lang.is_here() || table.is_some_and(|table| lang.take(&table).is_ok())
}

/// Carries out a request, and posts what comes of it.
///
/// # Errors
/// If `request` is not a request, or a message cannot be posted.
#[wasm_bindgen]
pub async fn work(request: JsValue, post: Function) -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    let request: Request = serde_wasm_bindgen::from_value(request)?;
    let needs_more = match &request {
        Request::Run(_) => true,
        Request::Search { spec: text, .. }
        | Request::Ask { spec: text, .. }
        | Request::Think { position: text, .. } => more::is_needed_by(text),
    };
    if needs_more {
        fetch_more().await?;
    }
    let mut lost = Ok(());
    let began = Date::now();
    let mut clock = || Date::now() - began;
    worker::work(&request, more::run, &mut clock, &mut |message| {
        if let Err(error) = post.call1(&JsValue::NULL, &to_js(&message)) {
            lost = Err(error);
        }
    });
    lost
}
