//! What stands below the leaves of a search that is shown beside others: as its how manieth leaf it reads each, and which of them one
//! search alone has read.

use super::item::{Anchor, Ink, Scene, Shape, Stroke, run, text};
use super::leaf_mark::{LeafMark, Only};
use super::legible;
use super::painting::Painting;
use crate::trace::{Kind, NodeId};

/// The size of the numbers and of the squares, the space between both, the distance of the line from the leaf, below its ring, and that
/// from the edge of the stage.
const SIZE: f64 = 11.0;
const SQUARE: f64 = 8.0;
const SPACE: f64 = 4.0;
const BELOW: f64 = 22.0;
const EDGE: f64 = 3.0;

/// Draws the numbers and squares below the leaves in view.
pub fn all(painting: &Painting, visible: &[NodeId], scene: &mut Scene) {
    let Some(marks) = painting.marks else { return };
    let is_leaf = |node: &&NodeId| painting.moment.trace().kind(**node) == Kind::Leaf;
    for &node in visible.iter().filter(is_leaf) {
        if let Some(mark) = marks.get(&node).filter(|_| painting.is_full(node)) {
            draw(painting, node, *mark, scene);
        }
    }
}

fn draw(painting: &Painting, node: NodeId, mark: LeafMark, scene: &mut Scene) {
    let (x, y) = painting.at(node);
    let lowest = painting.plan.stage.height - EDGE;
    let base = (y + painting.half_height(node) + BELOW).min(lowest);
    let words = mark.rank.map(|rank| rank.to_string());
    let wide = words
        .as_ref()
        .map_or(0.0, |words| legible::width(words, SIZE));
    let square = mark.only.map_or(0.0, |_| SQUARE);
    let space = if wide > 0.0 && square > 0.0 {
        SPACE
    } else {
        0.0
    };
    // Where both have no room, the square is what tells the searches apart.
    let has_room = wide + space + square <= room(painting, node);
    let (words, wide, space) = if has_room || square == 0.0 {
        (words, wide, space)
    } else {
        (None, 0.0, 0.0)
    };
    let left = x - (wide + space + square) / 2.0;
    if let Some(words) = words {
        let words = run(words, Ink::Second, false);
        let shape = text((left, base), SIZE, Anchor::Start, words, false);
        scene.fill(shape, Ink::Second);
    }
    let at = Shape::Rect(left + wide + space, base - SQUARE, SQUARE, SQUARE, 0.0);
    match mark.only {
        Some(Only::Here) => scene.fill(at, Ink::Ink),
        Some(Only::There) => {
            let inner = Shape::Rect(
                left + wide + space + 0.75,
                base - SQUARE + 0.75,
                SQUARE - 1.5,
                SQUARE - 1.5,
                0.0,
            );
            scene.stroke(inner, Stroke::full(Ink::Ink, 1.5));
        }
        None => {}
    }
}

/// Returns the width in pixels up to the middle of the gaps beside a leaf, on both sides.
fn room(painting: &Painting, node: NodeId) -> f64 {
    let (next, before) = painting.neighbours(node);
    let x = painting.at(node).0;
    let beside = [next, before].into_iter().flatten();
    let nearest = beside.map(|other| (painting.at(other).0 - x).abs());
    nearest.fold(f64::INFINITY, f64::min) - 2.0
}
