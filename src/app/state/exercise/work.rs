//! What has been done about one question.

use crate::app::state::exercise::CUT;
use crate::app::state::exercise::hint::Hints;
use crate::exercise::{Fields, Grade};
use crate::lang::Saying;
use std::rc::Rc;

/// The most states of an answer that can be taken back.
const MOST_PAST: usize = 200;

/// The work on a question.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Work {
    /// What is written.
    pub draft: Fields,
    /// What was written before each change, the latest last, with the field that was changed.
    past: Vec<(String, Fields)>,
    /// The grade of what is written; none as soon as it is changed.
    pub grade: Option<Rc<Grade>>,
    /// The last answer that was graded, and its grade.
    pub(super) last: Option<(Fields, Rc<Grade>)>,
    /// The points of the first answer.
    pub first: Option<f64>,
    /// How many answers have been graded.
    pub tries: u32,
    /// Whether an answer was right.
    pub is_solved: bool,
    /// The hints.
    pub hints: Hints,
    /// The solution, once it was shown.
    pub solution: Option<Rc<Fields>>,
    /// A text that is not a number in a field for numbers, with the name of the field.
    pub unread: Option<(String, String)>,
    /// Whether the student was asked if nothing at all is meant as the answer.
    pub was_asked: bool,
    /// A wrong answer to the decision at hand, and why it is wrong.
    pub refused: Option<(String, Option<Saying>)>,
    /// The right answer that has just settled the decision before.
    pub confirmed: Option<String>,
}

impl Work {
    /// Keeps the grade of an answer.
    pub(super) fn graded(&mut self, answer: Fields, grade: Grade) {
        self.tries += 1;
        self.first.get_or_insert(grade.score);
        self.is_solved |= grade.score >= grade.max;
        let grade = Rc::new(grade);
        self.grade = Some(Rc::clone(&grade));
        self.last = Some((answer, grade));
        self.hints.restart();
    }

    /// Writes a text into a field. What is typed in one go is taken back in one go.
    pub(super) fn write(&mut self, at: &str, text: &str) {
        let goes_on = self.past.last().is_some_and(|(last, _)| last == at);
        if !goes_on {
            self.remember(at);
        }
        self.insert(at, text);
    }

    /// Puts a text into a field. Each is taken back by itself.
    pub(super) fn put(&mut self, at: &str, text: &str) {
        self.remember("");
        self.insert(at, text);
    }

    fn insert(&mut self, at: &str, text: &str) {
        if text.is_empty() {
            self.draft.remove(at);
        } else {
            self.draft.insert(at.to_owned(), text.to_owned());
        }
        self.changed();
    }

    /// Marks all of some leaves, or none of them if all are marked.
    pub(super) fn mark(&mut self, leaves: &[String]) {
        self.remember("");
        let is_marked = |leaf: &String| self.draft.contains_key(leaf);
        if leaves.iter().all(is_marked) {
            leaves.iter().for_each(|leaf| {
                self.draft.remove(leaf);
            });
        } else {
            let marks = leaves.iter().map(|leaf| (leaf.clone(), CUT.to_owned()));
            self.draft.extend(marks);
        }
        self.changed();
    }

    /// Takes away what was said of the fields as they were before.
    fn changed(&mut self) {
        self.grade = None;
        self.unread = None;
        self.was_asked = false;
    }

    fn remember(&mut self, at: &str) {
        if self.past.len() == MOST_PAST {
            self.past.remove(0);
        }
        self.past.push((at.to_owned(), self.draft.clone()));
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Takes back the last change.
    pub(super) fn undo(&mut self) {
        if let Some((_, draft)) = self.past.pop() {
            self.draft = draft;
            self.changed();
        }
    }

    /// Empties all fields.
    pub(super) fn clear(&mut self) {
        if !self.draft.is_empty() {
            self.remember("");
            self.draft.clear();
            self.changed();
        }
    }
}
