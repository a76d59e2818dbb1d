//! The thinking of a machine: its search runs, and its present choice is reported at intervals. The
//! choice is computed from the events; the search is stopped between two events when the budget is
//! used up. A budget in seconds only determines the limit in iterations or depth.

mod solver;
mod standing;

use super::Made;
use super::machine::{Budget, Machine};
use crate::game::any::AnyGame;
use crate::search::probe::Counts;
use crate::search::{self, Answer, Basis, Event, Flow, Recorder, Relation, Stop};
use serde::{Deserialize, Serialize};
use standing::ThinkingState;
use std::ops::ControlFlow;

/// A machine's choice. [`Machine::search`] with `reached` is the search without a clock that makes
/// the same choice; a choice of the solver has no such search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// The number of iterations, or the depth; 0 for a search without a limit, `None` for a choice of the solver.
    pub reached: Option<u32>,
    /// The move, and the value of the position.
    pub answer: Answer,
    /// The basis of the value.
    pub basis: Basis,
    /// The principal variation so far, as choices; for Monte-Carlo tree search its first move.
    pub line: Vec<u16>,
    /// The results of the searched moves, in their order.
    pub seen: Vec<Seen>,
    /// The counts of all its searches so far.
    pub counts: Counts,
}

/// The result of a machine's search for one of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    /// The move.
    pub choice: u16,
    /// The value, to Max; for Monte-Carlo tree search the mean reward of the side to move.
    pub value: f64,
    /// The relation of the value to the true one: within a window it may be a bound.
    pub relation: Relation,
    /// The basis of the value.
    pub basis: Basis,
    /// The number of playouts after it.
    pub visits: u32,
    /// The number of plies until the game ends if nobody errs, where the solver has proved it.
    pub plies: Option<u32>,
}

impl Thought {
    /// Returns the move as a record stores it; `None` if there is none.
    pub fn made(&self) -> Option<Made> {
        Some(Made {
            choice: self.answer.best?,
            reached: self.reached,
        })
    }
}

/// The number of events between two readings of the clock.
const CHUNK: u64 = 128;
/// The milliseconds after which the present choice is reported again although no depth was
/// completed.
const PAUSE: f64 = 100.0;

struct Thinker<'a> {
    /// The milliseconds after which it stops as soon as it has a move.
    most: f64,
    standing: ThinkingState<'a>,
    /// The counts of the searches before this one.
    before: Counts,
    told: f64,
    clock: &'a mut dyn FnMut() -> f64,
    tell: &'a mut dyn FnMut(&Thought),
}

/// Finds a machine's move at `position`, after `ply` moves of the game. `clock` returns the
/// milliseconds since the start; `tell` receives the present choice after every completed depth and
/// at intervals.
pub fn think(
    position: &AnyGame,
    machine: &Machine,
    ply: u32,
    clock: &mut dyn FnMut() -> f64,
    tell: &mut dyn FnMut(&Thought),
) -> Thought {
    think_within(position, machine, ply, f64::INFINITY, clock, tell)
}

/// Thinks as [`think`] does, but stops after `longest` milliseconds if a move is known by then, whatever the budget is.
pub fn think_within(
    position: &AnyGame,
    machine: &Machine,
    ply: u32,
    longest: f64,
    clock: &mut dyn FnMut() -> f64,
    tell: &mut dyn FnMut(&Thought),
) -> Thought {
    if machine.solver
        && let Some(thought) = solver::solved_choice(position)
    {
        return thought;
    }
    let most = match machine.budget {
        Budget::Millis(most) => longest.min(most.into()),
        Budget::Own | Budget::Nodes(_) => longest,
    };
    let (mut limit, last, all) = machine.limits(position);
    let standing = ThinkingState::new(position, machine);
    let mut thinker = Thinker {
        most,
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
        reached: Some(0),
        answer,
        basis: Basis::Estimate,
        line: Vec::new(),
        seen: Vec::new(),
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
        let is_late = now >= self.most && self.standing.has_move();
        if self.standing.is_done || is_late {
            ControlFlow::Break(Stop::Asked)
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// Returns the sum of two counts.
fn sum(one: Counts, other: Counts) -> Counts {
    Counts {
        events: one.events + other.events,
        nodes: one.nodes + other.nodes,
        leaves: one.leaves + other.leaves,
        cutoffs: one.cutoffs + other.cutoffs,
        playouts: one.playouts + other.playouts,
    }
}
