//! The transitions of the sheet on which a lecturer collects exercises.

use crate::app::state::exercise::request::Collect;
use crate::app::state::lab::Lab;
use crate::exercise::{LARGEST_SHEET, Sheet};
use crate::lang::Saying;
use std::rc::Rc;

impl Lab {
    /// Applies a change of the sheet.
    pub(super) fn collect(&mut self, change: Collect) {
        let builder = self.exercise.builder.clone();
        let made = builder.and_then(|builder| builder.exercise().ok());
        let sheet = self.exercise.collected.get_or_insert_with(|| {
            Rc::new(Sheet {
                title: None,
                exercises: Vec::new(),
            })
        });
        let sheet = Rc::make_mut(sheet);
        let count = sheet.exercises.len();
        match change {
            Collect::Add if count < LARGEST_SHEET => sheet.exercises.extend(made),
            Collect::Remove(at) if at < count => {
                sheet.exercises.remove(at);
            }
            Collect::Raise(at) if (1..count).contains(&at) => sheet.exercises.swap(at - 1, at),
            Collect::Title(title) => {
                let title = title.trim();
                sheet.title = (!title.is_empty()).then(|| Saying::of(&title.to_owned()));
            }
            _ => {}
        }
    }
}
