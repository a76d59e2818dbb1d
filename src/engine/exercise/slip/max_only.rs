//! The window tested at Max's nodes only.

use super::pupil::Pupil;
use crate::game::Player;
use crate::search::{CutRule, Window};

/// The misconception.
pub struct MaxOnly;

impl Pupil for MaxOnly {
    fn closes(&self, window: Window, mover: Player, rule: CutRule) -> bool {
        mover == Player::Max && rule.closes(window)
    }
}
