//! What a worker does with a request: one search, told in chunks of encoded events while it runs, one move of a machine, or some
//! questions.
//! It knows no browser; whoever starts it says how a message is posted.

mod codec;
mod fields;
mod questions;

pub use codec::{decode, encode, encoded};
pub use fields::{basis, fields, relation, written};
pub use questions::ask;

use crate::game::any::AnyGame;
use crate::play::task::Task;
use crate::play::{Machine, Thought, think};
use crate::recording::question::Reply;
use crate::search::probe::Counts;
use crate::search::{Answer, Event, Recorder};
use crate::spec::field::Field;
use crate::spec::{Refusal, Spec, game};
use crate::text::Value;
use crate::text::json::to_json;
use serde::Serialize;
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
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// The tree as it stands before the search, as encoded events; none where it is too large to be drawn whole. It comes first.
    Outline(Vec<u8>),
    /// More events, encoded, and the counts so far. Without events it is progress alone.
    Chunk {
        /// The events, as [`encode`] writes them.
        events: Vec<u8>,
        /// Everything counted so far.
        counts: Counts,
    },
    /// The search has ended, or was given up at the budget. A short search has no other message between this and its outline.
    End {
        /// The events since the last chunk, as [`encode`] writes them.
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
    /// A row of what a task has found.
    Row(Vec<f64>),
    /// The answer to a question, by its place among those that were asked.
    Reply(usize, Reply),
    /// The request is refused.
    Refused(Refusal),
}

/// A request for a machine's move, after so many moves of the game.
pub fn request(machine: &Machine, position: &AnyGame, ply: u32) -> String {
    #[derive(Serialize)]
    struct Request<'a> {
        think: &'a Machine,
        position: &'a AnyGame,
        ply: u32,
    }
    to_json(&Request {
        think: machine,
        position,
        ply,
    })
}

/// The deepest nesting of a request: that of a tree, and what stands around it.
const DEEPEST: usize = 140;

/// Carries out a request, for a machine's move or the search of a spec, and posts what comes of it, events up to a limit, or why it
/// is refused. `clock` says how many milliseconds have passed since it began.
pub fn work(
    request: &str,
    limit: usize,
    clock: &mut dyn FnMut() -> f64,
    post: &mut dyn FnMut(Message),
) {
    if let Err(refusal) = carry_out(request, limit, clock, post) {
        post(Message::Refused(refusal));
    }
}

fn carry_out(
    request: &str,
    limit: usize,
    clock: &mut dyn FnMut() -> f64,
    post: &mut dyn FnMut(Message),
) -> Result<(), Refusal> {
    if let Some(done) = Task::carry_out(request, clock, &mut |row| post(Message::Row(row))) {
        done?;
        post(Message::End {
            events: Vec::new(),
            counts: Counts::default(),
            answer: None,
        });
        return Ok(());
    }
    if let Some(read) = questions::asked(request) {
        let (spec, questions) = read?;
        for (place, question) in questions.iter().enumerate() {
            post(Message::Reply(place, question.answer(&spec, QUESTION)));
        }
        return Ok(());
    }
    if !request.starts_with("{\"think\"") {
        search(&Spec::read(request)?, limit, clock, post);
        return Ok(());
    }
    let value = Value::read(request, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
    let (position, machine, ply) = Field::new(&value, "").object(|fields| {
        let position = fields.required("position", game::read)?;
        let machine = fields.required("think", |field| Machine::read(field, &position))?;
        Ok((
            position,
            machine,
            fields.required("ply", |ply| ply.whole(0..=u32::MAX))?,
        ))
    })?;
    let thought = think(&position, &machine, ply, clock, &mut |thought| {
        post(Message::Thought(thought.clone()))
    });
    post(Message::Move(thought));
    Ok(())
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
