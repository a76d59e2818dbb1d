//! `plyscope sheet`: exercises for print, a sheet for each student of a list, and their keys.

use crate::Failure;
use crate::fitting::leave_out;
use crate::input::file;
use plyscope::exercise::{Instance, Sheet};
use plyscope::lang::words::command;
use plyscope::lang::{Lang, Say};
use plyscope::paper::{Medium, Paper, html, tex};
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// How a sheet is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A page for a browser to print.
    Html,
    /// A LaTeX document.
    Tex,
}

/// For whom sheets are.
#[derive(Debug)]
pub enum Students {
    /// One sheet for each of these seeds.
    Seeds(RangeInclusive<u64>),
    /// One for each student of a list.
    Roster(PathBuf),
}

/// The options of the command.
pub struct Print {
    /// The file of the exercises.
    pub file: PathBuf,
    /// For whom.
    pub students: Students,
    /// What makes another term's sheets different.
    pub salt: String,
    /// How they are written.
    pub format: Format,
    /// Print the keys.
    pub key: bool,
    /// Refuse what cannot be asked on paper instead of leaving it out.
    pub is_strict: bool,
    /// The language.
    pub lang: Lang,
}

/// A student of a list.
struct Student {
    number: String,
    name: String,
}

/// Reads a sheet, or a single exercise, from a file.
pub fn read(path: &Path, lang: Lang) -> Result<Sheet, Failure> {
    Sheet::read(&file(path, lang)?).map_err(|refusal| Failure::Refused(refusal.say(lang)))
}

impl Print {
    /// Writes all sheets as one document.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut sheet = read(&self.file, self.lang)?;
        let refused = |refusal: plyscope::spec::Refusal| Failure::Refused(refusal.say(self.lang));
        let (mut people, mut drawn) = (Vec::new(), Vec::new());
        match &self.students {
            Students::Seeds(seeds) => {
                for seed in seeds.clone() {
                    drawn.push(sheet.variant(seed).map_err(refused)?);
                }
            }
            Students::Roster(path) => {
                for student in self.roster(path)? {
                    let variant = sheet.instances(&self.salt, &student.number);
                    drawn.push(variant.map_err(refused)?);
                    people.push(student);
                }
            }
        }
        let left_out = leave_out(
            &mut sheet,
            &mut drawn,
            Medium::Sheet,
            self.is_strict,
            self.lang,
        )?;
        let mut people = people.into_iter();
        let paper = |instances| {
            let mut paper = Paper::new(&sheet, instances, self.lang).map_err(refused)?;
            paper.left_out.clone_from(&left_out);
            if let Some(student) = people.next() {
                (paper.name, paper.number) = (student.name, student.number);
            }
            Ok(paper)
        };
        let instances = drawn.iter().map(|drawn: &Vec<Instance>| drawn.as_slice());
        let papers: Result<Vec<Paper>, Failure> = instances.map(paper).collect();
        let document = match self.format {
            Format::Html => html(&papers?, self.key, self.lang),
            Format::Tex => tex(&papers?, self.key, self.lang),
        };
        Ok(out.write_all(document.as_bytes())?)
    }

    /// Reads a list of students: comma-separated values with a column `student`, and `name` if there is one.
    fn roster(&self, path: &Path) -> Result<Vec<Student>, Failure> {
        let refused = |said: String| Failure::Refused(format!("{}: {said}", path.display()));
        let text = file(path, self.lang)?;
        let (text, delimiter) = separated(&text);
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(delimiter)
            .trim(csv::Trim::All)
            .from_reader(text.as_bytes());
        let head = reader
            .headers()
            .map_err(|error| refused(error.to_string()))?;
        let column = |name: &str| {
            head.iter()
                .position(|found| found.eq_ignore_ascii_case(name))
        };
        let (student, name) = (column("student"), column("name"));
        let student =
            student.ok_or_else(|| refused(command::NO_STUDENTS.say(self.lang).to_owned()))?;
        let mut students: Vec<Student> = Vec::new();
        for row in reader.records() {
            let row = row.map_err(|error| refused(error.to_string()))?;
            let cell = |column: Option<usize>| {
                let text = column.and_then(|column| row.get(column));
                text.unwrap_or_default().to_owned()
            };
            let line = row.position().map_or(0, csv::Position::line);
            let number = cell(Some(student));
            if number.is_empty() {
                return Err(refused(command::NoStudent { line }.say(self.lang)));
            }
            if students.iter().any(|other| other.number == number) {
                return Err(refused(
                    command::SameStudent { line, number }.say(self.lang),
                ));
            }
            let name = cell(name);
            students.push(Student { number, name });
        }
        if students.is_empty() {
            return Err(refused(command::NoStudent { line: 2_u64 }.say(self.lang)));
        }
        Ok(students)
    }
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
