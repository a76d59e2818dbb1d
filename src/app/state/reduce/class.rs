//! The transitions of a lecturer's room.

use crate::app::state::exercise::class::{Class, Request};
use crate::app::state::lab::Lab;
use crate::exercise::Sheet;
use std::rc::Rc;

impl Lab {
    /// Returns the room of the lecturer, if it is shown.
    pub fn class(&self) -> Option<&Rc<Class>> {
        self.exercise
            .class
            .as_ref()
            .filter(|_| self.exercise.is_in_class)
    }

    /// Applies a request about the room of a lecturer.
    pub(super) fn teach(&mut self, request: Request) {
        match request {
            Request::Open => {
                if let Some(sheet) = self.taught() {
                    let before = self.exercise.class.take();
                    self.exercise.class = Some(Rc::new(match before {
                        Some(before) => before.about(sheet),
                        None => Class::new(sheet),
                    }));
                    self.exercise.is_in_class = true;
                }
            }
            Request::Leave => self.exercise.is_in_class = false,
            request => {
                if let Some(class) = &mut self.exercise.class {
                    Rc::make_mut(class).take(request, self.page.lang);
                }
            }
        }
    }

    /// The exercises that are open: those that are being collected, those among which one was picked, or the one that is shown.
    fn taught(&self) -> Option<Rc<Sheet>> {
        let collected = self.exercise.collected.as_ref();
        let collected = collected
            .filter(|sheet| self.exercise.builder.is_some() && !sheet.exercises.is_empty());
        let sheet = collected.or(self.exercise.sheet.as_ref());
        sheet.cloned().or_else(|| {
            let solving = self.exercise.solving.as_ref()?;
            Some(Rc::new(Sheet {
                title: None,
                exercises: vec![solving.exercise().clone()],
            }))
        })
    }
}
