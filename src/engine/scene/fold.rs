//! Folded nodes: a stub below each, with the number of nodes below it.

use super::item::{Anchor, Ink, Scene, Shape, run, text};
use super::painting::Painting;
use crate::trace::NodeId;

/// The font size of the number.
const LETTERS: f64 = 13.0;

pub fn all(painting: &Painting, visible: &[NodeId], scene: &mut Scene) {
    let is_folded = |node: &&NodeId| painting.plan.part.folded.contains(node);
    for &node in visible.iter().filter(is_folded) {
        let count = below(painting, node);
        if count == 0 {
            continue;
        }
        let (x, y) = painting.at(node);
        let top = y + 0.7 * painting.half_height(node);
        let (half, bottom) = (
            0.6 * painting.half_width(node).max(6.0),
            top + (0.4 * painting.pitch()).min(60.0),
        );
        let stub = vec![(x, top), (x + half, bottom), (x - half, bottom)];
        scene.fill(Shape::Polygon(stub), Ink::Line);
        let words = run(format!("+{count}"), Ink::Second, true);
        scene.fill(
            text(
                (x, bottom + 1.2 * LETTERS),
                LETTERS,
                Anchor::Middle,
                words,
                true,
            ),
            Ink::Second,
        );
    }
}

/// Counts the nodes below a node.
fn below(painting: &Painting, node: NodeId) -> usize {
    let moment = &painting.moment;
    let is_there = |node: &NodeId| moment.is_known(*node) || painting.shows_all();
    let (mut count, mut rest) = (0, vec![node]);
    while let Some(node) = rest.pop() {
        let before = rest.len();
        rest.extend(moment.trace().children(node).filter(is_there));
        count += rest.len() - before;
    }
    count
}
