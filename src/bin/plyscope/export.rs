//! `plyscope export`: variants of exercises as questions for the quizzes of a learning platform.

use crate::Failure;
use crate::fitting::leave_out;
use crate::sheet::read;
use plyscope::lang::{Lang, Say};
use plyscope::paper::{Medium, Paper, gift, moodle};
use plyscope::spec::Refusal;
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The format of the questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Moodle XML.
    Moodle,
    /// GIFT.
    Gift,
}

/// The options of the command.
pub struct Export {
    /// The file of the exercises.
    pub file: PathBuf,
    /// A variant for each of these seeds.
    pub seeds: RangeInclusive<u64>,
    /// The format.
    pub format: Format,
    /// Refuse what cannot be asked in a quiz instead of leaving it out.
    pub is_strict: bool,
    /// The language.
    pub lang: Lang,
}

impl Export {
    /// Writes all variants as one file.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut sheet = read(&self.file, self.lang)?;
        let refused = |refusal: Refusal| Failure::Refused(refusal.say(self.lang));
        let mut drawn = Vec::new();
        for seed in self.seeds.clone() {
            drawn.push(sheet.variant(seed).map_err(refused)?);
        }
        leave_out(
            &mut sheet,
            &mut drawn,
            Medium::Quiz,
            self.is_strict,
            self.lang,
        )?;
        let mut papers = Vec::new();
        for (seed, instances) in self.seeds.clone().zip(&drawn) {
            papers.push((
                seed,
                Paper::new(&sheet, instances, self.lang).map_err(refused)?,
            ));
        }
        let text = match self.format {
            Format::Moodle => moodle(&papers),
            Format::Gift => gift(&papers),
        };
        Ok(out.write_all(text.as_bytes())?)
    }
}
