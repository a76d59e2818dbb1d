//! An exercise while a student solves it: the variant, what is written, the tries, hints and grades of every question. The first
//! answer counts, and a wrong one is never the end.

pub mod builder;
pub mod class;
mod decide;
pub mod drawing;
pub mod hint;
pub mod kept;
pub mod linked;
mod program;
pub mod request;
mod said;
mod state;
mod verdict;
mod walk;
mod work;

pub use said::what;
pub use state::ExerciseState;
pub use walk::Way;
pub use work::Work;

use crate::exercise::{
    Ask, Entry, Exercise, Fields, Holds, Instance, Question, Source, Try, claim_tree, code,
    entries, grade_one, in_words, model_of, number, shown,
};
use crate::trace::NodeId;
use std::rc::Rc;

/// The word in the field of a leaf that is marked.
pub const CUT: &str = "cut";

/// A drawn variant with the fields of its questions. It equals itself only.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The instance.
    pub instance: Rc<Instance>,
    /// The fields of each question, in the order in which they are worked out.
    pub entries: Rc<[Vec<Entry>]>,
    /// The answer with mistakes that is shown with each question about mistakes; empty for others.
    pub given: Rc<[Fields]>,
}

impl PartialEq for Variant {
    fn eq(&self, other: &Variant) -> bool {
        Rc::ptr_eq(&self.instance, &other.instance)
    }
}

/// An exercise that is being solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Solving {
    /// The variant.
    pub variant: Variant,
    /// The code of the exercise.
    pub code: String,
    /// The index of the question shown.
    pub part: usize,
    /// What has been done about each question.
    pub works: Vec<Work>,
    /// The tries: the first has the first answer to every question, and so on.
    pub tries: Vec<Try>,
    /// How the student is called in the answers file.
    pub student: String,
    /// The student whom the link or the element named, whose work is kept apart; empty if no student is named.
    pub whose: String,
    /// The node whose mark has the focus, or gets it by the tab key.
    pub walked: Option<NodeId>,
    /// How often a key has moved the focus.
    pub walks: u32,
    /// How many answers have been graded.
    pub checks: u32,
    /// Whether the student is asked once more before the solution is shown.
    pub is_asking: bool,
    /// Whether the seed was chosen by the page, not by the link.
    pub is_drawn: bool,
    /// Whether the page shows the exercise instead of the lab.
    pub is_shown: bool,
}

impl Solving {
    /// Begins a variant.
    pub fn new(instance: Instance) -> Solving {
        let questions = instance.exercise.ask.iter();
        let entries: Vec<Vec<Entry>> = questions
            .map(|question| entries(&instance, &question.ask))
            .collect();
        let questions = instance.exercise.ask.iter();
        let given: Vec<Fields> = questions
            .map(|question| {
                shown(&instance, &question.ask).map_or_else(Fields::new, |(fields, _)| fields)
            })
            .collect();
        Solving::begun(
            code(&instance.exercise),
            Variant {
                instance: Rc::new(instance),
                entries: entries.into(),
                given: given.into(),
            },
        )
    }

    /// Begins the same variant once more.
    pub fn afresh(&self) -> Solving {
        Solving::begun(self.code.clone(), self.variant.clone())
    }

    fn begun(code: String, variant: Variant) -> Solving {
        Solving {
            code,
            part: 0,
            works: vec![Work::default(); variant.entries.len()],
            tries: Vec::new(),
            student: String::new(),
            whose: String::new(),
            walked: None,
            walks: 0,
            checks: 0,
            is_asking: false,
            is_drawn: false,
            is_shown: true,
            variant,
        }
    }

    /// Returns the exercise.
    pub fn exercise(&self) -> &Exercise {
        &self.variant.instance.exercise
    }

    /// Returns the question shown.
    pub fn question(&self) -> &Question {
        &self.exercise().ask[self.part]
    }

    /// Returns the fields of the question shown.
    pub fn entries(&self) -> &[Entry] {
        &self.variant.entries[self.part]
    }

    /// Returns how many fields all questions have together.
    pub fn fields(&self) -> usize {
        self.variant.entries.iter().map(Vec::len).sum()
    }

    /// Returns what has been done about the question shown.
    pub fn work(&self) -> &Work {
        &self.works[self.part]
    }

    fn work_mut(&mut self) -> &mut Work {
        &mut self.works[self.part]
    }

    /// Returns the points of the first answers, and those of right ones.
    pub fn score(&self) -> (f64, f64) {
        // A sum of nothing is −0.
        let score = self.works.iter().filter_map(|work| work.first).sum::<f64>() + 0.0;
        let points = self.exercise().ask.iter().map(|question| question.points);
        (score, points.sum())
    }

    /// Whether no more answers to a question are taken: it is solved, or its solution was seen.
    pub fn is_over(&self, part: usize) -> bool {
        let work = &self.works[part];
        work.is_solved || work.solution.is_some() || self.is_spent(part)
    }

    /// Whether all tries of a question were used.
    pub fn is_spent(&self, part: usize) -> bool {
        let most = match self.exercise().ask[part].ask {
            Ask::Next => 1,
            _ => self.exercise().attempts,
        };
        self.works[part].tries >= most
    }

    /// Whether every question is over.
    pub fn is_done(&self) -> bool {
        (0..self.works.len()).all(|part| self.is_over(part))
    }

    /// Whether another seed may give another variant.
    pub fn is_varied(&self) -> bool {
        let exercise = self.exercise();
        let is_drawn = |question: &Question| {
            matches!(
                question.ask,
                Ask::Mistake { .. } | Ask::Control | Ask::Which | Ask::Claim { claim: None }
            )
        };
        matches!(exercise.source, Source::Drawn(_)) || exercise.ask.iter().any(is_drawn)
    }

    /// Returns the next question that is not over.
    pub fn next_part(&self) -> Option<usize> {
        let count = self.works.len();
        (1..count)
            .map(|more| (self.part + more) % count)
            .find(|part| !self.is_over(*part))
    }

    /// Whether something is written that can be checked. Marking no leaf at all is an answer, too, and so is leaving an order.
    pub fn can_check(&self) -> bool {
        let ask = &self.question().ask;
        let is_given = |text: &String| !text.trim().is_empty();
        !self.is_over(self.part)
            && self.work().grade.is_none()
            && *ask != Ask::Next
            && (matches!(ask, Ask::Cut { .. } | Ask::Order { .. })
                || self.work().draft.values().any(is_given))
    }

    /// The right answer of a question.
    fn model(&self, part: usize) -> Fields {
        model_of(&self.variant.instance, &self.exercise().ask[part])
    }

    /// Returns the fields that are shown: what is written, or the solution.
    pub fn shown(&self) -> &Fields {
        let work = self.work();
        work.solution.as_deref().unwrap_or(&work.draft)
    }

    /// Writes a text into a field of the question shown. An unknown field, or a question that is over, takes none.
    pub fn write(&mut self, at: &str, text: &str) {
        let is_known = self.entries().iter().any(|entry| entry.at == at);
        if is_known && !self.is_over(self.part) {
            self.work_mut().write(at, text);
        }
    }

    /// Marks all leaves below a node, or takes the marks back where all of them have one.
    pub fn mark(&mut self, node: NodeId) {
        if self.is_over(self.part) {
            return;
        }
        let trace = &self.variant.instance.trace;
        let is_below = |entry: &&Entry| {
            entry.holds == Holds::Mark && trace.ancestors(entry.node).any(|above| above == node)
        };
        let below: Vec<String> = self
            .entries()
            .iter()
            .filter(is_below)
            .map(|entry| entry.at.clone())
            .collect();
        self.work_mut().mark(&below);
    }

    /// Moves a child of a node to another place of its order.
    pub fn move_child(&mut self, at: &str, from: usize, to: usize) {
        let Some(mut order) = self.order(at) else {
            return;
        };
        if from >= order.len() || to >= order.len() || from == to {
            return;
        }
        let child = order.remove(from);
        order.insert(to, child);
        if !self.is_over(self.part) {
            self.work_mut().put(at, &in_words(&order));
        }
    }

    /// Returns the order of the children in a field.
    pub fn order(&self, at: &str) -> Option<Vec<u16>> {
        let entry = self.entries().iter().find(|entry| entry.at == at)?;
        let Holds::Order(count) = entry.holds else {
            return None;
        };
        let shown = self.shown();
        let words = shown.get(at).map_or("", |text| text.as_str()).split(' ');
        let order: Vec<u16> = words.filter_map(|word| word.parse().ok()).collect();
        let is_whole =
            order.len() == usize::from(count) && (0..count).all(|one| order.contains(&one));
        Some(if is_whole {
            order
        } else {
            (0..count).collect()
        })
    }

    /// Finds a field for a number or a tree that holds something else.
    fn no_number(&self) -> Option<(String, String)> {
        let draft = &self.work().draft;
        self.entries().iter().find_map(|entry| {
            let text = draft.get(&entry.at)?.trim();
            let is_unread = match entry.holds {
                Holds::Number => number(text).is_none(),
                Holds::Tree => claim_tree(text).is_err(),
                _ => false,
            };
            let is_unread = is_unread && !text.is_empty();
            is_unread.then(|| (entry.at.clone(), text.to_owned()))
        })
    }

    /// What is written, with the orders that were left as they are.
    fn written(&self) -> Fields {
        let mut fields = self.work().draft.clone();
        for entry in self.entries() {
            if let Some(order) = self.order(&entry.at) {
                fields.insert(entry.at.clone(), in_words(&order));
            }
        }
        fields
    }

    /// Grades what is written. The first answer counts; a text that is not a number is not an answer.
    pub fn check(&mut self) {
        if self.can_check() {
            self.work_mut().unread = self.no_number();
            if self.work().unread.is_some() {
                return;
            }
            let mut fields = self.written();
            if fields.is_empty() && self.is_about_cuts() && !self.work().was_asked {
                self.work_mut().was_asked = true;
                return;
            }
            if let Some(first) = self.entries().first().filter(|_| fields.is_empty()) {
                // An answer without any mark is an answer.
                fields.insert(first.at.clone(), String::new());
            }
            self.record(fields);
        }
    }

    /// Whether the question shown asks which leaves are cut.
    fn is_about_cuts(&self) -> bool {
        matches!(self.question().ask, Ask::Cut { .. })
    }

    /// Keeps an answer to the question shown as a try, and its grade.
    fn record(&mut self, fields: Fields) {
        let (part, questions) = (self.part, self.works.len());
        let grade = grade_one(&self.variant.instance, self.question(), &fields);
        let index = self.works[part].tries as usize;
        if self.tries.len() <= index {
            self.tries.resize_with(index + 1, Try::default);
        }
        let tried = &mut self.tries[index];
        tried.answers.resize_with(questions, Fields::new);
        tried.answers[part].clone_from(&fields);
        // The page fills in the time; this module has no clock.
        tried.at = String::new();
        self.works[part].graded(fields, grade);
        self.checks += 1;
    }

    /// Notes the time of the answers that have none yet.
    pub fn stamp(&mut self, time: &str) {
        for tried in self.tries.iter_mut().filter(|tried| tried.at.is_empty()) {
            tried.at = time.to_owned();
        }
    }

    /// Takes the marks of the grade away, so that the student can try again.
    pub fn again(&mut self) {
        if !self.is_over(self.part) {
            self.work_mut().grade = None;
        }
    }

    /// Takes back the last change.
    pub fn undo(&mut self) {
        if self.decision().is_some() {
            self.take_back();
        } else if !self.is_over(self.part) {
            self.work_mut().undo();
        }
    }

    /// Empties all fields.
    pub fn clear(&mut self) {
        if !self.is_over(self.part) && self.question().ask != Ask::Next {
            self.work_mut().clear();
        }
    }

    /// Shows the solution of the question: it takes no more answers.
    pub fn show_solution(&mut self) {
        self.is_asking = false;
        if !self.work().is_solved {
            let solution = Rc::new(self.model(self.part));
            let work = self.work_mut();
            work.solution = Some(solution);
            work.grade = None;
            work.unread = None;
            work.refused = None;
        }
    }
}
