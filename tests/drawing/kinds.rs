//! Drawings of graphs, playouts, folded nodes and single subtrees, and of nodes that have no value.

use super::*;
use plyscope::trace::Moment;

/// Collects points on the curves among shapes.
fn points(shape: &Shape, found: &mut Vec<(f64, f64)>) {
    match shape {
        Shape::Many(shapes) => shapes.iter().for_each(|shape| points(shape, found)),
        &Shape::Curve((left, top), (right, bottom)) => {
            for part in (0..=40).map(|part| f64::from(part) / 40.0) {
                let rest = 1.0 - part;
                let across = part * part * (3.0 - 2.0 * part);
                // Curves leave and arrive vertically.
                let down = 3.0 * part * rest * (0.55 * rest + 0.45 * part) + part * part * part;
                found.push((left + across * (right - left), top + down * (bottom - top)));
            }
        }
        _ => {}
    }
}

#[test]
fn no_edge_of_a_graph_runs_through_a_node() {
    for heaps in ["[1,2,1]", "[3,2]", "[1,1,2]"] {
        let (spec, trace) = recording(&format!(
            r#"{{"game":{{"kind":"nim","heaps":{heaps}}},"algorithm":{{"kind":"win-lose","stop":false}}}}"#
        ));
        for stage in [STAGE, Size::new(768.0, 420.0), PHONE] {
            let plan = Plan::new(
                &trace,
                &spec.game,
                stage,
                Part {
                    as_graph: true,
                    ..Part::default()
                },
            );
            let frame = Frame::whole(&plan);
            let scene = compose(trace.end(), &spec.game, &frame, options(&spec), &[]);
            let mut found = Vec::new();
            scene
                .items
                .iter()
                .for_each(|item| points(&item.shape, &mut found));
            assert!(!found.is_empty());
            for (x, y) in found {
                let is_in =
                    |spot: &&Spot| (spot.at.0 - x).hypot(spot.at.1 - y) < spot.reach.0 - 1.0;
                let through = scene
                    .spots
                    .iter()
                    .filter(|spot| spot.reach.0 >= 9.0)
                    .find(is_in);
                assert_eq!(through, None, "{heaps} on {stage:?}");
            }
        }
    }
}

#[test]
fn names_stand_beside_leaves_and_beside_estimates() {
    let large: &[Size] = &[FIGURE, NARROW];
    for (text, names, stages) in [
        (
            LOTTERY,
            &["T", "TT", "TTT", "TTTT"][..],
            &[STAGE, SMALL, PHONE][..],
        ),
        (ENDGAME, &["S", "A", "B", "A1", "B2"], large),
    ] {
        let (spec, trace) = recording(text);
        for &stage in stages.iter().chain(large) {
            let plan = Plan::new(&trace, &spec.game, stage, Part::default());
            let frame = Frame::whole(&plan);
            let drawn = texts(&compose(
                trace.end(),
                &spec.game,
                &frame,
                options(&spec),
                &[],
            ));
            for name in names {
                assert!(says(&drawn, name), "{name} on {stage:?} in {drawn:?}");
            }
        }
    }
}

#[test]
fn a_number_that_is_too_wide_for_its_node_stands_beside_it() {
    let mut beside = 0;
    for text in [LOTTERY, ENDGAME] {
        let (spec, trace) = recording(text);
        for height in [180.0, 210.0, 240.0, 270.0] {
            let stage = Size::new(352.0, height);
            let plan = Plan::new(&trace, &spec.game, stage, Part::default());
            let frame = Frame::whole(&plan);
            let scene = compose(trace.end(), &spec.game, &frame, options(&spec), &[]);
            for (words, (x, y), width, anchor) in inscriptions(&scene) {
                let around = scene.spots.iter().find(|spot| {
                    (spot.at.0 - x).abs() < 1.0
                        && (spot.at.1 - y).abs() < spot.reach.1
                        && trace.kind(spot.node) != Kind::Leaf
                });
                if let (Anchor::Middle, Some(spot)) = (anchor, around) {
                    let node = spot.node;
                    assert!(
                        width <= 2.0 * spot.reach.0,
                        "{words} in {node:?}, {stage:?}"
                    );
                }
            }
            let is_number = |(words, _): &&(String, [f64; 4])| {
                let digits = words.trim_start_matches(['x', '\u{304}', '−']);
                digits.parse::<f64>().is_ok()
            };
            beside += labels(&scene).iter().filter(is_number).count();
        }
    }
    assert!(beside > 0);
}

#[test]
fn a_deeper_search_keeps_what_a_shallower_one_has_drawn() {
    let (spec, trace) = recording(
        r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./..."},"algorithm":{"kind":"alpha-beta","depth":3,"deepening":true}}"#,
    );
    let plan = Plan::new(&trace, &spec.game, STAGE, Part::default());
    let depths = &trace.landmarks().depths;
    let drawn = |step: u32| {
        compose(
            trace.at(step),
            &spec.game,
            &Frame::whole(&plan),
            options(&spec),
            &[],
        )
        .spots
        .len()
    };
    assert!(matches!(trace.event(depths[2]), Some(Event::Begin { .. })));
    assert_eq!(drawn(depths[2]), drawn(depths[2] - 1));
}

#[test]
fn a_playout_goes_through_the_nodes_that_are_drawn_and_says_where_it_ends() {
    for (text, lang, words) in [
        (MCTS_TREE, Lang::En, "playout 2: "),
        (MCTS_TREE, Lang::Zh, "模拟 1："),
        (DEPTH_TREE, Lang::En, "playout 1: "),
    ] {
        let (spec, trace) = recording(text);
        let plan = Plan::new(&trace, &spec.game, STAGE, Part::default());
        let mut iteration = 0;
        let mut found = Vec::new();
        for step in 1..=trace.len() {
            let moment = trace.at(step);
            iteration += u32::from(trace.landmarks().iterations.contains(&step));
            let Some(Event::Simulate { playout, .. }) = moment.event() else {
                continue;
            };
            let choices = spec.playout(&trace.path(moment.subject()), (iteration, playout));
            let scene = compose(
                moment,
                &spec.game,
                &Frame::whole(&plan),
                Options {
                    lang,
                    ..options(&spec)
                },
                &choices,
            );
            let is_step = |item: &&Item| {
                matches!(item.shape, Shape::Line(_))
                    && item.stroke.is_some_and(|stroke| stroke.dash == (1.5, 5.0))
            };
            assert_eq!(
                scene.items.iter().filter(is_step).count(),
                choices.len(),
                "step {step}"
            );
            found.extend(texts(&scene));
        }
        assert!(
            found.iter().any(|text| text.starts_with(words)),
            "{words} in {found:?}"
        );
    }
}

#[test]
fn a_folded_node_says_how_many_nodes_are_below_it_and_no_line_runs_past_it() {
    let (spec, trace) = recording(
        r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"minimax"}}"#,
    );
    let folded = trace.find(&[0]).expect("the first move is known");
    let plan = Plan::new(
        &trace,
        &spec.game,
        STAGE,
        Part {
            folded: vec![folded],
            ..Part::default()
        },
    );
    let frame = Frame::whole(&plan);
    let scene = compose(trace.end(), &spec.game, &frame, options(&spec), &[]);
    assert!(says(&texts(&scene), "+2"), "{:?}", texts(&scene));
    assert_eq!(scene.spots.len(), 8);
    // The best line ends at the folded node and does not return to the root.
    let root = plan.on_stage(plan.whole(), NodeId::ROOT);
    let comes_back = |shape: &Shape| matches!(shape, Shape::Line(points) if points.windows(2).any(|ends| ends[1].1 < root.1));
    assert!(!scene.items.iter().any(|item| comes_back(&item.shape)));
}

#[test]
fn a_subtree_stands_alone_while_the_search_and_its_best_line_are_elsewhere() {
    let (spec, trace) = recording(
        r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}}"#,
    );
    let root = trace.find(&[2]);
    let plan = Plan::new(
        &trace,
        &spec.game,
        STAGE,
        Part {
            root,
            ..Part::default()
        },
    );
    for step in 0..=trace.len() {
        let frame = Frame::whole(&plan);
        let scene = compose(trace.at(step), &spec.game, &frame, options(&spec), &[]);
        assert_eq!(scene.spots.len(), 3, "step {step}");
        assert!(!says(&texts(&scene), "★"), "step {step}");
    }
}

#[test]
fn a_drawing_of_a_recording_as_it_was_bears_questions_about_what_came_later() {
    let (spec, trace) =
        recording(r#"{"game":{"kind":"nim","heaps":[1,2,1]},"algorithm":{"kind":"win-lose"}}"#);
    let small =
        recording(r#"{"game":{"kind":"nim","heaps":[1,1]},"algorithm":{"kind":"win-lose"}}"#);
    for as_graph in [true, false] {
        let part = Part {
            as_graph,
            ..Part::default()
        };
        let old = Plan::new(&small.1, &small.0.game, STAGE, part.clone());
        let plan = Plan::new(&trace, &spec.game, STAGE, part);
        let frame = Frame {
            plan: &plan,
            view: plan.whole(),
            from: Some((&old, old.whole(), 0.5)),
            step_before: None,
            marks: None,
        };
        assert!(
            !compose(trace.end(), &spec.game, &frame, options(&spec), &[])
                .spots
                .is_empty()
        );
    }
}

#[test]
fn a_node_is_questioned_only_while_its_value_may_still_come() {
    let tree = r#"{"kind":"tree","tree":[[[3,17],[2,12]],[[5],[25,0]]]}"#;
    let cut = format!(r#"{{"game":{tree},"algorithm":{{"kind":"alpha-beta"}}}}"#);
    for (text, pruned) in [(cut.as_str(), true), (DEPTH_TREE, false)] {
        let (_, trace) = recording(text);
        assert_eq!(trace.landmarks().cuts.is_empty(), !pruned, "{text}");
        let told = told(text, Lang::En);
        assert!(says(&told[0], "?"), "nothing is visited at the beginning");
        let end = told.last().expect("there is an end");
        assert!(!says(end, "?"), "what is left out stays so: {end:?}");
    }
}

/// Draws all of a tree on a stage at a moment.
fn whole(spec: &Spec, moment: Moment, stage: Size) -> Scene {
    let plan = Plan::new(moment.trace(), &spec.game, stage, Part::default());
    let frame = Frame::whole(&plan);
    compose(moment, &spec.game, &frame, options(spec), &[])
}

#[test]
fn sixteen_leaves_keep_their_numbers_beside_the_code_and_on_a_phone() {
    let tree = "[[[[3,5],[2,7]],[[10,4]]],[[[2,7]],[[8,2],[4,6]]]]";
    let (spec, trace) = recording(&format!(
        r#"{{"game":{{"kind":"tree","tree":{tree}}},"algorithm":{{"kind":"alpha-beta"}}}}"#
    ));
    for stage in [Size::new(424.0, 560.0), Size::new(390.0, 410.0)] {
        let scene = whole(&spec, trace.at(0), stage);
        let told = texts(&scene);
        for leaf in ["3", "5", "2", "7", "10", "4", "8", "6"] {
            assert!(says(&told, leaf), "{leaf} on {stage:?}: {told:?}");
        }
    }
}

#[test]
fn twenty_tosses_have_their_payoffs_and_sums_beside_their_nodes() {
    let (spec, trace) =
        recording(r#"{"game":{"kind":"st-petersburg"},"algorithm":{"kind":"expectimax"}}"#);
    // A wide page, one for figures, a tablet and a phone.
    let narrow = [Size::new(340.0, 560.0), Size::new(390.0, 420.0)];
    for stage in [Size::new(713.0, 560.0), STAGE].into_iter().chain(narrow) {
        let scene = whole(&spec, trace.end(), stage);
        let told = texts(&scene);
        for toss in 1..=20 {
            let payoff = 2_u32.pow(toss).to_string();
            assert!(says(&told, &payoff), "{payoff} on {stage:?}: {told:?}");
        }
        // The sums at the first tosses, of which each adds one.
        for sum in ["21", "40", "76", "144"] {
            assert!(says(&told, sum), "{sum} on {stage:?}");
        }
        for spot in &scene.spots {
            let right = spot.at.0 + spot.reach.0;
            assert!(right <= stage.width, "{right} on {stage:?}");
        }
    }
}

#[test]
fn the_rows_of_a_wide_tree_of_few_rows_are_far_enough_apart_to_be_touched() {
    let (spec, trace) = recording(
        r#"{"game":{"kind":"pig","goal":20},"algorithm":{"kind":"expectimax","depth":3}}"#,
    );
    for stage in [Size::new(424.0, 704.0), Size::new(390.0, 500.0)] {
        let mut rows: Vec<f64> = whole(&spec, trace.end(), stage)
            .spots
            .iter()
            .map(|spot| spot.at.1)
            .collect();
        rows.sort_by(f64::total_cmp);
        rows.dedup();
        assert_eq!(rows.len(), 4);
        for pair in rows.windows(2) {
            assert!(pair[1] - pair[0] >= 64.0, "{pair:?} on {stage:?}");
        }
    }
}
