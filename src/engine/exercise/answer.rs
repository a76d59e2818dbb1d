//! A student's answers as a file: small, independent of the screen, and without a score.

use super::fields::Fields;
use crate::lang::words::spec;
use crate::spec::field::Field;
use crate::spec::{LARGEST, Refusal, VERSION};
use crate::text::json::to_json;
use crate::text::{Content, Value};
use serde::Serialize;

/// The longest file that is read, in bytes, and its deepest nesting.
const LONGEST: usize = 1_000_000;
const DEEPEST: usize = 10;
/// The longest file with the answers to a sheet, in bytes.
const LONGEST_OF_SHEET: usize = 16_000_000;
/// The most tries that are read.
const MOST_TRIES: usize = 1_000;

/// A student's answers to an exercise.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct Answer {
    /// The code of the exercise.
    pub exercise: String,
    /// The seed of the instance.
    pub seed: u64,
    /// The student's own identification.
    pub student: String,
    /// The answers one after another; the first counts.
    pub tries: Vec<Try>,
    /// Whether the student has looked at the solution.
    pub seen_solution: bool,
}

/// An answer to all questions at one time.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct Try {
    /// The time at which it was given, as the page writes it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub at: String,
    /// The fields of each question.
    pub answers: Vec<Fields>,
}

impl Answer {
    /// Reads a file. A score in it is ignored: grading computes it again.
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    pub fn read(json: &str) -> Result<Answer, Refusal> {
        if json.len() > LONGEST {
            return Err(Refusal::new("", spec::TOO_LONG));
        }
        let value = Value::read(json, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
        Answer::read_field(&Field::new(&value, ""))
    }

    /// Reads a file with the answers to one exercise, or to the exercises of a sheet: `{"v":1,"sheet":[…]}`.
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    pub fn read_all(json: &str) -> Result<Vec<Answer>, Refusal> {
        if json.len() > LONGEST_OF_SHEET {
            return Err(Refusal::new("", spec::TOO_LONG));
        }
        let value = Value::read(json, DEEPEST).map_err(|mistake| Refusal::of_text(&mistake))?;
        let field = Field::new(&value, "");
        if !super::sheet::has_sheet(&value) {
            return Ok(vec![Answer::read_field(&field)?]);
        }
        field.object(|object| {
            object.version()?;
            object.required("sheet", |list| list.list(Answer::read_field))
        })
    }

    /// Writes the answers to the exercises of a sheet as one file.
    pub fn write_all(answers: &[Answer]) -> String {
        let answers: Vec<String> = answers.iter().map(Answer::write).collect();
        format!("{{\"v\":{VERSION},\"sheet\":[{}]}}", answers.join(","))
    }

    /// Reads the object of a file.
    ///
    /// # Errors
    /// The first field that is wrong, with its place.
    pub fn read_field(field: &Field) -> Result<Answer, Refusal> {
        field.object(|object| {
            object.version()?;
            object.optional("score", Field::number)?;
            let text = |field: &Field| field.text().map(str::to_owned);
            Ok(Answer {
                exercise: object.required("exercise", text)?,
                seed: object.required("seed", |seed| seed.whole(0..=LARGEST))?,
                student: object.or_default("student", text)?,
                tries: object.required("tries", tries)?,
                seen_solution: object.or_default("seen_solution", Field::flag)?,
            })
        })
    }

    /// Writes the file as JSON.
    pub fn write(&self) -> String {
        #[derive(Serialize)]
        struct Written<'a> {
            v: u64,
            #[serde(flatten)]
            answer: &'a Answer,
        }
        to_json(&Written {
            v: VERSION,
            answer: self,
        })
    }
}

fn tries(field: &Field) -> Result<Vec<Try>, Refusal> {
    if field.items()?.len() > MOST_TRIES {
        return Err(Refusal::new("tries", spec::TOO_LONG));
    }
    field.list(|item| {
        item.object(|object| {
            Ok(Try {
                at: object.or_default("at", |at| at.text().map(str::to_owned))?,
                answers: object.required("answers", |list| list.list(fields))?,
            })
        })
    })
}

/// Reads the fields of a question, texts or numbers; `null` is a question without an answer.
///
/// # Errors
/// The first that is neither.
pub fn fields(field: &Field) -> Result<Fields, Refusal> {
    let object = match &field.value.content {
        Content::Null => return Ok(Fields::new()),
        Content::Object(object) => object,
        _ => return Err(field.unexpected(spec::OBJECT)),
    };
    let mut read = Fields::new();
    for (key, value) in object {
        let text = match &value.content {
            Content::Text(text) => text.clone(),
            Content::Number(_) => value.raw.to_owned(),
            _ => return Err(field.at(key, value).unexpected(spec::TEXT)),
        };
        read.insert(key.clone(), text);
    }
    Ok(read)
}
