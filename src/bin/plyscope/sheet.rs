//! `plyscope sheet`: exercises for print, a sheet for each student of a list, and their keys.

use crate::Failure;
use crate::exercise::text;
use plyscope::exercise::{Instance, Sheet};
use plyscope::lang::words::command;
use plyscope::lang::{Lang, Say};
use plyscope::paper::{Paper, html, tex};
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
    Sheet::read(&text(path)?).map_err(|refusal| Failure::Refused(refusal.say(lang)))
}

impl Print {
    /// Writes all sheets as one document.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let sheet = read(&self.file, self.lang)?;
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
        let mut people = people.into_iter();
        let paper = |instances| {
            let mut paper = Paper::new(&sheet, instances, self.lang).map_err(refused)?;
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
        let text = text(path)?;
        let mut reader = csv::ReaderBuilder::new()
            .trim(csv::Trim::All)
            .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
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
