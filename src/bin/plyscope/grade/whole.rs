//! Marks a sheet of several exercises: a row for each student, from all of the student's files.

use super::{Marking, Row, rounded};
use crate::Failure;
use crate::input::file;
use plyscope::exercise::{Answer, Sheet, code, total};
use plyscope::lang::Say;
use plyscope::lang::words::command;
use plyscope::text::cell::cell;
use std::io::Write;
use std::path::PathBuf;

/// What a student has handed in.
struct Student {
    name: String,
    files: Vec<String>,
    /// The answer to each exercise, if there is one.
    rows: Vec<Option<Row>>,
    notes: Vec<String>,
}

/// Marks all files, and prints the points of every exercise.
pub fn run(
    marking: &Marking,
    sheet: &Sheet,
    paths: &[PathBuf],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let lang = marking.lang;
    let codes: Vec<String> = sheet.exercises.iter().map(code).collect();
    let called = (0..).zip(&sheet.exercises);
    let called: Vec<String> = called.map(|(at, one)| cell(&one.called(at))).collect();
    writeln!(out, "file,student,score,max,{},notes", called.join(","))?;
    let mut students: Vec<Student> = Vec::new();
    for path in paths {
        let text = file(path, lang).ok();
        let answer = text.and_then(|text| Answer::read(&text).ok());
        let about = |answer: &Answer| codes.iter().position(|code| *code == answer.exercise);
        let at = answer.as_ref().and_then(about);
        // What cannot be read, or is about something else, is said in a row of its own.
        let asked = at.unwrap_or(0);
        let row = marking.row(path, &sheet.exercises[asked], &codes[asked]);
        let known = students
            .iter()
            .position(|student| at.is_some() && student.name == row.student);
        let known = known.unwrap_or_else(|| {
            students.push(Student {
                name: row.student.clone(),
                files: Vec::new(),
                rows: codes.iter().map(|_| None).collect(),
                notes: Vec::new(),
            });
            students.len() - 1
        });
        let student = &mut students[known];
        student.files.push(row.file.clone());
        let notes = row.notes.iter().map(|note| format!("{}: {note}", row.file));
        student.notes.extend(notes);
        match at.map(|at| &mut student.rows[at]) {
            Some(Some(before)) => {
                let file = before.file.clone();
                let said = command::SameExercise { file }.say(lang);
                student.notes.push(format!("{}: {said}", row.file));
            }
            Some(place) => *place = Some(row),
            None => {}
        }
    }
    let asked = sheet.exercises.iter().flat_map(|one| &one.ask);
    let max = asked.map(|question| question.points).sum();
    for student in students {
        writeln!(out, "{}", student.written(max))?;
    }
    Ok(())
}

impl Student {
    fn written(&self, max: f64) -> String {
        let score = |row: &Option<Row>| row.as_ref().map(|row| total(&row.grades).0);
        let scores: Vec<Option<f64>> = self.rows.iter().map(score).collect();
        let sum = scores.iter().flatten().sum::<f64>() + 0.0;
        let mut columns = vec![
            self.files.join(" "),
            self.name.clone(),
            rounded(sum),
            rounded(max),
        ];
        columns.extend(
            scores
                .iter()
                .map(|score| score.map_or_else(String::new, rounded)),
        );
        columns.push(self.notes.join("; "));
        let columns: Vec<String> = columns.iter().map(|column| cell(column)).collect();
        columns.join(",")
    }
}
