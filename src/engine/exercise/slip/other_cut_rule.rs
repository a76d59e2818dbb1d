//! The other cut rule: a node is left where α = β under >, and not there under ≥.

use super::pupil::Pupil;
use crate::game::Player;
use crate::search::{CutRule, Window};

/// The misconception.
pub struct OtherCutRule;

impl Pupil for OtherCutRule {
    fn closes(&self, window: Window, _mover: Player, rule: CutRule) -> bool {
        match rule {
            CutRule::Ge => CutRule::Gt.closes(window),
            CutRule::Gt => CutRule::Ge.closes(window),
        }
    }
}
