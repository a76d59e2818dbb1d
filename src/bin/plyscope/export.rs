//! `plyscope export`: variants of exercises as questions for the quizzes of a learning platform.

use crate::Failure;
use crate::sheet::read;
use plyscope::lang::{Lang, Say};
use plyscope::paper::{Paper, gift, moodle};
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
    /// The language.
    pub lang: Lang,
}

impl Export {
    /// Writes all variants as one file.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let sheet = read(&self.file, self.lang)?;
        let refused = |refusal: Refusal| Failure::Refused(refusal.say(self.lang));
        let mut drawn = Vec::new();
        for seed in self.seeds.clone() {
            drawn.push((seed, sheet.variant(seed).map_err(refused)?));
        }
        let mut papers = Vec::new();
        for (seed, instances) in &drawn {
            let paper = Paper::new(&sheet, instances, self.lang).map_err(refused)?;
            paper.check_quiz().map_err(refused)?;
            papers.push((*seed, paper));
        }
        let text = match self.format {
            Format::Moodle => moodle(&papers),
            Format::Gift => gift(&papers),
        };
        Ok(out.write_all(text.as_bytes())?)
    }
}
