//! Messages between page and worker as JavaScript values: a head of named fields, and bytes that are handed over.

mod reply;

use super::failure::Failure;
use crate::play::Thought;
use crate::play::judge::basis_of;
use crate::search::probe::Counts;
use crate::spec::Refusal;
use crate::worker::Message;
use js_sys::{Array, Object, Reflect, Uint8Array};
use reply::{Plain, answer, answered, plain, reply};
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};

/// Which message it is.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
enum Kind {
    Outline,
    #[default]
    Chunk,
    End,
    Thought,
    Move,
    Row,
    Reply,
    Refused,
}

/// Everything but the bytes. A message that lacks a field has its default.
#[derive(Default, Serialize, Deserialize)]
struct Head {
    kind: Kind,
    /// Events, nodes, leaves, cutoffs and playouts.
    counts: [f64; 5],
    /// The value and the move.
    answer: Option<(f64, Option<u16>)>,
    /// What a machine has reached.
    reached: u32,
    /// The place of a question among those that were asked, and the answer.
    reply: Option<(usize, Plain)>,
    /// The field that is refused, and why in English and in Chinese.
    refused: [String; 3],
}

fn written(counts: &Counts) -> [f64; 5] {
    [
        counts.events,
        counts.nodes,
        counts.leaves,
        counts.cutoffs,
        counts.playouts,
    ]
    .map(|count| count as f64)
}

/// A message and the list of what is handed over with it.
pub fn to_js(message: &Message) -> (JsValue, Array) {
    let (bytes, head) = match message {
        Message::Outline(events) => (
            events.clone(),
            Head {
                kind: Kind::Outline,
                ..Head::default()
            },
        ),
        Message::Chunk { events, counts } => (
            events.clone(),
            Head {
                counts: written(counts),
                ..Head::default()
            },
        ),
        Message::End {
            events,
            counts,
            answer,
        } => {
            let head = Head {
                kind: Kind::End,
                counts: written(counts),
                answer: answer.map(answered),
                ..Head::default()
            };
            (events.clone(), head)
        }
        Message::Row(row) => {
            let bytes = row.iter().flat_map(|number| number.to_le_bytes()).collect();
            (
                bytes,
                Head {
                    kind: Kind::Row,
                    ..Head::default()
                },
            )
        }
        Message::Thought(thought) | Message::Move(thought) => {
            let numbers = [thought.basis as u16]
                .into_iter()
                .chain(thought.line.iter().copied());
            let kind = if matches!(message, Message::Move(_)) {
                Kind::Move
            } else {
                Kind::Thought
            };
            let (counts, answer) = (written(&thought.counts), Some(answered(thought.answer)));
            let head = Head {
                kind,
                counts,
                answer,
                reached: thought.reached,
                ..Head::default()
            };
            (numbers.flat_map(u16::to_le_bytes).collect(), head)
        }
        Message::Reply(place, reply) => (
            Vec::new(),
            Head {
                kind: Kind::Reply,
                reply: Some((*place, plain(reply))),
                ..Head::default()
            },
        ),
        Message::Refused(refusal) => {
            let [english, chinese] =
                crate::lang::Lang::ALL.map(|lang| refusal.reason(lang).to_owned());
            let refused = [refusal.path.clone(), english, chinese];
            (
                Vec::new(),
                Head {
                    kind: Kind::Refused,
                    refused,
                    ..Head::default()
                },
            )
        }
    };
    let head = serde_wasm_bindgen::to_value(&head).expect("a head has numbers and texts alone");
    let bytes = Uint8Array::from(bytes.as_slice());
    let object = Object::new();
    for (name, value) in [("head", &head), ("bytes", bytes.as_ref())] {
        Reflect::set(&object, &name.into(), value).expect("a fresh object takes every property");
    }
    (object.into(), Array::of1(&bytes.buffer()))
}

/// Reads what [`to_js`] made, or the error that the worker's script has caught.
///
/// # Errors
/// That error; or that it is something else.
pub fn from_js(value: &JsValue) -> Result<Message, Failure> {
    let field = |name: &str| Reflect::get(value, &name.into()).ok();
    if let Some(error) = field("error").and_then(|error| error.as_string()) {
        return Err(Failure::Error(error));
    }
    let head = field("head").and_then(|head| serde_wasm_bindgen::from_value(head).ok());
    let bytes = field("bytes").and_then(|bytes| bytes.dyn_into::<Uint8Array>().ok());
    let read = head
        .zip(bytes)
        .and_then(|(head, bytes)| message(head, bytes.to_vec()));
    read.ok_or(Failure::Unread)
}

fn message(head: Head, bytes: Vec<u8>) -> Option<Message> {
    let [events, nodes, leaves, cutoffs, playouts] = head.counts.map(|count| count as u64);
    let counts = Counts {
        events,
        nodes,
        leaves,
        cutoffs,
        playouts,
    };
    let answer = head.answer.map(answer);
    Some(match head.kind {
        Kind::Outline => Message::Outline(bytes),
        Kind::Chunk => Message::Chunk {
            events: bytes,
            counts,
        },
        Kind::End => Message::End {
            events: bytes,
            counts,
            answer,
        },
        Kind::Row => Message::Row(
            bytes
                .as_chunks()
                .0
                .iter()
                .map(|number| f64::from_le_bytes(*number))
                .collect(),
        ),
        Kind::Thought | Kind::Move => {
            let mut numbers = bytes
                .as_chunks()
                .0
                .iter()
                .map(|pair| u16::from_le_bytes(*pair));
            let basis = basis_of(numbers.next()?.into())?;
            let thought = Thought {
                reached: head.reached,
                answer: answer?,
                basis,
                line: numbers.collect(),
                counts,
            };
            if matches!(head.kind, Kind::Move) {
                Message::Move(thought)
            } else {
                Message::Thought(thought)
            }
        }
        Kind::Reply => {
            let (place, plain) = head.reply?;
            Message::Reply(place, reply(plain)?)
        }
        Kind::Refused => {
            let [path, english, chinese] = head.refused;
            Message::Refused(Refusal::new(&path, &english, &chinese))
        }
    })
}
