//! A pair of values, one of each player.

use super::Player;
use serde::{Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// A value of each player, serialized as a list of two, Max's first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlayer<T> {
    /// Max's.
    pub max: T,
    /// Min's.
    pub min: T,
}

impl<T> ByPlayer<T> {
    /// Makes a pair of equal values.
    pub fn both(value: T) -> ByPlayer<T>
    where
        T: Clone,
    {
        ByPlayer {
            max: value.clone(),
            min: value,
        }
    }

    /// Makes the pair of a function's values.
    pub fn from_fn(mut make: impl FnMut(Player) -> T) -> ByPlayer<T> {
        ByPlayer {
            max: make(Player::Max),
            min: make(Player::Min),
        }
    }

    /// Iterates over the players and their values, Max first.
    pub fn iter(&self) -> impl Iterator<Item = (Player, &T)> {
        [(Player::Max, &self.max), (Player::Min, &self.min)].into_iter()
    }

    /// Applies a function to both values.
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer {
            max: make(self.max),
            min: make(self.min),
        }
    }

    /// Swaps the two values.
    pub fn swapped(self) -> ByPlayer<T> {
        ByPlayer {
            max: self.min,
            min: self.max,
        }
    }
}

impl<T> From<[T; 2]> for ByPlayer<T> {
    fn from([max, min]: [T; 2]) -> ByPlayer<T> {
        ByPlayer { max, min }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::Max => &self.max,
            Player::Min => &self.min,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::Max => &mut self.max,
            Player::Min => &mut self.min,
        }
    }
}

impl<T: Serialize> Serialize for ByPlayer<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [&self.max, &self.min].serialize(serializer)
    }
}
