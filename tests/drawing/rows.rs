//! Large trees as rows of rectangles: widths are exact and count every node once, nothing moves
//! while stepping, each colour is the outcome of its node at that moment, and each point of a row
//! belongs to a node.

use plyscope::lang::Lang;
use plyscope::layout::{Layout, Rows};
use plyscope::lesson::course;
use plyscope::scene::{
    Density, Frame, Ink, Item, Options, Outcome, Part, Plan, Scale, Scene, Shape, Size, View,
    compose, is_large,
};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Trace};
use proptest::prelude::*;

mod tally;
mod widths;

const STAGE: Size = Size::new(1_100.0, 700.0);

/// Searches of 2,000 to 20,000 nodes: with cuts, with deepening, with visits, in a tree that is known whole.
fn searches() -> Vec<(Spec, Trace)> {
    let whole = {
        let leaf = |index: u32| (index * 7_919 % 23).to_string();
        let four = |index: u32| {
            let leaves: Vec<String> = (0..4).map(|child| leaf(4 * index + child)).collect();
            format!("[{}]", leaves.join(","))
        };
        let level = |below: Vec<String>| -> Vec<String> {
            below
                .chunks(6)
                .map(|part| format!("[{}]", part.join(",")))
                .collect()
        };
        let tree = level(level(level((0..432).map(four).collect()))).join(",");
        format!(
            r#"{{"game":{{"kind":"tree","tree":[{tree}]}},"algorithm":{{"kind":"alpha-beta"}}}}"#
        )
    };
    let texts = [
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta"}}"#,
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":3000}}"#,
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":2500,"reward":"signed"}}"#,
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta","depth":6,"deepening":true}}"#,
        r#"{"game":{"kind":"pig","goal":20},"algorithm":{"kind":"expectimax","depth":9}}"#,
        &whole,
    ];
    texts
        .map(|text| {
            let spec = Spec::read(text).expect("the spec is good");
            let trace = spec.record(usize::MAX, u64::MAX).0;
            (spec, trace)
        })
        .into()
}

fn plan(spec: &Spec, trace: &Trace, part: Part) -> Plan {
    let plan = Plan::new(trace, &spec.game, STAGE, part);
    assert!(plan.is_rows(), "{} nodes", trace.size());
    plan
}

fn scene(spec: &Spec, trace: &Trace, step: u32, (plan, view): (&Plan, View), fog: bool) -> Scene {
    let options = Options {
        fog,
        ..Options::new(&spec.algorithm, Lang::En)
    };
    let frame = Frame {
        plan,
        view,
        from: None,
        step_before: None,
        marks: None,
    };
    compose(trace.at(step), &spec.game, &frame, options, &[])
}

fn steps(trace: &Trace) -> [u32; 4] {
    [0, 1, 2, 3].map(|part| trace.len() / 3 * part)
}

/// Returns the rectangles of the rows: left, top, width, height, and fill.
fn rectangles(scene: &Scene) -> Vec<((f64, f64, f64, f64), Ink)> {
    let inks = Outcome::ALL.map(Outcome::ink);
    let parts = |item: &Item| match (&item.shape, item.fill, item.stroke) {
        (Shape::Many(shapes), Some(ink), None) if inks.contains(&ink) => shapes
            .iter()
            .filter_map(|shape| match *shape {
                Shape::Rect(x, y, width, height, _) => Some(((x, y, width, height), ink)),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    };
    scene.items.iter().flat_map(parts).collect()
}

/// Returns how wide a node is, in nodes or visits.
fn amount(plan: &Plan, node: NodeId) -> f64 {
    let (left, right) = plan.layout.extent(plan.placed(node));
    let (first, last) = plan.layout.extent(0);
    (right - left) / (last - first)
}

#[test]
fn a_node_is_as_wide_as_the_nodes_below_it_or_as_its_visits() {
    for (spec, trace) in searches() {
        let plan = plan(&spec, &trace, Part::default());
        let end = trace.end();
        let is_by_visits = spec.mcts().is_some();
        let mut sizes = vec![1.0_f64; trace.size()];
        for node in (1..trace.size() as u32).rev() {
            let parent = trace.parent(NodeId(node)).expect("only the root has none");
            sizes[parent.0 as usize] += sizes[node as usize];
        }
        let all = if is_by_visits {
            f64::from(end.visits(NodeId::ROOT).n)
        } else {
            sizes[0]
        };
        for node in (0..trace.size() as u32).map(NodeId) {
            let own = if is_by_visits {
                f64::from(end.visits(node).n)
            } else {
                sizes[node.0 as usize]
            };
            assert!((amount(&plan, node) - own / all).abs() < 1e-9, "{node:?}");
        }
    }
}

proptest! {
    #[test]
    fn children_fill_at_most_their_parent_side_by_side_in_order(parents in prop::collection::vec(any::<prop::sample::Index>(), 1..300)) {
        let mut children = vec![Vec::new(); parents.len() + 1];
        for (index, parent) in parents.iter().enumerate() {
            children[parent.index(index + 1)].push(index as u32 + 1);
        }
        let rows = Rows::of_tree(0, &mut |node, list| list.extend(&children[node as usize]));
        let mut amounts = vec![1.0; rows.size()];
        for place in (0..rows.size()).rev() {
            amounts[place] += amounts[rows.below(place..place + 1)].iter().sum::<f64>();
        }
        let nodes = rows.nodes(0..rows.size()).to_vec();
        let amount = |node: u32| nodes.iter().position(|&other| other == node).map_or(0.0, |place| amounts[place]);
        let layout = Layout::partition(rows, amount);
        for (place, &amount) in amounts.iter().enumerate() {
            let (left, right) = layout.extent(place);
            prop_assert_eq!(right - left, amount);
            let mut edge = left;
            for child in layout.rows.below(place..place + 1) {
                prop_assert_eq!(layout.extent(child).0, edge);
                edge = layout.extent(child).1;
                let middle = f64::midpoint(layout.extent(child).0, edge);
                let row = usize::from(layout.depth(child));
                prop_assert_eq!(layout.across(row, middle), Some(child));
            }
            prop_assert!(edge < right);
            // What is left of the parent belongs to no child.
            let row = usize::from(layout.depth(place)) + 1;
            if row < layout.rows.count() {
                prop_assert_eq!(layout.across(row, f64::midpoint(edge, right)), None);
            }
        }
    }
}

#[test]
fn what_is_not_reached_is_pale_or_hidden() {
    for (spec, trace) in searches() {
        let plan = plan(&spec, &trace, Part::default());
        for step in steps(&trace) {
            let scene = scene(&spec, &trace, step, (&plan, plan.whole()), false);
            let moment = trace.at(step);
            let pale = rectangles(&scene).iter().any(|(_, ink)| *ink == Ink::Pale);
            let is_unseen = |node: u32| !moment.is_reached(NodeId(node));
            assert!(
                !pale || (0..trace.size() as u32).any(is_unseen),
                "step {step}"
            );
            let hidden = scene_in_fog(&spec, &trace, step, &plan);
            assert!(
                rectangles(&hidden)
                    .iter()
                    .all(|(_, ink)| !matches!(ink, Ink::Pale | Ink::Hatch))
            );
        }
    }
}

fn scene_in_fog(spec: &Spec, trace: &Trace, step: u32, plan: &Plan) -> Scene {
    scene(spec, trace, step, (plan, plan.whole()), true)
}

#[test]
fn every_node_with_a_rectangle_of_its_own_has_the_colour_of_its_outcome_at_that_step() {
    for (spec, trace) in searches() {
        let plan = plan(&spec, &trace, Part::default());
        let scale = Scale::of(&trace);
        // The whole tree, and a part in which leaves have rectangles.
        let deep = NodeId(trace.size() as u32 - 1);
        let close = plan.zoomed(
            plan.showing(plan.placed(deep)),
            (STAGE.width / 2.0, 0.0),
            0.4,
        );
        let mut seen = Vec::new();
        for view in [plan.whole(), close] {
            for step in steps(&trace) {
                let (moment, scene) = (
                    trace.at(step),
                    scene(&spec, &trace, step, (&plan, view), false),
                );
                let rects = rectangles(&scene);
                let is_on_stage = |x: f64| (0.0..STAGE.width).contains(&x);
                let width = |node: NodeId| plan.layout.width() * view.scale * amount(&plan, node);
                for spot in scene
                    .spots
                    .iter()
                    .filter(|spot| width(spot.node) > 6.0 && is_on_stage(spot.at.0))
                {
                    let outcome = scale.outcome(&moment, spot.node);
                    let at = |((x, y, width, height), _): &&((f64, f64, f64, f64), Ink)| {
                        (*x..x + width).contains(&spot.at.0)
                            && (*y..y + height).contains(&spot.at.1)
                    };
                    let fill = rects.iter().find(at).map(|(_, ink)| *ink);
                    assert_eq!(fill, Some(outcome.ink()), "{:?} at step {step}", spot.node);
                    seen.push(outcome);
                }
            }
        }
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.len() >= 3, "{seen:?}");
    }
}

#[test]
fn each_point_of_a_row_belongs_to_the_node_under_it() {
    for (spec, trace) in searches() {
        let plan = plan(&spec, &trace, Part::default());
        let root = plan.whole();
        for view in [root, plan.zoomed(root, (300.0, 200.0), 9.0)] {
            for node in (0..trace.size() as u32).step_by(37).map(NodeId) {
                if amount(&plan, node) > 0.0 {
                    assert_eq!(
                        plan.under(view, &trace.at(0), plan.on_stage(view, node)),
                        Some(node)
                    );
                }
            }
            assert_eq!(plan.under(view, &trace.at(0), (-1e7, 300.0)), None);
            assert_eq!(plan.under(view, &trace.at(0), (400.0, 1e7)), None);
        }
    }
}

#[test]
fn values_are_classed_around_the_middle_of_the_game_and_means_in_fifths() {
    let [ab, unit, signed, ..] = &searches()[..] else {
        panic!("there are six searches")
    };
    assert_eq!(Scale::of(&ab.1), Scale::Around(0.0));
    let of = |scale: Scale, values: [f64; 5]| values.map(|value| scale.class(value));
    let fifths = [
        Outcome::Min,
        Outcome::LeansMin,
        Outcome::Even,
        Outcome::LeansMax,
        Outcome::Max,
    ];
    assert_eq!(of(Scale::of(&unit.1), [0.1, 0.3, 0.5, 0.7, 0.9]), fifths);
    assert_eq!(
        of(Scale::of(&signed.1), [-0.9, -0.5, 0.0, 0.5, 0.9]),
        fifths
    );
    // Max's mean and Min's mean of one node are on opposite sides.
    let root = Scale::of(&unit.1).outcome(&unit.1.end(), NodeId::ROOT);
    assert!(
        matches!(root, Outcome::LeansMax | Outcome::Max),
        "X is better off, yet {root:?}"
    );
}

#[test]
fn compact_rows_have_the_widths_of_their_step() {
    for (spec, trace) in searches() {
        let step = trace.len() / 4;
        let part = Part {
            compact: Some(step),
            ..Part::default()
        };
        let plan = plan(&spec, &trace, part);
        let moment = trace.at(step);
        let known = (0..trace.size() as u32).filter(|node| moment.is_known(NodeId(*node)));
        assert_eq!(plan.layout.rows.size(), known.count());
    }
}

#[test]
fn two_thousand_nodes_are_rows_and_on_request_nodes_with_edges() {
    let (spec, trace) = searches().swap_remove(0);
    assert!(is_large(&trace, None));
    let as_nodes = Part {
        as_nodes: true,
        ..Part::default()
    };
    assert_eq!(
        Plan::new(&trace, &spec.game, STAGE, as_nodes).density,
        Density::Crowd
    );
    // A subtree is drawn as rows if it is large itself.
    let child = |choice: u16| trace.find(&[choice]).expect("the root has nine children");
    assert!(is_large(&trace, Some(child(0))));
    assert!(!is_large(&trace, Some(child(3))));
    let part = Part {
        root: Some(child(3)),
        ..Part::default()
    };
    assert!(!Plan::new(&trace, &spec.game, STAGE, part).is_rows());
}

#[test]
fn the_course_of_a_search_ends_at_its_result() {
    for (spec, trace) in searches() {
        let (end, steps) = (trace.end(), steps(&trace));
        if spec.mcts().is_none() {
            let values = course::values(&trace, &steps);
            assert_eq!(values[0], None, "nothing is known before the search");
            let value = end.number(NodeId::ROOT).map(|number| number.value);
            assert_eq!(values.last(), Some(&value));
            continue;
        }
        let shares = course::shares(&trace, &steps);
        assert_eq!(Some(shares[0].0), end.best(NodeId::ROOT));
        let visits = |node: NodeId| f64::from(end.visits(node).n);
        let all: f64 = trace.children(NodeId::ROOT).map(visits).sum();
        for (child, line) in &shares {
            assert_eq!(line[0], 0.0);
            let last = line.last().copied().expect("there are four steps");
            assert!((last - visits(*child) / all).abs() < 1e-12);
        }
    }
}
