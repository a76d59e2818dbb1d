//! `plyscope grade`: marks files of answers again and prints rows of comma-separated values. No score in a file is believed.

mod files;
mod outside;

use crate::Failure;
use crate::input::file;
use crate::sheet;
pub use files::files_of;
use plyscope::class::{Marking, Rerun};
use plyscope::exercise::Job;
use plyscope::lang::Lang;
use std::io::Write;
use std::path::PathBuf;

/// The options of the command.
pub struct Grading {
    /// The file of the exercises.
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

impl Grading {
    /// Marks every file.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let sheet = sheet::read(&self.exercise, self.lang)?;
        let marking = Marking {
            sheet: &sheet,
            salt: self.salt.as_deref(),
            lang: self.lang,
            run_again: &|jobs| self.run_again(jobs),
        };
        let paths = self.answers.iter().flat_map(|path| files_of(path));
        let table = marking.mark(paths.map(|path| {
            let name = path.file_name().unwrap_or(path.as_os_str());
            let text = file(&path, self.lang).map_err(|failure| failure.message());
            (name.to_string_lossy().into_owned(), text)
        }));
        Ok(out.write_all(table.csv().as_bytes())?)
    }

    fn run_again(&self, jobs: &[Job]) -> Rerun {
        let Some(python) = &self.python else {
            return Rerun::NotRun;
        };
        match outside::run(python, jobs) {
            Ok(Some(records)) => Rerun::Ran(records),
            Ok(None) => Rerun::TookTooLong,
            Err(error) => Rerun::Failed(format!("{}: {error}", python.display())),
        }
    }
}
