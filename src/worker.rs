//! What a worker does with a request: one search, told in chunks of encoded events while it runs.
//! It knows no browser; whoever starts it says how a message is posted.

mod codec;

pub use codec::{decode, encode};

use crate::search::probe::{Counts, Flow, Stop};
use crate::search::{Event, Probe};
use crate::spec::{Refusal, Spec};
use std::ops::ControlFlow;

/// A search under this many events runs in the page; a longer one goes to a worker.
pub const SHORT: usize = 20_000;
/// How many events are recorded at most.
pub const RECORDED: usize = 1_000_000;
/// After this many events a search is given up, recorded or not.
pub const BUDGET: u64 = 200_000_000;
/// Events in one chunk.
const CHUNK: u64 = 50_000;

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
        /// Whether the search came to its end.
        finished: bool,
    },
}

struct Stream<P: FnMut(Message)> {
    post: P,
    counts: Counts,
    buffer: Vec<u8>,
    recorded: usize,
}

impl<P: FnMut(Message)> Stream<P> {
    fn flush(&mut self) {
        let events = std::mem::take(&mut self.buffer);
        (self.post)(Message::Chunk { events, counts: self.counts });
    }
}

impl<P: FnMut(Message)> Probe for Stream<P> {
    fn emit(&mut self, event: Event) -> Flow {
        if self.counts.events >= BUDGET {
            return ControlFlow::Break(Stop);
        }
        self.counts.add(&event);
        if self.recorded < RECORDED {
            self.recorded += 1;
            encode(&event, &mut self.buffer);
        }
        if self.counts.events.is_multiple_of(CHUNK) {
            self.flush();
        }
        ControlFlow::Continue(())
    }
}

/// Runs the search of a spec and posts what it does.
///
/// # Errors
/// When the spec is refused.
pub fn work(spec: &str, post: impl FnMut(Message)) -> Result<(), Refusal> {
    let spec = Spec::read(spec)?;
    let counts = Counts { nodes: 1, ..Counts::default() };
    let mut stream = Stream { post, counts, buffer: Vec::new(), recorded: 0 };
    let finished = spec.run(&mut stream).is_continue();
    stream.flush();
    let counts = stream.counts;
    (stream.post)(Message::End { counts, finished });
    Ok(())
}
