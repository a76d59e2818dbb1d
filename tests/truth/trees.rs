//! Random explicit trees: uneven, with one to six children, and with few different numbers so that
//! ties are frequent.

use plyscope::game::Player;
use plyscope::game::tree::{Branch, Kind, Tree};
use proptest::prelude::*;

/// A shape with numbers; the player to move follows from the depth.
#[derive(Clone, Debug)]
enum Shape {
    Leaf(f64),
    Inner(f64, Vec<Shape>),
}

impl Shape {
    fn branch(&self, mover: Player) -> Branch {
        match self {
            Shape::Leaf(score) => Branch::new(Kind::Leaf(*score), Vec::new()),
            Shape::Inner(estimate, children) => {
                let children = children
                    .iter()
                    .map(|child| child.branch(mover.other()))
                    .collect();
                Branch {
                    estimate: Some(*estimate),
                    ..Branch::new(Kind::ToMove(mover), children)
                }
            }
        }
    }
}

/// Draws halves from −3 to 3, and sometimes a third, both zeros and the infinities.
fn numbers() -> impl Strategy<Value = f64> {
    let whole = (-6..=6_i8).prop_map(|halves| f64::from(halves) / 2.0);
    let rare = prop::sample::select(vec![1.0 / 3.0, -0.0, f64::INFINITY, f64::NEG_INFINITY]);
    prop_oneof![9 => whole, 1 => rare]
}

/// Estimates are finite.
fn estimates() -> impl Strategy<Value = f64> {
    (-6..=6_i8).prop_map(|halves| f64::from(halves) / 2.0)
}

fn shapes() -> impl Strategy<Value = Shape> {
    let inner = |child| {
        (estimates(), prop::collection::vec(child, 1..=6))
            .prop_map(|(own, below)| Shape::Inner(own, below))
    };
    let below = numbers()
        .prop_map(Shape::Leaf)
        .prop_recursive(5, 100, 6, inner);
    (estimates(), prop::collection::vec(below, 1..=6))
        .prop_map(|(own, below)| Shape::Inner(own, below))
}

/// Draws trees with Max and Min alternating, and an estimate at every inner node.
pub fn trees() -> impl Strategy<Value = Tree> {
    (shapes(), any::<bool>())
        .prop_map(|(root, max)| Tree::new(root.branch(if max { Player::Max } else { Player::Min })))
}
