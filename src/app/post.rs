//! Messages between page and worker as JavaScript values.

use crate::search::Answer;
use crate::search::probe::Counts;
use crate::worker::Message;
use js_sys::{Array, Object, Reflect, Uint8Array};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};

#[derive(Serialize)]
struct Figures {
    events: f64,
    nodes: f64,
    leaves: f64,
    cutoffs: f64,
    playouts: f64,
    ended: bool,
    /// The answer, if the search has one.
    value: Option<f64>,
    best: Option<u16>,
}

/// A message and the list of what is handed over with it.
pub fn to_js(message: &Message) -> (JsValue, Array) {
    let (events, counts, ended, answer) = match message {
        Message::Chunk { events, counts } => (events.as_slice(), counts, false, None),
        Message::End { counts, answer } => (&[][..], counts, true, *answer),
    };
    let figures = Figures {
        events: counts.events as f64,
        nodes: counts.nodes as f64,
        leaves: counts.leaves as f64,
        cutoffs: counts.cutoffs as f64,
        playouts: counts.playouts as f64,
        ended,
        value: answer.map(|answer| answer.value),
        best: answer.and_then(|answer| answer.best),
    };
    let bytes = Uint8Array::from(events);
    let object = Object::new();
    // Setting a property of a fresh object cannot fail.
    let _ = Reflect::set(&object, &"figures".into(), &serde_wasm_bindgen::to_value(&figures).unwrap_or_default());
    let _ = Reflect::set(&object, &"bytes".into(), &bytes);
    (object.into(), Array::of1(&bytes.buffer()))
}

/// Reads what [`to_js`] made; nothing if it is something else.
pub fn from_js(value: &JsValue) -> Option<Message> {
    let figures = Reflect::get(value, &"figures".into()).ok()?;
    let figure = |name: &str| Reflect::get(&figures, &name.into()).ok();
    let count = |name: &str| Some(figure(name)?.as_f64()? as u64);
    let counts = Counts {
        events: count("events")?,
        nodes: count("nodes")?,
        leaves: count("leaves")?,
        cutoffs: count("cutoffs")?,
        playouts: count("playouts")?,
    };
    if figure("ended")?.as_bool()? {
        let best = figure("best").and_then(|best| best.as_f64()).map(|best| best as u16);
        let answer = figure("value").and_then(|value| value.as_f64()).map(|value| Answer { value, best });
        return Some(Message::End { counts, answer });
    }
    let bytes: Uint8Array = Reflect::get(value, &"bytes".into()).ok()?.dyn_into().ok()?;
    Some(Message::Chunk { events: bytes.to_vec(), counts })
}
