//! Trees as JSON, as short as possible.

use crate::game::Player;
use crate::game::tree::{Branch, Kind, Tree};
use crate::text::decimal;
use crate::text::json::{Extended, to_json};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// Writes the tree below a position as the shortest JSON that [`read`](super::read) reads back to
/// the same tree.
pub fn write(tree: &Tree) -> String {
    to_json(tree)
}

impl Tree {
    /// Returns the player at the root if it is written as a list, which does not name the player.
    pub fn mover_of_list(&self) -> Option<Player> {
        match self.branch().kind {
            Kind::ToMove(player) if is_plain(self.branch()) => Some(player),
            _ => None,
        }
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mover = match self.branch().kind {
            Kind::ToMove(player) => player,
            Kind::Leaf(_) | Kind::Chance => Player::Max,
        };
        Node {
            tree: self.clone(),
            mover,
        }
        .serialize(serializer)
    }
}

/// A node of a tree, at which a bare list would belong to `mover`.
struct Node {
    tree: Tree,
    mover: Player,
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let branch = self.tree.branch();
        match branch.kind {
            Kind::Leaf(score) if is_plain(branch) => Extended(score).serialize(serializer),
            Kind::ToMove(player) if is_plain(branch) && player == self.mover => {
                self.children(player.other()).serialize(serializer)
            }
            kind => {
                let mut fields = serializer.serialize_map(None)?;
                if let Some(name) = &branch.name {
                    fields.serialize_entry("name", name)?;
                }
                match kind {
                    Kind::Leaf(score) => fields.serialize_entry("value", &Extended(score))?,
                    Kind::ToMove(Player::Max) => {
                        fields.serialize_entry("max", &self.children(Player::Min))?;
                    }
                    Kind::ToMove(Player::Min) => {
                        fields.serialize_entry("min", &self.children(Player::Max))?;
                    }
                    Kind::Chance => {
                        fields.serialize_entry("chance", &self.children(self.mover))?;
                        fields.serialize_entry("p", &shares(&branch.probabilities))?;
                    }
                }
                if !branch.priors.is_empty() {
                    fields.serialize_entry("priors", &shares(&branch.priors))?;
                }
                if !branch.moves.is_empty() {
                    fields.serialize_entry("moves", &branch.moves)?;
                }
                if !branch.rollouts.is_empty() {
                    fields.serialize_entry("rollouts", &branch.rollouts)?;
                }
                if let Some(estimate) = branch.estimate {
                    fields.serialize_entry("estimate", &estimate)?;
                }
                fields.end()
            }
        }
    }
}

impl Node {
    fn children(&self, mover: Player) -> Vec<Node> {
        self.tree
            .children()
            .map(|tree| Node { tree, mover })
            .collect()
    }
}

fn is_plain(branch: &Branch) -> bool {
    branch.name.is_none()
        && branch.moves.is_empty()
        && branch.estimate.is_none()
        && branch.rollouts.is_empty()
        && branch.priors.is_empty()
}

fn shares(probabilities: &[f64]) -> Vec<Share> {
    probabilities.iter().copied().map(Share).collect()
}

/// A probability, written as a fraction in quotes if its digits are long and the fraction is
/// exactly the same number.
struct Share(f64);

impl Share {
    fn fraction(&self) -> Option<(f64, f64)> {
        let fraction = if self.0.to_string().len() > 6 {
            decimal::fraction(self.0)
        } else {
            None
        };
        fraction.filter(|(top, bottom)| top / bottom == self.0)
    }
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.fraction() {
            Some((top, bottom)) => serializer.collect_str(&format_args!("{top}/{bottom}")),
            None => serializer.serialize_f64(self.0),
        }
    }
}

/// Writes a probability as [`write()`] does.
pub fn write_share(number: f64) -> String {
    to_json(&Share(number))
}
