//! Messages between page and worker as JavaScript values.

use crate::search::Answer;
use crate::search::probe::Counts;
use crate::worker::Message;
use js_sys::{Array, Object, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};

/// A JavaScript object with these properties.
pub fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // Setting a property of a fresh object cannot fail.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

/// A message and the list of what is handed over with it.
pub fn to_js(message: &Message) -> (JsValue, Array) {
    let (events, counts, ended, answer) = match message {
        Message::Chunk { events, counts } => (events.as_slice(), counts, false, None),
        Message::End { counts, answer } => (&[][..], counts, true, *answer),
    };
    let figures = object(&[
        ("events", (counts.events as f64).into()),
        ("nodes", (counts.nodes as f64).into()),
        ("leaves", (counts.leaves as f64).into()),
        ("cutoffs", (counts.cutoffs as f64).into()),
        ("playouts", (counts.playouts as f64).into()),
        ("ended", ended.into()),
        // The answer, if the search has one.
        ("value", answer.map(|answer| answer.value).into()),
        ("best", answer.and_then(|answer| answer.best).into()),
    ]);
    let bytes = Uint8Array::from(events);
    let handed_over = Array::of1(&bytes.buffer());
    (object(&[("figures", figures), ("bytes", bytes.into())]), handed_over)
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
