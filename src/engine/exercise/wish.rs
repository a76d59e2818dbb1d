//! The properties wished for in a drawn position.

use crate::game::Player;
use serde::{Deserialize, Serialize};

/// A position to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// Its kind and size.
    pub shape: Shape,
    /// The properties of the search on it.
    pub must: Must,
}

/// The kind and size of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Shape {
    /// An explicit tree.
    Tree {
        /// The player at the root.
        root: Player,
        /// The fewest and the most children of an inner node.
        children: (i32, i32),
        /// The smallest and the greatest depth of a leaf in plies.
        depth: (i32, i32),
        /// The lowest and the highest number at a leaf. Win-lose search reads the upper half as
        /// Max's wins; Monte-Carlo tree search maps the range to that of its rewards.
        values: (i32, i32),
        /// Whether two leaves may be equal.
        ties: bool,
        /// The odds of chance nodes in place of the second player; `None` for two players.
        #[serde(skip_serializing_if = "Option::is_none")]
        chance: Option<Odds>,
    },
    /// Nim.
    Nim {
        /// The fewest and the most heaps.
        heaps: (i32, i32),
        /// The fewest and the most stones of a heap.
        stones: (i32, i32),
    },
}

/// The probabilities at chance nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Odds {
    /// All equal.
    Even,
    /// In random proportions, each a whole number from 1 to 3.
    Uneven,
}

/// The properties that a search must have.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct Must {
    /// The fewest and the most cuts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cuts: Option<(u32, u32)>,
    /// The least number of cuts by a bound from further up than the parent.
    #[serde(skip_serializing_if = "is_zero")]
    pub deep: u32,
    /// The least number of cuts that leave out an inner node.
    #[serde(skip_serializing_if = "is_zero")]
    pub above_leaves: u32,
    /// Whether one move of the root, or one choice of UCB, is clearly the best.
    #[serde(skip_serializing_if = "is_false")]
    pub unique_best: bool,
    /// Whether α ≥ β and α > β leave out the same leaves.
    #[serde(skip_serializing_if = "is_false")]
    pub rules_agree: bool,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}
