//! Trees too large to show every node. The drawing covers all ink of a complete drawing, does not
//! depend on what is out of view, draws or counts every node, and has no overlapping labels.

mod ink;

use plyscope::lang::Lang;
use plyscope::scene::{
    Anchor, Frame, Item, Options, Part, Plan, Scene, Shape, Size, View, compose,
};
use plyscope::spec::Spec;
use plyscope::trace::{Moment, NodeId, Perspective, Trace};
use std::collections::HashSet;

const STAGE: Size = Size::new(1_100.0, 760.0);

/// A tree as nodes and edges, however large.
const NODES: Part = Part {
    as_graph: false,
    as_nodes: true,
    compact: None,
    root: None,
    folded: Vec::new(),
    perspective: Perspective::Max,
};

/// Searches with about a hundred to ten thousand nodes.
const CROWDS: [&str; 5] = [
    r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":1000}}"#,
    r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta","depth":3}}"#,
    r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta"}}"#,
    r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./..."},"algorithm":{"kind":"alpha-beta","depth":4,"deepening":true}}"#,
    r#"{"game":{"kind":"nim","heaps":[3,4,5]},"algorithm":{"kind":"minimax","depth":5}}"#,
];

fn recording(text: &str) -> (Spec, Trace) {
    let spec = Spec::read(text).expect("the spec is good");
    let trace = spec.record(usize::MAX, u64::MAX).0;
    (spec, trace)
}

fn options(spec: &Spec) -> Options {
    Options::new(&spec.algorithm, Lang::En)
}

fn scene(spec: &Spec, moment: Moment, plan: &Plan, view: View) -> Scene {
    compose(
        moment,
        &spec.game,
        &Frame {
            plan,
            view,
            from: None,
            step_before: None,
            marks: None,
        },
        options(spec),
        &[],
    )
}

/// Returns three steps of a recording, its end among them.
fn steps(trace: &Trace) -> [u32; 3] {
    [1, 2, 3].map(|part| trace.len() / 3 * part)
}

/// Returns views from the whole tree to a part in which nodes have text.
fn views(plan: &Plan, moment: Moment) -> Vec<View> {
    let now = plan.place(moment.subject());
    [1.0, 3.0, 12.0, 80.0]
        .map(|closer| View {
            scale: (plan.whole().scale * closer).min(4.0),
            ..plan.whole()
        })
        .into_iter()
        .enumerate()
        .map(|(index, view)| {
            if index == 0 {
                view
            } else {
                View {
                    center: (now.0, view.center.1),
                    ..view
                }
            }
        })
        .collect()
}

/// Draws every node of a moment: a dot, and a line to its parent, unless the parent is so large
/// that its edges begin below it.
fn everything(
    trace: &Trace,
    moment: Moment,
    plan: &Plan,
    view: View,
    (options, scene): (&Options, &Scene),
) -> ink::Paper {
    let mut paper = ink::Paper::new(STAGE);
    let large: HashSet<NodeId> = scene
        .spots
        .iter()
        .filter(|spot| spot.reach.1 > 8.0)
        .map(|spot| spot.node)
        .collect();
    let is_shown = |node: NodeId| moment.is_known(node) || (!options.fog && trace.is_outlined());
    for node in (0..trace.size() as u32)
        .map(NodeId)
        .filter(|node| is_shown(*node))
    {
        let at = plan.on_stage(view, node);
        if let Some(parent) = trace.parent(node).filter(|parent| !large.contains(parent)) {
            paper.line(plan.on_stage(view, parent), at, 1.0);
        }
        paper.rect(at.0 - 1.0, at.1 - 3.0, 2.0, 6.0);
    }
    paper
}

#[test]
fn silhouettes_leave_out_no_ink_that_drawing_every_node_would_make() {
    for text in CROWDS {
        let (spec, trace) = recording(text);
        let plan = Plan::new(&trace, &spec.game, STAGE, NODES);
        assert!(plan.is_crowd(), "{text}");
        for step in steps(&trace) {
            let moment = trace.at(step);
            for (view, least) in views(&plan, moment)
                .into_iter()
                .zip([0.97, 0.97, 0.99, 0.99])
            {
                let scene = scene(&spec, moment, &plan, view);
                let drawn = ink::of_scene(&scene, STAGE);
                let wanted = everything(&trace, moment, &plan, view, (&options(&spec), &scene));
                let part = drawn.share_of(&wanted);
                assert!(
                    part >= least,
                    "{part:.4} of the ink at step {step}, scale {}, of {text}",
                    view.scale
                );
            }
        }
    }
}

#[test]
fn the_part_in_view_is_drawn_as_if_everything_beside_it_were_drawn_too() {
    let texts = |scene: &Scene| -> Vec<String> {
        let text = |item: &Item| match &item.shape {
            Shape::Text { at, runs, .. } if (200.0..=STAGE.width - 200.0).contains(&at.0) => {
                Some(format!(
                    "{:.2} {:.2} {}",
                    at.0,
                    at.1,
                    runs.iter().map(|run| run.text.as_str()).collect::<String>()
                ))
            }
            _ => None,
        };
        scene.items.iter().filter_map(text).collect()
    };
    for text in CROWDS {
        let (spec, trace) = recording(text);
        let plan = Plan::new(&trace, &spec.game, STAGE, NODES);
        // The same drawing on a stage so broad that nothing is out of view.
        let beside = 60_000.0;
        let mut broad = plan.clone();
        broad.stage.width += 2.0 * beside;
        let moment = trace.at(trace.len() / 2);
        for view in views(&plan, moment).into_iter().skip(1) {
            let culled = scene(&spec, moment, &plan, view);
            let mut full = scene(&spec, moment, &broad, view);
            full.items
                .iter_mut()
                .for_each(|item| ink::moved(&mut item.shape, -beside));
            // Row names and overview have their places on the stage, not in the drawing.
            let drawing = |scene: &Scene| {
                ink::of_scene(scene, STAGE).within(120.0, STAGE.width - 30.0, STAGE.height - 90.0)
            };
            let (some, all) = (drawing(&culled), drawing(&full));
            assert!(
                all.share_of(&some) > 0.999,
                "more is drawn at scale {} of {text}",
                view.scale
            );
            assert!(
                some.share_of(&all) > 0.999,
                "less is drawn at scale {} of {text}",
                view.scale
            );
            let seen = |scene: &Scene| {
                scene
                    .spots
                    .iter()
                    .map(|spot| spot.node)
                    .collect::<HashSet<_>>()
            };
            let lost: Vec<_> = (&seen(&full) - &seen(&culled))
                .into_iter()
                .filter(|node| (0.0..=STAGE.width).contains(&plan.on_stage(view, *node).0))
                .filter(|node| (0.0..=STAGE.height).contains(&plan.on_stage(view, *node).1))
                .collect();
            assert_eq!(lost, [], "at scale {} of {text}", view.scale);
            let (said, whole) = (texts(&culled), texts(&full));
            let missing = whole.iter().filter(|text| !said.contains(text)).count();
            assert!(
                missing * 20 <= whole.len(),
                "{missing} of {} labels at scale {} of {text}",
                whole.len(),
                view.scale
            );
        }
    }
}

#[test]
fn every_node_is_drawn_or_counted() {
    for text in CROWDS {
        let (spec, trace) = recording(text);
        let plan = Plan::new(&trace, &spec.game, STAGE, NODES);
        for step in steps(&trace) {
            let moment = trace.at(step);
            let scene = scene(&spec, moment, &plan, plan.whole());
            let counted: u32 = scene.items.iter().filter_map(number).sum();
            let shown = (0..trace.size() as u32)
                .filter(|node| moment.is_known(NodeId(*node)) || trace.is_outlined())
                .count();
            // Nodes on the path are drawn over the silhouettes that count them.
            let twice = 2 * plan.layout.rows.count();
            let told = scene.spots.len() + counted as usize;
            assert!(
                told <= shown + twice,
                "{told} of {shown} at step {step} of {text}"
            );
            // A number that would overlap another label is removed.
            assert!(
                told * 10 >= shown * 8,
                "{told} of {shown} at step {step} of {text}"
            );
        }
    }
}

/// Returns the number in a label of hidden nodes.
fn number(item: &Item) -> Option<u32> {
    match &item.shape {
        Shape::Text {
            runs,
            anchor: Anchor::Middle,
            ..
        } => runs.first()?.text.strip_prefix('+')?.parse().ok(),
        _ => None,
    }
}

#[test]
fn a_silhouette_grows_with_the_search_and_never_shows_what_is_not_known() {
    let (spec, trace) = recording(CROWDS[0]);
    let plan = Plan::new(&trace, &spec.game, STAGE, NODES);
    let mut before: Option<ink::Paper> = None;
    for step in steps(&trace) {
        let moment = trace.at(step);
        let silhouettes = ink::of_polygons(&scene(&spec, moment, &plan, plan.whole()), STAGE);
        let lowest = (0..trace.size() as u32)
            .map(NodeId)
            .filter(|node| moment.is_known(*node))
            .map(|node| plan.place(node).1);
        let lowest = plan
            .to_stage(plan.whole(), (0.0, lowest.fold(0.0, f64::max)))
            .1;
        assert!(silhouettes.lowest() <= lowest + 5.0, "step {step}");
        if let Some(before) = &before {
            // Nodes that are now drawn individually are no longer in silhouettes; the rest stays.
            assert!(
                silhouettes.share_of(before) > 0.9,
                "step {step}: {}",
                silhouettes.share_of(before)
            );
        }
        before = Some(silhouettes);
    }
}

#[test]
fn following_shows_the_path_with_the_siblings_of_its_last_node_at_the_height_of_all_rows() {
    for text in CROWDS {
        let (spec, trace) = recording(text);
        let plan = Plan::new(&trace, &spec.game, STAGE, NODES);
        if !plan.is_crowd() {
            continue;
        }
        for step in steps(&trace) {
            let mut path: Vec<NodeId> = trace.ancestors(trace.at(step).subject()).collect();
            path.reverse();
            let places: Vec<usize> = path.iter().map(|&node| plan.placed(node)).collect();
            let view = plan.showing_path(&places);
            let siblings =
                (path.iter().rev().nth(1).into_iter()).flat_map(|&parent| trace.children(parent));
            for node in path.iter().copied().chain(siblings) {
                let (x, y) = plan.on_stage(view, node);
                assert!((0.0..=STAGE.width).contains(&x), "{text} at {step}: {x}");
                assert!((0.0..=STAGE.height).contains(&y), "{text} at {step}: {y}");
            }
            // Closer, but the rows stay where they are.
            let whole = plan.whole();
            assert!(view.scale >= whole.scale);
            for &node in &path {
                let (near, far) = (plan.on_stage(view, node).1, plan.on_stage(whole, node).1);
                assert!((near - far).abs() < 1.0, "{text} at {step}: {near}, {far}");
            }
        }
    }
}
