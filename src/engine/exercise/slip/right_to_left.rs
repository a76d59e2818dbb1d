//! Children visited from right to left.

use super::pupil::Pupil;

/// The misconception.
pub struct RightToLeft;

impl Pupil for RightToLeft {
    fn is_from_right(&self) -> bool {
        true
    }
}
