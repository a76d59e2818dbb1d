//! Labels keep clear of each other and of nodes, and nothing lies beyond the stage.

use super::*;
use plyscope::scene::View;

#[test]
fn no_label_stands_on_another() {
    let large = [
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":500}}"#,
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta","depth":3}}"#,
    ];
    for text in OPTIONS.lines().chain(large) {
        let (spec, trace) = recording(text);
        for stage in [STAGE, PHONE] {
            let plan = Plan::new(&trace, &spec.game, stage, Part::default());
            for step in (0..=trace.len()).step_by(1 + trace.len() as usize / 40) {
                let frame = Frame::whole(&plan);
                let labels = labels(&compose(
                    trace.at(step),
                    &spec.game,
                    &frame,
                    options(&spec),
                    &[],
                ));
                for (index, (one, a)) in labels.iter().enumerate() {
                    for (other, b) in &labels[..index] {
                        let meet = a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
                        assert!(!meet, "“{one}” on “{other}” at step {step} of {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn no_label_lies_over_a_node() {
    let figures = include_str!("../data/figures.txt")
        .lines()
        .filter_map(|line| line.split_once(' ').map(|(_, spec)| spec));
    for text in OPTIONS.lines().chain(figures).chain([LOTTERY, ENDGAME]) {
        let (spec, trace) = recording(text);
        for stage in [STAGE, FIGURE, SMALL, PHONE] {
            let plan = Plan::new(&trace, &spec.game, stage, Part::default());
            for step in (0..=trace.len()).step_by(1 + trace.len() as usize / 20) {
                let frame = Frame::whole(&plan);
                let scene = compose(trace.at(step), &spec.game, &frame, options(&spec), &[]);
                // In a crowd a node without text is a dot.
                for (words, label) in labels(&scene) {
                    let on = scene
                        .spots
                        .iter()
                        .filter(|spot| spot.reach.0 >= 9.0)
                        .find(|spot| {
                            let outline = if plan.boards {
                                law::square(spot)
                            } else {
                                law::outline(&trace, spot, -1.0)
                            };
                            law::distance(&outline, label) == 0.0
                        });
                    assert_eq!(on, None, "“{words}” at step {step} on {stage:?} of {text}");
                }
            }
        }
    }
}

#[test]
fn no_node_lies_beyond_the_right_edge_of_the_stage() {
    for text in OPTIONS.lines().chain([LOTTERY, ENDGAME]) {
        let (spec, trace) = recording(text);
        for stage in [LOW, NARROW, FIGURE, STAGE] {
            let plan = Plan::new(&trace, &spec.game, stage, Part::default());
            let frame = Frame::whole(&plan);
            let scene = compose(trace.at(0), &spec.game, &frame, options(&spec), &[]);
            let right = scene
                .spots
                .iter()
                .map(|spot| spot.at.0 + spot.reach.0)
                .fold(0.0, f64::max);
            assert!(right <= stage.width, "{right} of {stage:?}: {text}");
        }
    }
}

#[test]
fn no_window_lies_beyond_it() {
    let plies = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta","depth":3}}"#;
    for text in OPTIONS.lines().chain([plies]) {
        let (spec, trace) = recording(text);
        for stage in [LOW, Size::new(768.0, 420.0), FIGURE] {
            for step in (0..=trace.len()).step_by(1 + trace.len() as usize / 20) {
                let part = Part {
                    compact: Some(step),
                    ..Part::default()
                };
                let plan = Plan::new(&trace, &spec.game, stage, part);
                let frame = Frame::whole(&plan);
                let scene = compose(trace.at(step), &spec.game, &frame, options(&spec), &[]);
                for (words, [.., right, _]) in labels(&scene)
                    .iter()
                    .filter(|(words, _)| words.starts_with('α'))
                {
                    assert!(
                        *right <= stage.width,
                        "“{words}” at step {step} on {stage:?} of {text}"
                    );
                }
            }
        }
    }
}

#[test]
fn names_that_have_room_on_neither_side_stay_where_they_are() {
    let tree = "[[[[3,5],[2,7]],[[10,4]]],[[[2,7]],[[8,2],[4,6]]]]";
    let (spec, trace) = recording(&format!(
        r#"{{"game":{{"kind":"tree","tree":{tree}}},"algorithm":{{"kind":"alpha-beta"}}}}"#
    ));
    let plan = Plan::new(&trace, &spec.game, Size::new(390.0, 410.0), Part::default());
    let frame = Frame::whole(&plan);
    let told = texts(&compose(
        trace.at(73),
        &spec.game,
        &frame,
        options(&spec),
        &[],
    ));
    for name in ["A", "B", "C", "D", "F", "G", "K"] {
        assert!(says(&told, name), "{name}: {told:?}");
    }
}

#[test]
fn a_drag_takes_no_name_from_the_nodes_in_the_middle() {
    let tree = "[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]";
    let (spec, trace) = recording(&format!(
        r#"{{"game":{{"kind":"tree","tree":{tree}}},"algorithm":{{"kind":"alpha-beta"}}}}"#
    ));
    let plan = Plan::new(&trace, &spec.game, STAGE, Part::default());
    let told = |across: f64| {
        let whole = plan.whole();
        let view = View {
            center: (whole.center.0 + across / whole.scale, whole.center.1),
            ..whole
        };
        let frame = Frame {
            plan: &plan,
            view,
            from: None,
            step_before: None,
            marks: None,
        };
        texts(&compose(
            trace.at(69),
            &spec.game,
            &frame,
            options(&spec),
            &[],
        ))
    };
    assert!(says(&told(0.0), "G"));
    for across in (0..STAGE.width as u32 / 3).step_by(7) {
        assert!(
            says(&told(f64::from(across)), "G"),
            "dragged by {across} px"
        );
    }
}

#[test]
fn the_window_of_the_current_node_stands_over_no_other_node_of_its_row_on_a_phone() {
    let tree = "[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]";
    for cut in ["ge", "gt"] {
        let (spec, trace) = recording(&format!(
            r#"{{"game":{{"kind":"tree","tree":{tree}}},"algorithm":{{"kind":"alpha-beta","cut":"{cut}"}}}}"#
        ));
        for (step, height) in
            (0..=trace.len()).flat_map(|step| [350.0, 380.0, 410.0].map(|height| (step, height)))
        {
            let plan = Plan::new(
                &trace,
                &spec.game,
                Size::new(390.0, height),
                Part::default(),
            );
            let frame = Frame::whole(&plan);
            let scene = compose(trace.at(step), &spec.game, &frame, options(&spec), &[]);
            let now = trace.at(step).cursor();
            let others = scene
                .spots
                .iter()
                .filter(|spot| spot.node != now && trace.depth(spot.node) == trace.depth(now));
            let others: Vec<&Spot> = others.collect();
            let windows: Vec<[f64; 4]> = labels(&scene)
                .into_iter()
                .filter(|(words, _)| words.starts_with('α'))
                .map(|(_, area)| area)
                .collect();
            // The windows of its ancestors are there with it, or it is alone.
            for area in windows.iter().filter(|_| windows.len() == 1) {
                let (x, y) = (
                    f64::midpoint(area[0], area[2]),
                    f64::midpoint(area[1], area[3]),
                );
                let is_over = |spot: &&&Spot| {
                    (spot.at.0 - x).abs() <= spot.reach.0
                        && (spot.at.1 - y).abs() < 24.0 + spot.reach.1
                };
                assert_eq!(
                    others.iter().find(is_over),
                    None,
                    "step {step} under {cut} at {height}"
                );
            }
        }
    }
}
