//! Values and Grundy numbers as a student with one misconception works them out from the leaves up.

use crate::exercise::instance::Instance;
use crate::game::Player;
use crate::search::Turn;
use crate::search::exact::{Exact, sum, weighted};
use crate::trace::{Kind, NodeId};

/// The rules by which the number of a node follows.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// The number of a leaf that is worth this.
    pub leaf: fn(f64) -> f64,
    /// The number of a node of a player.
    pub choice: fn(Player, &Children) -> f64,
    /// The number of a chance node.
    pub chance: fn(&Children) -> f64,
}

/// The rules as the book has them.
pub const BOOK: Numbers = Numbers {
    leaf: |value| value,
    choice: |player, children| children.best(player),
    chance: Children::mean,
};

/// The numbers of a node's children, each with its probability.
pub struct Children(Vec<(f64, f64)>);

impl Children {
    fn values(&self) -> impl Iterator<Item = f64> {
        self.0.iter().map(|(value, _)| *value)
    }

    /// Returns the number of children.
    pub fn count(&self) -> f64 {
        self.0.len() as f64
    }

    /// Returns the largest of the numbers for Max, the smallest for Min.
    pub fn best(&self, player: Player) -> f64 {
        match player {
            Player::Max => self.values().fold(f64::NEG_INFINITY, f64::max),
            Player::Min => self.values().fold(f64::INFINITY, f64::min),
        }
    }

    /// Returns the mean, weighted by the probabilities.
    pub fn mean(&self) -> f64 {
        weighted(self.0.iter().map(|(value, share)| (*share, *value)))
    }

    /// Returns the sum without the probabilities.
    pub fn sum(&self) -> f64 {
        sum(self.values())
    }

    /// Returns the mean without the probabilities.
    pub fn plain_mean(&self) -> f64 {
        (Exact::from(self.sum()) / Exact::from(self.count())).value()
    }
}

/// Works out the number of a node of the outlined tree.
pub fn work(instance: &Instance, rules: Numbers, node: NodeId) -> Option<f64> {
    let trace = &instance.trace;
    let Kind::Inner(turn) = trace.kind(node) else {
        let searched = trace.end().number(node).map(|number| number.value);
        return searched.or(trace.outlined_value(node)).map(rules.leaf);
    };
    let child = |child| Some((work(instance, rules, child)?, instance.weight(child)));
    let children: Option<Vec<(f64, f64)>> = trace.children(node).map(child).collect();
    let children = Children(children.filter(|children| !children.is_empty())?);
    Some(match turn {
        Turn::Player(player) => (rules.choice)(player, &children),
        Turn::Chance => (rules.chance)(&children),
    })
}
