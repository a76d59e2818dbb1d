//! A transposition table with typed bounds (Greenblatt, Eastlake and Crocker, *The Greenblatt chess
//! program*, 1967): each entry says how its value relates to the true one. Keys are whole
//! positions, so a hash collision cannot confuse two of them.

use super::random::BuildHash64;
use super::{Relation, Used, Window};
use crate::game::{Game, Player};
use std::collections::HashMap;

/// An entry of the table: the result of one visit of a position.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The value found.
    pub score: f64,
    /// How it relates to the position's value.
    pub relation: Relation,
    /// The depth limit in plies with which it was searched; `None` means to the end of the game.
    pub depth: Option<u32>,
    /// The best move.
    pub best: Option<u16>,
    /// The number of descents before the visit that stored it.
    pub visit: u32,
}

impl Entry {
    /// Returns the use of the entry in a search to `depth` with `window`; `None` if it tells
    /// nothing new.
    ///
    /// An entry of another depth only orders moves: one ply more can reverse the value.
    pub fn used(
        &self,
        depth: Option<u32>,
        window: Window,
        is_closed: impl Fn(Window) -> bool,
    ) -> Option<Used> {
        if self.depth != depth {
            return self.best.map(|_| Used::Order);
        }
        let narrowed = self.narrowed(window);
        if self.relation == Relation::Exact || is_closed(narrowed) {
            Some(Used::Answer)
        } else if narrowed != window {
            Some(Used::Narrow)
        } else {
            self.best.map(|_| Used::Order)
        }
    }

    /// Returns the window narrowed by the entry's bound.
    pub fn narrowed(&self, window: Window) -> Window {
        match self.relation {
            Relation::AtLeast => window.tightened(Player::Max, self.score),
            Relation::AtMost => window.tightened(Player::Min, self.score),
            Relation::Exact | Relation::Open => window,
        }
    }
}

/// Entries by position and player to move (`true` for Max).
pub struct Table<G: Game>(HashMap<(G::Key, bool), Entry, BuildHash64>);

impl<G: Game> Table<G> {
    /// Makes an empty table.
    pub fn new() -> Table<G> {
        Table(HashMap::default())
    }

    /// Returns the entry of a position.
    pub fn get(&self, state: &G, player: Player) -> Option<Entry> {
        self.0.get(&(state.key(), player == Player::Max)).copied()
    }

    /// Stores an entry in place of an older one of the same position.
    pub fn put(&mut self, state: &G, player: Player, entry: Entry) {
        self.0.insert((state.key(), player == Player::Max), entry);
    }
}
