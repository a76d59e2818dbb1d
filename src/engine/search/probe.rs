//! The interface between a search and its listener. A listener stops the search by returning
//! `Break`, which `?` passes up the recursion.

use super::Event;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::ControlFlow;

/// Why a search stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The listener asked it to stop.
    Asked,
    /// The game has chance nodes, and the algorithm cannot handle them.
    Chance,
}

/// The result of every step of a search: continue with a value, or stop.
pub type Flow<T = ()> = ControlFlow<Stop, T>;

/// Listens to the events of a search.
pub trait Probe {
    /// Receives one event.
    ///
    /// # Errors
    /// `Break` stops the search.
    fn emit(&mut self, event: Event) -> Flow;
}

/// Counts of a search, recorded or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// All events.
    pub events: u64,
    /// Nodes visited, the root included.
    pub nodes: u64,
    /// Evaluated leaves.
    pub leaves: u64,
    /// Cutoffs.
    pub cutoffs: u64,
    /// Playouts.
    pub playouts: u64,
}

/// Keeps the first events up to a limit and counts all of them up to a budget. With limit 0 it only
/// counts.
pub struct Recorder<'a> {
    /// The events kept and not yet delivered.
    pub events: Vec<Event>,
    /// The counts so far.
    pub counts: Counts,
    limit: u64,
    budget: u64,
    /// The number of events per delivery, and the receiver.
    chunk: u64,
    receiver: Option<Receiver<'a>>,
    /// Whether events are kept at present.
    is_keeping: bool,
    /// The number of events at which `attend` is due: end of keeping, delivery or end of budget.
    attends_at: u64,
}

impl fmt::Debug for Recorder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Recorder")
            .field("counts", &self.counts)
            .finish_non_exhaustive()
    }
}

/// Receives the events kept since the last delivery and the counts of the whole search; its `Break`
/// stops the search.
pub type Receiver<'a> = &'a mut dyn FnMut(Vec<Event>, Counts) -> Flow;

impl<'a> Recorder<'a> {
    /// Makes a recorder that keeps at most `limit` events and stops the search after `budget`
    /// events.
    pub fn new(limit: usize, budget: u64) -> Recorder<'a> {
        let counts = Counts {
            nodes: 1,
            ..Counts::default()
        };
        Recorder {
            events: Vec::new(),
            counts,
            limit: limit as u64,
            budget,
            chunk: u64::MAX,
            receiver: None,
            is_keeping: false,
            attends_at: 0,
        }
    }

    /// Delivers the kept events every `chunk` events instead of collecting them.
    pub fn in_chunks(self, chunk: u64, receiver: Receiver<'a>) -> Recorder<'a> {
        Recorder {
            chunk,
            receiver: Some(receiver),
            ..self
        }
    }

    /// Delivers the remaining events after the end of the search.
    pub fn flush(&mut self) {
        // The search has ended: a `Break` has nothing to stop.
        let _ = self.deliver();
    }

    fn deliver(&mut self) -> Flow {
        match &mut self.receiver {
            Some(receiver) => receiver(std::mem::take(&mut self.events), self.counts),
            None => ControlFlow::Continue(()),
        }
    }

    /// Does what is due at this number of events, and computes the next number at which something
    /// is due.
    ///
    /// It is rare, so it is kept out of the path of every event.
    #[cold]
    #[inline(never)]
    fn attend(&mut self) -> Flow {
        let now = self.counts.events;
        if now >= self.budget {
            return ControlFlow::Break(Stop::Asked);
        }
        if now > 0 && now.is_multiple_of(self.chunk) {
            self.deliver()?;
        }
        self.is_keeping = now < self.limit;
        let next_chunk = (now / self.chunk + 1).saturating_mul(self.chunk);
        let until = if self.is_keeping {
            self.limit
        } else {
            u64::MAX
        };
        self.attends_at = self.budget.min(next_chunk).min(until);
        ControlFlow::Continue(())
    }
}

impl Counts {
    /// Adds one event. Most searches run only to be counted, and this function and `emit` are most
    /// of their cost.
    #[inline(always)]
    pub fn add(&mut self, event: &Event) {
        self.events += 1;
        match event {
            Event::Descend { .. } => self.nodes += 1,
            Event::Evaluate { .. } => self.leaves += 1,
            Event::Cutoff { .. } => self.cutoffs += 1,
            Event::Simulate { .. } => self.playouts += 1,
            _ => {}
        }
    }
}

impl Probe for Recorder<'_> {
    #[inline(always)]
    fn emit(&mut self, event: Event) -> Flow {
        if self.counts.events == self.attends_at {
            self.attend()?;
        }
        if self.is_keeping {
            self.events.push(event);
        }
        self.counts.add(&event);
        ControlFlow::Continue(())
    }
}
