//! Values and Grundy numbers as a student with one misconception works them out from the leaves up.

use crate::exercise::instance::Instance;
use crate::search::Turn;
use crate::search::exact::weighted;
use crate::trace::{Kind, NodeId};

/// The rule by which a node's number follows from its children's.
pub trait Reckoner {
    /// Returns the number of a node from those of `children`, each with its probability.
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64;

    /// The number of a leaf that is worth `value`.
    fn leaf(&self, value: f64) -> f64 {
        value
    }
}

/// Works out the number of a node of the outlined tree.
pub fn reckon(instance: &Instance, reckoner: &dyn Reckoner, node: NodeId) -> Option<f64> {
    let trace = &instance.trace;
    let Kind::Inner(turn) = trace.kind(node) else {
        let searched = trace.end().number(node).map(|number| number.value);
        return searched
            .or(trace.outlined_value(node))
            .map(|value| reckoner.leaf(value));
    };
    let child = |child| Some((reckon(instance, reckoner, child)?, instance.weight(child)));
    let children: Option<Vec<(f64, f64)>> = trace.children(node).map(child).collect();
    children
        .filter(|children| !children.is_empty())
        .map(|children| reckoner.number(turn, &children))
}

/// The largest of the children's numbers.
pub fn largest(children: &[(f64, f64)]) -> f64 {
    let values = children.iter().map(|(value, _)| *value);
    values.fold(f64::NEG_INFINITY, f64::max)
}

/// The smallest of the children's numbers.
pub fn smallest(children: &[(f64, f64)]) -> f64 {
    let values = children.iter().map(|(value, _)| *value);
    values.fold(f64::INFINITY, f64::min)
}

/// The mean of the children's numbers, weighted by their probabilities.
pub fn mean(children: &[(f64, f64)]) -> f64 {
    weighted(children.iter().map(|(value, share)| (*share, *value)))
}

/// The right rule, for a misconception to change in one case.
pub fn rightly(turn: Turn, children: &[(f64, f64)]) -> f64 {
    use crate::game::Player;
    match turn {
        Turn::Player(Player::Max) => largest(children),
        Turn::Player(Player::Min) => smallest(children),
        Turn::Chance => mean(children),
    }
}
