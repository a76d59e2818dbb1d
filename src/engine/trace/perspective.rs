//! From whose side the numbers of a node are written.

use super::{Kind, Moment, NodeId, Number, Trace};
use crate::game::{Player, Sided};
use crate::search::{Turn, Window};

/// The side from which the numbers of each node are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Perspective {
    /// Max's side at all nodes, as in minimax.
    #[default]
    Max,
    /// The side of the player who moves at the node, as in negamax.
    Mover,
}

impl Perspective {
    /// Returns the other one.
    pub fn other(self) -> Perspective {
        match self {
            Perspective::Max => Perspective::Mover,
            Perspective::Mover => Perspective::Max,
        }
    }

    /// Returns the player from whose side the numbers of a node are written.
    pub fn side(self, trace: &Trace, node: NodeId) -> Player {
        match self {
            Perspective::Max => Player::Max,
            Perspective::Mover => trace.mover(node).unwrap_or(Player::Max),
        }
    }

    /// Returns a value of a node as it is written.
    pub fn value(self, trace: &Trace, node: NodeId, value: f64) -> f64 {
        value.seen_by(self.side(trace, node))
    }

    /// Returns the number of a node as it is written.
    pub fn number(self, moment: &Moment, node: NodeId) -> Option<Number> {
        let number = moment.number(node)?;
        Some(number.seen_by(self.side(moment.trace(), node)))
    }

    /// Returns the window of a node as it is written.
    pub fn window(self, moment: &Moment, node: NodeId) -> Option<Window> {
        let window = moment.window(node)?;
        Some(window.seen_by(self.side(moment.trace(), node)))
    }
}

impl Trace {
    /// Returns the player to move at a node; where none moves, the opponent of the player above. `None` without one.
    pub fn mover(&self, node: NodeId) -> Option<Player> {
        let above = self.parent(node).map(|parent| self.kind(parent));
        match (self.kind(node), above) {
            (Kind::Inner(Turn::Player(player)), _) => Some(player),
            (_, Some(Kind::Inner(Turn::Player(player)))) => Some(player.other()),
            _ => None,
        }
    }
}
