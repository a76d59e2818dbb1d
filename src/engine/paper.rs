//! Exercises off the page: sheets with boxes and their keys for print, and questions for a quiz
//! that another program marks. Right answers are the model answers by which an exercise is graded.
//! It knows no page and no files.

mod beside;
mod black;
mod form;
mod gift;
mod html;
mod key;
mod moodle;
mod qti;
mod quiz;
mod tex;
mod tree;
mod variant;
mod wording;

pub use form::{Cell, Form, Place, Question, Spot, Table};
pub use gift::gift;
pub use html::{given, html};
pub use moodle::moodle;
pub use qti::qti;
pub use quiz::{Blank, Right};
pub use tex::tex;
pub use tree::{Drawing, Side, drawing};

use crate::exercise::{Instance, Sheet, version};
use crate::lang::Lang;
use crate::lesson::line::figure;
use crate::spec::Refusal;

/// A student's sheet.
#[derive(Debug)]
pub struct Paper<'a> {
    /// The heading.
    pub title: String,
    /// The code of the version, the same on sheet and key.
    pub code: String,
    /// The student's name; empty to be filled in by hand.
    pub name: String,
    /// The student's number; empty to be filled in by hand.
    pub number: String,
    /// The exercises.
    pub forms: Vec<Form<'a>>,
    /// What is said on the key of exercises that are left out.
    pub left_out: Vec<String>,
}

/// Where exercises are asked off the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// On a sheet that people mark.
    Sheet,
    /// In a quiz that a program marks.
    Quiz,
}

/// Returns why an exercise cannot be asked there; `None` if it can.
pub fn unfit(instance: &Instance, medium: Medium, lang: Lang) -> Option<Refusal> {
    let form = variant::form(instance, lang);
    let checked = form.and_then(|form| match medium {
        Medium::Sheet => Ok(()),
        Medium::Quiz => quiz::check(&form),
    });
    checked.err()
}

impl<'a> Paper<'a> {
    /// Lays out the variants of a sheet.
    ///
    /// # Errors
    /// The question that cannot be asked on paper.
    pub fn new(sheet: &Sheet, instances: &'a [Instance], lang: Lang) -> Result<Paper<'a>, Refusal> {
        let form = |(index, instance): (usize, &'a Instance)| {
            let form = variant::form(instance, lang);
            form.map_err(|refusal| within(index, instances.len(), refusal))
        };
        let forms: Result<Vec<Form>, Refusal> = instances.iter().enumerate().map(form).collect();
        Ok(Paper {
            title: sheet.heading(lang),
            code: version(instances),
            name: String::new(),
            number: String::new(),
            forms: forms?,
            left_out: Vec::new(),
        })
    }

    /// Returns the points of all exercises.
    pub fn points(&self) -> f64 {
        self.forms.iter().map(Form::points).sum()
    }
}

/// A refusal, located in a sheet of several exercises.
fn within(index: usize, count: usize, mut refusal: Refusal) -> Refusal {
    if count > 1 {
        refusal.path = format!("sheet[{index}].{}", refusal.path);
    }
    refusal
}

/// The letter of a question.
fn letter(at: usize) -> char {
    char::from(b'a' + (at % 26) as u8)
}

/// A number of points.
fn number(points: f64) -> String {
    figure(points)
}
