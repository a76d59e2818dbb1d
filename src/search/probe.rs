//! Who listens to a search, and how a search is stopped: the listener answers `Break` and `?` carries it out.

use super::Event;
use std::ops::ControlFlow;

/// The search was stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop;

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
#[derive(Debug)]
pub struct Recorder {
    /// The events kept.
    pub events: Vec<Event>,
    /// The counts so far.
    pub counts: Counts,
    limit: usize,
    budget: u64,
}

impl Recorder {
    /// Keeps at most `limit` events and stops the search after `budget` events.
    pub fn new(limit: usize, budget: u64) -> Recorder {
        Recorder { events: Vec::new(), counts: Counts { nodes: 1, ..Counts::default() }, limit, budget }
    }

    /// Whether every event so far was kept.
    pub fn is_complete(&self) -> bool {
        self.events.len() as u64 == self.counts.events
    }
}

impl Counts {
    /// Adds one event.
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

impl Probe for Recorder {
    fn emit(&mut self, event: Event) -> Flow {
        if self.counts.events >= self.budget {
            return ControlFlow::Break(Stop);
        }
        self.counts.add(&event);
        if self.events.len() < self.limit {
            self.events.push(event);
        }
        ControlFlow::Continue(())
    }
}
