//! An answer that is a program: it is graded by its runs on the trees of the variant.

use super::Solving;
use crate::exercise::{Records, SOURCE, recorded};

impl Solving {
    /// Takes over a program with its runs, and grades it.
    pub fn take_runs(&mut self, source: &str, records: &Records) {
        if !self.question().ask.is_program() {
            return;
        }
        self.again();
        self.write(SOURCE, source);
        for (at, record) in recorded(records) {
            self.write(&at, &record);
        }
        self.check();
    }
}
