//! Marks files of answers again. No score in a file is believed.

mod row;
mod whole;

use super::table::{Column, Table};
use crate::exercise::{
    Answer, Exercise, Fields, HIDES, Instance, Job, Records, SHOWS, SOURCE, Sheet, code, grade,
    is_run, jobs, recorded, seed_of, total,
};
use crate::lang::words::command;
use crate::lang::{Lang, Say, Text};
use row::{Row, rounded};
use std::collections::HashMap;

/// What running a program of an answer again has given.
#[derive(Debug)]
pub enum Rerun {
    /// It was not run: the runs that were handed in are marked.
    NotRun,
    /// What its runs recorded.
    Ran(Records),
    /// It took too long, or ended the interpreter.
    TookTooLong,
    /// It could not be run, and why.
    Failed(String),
}

/// How files of answers are marked.
pub struct Marking<'a> {
    /// The exercises.
    pub sheet: &'a Sheet,
    /// The salt of the students' seeds; without one the seeds in the files are taken.
    pub salt: Option<&'a str>,
    /// The language of remarks.
    pub lang: Lang,
    /// Runs the programs of an answer again.
    pub run_again: &'a dyn Fn(&[Job]) -> Rerun,
}

impl std::fmt::Debug for Marking<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Marking")
    }
}

/// A file of answers: its name, and its text or why there is none.
pub type File = (String, Result<String, String>);

impl Marking<'_> {
    /// Marks every file: a row for each of its answers to a single exercise, for a sheet a row a student and a column an exercise.
    pub fn mark(&self, files: impl IntoIterator<Item = File>) -> Table {
        let read = files.into_iter().map(|(name, text)| {
            let read =
                |text: String| Answer::read_all(&text).map_err(|refusal| refusal.say(self.lang));
            (name, text.and_then(read))
        });
        match self.sheet.exercises.as_slice() {
            [exercise] => self.single(exercise, read),
            _ => whole::mark(self, read),
        }
    }

    fn single(
        &self,
        exercise: &Exercise,
        files: impl Iterator<Item = (String, Result<Vec<Answer>, String>)>,
    ) -> Table {
        let questions = exercise.ask.len();
        let mut head = vec![
            Column::File,
            Column::Student,
            Column::Seed,
            Column::Score,
            Column::Max,
        ];
        head.extend((1..=questions).map(Column::Question));
        head.extend((1..=questions).map(Column::Slip));
        head.extend([Column::Tries, Column::Last, Column::Notes]);
        let (code, mut seeds, mut rows) = (code(exercise), HashMap::new(), Vec::new());
        for (file, answers) in files {
            for row in self.rows_of(&file, answers, exercise, &code) {
                rows.push(self.noted(row, &mut seeds).written(questions));
            }
        }
        Table { head, rows }
    }

    /// The rows of a file: of its answers to the exercise, else of the first, which says that it is about another one.
    fn rows_of(
        &self,
        file: &str,
        answers: Result<Vec<Answer>, String>,
        exercise: &Exercise,
        code: &str,
    ) -> Vec<Row> {
        match answers {
            Err(said) => vec![Row::unread(file, said)],
            Ok(answers) => {
                let is_about = |answer: &&Answer| answer.exercise == code;
                let about: Vec<&Answer> = answers.iter().filter(is_about).collect();
                let shown = if about.is_empty() {
                    answers.first().into_iter().collect()
                } else {
                    about
                };
                let row = |answer: &Answer| self.row(file, answer, exercise, code);
                shown.into_iter().map(row).collect()
            }
        }
    }

    /// Notes that another file has the same seed.
    fn noted(&self, mut row: Row, seeds: &mut HashMap<String, String>) -> Row {
        if !row.seed.is_empty() {
            let earlier = seeds.entry(row.seed.clone());
            let earlier = earlier.or_insert_with(|| row.file.clone());
            if *earlier != row.file {
                let file = earlier.clone();
                row.notes.push(command::SameSeed { file }.say(self.lang));
            }
        }
        row
    }

    fn row(&self, file: &str, answer: &Answer, exercise: &Exercise, code: &str) -> Row {
        let mut row = Row::of(file, answer);
        let mut note = |said: Text| row.notes.push(said.say(self.lang).to_owned());
        if answer.exercise != code {
            note(command::OTHER_EXERCISE);
        }
        let own = self
            .salt
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
                    grade(&instance, &self.run_programs(&instance, fields, &mut notes))
                };
                // The first answer counts; the last shows what was learned.
                let first = answer.tries.first().map_or(&[][..], |first| &first.answers);
                row.grades = graded(first);
                let last = answer.tries.last().filter(|_| answer.tries.len() > 1);
                let last = last.map_or_else(|| row.grades.clone(), |last| graded(&last.answers));
                row.last = rounded(total(&last).0);
                notes.dedup();
                row.notes.extend(notes);
            }
        }
        row
    }

    /// Returns answers with the runs of their programs made again, if that is asked for; says what was done.
    fn run_programs(
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
            let jobs = jobs(instance, &question.ask, Some(&program), fields);
            let found = (self.run_again)(&jobs);
            if !matches!(found, Rerun::NotRun) {
                // Runs that were handed in are worth nothing here.
                fields.retain(|at, _| !is_run(at) && ![SHOWS[1], HIDES[1]].contains(&at.as_str()));
            }
            let said = match found {
                Rerun::NotRun => command::NOT_RUN_AGAIN,
                Rerun::Ran(records) => {
                    fields.extend(recorded(&records));
                    command::RUN_AGAIN
                }
                Rerun::TookTooLong => command::RAN_TOO_LONG,
                Rerun::Failed(why) => {
                    notes.push(command::NotRun { why }.say(self.lang));
                    continue;
                }
            };
            notes.push(said.say(self.lang).to_owned());
        }
        answers
    }
}
