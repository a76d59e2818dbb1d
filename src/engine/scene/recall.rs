//! Recalled values: a mark on a node whose value was stored at an earlier one, and a thin line to
//! that node.

use super::item::{Anchor, Ink, Scene, Shape, Stroke, run, text};
use super::painting::Painting;
use crate::trace::NodeId;

/// Draws the marks and lines of the nodes in view.
pub fn all(painting: &Painting, visible: &[NodeId], scene: &mut Scene) {
    for &node in visible.iter().filter(|node| painting.is_full(**node)) {
        let Some(original) = painting.moment.recalled(node) else {
            continue;
        };
        if visible.contains(&original) && painting.is_full(original) {
            let is_told = node == painting.current || painting.is_selected(node);
            let (ink, width, opacity) = if is_told {
                (Ink::Now, 2.0, 1.0)
            } else {
                (Ink::Second, 1.0, 0.55)
            };
            scene.stroke(
                bow(painting, node, original),
                Stroke {
                    ink,
                    width,
                    dash: (5.0, 4.0),
                    opacity,
                },
            );
        }
        let (x, y) = painting.at(node);
        let size = painting.sizes(node).label.max(painting.options.least);
        let (right, top) = (
            x + 0.9 * painting.half_width(node),
            y - 0.9 * painting.half_height(node),
        );
        scene.draw(
            Shape::Circle(right, top, 0.62 * size),
            Ink::Paper,
            Stroke::full(Ink::Second, 1.0),
        );
        let mark = run("↺", Ink::Now, true);
        scene.fill(
            text(
                (right, top + 0.36 * size),
                size,
                Anchor::Middle,
                mark,
                false,
            ),
            Ink::Now,
        );
    }
}

/// Returns a curve between two nodes that bends upwards, clear of the straight edges below.
fn bow(painting: &Painting, node: NodeId, original: NodeId) -> Shape {
    let ((x0, y0), (x1, y1)) = (painting.at(node), painting.at(original));
    let side = if x1 > x0 { 1.0 } else { -1.0 };
    let from = (x0 + side * painting.half_width(node), y0);
    let to = (x1 - side * painting.half_width(original), y1);
    let top = y0.min(y1) - 0.45 * painting.pitch().min((x1 - x0).abs());
    let middle = (f64::midpoint(from.0, to.0), top);
    let point = |index: i32| {
        let part = f64::from(index) / 16.0;
        let mix = |a: f64, b: f64, c: f64| {
            (1.0 - part) * (1.0 - part) * a + 2.0 * part * (1.0 - part) * b + part * part * c
        };
        (mix(from.0, middle.0, to.0), mix(from.1, middle.1, to.1))
    };
    Shape::Line((0..=16).map(point).collect())
}
