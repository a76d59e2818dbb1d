//! Searches side by side: the clock's laws, what stands in the table, the leaves of all searches, and the written form.

mod form;
mod leaves;
mod seeds;

#[path = "../truth"]
mod truth {
    pub mod cases;
    pub mod trees;
}

use plyscope::compare::{Comparison, Standing, Work, fewest_leaves};
use plyscope::game::any::AnyGame;
use plyscope::search::{Algorithm, AlphaBeta, Event, Mcts, Minimax, Order};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Trace};
use proptest::prelude::*;
use truth::cases::cases;
use truth::trees::trees;

const EVENTS: usize = 100_000;

fn recorded(spec: &Spec) -> Trace {
    spec.check().expect("the search can run");
    spec.record(EVENTS, EVENTS as u64).0
}

fn recordings(it: &Comparison) -> Vec<Trace> {
    it.lanes.iter().map(recorded).collect()
}

fn compared(text: &str) -> Comparison {
    Comparison::read(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

/// The searches of a position that are put side by side here.
fn searches(game: &AnyGame) -> Vec<Spec> {
    let alpha_beta = |options| Algorithm::AlphaBeta(options);
    let mcts = Mcts {
        iterations: 12,
        ..Mcts::default()
    };
    [
        Algorithm::Minimax(Minimax::default()),
        alpha_beta(AlphaBeta::default()),
        alpha_beta(AlphaBeta {
            order: Order::Best,
            ..AlphaBeta::default()
        }),
        alpha_beta(AlphaBeta {
            table: true,
            ..AlphaBeta::default()
        }),
        alpha_beta(AlphaBeta {
            depth: Some(3),
            deepening: true,
            ..AlphaBeta::default()
        }),
        Algorithm::Mcts(mcts),
    ]
    .map(|algorithm| Spec::new(game.clone(), algorithm))
    .into_iter()
    .filter(|spec| spec.check().is_ok())
    .collect()
}

/// Counts the work of the first events by walking over them.
fn counted(trace: &Trace, by: Work, step: u32) -> u32 {
    let events = || (1..=step).filter_map(|step| trace.event(step));
    let is_mcts = trace
        .events()
        .any(|event| matches!(event, Event::Credit { .. }));
    let plays_out = trace
        .events()
        .any(|event| matches!(event, Event::Simulate { .. }));
    let of = |is: fn(&Event) -> bool| events().filter(is).count() as u32;
    let leaves = of(|event| matches!(event, Event::Evaluate { .. }));
    let playouts = of(|event| matches!(event, Event::Simulate { .. }));
    match by {
        Work::Event => step,
        Work::Leaf | Work::Playout if is_mcts => leaves + playouts,
        Work::Leaf => leaves,
        Work::Playout if plays_out => playouts,
        Work::Playout => leaves,
        // A node joins when it is expanded, else when the search first descends to it in this depth.
        Work::Node => panic!("nodes are counted by the summary"),
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn at_any_clock_a_lane_stands_at_the_last_step_with_no_more_work(tree in trees(), share in 0..=100_u32) {
        for spec in searches(&tree.into()) {
            let trace = recorded(&spec);
            for by in [Work::Leaf, Work::Playout, Work::Event] {
                let clock = counted(&trace, by, trace.len()) * share / 100;
                let last = (0..=trace.len()).rev().find(|&step| counted(&trace, by, step) <= clock).unwrap_or(0);
                let step = by.step(&trace, clock);
                prop_assert_eq!(counted(&trace, by, step), counted(&trace, by, last), "{:?} of {:?}", by, spec.algorithm);
                // What it leaves out is the way to the next leaf and nothing else.
                let left_out: Vec<Event> = (step + 1..=last).filter_map(|step| trace.event(step)).collect();
                let sets_out = |event: &Event| matches!(event, Event::Descend { .. } | Event::Expand { .. } | Event::Begin { .. });
                let enters = |event: &Event| matches!(event, Event::Open { .. } | Event::Bound { .. } | Event::Range { .. } | Event::Rank { .. });
                let is_way = left_out.iter().all(|event| sets_out(event) || enters(event));
                prop_assert!(is_way);
                prop_assert!(left_out.first().is_none_or(sets_out));
                prop_assert!(by != Work::Event || step == last);
            }
            for by in Work::ALL {
                let all = by.done(&trace, trace.len());
                prop_assert_eq!(by.step(&trace, all), trace.len());
                prop_assert_eq!(by.step(&trace, u32::MAX), trace.len());
                prop_assert!((1..=trace.len()).all(|step| by.done(&trace, step - 1) <= by.done(&trace, step)));
            }
        }
    }

    #[test]
    fn equal_searches_stand_alike_and_exchanged_ones_exchange_their_rows(tree in trees(), clock in 0..=40_u32) {
        let game: AnyGame = tree.into();
        let all = searches(&game);
        for pair in all.windows(2) {
            let rows = |lanes: &[&Spec]| -> Vec<Standing> {
                lanes.iter().map(|lane| {
                    let trace = recorded(lane);
                    Standing::of(&trace, Work::Leaf.step(&trace, clock))
                }).collect()
            };
            let mut there = rows(&[&pair[0], &pair[1]]);
            there.reverse();
            prop_assert_eq!(there, rows(&[&pair[1], &pair[0]]));
            let twins = rows(&[&pair[0], &pair[0]]);
            prop_assert_eq!(&twins[0], &twins[1]);
        }
    }

    #[test]
    fn the_last_row_is_what_the_search_answers_by_itself(tree in trees()) {
        for spec in searches(&tree.into()) {
            let trace = recorded(&spec);
            let last = Standing::of(&trace, trace.len());
            let alone = plyscope::report::summary(&spec);
            prop_assert!(last.is_done);
            prop_assert_eq!(u64::from(last.cuts), alone.cutoffs);
            prop_assert_eq!(last.best, alone.best);
            if spec.mcts().is_none() {
                prop_assert_eq!(u64::from(last.leaves), alone.leaves);
                prop_assert_eq!(u64::from(last.nodes), alone.nodes);
                prop_assert_eq!(last.value.map(|number| number.value), Some(alone.value));
            } else {
                prop_assert_eq!(last.leaves, 12);
            }
        }
    }
}

#[test]
fn minimax_reads_nine_leaves_of_aimas_tree_and_alpha_beta_seven() {
    let it = compared(
        r#"{"compare":[{"game":{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]},"algorithm":{"kind":"minimax"}},{"algorithm":{"kind":"alpha-beta"}}],"at":6}"#,
    );
    let traces = recordings(&it);
    let rows: Vec<Standing> = traces
        .iter()
        .map(|trace| Standing::of(trace, it.by.step(trace, 6)))
        .collect();
    assert_eq!(rows[0].leaves, 6);
    assert_eq!(rows[1].leaves, 6);
    assert_eq!([rows[0].cuts, rows[1].cuts], [0, 1]);
    assert_eq!([rows[0].best, rows[1].best], [Some(0), Some(0)]);
    let ends: Vec<u32> = traces
        .iter()
        .map(|trace| it.by.done(trace, trace.len()))
        .collect();
    assert_eq!(ends, [9, 7]);
    let both: Vec<&Trace> = traces.iter().collect();
    let (least, shape) = fewest_leaves(&it.lanes, &both).expect("a uniform tree");
    assert_eq!((least, shape.branching, shape.depth), (5, 3, 2));
}

#[test]
fn a_search_that_is_done_stays_at_its_end() {
    let it = compared(
        r#"{"compare":[{"game":{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]},"algorithm":{"kind":"minimax"}},{"algorithm":{"kind":"alpha-beta"}}]}"#,
    );
    let traces = recordings(&it);
    for clock in 7..=9 {
        let step = it.by.step(&traces[1], clock);
        assert!(Standing::of(&traces[1], step).is_done);
    }
    assert!(!Standing::of(&traces[1], it.by.step(&traces[1], 6)).is_done);
    assert_eq!(
        traces[1].at(traces[1].len()).best(NodeId::ROOT),
        traces[1].child(NodeId::ROOT, 0)
    );
}

#[test]
fn playouts_of_two_kinds_of_search_are_counted_alike() {
    let it = compared(
        r#"{"compare":[{"game":{"kind":"tic-tac-toe","position":"xo./.x./o.."},"algorithm":{"kind":"minimax","depth":1,"evaluation":{"kind":"playouts","count":20}}},{"algorithm":{"kind":"mcts","iterations":80}}],"by":"playout"}"#,
    );
    let traces = recordings(&it);
    // One of the five moves wins at once, so that four are played out.
    assert_eq!(it.by.done(&traces[0], traces[0].len()), 80);
    assert_eq!(it.by.done(&traces[1], traces[1].len()), 80);
    assert_eq!(
        fewest_leaves(&it.lanes, &traces.iter().collect::<Vec<_>>()),
        None
    );
}
