//! Parts of a node's shape: triangles, the colours of players, and whether its value is exact.

use super::item::{Ink, Shape};
use super::painting::Painting;
use crate::game::Player;
use crate::search::{Basis, Turn};
use crate::trace::{Kind, NodeId, Number, Relation};

/// The distance of the side of a triangle from its centre, relative to that of its tip.
pub const BASE: f64 = 0.72;

/// Makes ▲ (`up` = −1) or ▼ (`up` = 1) around a centre.
pub fn triangle(center: (f64, f64), radius: f64, up: f64) -> Shape {
    spread_triangle(center, radius, radius, up)
}

/// Makes ▲ or ▼ whose side has a width of its own, in halves.
pub fn spread_triangle((x, y): (f64, f64), half: f64, radius: f64, up: f64) -> Shape {
    Shape::Polygon(vec![
        (x, y + up * radius),
        (x + half, y - up * BASE * radius),
        (x - half, y - up * BASE * radius),
    ])
}

/// Returns the full and the tinted colour of a node, by the player to move.
pub fn role(painting: &Painting, node: NodeId) -> (Ink, Ink) {
    match painting.moment.trace().kind(node) {
        _ if painting.plan.is_impartial() => (Ink::Ink, Ink::Paper),
        Kind::Inner(Turn::Player(Player::Max)) => (Ink::Max, Ink::TintMax),
        Kind::Inner(Turn::Player(Player::Min)) => (Ink::Min, Ink::TintMin),
        Kind::Inner(Turn::Chance) => (Ink::Chance, Ink::TintChance),
        Kind::Leaf | Kind::Unknown => (Ink::Ink, Ink::Paper),
    }
}

/// Whether a value is exact: no bound, no estimate.
pub fn is_exact(number: Number) -> bool {
    number.relation == Relation::Exact && number.basis == Basis::Exact
}
