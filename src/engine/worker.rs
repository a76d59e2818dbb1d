//! What a worker does with a request: one search, told in chunks of encoded events while it runs, one move of a machine, answers to
//! questions, or a task. It knows no browser: the caller says how a message is posted.

mod codec;
mod fields;
mod request;

pub use codec::{decode, encode, encoded};
pub use fields::{basis, fields, relation, written};
pub use request::Request;

use crate::play::task::Finding;
use crate::play::{Machine, Thought, think};
use crate::recording::question::Reply;
use crate::search::probe::Counts;
use crate::search::{Answer, Event, Recorder};
use crate::spec::field::Field;
use crate::spec::{Refusal, Spec, game};
use crate::text::Value;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// After this many events a search that answers a question is given up.
const QUESTION: usize = 200_000;
/// After this many events a search is given up, recorded or not.
pub const BUDGET: u64 = 200_000_000;
/// Events after which the clock is looked at. Few, because one event of a search with exact playouts can take a tenth of a second.
const PAUSE: u64 = 32;
/// Events in one chunk, and the milliseconds after which a chunk may have fewer.
const CHUNK: usize = 50_000;
const PATIENCE: f64 = 500.0;
/// Events between two messages that carry none.
const PROGRESS: u64 = 5_000_000;

/// What a worker tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Message {
    /// The tree as it stands before the search, as encoded events; none where it is too large to be drawn whole. It comes first.
    Outline(#[serde(with = "serde_bytes")] Vec<u8>),
    /// More events, encoded, and the counts so far. Without events it is progress alone.
    Chunk {
        /// The events, as [`encode`] writes them.
        #[serde(with = "serde_bytes")]
        events: Vec<u8>,
        /// Everything counted so far.
        counts: Counts,
    },
    /// The search has ended, or was given up at the budget. A short search has no other message between this and its outline.
    End {
        /// The events since the last chunk, as [`encode`] writes them.
        #[serde(with = "serde_bytes")]
        events: Vec<u8>,
        /// Everything counted.
        counts: Counts,
        /// What the search came to, if it came to its end.
        answer: Option<Answer>,
    },
    /// What a machine that goes on thinking would play now.
    Thought(Thought),
    /// What it plays.
    Move(Thought),
    /// What a task has found.
    Found(Finding),
    /// A task has come to its end.
    Done,
    /// The answer to a question, by its place among those that were asked.
    Reply(usize, Reply),
    /// The request is refused.
    Refused(Refusal),
}

/// The deepest nesting of a request: that of a tree, and what stands around it.
const DEEPEST: usize = 140;

/// Carries out a request and posts what comes of it, or why it is refused. `clock` says how many milliseconds have passed since it
/// began.
pub fn work(request: &Request, clock: &mut dyn FnMut() -> f64, post: &mut dyn FnMut(Message)) {
    if let Err(refusal) = carry_out(request, clock, post) {
        post(Message::Refused(refusal));
    }
}

fn carry_out(
    request: &Request,
    clock: &mut dyn FnMut() -> f64,
    post: &mut dyn FnMut(Message),
) -> Result<(), Refusal> {
    match request {
        Request::Search { spec, limit } => {
            search(&Spec::read(spec)?, *limit as usize, clock, post);
        }
        Request::Think {
            machine,
            position,
            ply,
        } => {
            let position = read(position, game::read)?;
            let machine = read(machine, |field| Machine::read(field, &position))?;
            let thought = think(&position, &machine, *ply, clock, &mut |thought| {
                post(Message::Thought(thought.clone()));
            });
            post(Message::Move(thought));
        }
        Request::Ask { spec, questions } => {
            let spec = Spec::read(spec)?;
            for (place, question) in questions.iter().enumerate() {
                post(Message::Reply(place, question.answer(&spec, QUESTION)));
            }
        }
        Request::Do { task, about } => {
            task.carry_out(about, clock, &mut |found| post(Message::Found(found)))?;
            post(Message::Done);
        }
    }
    Ok(())
}

/// Reads a part of a request.
fn read<T>(json: &str, read: impl FnOnce(&Field) -> Result<T, Refusal>) -> Result<T, Refusal> {
    let value = Value::read(json, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
    read(&Field::new(&value, ""))
}

fn search(
    spec: &Spec,
    limit: usize,
    clock: &mut dyn FnMut() -> f64,
    post: &mut dyn FnMut(Message),
) {
    post(Message::Outline(encoded(&spec.outline())));
    let (mut gathered, mut told, mut told_at) = (Vec::new(), 0, clock());
    let mut hand_on = |mut events: Vec<Event>, counts: Counts| {
        gathered.append(&mut events);
        // Once nothing is recorded any more, news of progress alone must not keep the page busy.
        let is_due = match gathered.len() {
            0 => counts.events >= told + PROGRESS,
            length => {
                length >= CHUNK || counts.events >= limit as u64 || clock() >= told_at + PATIENCE
            }
        };
        if is_due {
            (told, told_at) = (counts.events, clock());
            post(Message::Chunk {
                events: encoded(&std::mem::take(&mut gathered)),
                counts,
            });
        }
        ControlFlow::Continue(())
    };
    let mut recorder = Recorder::new(limit, BUDGET).in_chunks(PAUSE, &mut hand_on);
    let answer = spec.record_to(&mut recorder).continue_value();
    let (rest, counts) = (std::mem::take(&mut recorder.events), recorder.counts);
    gathered.extend(rest);
    post(Message::End {
        events: encoded(&gathered),
        counts,
        answer,
    });
}
