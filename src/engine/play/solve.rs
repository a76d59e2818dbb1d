//! Whether a position is decided: ordinary searches to depth 1, 2, 3 …, in which whatever is undecided at the limit counts as 0.
//! So the end of the scale can only come from the rules, and so does any value if nothing was undecided.

use crate::game::Status;
use crate::game::any::AnyGame;
use crate::search::{
    Algorithm, AlphaBeta, Basis, Evaluation, Event, Expectimax, Order, Recorder, Window, record_any,
};
use crate::spec::Spec;
use std::ops::ControlFlow;

/// A position that is decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solved {
    /// Its value from Max's side.
    pub value: f64,
    /// A move that keeps it; none where the game is over or nobody moves.
    pub best: Option<u16>,
    /// How many plies had to be looked at: of a forced win, how long it takes.
    pub plies: u32,
}

/// The events that are looked at together.
const CHUNK: u64 = 4_096;
/// Nothing is searched deeper: a line with one move at a time would cost nothing but the stack.
const DEEPEST: u32 = 64;
/// An average that ought to be the end of the scale may miss it by rounding.
const ROUNDING: f64 = 1e-9;

/// The value of a position by the rules, if searches with so many events in all find it.
pub fn solve(game: &AnyGame, mut events: u64) -> Option<Solved> {
    if let Status::Over { score } = game.status() {
        return Some(Solved {
            value: score,
            best: None,
            plies: 0,
        });
    }
    let traits = game.traits();
    let evaluation = Evaluation::Features {
        weights: Some(vec![0.0; game.weights().len()]),
    };
    // Nothing lies beyond the ends of the scale, so that whoever has reached one is done.
    let window = traits
        .range
        .map_or(Window::FULL, |(alpha, beta)| Window { alpha, beta });
    for plies in 1..=traits.longest.unwrap_or(DEEPEST).min(DEEPEST) {
        let (depth, evaluation) = (Some(plies), evaluation.clone());
        let algorithm = if traits.chance {
            let (bounds, prune) = (traits.range, traits.range.is_some());
            Algorithm::Expectimax(Expectimax {
                depth,
                evaluation,
                bounds,
                prune,
                ..Expectimax::default()
            })
        } else {
            Algorithm::AlphaBeta(AlphaBeta {
                depth,
                evaluation,
                window,
                order: Order::Killer,
                table: true,
                ..AlphaBeta::default()
            })
        };
        let spec = Spec::new(game.clone(), algorithm);
        // A tree whose author gave no estimates at this depth is searched where it needs none.
        if spec.check().is_err() {
            continue;
        }
        let mut is_decided = true;
        let mut look = |seen: Vec<Event>, _| {
            is_decided &= !seen.iter().any(|event| {
                matches!(
                    event,
                    Event::Evaluate {
                        basis: Basis::Estimate,
                        ..
                    }
                )
            });
            ControlFlow::Continue(())
        };
        let mut recorder = Recorder::new(usize::MAX, events).in_chunks(CHUNK, &mut look);
        let ControlFlow::Continue(answer) =
            record_any(&spec.game, &spec.algorithm, spec.seed, &mut recorder)
        else {
            return None;
        };
        recorder.flush();
        events -= recorder.counts.events;
        let is_end = |(low, high): (f64, f64)| {
            answer.value >= high - ROUNDING || answer.value <= low + ROUNDING
        };
        if is_decided || traits.range.is_some_and(is_end) {
            return Some(Solved {
                value: answer.value,
                best: answer.best,
                plies,
            });
        }
    }
    None
}
