//! `plyscope sheet`, `export` and `scorm`: what is handed out to a class, of the exercises in a file.

use crate::Failure;
use crate::input::file;
use plyscope::class::{Edition, Handout, Print, Product, Quiz, Students, roster};
use plyscope::exercise::Sheet;
use plyscope::lang::{Lang, Say};
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// For whom sheets are.
#[derive(Debug)]
pub enum Whose {
    /// One sheet for each of these seeds.
    Seeds(RangeInclusive<u64>),
    /// One for each student in the list of a file.
    Roster(PathBuf),
}

/// What is made.
pub enum Kind {
    /// Sheets, or their keys.
    Sheets {
        /// For whom.
        whose: Whose,
        /// What makes another term's sheets different.
        salt: String,
        /// How they are written.
        print: Print,
        /// Print the keys.
        is_key: bool,
    },
    /// Questions for a quiz, a variant for each of these seeds.
    Quiz {
        /// The seeds.
        seeds: RangeInclusive<u64>,
        /// The format.
        format: Quiz,
    },
    /// A package around the build of the element in this file.
    Package {
        /// The file.
        element: PathBuf,
        /// What makes another term's variants different.
        salt: String,
        /// The edition.
        edition: Edition,
    },
}

/// The options of the command.
pub struct HandOut {
    /// The file of the exercises.
    pub file: PathBuf,
    /// What is made.
    pub kind: Kind,
    /// Refuse what cannot be asked there instead of leaving it out.
    pub is_strict: bool,
    /// The language.
    pub lang: Lang,
}

/// Reads a sheet, or a single exercise, from a file.
pub fn read(path: &Path, lang: Lang) -> Result<Sheet, Failure> {
    Sheet::read(&file(path, lang)?).map_err(|refusal| Failure::Refused(refusal.say(lang)))
}

impl HandOut {
    /// Writes it, and on standard error what is left out.
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let sheet = read(&self.file, self.lang)?;
        let (is_strict, lang) = (self.is_strict, self.lang);
        let element = match &self.kind {
            Kind::Package { element, .. } => Some(element.clone()),
            _ => None,
        };
        let handout = Handout {
            product: self.product()?,
            is_strict,
            lang,
        };
        let made = handout.make(sheet);
        let made = made.map_err(|refusal| match element {
            // The file that was given is named, not the option.
            Some(element) if refusal.path == "element" => in_file(&element, &refusal.reason(lang)),
            _ => Failure::Refused(refusal.say(lang)),
        })?;
        for line in &made.left_out {
            let _ = writeln!(std::io::stderr(), "plyscope: {line}");
        }
        Ok(out.write_all(&made.file)?)
    }

    fn product(self) -> Result<Product, Failure> {
        let lang = self.lang;
        Ok(match self.kind {
            Kind::Sheets {
                whose,
                salt,
                print,
                is_key,
            } => Product::Sheets {
                students: match whose {
                    Whose::Seeds(seeds) => Students::Seeds(*seeds.start(), *seeds.end()),
                    Whose::Roster(path) => {
                        let read = roster(&file(&path, lang)?);
                        Students::Roster(
                            read.map_err(|refusal| in_file(&path, &refusal.say(lang)))?,
                        )
                    }
                },
                salt,
                print,
                is_key,
            },
            Kind::Quiz { seeds, format } => Product::Quiz {
                seeds: seeds.into_inner(),
                format,
            },
            Kind::Package {
                element,
                salt,
                edition,
            } => Product::Package {
                element: std::fs::read(&element)
                    .map_err(|error| in_file(&element, &error.to_string()))?,
                salt,
                edition,
            },
        })
    }
}

/// Says what is wrong with a file.
fn in_file(path: &Path, said: &str) -> Failure {
    Failure::Refused(format!("{}: {said}", path.display()))
}
