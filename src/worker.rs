//! What a worker does with a request: one search, told in chunks of encoded events while it runs, or one move of a machine.
//! It knows no browser; whoever starts it says how a message is posted.

mod codec;
mod fields;

pub use codec::{decode, encode};
pub use fields::{BASES, RELATIONS, fields, written};

use crate::game::any::AnyGame;
use crate::play::task::Task;
use crate::play::{Machine, Thought, think};
use crate::search::probe::Counts;
use crate::search::{Answer, Event, Recorder};
use crate::spec::fields::Fields;
use crate::spec::{Refusal, Spec, game};
use crate::text::Value;
use std::ops::ControlFlow;

/// A search under this many events runs in the page; a longer one goes to a worker.
pub const SHORT: usize = 20_000;
/// After this many events a search is given up, recorded or not.
pub const BUDGET: u64 = 200_000_000;
/// Events in one chunk.
const CHUNK: u64 = 50_000;
/// Events between two messages that carry none.
const PROGRESS: u64 = 5_000_000;

/// What a worker tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// More events, encoded, and the counts so far. Without events it is progress alone.
    Chunk {
        /// The events, as [`encode`] writes them.
        events: Vec<u8>,
        /// Everything counted so far.
        counts: Counts,
    },
    /// The search has ended, or was given up at the budget.
    End {
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
}

/// A request for a machine's move, after so many moves of the game.
pub fn request(machine: &Machine, position: &AnyGame, ply: u32) -> String {
    format!("{{\"think\":{},\"position\":{},\"ply\":{ply}}}", machine.write(), game::write(position))
}

/// The deepest nesting of a request: that of a tree, and what stands around it.
const DEEPEST: usize = 140;

/// Carries out a request, for a machine's move or the search of a spec, and posts what comes of it, events up to a limit. `clock`
/// says how many milliseconds have passed since it began.
///
/// # Errors
/// When the request is refused.
pub fn work(request: &str, limit: usize, clock: &mut dyn FnMut() -> f64, post: &mut dyn FnMut(Message)) -> Result<(), Refusal> {
    if let Some(done) = Task::carry_out(request, clock, &mut |row| post(Message::Row(row))) {
        post(Message::End { counts: Counts::default(), answer: None });
        return done;
    }
    if !request.starts_with("{\"think\"") {
        search(&Spec::read(request)?, limit, post);
        return Ok(());
    }
    let value = Value::read(request, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
    let mut fields = Fields::of(&value, "");
    fields.go_into(&value);
    let position = fields.required("position").map_or_else(game::harmless, |position| game::read(&mut fields, position));
    let machine = fields.required("think").map(|machine| Machine::from_json(&mut fields, machine, &position));
    let ply = fields.required("ply").map_or(0, |ply| fields.whole(ply, 0, u32::MAX.into()) as u32);
    fields.finish()?;
    if let Some(machine) = machine {
        let thought = think(&position, &machine, ply, clock, &mut |thought| post(Message::Thought(thought.clone())));
        post(Message::Move(thought));
    }
    Ok(())
}

fn search(spec: &Spec, limit: usize, post: &mut dyn FnMut(Message)) {
    let mut told = 0;
    let mut hand_on = |events: Vec<Event>, counts: Counts| {
        // Once nothing is recorded any more, news of progress alone must not keep the page busy.
        if events.is_empty() && counts.events < told + PROGRESS {
            return ControlFlow::Continue(());
        }
        told = counts.events;
        let mut bytes = Vec::new();
        events.iter().for_each(|event| encode(event, &mut bytes));
        post(Message::Chunk { events: bytes, counts });
        ControlFlow::Continue(())
    };
    let mut recorder = Recorder::new(limit, BUDGET).in_chunks(CHUNK, &mut hand_on);
    let answer = spec.record_to(&mut recorder).continue_value();
    recorder.flush();
    let counts = recorder.counts;
    post(Message::End { counts, answer });
}
