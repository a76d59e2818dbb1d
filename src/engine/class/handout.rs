//! What is handed out: sheets and their keys, questions for a quiz, a package for a learning platform.

use super::left_out::{leave_out, refused};
use super::product::{Print, Product, Students};
use super::{quiz, scorm};
use crate::exercise::{Instance, Sheet};
use crate::lang::Lang;
use crate::paper::{Medium, Paper, html, tex, unfit};
use crate::spec::Refusal;
use serde::{Deserialize, Serialize};

/// What is to be made, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handout {
    /// What.
    pub product: Product,
    /// Refuse what cannot be asked there instead of leaving it out.
    pub is_strict: bool,
    /// The language.
    pub lang: Lang,
}

/// What was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The content of the file.
    #[serde(with = "serde_bytes")]
    pub file: Vec<u8>,
    /// A line for each exercise that is left out.
    pub left_out: Vec<String>,
}

impl Handout {
    /// Makes it of the exercises of a sheet.
    ///
    /// # Errors
    /// The exercise for which no position is as wished, or the first that cannot be asked there, with its place.
    pub fn make(&self, mut sheet: Sheet) -> Result<Made, Refusal> {
        match &self.product {
            Product::Sheets {
                students,
                salt,
                print,
                is_key,
            } => {
                let mut drawn = drawn(&sheet, students, salt)?;
                let left_out = self.leave_out(&mut sheet, &mut drawn, Medium::Sheet)?;
                let mut papers = self.papers(&sheet, &drawn)?;
                for (at, paper) in papers.iter_mut().enumerate() {
                    paper.left_out.clone_from(&left_out);
                    if let Students::Roster(students) = students {
                        paper.name.clone_from(&students[at].name);
                        paper.number.clone_from(&students[at].number);
                    }
                }
                let write = match print {
                    Print::Html => html,
                    Print::Tex => tex,
                };
                let file = write(&papers, *is_key, self.lang).into_bytes();
                Ok(Made { file, left_out })
            }
            Product::Quiz {
                seeds: (first, last),
                format,
            } => {
                let mut drawn = drawn(&sheet, &Students::Seeds(*first, *last), "")?;
                let left_out = self.leave_out(&mut sheet, &mut drawn, Medium::Quiz)?;
                let papers = (*first..).zip(self.papers(&sheet, &drawn)?);
                let file = quiz::written(&papers.collect::<Vec<_>>(), *format)?;
                Ok(Made { file, left_out })
            }
            Product::Package {
                element,
                salt,
                edition,
            } => {
                let refused = refused(&sheet, self.is_strict, |_, one| scorm::unfit(one))?;
                let left_out = leave_out(&mut sheet, &mut [], &refused, self.lang);
                let file = scorm::package(&sheet, element, salt, *edition, self.lang)?;
                Ok(Made { file, left_out })
            }
        }
    }

    fn leave_out(
        &self,
        sheet: &mut Sheet,
        drawn: &mut [Vec<Instance>],
        medium: Medium,
    ) -> Result<Vec<String>, Refusal> {
        let refused = refused(sheet, self.is_strict, |at, _| {
            let mut variants = drawn.iter();
            variants.find_map(|variant| unfit(&variant[at], medium, self.lang))
        })?;
        Ok(leave_out(sheet, drawn, &refused, self.lang))
    }

    fn papers<'a>(
        &self,
        sheet: &Sheet,
        drawn: &'a [Vec<Instance>],
    ) -> Result<Vec<Paper<'a>>, Refusal> {
        let papers = drawn.iter();
        papers
            .map(|instances| Paper::new(sheet, instances, self.lang))
            .collect()
    }
}

fn drawn(sheet: &Sheet, students: &Students, salt: &str) -> Result<Vec<Vec<Instance>>, Refusal> {
    match students {
        Students::Seeds(first, last) => (*first..=*last).map(|seed| sheet.variant(seed)).collect(),
        Students::Roster(students) => {
            let students = students.iter();
            students
                .map(|student| sheet.instances(salt, &student.number))
                .collect()
        }
    }
}
