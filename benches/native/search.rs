//! The cost of observation: each algorithm through `run`, with a recorder that keeps no events,
//! compared with the plain recursion.

use crate::measurement::Measurement;
use crate::plain;
use crate::stopwatch::side_by_side;
use crate::trees::{Forest, decided};
use plyscope::game::Game;
use plyscope::game::nim::Nim;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::Tree;
use plyscope::search::{Algorithm, AlphaBeta, Expectimax, Mcts, Minimax, Recorder, WinLose, run};
use std::hint::black_box;
use std::ops::ControlFlow;

const SEED: u64 = 7;

pub fn measure() -> Vec<Measurement> {
    let branch = Forest::new(SEED).tree(9, 6);
    let winnable = Tree::new(decided(branch.clone()));
    let tree = Tree::new(branch);
    let chances = Tree::new(Forest::with_chance(SEED).tree(9, 6));
    let nim = Nim::new(vec![3, 3, 3], false).expect("few stones");
    let mut found = Vec::new();
    on("tic-tac-toe", &TicTacToe::default(), &mut found);
    on(&format!("tree of {} nodes", tree.size()), &tree, &mut found);
    on("Nim 3 3 3", &nim, &mut found);
    let expectimax = Algorithm::Expectimax(Expectimax::default());
    let place = format!("expectimax, tree with chance, {} nodes", chances.size());
    found.push(compare(&place, &chances, &expectimax, plain::expectimax));
    found.push(compare(
        "expectimax, Nim 3 3 3",
        &nim,
        &expectimax,
        plain::expectimax,
    ));
    // With a memo the table would be measured instead of the search.
    let win_lose = Algorithm::WinLose(WinLose {
        memo: false,
        ..WinLose::default()
    });
    found.push(compare(
        "win-lose without memo, tree",
        &winnable,
        &win_lose,
        plain::win_lose,
    ));
    found.push(compare(
        "win-lose without memo, Nim 3 3 3",
        &nim,
        &win_lose,
        plain::win_lose,
    ));
    found
}

/// Compares the algorithms that can search any of the games.
fn on<G: Game>(place: &str, game: &G, found: &mut Vec<Measurement>) {
    let Mcts { c, iterations, .. } = Mcts::default();
    found.extend([
        compare(
            &format!("minimax, {place}"),
            game,
            &Algorithm::Minimax(Minimax::default()),
            plain::minimax,
        ),
        compare(
            &format!("alpha-beta, {place}"),
            game,
            &Algorithm::AlphaBeta(AlphaBeta::default()),
            |game| plain::alpha_beta(game, f64::NEG_INFINITY, f64::INFINITY),
        ),
        compare(
            &format!("MCTS, {place}"),
            game,
            &Algorithm::Mcts(Mcts::default()),
            |game| plain::uct(game, c, iterations, SEED),
        ),
    ]);
}

fn compare<G: Game>(
    name: &str,
    game: &G,
    algorithm: &Algorithm,
    plain: impl Fn(&G) -> (f64, Option<u16>),
) -> Measurement {
    let observed = || match run(
        black_box(game),
        algorithm,
        SEED,
        &mut Recorder::new(0, u64::MAX),
    ) {
        ControlFlow::Continue(answer) => (answer.value, answer.best),
        ControlFlow::Break(_) => unreachable!("the budget is never used up"),
    };
    let plain = || plain(black_box(game));
    let ((value, best), (expected, move_expected)) = (observed(), plain());
    // Means are exact here, and rounded at each sum there.
    assert!(
        (value - expected).abs() <= 1e-12 && best == move_expected,
        "{name}: the plain search is not the same search: {value} {best:?} and {expected} {move_expected:?}"
    );
    let (ours, theirs) = side_by_side(observed, plain);
    Measurement::new(name, 1e3 * ours, "ms")
        .against("plain recursion", 1e3 * theirs)
        .ratio_at_most(1.5)
}
