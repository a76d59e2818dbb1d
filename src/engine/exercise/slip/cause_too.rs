//! The leaf that closes the window struck out together with the leaves that need no look.

use super::pupil::{Pupil, Strikes};

/// The misconception.
pub struct CauseToo;

impl Pupil for CauseToo {
    fn strikes(&self) -> Strikes {
        Strikes::Cause
    }
}
