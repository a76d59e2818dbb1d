//! An answer that is a program: it is graded by its runs on the trees of the variant.

use super::Solving;
use crate::exercise::{HIDES, LINE, Records, SHOWS, SOURCE, recorded};

impl Solving {
    /// Whether a field of a repair is empty: without all of them nothing is graded, since the first answer counts.
    pub fn lacks_fields(&self) -> bool {
        let draft = &self.work().draft;
        let is_empty = |at: &str| draft.get(at).is_none_or(|text| text.trim().is_empty());
        let asked = self.entries().iter().map(|entry| &*entry.at);
        asked
            .filter(|at| [LINE, SHOWS[0], HIDES[0]].contains(at))
            .any(is_empty)
    }

    /// Takes over a program with its runs, and grades it.
    pub fn take_runs(&mut self, source: &str, records: &Records) {
        if !self.question().ask.is_program() || self.lacks_fields() {
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
