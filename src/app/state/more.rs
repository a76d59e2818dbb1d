//! The entry points of *more*: what few pages need at once. In the browser it is a module of its own, which `app::more` fetches when it is
//! first asked for; elsewhere it is always there. Whoever calls these functions through [`more`] does not link them.

use crate::app::state::action::EditAction;
use crate::app::state::exercise::builder::Form;
use crate::app::state::exercise::linked::exercise;
use crate::app::state::exercise::request::{Opened, Request};
use crate::app::state::lab::Lab;
use crate::app::state::own::Request as Own;
use crate::app::state::search::failure::Failure;
use crate::app::state::search::questions::asked_of_choices;
use crate::exercise::{Exercise, Progress, Sheet};
use crate::lang::Text;
use crate::recording::question::Question;
use crate::spec::{Refusal, Spec};
use crate::worker::Message;

/// The entry points. The state has an exercise only while these are there.
pub trait More: Sync {
    /// Carries out what is typed into the position, or done on its board.
    fn edit(&self, lab: &mut Lab, typing: EditAction);

    /// Takes over the text that was typed into the field of an option.
    fn take(&self, lab: &mut Lab, label: Text, text: &str);

    /// Returns the questions for the leaves that each choice of each option of a search would visit.
    fn asked_of_choices(&self, spec: &Spec) -> Vec<Question>;

    /// Applies a request about the exercise.
    fn solve(&self, lab: &mut Lab, request: Request);

    /// Applies a request about a program's own search.
    fn own(&self, lab: &mut Lab, request: Own);

    /// Handles the message of a worker that draws a variant.
    fn hear_drawn(&self, lab: &mut Lab, number: u32, message: Result<Message, Failure>);

    /// Takes up the form of the exercise if it was being made.
    fn make_on(&self, lab: &mut Lab, made: &Form);

    /// Reads a link to an exercise; `None` for another fragment.
    fn follow(&self, fragment: &str) -> Option<Result<Opened, Refusal>>;

    /// Returns the link to an exercise.
    fn link(&self, exercise: &Exercise) -> String;

    /// Reads an exercise, as JSON or as the fragment of a link.
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    fn read_exercise(&self, text: &str) -> Result<Exercise, Refusal>;

    /// Reads a sheet of exercises.
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    fn read_sheet(&self, text: &str) -> Result<Sheet, Refusal>;

    /// Reads the progress in an exercise.
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    fn read_progress(&self, text: &str) -> Result<Progress, Refusal>;
}

/// The entry points themselves.
#[derive(Debug)]
pub struct Here;

impl More for Here {
    fn edit(&self, lab: &mut Lab, typing: EditAction) {
        lab.type_in(typing);
    }

    fn take(&self, lab: &mut Lab, label: Text, text: &str) {
        lab.take_option(label, text);
    }

    fn asked_of_choices(&self, spec: &Spec) -> Vec<Question> {
        asked_of_choices(spec)
    }

    fn solve(&self, lab: &mut Lab, request: Request) {
        lab.solve(request);
    }

    fn own(&self, lab: &mut Lab, request: Own) {
        lab.own(request);
    }

    fn hear_drawn(&self, lab: &mut Lab, number: u32, message: Result<Message, Failure>) {
        lab.hear_drawn(number, message);
    }

    fn make_on(&self, lab: &mut Lab, made: &Form) {
        lab.make_on(made);
    }

    fn follow(&self, fragment: &str) -> Option<Result<Opened, Refusal>> {
        exercise(fragment)
    }

    fn link(&self, exercise: &Exercise) -> String {
        exercise.to_link()
    }

    fn read_exercise(&self, text: &str) -> Result<Exercise, Refusal> {
        Exercise::from_link(text).unwrap_or_else(|| Exercise::read(text))
    }

    fn read_sheet(&self, text: &str) -> Result<Sheet, Refusal> {
        Sheet::read(text)
    }

    fn read_progress(&self, text: &str) -> Result<Progress, Refusal> {
        Progress::read(text)
    }
}

#[cfg(target_os = "unknown")]
mod lent {
    use super::More;
    use std::sync::OnceLock;

    static LENT: OnceLock<&'static dyn More> = OnceLock::new();

    /// Makes the entry points known, once the module that has them is there.
    pub fn lend(more: &'static dyn More) {
        LENT.get_or_init(|| more);
    }

    /// Returns the entry points; `None` as long as they are not fetched.
    pub fn more() -> Option<&'static dyn More> {
        LENT.get().copied()
    }
}

#[cfg(target_os = "unknown")]
pub use lent::{lend, more};

/// Returns the entry points.
#[cfg(not(target_os = "unknown"))]
pub fn more() -> Option<&'static dyn More> {
    Some(&Here)
}
