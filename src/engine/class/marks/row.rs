//! What is known of an answer once it is marked.

use crate::exercise::{Answer, Grade, total};
use crate::text::json::{Extended, to_json};

/// The columns that do not depend on other files.
pub struct Row {
    pub file: String,
    pub student: String,
    pub seed: String,
    pub grades: Vec<Grade>,
    pub tries: usize,
    pub last: String,
    pub notes: Vec<String>,
}

impl Row {
    /// Makes the row of a file that cannot be read.
    pub fn unread(file: &str, said: String) -> Row {
        Row {
            notes: vec![said],
            ..Row::of(file, &Answer::default())
        }
    }

    /// Makes the row of an answer before it is marked.
    pub fn of(file: &str, answer: &Answer) -> Row {
        Row {
            file: file.to_owned(),
            student: answer.student.clone(),
            seed: String::new(),
            grades: Vec::new(),
            tries: answer.tries.len(),
            last: String::new(),
            notes: Vec::new(),
        }
    }

    /// Returns the cells.
    pub fn written(&self, questions: usize) -> Vec<String> {
        let (score, max) = total(&self.grades);
        let shown = |points: f64| match self.grades.is_empty() {
            true => String::new(),
            false => rounded(points),
        };
        let mut cells = vec![
            self.file.clone(),
            self.student.clone(),
            self.seed.clone(),
            shown(score),
            shown(max),
        ];
        let of_question = |write: fn(&Grade) -> String| {
            (0..questions).map(move |at| self.grades.get(at).map_or_else(String::new, write))
        };
        cells.extend(of_question(|grade| rounded(grade.score)));
        cells.extend(of_question(|grade| {
            grade
                .slip
                .map_or_else(String::new, |slip| slip.word.to_owned())
        }));
        cells.extend([
            self.tries.to_string(),
            self.last.clone(),
            self.notes.join("; "),
        ]);
        cells
    }
}

/// Writes points with at most two decimals.
pub fn rounded(points: f64) -> String {
    to_json(&Extended((points * 100.0).round() / 100.0))
}
