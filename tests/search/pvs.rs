//! Principal variation search: alpha-beta's value and move on 20,000 trees, an example worked by hand, and what it saves and costs.

use crate::truth::trees::trees;
use plyscope::game::tree::{Tree, notation};
use plyscope::lang::Lang;
use plyscope::lesson::explain;
use plyscope::report;
use plyscope::search::{Algorithm, AlphaBeta, CutRule, Event, Order, Returns, Window};
use plyscope::spec::Spec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

fn solve(tree: &Tree, options: AlphaBeta) -> report::Summary {
    report::summary(&Spec::new(tree.clone(), Algorithm::AlphaBeta(options)))
}

#[test]
fn value_and_move_are_those_of_alpha_beta_on_20_000_trees_under_every_convention() {
    let mut runner = TestRunner::deterministic();
    let words = (
        prop::sample::select(vec![Returns::Soft, Returns::Hard, Returns::Clipped]),
        prop::sample::select(vec![CutRule::Ge, CutRule::Gt]),
        prop::sample::select(vec![Order::Given, Order::Best, Order::Worst]),
    );
    let cases = (trees(), words);
    let mut again = 0;
    for _ in 0..20_000 {
        let (tree, (returns, cut, order)) = cases.new_tree(&mut runner).expect("a tree").current();
        let plain = AlphaBeta {
            returns,
            cut,
            order,
            ..AlphaBeta::default()
        };
        let pvs = AlphaBeta {
            pvs: true,
            ..plain.clone()
        };
        let (expected, found) = (solve(&tree, plain), solve(&tree, pvs));
        assert_eq!(
            (found.value, found.best),
            (expected.value, expected.best),
            "{tree:?}"
        );
        again += u32::from(found.leaves > expected.leaves);
    }
    assert!(
        again > 100,
        "some searches pay for searching again, not {again}"
    );
}

fn events(tree: &str, options: AlphaBeta) -> Vec<Event> {
    let tree = notation::read(tree, plyscope::game::Player::Max).expect("a good tree");
    let spec = Spec::new(tree, Algorithm::AlphaBeta(options));
    let (trace, _) = report::record(&spec).expect("it is short");
    trace.events().collect()
}

/// The windows that children are scouted with, and the children that are searched again, in their order.
fn scouted(events: &[Event]) -> Vec<(u16, Option<(f64, f64)>)> {
    let told = |event: &Event| match *event {
        Event::Scout {
            choice,
            window: Window { alpha, beta },
        } => Some((choice, Some((alpha, beta)))),
        Event::Again { choice } => Some((choice, None)),
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

#[test]
fn a_child_that_proves_better_is_searched_again_with_the_whole_window() {
    let pvs = AlphaBeta {
        pvs: true,
        ..AlphaBeta::default()
    };
    let found = scouted(&events("[[3,12],[7,5],[2,8]]", pvs.clone()));
    let null = |choice, low: f64| (choice, Some((low, low + 1.0)));
    let expected = [
        // At the first child, worth 3 so far, the second leaf is asked to be less.
        null(1, 2.0),
        // The second child is asked to be more than 3. Its leaves, 7 and 5, leave the window (3, 4) as it is: it is.
        null(1, 3.0),
        (1, None),
        // Searched again with (3, +∞), it is worth 7 so far, and the leaf 5 is asked to be less.
        null(1, 6.0),
        // The third is asked to be more than 5; its first leaf, 2, is not.
        null(2, 5.0),
    ];
    assert_eq!(found, expected);
    // Where values are fractions, a null window is narrow.
    let found = scouted(&events("[[0.5,0.75],[0.25]]", pvs));
    assert_eq!(found, [(1, Some((0.499, 0.5))), (1, Some((0.5, 0.501)))]);
}

#[test]
fn a_cut_by_a_null_window_is_told_as_the_answer_to_what_was_asked() {
    let said = |tree: &str| {
        let text = format!(
            r#"{{"game":{{"kind":"tree","tree":{tree}}},"algorithm":{{"kind":"alpha-beta","pvs":true}}}}"#
        );
        let spec = Spec::read(&text).expect("the spec is valid");
        let (trace, _) = report::record(&spec).expect("it is short");
        let cut = *trace.landmarks().cuts.last().expect("it cuts");
        let moment = trace.at(cut);
        explain(&moment, &spec.game, Lang::En, &spec.algorithm).text()
    };
    // The second child of the root, at most 1, need not be more than 2 for Min to prefer it to 4.
    assert_eq!(
        said(r#"{"min":[[4,3],[5,9,8],[1,2]]}"#),
        "Max can get 5 at C, but Min can limit Max to 4 by B. Since 5\u{a0}≥\u{a0}4, Min has no reason to enter C: the remaining 2\u{a0}moves are pruned."
    );
    // Max asks of C whether it is more than 3; at its first reply Max gets 8, which does not refute it.
    assert_eq!(
        said("[[[3],[4]],[[8,9],[7,6]]]"),
        "Max gets 7 at G, better than 3: this reply does not refute C. More is not asked: 6 is pruned."
    );
}
