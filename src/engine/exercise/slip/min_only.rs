//! The window tested at Min's nodes only.

use super::pupil::Pupil;
use crate::game::Player;
use crate::search::{CutRule, Window};

/// The misconception.
pub struct MinOnly;

impl Pupil for MinOnly {
    fn closes(&self, window: Window, mover: Player, rule: CutRule) -> bool {
        mover == Player::Min && rule.closes(window)
    }
}
