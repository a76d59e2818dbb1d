//! Grading: one pure function of an instance and the fields of an answer.

use super::ask::Question;
use super::fields::{Fields, Part};
use super::instance::Instance;
use super::misconception::{self, Misconception};
use super::task;
use crate::lang::{Lang, Saying};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// The grade of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Grade {
    /// The points given.
    pub score: f64,
    /// The points of a right answer.
    pub max: f64,
    /// The fields, each with how right it is.
    pub parts: Vec<Part>,
    /// Why the first wrong field is wrong.
    pub why: Option<Saying>,
    /// The misconception that explains all of the answer.
    pub slip: Option<&'static Misconception>,
}

/// Grades an answer, question by question; a question without an answer gets no points.
pub fn grade(instance: &Instance, answers: &[Fields]) -> Vec<Grade> {
    let nothing = Fields::new();
    let questions = instance.exercise.ask.iter().enumerate();
    questions
        .map(|(at, question)| grade_one(instance, question, answers.get(at).unwrap_or(&nothing)))
        .collect()
}

/// Grades the answer to one question of the instance.
pub fn grade_one(instance: &Instance, question: &Question, given: &Fields) -> Grade {
    let marked = task::mark(instance, &question.ask, given);
    let is_blank = given.values().all(|text| text.trim().is_empty());
    let mut grade = Grade {
        score: marked.share * question.points,
        max: question.points,
        parts: marked.parts,
        why: marked.why,
        slip: None,
    };
    // An answer by the other cut rule may have full marks; the slip is named all the same.
    let is_wrong = grade.parts.iter().any(|part| part.right < 1.0);
    if is_wrong && !is_blank {
        let model = || task::model(instance, &question.ask);
        grade.slip = misconception::explaining(instance, &question.ask, given, model);
    } else if is_blank && !task::model(instance, &question.ask).is_empty() {
        // A blank answer gets no points, even where the given order of children would earn some.
        grade.score = 0.0;
    }
    grade
}

/// Returns the right answer, question by question; where several are right, one of them.
pub fn model(instance: &Instance) -> Vec<Fields> {
    let questions = instance.exercise.ask.iter();
    questions
        .map(|question| task::model(instance, &question.ask))
        .collect()
}

/// Returns the right answer of one question of the instance.
pub fn model_of(instance: &Instance, question: &Question) -> Fields {
    task::model(instance, &question.ask)
}

/// Returns the points given and the points of a right answer.
pub fn total(grades: &[Grade]) -> (f64, f64) {
    let score = grades.iter().map(|grade| grade.score).sum();
    (score, grades.iter().map(|grade| grade.max).sum())
}

/// A text in every language, as JSON has it: in English, and in each language in which it is another one.
pub(super) struct Texts<'a>(pub &'a Saying);

impl Serialize for Texts<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let english = self.0.text(Lang::En);
        let others = Lang::En
            .others()
            .map(|lang| (lang.code(), self.0.text(lang)));
        let others = others.filter(|(_, text)| *text != english);
        let all = [(Lang::En.code(), english.clone())]
            .into_iter()
            .chain(others);
        serializer.collect_map(all.collect::<Vec<_>>())
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Part", 4)?;
        fields.serialize_field("at", &self.at)?;
        fields.serialize_field("given", &self.given)?;
        fields.serialize_field("expected", &self.expected)?;
        fields.serialize_field("right", &self.right)?;
        fields.end()
    }
}

impl Serialize for Grade {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Grade", 5)?;
        fields.serialize_field("score", &self.score)?;
        fields.serialize_field("max", &self.max)?;
        fields.serialize_field("parts", &self.parts)?;
        fields.serialize_field("why", &self.why.as_ref().map(Texts))?;
        fields.serialize_field("slip", &self.slip.map(|slip| slip.word))?;
        fields.end()
    }
}
