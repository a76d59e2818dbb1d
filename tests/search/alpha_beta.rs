//! Alpha-beta with every combination of its options against the definition: on random trees, on
//! positions that are reached by several paths, so that the table is used, and with evaluation by
//! playouts.

use crate::truth::cases::cases;
use crate::truth::definition::{value, weighted};
use crate::truth::options::alpha_betas;
use crate::truth::trees::trees;
use plyscope::game::any::AnyGame;
use plyscope::game::nim::Nim;
use plyscope::game::subtraction::Subtraction;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::{Game, Status};
use plyscope::report::{self, Summary};
use plyscope::search::{
    Algorithm, AlphaBeta, Evaluation, Minimax, Order, Returns, Window, replay_any,
};
use plyscope::spec::Spec;
use proptest::prelude::*;

/// Deeper than any tree or game here.
const TO_THE_END: u32 = 64;

fn solve(game: impl Into<AnyGame>, algorithm: Algorithm, seed: u64) -> Summary {
    let spec = Spec {
        seed,
        ..Spec::new(game, algorithm)
    };
    spec.check().expect("the algorithm can run on the game");
    report::summary(&spec)
}

/// Asserts that a returned value inside the window is the true one, and on or beyond an end a
/// bound.
fn assert_promise(found: f64, truth: f64, options: &AlphaBeta) {
    let Window { alpha, beta } = options.window;
    assert!(
        found > alpha || truth <= found,
        "at most {found}, but it is {truth}: {options:?}"
    );
    assert!(
        found < beta || truth >= found,
        "at least {found}, but it is {truth}: {options:?}"
    );
    assert!(
        found <= alpha || found >= beta || found == truth,
        "{found} stands for {truth}: {options:?}"
    );
    if options.window == Window::FULL {
        assert_eq!(found, truth, "{options:?}");
    }
    if options.returns == Returns::Clipped {
        assert!(
            (alpha..=beta).contains(&found),
            "{found} lies outside the window: {options:?}"
        );
    }
}

/// Runs one search of `game` and compares value and move with the definition.
fn assert_as_defined<G: Game + Into<AnyGame>>(
    game: &G,
    options: &AlphaBeta,
    seed: u64,
    estimate: &dyn Fn(&G) -> f64,
) {
    if matches!(game.status(), Status::Over { .. }) {
        return;
    }
    let depth = options.depth.unwrap_or(TO_THE_END);
    let truth = value(game, depth, estimate);
    let found = solve(game.clone(), Algorithm::AlphaBeta(options.clone()), seed);
    if depth == 0 {
        assert_eq!((found.value, found.best), (truth, None));
        return;
    }
    assert_promise(found.value, truth, options);
    if options.window == Window::FULL {
        let values: Vec<f64> = game
            .moves()
            .map(|mv| value(&game.after(mv), depth - 1, estimate))
            .collect();
        let best = usize::from(found.best.expect("a player moves"));
        assert_eq!(
            values[best], truth,
            "the move taken is a best one: {options:?}"
        );
        // The first of equal moves is known only in the game's own order; the table tries its own
        // move first.
        if options.order == Order::Given && !options.table {
            assert_eq!(
                values.iter().position(|value| *value == truth),
                Some(best),
                "the first of equals: {options:?}"
            );
        }
    }
}

fn boards() -> impl Strategy<Value = TicTacToe> {
    let texts = [
        ".../.x./...",
        "xo./.../...",
        "xo./.x./...",
        "x.o/.../.x.",
        "xo./.x./..o",
        "xo./ox./...",
        "xox/.o./.x.",
        "x../.o./..x",
    ];
    prop::sample::select(texts.to_vec()).prop_map(|text| TicTacToe::parse(text).expect(text))
}

fn heaps() -> impl Strategy<Value = Nim> {
    let heaps = prop::collection::vec(0..=3_u16, 1..=3);
    (heaps, any::<bool>()).prop_map(|(heaps, misere)| Nim::new(heaps, misere).expect("few stones"))
}

/// Returns the mean of the playouts that a search with this seed plays from a position.
fn played<G: Game + Into<AnyGame>>(state: &G, count: u32, seed: u64) -> f64 {
    let game: AnyGame = state.clone().into();
    let score = |playout| {
        let moves = replay_any(
            &game,
            &Algorithm::Minimax(Minimax::default()),
            seed,
            (0, playout),
        );
        match game.after(&moves).status() {
            Status::Over { score } => score,
            other => panic!("a playout ends the game, not with {other:?}"),
        }
    };
    (0..count).map(score).sum::<f64>() / f64::from(count)
}

proptest! {
    #![proptest_config(cases(12_000))]

    #[test]
    fn every_combination_keeps_its_promise_on_random_trees(tree in trees(), options in alpha_betas(6), seed: u64) {
        assert_as_defined(&tree, &options, seed, &weighted);
    }

    #[test]
    fn every_combination_keeps_its_promise_on_heaps_met_in_several_ways(nim in heaps(), options in alpha_betas(7), seed: u64) {
        assert_as_defined(&nim, &options, seed, &weighted);
    }
}

proptest! {
    #![proptest_config(cases(1_200))]

    #[test]
    fn every_combination_keeps_its_promise_at_tic_tac_toe(board in boards(), options in alpha_betas(4), seed: u64) {
        let limited = AlphaBeta { depth: options.depth.or(Some(5)), ..options };
        assert_as_defined(&board, &limited, seed, &weighted);
    }

    #[test]
    fn every_combination_keeps_its_promise_at_subtraction(stones in 1..=9_u16, options in alpha_betas(9), seed: u64) {
        assert_as_defined(&Subtraction::standard(stones), &options, seed, &weighted);
    }

    #[test]
    fn playouts_as_evaluation_are_the_same_wherever_a_search_meets_a_position(
        board in boards(), nim in heaps(), options in alpha_betas(3), count in 1..4_u32, seed: u64,
    ) {
        let depth = options.depth.or(Some(2));
        let options = AlphaBeta { depth, evaluation: Evaluation::Playouts { count }, ..options };
        assert_as_defined(&board, &options, seed, &|state: &TicTacToe| played(state, count, seed));
        assert_as_defined(&nim, &options, seed, &|state: &Nim| played(state, count, seed));
        if options.window == Window::FULL {
            let full = Algorithm::Minimax(Minimax { depth, evaluation: options.evaluation.clone() });
            prop_assert_eq!(solve(board, full, seed).value, solve(board, Algorithm::AlphaBeta(options), seed).value);
        }
    }
}
