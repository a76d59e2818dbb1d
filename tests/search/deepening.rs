//! Iterative deepening: each depth is the search limited to it, and counts include every depth.

use crate::truth::cases::cases;
use crate::truth::options::alpha_betas;
use crate::truth::trees::trees;
use plyscope::game::any::AnyGame;
use plyscope::game::nim::Nim;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::{Game, Player, Status, tree::notation};
use plyscope::report::{self, Evaluated, Summary};
use plyscope::search::{Algorithm, AlphaBeta, Event, Order, Stage};
use plyscope::spec::Spec;
use proptest::prelude::*;

fn spec(game: &AnyGame, options: &AlphaBeta, depth: u32, deepening: bool, seed: u64) -> Spec {
    let options = AlphaBeta {
        depth: Some(depth),
        deepening,
        ..options.clone()
    };
    Spec {
        seed,
        ..Spec::new(game.clone(), Algorithm::AlphaBeta(options))
    }
}

fn events(spec: &Spec) -> Vec<Event> {
    spec.check().expect("the search can run");
    report::record(spec)
        .expect("the search is short")
        .0
        .events()
        .collect()
}

/// Returns the events of a search without the final choice.
fn told(mut events: Vec<Event>) -> Vec<Event> {
    events.retain(|event| !matches!(event, Event::Choose { .. }));
    events
}

fn assert_one_search_after_another(game: &AnyGame, options: &AlphaBeta, deepest: u32, seed: u64) {
    let depths = 1..=deepest;
    let limited = |depth| spec(game, options, depth, false, seed);
    let whole = spec(game, options, deepest, true, seed);
    let one_by_one = depths.clone().flat_map(|depth| {
        let begin = Event::Begin {
            stage: Stage::Depth(depth),
        };
        [begin].into_iter().chain(told(events(&limited(depth))))
    });
    assert_eq!(
        told(events(&whole)),
        one_by_one.collect::<Vec<_>>(),
        "{options:?}"
    );
    let summaries: Vec<Summary> = depths
        .map(|depth| report::summary(&limited(depth)))
        .collect();
    let (found, last) = (report::summary(&whole), &summaries[summaries.len() - 1]);
    assert_eq!((found.value, found.best), (last.value, last.best));
    let sum = |count: fn(&Summary) -> u64| summaries.iter().map(count).sum::<u64>();
    assert_eq!(found.nodes, sum(|summary| summary.nodes));
    assert_eq!(found.leaves, sum(|summary| summary.leaves));
    assert_eq!(found.cutoffs, sum(|summary| summary.cutoffs));
    assert_eq!(
        found.evaluated,
        summaries
            .iter()
            .flat_map(|summary| summary.evaluated.clone())
            .collect::<Vec<_>>()
    );
}

/// Turns off everything that is carried from one depth to the next.
fn forgetful(options: AlphaBeta) -> AlphaBeta {
    let order = if options.order == Order::Killer {
        Order::Best
    } else {
        options.order
    };
    AlphaBeta {
        order,
        table: false,
        ..options
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn each_depth_of_a_tree_is_the_search_limited_to_it(tree in trees(), options in alpha_betas(6), deepest in 1..7_u32, seed: u64) {
        assert_one_search_after_another(&tree.into(), &forgetful(options), deepest, seed);
    }

    #[test]
    fn each_depth_at_a_game_is_the_search_limited_to_it(options in alpha_betas(4), deepest in 1..5_u32, seed: u64) {
        let options = forgetful(options);
        assert_one_search_after_another(&Nim::new(vec![1, 2, 2], true).expect("few stones").into(), &options, deepest, seed);
        assert_one_search_after_another(&TicTacToe::parse("xo./.x./..o").expect("a board").into(), &options, deepest, seed);
    }

    #[test]
    fn table_and_killers_kept_between_depths_do_not_change_the_value(tree in trees(), options in alpha_betas(6), deepest in 1..7_u32, seed: u64) {
        if matches!(tree.status(), Status::Over { .. }) || options.window != plyscope::search::Window::FULL {
            return Ok(());
        }
        let game = tree.into();
        let value = |options: &AlphaBeta, deepening| report::summary(&spec(&game, options, deepest, deepening, seed)).value;
        prop_assert_eq!(value(&options, true), value(&forgetful(options), false));
    }
}

#[test]
fn a_leaf_that_two_depths_come_to_counts_twice() {
    // Depth 1 sees the estimates 4 and 3 and the leaf 2. Depth 2 sees 5, 6, then 1 and cuts, then
    // the leaf 2 again.
    let tree = notation::read(
        r#"[{"min":[5,6],"estimate":4},{"min":[1,9],"estimate":3},2]"#,
        Player::Max,
    )
    .expect("well-formed");
    let options = AlphaBeta {
        depth: Some(2),
        deepening: true,
        ..AlphaBeta::default()
    };
    let found = report::detail(&Spec::new(tree, Algorithm::AlphaBeta(options)))
        .expect("the search is short");
    let Summary {
        nodes,
        leaves,
        cutoffs,
        ref evaluated,
        ..
    } = found.summary;
    // Root and three children; root, three children and three leaves below them.
    assert_eq!((nodes, leaves, cutoffs), (4 + 7, 3 + 4, 1));
    let position = |choice| Evaluated::Position(vec![choice]);
    let (first, second) = (
        [position(0), position(1), Evaluated::Leaf(4)],
        [0, 1, 2, 4].map(Evaluated::Leaf),
    );
    assert_eq!(
        *evaluated,
        first.into_iter().chain(second).collect::<Vec<_>>()
    );
    // The rows are those of the last depth, each node once.
    let rows: Vec<(Vec<u16>, Option<f64>)> = found
        .nodes
        .iter()
        .map(|row| (row.path.clone(), row.value.map(|value| value.0)))
        .collect();
    let expected = [
        (vec![], 5.0),
        (vec![0], 5.0),
        (vec![1], 1.0),
        (vec![2], 2.0),
        (vec![0, 0], 5.0),
        (vec![0, 1], 6.0),
        (vec![1, 0], 1.0),
    ];
    assert_eq!(rows, expected.map(|(path, value)| (path, Some(value))));
}

#[test]
fn nodes_of_earlier_depths_alone_have_no_row() {
    // Depth 2 sees all four estimates. Depth 3 cuts at the second node of Min after 1.
    let min = |one, other| {
        format!(
            r#"{{"min":[{{"max":[{one}],"estimate":7}},{{"max":[{other}],"estimate":6}}],"estimate":0}}"#
        )
    };
    let tree = notation::read(&format!("[{},{}]", min(5, 6), min(1, 9)), Player::Max)
        .expect("well-formed");
    let options = |deepening| AlphaBeta {
        depth: Some(3),
        deepening,
        ..AlphaBeta::default()
    };
    let rows = |deepening| {
        let found = report::detail(&Spec::new(
            tree.clone(),
            Algorithm::AlphaBeta(options(deepening)),
        ))
        .expect("a short search");
        let mut paths: Vec<Vec<u16>> = found.nodes.into_iter().map(|row| row.path).collect();
        paths.sort();
        (paths, found.summary.nodes)
    };
    let ((deepened, work), (limited, nodes)) = (rows(true), rows(false));
    assert_eq!(deepened, limited);
    assert_eq!((limited.len() as u64, work), (nodes, 3 + 7 + nodes));
}
