//! The fields of an answer, each with a name and a text, and their marks.

use super::number;
use crate::lang::Saying;
use std::collections::BTreeMap;

/// The texts in the fields of a question, by field name; an empty field is left out.
pub type Fields = BTreeMap<String, String>;

/// A field of a question after marking.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The name of the field.
    pub at: String,
    /// The student's text; empty for none.
    pub given: String,
    /// The right text.
    pub expected: String,
    /// How right it is, from 0 to 1.
    pub right: f64,
}

impl Part {
    /// Whether something is written in the field, or belongs there.
    pub fn counts(&self) -> bool {
        !self.given.is_empty() || !self.expected.is_empty()
    }
}

/// A marked question.
#[derive(Clone, Debug, PartialEq)]
pub struct Marked {
    /// The share of the points, from 0 to 1.
    pub share: f64,
    /// The fields.
    pub parts: Vec<Part>,
    /// Why the first wrong field is wrong.
    pub why: Option<Saying>,
}

impl Marked {
    /// Marks fields of equal weight; `why` explains the first wrong one. A field that is rightly empty
    /// has no weight.
    pub fn evenly(parts: Vec<Part>, why: impl FnOnce(&Part) -> Option<Saying>) -> Marked {
        let counted = || parts.iter().filter(|part| part.counts());
        let sum: f64 = counted().map(|part| part.right).sum();
        let share = sum / (counted().count().max(1) as f64);
        let why = parts.iter().find(|part| part.right < 1.0).and_then(why);
        Marked { share, parts, why }
    }
}

/// Returns the trimmed text of a field; empty for none.
pub fn given<'a>(fields: &'a Fields, at: &str) -> &'a str {
    fields.get(at).map_or("", |text| text.trim())
}

/// Marks a field that holds a number.
pub fn numeric(fields: &Fields, at: String, expected: f64) -> Part {
    let given = given(fields, &at).to_owned();
    let right = f64::from(u8::from(number::is_right(&given, expected)));
    Part {
        at,
        given,
        expected: number::write(expected),
        right,
    }
}

/// Marks a field that holds a word or a node.
pub fn worded(fields: &Fields, at: String, expected: String) -> Part {
    let given = given(fields, &at).to_owned();
    Part {
        right: f64::from(u8::from(given == expected)),
        at,
        given,
        expected,
    }
}

/// Marks a field in which nothing belongs.
pub fn empty(fields: &Fields, at: String) -> Part {
    let given = given(fields, &at).to_owned();
    let right = f64::from(u8::from(given.is_empty()));
    Part {
        at,
        given,
        expected: String::new(),
        right,
    }
}

/// Whether two texts of a field say the same: the same number, or the same word.
pub fn is_same(given: &str, expected: &str) -> bool {
    match number::read(expected) {
        Some(value) => number::is_right(given, value),
        None => given.trim() == expected.trim(),
    }
}

/// Whether an answer agrees with another one in every field.
pub fn are_same(given: &Fields, other: &Fields) -> bool {
    let filled = |fields: &Fields| {
        fields
            .values()
            .filter(|text| !text.trim().is_empty())
            .count()
    };
    filled(given) == filled(other)
        && other
            .iter()
            .all(|(at, text)| given.get(at).is_some_and(|said| is_same(said, text)))
}
