//! What is kept of exercises beside searches and games.

use super::Solving;
use super::builder::Builder;
use super::class::Class;
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
    /// The exercises that were made before and belong on one sheet with it.
    pub collected: Option<Rc<Sheet>>,
    /// The room of the lecturer, as it was left.
    pub class: Option<Rc<Class>>,
    /// Whether that room is shown in the place of the exercise.
    pub is_in_class: bool,
    /// The variants of exercises that workers draw.
    pub drawings: Drawings,
}
