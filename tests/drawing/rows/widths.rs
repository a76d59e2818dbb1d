//! Widths on the stage and in the overview: there true to the amounts, here with a least width for what is read.

use super::{amount, plan, rectangles, scene, searches, steps};
use plyscope::scene::{Ink, Outcome, Part, Scale, Scene};
use plyscope::trace::NodeId;

/// The heights that tell the rectangles of rows from those of their overview, whose strips are lower.
const LOW: f64 = 8.0;

/// Returns the rectangles of the overview, in which widths are true.
fn overview(scene: &Scene) -> Vec<((f64, f64, f64, f64), Ink)> {
    let all = rectangles(scene).into_iter();
    all.filter(|((.., height), _)| *height < LOW).collect()
}

#[test]
fn a_row_of_the_overview_is_drawn_as_wide_as_its_nodes_are_together() {
    for (spec, trace) in searches() {
        let plan = plan(&spec, &trace, Part::default());
        let scene = scene(&spec, &trace, trace.len(), (&plan, plan.whole()), false);
        let mut tops: Vec<f64> = overview(&scene).iter().map(|(rect, _)| rect.1).collect();
        tops.sort_by(f64::total_cmp);
        tops.dedup();
        assert_eq!(tops.len(), plan.layout.rows.count());
        let scale = plan.whole().scale;
        for (row, top) in tops.into_iter().enumerate() {
            let widths = plan.layout.rows.row(row).map(|place| {
                let (left, right) = plan.layout.extent(place);
                (right - left) * scale
            });
            let (own, wanted) = widths.fold((0, 0.0), |(own, sum), width| {
                (own + usize::from(width >= 4.0), sum + width)
            });
            let in_row = overview(&scene)
                .into_iter()
                .filter(|(rect, _)| rect.1 == top);
            let drawn: f64 = in_row.map(|(rect, _)| rect.2).sum();
            // Each node that is wide enough has a gap of a pixel and a half behind it, and edges are rounded.
            let rounded = 4.0 + 2.5 * own as f64;
            assert!(
                drawn <= wanted + 4.0 && drawn >= wanted - rounded,
                "row {row}: {drawn} of {wanted}, {own} with a gap"
            );
        }
    }
}

/// Returns where a node is drawn from left to right, if it is wide enough for an area.
fn span(scene: &Scene, node: NodeId) -> Option<(f64, f64)> {
    let spot = scene.spots.iter().find(|spot| spot.node == node)?;
    Some((spot.at.0 - spot.reach.0, spot.at.0 + spot.reach.0))
}

#[test]
fn the_current_path_and_the_best_line_keep_a_width_at_which_they_can_be_read() {
    for (spec, trace) in searches() {
        let plan = plan(&spec, &trace, Part::default());
        for step in (1..trace.len()).step_by(trace.len() as usize / 50) {
            let (moment, scene) = (
                trace.at(step),
                scene(&spec, &trace, step, (&plan, plan.whole()), false),
            );
            let path: Vec<NodeId> = trace.ancestors(moment.subject()).collect();
            for pair in path.windows(2) {
                let (node, parent) = (span(&scene, pair[0]), span(&scene, pair[1]));
                let (node, parent) = (node.expect("on the path"), parent.expect("on the path"));
                assert!(
                    parent.0 <= node.0 + 1.5 && node.1 <= parent.1 + 1.5,
                    "step {step}: a child lies below its parent: {node:?}, {parent:?}"
                );
                // A node for which a third of its parent would be enough has as much, unless its parent is narrow.
                let (width, whole) = (node.1 - node.0, parent.1 - parent.0);
                assert!(
                    width >= 70.0_f64.min(0.4 * whole) || whole < 26.0,
                    "step {step}: {width} of {whole}"
                );
            }
            let first = moment
                .best_line()
                .nth(1)
                .and_then(|best| span(&scene, best));
            if let Some((left, right)) = first {
                assert!(
                    right - left >= 85.0,
                    "step {step}: the best move has {}",
                    right - left
                );
            }
        }
    }
}

#[test]
fn siblings_stay_in_order_beside_a_widened_node() {
    let mut pairs = 0;
    for (spec, trace) in searches() {
        let plan = plan(&spec, &trace, Part::default());
        for step in steps(&trace) {
            let scene = scene(&spec, &trace, step, (&plan, plan.whole()), false);
            let children: Vec<(f64, f64)> = trace
                .children(NodeId::ROOT)
                .filter_map(|child| span(&scene, child))
                .collect();
            pairs += children.len().saturating_sub(1);
            for pair in children.windows(2) {
                assert!(pair[0].1 <= pair[1].0 + 1.0, "step {step}: {pair:?}");
            }
        }
    }
    assert!(pairs > 100, "{pairs} pairs were compared");
}

#[test]
fn neighbours_taken_together_have_the_colours_of_their_nodes() {
    // At the end every outcome is final: what blocks of nodes say of it is what the nodes say one by one.
    let (spec, trace) = searches().swap_remove(0);
    let plan = plan(&spec, &trace, Part::default());
    let scene = scene(&spec, &trace, trace.len(), (&plan, plan.whole()), false);
    let (scale, end) = (Scale::of(&trace), trace.end());
    let whole = plan.layout.width() * plan.whole().scale;
    for outcome in [Outcome::Max, Outcome::Even, Outcome::Min] {
        let rects = overview(&scene);
        let of = rects.iter().filter(|(_, fill)| *fill == outcome.ink());
        let drawn: f64 = of.map(|((_, _, width, _), _)| width).sum();
        let nodes = (0..trace.size() as u32).map(NodeId);
        let of = nodes.filter(|&node| scale.outcome(&end, node) == outcome);
        let wanted = whole * of.map(|node| amount(&plan, node)).sum::<f64>();
        assert!(
            // A column has the colour of the majority in it.
            (drawn - wanted).abs() < 0.2 * wanted,
            "{outcome:?}: {drawn} of {wanted}"
        );
    }
}
