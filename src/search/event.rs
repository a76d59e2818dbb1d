//! What a search says while it runs: a turtle's walk over the tree. A choice is an index into the position's moves;
//! a node is found by its parent and its choice. Events name no move, no position and no node.

use crate::game::Player;

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
    /// A child joins the tree; the cursor stays.
    Expand {
        /// Which child.
        choice: u16,
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
    /// The position at the cursor gets a value without looking further.
    Evaluate {
        /// Its value.
        score: f64,
        /// The game's end or an estimate.
        basis: Basis,
    },
    /// A child's value is better for the player at the cursor than any before it.
    Improve {
        /// Which child.
        choice: u16,
        /// Its value, now the cursor's.
        score: f64,
    },
    /// The children that are left at the cursor are not looked at: its window is empty.
    Cutoff {
        /// How many; at least one.
        remaining: u16,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Basis {
    /// The rules of the game.
    Exact,
    /// An evaluation at a depth limit.
    Estimate,
}

/// The values that can still matter: Max has α elsewhere, Min has β.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// What Max is sure of on the path.
    pub alpha: f64,
    /// What Min is sure of on the path.
    pub beta: f64,
}

impl Window {
    /// Nothing is promised to anybody yet.
    pub const FULL: Window = Window { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };

    /// The window once `player` is sure of `score`.
    pub fn tightened(self, player: Player, score: f64) -> Window {
        match player {
            Player::Max => Window { alpha: self.alpha.max(score), ..self },
            Player::Min => Window { beta: self.beta.min(score), ..self },
        }
    }

    /// Whether no value fits any more: α ≥ β.
    pub fn is_closed(self) -> bool {
        self.alpha >= self.beta
    }
}
