//! Something of each player, Max's before Min's.

use super::Player;
use serde::{Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// Something of each player. It is written as a list of two, Max's first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlayer<T> {
    /// Max's.
    pub max: T,
    /// Min's.
    pub min: T,
}

impl<T> ByPlayer<T> {
    /// The same of each.
    pub fn both(value: T) -> ByPlayer<T>
    where
        T: Clone,
    {
        ByPlayer {
            max: value.clone(),
            min: value,
        }
    }

    /// What belongs to each player, Max first.
    pub fn iter(&self) -> impl Iterator<Item = (Player, &T)> {
        [(Player::Max, &self.max), (Player::Min, &self.min)].into_iter()
    }

    /// What somebody makes of each.
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer {
            max: make(self.max),
            min: make(self.min),
        }
    }

    /// Each with the other's.
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
