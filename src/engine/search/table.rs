//! A transposition table with typed bounds (Greenblatt, Eastlake and Crocker, *The Greenblatt chess program*, 1967): what was found
//! of a position is remembered with how it relates to the true value. Equality of positions decides, not a hash.

use super::random::BuildHash64;
use super::{Relation, Used, Window};
use crate::game::{Game, Player};
use std::collections::HashMap;

/// What is remembered of a position.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The value found.
    pub score: f64,
    /// How it relates to the position's.
    pub relation: Relation,
    /// The depth it was searched to; none to the end.
    pub depth: Option<u32>,
    /// The move that was best.
    pub best: Option<u16>,
    /// How many times the search had gone down when it met the position.
    pub visit: u32,
}

impl Entry {
    /// What the entry is good for in a search to `depth` with `window`; nothing if it says no more than the window.
    /// It answers for no other depth: one ply more can turn the value round.
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

    /// The window with what the entry is sure of.
    pub fn narrowed(&self, window: Window) -> Window {
        match self.relation {
            Relation::AtLeast => window.tightened(Player::Max, self.score),
            Relation::AtMost => window.tightened(Player::Min, self.score),
            Relation::Exact | Relation::Open => window,
        }
    }
}

/// Positions met before, by who is to move in them.
pub struct Table<G: Game>(HashMap<(G::Key, bool), Entry, BuildHash64>);

impl<G: Game> Table<G> {
    /// Nothing met yet.
    pub fn new() -> Table<G> {
        Table(HashMap::default())
    }

    /// What is remembered of a position.
    pub fn get(&self, state: &G, player: Player) -> Option<Entry> {
        self.0.get(&(state.key(), player == Player::Max)).copied()
    }

    /// Remembers a position; what was known of it before is forgotten.
    pub fn put(&mut self, state: &G, player: Player, entry: Entry) {
        self.0.insert((state.key(), player == Player::Max), entry);
    }
}
