//! The arguments of the commands about exercises.

use super::{Order, lang};
use crate::exercise::{Print, Whose};
use crate::grade::Grading;
use crate::sheet::{HandOut, Kind, Whose as Of};
use lexopt::{Arg, Parser, ValueExt};
use plyscope::class::{Edition, Print as Printed, Quiz};
use plyscope::lang::words::command;
use plyscope::lang::{Lang, Text};
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The most variants of one document.
const MOST: u64 = 10_000;

/// Returns a help text in a language.
fn help_in(help: Text, lang: Lang) -> Order {
    Order::Say(format!("{}\n", help.say(lang)))
}

pub fn exercise(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let (mut print, mut wants_help) = (Print::default(), false);
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("seed") => print.whose = Whose::Seed(parser.value()?.parse()?),
            Arg::Long("student") => print.whose = Whose::Student(parser.value()?.string()?),
            Arg::Long("salt") => print.salt = parser.value()?.string()?,
            Arg::Long("key") => print.key = true,
            Arg::Long("lang") => print.lang = lang(parser)?,
            Arg::Short('h') | Arg::Long("help") => wants_help = true,
            other => return Err(other.unexpected()),
        }
    }
    if wants_help {
        return Ok(help_in(command::HELP_EXERCISE, print.lang));
    }
    Ok(Order::Exercise(print))
}

pub fn grade(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let (mut files, mut salt, mut said) = (Vec::new(), None, Lang::En);
    let (mut python, mut wants_help) = (None, false);
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("salt") => salt = Some(parser.value()?.string()?),
            Arg::Long("run") => python = Some(parser.value()?.into()),
            Arg::Long("lang") => said = lang(parser)?,
            Arg::Short('h') | Arg::Long("help") => wants_help = true,
            Arg::Value(file) => files.push(file.into()),
            other => return Err(other.unexpected()),
        }
    }
    if wants_help {
        return Ok(help_in(command::HELP_GRADE, said));
    }
    if files.is_empty() {
        return Err(
            "expected the file of an exercise, then files of answers (plyscope grade --help)"
                .into(),
        );
    }
    Ok(Order::Grade(Grading {
        exercise: files.remove(0),
        answers: files,
        salt,
        python,
        lang: said,
    }))
}

pub fn sheet(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let (mut file, mut students, mut wants_help) = (None, None, false);
    let (mut format, mut key, mut salt, mut said) = (Printed::Html, false, String::new(), Lang::En);
    let mut is_strict = false;
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("roster") => students = Some(Of::Roster(parser.value()?.into())),
            Arg::Long("seeds") => students = Some(Of::Seeds(seeds(parser)?)),
            Arg::Long("salt") => salt = parser.value()?.string()?,
            Arg::Long("key") => key = true,
            Arg::Long("strict") => is_strict = true,
            Arg::Long("lang") => said = lang(parser)?,
            Arg::Long("format") => {
                let word = parser.value()?.string()?;
                format = match word.as_str() {
                    "html" => Printed::Html,
                    "tex" => Printed::Tex,
                    _ => {
                        return Err(
                            format!("--format: expected html or tex, found {word:?}").into()
                        );
                    }
                };
            }
            Arg::Short('h') | Arg::Long("help") => wants_help = true,
            Arg::Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            other => return Err(other.unexpected()),
        }
    }
    if wants_help {
        return Ok(help_in(command::HELP_SHEET, said));
    }
    Ok(Order::HandOut(HandOut {
        file: file.ok_or("expected the file of an exercise or a sheet (plyscope sheet --help)")?,
        kind: Kind::Sheets {
            whose: students.unwrap_or(Of::Seeds(0..=0)),
            salt,
            print: format,
            is_key: key,
        },
        is_strict,
        lang: said,
    }))
}

pub fn export(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let (mut file, mut seeds, mut wants_help) = (None, 1..=1, false);
    let (mut format, mut said, mut is_strict) = (Quiz::Moodle, Lang::En, false);
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("seeds") => seeds = self::seeds(parser)?,
            Arg::Long("strict") => is_strict = true,
            Arg::Long("lang") => said = lang(parser)?,
            Arg::Long("format") => {
                let word = parser.value()?.string()?;
                format = match word.as_str() {
                    "moodle" => Quiz::Moodle,
                    "gift" => Quiz::Gift,
                    "qti" => Quiz::Qti,
                    _ => {
                        let said =
                            format!("--format: expected moodle, gift or qti, found {word:?}");
                        return Err(said.into());
                    }
                };
            }
            Arg::Short('h') | Arg::Long("help") => wants_help = true,
            Arg::Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            other => return Err(other.unexpected()),
        }
    }
    if wants_help {
        return Ok(help_in(command::HELP_EXPORT, said));
    }
    Ok(Order::HandOut(HandOut {
        file: file.ok_or("expected the file of an exercise or a sheet (plyscope export --help)")?,
        kind: Kind::Quiz { seeds, format },
        is_strict,
        lang: said,
    }))
}

pub fn scorm(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let (mut file, mut element, mut wants_help) = (None, None, false);
    let (mut salt, mut edition, mut said) = (String::new(), Edition::Old, Lang::En);
    let mut is_strict = false;
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("strict") => is_strict = true,
            Arg::Long("element") => element = Some(PathBuf::from(parser.value()?)),
            Arg::Long("salt") => salt = parser.value()?.string()?,
            Arg::Long("lang") => said = lang(parser)?,
            Arg::Long("edition") => {
                let word = parser.value()?.string()?;
                edition = match word.as_str() {
                    "1.2" => Edition::Old,
                    "2004" => Edition::New,
                    _ => {
                        let said = format!("--edition: expected 1.2 or 2004, found {word:?}");
                        return Err(said.into());
                    }
                };
            }
            Arg::Short('h') | Arg::Long("help") => wants_help = true,
            Arg::Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            other => return Err(other.unexpected()),
        }
    }
    if wants_help {
        return Ok(help_in(command::HELP_SCORM, said));
    }
    Ok(Order::HandOut(HandOut {
        file: file.ok_or("expected the file of an exercise or a sheet (plyscope scorm --help)")?,
        kind: Kind::Package {
            element: element.ok_or("expected --element with the path of ply-scope-all.js")?,
            salt,
            edition,
        },
        is_strict,
        lang: said,
    }))
}

/// Reads seeds: one, or a range such as `1..50` with both ends.
fn seeds(parser: &mut Parser) -> Result<RangeInclusive<u64>, lexopt::Error> {
    let text = parser.value()?.string()?;
    let read = || {
        let (low, high) = text.split_once("..").unwrap_or((&text, &text));
        let (low, high) = (low.parse::<u64>().ok()?, high.parse::<u64>().ok()?);
        (low <= high && high - low < MOST && high <= 9_007_199_254_740_991).then_some(low..=high)
    };
    let expected = || {
        format!(
            "--seeds: expected a seed, or a range such as 1..50 of at most {MOST}, found {text:?}"
        )
    };
    read().ok_or_else(|| expected().into())
}
