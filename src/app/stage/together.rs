//! The drawings that are moved together: those of searches side by side, or one alone.

use super::drawing::{Drawing, request_draw};
use super::pointers::Gesture;
use std::cell::RefCell;
use std::fmt;
use std::rc::{Rc, Weak};

/// The drawings that are moved together.
#[derive(Clone, Default)]
pub struct Together(Rc<RefCell<Vec<Weak<RefCell<Drawing>>>>>);

impl fmt::Debug for Together {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Together")
    }
}

impl PartialEq for Together {
    fn eq(&self, other: &Together) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Together {
    /// Adds a drawing.
    pub fn join(&self, drawing: &Rc<RefCell<Drawing>>) {
        let mut all = self.0.borrow_mut();
        all.retain(|known| known.strong_count() > 0);
        all.push(Rc::downgrade(drawing));
    }

    /// Zooms and moves the views of all of them.
    pub fn drag(&self, Gesture { about, factor, by }: &Gesture) {
        for drawing in self.0.borrow().iter().filter_map(Weak::upgrade) {
            drawing.borrow_mut().drag(*about, *factor, *by);
            request_draw(&drawing);
        }
    }
}
