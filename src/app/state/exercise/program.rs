//! An answer that is a program: it is graded by its runs on the trees of the variant.

use super::Solving;
use crate::exercise::{Ask, Records, SOURCE, Unready, recorded, unready};

impl Solving {
    /// Returns what is missing in the fields of a repair: until then nothing is graded, since the first answer counts.
    pub fn unready(&self) -> Option<Unready> {
        let is_repair = matches!(self.question().ask, Ask::Repair { .. });
        unready(&self.work().draft).filter(|_| is_repair)
    }

    /// Takes over a program with its runs, and grades it.
    pub fn take_runs(&mut self, source: &str, records: &Records) {
        if !self.question().ask.is_program() || self.unready().is_some() {
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
