//! Messages between page and worker as JavaScript values.

use crate::play::Thought;
use crate::play::judge::basis_of;
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
    /// What a machine has reached.
    reached: Option<u32>,
}

/// A message and the list of what is handed over with it.
pub fn to_js(message: &Message) -> (JsValue, Array) {
    let mut line = Vec::new();
    let (events, counts, ended, answer, reached) = match message {
        Message::Chunk { events, counts } => (events.as_slice(), counts, false, None, None),
        Message::End { counts, answer } => (&[][..], counts, true, *answer, None),
        Message::Row(row) => {
            row.iter().for_each(|number| line.extend_from_slice(&number.to_le_bytes()));
            (line.as_slice(), &Counts::default(), false, None, Some(0))
        }
        Message::Thought(thought) | Message::Move(thought) => {
            [thought.basis as u16].iter().chain(&thought.line).for_each(|number| line.extend_from_slice(&number.to_le_bytes()));
            let is_last = matches!(message, Message::Move(_));
            (line.as_slice(), &thought.counts, is_last, Some(thought.answer), Some(thought.reached))
        }
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
        reached,
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
    let number = |name: &str| figure(name).and_then(|number| number.as_f64());
    let answer = number("value").map(|value| Answer { value, best: number("best").map(|best| best as u16) });
    let ended = figure("ended")?.as_bool()?;
    let bytes: Uint8Array = Reflect::get(value, &"bytes".into()).ok()?.dyn_into().ok()?;
    let bytes = bytes.to_vec();
    if let (Some(_), None) = (number("reached"), answer) {
        let numbers = bytes.chunks_exact(8).filter_map(|number| Some(f64::from_le_bytes(number.try_into().ok()?)));
        return Some(Message::Row(numbers.collect()));
    }
    if let (Some(reached), Some(answer)) = (number("reached"), answer) {
        let mut line = bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
        let basis = basis_of(line.next()?.into())?;
        let thought = Thought { reached: reached as u32, answer, basis, line: line.collect(), counts };
        return Some(if ended { Message::Move(thought) } else { Message::Thought(thought) });
    }
    Some(if ended { Message::End { counts, answer } } else { Message::Chunk { events: bytes, counts } })
}
