//! One search for each algorithm, through `run`, with a recorder that keeps no events. The same
//! file is measured natively and in the browser.

use plyscope::game::Game;
use plyscope::game::nim::Nim;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::search::{Algorithm, AlphaBeta, Expectimax, Mcts, Minimax, Recorder, WinLose, run};
use std::hint::black_box;
use std::ops::ControlFlow;

/// A name, and a search that returns its value.
pub type Subject = (&'static str, fn() -> f64);

/// All searches. Win-lose search has no memo, so that the search is measured instead of the table.
pub const SUBJECTS: [Subject; 5] = [
    ("minimax, tic-tac-toe", || {
        tic_tac_toe(&Algorithm::Minimax(Minimax::default()))
    }),
    ("alpha-beta, tic-tac-toe", || {
        tic_tac_toe(&Algorithm::AlphaBeta(AlphaBeta::default()))
    }),
    ("MCTS, tic-tac-toe", || {
        tic_tac_toe(&Algorithm::Mcts(Mcts {
            iterations: 10_000,
            ..Mcts::default()
        }))
    }),
    ("expectimax, Nim 3 3 3", || {
        nim(&Algorithm::Expectimax(Expectimax::default()))
    }),
    ("win-lose without memo, Nim 3 3 3", || {
        nim(&Algorithm::WinLose(WinLose {
            memo: false,
            ..WinLose::default()
        }))
    }),
];

fn tic_tac_toe(algorithm: &Algorithm) -> f64 {
    silent(&TicTacToe::default(), algorithm)
}

fn nim(algorithm: &Algorithm) -> f64 {
    silent(
        &Nim::new(vec![3, 3, 3], false).expect("few stones"),
        algorithm,
    )
}

fn silent<G: Game>(game: &G, algorithm: &Algorithm) -> f64 {
    match run(
        black_box(game),
        algorithm,
        0,
        &mut Recorder::new(0, u64::MAX),
    ) {
        ControlFlow::Continue(answer) => answer.value,
        ControlFlow::Break(_) => unreachable!("the budget is never used up"),
    }
}
