//! The content of drawings of each kind of search, read from the scene: chance, utility, winners,
//! recalled values, deepening. In every search nodes do not move while stepping, and drawn nodes
//! stay.

#[path = "drawing/boards.rs"]
mod boards;
#[path = "drawing/columns.rs"]
mod columns;
#[path = "drawing/kinds.rs"]
mod kinds;

use plyscope::lang::Lang;
use plyscope::scene::{
    Anchor, Frame, Item, Options, Part, Plan, Scene, Shape, Size, Spot, compose,
};
use plyscope::search::Event;
use plyscope::spec::Spec;
use plyscope::trace::{Kind, NodeId, Trace};
use std::collections::HashMap;

const OPTIONS: &str = include_str!("data/options.txt");
const STAGE: Size = Size::new(1_100.0, 760.0);
const FIGURE: Size = Size::new(960.0, 640.0);
const NARROW: Size = Size::new(760.0, 420.0);
const SMALL: Size = Size::new(640.0, 420.0);
const LOW: Size = Size::new(480.0, 300.0);
const PHONE: Size = Size::new(390.0, 420.0);

fn recording(text: &str) -> (Spec, Trace) {
    let spec = Spec::read(text).expect("the spec is good");
    spec.check().expect("the search can run");
    let trace = spec.record(usize::MAX, u64::MAX).0;
    (spec, trace)
}

fn options(spec: &Spec) -> Options {
    Options::new(&spec.algorithm, Lang::En)
}

/// Returns the texts of a scene; thin and no-break spaces become spaces.
fn texts(scene: &Scene) -> Vec<String> {
    let text = |shape: &Shape| match shape {
        Shape::Text { runs, .. } => Some(
            runs.iter()
                .map(|run| run.text.replace(['\u{2009}', '\u{a0}'], " "))
                .collect(),
        ),
        _ => None,
    };
    scene
        .items
        .iter()
        .filter_map(|item| text(&item.shape))
        .collect()
}

/// Returns the texts at each step of a recording, step 0 first.
fn told(text: &str, lang: Lang) -> Vec<Vec<String>> {
    let (spec, trace) = recording(text);
    let plan = Plan::new(&trace, &spec.game, STAGE, Part::default());
    let options = Options {
        lang,
        ..options(&spec)
    };
    (0..=trace.len())
        .map(|step| {
            texts(&compose(
                trace.at(step),
                &spec.game,
                &Frame {
                    plan: &plan,
                    view: plan.whole(),
                    from: None,
                },
                options,
                &[],
            ))
        })
        .collect()
}

/// Returns the labels beside nodes with their narrow bounds: left, top, right, bottom.
fn labels(scene: &Scene) -> Vec<(String, [f64; 4])> {
    let label = |shape: &Shape| {
        let Shape::Text {
            at,
            size,
            anchor,
            runs,
            halo: true,
        } = shape
        else {
            return None;
        };
        let words: String = runs.iter().map(|run| run.text.as_str()).collect();
        let width = 0.4 * size * words.chars().count() as f64;
        let left = match anchor {
            Anchor::Start => at.0,
            Anchor::Middle => at.0 - width / 2.0,
            Anchor::End => at.0 - width,
        };
        Some((
            words,
            [left, at.1 - 0.6 * size, left + width, at.1 - 0.1 * size],
        ))
    };
    scene
        .items
        .iter()
        .filter_map(|item| label(&item.shape))
        .collect()
}

fn says(texts: &[String], wanted: &str) -> bool {
    texts.iter().any(|text| text == wanted)
}

const DICE: &str = r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[[8,9],[2,3]],"p":["1/3","2/3"]},{"chance":[4,6],"p":[0.125,0.875]}]}},
    "algorithm":{"kind":"expectimax"}}"#;
const MCTS_TREE: &str = r#"{"game":{"kind":"tree","tree":[[[0,1],[1,0]],[[1,1],[0,1]]]},
    "algorithm":{"kind":"mcts","iterations":12,"playouts":2}}"#;
const DEPTH_TREE: &str = r#"{"game":{"kind":"tree","tree":[[[3,5],[4,6]],[1,2]]},
    "algorithm":{"kind":"minimax","depth":1,"evaluation":{"kind":"playouts","count":2}}}"#;
const STAR: &str = r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[[2,2],[1,2]]},{"chance":[[0,2],[-1,0]]}]}},
    "algorithm":{"kind":"expectimax","prune":true,"bounds":[-2,2]}}"#;
const LOTTERY: &str = r#"{"game":{"kind":"st-petersburg","tosses":5},"algorithm":{"kind":"expectimax","utility":{"kind":"log"}}}"#;
const ENDGAME: &str = r#"{"game":{"kind":"tree","tree":{"max":[
    {"min":[{"max":[1,-1,-1,-1,-1,-1],"name":"A1"},{"max":[-1,-1,1,-1,-1,-1],"name":"A2"}],"name":"A"},
    {"min":[{"max":[1,1,1,-1,-1,-1],"name":"B1"},{"max":[-1,-1,-1,-1],"name":"B2"}],"name":"B"}],"name":"S"}},
    "algorithm":{"kind":"minimax","depth":1,"evaluation":{"kind":"playouts","count":20}},"seed":1}"#;

#[test]
fn edges_from_chance_nodes_carry_their_probabilities_and_open_ones_their_sum() {
    let told = told(DICE, Lang::En);
    for label in ["1/3", "2/3", "1/8", "7/8", "chance"] {
        assert!(says(&told[0], label), "{label} in {:?}", told[0]);
    }
    // 8/3 and then 4.
    assert!(
        told.iter().any(|texts| says(texts, "Σ 2.667"))
            && told.iter().any(|texts| says(texts, "Σ 4"))
    );
    let end = told.last().expect("there is an end");
    assert!(!end.iter().any(|text| text.contains('Σ')), "{end:?}");
    assert!(
        !told
            .concat()
            .iter()
            .any(|text| text.ends_with('?') && text.len() > 1),
        "a part of a sum is no best so far"
    );
}

#[test]
fn a_chance_node_under_star1_shows_what_it_can_still_be_and_then_its_bound() {
    let (_, trace) = recording(STAR);
    let told = told(STAR, Lang::En);
    assert!(told.iter().any(|texts| says(texts, "[−2, 2]")), "{told:?}");
    // The first cut is at a Min node below.
    let cut = trace.landmarks().cuts[1] as usize;
    assert!(says(&told[cut], "≤1"), "{:?}", told[cut]);
    assert!(says(told.last().expect("there is an end"), "≤1"));
}

#[test]
fn a_leaf_shows_its_payoff_and_its_utility() {
    let told = told(
        r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[2,9]},4]}},"algorithm":{"kind":"expectimax","utility":{"kind":"sqrt"}}}"#,
        Lang::En,
    );
    assert!(says(&told[0], "9") && !says(&told[0], "u 3"));
    let end = told.last().expect("there is an end");
    for label in ["9", "u 3", "4", "u 2"] {
        assert!(says(end, label), "{label} in {end:?}");
    }
}

#[test]
fn win_lose_says_who_wins_in_both_languages() {
    let spec =
        r#"{"game":{"kind":"tree","tree":[[[],1],[[-1,[]],2]]},"algorithm":{"kind":"win-lose"}}"#;
    for (lang, won, lost) in [(Lang::En, "W", "L"), (Lang::Zh, "胜", "负")] {
        let all = told(spec, lang).concat();
        assert!(
            says(&all, won) && says(&all, lost) && says(&all, "+1"),
            "{all:?}"
        );
        assert!(!all.iter().any(|text| text.contains(['≥', '≤'])), "{all:?}");
    }
    let grundy = told(
        r#"{"game":{"kind":"nim","heaps":[1,2,2]},"algorithm":{"kind":"win-lose","grundy":true}}"#,
        Lang::En,
    );
    let end = grundy.last().expect("there is an end");
    assert!(
        says(end, "W") && says(end, "g 1") && says(end, "↺"),
        "{end:?}"
    );
}

#[test]
fn every_search_is_drawn_at_every_step_without_moving_or_losing_a_node() {
    for text in OPTIONS.lines() {
        let (spec, trace) = recording(text);
        let plan = Plan::new(&trace, &spec.game, STAGE, Part::default());
        let mut places: HashMap<NodeId, (f64, f64)> = HashMap::new();
        for step in 0..=trace.len() {
            let scene = compose(
                trace.at(step),
                &spec.game,
                &Frame {
                    plan: &plan,
                    view: plan.whole(),
                    from: None,
                },
                options(&spec),
                &[],
            );
            let drawn: HashMap<NodeId, (f64, f64)> = scene
                .spots
                .iter()
                .map(|spot| (spot.node, spot.at))
                .collect();
            for (node, at) in &places {
                // In a crowd a node may return into the silhouette of its neighbours.
                let kept = drawn.get(node).or(plan.is_crowd().then_some(at));
                assert_eq!(kept, Some(at), "{node:?} at step {step} of {text}");
            }
            let wrong = texts(&scene)
                .into_iter()
                .find(|text| text.contains("NaN") || text.is_empty());
            assert_eq!(wrong, None, "step {step} of {text}");
            places.extend(drawn);
        }
    }
}

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
                let frame = Frame {
                    plan: &plan,
                    view: plan.whole(),
                    from: None,
                };
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
    let figures = include_str!("data/figures.txt")
        .lines()
        .filter_map(|line| line.split_once(' ').map(|(_, spec)| spec));
    for text in OPTIONS.lines().chain(figures).chain([LOTTERY, ENDGAME]) {
        let (spec, trace) = recording(text);
        for stage in [STAGE, FIGURE, SMALL, PHONE] {
            let plan = Plan::new(&trace, &spec.game, stage, Part::default());
            for step in (0..=trace.len()).step_by(1 + trace.len() as usize / 20) {
                let frame = Frame {
                    plan: &plan,
                    view: plan.whole(),
                    from: None,
                };
                let scene = compose(trace.at(step), &spec.game, &frame, options(&spec), &[]);
                // There is room beside the tips of triangles and around circles; in a crowd a node
                // without text is a dot.
                let filled = |node| {
                    if plan.boards || trace.kind(node) == Kind::Leaf {
                        0.95
                    } else {
                        0.6
                    }
                };
                for (words, [left, top, right, bottom]) in labels(&scene) {
                    let on = scene
                        .spots
                        .iter()
                        .filter(|spot| spot.reach.0 >= 9.0)
                        .find(|spot| {
                            let (across, down) = (
                                filled(spot.node) * spot.reach.0,
                                filled(spot.node) * spot.reach.1,
                            );
                            let (x, y) = spot.at;
                            left < x + across
                                && x - across < right
                                && top < y + down
                                && y - down < bottom
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
            let frame = Frame {
                plan: &plan,
                view: plan.whole(),
                from: None,
            };
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
                let frame = Frame {
                    plan: &plan,
                    view: plan.whole(),
                    from: None,
                };
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
    let frame = Frame {
        plan: &plan,
        view: plan.whole(),
        from: None,
    };
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
