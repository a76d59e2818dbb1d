//! The fields of the room as they were typed, and what they mean.

use crate::app::state::exercise::builder::numbers::whole;
use crate::spec::Refusal;

/// A field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// How many versions of the sheet there are.
    Versions,
    /// The list of the students.
    List,
    /// How many variants a quiz has.
    Variants,
    /// What makes another term's variants different.
    Term,
}

impl Field {
    /// Returns its name in a refusal.
    pub fn path(self) -> &'static str {
        match self {
            Field::Versions => "versions",
            Field::List => "students",
            Field::Variants => "variants",
            Field::Term => "term",
        }
    }
}

/// The most variants of one file.
const MOST: i32 = 1_000;

/// The texts in the fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fields([String; 4]);

impl Default for Fields {
    fn default() -> Fields {
        Fields(["4", "", "20", ""].map(str::to_owned))
    }
}

impl Fields {
    /// Returns the text in a field.
    pub fn text(&self, field: Field) -> &str {
        &self.0[field as usize]
    }

    /// Writes a text into a field.
    pub fn write(&mut self, field: Field, text: String) {
        self.0[field as usize] = text;
    }

    /// Reads a number of versions or variants.
    ///
    /// # Errors
    /// If the text is no whole number in its range, with the path of the field.
    pub fn number(&self, field: Field) -> Result<u64, Refusal> {
        whole(field.path(), self.text(field), 1..=MOST).map(|number| number as u64)
    }

    /// Returns the name of the term, if one is written.
    pub fn term(&self) -> Option<String> {
        let term = self.text(Field::Term).trim();
        (!term.is_empty()).then(|| term.to_owned())
    }
}
