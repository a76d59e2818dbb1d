//! The laws of recordings: appending in chunks changes nothing, a moment is the fold of the events
//! before it, step units lead to the right steps. The fold here is independent, with a plain map.

mod step_units;

mod facts;
mod fold;

use facts::facts;
use fold::Naive;
use plyscope::game::nim::Nim;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::notation;
use plyscope::game::{Player, Status};
use plyscope::search::{Algorithm, AlphaBeta, Event, Mcts, Minimax, Recorder};
use plyscope::spec::Spec;
use plyscope::trace::{Kind, Landmarks, NodeId, Relation, StepUnit, Trace};

/// A spec for every option of every algorithm, one a line.
const OPTIONS: &str = include_str!("../data/options.txt");

/// Searches of every algorithm that are long enough for long histories.
const LONG: [&str; 9] = [
    r#"{"game":{"kind":"tic-tac-toe","position":"x../.o./..."},"algorithm":{"kind":"minimax"}}"#,
    r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta"}}"#,
    r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta","depth":6,"deepening":true,"order":"killer","returns":"hard"}}"#,
    r#"{"game":{"kind":"nim","heaps":[6,6,6]},"algorithm":{"kind":"alpha-beta","table":true,"returns":"clipped"}}"#,
    r#"{"game":{"kind":"nim","heaps":[6,6,6]},"algorithm":{"kind":"alpha-beta","depth":8,"deepening":true,"table":true,"order":"best"}}"#,
    r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":4000}}"#,
    r#"{"game":{"kind":"nim","heaps":[3,4,5]},"algorithm":{"kind":"mcts","iterations":4000,"expand":"all","playouts":3}}"#,
    r#"{"game":{"kind":"nim","heaps":[3,3,3]},"algorithm":{"kind":"expectimax","opponent":"random"}}"#,
    r#"{"game":{"kind":"nim","heaps":[3,3,3]},"algorithm":{"kind":"win-lose","memo":false,"grundy":true}}"#,
];

const STRIDES: [StepUnit; 7] = [
    StepUnit::Event,
    StepUnit::Phase,
    StepUnit::Over,
    StepUnit::Out,
    StepUnit::Cut,
    StepUnit::Best,
    StepUnit::Iteration,
];

fn specs() -> Vec<Spec> {
    let tree = |text: &str| notation::read(text, Player::Max).expect("well-formed");
    let deep = "[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]";
    let limited = r#"[{"min":[{"max":[1,9],"estimate":4},3],"estimate":0},{"min":[{"max":[5,6],"estimate":2}],"estimate":1}]"#;
    let chance =
        r#"[{"chance":[[0.5,{"chance":[1,0]}],[1,0.25,0]],"p":["1/4","3/4"]},{"min":[1,[0,0.5]]}]"#;
    let alpha_beta = |depth| {
        Algorithm::AlphaBeta(AlphaBeta {
            depth,
            ..AlphaBeta::default()
        })
    };
    let minimax = |depth| {
        Algorithm::Minimax(Minimax {
            depth,
            ..Minimax::default()
        })
    };
    let mcts = |iterations| {
        Algorithm::Mcts(Mcts {
            iterations,
            ..Mcts::default()
        })
    };
    let board = TicTacToe::parse("xo./.x./..o").expect("a reachable board");
    let options = OPTIONS
        .lines()
        .map(|text| Spec::read(text).expect("the spec is good"));
    let plain = vec![
        Spec::new(tree("[[5,6],[2,1],[3,2]]"), minimax(None)),
        Spec::new(tree("[[5,6],[2,1],[3,2]]"), alpha_beta(None)),
        Spec::new(tree(deep), alpha_beta(None)),
        Spec::new(tree(limited), minimax(Some(2))),
        Spec::new(tree(limited), alpha_beta(Some(1))),
        Spec::new(tree(chance), mcts(60)),
        Spec::new(board, alpha_beta(None)),
        Spec::new(board, mcts(80)),
        Spec::new(TicTacToe::default(), alpha_beta(Some(3))),
        Spec::new(TicTacToe::default(), mcts(120)),
        Spec::new(
            Nim::new(vec![1, 2, 1], false).expect("few stones"),
            minimax(None),
        ),
        Spec::new(Nim::new(vec![2, 2], true).expect("few stones"), mcts(50)),
    ];
    plain.into_iter().chain(options).collect()
}

fn recording(spec: &Spec) -> Trace {
    spec.check().expect("the search can run");
    spec.record(usize::MAX, u64::MAX).0
}

/// A pseudo-random generator.
fn numbers(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed;
    move |below| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % u64::from(below)) as u32
    }
}

fn told(trace: &Trace) -> Vec<Event> {
    trace.events().collect()
}

fn nodes(trace: &Trace) -> impl Iterator<Item = NodeId> {
    (0..trace.size() as u32).map(NodeId)
}

#[test]
fn a_moment_is_the_fold_of_the_events_before_it() {
    for spec in specs() {
        let trace = recording(&spec);
        let paths: Vec<Vec<u16>> = nodes(&trace).map(|node| trace.path(node)).collect();
        // Every step of a short recording, about forty of a long one.
        let step_unit = (trace.len() as usize / 40).max(if paths.len() < 100 { 1 } else { 7 });
        let mut naive = Naive::new(&spec);
        for step in 0..=trace.len() {
            if let Some(event) = trace.event(step) {
                naive.read(event);
            }
            let moment = trace.at(step);
            assert_eq!(
                trace.path(moment.cursor()),
                naive.cursor,
                "the cursor at step {step}"
            );
            if (step as usize).is_multiple_of(step_unit) || step == trace.len() {
                for (node, path) in nodes(&trace).zip(&paths) {
                    assert_eq!(
                        facts(&moment, node),
                        naive.facts(path),
                        "node {path:?} at step {step} of {}",
                        spec.write()
                    );
                }
            }
        }
    }
}

#[test]
fn a_moment_of_a_long_recording_is_the_fold_of_the_events_before_it() {
    for (seed, text) in (1..).zip(LONG) {
        let spec = Spec::read(text).expect("the spec is good");
        let trace = recording(&spec);
        assert!(trace.len() > 20_000, "{} events of {text}", trace.len());
        let mut number = numbers(seed);
        let mut steps: Vec<u32> = (0..12)
            .map(|_| number(trace.len()))
            .chain([trace.len()])
            .collect();
        steps.sort_unstable();
        let mut naive = Naive::new(&spec);
        let mut told = 0;
        for step in steps {
            (told + 1..=step)
                .filter_map(|step| trace.event(step))
                .for_each(|event| naive.read(event));
            told = step;
            let moment = trace.at(step);
            // The path, and nodes throughout the tree.
            let here = trace
                .ancestors(moment.cursor())
                .flat_map(|above| [above].into_iter().chain(trace.children(above)));
            let anywhere: Vec<NodeId> = (0..200)
                .map(|_| NodeId(number(trace.size() as u32)))
                .collect();
            for node in here.chain(anywhere) {
                let path = trace.path(node);
                assert_eq!(
                    facts(&moment, node),
                    naive.facts(&path),
                    "node {path:?} at step {step} of {text}"
                );
            }
        }
    }
}

#[test]
fn a_drawing_gets_the_known_children_of_a_node_in_order() {
    for spec in specs() {
        let trace = recording(&spec);
        let heads = trace.heads();
        for node in nodes(&trace) {
            let mut found = vec![NodeId::ROOT.0];
            trace.append_children(heads[node.0 as usize], &mut found);
            let children = trace.children(node).map(|child| child.0);
            let expected: Vec<u32> = [NodeId::ROOT.0].into_iter().chain(children).collect();
            assert_eq!(found, expected, "node {:?}", trace.path(node));
        }
    }
}

#[test]
fn a_node_is_known_from_the_first_step_at_which_the_search_reached_it() {
    for spec in specs() {
        let trace = recording(&spec);
        let mut naive = Naive::new(&spec);
        trace.events().for_each(|event| naive.read(event));
        for node in nodes(&trace) {
            let born = naive.births.get(&trace.path(node)).copied();
            assert_eq!(
                trace.born(node).step(),
                born,
                "node {:?} of {}",
                trace.path(node),
                spec.write()
            );
            let known = |step: u32| born.is_some_and(|born| born <= step);
            let around = born.map_or(0, |born| born.saturating_sub(1))
                ..=born.map_or(trace.len(), |born| born + 1);
            assert!(
                around
                    .into_iter()
                    .all(|step| trace.at(step).is_known(node) == known(step))
            );
        }
        let mut alone = Trace::new(&[]);
        alone.append(&told(&trace));
        assert!(
            nodes(&alone).is_sorted_by_key(|node| alone.born(node).step()),
            "without an outline nodes are numbered as they are born"
        );
    }
}

#[test]
fn a_number_says_no_more_than_has_been_searched() {
    let tree = notation::read("[3,5]", Player::Max).expect("well-formed");
    let trace = recording(&Spec::new(tree, Algorithm::Minimax(Minimax::default())));
    let both_returned = (1..=trace.len())
        .filter(|step| matches!(trace.event(*step), Some(Event::Return { .. })))
        .nth(1);
    let number = trace
        .at(both_returned.expect("two leaves return"))
        .number(NodeId::ROOT);
    // Max is still sure of 3 although 5 has returned: 3 is not yet the value, but a lower bound.
    assert_eq!(
        number.map(|number| (number.value, number.relation)),
        Some((3.0, Relation::AtLeast))
    );
}

#[test]
fn an_outcome_that_joins_the_tree_brings_its_probability() {
    let tree =
        notation::read(r#"[{"chance":[1,0],"p":[0.2,0.8]}]"#, Player::Max).expect("well-formed");
    let spec = Spec::new(
        tree,
        Algorithm::Mcts(Mcts {
            iterations: 40,
            ..Mcts::default()
        }),
    );
    let outlined = recording(&spec);
    let mut alone = Trace::new(&[]);
    alone.append(&told(&outlined));
    for path in [[0, 0], [0, 1]] {
        let probability = |trace: &Trace| trace.find(&path).map(|node| trace.probability(node));
        assert_eq!(probability(&alone), probability(&outlined));
    }
}

#[test]
fn appending_in_chunks_gives_the_same_recording() {
    for (seed, spec) in (1..).zip(specs()) {
        let whole = recording(&spec);
        let mut number = numbers(seed);
        let mut chunked = spec.book(&spec.outline());
        let events = told(&whole);
        let mut rest = &events[..];
        while !rest.is_empty() {
            let (chunk, later) = rest.split_at(rest.len().min(number(60) as usize));
            chunked.append(chunk);
            rest = later;
        }
        assert_eq!((chunked.len(), chunked.size()), (whole.len(), whole.size()));
        assert_eq!(chunked.landmarks().cuts, whole.landmarks().cuts);
        assert_eq!(chunked.landmarks().bests, whole.landmarks().bests);
        for step in [0, 1, whole.len()]
            .into_iter()
            .chain((0..12).map(|_| number(whole.len())))
        {
            for node in nodes(&whole) {
                assert_eq!(facts(&chunked.at(step), node), facts(&whole.at(step), node));
                assert_eq!(
                    (chunked.kind(node), chunked.path(node)),
                    (whole.kind(node), whole.path(node))
                );
                assert_eq!(chunked.probability(node), whole.probability(node));
            }
        }
    }
}

#[test]
fn later_events_do_not_change_an_earlier_moment() {
    for (seed, spec) in (1..).zip(specs()) {
        let whole = recording(&spec);
        let events = told(&whole);
        let mut number = numbers(seed);
        for _ in 0..6 {
            let step = number(whole.len() + 1);
            let mut begun = spec.book(&spec.outline());
            begun.append(&events[..step as usize]);
            for node in nodes(&begun) {
                // A node's number may come later, but the facts at this step are fixed.
                assert_eq!(
                    facts(&begun.end(), node),
                    facts(&whole.at(step), node),
                    "step {step} of {}",
                    spec.write()
                );
            }
        }
    }
}

#[test]
fn an_event_fits_into_twenty_four_bytes() {
    assert!(size_of::<Event>() <= 24);
}

#[test]
fn the_cursor_ends_at_the_root_and_paths_lead_to_their_nodes() {
    for spec in specs() {
        let trace = recording(&spec);
        assert_eq!(trace.end().cursor(), NodeId::ROOT);
        assert_eq!(
            trace.end().chosen().is_some(),
            matches!(spec.game.status(), Status::ToMove(_)),
            "{}",
            spec.write()
        );
        for node in nodes(&trace) {
            assert_eq!(trace.find(&trace.path(node)), Some(node));
            assert_eq!(usize::from(trace.depth(node)), trace.path(node).len());
            assert!(trace.kind(node) != Kind::Leaf || trace.children(node).count() == 0);
        }
    }
}

#[test]
fn every_event_counts_and_a_stopped_search_is_the_beginning_of_the_whole_one() {
    for spec in specs() {
        let whole = recording(&spec);
        for budget in [0, 1, 7, u64::from(whole.len()) - 1] {
            let (trace, recorder, answer) = spec.record(usize::MAX, budget);
            assert!(answer.is_none());
            assert_eq!(u64::from(trace.len()), budget);
            assert!(trace.events().eq(whole.events().take(budget as usize)));
            assert_eq!(recorder.events.len() as u64, recorder.counts.events);
        }
        let mut counting = Recorder::new(0, u64::MAX);
        assert!(spec.run(&mut counting).is_continue());
        assert!(counting.events.is_empty() && counting.counts.events > 0);
        assert_eq!(counting.counts.events, u64::from(whole.len()));
        assert_eq!(counting.counts.cutoffs, whole.landmarks().cuts.len() as u64);
    }
}
