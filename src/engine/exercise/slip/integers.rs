//! A window without a whole number inside taken for empty, as if values could not lie between.

use super::pupil::Pupil;
use crate::game::Player;
use crate::search::{CutRule, Window};

/// The misconception.
pub struct Integers;

impl Pupil for Integers {
    fn closes(&self, window: Window, _mover: Player, rule: CutRule) -> bool {
        rule.closes(window) || window.beta - window.alpha <= 1.0
    }
}
