//! Exact values of positions, by ordinary searches to depth 1, 2, 3 … that evaluate every position
//! at the limit as 0. A value at an end of the range of scores then comes from the rules alone, and
//! so does every value of a search that evaluated no such position. Connect Four has a solver of its own.

use super::connect_four::{End, end_of};
use crate::game::any::AnyGame;
use crate::game::connect_four::ConnectFour;
use crate::game::{Game, Interval, Player, Status};
use crate::search::{
    Algorithm, AlphaBeta, Basis, Evaluation, Event, Expectimax, Order, Recorder, Window, record_any,
};
use crate::spec::Spec;
use std::ops::ControlFlow;

/// The exact value of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solved {
    /// The value from Max's side.
    pub value: f64,
    /// A move that keeps it; `None` if the game is over or chance moves.
    pub best: Option<u16>,
    /// The depth in plies of the search that proved it; for a forced win, its length.
    pub plies: u32,
}

/// The number of events examined together.
const CHUNK: u64 = 4_096;
/// The greatest depth: a longer line with one move at each position would cost no time, only stack.
const DEEPEST: u32 = 64;
/// The tolerance of the ends of the range: an average of such values may miss them by rounding.
const ROUNDING: f64 = 1e-9;

/// The most positions of a search that solves Connect Four: some seconds.
pub(super) const POSITIONS: u64 = 30_000_000;

/// Returns the end of a game of Connect Four as the value of its position.
pub(super) fn solved_to_end(game: &AnyGame, board: &ConnectFour, end: End) -> Solved {
    let range = game.traits().range.unwrap_or(Interval {
        low: -1.0,
        high: 1.0,
    });
    let is_best = |column: &u8| end.column == Some(*column);
    Solved {
        value: match end.winner {
            None => range.middle(),
            Some(Player::Max) => range.high,
            Some(Player::Min) => range.low,
        },
        best: board
            .moves()
            .position(|column| is_best(&column))
            .map(|at| at as u16),
        plies: end.plies,
    }
}

/// Returns the exact value of a position, if searches with at most `events` events in all prove it.
pub fn solve(game: &AnyGame, mut events: u64) -> Option<Solved> {
    if let Status::Over { score } = game.status() {
        return Some(Solved {
            value: score,
            best: None,
            plies: 0,
        });
    }
    if let AnyGame::ConnectFour(board) = game
        && let Some(end) = end_of(board, &mut POSITIONS.clone())
    {
        return Some(solved_to_end(game, board, end));
    }
    let traits = game.traits();
    let evaluation = Evaluation::Features {
        weights: Some(vec![0.0; game.weights().len()]),
    };
    // No value lies outside the range, so a node whose value reaches its end needs no further
    // search.
    let window = traits.range.map_or(Window::FULL, Window::from);
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
        // An explicit tree without estimates at this depth is searched at a depth that needs none.
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
        let is_end = |Interval { low, high }| {
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
