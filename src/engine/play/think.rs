//! A machine thinks: its search runs, and whoever waits is told what it would play now. What it has come to is read from the events;
//! the search is stopped between two of them when the budget is used up. Seconds only ever find a limit in iterations or depth.

mod standing;

use super::machine::{Budget, Machine};
use crate::game::any::AnyGame;
use crate::search::probe::Counts;
use crate::search::{self, Answer, Basis, Event, Flow, Recorder, Stop};
use serde::{Deserialize, Serialize};
use standing::Standing;
use std::ops::ControlFlow;

/// What a machine came to. [`Machine::search`] with `reached` is the search without any clock that takes this very move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// Iterations, or the depth; 0 for a search to its own end.
    pub reached: u32,
    /// The move, and the value of the position.
    pub answer: Answer,
    /// What the value rests on.
    pub basis: Basis,
    /// The best line so far, as choices; of Monte-Carlo tree search its first move.
    pub line: Vec<u16>,
    /// What was counted on the way to here.
    pub counts: Counts,
}

/// Events between two looks at the clock.
const CHUNK: u64 = 128;
/// Milliseconds between two thoughts that are told because time passes.
const PAUSE: f64 = 100.0;

struct Thinker<'a> {
    budget: Budget,
    standing: Standing<'a>,
    /// The counts of the searches before this one.
    before: Counts,
    told: f64,
    clock: &'a mut dyn FnMut() -> f64,
    tell: &'a mut dyn FnMut(&Thought),
}

/// Lets a machine find its move at `position` after `ply` moves of the game. `clock` says how many milliseconds have passed since it
/// began, `tell` is told what it would play as it stands, whenever a depth is completed and every now and then.
pub fn think(
    position: &AnyGame,
    machine: &Machine,
    ply: u32,
    clock: &mut dyn FnMut() -> f64,
    tell: &mut dyn FnMut(&Thought),
) -> Thought {
    let (mut limit, last, all) = machine.limits(position);
    let standing = Standing::new(position, machine);
    let mut thinker = Thinker {
        budget: machine.budget,
        standing,
        before: Counts::default(),
        told: 0.0,
        clock,
        tell,
    };
    loop {
        let spec = machine.search(position, ply, limit);
        if spec.check().is_ok() {
            thinker.standing.begin(limit);
            let mut hand_on = |events: Vec<Event>, counts: Counts| thinker.hear(&events, counts);
            let mut recorder = Recorder::new(usize::MAX, u64::MAX).in_chunks(CHUNK, &mut hand_on);
            let flow = search::record_any(&spec.game, &spec.algorithm, spec.seed, &mut recorder);
            if flow.is_continue() {
                recorder.flush();
            }
            let counts = recorder.counts;
            thinker.before = sum(thinker.before, counts);
            if flow.is_break() || thinker.standing.is_done {
                break;
            }
        }
        if limit == last {
            break;
        }
        limit = if all { limit + 1 } else { last };
    }
    let answer = Answer {
        value: 0.0,
        best: None,
    };
    let nothing = Thought {
        reached: 0,
        answer,
        basis: Basis::Estimate,
        line: Vec::new(),
        counts: thinker.before,
    };
    thinker.standing.thought(thinker.before).unwrap_or(nothing)
}

impl Thinker<'_> {
    fn hear(&mut self, events: &[Event], counts: Counts) -> Flow {
        for event in events {
            self.standing.hear(event);
            if self.standing.is_done {
                break;
            }
        }
        let now = (self.clock)();
        if (self.standing.take_news() || now - self.told >= PAUSE)
            && let Some(thought) = self.standing.thought(sum(self.before, counts))
        {
            self.told = now;
            (self.tell)(&thought);
        }
        let is_late = matches!(self.budget, Budget::Millis(most) if now >= f64::from(most))
            && self.standing.has_move();
        if self.standing.is_done || is_late {
            ControlFlow::Break(Stop::Asked)
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// What several searches counted.
fn sum(one: Counts, other: Counts) -> Counts {
    Counts {
        events: one.events + other.events,
        nodes: one.nodes + other.nodes,
        leaves: one.leaves + other.leaves,
        cutoffs: one.cutoffs + other.cutoffs,
        playouts: one.playouts + other.playouts,
    }
}
