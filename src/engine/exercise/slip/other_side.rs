//! The reward of the wrong side: of the player to move, not of the one who moved into the node.

use super::keeper::{Keeper, opposite};
use crate::exercise::backup::Entry;
use crate::search::Reward;
use crate::trace::Visits;

/// The misconception.
pub struct OtherSide;

impl Keeper for OtherSide {
    fn added(&self, entry: &Entry, _entries: &[Entry], scale: Reward) -> Visits {
        let w = opposite(entry.added, scale);
        Visits { w, ..entry.added }
    }
}
