//! The content of drawings of each kind of search, read from the scene: chance, utility, winners,
//! recalled values, deepening. In every search nodes do not move while stepping, and drawn nodes
//! stay.

mod boards;
mod clear;
mod columns;
mod crowd;
mod figures;
mod kinds;
mod law;
mod layered;
mod layout;
mod rows;
#[path = "../runner/plyscope.rs"]
mod runner;
mod svg;
mod tally;

#[path = "../truth"]
mod truth {
    pub mod cases;
}

use plyscope::lang::Lang;
use plyscope::scene::{
    Anchor, Frame, Item, Options, Part, Plan, Scene, Shape, Size, Spot, compose,
};
use plyscope::search::Event;
use plyscope::spec::Spec;
use plyscope::trace::{Kind, NodeId, Trace};
use std::collections::HashMap;

const OPTIONS: &str = include_str!("../data/options.txt");
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
                &Frame::whole(&plan),
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

/// Returns the texts that are no labels, with their place, width and anchor.
fn inscriptions(scene: &Scene) -> Vec<(String, (f64, f64), f64, Anchor)> {
    let inscription = |item: &Item| match &item.shape {
        Shape::Text {
            at,
            size,
            anchor,
            runs,
            halo: false,
        } => {
            let words: String = runs.iter().map(|run| run.text.as_str()).collect();
            // The bar over x̄ has no width.
            let letters = words.chars().filter(|letter| *letter != '\u{304}').count();
            Some((words, *at, 0.55 * size * letters as f64, *anchor))
        }
        _ => None,
    };
    scene.items.iter().filter_map(inscription).collect()
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
                &Frame::whole(&plan),
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
