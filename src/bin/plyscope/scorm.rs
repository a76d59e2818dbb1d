//! `plyscope scorm`: exercises as a package for a learning platform, SCORM 1.2 or 2004, around the build of the element in
//! one file. Each exercise is a page of its own that reports its score.

use crate::Failure;
use crate::sheet::read;
use plyscope::exercise::{Exercise, code};
use plyscope::export::escape::{Escaped, markup};
use plyscope::lang::Lang;
use plyscope::lang::words::{command, paper};
use std::fmt::Write as _;
use std::io::{Cursor, Write};
use std::path::PathBuf;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{DateTime, ZipWriter};

/// The script between the exercise and the platform.
const SCRIPT: &str = include_str!("scorm/scorm.js");
/// What the pages call the build in one file.
const ELEMENT: &str = "ply-scope-all.js";

/// How the build in one file begins, as a script that is no module.
const BEGINS: &[u8] = b"{\n// Plyscope in one file";

/// Whether a file is the build in one file, as far as its beginning tells.
fn is_element(file: &[u8]) -> bool {
    file.starts_with(BEGINS)
}

/// The edition of SCORM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// SCORM 1.2.
    Old,
    /// SCORM 2004, 4th edition.
    New,
}

/// The options of the command.
pub struct Package {
    /// The file of the exercises.
    pub file: PathBuf,
    /// The build of the element in one file.
    pub element: PathBuf,
    /// What makes another term's variants different.
    pub salt: String,
    /// The edition.
    pub edition: Edition,
    /// The language.
    pub lang: Lang,
}

impl Package {
    /// Writes the package.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let sheet = read(&self.file, self.lang)?;
        let element = std::fs::read(&self.element)
            .map_err(|error| Failure::Refused(format!("{}: {error}", self.element.display())))?;
        if !is_element(&element) {
            let said = command::NOT_THE_ELEMENT.say(self.lang);
            return Err(Failure::Refused(format!(
                "{}: {said}",
                self.element.display()
            )));
        }
        let title = sheet.title.as_ref().map_or_else(
            || paper::SHEET_TITLE.say(self.lang).to_owned(),
            |title| title.text(self.lang).to_owned(),
        );
        let asks_program =
            |one: &&Exercise| one.ask.iter().any(|question| question.ask.is_program());
        if let Some(one) = sheet.exercises.iter().find(asks_program) {
            let said = paper::NO_PROGRAM.say(self.lang);
            return Err(Failure::Refused(format!("{}: {said}", one.id)));
        }
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        // Without a date, so that equal exercises make equal packages.
        let options = SimpleFileOptions::default().last_modified_time(DateTime::default());
        let mut add = |name: &str, content: &[u8]| -> Result<(), Failure> {
            zip.start_file(name, options)?;
            Ok(zip.write_all(content)?)
        };
        add(
            "imsmanifest.xml",
            self.manifest(&title, &sheet.exercises).as_bytes(),
        )?;
        for (at, exercise) in sheet.exercises.iter().enumerate() {
            let called = exercise.called(at);
            add(&page(at), self.page(&called, exercise).as_bytes())?;
        }
        add("scorm.js", SCRIPT.as_bytes())?;
        add(ELEMENT, &element)?;
        let packed = zip.finish()?;
        Ok(out.write_all(packed.get_ref())?)
    }

    /// The page of an exercise.
    fn page(&self, title: &str, exercise: &Exercise) -> String {
        let lang = self.lang.tag();
        format!(
            "<!doctype html>\n<html lang=\"{lang}\"><head><meta charset=\"utf-8\"><title>{}</title>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <script src=\"{ELEMENT}\"></script></head>\n\
             <body><ply-scope lang=\"{lang}\" loading=\"eager\" salt=\"{}\" exercise=\"{}\"></ply-scope>\n\
             <script src=\"scorm.js\"></script></body></html>\n",
            Escaped(title, markup),
            Escaped(&self.salt, quoted),
            Escaped(&exercise.write(), quoted)
        )
    }

    /// The manifest, by which a platform knows the pages.
    fn manifest(&self, title: &str, exercises: &[Exercise]) -> String {
        let (spaces, version, kind) = match self.edition {
            Edition::Old => (
                "xmlns=\"http://www.imsproject.org/xsd/imscp_rootv1p1p2\" \
                 xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_rootv1p2\"",
                "1.2",
                "scormtype",
            ),
            Edition::New => (
                "xmlns=\"http://www.imsglobal.org/xsd/imscp_v1p1\" \
                 xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_v1p3\"",
                "2004 4th Edition",
                "scormType",
            ),
        };
        let (mut items, mut resources, mut codes) = (String::new(), String::new(), String::new());
        for (at, exercise) in exercises.iter().enumerate() {
            codes += &code(exercise);
            let (page, name) = (page(at), exercise.called(at));
            let _ = write!(
                items,
                "<item identifier=\"item-{at}\" identifierref=\"page-{at}\"><title>{}</title></item>",
                Escaped(&name, markup)
            );
            let _ = write!(
                resources,
                "<resource identifier=\"page-{at}\" type=\"webcontent\" adlcp:{kind}=\"sco\" href=\"{page}\">\
                 <file href=\"{page}\"/><dependency identifierref=\"scripts\"/></resource>"
            );
        }
        // A package with the same exercises is the same to a platform; an identifier begins with a letter.
        let identifier: String = codes.chars().take(48).collect();
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <manifest identifier=\"plyscope-{identifier}\" version=\"1\" {spaces}>\n\
             <metadata><schema>ADL SCORM</schema><schemaversion>{version}</schemaversion></metadata>\n\
             <organizations default=\"exercises\"><organization identifier=\"exercises\"><title>{}</title>{items}</organization></organizations>\n\
             <resources>{resources}<resource identifier=\"scripts\" type=\"webcontent\" adlcp:{kind}=\"asset\">\
             <file href=\"scorm.js\"/><file href=\"{ELEMENT}\"/></resource></resources>\n</manifest>\n",
            Escaped(title, markup)
        )
    }
}

impl From<ZipError> for Failure {
    fn from(error: ZipError) -> Failure {
        Failure::Refused(error.to_string())
    }
}

fn page(at: usize) -> String {
    format!("exercise-{}.html", at + 1)
}

/// Escapes the text of an attribute.
fn quoted(letter: char) -> Option<&'static str> {
    if letter == '"' {
        Some("&quot;")
    } else {
        markup(letter)
    }
}
