//! The list of the students of a class.

use crate::lang::words::command;
use crate::spec::Refusal;
use csv::Reader;
use serde::{Deserialize, Serialize};

/// A student of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Student {
    /// What the student's variants depend on.
    pub number: String,
    /// The name on the sheet; empty to be filled in by hand.
    pub name: String,
}

/// The column of the numbers in the first line of a list.
const NUMBERS: &str = "student";

/// Reads a list of students: comma-separated values with a column `student`, and `name` if there is one.
///
/// # Errors
/// The line that is wrong, or that there is no such column or no student.
pub fn read(text: &str) -> Result<Vec<Student>, Refusal> {
    let (mut reader, _) = reader(text, true);
    let head = reader.headers().map_err(|error| unread(&error))?;
    let column = |name: &str| {
        head.iter()
            .position(|found| found.eq_ignore_ascii_case(name))
    };
    let (student, name) = (column(NUMBERS), column("name"));
    let student = student.ok_or_else(|| Refusal::new("", command::NO_STUDENTS))?;
    gathered(reader, student, name)
}

/// Reads a list as people type or paste it: a student a line, the number and then the name, or with a first line that names the
/// columns.
///
/// # Errors
/// As [`read`].
pub fn listed(text: &str) -> Result<Vec<Student>, Refusal> {
    let (reader, first) = reader(text, false);
    let mut names = first.split([',', ';', '\t']);
    if names.any(|name| name.trim().trim_matches('"').eq_ignore_ascii_case(NUMBERS)) {
        return read(text);
    }
    gathered(reader, 0, Some(1))
}

/// Returns a reader of the lines, and the first of them.
fn reader(text: &str, has_headers: bool) -> (Reader<&[u8]>, &str) {
    let (text, delimiter) = separated(text);
    let reader = csv::ReaderBuilder::new()
        .delimiter(delimiter)
        .has_headers(has_headers)
        .flexible(!has_headers)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    (reader, text.lines().next().unwrap_or_default())
}

fn unread(error: &csv::Error) -> Refusal {
    Refusal::new("", error.to_string())
}

/// Reads the students of all lines, whose number and name are in these columns.
fn gathered(
    mut reader: Reader<&[u8]>,
    student: usize,
    name: Option<usize>,
) -> Result<Vec<Student>, Refusal> {
    let first = 1 + u64::from(reader.has_headers());
    let mut students: Vec<Student> = Vec::new();
    for row in reader.records() {
        let row = row.map_err(|error| unread(&error))?;
        let cell = |column: Option<usize>| {
            let text = column.and_then(|column| row.get(column));
            text.unwrap_or_default().to_owned()
        };
        let line = row.position().map_or(0, csv::Position::line);
        let number = cell(Some(student));
        if number.is_empty() {
            return Err(Refusal::new("", command::NoStudent { line }));
        }
        if students.iter().any(|other| other.number == number) {
            return Err(Refusal::new("", command::SameStudent { line, number }));
        }
        let name = cell(name);
        students.push(Student { number, name });
    }
    if students.is_empty() {
        return Err(Refusal::new("", command::NoStudent { line: first }));
    }
    Ok(students)
}

/// Returns a table without a line such as `sep=;`, as spreadsheets write one, and the sign between its cells: the one of
/// comma, semicolon and tab that its first line has most of.
fn separated(text: &str) -> (&str, u8) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    if let Some(&[sign]) = first.trim().strip_prefix("sep=").map(str::as_bytes) {
        return (rest, sign);
    }
    let count = |sign: &u8| first.bytes().filter(|byte| byte == sign).count();
    let most = b",;\t".iter().rev().max_by_key(|sign| count(sign));
    (text, *most.unwrap_or(&b','))
}
