//! A cut node struck out as a whole, with the children that led to the cut.

use super::pupil::{Pupil, Strikes};

/// The misconception.
pub struct WholeNode;

impl Pupil for WholeNode {
    fn strikes(&self) -> Strikes {
        Strikes::Whole
    }
}
