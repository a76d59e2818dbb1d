//! The cost of keeping events, whole or in chunks as a worker does, compared with counting them,
//! and the events kept per second by searches that do little else.

use crate::measurement::Measurement;
use crate::stopwatch::side_by_side;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::search::{Algorithm, AlphaBeta, Event, Mcts, Minimax, Recorder, run};
use std::hint::black_box;
use std::ops::ControlFlow;

/// Events a worker gathers before it hands them on.
const CHUNK: u64 = 50_000;

pub fn measure() -> Vec<Measurement> {
    let minimax = Algorithm::Minimax(Minimax::default());
    let alpha_beta = Algorithm::AlphaBeta(AlphaBeta::default());
    let mcts = Algorithm::Mcts(Mcts {
        iterations: 10_000,
        ..Mcts::default()
    });
    let (kept, ratio) = compare("minimax", &minimax);
    let events = record(&minimax, 0).counts.events as f64;
    let rate = Measurement::new(
        "events of minimax recorded, tic-tac-toe",
        events / kept,
        "events/s",
    )
    .value_at_least(50e6);
    let event = Measurement::new("an event as event", size_of::<Event>() as f64, "bytes")
        .value_at_most(24.0);
    vec![
        ratio,
        rate,
        compare("alpha-beta", &alpha_beta).1,
        compare("MCTS", &mcts).1,
        compare_in_chunks(&minimax),
        event,
    ]
}

/// Returns the seconds of a recorded search, and its row.
fn compare(name: &str, algorithm: &Algorithm) -> (f64, Measurement) {
    let (kept, counted) = side_by_side(|| record(algorithm, usize::MAX), || record(algorithm, 0));
    let row = Measurement::new(format!("{name} recorded, tic-tac-toe"), 1e3 * kept, "ms");
    (
        kept,
        row.against("counting only", 1e3 * counted)
            .ratio_at_most(3.0),
    )
}

/// The row about a search recorded in chunks, each of which is given back before the next is begun.
fn compare_in_chunks(algorithm: &Algorithm) -> Measurement {
    let (kept, counted) = side_by_side(|| record_in_chunks(algorithm), || record(algorithm, 0));
    Measurement::new("minimax recorded in chunks, tic-tac-toe", 1e3 * kept, "ms")
        .against("counting only", 1e3 * counted)
        .ratio_at_most(3.0)
}

fn record_in_chunks(algorithm: &Algorithm) -> u64 {
    let mut hand_on = |events: Vec<Event>, _| {
        black_box(&events);
        ControlFlow::Continue(())
    };
    let mut recorder = Recorder::new(usize::MAX, u64::MAX).in_chunks(CHUNK, &mut hand_on);
    let flow = run(
        black_box(&TicTacToe::default()),
        algorithm,
        0,
        &mut recorder,
    );
    assert!(flow.is_continue(), "the budget is never used up");
    recorder.counts.events
}

/// Runs a search and keeps its first `limit` events.
fn record(algorithm: &Algorithm, limit: usize) -> Recorder<'static> {
    let mut recorder = Recorder::new(limit, u64::MAX);
    let flow = run(
        black_box(&TicTacToe::default()),
        algorithm,
        0,
        &mut recorder,
    );
    assert!(flow.is_continue(), "the budget is never used up");
    recorder
}
