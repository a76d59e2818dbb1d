//! `plyscope grade`: marks files of answers again and prints a row of comma-separated values for each. No score in a file
//! is believed.

mod files;
mod outside;
mod whole;

use crate::Failure;
use crate::input::file;
use crate::json::number;
use crate::sheet;
pub use files::files_of;
use plyscope::exercise::{
    Answer, Exercise, Fields, Grade, HIDES, Instance, SHOWS, SOURCE, code, grade, is_run, jobs,
    recorded, seed_of, total,
};
use plyscope::lang::words::command;
use plyscope::lang::{Lang, Say};
use plyscope::text::cell::cell;
use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The options of the command.
pub struct Marking {
    /// The file of the exercise.
    pub exercise: PathBuf,
    /// The files of answers.
    pub answers: Vec<PathBuf>,
    /// The salt of the students' seeds; without one the seeds in the files are taken.
    pub salt: Option<String>,
    /// The Python that runs programs again; without one their handed-in runs are marked.
    pub python: Option<PathBuf>,
    /// The language of remarks.
    pub lang: Lang,
}

/// The columns that do not depend on a file's own answers.
struct Row {
    file: String,
    student: String,
    seed: String,
    grades: Vec<Grade>,
    tries: usize,
    last: String,
    notes: Vec<String>,
}

impl Marking {
    /// Marks every file.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let sheet = sheet::read(&self.exercise, self.lang)?;
        let paths: Vec<PathBuf> = self
            .answers
            .iter()
            .flat_map(|path| files_of(path))
            .collect();
        let [exercise] = sheet.exercises.as_slice() else {
            return whole::run(self, &sheet, &paths, out);
        };
        let questions = exercise.ask.len();
        let names: Vec<String> = (1..=questions).map(|at| format!("question {at}")).collect();
        let slips: Vec<String> = (1..=questions).map(|at| format!("slip {at}")).collect();
        let head = [
            "file,student,seed,score,max",
            &names.join(","),
            &slips.join(","),
            "tries,last,notes",
        ];
        writeln!(out, "{}", head.join(","))?;
        let (code, mut seeds) = (code(exercise), HashMap::new());
        for path in &paths {
            let mut row = self.row(path, exercise, &code);
            if !row.seed.is_empty() {
                let earlier = seeds
                    .entry(row.seed.clone())
                    .or_insert_with(|| row.file.clone());
                if *earlier != row.file {
                    let file = earlier.clone();
                    row.notes.push(command::SameSeed { file }.say(self.lang));
                }
            }
            writeln!(out, "{}", row.written(questions))?;
        }
        Ok(())
    }

    fn row(&self, path: &Path, exercise: &Exercise, code: &str) -> Row {
        let name = path.file_name().unwrap_or(path.as_os_str());
        let mut row = Row {
            file: name.to_string_lossy().into_owned(),
            student: String::new(),
            seed: String::new(),
            grades: Vec::new(),
            tries: 0,
            last: String::new(),
            notes: Vec::new(),
        };
        let answer = file(path, self.lang)
            .map_err(|failure| failure.message())
            .and_then(|text| Answer::read(&text).map_err(|refusal| refusal.say(self.lang)));
        let answer = match answer {
            Ok(answer) => answer,
            Err(said) => {
                row.notes.push(said);
                return row;
            }
        };
        row.student.clone_from(&answer.student);
        row.tries = answer.tries.len();
        let mut note = |said: plyscope::lang::Text| row.notes.push(said.say(self.lang).to_owned());
        if answer.exercise != code {
            note(command::OTHER_EXERCISE);
        }
        let own = self
            .salt
            .as_ref()
            .map(|salt| seed_of(exercise, salt, &answer.student));
        if own.is_some_and(|own| own != answer.seed) {
            note(command::OTHER_SEED);
        }
        if answer.seen_solution {
            note(command::SEEN_SOLUTION);
        }
        let seed = own.unwrap_or(answer.seed);
        row.seed = seed.to_string();
        match exercise.instance(seed) {
            Err(refusal) => row.notes.push(refusal.say(self.lang)),
            Ok(instance) => {
                let mut notes = Vec::new();
                let mut graded = |fields: &[Fields]| {
                    grade(&instance, &self.run_again(&instance, fields, &mut notes))
                };
                // The first answer counts; the last shows what was learned.
                let first = answer.tries.first().map_or(&[][..], |first| &first.answers);
                row.grades = graded(first);
                let last = answer.tries.last().filter(|_| answer.tries.len() > 1);
                row.last = rounded(
                    total(&last.map_or_else(|| row.grades.clone(), |last| graded(&last.answers))).0,
                );
                notes.dedup();
                row.notes.extend(notes);
            }
        }
        row
    }

    /// Returns answers with the runs of their programs made again, if that is asked for; says what was done.
    fn run_again(
        &self,
        instance: &Instance,
        answers: &[Fields],
        notes: &mut Vec<String>,
    ) -> Vec<Fields> {
        let mut answers = answers.to_vec();
        for (question, fields) in instance.exercise.ask.iter().zip(&mut answers) {
            let program = fields.get(SOURCE).cloned();
            let Some(program) = program.filter(|_| question.ask.is_program()) else {
                continue;
            };
            let Some(python) = &self.python else {
                notes.push(command::NOT_RUN_AGAIN.say(self.lang).to_owned());
                continue;
            };
            let jobs = jobs(instance, &question.ask, Some(&program), fields);
            let found = outside::run(python, &jobs);
            // Runs that were handed in are worth nothing here.
            fields.retain(|at, _| !is_run(at) && ![SHOWS[1], HIDES[1]].contains(&at.as_str()));
            notes.push(match found {
                Ok(Some(records)) => {
                    fields.extend(recorded(&records));
                    command::RUN_AGAIN.say(self.lang).to_owned()
                }
                Ok(None) => command::RAN_TOO_LONG.say(self.lang).to_owned(),
                Err(error) => {
                    let why = format!("{}: {error}", python.display());
                    command::NotRun { why }.say(self.lang)
                }
            });
        }
        answers
    }
}

impl Row {
    fn written(&self, questions: usize) -> String {
        let (score, max) = total(&self.grades);
        let is_graded = !self.grades.is_empty();
        let shown = |points: f64| {
            if is_graded {
                rounded(points)
            } else {
                String::new()
            }
        };
        let mut columns = vec![
            self.file.clone(),
            self.student.clone(),
            self.seed.clone(),
            shown(score),
            shown(max),
        ];
        let grade = |at: usize| self.grades.get(at);
        columns.extend(
            (0..questions)
                .map(|at| grade(at).map_or_else(String::new, |grade| rounded(grade.score))),
        );
        columns.extend((0..questions).map(|at| {
            let slip = grade(at).and_then(|grade| grade.slip);
            slip.map_or_else(String::new, |slip| slip.word.to_owned())
        }));
        columns.extend([
            self.tries.to_string(),
            self.last.clone(),
            self.notes.join("; "),
        ]);
        let columns: Vec<String> = columns.iter().map(|column| cell(column)).collect();
        columns.join(",")
    }
}

/// Writes points with at most two decimals.
fn rounded(points: f64) -> String {
    number((points * 100.0).round() / 100.0)
}
