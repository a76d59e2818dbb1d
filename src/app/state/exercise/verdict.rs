//! Whether a field was right in the last answer, for as long as what it was judged by is unchanged.

use crate::app::state::exercise::Solving;
use crate::exercise::{Ask, Entry, Fields};

impl Solving {
    /// Whether a field is right; `None` if it is not graded, changed since, or need not be filled in.
    pub fn verdict(&self, entry: &Entry) -> Option<bool> {
        if self.work().solution.is_some() {
            return None;
        }
        let (answer, grade) = self.work().last.as_ref()?;
        let part = grade.parts.iter().find(|part| part.at == entry.at)?;
        if self.is_about_cuts() && part.given.is_empty() && !self.is_over(self.part) {
            // A verdict on a missing mark would reveal the answer.
            return None;
        }
        let written = self.written();
        let text = |fields: &Fields, at: &str| fields.get(at).cloned().unwrap_or_default();
        let is_unchanged = |other: &Entry| text(answer, &other.at) == text(&written, &other.at);
        let mut judged_by = self
            .entries()
            .iter()
            .filter(|other| self.bears_on(other, entry));
        (part.counts() && judged_by.all(is_unchanged)).then_some(part.right >= 1.0)
    }

    /// Whether the text of a field may change the verdict on another one.
    fn bears_on(&self, one: &Entry, other: &Entry) -> bool {
        let trace = &self.variant.instance.trace;
        match self.question().ask {
            // A value is right, too, if it follows from the values that were given below it.
            Ask::Values { .. }
            | Ask::Grundy { .. }
            | Ask::Window { .. }
            | Ask::Backup
            | Ask::Playouts => {
                trace.ancestors(one.node).any(|above| above == other.node)
                    || trace.ancestors(other.node).any(|above| above == one.node)
            }
            Ask::Cut { .. } => one.at == other.at,
            _ => true,
        }
    }
}
