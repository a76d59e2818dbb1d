//! Searches of well-known games, through `run`, with a recorder that keeps no events. The same file
//! is measured natively and in the browser. Each returns its work: nodes visited, or playouts if
//! its name begins with MCTS.

use plyscope::game::Wording;
use plyscope::game::connect_four::ConnectFour;
use plyscope::game::go::Go;
use plyscope::game::snake_go::SnakeGo;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::search::probe::Counts;
use plyscope::search::{Algorithm, Mcts, Minimax, Recorder, run};
use std::hint::black_box;

/// A name, and a search that returns its work.
pub type Subject = (&'static str, fn() -> u64);

/// A position with a tree of 666,174 nodes.
const NEAR_THE_END: &str = "x....../x.xo..o/o.xx.oo/oxox.xo/xooxoox/xxxoxoo";

/// All searches. Trees that are too large are searched to a depth limit with the game's own
/// evaluation.
pub const GAMES: [Subject; 8] = [
    ("minimax, tic-tac-toe", || {
        minimax::<TicTacToe>(".../.../...", None)
    }),
    ("minimax, Connect Four", || {
        minimax::<ConnectFour>(NEAR_THE_END, None)
    }),
    ("minimax to 4 plies, Snake Go 5 x 5", || {
        minimax::<SnakeGo>("classroom", Some(4))
    }),
    ("minimax to 2 plies, Go 9 x 9", || {
        minimax::<Go>("9", Some(2))
    }),
    ("MCTS, tic-tac-toe", || {
        mcts::<TicTacToe>(".../.../...", 10_000)
    }),
    ("MCTS, Connect Four", || mcts::<ConnectFour>("", 5_000)),
    ("MCTS, Snake Go 5 x 5", || mcts::<SnakeGo>("classroom", 500)),
    ("MCTS, Go 9 x 9", || mcts::<Go>("9", 200)),
];

fn minimax<G: Wording>(text: &str, depth: Option<u32>) -> u64 {
    counted::<G>(
        text,
        &Algorithm::Minimax(Minimax {
            depth,
            ..Minimax::default()
        }),
    )
    .nodes
}

fn mcts<G: Wording>(text: &str, iterations: u32) -> u64 {
    counted::<G>(
        text,
        &Algorithm::Mcts(Mcts {
            iterations,
            ..Mcts::default()
        }),
    )
    .playouts
}

fn counted<G: Wording>(text: &str, algorithm: &Algorithm) -> Counts {
    let Ok(game) = G::read(text, None) else {
        unreachable!("the texts above are read")
    };
    let mut recorder = Recorder::new(0, u64::MAX);
    let flow = run(black_box(&game), algorithm, 0, &mut recorder);
    assert!(flow.is_continue(), "the budget is never used up");
    recorder.counts
}
