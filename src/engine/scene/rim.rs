//! The edges of a stage that is narrower than its tree: how many leaves lie beyond them.

use super::item::{Anchor, Ink, Scene, run, text};
use super::painting::Painting;
use crate::trace::{Kind, NodeId};

/// The font size of the numbers, and their distance from the edges, in pixels.
const LETTERS: f64 = 12.0;
const ASIDE: f64 = 3.0;

/// Writes the numbers of leaves that lie to the left and to the right, in the row of the lowest.
pub fn draw(painting: &Painting, scene: &mut Scene) {
    let plan = painting.plan;
    if !plan.pans() {
        return;
    }
    let trace = painting.moment.trace();
    let rows = &plan.layout.rows;
    let beyond = (0..rows.size())
        .map(|place| NodeId(rows.node(place)))
        .filter(|node| trace.kind(*node) == Kind::Leaf)
        .filter(|node| painting.is_shown(*node) && painting.is_beside(*node));
    let middle = plan.stage.width / 2.0;
    let (left, right): (Vec<NodeId>, Vec<NodeId>) =
        beyond.partition(|node| painting.at(*node).0 < middle);
    let y = painting.row(rows.count() - 1) + 0.36 * LETTERS;
    let sides = [
        (left.len(), ASIDE, Anchor::Start),
        (right.len(), plan.stage.width - ASIDE, Anchor::End),
    ];
    for (count, x, anchor) in sides.into_iter().filter(|side| side.0 > 0) {
        let words = match anchor {
            Anchor::Start => format!("‹{count}"),
            _ => format!("{count}›"),
        };
        let words = run(words, Ink::Ink, true);
        scene.fill(text((x, y), LETTERS, anchor, words, true), Ink::Ink);
    }
}
