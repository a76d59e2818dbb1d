//! What is kept of an exercise, and how it is taken up again.

use crate::app::state::exercise::hint::{Hints, STEPS};
use crate::app::state::exercise::{Solving, Work};
use crate::exercise::{Answer, Ask, Begun, Entry, Fields, Progress, grade_one};
use crate::lang::Saying;
use crate::lang::words::solving;
use crate::spec::Refusal;
use std::rc::Rc;

impl Solving {
    /// Returns the answers file.
    pub fn answer(&self) -> Answer {
        Answer {
            exercise: self.code.clone(),
            seed: self.variant.instance.seed,
            student: self.student.clone(),
            tries: self.tries.clone(),
            seen_solution: self.works.iter().any(|work| work.solution.is_some()),
        }
    }

    /// Whether the student has done nothing yet that is worth keeping.
    pub fn is_untouched(&self) -> bool {
        let is_untouched = |work: &Work| {
            work.draft.is_empty()
                && work.tries == 0
                && work.hints.all == 0
                && work.solution.is_none()
        };
        self.works.iter().all(is_untouched)
    }

    /// Whether it is kept: something was done, or the variant was drawn here. After a reload it is the same one.
    pub fn is_worth_keeping(&self) -> bool {
        self.is_drawn || !self.is_untouched()
    }

    /// Returns what is kept.
    pub fn progress(&self) -> Progress {
        let begun = |work: &Work| Begun {
            draft: work.draft.clone(),
            hinted: work.hints.at.clone(),
            hints: work.hints.steps.len() as u32,
            all_hints: work.hints.all,
            refused: work.refused.as_ref().map(|(text, _)| text.clone()),
            seen: work.solution.is_some(),
        };
        Progress {
            answer: self.answer(),
            part: self.part,
            questions: self.works.iter().map(begun).collect(),
        }
    }

    /// Checks that progress is about this exercise, whichever variant of it.
    ///
    /// # Errors
    /// If the progress belongs to another exercise.
    pub fn accepts(&self, progress: &Progress) -> Result<(), Refusal> {
        if progress.answer.exercise == self.code {
            Ok(())
        } else {
            Err(Refusal::new("answer.exercise", solving::OTHER_EXERCISE))
        }
    }

    /// Takes up progress of this variant: its answers, graded again.
    pub fn resumed(self, progress: &Progress) -> Solving {
        let answer = &progress.answer;
        let mut resumed = self;
        let questions = resumed.works.len();
        resumed.student.clone_from(&answer.student);
        resumed.tries.clone_from(&answer.tries);
        for tried in &mut resumed.tries {
            tried.answers.resize_with(questions, Fields::new);
        }
        resumed.part = progress.part.min(questions - 1);
        for part in 0..questions {
            let begun = progress.questions.get(part).cloned().unwrap_or_default();
            resumed.works[part] = resumed.taken_up(part, begun);
        }
        resumed
    }

    /// Returns the work on a question: its tries graded, and what was written since.
    fn taken_up(&self, part: usize, begun: Begun) -> Work {
        let instance = &self.variant.instance;
        let mut work = Work::default();
        // Another question may have been tried more often.
        let tries = self.tries.iter().map(|tried| &tried.answers[part]);
        for fields in tries.take_while(|fields| !fields.is_empty()) {
            let grade = grade_one(instance, &instance.exercise.ask[part], fields);
            work.graded(fields.clone(), grade);
            work.draft.clone_from(fields);
            work.draft.retain(|_, text| !text.is_empty());
        }
        if work.draft != begun.draft {
            work.draft = begun.draft;
            work.grade = None;
        }
        let is_known = |at: &str| {
            let is_it = |entry: &Entry| entry.at == at;
            self.variant.entries[part].iter().any(is_it)
        };
        work.draft.retain(|at, _| is_known(at));
        let steps = (begun.hints as usize).min(STEPS);
        if steps > 0 {
            work.grade = None;
        }
        work.hints = Hints {
            steps: (0..steps)
                .map(|step| self.hint_about(part, &begun.hinted, step))
                .collect(),
            at: begun.hinted,
            all: begun.all_hints,
        };
        if begun.seen && !work.is_solved {
            work.solution = Some(Rc::new(self.model(part)));
            work.grade = None;
        }
        if let Some(text) = begun.refused {
            work.refused = self.still_refused(part, &work, text);
        }
        work
    }

    /// Returns the wrong answer that is shown with the decision made last, and why it is wrong.
    fn still_refused(
        &self,
        part: usize,
        work: &Work,
        text: String,
    ) -> Option<(String, Option<Saying>)> {
        let is_made = |entry: &&Entry| work.draft.contains_key(&entry.at);
        let last = self.variant.entries[part]
            .iter()
            .take_while(is_made)
            .last()?;
        if self.exercise().ask[part].ask != Ask::Next || work.tries > 0 {
            return None;
        }
        if text.is_empty() {
            return Some((text, None));
        }
        let (is_right, why) = self.tried(part, &last.at, &text);
        (!is_right).then_some((text, why))
    }
}
