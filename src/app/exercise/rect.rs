//! Rectangles in the drawing of a tree.

use crate::export::inline::Drawing;
use crate::scene::Spot;
use crate::trace::NodeId;

/// The size of a field for a number, in pixels.
pub const FIELD: (f64, f64) = (60.0, 32.0);
/// A rectangle: left, top, width and height.
pub type Rect = (f64, f64, f64, f64);

/// Returns the spot of a node; `None` if the node is not in the drawing.
pub fn spot(drawing: &Drawing, node: NodeId) -> Option<&Spot> {
    drawing.spots.iter().find(|spot| spot.node == node)
}

/// Returns the rectangle of this size around a point.
pub fn around((x, y): (f64, f64), (width, height): (f64, f64)) -> Rect {
    (x - width / 2.0, y - height / 2.0, width, height)
}

/// Whether two rectangles lie over each other. A pixel of two borders may be shared.
pub fn meet(one: &Rect, other: &Rect) -> bool {
    one.0 + one.2 > other.0 + 1.0
        && other.0 + other.2 > one.0 + 1.0
        && one.1 + one.3 > other.1 + 1.0
        && other.1 + other.3 > one.1 + 1.0
}
