//! What a search says while it runs: a turtle's walk over the tree. A choice is an index into the position's moves;
//! a node is found by its parent and its choice. Events name no move, no position and no node.

use crate::game::Player;
use crate::text::json::Extended;
use serde::{Deserialize, Serialize, Serializer};

/// One thing a search did. Scores are Max's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A stage of the search begins; the cursor is at the root.
    Begin {
        /// Which.
        stage: Stage,
    },
    /// The position at the cursor is looked at: it is not over.
    Open {
        /// Who chooses.
        turn: Turn,
        /// Among how many moves or outcomes.
        choices: u16,
    },
    /// Children join the tree; the cursor stays.
    Expand {
        /// The first of them.
        choice: u16,
        /// How many, side by side.
        count: u16,
    },
    /// What move ordering has seen of a child; one for each, before the first of them is entered.
    Rank {
        /// Which child.
        choice: u16,
        /// What it is ordered by.
        score: f64,
    },
    /// The cursor goes down to a child, which joins the tree if it was not in it.
    Descend {
        /// Which child.
        choice: u16,
        /// The probability of that outcome; 1 unless the parent is a chance node.
        probability: f64,
    },
    /// The window as it now stands at the cursor.
    Bound {
        /// α and β.
        window: Window,
    },
    /// What the value at the cursor can still be. As the first event of a search: what any value can be.
    Range {
        /// The lowest value.
        low: f64,
        /// The highest.
        high: f64,
    },
    /// The position at the cursor gets a value without looking further.
    Evaluate {
        /// What the game or the evaluation says.
        payoff: f64,
        /// Its value: the utility of that payoff.
        score: f64,
        /// The game's end, an estimate, or the mean of the playouts before it.
        basis: Basis,
    },
    /// A child's value is better for the player at the cursor than any before it.
    Improve {
        /// Which child.
        choice: u16,
        /// Its value, now the cursor's.
        score: f64,
    },
    /// A chance node's probabilities times values, as far as they are known.
    Accumulate {
        /// Their sum so far.
        sum: f64,
    },
    /// The children that are left at the cursor are not looked at: they cannot matter.
    Cutoff {
        /// How many; at least one.
        remaining: u16,
    },
    /// The position at the cursor was met before and is in the memo or the table.
    Recall {
        /// How many times the search had gone down when it met it.
        visit: u32,
        /// The value remembered.
        score: f64,
        /// How that value relates to the position's.
        relation: Relation,
        /// The depth it was searched to; 65,535 to the end.
        depth: u16,
        /// What it is good for here.
        used: Used,
    },
    /// The value about to be returned goes into the memo or the table.
    Store {
        /// How it relates to the position's.
        relation: Relation,
    },
    /// The Grundy number of the position at the cursor.
    Grundy {
        /// The least number that no child has.
        value: u32,
    },
    /// A game was played at random from the cursor to its end.
    Simulate {
        /// How it ended.
        score: f64,
        /// Moves played.
        plies: u32,
        /// The playout's number, from 0, with which it can be replayed.
        playout: u32,
    },
    /// The reward reaches the cursor, then the cursor goes up (from the root it stays).
    Credit {
        /// The reward of the side that moved into this node.
        reward: f64,
        /// How many playouts it stands for.
        visits: u32,
    },
    /// The node at the cursor is finished, then the cursor goes up (from the root it stays).
    Return {
        /// Its value, or a bound of it after a cut.
        score: f64,
    },
    /// The search has ended with this move at the root.
    Choose {
        /// Which.
        choice: u16,
    },
}

/// A part of a search that starts at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A search to this depth, one of iterative deepening: what an earlier depth said of the nodes is void.
    Depth(u32),
    /// An iteration of Monte-Carlo tree search, from 1.
    Iteration(u32),
}

/// Who chooses at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A player.
    Player(Player),
    /// Nobody: an outcome is drawn.
    Chance,
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Basis {
    /// The rules of the game.
    Exact,
    /// An evaluation at a depth limit.
    Estimate,
    /// The mean of playouts.
    Average,
}

/// How a number relates to the true value, as far as it was searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Relation {
    /// It is the value.
    Exact,
    /// The value is at least this.
    AtLeast,
    /// The value is at most this.
    AtMost,
    /// The best so far, of which nothing can be said yet.
    Open,
}

/// What a remembered value is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Used {
    /// It answers.
    Answer,
    /// It narrows the window.
    Narrow,
    /// Its best move is tried first; the value itself was searched to another depth.
    Order,
}

/// The values that can still matter: Max has α elsewhere, Min has β.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// What Max is sure of on the path.
    pub alpha: f64,
    /// What Min is sure of on the path.
    pub beta: f64,
}

/// As a pair.
impl Serialize for Window {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (Extended(self.alpha), Extended(self.beta)).serialize(serializer)
    }
}

impl Window {
    /// Nothing is promised to anybody yet.
    pub const FULL: Window = Window {
        alpha: f64::NEG_INFINITY,
        beta: f64::INFINITY,
    };

    /// Whether nothing is promised to anybody.
    pub fn is_full(&self) -> bool {
        *self == Window::FULL
    }

    /// The window once `player` is sure of `score`.
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

    /// How a value that was searched for in this window relates to the true one: on an end of it it may be a bound.
    pub fn relation(self, score: f64) -> Relation {
        match (score <= self.alpha, score >= self.beta) {
            (false, false) => Relation::Exact,
            (true, false) => Relation::AtMost,
            (false, true) => Relation::AtLeast,
            (true, true) => Relation::Open,
        }
    }
}
