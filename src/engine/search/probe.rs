//! Who listens to a search, and how a search is stopped: the listener answers `Break` and `?` carries it out.

use super::Event;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::ControlFlow;

/// Why a search has not come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The listener has heard enough.
    Asked,
    /// The game has chance in it, and the algorithm has no chance nodes.
    Chance,
}

/// What every step of a search returns: go on with a value, or stop.
pub type Flow<T = ()> = ControlFlow<Stop, T>;

/// Listens to a search.
pub trait Probe {
    /// Hears one event.
    ///
    /// # Errors
    /// `Break` stops the search.
    fn emit(&mut self, event: Event) -> Flow;
}

/// What is counted of every search, recorded or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// All events.
    pub events: u64,
    /// Nodes reached, the root included.
    pub nodes: u64,
    /// Values taken without looking further.
    pub leaves: u64,
    /// Cuts that left children unsearched.
    pub cutoffs: u64,
    /// Playouts.
    pub playouts: u64,
}

/// Keeps the first events up to a limit and counts all of them up to a budget. With limit 0 it only counts.
pub struct Recorder<'a> {
    /// The events kept and not yet handed on.
    pub events: Vec<Event>,
    /// The counts so far.
    pub counts: Counts,
    limit: u64,
    budget: u64,
    /// How often, in events, what was kept is handed on, and to whom.
    chunk: u64,
    hand_on: Option<HandOn<'a>>,
    /// Whether events are kept now.
    is_keeping: bool,
    /// After how many events that changes, or something is handed on, or the budget is used up.
    attends_at: u64,
}

impl fmt::Debug for Recorder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Recorder")
            .field("counts", &self.counts)
            .finish_non_exhaustive()
    }
}

/// Takes what a recorder has kept since the last time, and the counts of everything so far; its `Break` stops the search.
pub type HandOn<'a> = &'a mut dyn FnMut(Vec<Event>, Counts) -> Flow;

impl<'a> Recorder<'a> {
    /// Keeps at most `limit` events and stops the search after `budget` events.
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
            hand_on: None,
            is_keeping: false,
            attends_at: 0,
        }
    }

    /// Hands on every `chunk` events what was kept of them, instead of gathering it.
    pub fn in_chunks(self, chunk: u64, hand_on: HandOn<'a>) -> Recorder<'a> {
        Recorder {
            chunk,
            hand_on: Some(hand_on),
            ..self
        }
    }

    /// Hands on what is left, when the search has ended.
    pub fn flush(&mut self) {
        // Nothing is left that a `Break` could stop.
        let _ = self.hand_over();
    }

    fn hand_over(&mut self) -> Flow {
        match &mut self.hand_on {
            Some(hand_on) => hand_on(std::mem::take(&mut self.events), self.counts),
            None => ControlFlow::Continue(()),
        }
    }

    /// Does what is due after so many events, and finds out after how many there is something to do again. Rare, so kept out of the
    /// way of what happens at every event.
    #[cold]
    #[inline(never)]
    fn attend(&mut self) -> Flow {
        let now = self.counts.events;
        if now >= self.budget {
            return ControlFlow::Break(Stop::Asked);
        }
        if now > 0 && now.is_multiple_of(self.chunk) {
            self.hand_over()?;
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
    /// Adds one event. Most searches run only to be counted: this and `emit` are most of what that costs.
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
