//! The moment that stays when the search is changed: the same event at the same node, else the same cut, else the same node, else
//! the same part of the run.

use super::run::Run;
use crate::search::Event;
use crate::trace::{Landmarks, Trace};
use std::mem::{Discriminant, discriminant};

/// The most events that are compared one by one.
const MOST: u32 = 50_000;

/// A moment of one recording, in the terms of any other.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Whether it is the last moment.
    is_end: bool,
    /// The path of the node that the event is about, the kind of the event, and how many such events came before it; `None` in a long
    /// recording.
    event: Option<(Vec<u16>, Discriminant<Event>, usize)>,
    /// The number of cuts before it, if it is a cut.
    cut: Option<usize>,
    /// The part of the run, from 0 to 1.
    share: f64,
}

/// What another search keeps of a moment, as far as it has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The end.
    End,
    /// The cut after this many others.
    Cut(usize),
    /// The event at its node.
    Event,
    /// The part of the run.
    Share,
}

impl Moment {
    /// Returns what another search keeps first of all.
    pub fn kept(&self) -> Kept {
        match (self.is_end, self.cut, &self.event) {
            (true, ..) => Kept::End,
            (_, Some(before), _) => Kept::Cut(before),
            (_, None, Some(_)) => Kept::Event,
            (_, None, None) => Kept::Share,
        }
    }

    /// Returns the moment of a step; `None` at the beginning, where there is nothing to keep.
    pub fn of(run: &Run, step: u32) -> Option<Moment> {
        let trace = run.trace();
        let event = trace.event(step)?;
        let cuts = &trace.landmarks().cuts;
        let is_cut = matches!(event, Event::Cutoff { .. });
        Some(Moment {
            is_end: step == run.length() && !run.is_going(),
            event: place(&trace, step),
            cut: is_cut.then(|| Landmarks::count(cuts, step).saturating_sub(1)),
            share: f64::from(step) / f64::from(run.length().max(1)),
        })
    }

    /// Whether a step of a recording is this very moment, and not the nearest to it.
    pub fn is_at(&self, run: &Run, step: u32) -> bool {
        self.is_end || self.event.is_none() || place(&run.trace(), step) == self.event
    }

    /// Returns the step of this moment in another recording, as far as that has come; `None` while it may still come.
    pub fn step_in(&self, run: &Run) -> Option<u32> {
        let (is_going, length) = (run.is_going(), run.length());
        if self.is_end {
            return (!is_going).then_some(length);
        }
        let trace = run.trace();
        let same = self.event.as_ref().and_then(|(path, kind, before)| {
            let steps = steps(&trace, path, *kind);
            steps.into_iter().nth(*before)
        });
        if same.is_some() || is_going {
            return same;
        }
        let cut = self
            .cut
            .and_then(|cut| trace.landmarks().cuts.get(cut).copied());
        let node = || {
            self.event
                .as_ref()
                .and_then(|(path, ..)| left(&trace, path))
        };
        let share = || (self.share * f64::from(length)).round() as u32;
        Some(cut.or_else(node).unwrap_or_else(share))
    }
}

/// Returns what happens at a step, and where.
fn place(trace: &Trace, step: u32) -> Option<(Vec<u16>, Discriminant<Event>, usize)> {
    if trace.len() > MOST {
        return None;
    }
    let kind = discriminant(&trace.event(step)?);
    let path = trace.path(trace.at(step).subject());
    let before = steps(trace, &path, kind)
        .iter()
        .filter(|other| **other < step)
        .count();
    Some((path, kind, before))
}

/// Returns the last step that is about the node at a path: the search leaves it there.
fn left(trace: &Trace, path: &[u16]) -> Option<u32> {
    about(trace, path).last().map(|(step, _)| step)
}

/// Returns the steps at which an event of a kind is about the node at a path.
fn steps(trace: &Trace, path: &[u16], kind: Discriminant<Event>) -> Vec<u32> {
    let such = about(trace, path).filter(|(_, event)| discriminant(event) == kind);
    such.map(|(step, _)| step).collect()
}

/// Returns the events about the node at a path with their steps; none of a long recording.
fn about(trace: &Trace, path: &[u16]) -> impl Iterator<Item = (u32, Event)> {
    let node = trace.find(path).filter(|_| trace.len() <= MOST);
    let all = node.map(|_| 1..=trace.len()).into_iter().flatten();
    all.filter_map(move |step| {
        let is_about = node == Some(trace.at(step).subject());
        trace
            .event(step)
            .filter(|_| is_about)
            .map(|event| (step, event))
    })
}
