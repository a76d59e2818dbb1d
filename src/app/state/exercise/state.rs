//! What is kept of exercises beside searches and games.

use super::Solving;
use super::builder::Builder;
use super::drawing::Drawings;
use crate::exercise::Sheet;
use std::rc::Rc;

/// The exercise that is solved, or made.
#[derive(Clone, Debug, PartialEq)]
pub struct ExerciseState {
    /// The exercise being solved.
    pub solving: Option<Rc<Solving>>,
    /// The exercises among which it was picked, if it came with others.
    pub sheet: Option<Rc<Sheet>>,
    /// The exercise that is being made.
    pub builder: Option<Rc<Builder>>,
    /// The variants of exercises that workers draw.
    pub drawings: Drawings,
}
