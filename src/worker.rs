//! What a worker does with a request: one search, told in chunks of encoded events while it runs.
//! It knows no browser; whoever starts it says how a message is posted.

mod codec;

pub use codec::{decode, encode};

use crate::search::probe::Counts;
use crate::search::{Answer, Event, Recorder};
use crate::spec::{Refusal, Spec};

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
}

/// Runs the search of a spec and posts what it does, events up to a limit.
///
/// # Errors
/// When the spec is refused.
pub fn work(spec: &str, limit: usize, mut post: impl FnMut(Message)) -> Result<(), Refusal> {
    let spec = Spec::read(spec)?;
    let mut told = 0;
    let mut hand_on = |events: Vec<Event>, counts: Counts| {
        // Once nothing is recorded any more, news of progress alone must not keep the page busy.
        if events.is_empty() && counts.events < told + PROGRESS {
            return;
        }
        told = counts.events;
        let mut bytes = Vec::new();
        events.iter().for_each(|event| encode(event, &mut bytes));
        post(Message::Chunk { events: bytes, counts });
    };
    let mut recorder = Recorder::new(limit, BUDGET).in_chunks(CHUNK, &mut hand_on);
    let answer = spec.record_to(&mut recorder).continue_value();
    recorder.flush();
    let counts = recorder.counts;
    post(Message::End { counts, answer });
    Ok(())
}
