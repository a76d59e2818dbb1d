//! The counters beside theory: the shape of the tree, the fewest leaves, the greatest depth of the
//! stack, and the value by depth.

use crate::truth::cases::cases;
use crate::truth::trees::trees;
use plyscope::game::Player;
use plyscope::game::any::AnyGame;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::notation;
use plyscope::lesson::counters::{Shape, iterations};
use plyscope::recording::what_if::by_depth;
use plyscope::report;
use plyscope::search::{Algorithm, AlphaBeta, Basis, Mcts, Minimax};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Trace};
use proptest::prelude::*;

const EVENTS: usize = 20_000;

fn spec(text: &str, depth: Option<u32>) -> Spec {
    let tree = notation::read(text, Player::Max).expect("well-formed");
    Spec::new(
        tree,
        Algorithm::Minimax(Minimax {
            depth,
            ..Minimax::default()
        }),
    )
}

fn shape(spec: &Spec) -> Shape {
    Shape::of(&Trace::new(&spec.outline()), spec.algorithm.depth()).expect("it is outlined")
}

#[test]
fn an_iteration_counts_once_whatever_the_number_of_its_playouts() {
    let tree = notation::read("[[3,5],[2,9],[4,1]]", Player::Max).expect("well-formed");
    for (playouts, rollout_root) in [(1, false), (2, false), (3, true)] {
        let options = Mcts {
            iterations: 20,
            playouts,
            rollout_root,
            ..Mcts::default()
        };
        let spec = Spec::new(tree.clone(), Algorithm::Mcts(options));
        let trace = spec.record(EVENTS, u64::MAX).0;
        let begun = &trace.landmarks().iterations;
        assert_eq!(begun.len(), 20);
        for (done, step) in begun.iter().enumerate() {
            assert_eq!(iterations(&trace.at(*step), &options), done as u32);
        }
        assert_eq!(iterations(&trace.end(), &options), 20);
    }
}

#[test]
fn the_shape_of_a_tree_is_seen_down_to_its_limit() {
    let binary = "[[[[3,17],[2,12]],[[15,1],[25,0]]],[[[2,5],[3,4]],[[2,14],[1,1]]]]";
    let seen = shape(&spec(binary, None));
    assert_eq!(
        seen,
        Shape {
            leaves: 16,
            branching: 2,
            depth: 4,
            uniform: true
        }
    );
    assert_eq!(seen.fewest_leaves(), 7);
    let ternary = shape(&spec("[[3,12,8],[2,4,6],[14,5,2]]", None));
    assert_eq!((ternary.fewest_leaves(), ternary.uniform), (5, true));
    assert_eq!(
        shape(&spec(binary, Some(3))),
        Shape {
            leaves: 8,
            branching: 2,
            depth: 3,
            uniform: true
        }
    );
    assert_eq!(shape(&spec(binary, Some(3))).fewest_leaves(), 5);
    assert_eq!(
        shape(&spec("[[1,2],[3]]", None)),
        Shape {
            leaves: 3,
            branching: 2,
            depth: 2,
            uniform: false
        }
    );
    assert!(!shape(&spec("[[1,2],3]", None)).uniform);
    let endless = Spec::new(TicTacToe::default(), Algorithm::Mcts(Mcts::default()));
    assert_eq!(
        Shape::of(&Trace::new(&endless.outline()), None),
        None,
        "what was not walked has no shape"
    );
}

#[test]
fn the_value_by_depth_ends_where_the_game_does() {
    let board = TicTacToe::parse("xo./.x./..o").expect("a reachable board");
    for (deepening, limit, length) in [(false, None, 6), (true, Some(3), 4), (false, Some(0), 1)] {
        let options = AlphaBeta {
            depth: limit,
            deepening,
            ..AlphaBeta::default()
        };
        let spec = Spec::new(board, Algorithm::AlphaBeta(options.clone()));
        let values = by_depth(&spec, EVENTS);
        assert_eq!(values.len(), length);
        for (depth, number) in (0..).zip(&values) {
            let only = AlphaBeta {
                depth: Some(depth),
                deepening: false,
                ..options.clone()
            };
            let found = report::summary(&Spec::new(board, Algorithm::AlphaBeta(only)));
            assert_eq!(number.map(|number| number.value), Some(found.value));
        }
        assert_eq!(values[0].map(|number| number.basis), Some(Basis::Estimate));
    }
    assert!(by_depth(&Spec::new(board, Algorithm::Mcts(Mcts::default())), EVENTS).is_empty());
    assert!(
        by_depth(
            &Spec::new(TicTacToe::default(), Algorithm::Minimax(Minimax::default())),
            2_000
        )
        .len()
            < 6,
        "it has a budget"
    );
    // Without estimates a tree has a value only at full depth.
    let values = by_depth(&spec("[[5,6],[2,1],[3,2]]", None), EVENTS);
    assert_eq!(
        values
            .iter()
            .map(|number| number.map(|number| number.value))
            .collect::<Vec<_>>(),
        [None, None, Some(5.0)]
    );
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn the_deepest_ply_is_that_of_any_node_so_far(tree in trees(), depth in 1..5_u32) {
        let deepening = AlphaBeta { depth: Some(depth), deepening: true, ..AlphaBeta::default() };
        let trace = Spec::new(AnyGame::from(tree), Algorithm::AlphaBeta(deepening)).record(EVENTS, EVENTS as u64).0;
        let mut deepest = 0;
        for step in 0..=trace.len() {
            deepest = deepest.max(usize::from(trace.depth(trace.cursor(step))));
            prop_assert_eq!(trace.landmarks().deepest(step), deepest);
        }
    }

    #[test]
    fn under_deepening_the_counters_are_those_of_the_depth_at_hand(tree in trees(), depth in 1..5_u32) {
        let searched = |deepening| {
            let options = AlphaBeta { depth: Some(depth), deepening, ..AlphaBeta::default() };
            Spec::new(AnyGame::from(tree.clone()), Algorithm::AlphaBeta(options)).record(EVENTS, EVENTS as u64).0
        };
        let (deepened, single) = (searched(true), searched(false));
        let (all, alone) = (deepened.landmarks(), single.landmarks());
        prop_assert_eq!(all.nodes(deepened.len()), alone.nodes(single.len()));
        prop_assert_eq!(all.current(&all.leaves, deepened.len()), alone.leaves.len());
        prop_assert_eq!(all.current(&all.cuts, deepened.len()), alone.cuts.len());
    }

    #[test]
    fn a_leaf_is_counted_where_minimax_evaluates(tree in trees(), depth in prop::option::of(0..5_u32)) {
        let spec = Spec::new(AnyGame::from(tree), Algorithm::Minimax(Minimax { depth, ..Minimax::default() }));
        let seen = shape(&spec);
        let (trace, ..) = spec.record(EVENTS, EVENTS as u64);
        prop_assert_eq!(seen.leaves as usize, trace.landmarks().leaves.len());
        prop_assert_eq!(seen.depth as usize, trace.landmarks().deepest(trace.len()));
        prop_assert!(seen.fewest_leaves() <= seen.leaves || !seen.uniform);
        prop_assert!(trace.end().number(NodeId::ROOT).is_some());
    }
}
