//! The reward of the deepest node added to every node of the path, for both players alike.

use super::keeper::Keeper;
use crate::exercise::backup::Entry;
use crate::search::Reward;
use crate::trace::Visits;

/// The misconception.
pub struct NoSignFlip;

impl Keeper for NoSignFlip {
    fn added(&self, entry: &Entry, entries: &[Entry], _scale: Reward) -> Visits {
        let deepest = entries.first().unwrap_or(entry);
        deepest.added
    }
}
