//! Exercises as a package for a learning platform, SCORM 1.2 or 2004, around the build of the element in one file. Each exercise is a
//! page of its own that reports its score.

use super::package::packed;
use crate::exercise::{Exercise, Sheet, code};
use crate::export::escape::{Escaped, markup, quoted};
use crate::lang::Lang;
use crate::lang::words::{command, element, paper};
use crate::spec::Refusal;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt::Write as _;

/// The script between the exercise and the platform.
const SCRIPT: &str = include_str!("scorm.js");
/// What the pages call the build in one file.
const ELEMENT: &str = "ply-scope-all.js";

/// How the build in one file begins, as a script that is no module.
const BEGINS: &[u8] = b"{\n// Plyscope in one file";

/// The edition of SCORM.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edition {
    /// SCORM 1.2.
    Old,
    /// SCORM 2004, 4th edition.
    New,
}

/// Returns why an exercise cannot be asked there; `None` if it can.
pub fn unfit(exercise: &Exercise) -> Option<Refusal> {
    let mut asked = exercise.ask.iter();
    let at = asked.position(|question| question.ask.is_program())?;
    Some(Refusal::new(&format!("ask[{at}]"), paper::NO_PROGRAM))
}

/// Writes the package.
///
/// # Errors
/// If `element` is not the build in one file, as far as its beginning tells.
pub fn package(
    sheet: &Sheet,
    element: &[u8],
    salt: &str,
    edition: Edition,
    lang: Lang,
) -> Result<Vec<u8>, Refusal> {
    if !element.starts_with(BEGINS) {
        return Err(Refusal::new("element", command::NOT_THE_ELEMENT));
    }
    let writer = Writer {
        salt,
        edition,
        lang,
    };
    let pages = sheet.exercises.iter().enumerate().map(|(at, exercise)| {
        let content = writer.page(&exercise.called(at), exercise);
        (page(at), Cow::Owned(content.into_bytes()))
    });
    let manifest = writer.manifest(&sheet.heading(lang), &sheet.exercises);
    let files = [(
        "imsmanifest.xml".to_owned(),
        Cow::Owned(manifest.into_bytes()),
    )]
    .into_iter();
    let scripts = [(ELEMENT, element), ("scorm.js", SCRIPT.as_bytes())];
    let scripts = scripts.map(|(name, content)| (name.to_owned(), Cow::Borrowed(content)));
    packed(files.chain(pages).chain(scripts))
}

/// What all files of a package have in common.
struct Writer<'a> {
    salt: &'a str,
    edition: Edition,
    lang: Lang,
}

impl Writer<'_> {
    /// The page of an exercise.
    fn page(&self, title: &str, exercise: &Exercise) -> String {
        let lang = self.lang.tag();
        format!(
            "<!doctype html>\n<html lang=\"{lang}\"><head><meta charset=\"utf-8\"><title>{}</title>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <script src=\"{ELEMENT}\"></script></head>\n\
             <body><ply-scope lang=\"{lang}\" loading=\"eager\" salt=\"{}\" exercise=\"{}\"></ply-scope>\n\
             <script src=\"scorm.js\" data-no-room=\"{}\"></script></body></html>\n",
            Escaped(title, markup),
            Escaped(self.salt, quoted),
            Escaped(&exercise.write(), quoted),
            Escaped(element::NO_ROOM.say(self.lang), quoted)
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

fn page(at: usize) -> String {
    format!("exercise-{}.html", at + 1)
}
