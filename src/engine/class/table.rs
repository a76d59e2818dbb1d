//! A table of marks.

use crate::lang::words::class;
use crate::lang::{Lang, Say};
use crate::text::cell::cell;
use serde::{Deserialize, Serialize};

/// A column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Column {
    /// The files of answers.
    File,
    /// The student.
    Student,
    /// The seed of the variant.
    Seed,
    /// The points of the first answers.
    Score,
    /// The points of right answers.
    Max,
    /// The points of a question, by its number from 1.
    Question(usize),
    /// The misconception that explains the answer to a question.
    Slip(usize),
    /// The points of an exercise, by its name.
    Exercise(String),
    /// How many answers were given.
    Tries,
    /// The points of the last answers.
    Last,
    /// Remarks.
    Notes,
}

impl Column {
    /// Returns the name of the column in a file, the same in every language.
    pub fn word(&self) -> String {
        match self {
            Column::File => "file".to_owned(),
            Column::Student => "student".to_owned(),
            Column::Seed => "seed".to_owned(),
            Column::Score => "score".to_owned(),
            Column::Max => "max".to_owned(),
            Column::Question(at) => format!("question {at}"),
            Column::Slip(at) => format!("slip {at}"),
            Column::Exercise(name) => name.clone(),
            Column::Tries => "tries".to_owned(),
            Column::Last => "last".to_owned(),
            Column::Notes => "notes".to_owned(),
        }
    }

    /// Returns its heading on the page; `None` for a column that only a file has.
    pub fn heading(&self, lang: Lang) -> Option<String> {
        let text = match self {
            Column::File => class::FILE,
            Column::Student => class::STUDENT,
            Column::Score => class::SCORE,
            Column::Max => class::MAX,
            Column::Notes => class::NOTES,
            Column::Question(at) => return Some(class::Question { at }.say(lang)),
            Column::Exercise(name) => return Some(name.clone()),
            Column::Seed | Column::Slip(_) | Column::Tries | Column::Last => return None,
        };
        Some(text.say(lang).to_owned())
    }
}

/// Marks, a row for each student or file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The columns.
    pub head: Vec<Column>,
    /// The cells of each row, as many as there are columns.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// Writes it as comma-separated values, whose cells no spreadsheet takes for formulas.
    pub fn csv(&self) -> String {
        let head: Vec<String> = self.head.iter().map(Column::word).collect();
        let line = |cells: &Vec<String>| {
            let cells: Vec<String> = cells.iter().map(|text| cell(text)).collect();
            format!("{}\n", cells.join(","))
        };
        std::iter::once(&head).chain(&self.rows).map(line).collect()
    }
}
