//! Where the two fields of a node stand, α and β say: beside it where they cover neither an edge nor what belongs to its neighbours, else in
//! the gap above it.

use super::rect::{FIELD, Rect, around, spot};
use crate::export::inline::Drawing;
use crate::trace::{NodeId, Trace};

/// The width of the sign behind a field, and the distances of fields from a node and from each other one above the other, in pixels.
const SIGN: f64 = 18.0;
const AWAY: f64 = 6.0;
const APART: f64 = 2.0;
/// The room on the left of a node for its name, in pixels.
pub const NAME: f64 = 26.0;

type Pair = [Rect; 2];

/// Returns the rectangles of the first and the second field of a node; `None` if the node is not in the drawing.
pub fn pair(drawing: &Drawing, trace: &Trace, node: NodeId) -> Option<Pair> {
    let here = spot(drawing, node)?;
    let ((x, y), across) = (here.at, FIELD.0 + SIGN);
    let [left, right] = room(drawing, node)?;
    let stacked = |left: f64| {
        let middle = left + FIELD.0 / 2.0;
        let away = (FIELD.1 + APART) / 2.0;
        [-away, away].map(|away| around((middle, y + away), FIELD))
    };
    let in_row =
        |left: f64| [0.0, across].map(|across| around((left + across + FIELD.0 / 2.0, y), FIELD));
    let from = x + here.reach.0 + AWAY;
    let before = x - here.reach.0 - NAME;
    let parent = trace.parent(node).and_then(|parent| spot(drawing, parent));
    let above = parent.map(|parent| {
        let middle = f64::midpoint(parent.at.1, y);
        [-0.5, 0.5].map(|half| around((x + half * across, middle), FIELD))
    });
    let places = [
        (from + 2.0 * across <= right).then(|| in_row(from)),
        (from + across <= right).then(|| stacked(from)),
        (before - 2.0 * across >= left).then(|| in_row(before - 2.0 * across)),
        (before - across >= left).then(|| stacked(before - across)),
        above,
    ];
    // Of equals the first; the root of a narrow drawing has only the place on its right.
    let best = places
        .into_iter()
        .flatten()
        .min_by_key(|pair| crossed(drawing, trace, pair));
    Some(best.unwrap_or_else(|| in_row(from)))
}

/// How far what belongs to a node reaches to the left and to the right: half way to its neighbours on its row, but for their names.
fn room(drawing: &Drawing, node: NodeId) -> Option<[f64; 2]> {
    let here = spot(drawing, node)?;
    let on_row = |other: &&crate::scene::Spot| {
        other.node != node && (other.at.1 - here.at.1).abs() < FIELD.1 + here.reach.1
    };
    let (mut left, mut right) = (0.0_f64, drawing.size.width);
    for other in drawing.spots.iter().filter(on_row) {
        if other.at.0 < here.at.0 {
            left = left.max(f64::midpoint(other.at.0, here.at.0));
        } else {
            right = right.min(other.at.0 - other.reach.0 - NAME);
        }
    }
    Some([left, right])
}

/// The number of edges and nodes that two fields cover.
fn crossed(drawing: &Drawing, trace: &Trace, pair: &Pair) -> usize {
    let is_covered =
        |(from, to): ((f64, f64), (f64, f64))| pair.iter().any(|rect| cuts(rect, from, to));
    let edges = drawing.spots.iter().filter_map(|child| {
        let parent = spot(drawing, trace.parent(child.node)?)?;
        let from = (parent.at.0, parent.at.1 + parent.reach.1);
        let to = (child.at.0, child.at.1 - child.reach.1);
        Some((from, to))
    });
    let nodes = drawing.spots.iter().map(|other| {
        let (x, y) = other.at;
        ((x - other.reach.0, y), (x + other.reach.0, y))
    });
    edges.chain(nodes).filter(|line| is_covered(*line)).count()
}

/// Whether a straight line enters a rectangle: its part inside the bounds of each axis in turn is not empty.
fn cuts((left, top, width, height): &Rect, from: (f64, f64), to: (f64, f64)) -> bool {
    let (mut first, mut last) = (0.0_f64, 1.0_f64);
    for (start, end, low, size) in [(from.0, to.0, left, width), (from.1, to.1, top, height)] {
        let (low, high) = (*low, low + size);
        let way = end - start;
        if way == 0.0 {
            if start < low || start > high {
                return false;
            }
            continue;
        }
        let (one, other) = ((low - start) / way, (high - start) / way);
        first = first.max(one.min(other));
        last = last.min(one.max(other));
    }
    first < last
}
