//! The rules of the book, each as a function of a node at a moment. A misconception is another such function.

use super::node::Node;
use crate::search::Window;

/// Returns the window that a child is handed: that of its parent at this moment.
pub fn handed(node: &Node) -> Option<Window> {
    Some(node.window)
}

/// Whether the moves that are left cannot matter any more.
pub fn closes(node: &Node) -> Option<bool> {
    Some(
        node.convention
            .cut
            .is_some_and(|cut| cut.closes(node.window)),
    )
}

/// Returns the value of a node: the best of what came back, or the mean, in the form of the convention.
pub fn value(node: &Node) -> Option<f64> {
    let best = node.best()?;
    Some(match (node.mover, node.convention.cut) {
        (Some(player), Some(_)) => node.convention.returned(best, node.entry, player),
        _ => best,
    })
}

/// Whether two numbers are the same but for rounding.
pub fn is_near(one: f64, other: f64) -> bool {
    one == other || (one - other).abs() <= 1e-9 * (1.0 + one.abs().min(other.abs()))
}
