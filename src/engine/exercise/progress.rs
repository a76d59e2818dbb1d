//! The saved state of an exercise that a student has begun: the checked answers, the drafts, the
//! hints asked for and the question shown. Grades are not saved: they are computed again.

use super::answer::{Answer, fields};
use super::fields::Fields;
use crate::lang::words::spec;
use crate::spec::field::Field;
use crate::spec::{Refusal, VERSION};
use crate::text::Value;
use crate::text::json::to_json;
use serde::Serialize;

/// The longest text that is read, in bytes, and its deepest nesting.
const LONGEST: usize = 1_000_000;
const DEEPEST: usize = 10;

/// The saved state of an exercise.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// The answers that were checked.
    pub answer: Answer,
    /// The index of the question shown.
    pub part: usize,
    /// The saved state of each question besides them.
    pub questions: Vec<Begun>,
}

/// The saved state of a question besides the answers that were checked.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Begun {
    /// The current texts of its fields.
    #[serde(skip_serializing_if = "Fields::is_empty")]
    pub draft: Fields,
    /// The field that the hints are about.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub hinted: String,
    /// How many hints are shown.
    #[serde(skip_serializing_if = "is_zero")]
    pub hints: u32,
    /// How many hints were asked for.
    #[serde(skip_serializing_if = "is_zero")]
    pub all_hints: u32,
    /// The wrong answer that is shown with the decision at hand; empty where another one is being given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// Whether the solution was shown.
    #[serde(skip_serializing_if = "is_false")]
    pub seen: bool,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl Progress {
    /// Reads a text of [`Progress::write`].
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    pub fn read(json: &str) -> Result<Progress, Refusal> {
        if json.len() > LONGEST {
            return Err(Refusal::new("", spec::TOO_LONG));
        }
        let value = Value::read(json, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
        Field::new(&value, "").object(|object| {
            object.version()?;
            Ok(Progress {
                answer: object.required("answer", Answer::read_field)?,
                part: object.or_default("part", |part| part.whole(0..=1_000))?,
                questions: object.or_default("questions", |list| list.list(begun))?,
            })
        })
    }

    /// Writes it as JSON.
    pub fn write(&self) -> String {
        #[derive(Serialize)]
        struct Written<'a> {
            v: u64,
            answer: &'a Answer,
            part: usize,
            questions: &'a [Begun],
        }
        to_json(&Written {
            v: VERSION,
            answer: &self.answer,
            part: self.part,
            questions: &self.questions,
        })
    }
}

fn begun(field: &Field) -> Result<Begun, Refusal> {
    let count = |field: &Field| field.whole(0..=u32::MAX);
    field.object(|object| {
        Ok(Begun {
            draft: object.or_default("draft", fields)?,
            hinted: object.or_default("hinted", |at| at.text().map(str::to_owned))?,
            hints: object.or_default("hints", count)?,
            all_hints: object.or_default("all_hints", count)?,
            refused: object.optional("refused", |text| text.text().map(str::to_owned))?,
            seen: object.or_default("seen", Field::flag)?,
        })
    })
}
