//! The events of a search, which move a cursor over the tree. A choice is an index into the
//! position's moves; a node is identified by its parent and its choice. Events name no move, no
//! position and no node.

mod forms;
mod sided;

pub use forms::{FieldValue, decode, decode_first, encode, encoded};

use crate::game::{Interval, Player};
use crate::text::json::Extended;
use serde::{Deserialize, Serialize, Serializer};

/// One step of a search. Scores are Max's.
///
/// Alpha-beta on the tree `[[3,12],[2,8]]` tells these 28 events; the cursor goes down by `Descend` and up by `Return`:
/// ```text
///             r                 Bound (−∞, +∞)  Open max, 2
///           ↙                   Descend 0
///        r.0                    Bound (−∞, +∞)  Open min, 2
///       ↙    ↘                  Descend 0  Evaluate 3   Return 3   Improve 0, 3   Bound (−∞, 3)
///    3          12              Descend 1  Evaluate 12  Return 12
///        r.0 ↗                  Return 3   Improve 0, 3   Bound (3, +∞)
///             r
///               ↘               Descend 1
///                 r.1           Bound (3, +∞)   Open min, 2
///                ↙              Descend 0  Evaluate 2   Return 2   Improve 0, 2   Bound (3, 2)
///              2     ‖ 8        Cutoff 1: the leaf 8 is never visited
///             ↖ r.1             Return 2
///             r                 Return 3   Choose 0
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A stage of the search begins; the cursor is at the root.
    Begin {
        /// The stage.
        stage: Stage,
    },
    /// The search looks at the position at the cursor: the game is not over there.
    Open {
        /// The player, or chance.
        turn: Turn,
        /// The number of moves or outcomes.
        choices: u16,
    },
    /// Children join the tree; the cursor stays.
    Expand {
        /// The first of them.
        choice: u16,
        /// The number of children, with consecutive choices.
        count: u16,
    },
    /// The prior probability of a child that has just joined the tree, by which PUCT weighs exploration; reported before the first
    /// descent, for all children of a node whose priors are not all equal.
    Prior {
        /// The child.
        choice: u16,
        /// Its prior probability.
        prior: f64,
    },
    /// A child's rank in move ordering; reported for each child before the first descent.
    Rank {
        /// The child.
        choice: u16,
        /// The number by which children are sorted.
        score: f64,
    },
    /// The cursor goes down to a child, which joins the tree if it was not in it.
    Descend {
        /// The child.
        choice: u16,
        /// The probability of this outcome; 1 unless the parent is a chance node.
        probability: f64,
    },
    /// The window at the cursor has changed.
    Bound {
        /// The new α and β.
        window: Window,
    },
    /// The interval in which the value at the cursor lies. As the first event of a search: the
    /// interval of all values.
    Range {
        /// The lowest value.
        low: f64,
        /// The highest.
        high: f64,
    },
    /// The position at the cursor is a leaf of the search and gets a value.
    Evaluate {
        /// The score of the game, or the evaluation.
        payoff: f64,
        /// The value: the utility of the payoff.
        score: f64,
        /// Where the payoff comes from: the end of the game, an estimate, or the mean of the
        /// playouts before this event.
        basis: Basis,
    },
    /// The next child is searched with a null window: only whether it is better than the best so far is asked.
    Scout {
        /// The child.
        choice: u16,
        /// The null window.
        window: Window,
    },
    /// A child that was searched with a null window has proved better. It is searched again with the window at the cursor, and what
    /// it returned before counts no more.
    Again {
        /// The child.
        choice: u16,
    },
    /// A child's value is better for the player at the cursor than all before it.
    Improve {
        /// The child.
        choice: u16,
        /// Its value, now that of the node at the cursor.
        score: f64,
    },
    /// The weighted sum of a chance node has grown by one outcome.
    Accumulate {
        /// The sum of probability times value over the outcomes so far.
        sum: f64,
    },
    /// The remaining children of the node at the cursor are pruned: they cannot change the result.
    Cutoff {
        /// The number of pruned children; at least 1.
        remaining: u16,
    },
    /// The position at the cursor was found in the memo or the table.
    Recall {
        /// The number of descents before the visit that stored it.
        visit: u32,
        /// The stored value.
        score: f64,
        /// How the stored value relates to the position's.
        relation: Relation,
        /// The depth in plies to which it was searched, below 65,535; `None` is to the end of the game.
        depth: Option<u16>,
        /// How the search uses it here.
        used: Used,
    },
    /// The value about to be returned is stored in the memo or the table.
    Store {
        /// How the stored value relates to the position's.
        relation: Relation,
    },
    /// The Grundy number of the position at the cursor.
    Grundy {
        /// The least number that is not the Grundy number of a child.
        value: u32,
    },
    /// A playout ran from the cursor to the end of the game.
    Simulate {
        /// The score at its end.
        score: f64,
        /// The number of moves played.
        plies: u32,
        /// The number of the playout, from 0, by which it can be replayed.
        playout: u32,
    },
    /// The reward is added to the node at the cursor; then the cursor goes up (at the root it
    /// stays).
    Credit {
        /// The reward of the side that moved into this node, summed over the playouts.
        reward: f64,
        /// The number of playouts that it comes from.
        visits: u32,
    },
    /// The node at the cursor is finished; then the cursor goes up (at the root it stays).
    Return {
        /// Its value; only a bound of it after a cutoff.
        score: f64,
    },
    /// The search has ended and chooses this move at the root.
    Choose {
        /// The move.
        choice: u16,
    },
}

/// A part of a search that starts at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A search to this depth in plies, one of iterative deepening; values of earlier depths are
    /// void.
    Depth(u32),
    /// An iteration of Monte-Carlo tree search, counted from 1.
    Iteration(u32),
}

/// The player to choose at a node, or chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A player.
    Player(Player),
    /// Chance: an outcome is drawn.
    Chance,
}

/// The source of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Basis {
    /// The rules of the game.
    Exact,
    /// An evaluation at a depth limit.
    Estimate,
    /// The mean of playouts.
    Average,
}

/// How a number relates to the true value at the depth searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Relation {
    /// It is the true value.
    Exact,
    /// The true value is at least this.
    AtLeast,
    /// The true value is at most this.
    AtMost,
    /// The best so far: it bounds nothing yet.
    Open,
}

/// The use of a stored value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Used {
    /// It is returned as the answer.
    Answer,
    /// It narrows the window.
    Narrow,
    /// Its best move is tried first; the value is of another depth.
    Order,
}

/// The interval of the values that can still matter: on the path Max is sure of α, Min of β.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// The best value that Max is sure of on the path.
    pub alpha: f64,
    /// The best value that Min is sure of on the path.
    pub beta: f64,
}

/// The window that spans an interval.
impl From<Interval> for Window {
    fn from(interval: Interval) -> Window {
        Window {
            alpha: interval.low,
            beta: interval.high,
        }
    }
}

/// Writes a window as the pair (α, β).
impl Serialize for Window {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (Extended(self.alpha), Extended(self.beta)).serialize(serializer)
    }
}

impl Window {
    /// The window (−∞, +∞).
    pub const FULL: Window = Window {
        alpha: f64::NEG_INFINITY,
        beta: f64::INFINITY,
    };

    /// Whether the window is (−∞, +∞).
    pub fn is_full(&self) -> bool {
        *self == Window::FULL
    }

    /// Returns the window after `player` is sure of `score`.
    pub fn tightened(self, player: Player, score: f64) -> Window {
        match player {
            Player::Max => Window {
                alpha: self.alpha.max(score),
                ..self
            },
            Player::Min => Window {
                beta: self.beta.min(score),
                ..self
            },
        }
    }

    /// Returns the null window at the end where a player's best value stands, `gap` wide: a search with it tells whether a value is
    /// better for the player. Where the window is no wider, or nothing lies within `gap`, that is the window itself.
    pub fn null(self, player: Player, gap: f64) -> Window {
        let null = match player {
            Player::Max => Window {
                beta: self.beta.min(self.alpha + gap),
                ..self
            },
            Player::Min => Window {
                alpha: self.alpha.max(self.beta - gap),
                ..self
            },
        };
        if null.alpha < null.beta { null } else { self }
    }

    /// Returns how the value found with this window relates to the true one; a value on an end of
    /// the window or beyond it may be a bound.
    pub fn relation(self, score: f64) -> Relation {
        match (score <= self.alpha, score >= self.beta) {
            (false, false) => Relation::Exact,
            (true, false) => Relation::AtMost,
            (false, true) => Relation::AtLeast,
            (true, true) => Relation::Open,
        }
    }
}
