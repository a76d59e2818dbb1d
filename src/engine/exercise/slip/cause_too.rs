//! The leaf that closes the window struck out together with the pruned leaves.

use super::pupil::{Pupil, Strikes};

/// The misconception.
pub struct CauseToo;

impl Pupil for CauseToo {
    fn strikes(&self) -> Strikes {
        Strikes::Cause
    }
}
