//! The search decided step by step: each answer is judged at once, the first one counts, and the search goes on only when the right
//! one was given or asked for.

use crate::app::state::exercise::Solving;
use crate::exercise::{Ask, Entry, Holds, What, grade_one, number};
use crate::lang::Saying;

impl Solving {
    /// Returns the index of the decision at hand; `None` where no decision is asked for, or all are made.
    pub fn decision(&self) -> Option<usize> {
        let (entries, work) = (self.entries(), self.work());
        if self.question().ask != Ask::Next || self.is_over(self.part) {
            return None;
        }
        let is_open = |entry: &Entry| !work.draft.contains_key(&entry.at);
        let first_open = entries.iter().position(is_open);
        // A wrong answer is kept, and the decision stays at hand.
        match (&work.refused, first_open) {
            (Some(_), Some(next)) => next.checked_sub(1),
            (Some(_), None) => entries.len().checked_sub(1),
            (None, next) => next,
        }
    }

    /// Returns the step whose moment is shown with the question: that of the decision at hand.
    pub fn step(&self) -> Option<u32> {
        match self.entries().get(self.decision()?)?.what {
            What::Decision(step, _) => Some(step),
            _ => None,
        }
    }

    /// Answers the decision at hand.
    pub fn decide(&mut self, text: &str) {
        let Some(entry) = self.decision().and_then(|at| self.entries().get(at)) else {
            return;
        };
        let (at, text) = (entry.at.clone(), text.trim());
        if text.is_empty() {
            return;
        }
        let is_unread = entry.holds == Holds::Number && number(text).is_none();
        self.work_mut().unread = is_unread.then(|| (at.clone(), text.to_owned()));
        if is_unread {
            return;
        }
        let (is_right, why) = self.tried(self.part, &at, text);
        let work = self.work_mut();
        work.draft.entry(at).or_insert_with(|| text.to_owned());
        work.confirmed = is_right.then(|| text.to_owned());
        work.refused = (!is_right).then(|| (text.to_owned(), why));
        work.hints.restart();
        self.finish();
    }

    /// Takes a wrong answer back, so that another one can be given.
    pub(super) fn take_back(&mut self) {
        if let Some((text, _)) = &mut self.work_mut().refused {
            text.clear();
        }
    }

    /// Goes on with what the rule settles.
    pub fn go_on(&mut self) {
        let work = self.work_mut();
        work.refused = None;
        work.confirmed = None;
        work.hints.restart();
        self.finish();
    }

    /// Whether a text is right in a field, and why it is not where everything else is right.
    pub(super) fn tried(&self, part: usize, at: &str, text: &str) -> (bool, Option<Saying>) {
        let mut fields = self.model(part);
        fields.insert(at.to_owned(), text.to_owned());
        let grade = grade_one(&self.variant.instance, &self.exercise().ask[part], &fields);
        let is_right = grade.parts.iter().all(|part| part.right >= 1.0);
        (is_right, grade.why)
    }

    /// Grades the first answers once the last decision is made.
    fn finish(&mut self) {
        let work = self.work();
        let is_made = |entry: &Entry| work.draft.contains_key(&entry.at);
        if work.refused.is_none() && self.entries().iter().all(is_made) {
            let fields = work.draft.clone();
            self.record(fields);
        }
    }
}
