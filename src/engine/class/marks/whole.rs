//! Marks a sheet of several exercises: a row for each student, from all of the student's files.

use super::{Column, Marking, Row, Table, rounded};
use crate::exercise::{Answer, Exercise, code, total};
use crate::lang::Say;
use crate::lang::words::command;

/// What a student has handed in.
struct Student {
    name: String,
    files: Vec<String>,
    /// The answer to each exercise, if there is one.
    rows: Vec<Option<Row>>,
    notes: Vec<String>,
}

/// Marks all files: the points of every exercise.
pub fn mark(
    marking: &Marking,
    files: impl Iterator<Item = (String, Result<Vec<Answer>, String>)>,
) -> Table {
    let exercises = &marking.sheet.exercises;
    let codes: Vec<String> = exercises.iter().map(code).collect();
    let mut head = vec![Column::File, Column::Student, Column::Score, Column::Max];
    let called = exercises.iter().enumerate();
    head.extend(called.map(|(at, one)| Column::Exercise(one.called(at))));
    head.push(Column::Notes);
    let mut students: Vec<Student> = Vec::new();
    for (file, answers) in files {
        match answers {
            Err(said) => take(
                marking,
                &mut students,
                None,
                Row::unread(&file, said),
                &codes,
            ),
            Ok(answers) => {
                for answer in &answers {
                    let at = codes.iter().position(|code| *code == answer.exercise);
                    // What is about something else is said in a row of its own.
                    let asked = at.unwrap_or(0);
                    let row = marking.row(&file, answer, &exercises[asked], &codes[asked]);
                    take(marking, &mut students, at, row, &codes);
                }
            }
        }
    }
    let max = exercises.iter().map(points).sum();
    Table {
        head,
        rows: students
            .iter()
            .map(|student| student.written(max))
            .collect(),
    }
}

fn points(exercise: &Exercise) -> f64 {
    exercise.ask.iter().map(|question| question.points).sum()
}

/// Takes the row of an answer to the exercise at an index, if it is to one of them.
fn take(
    marking: &Marking,
    students: &mut Vec<Student>,
    at: Option<usize>,
    row: Row,
    codes: &[String],
) {
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
    if !student.files.contains(&row.file) {
        student.files.push(row.file.clone());
    }
    let notes = row.notes.iter().map(|note| format!("{}: {note}", row.file));
    student.notes.extend(notes);
    match at.map(|at| &mut student.rows[at]) {
        Some(Some(before)) => {
            let file = before.file.clone();
            let said = command::SameExercise { file }.say(marking.lang);
            student.notes.push(format!("{}: {said}", row.file));
        }
        Some(place) => *place = Some(row),
        None => {}
    }
}

impl Student {
    fn written(&self, max: f64) -> Vec<String> {
        let score = |row: &Option<Row>| row.as_ref().map(|row| total(&row.grades).0);
        let scores: Vec<Option<f64>> = self.rows.iter().map(score).collect();
        let sum = scores.iter().flatten().sum::<f64>() + 0.0;
        let mut cells = vec![
            self.files.join(" "),
            self.name.clone(),
            rounded(sum),
            rounded(max),
        ];
        let of_exercise = |score: &Option<f64>| score.map_or_else(String::new, rounded);
        cells.extend(scores.iter().map(of_exercise));
        cells.push(self.notes.join("; "));
        cells
    }
}
