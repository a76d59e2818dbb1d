//! The arguments of the command line.

mod exercise;

use crate::Failure;
use crate::check;
use crate::check::Check;
use crate::compare::{Compare, Form};
use crate::generate;
use crate::grade::Grading;
use crate::help;
use crate::matches::Match;
use crate::mdbook;
use crate::play::Play;
use crate::render::Render;
use crate::sheet::HandOut;
use crate::solve::Solve;
use crate::trace::{Format, Print};
use lexopt::{Arg, Parser, ValueExt};
use plyscope::compare::schema;
use plyscope::export::Format as Figured;
use plyscope::lang::Lang;
use plyscope::play::Budget;
use plyscope::trace::Perspective;
use std::io::Write;
use std::ops::RangeInclusive;

/// The command to carry out.
pub enum Order {
    /// Print a text.
    Say(String),
    /// `plyscope solve`.
    Solve(Solve),
    /// `plyscope trace`.
    Trace(Print),
    /// `plyscope render`.
    Render(Render),
    /// `plyscope compare`.
    Compare(Compare),
    /// `plyscope check`.
    Check(Check),
    /// `plyscope match`.
    Match(Match),
    /// `plyscope play`.
    Play(Play),
    /// `plyscope generate`.
    Generate,
    /// `plyscope exercise`.
    Exercise(crate::exercise::Print),
    /// `plyscope grade`.
    Grade(Grading),
    /// `plyscope mdbook`.
    Book,
    /// `plyscope sheet`, `export` or `scorm`.
    HandOut(HandOut),
}

impl Order {
    /// Carries out the command and returns the exit code.
    pub fn carry_out(self, out: &mut impl Write) -> Result<u8, Failure> {
        let done = match self {
            Order::Check(check) => return check.run(out),
            Order::Say(text) => Ok(out.write_all(text.as_bytes())?),
            Order::Solve(solve) => solve.run(std::io::stdin().lock(), out),
            Order::Trace(print) => print.run(std::io::stdin().lock(), out),
            Order::Render(render) => render.run(std::io::stdin().lock(), out),
            Order::Compare(order) => order.run(std::io::stdin().lock(), out),
            Order::Match(order) => order.run(std::io::stdin().lock(), out),
            Order::Play(play) => play.run(std::io::stdin().lock(), out),
            Order::Book => mdbook::run(std::io::stdin().lock(), out),
            Order::Generate => generate::run(std::io::stdin().lock(), out),
            Order::Exercise(print) => print.run(std::io::stdin().lock(), out),
            Order::Grade(marking) => marking.run(out),
            Order::HandOut(order) => order.run(out),
        };
        done.map(|()| 0)
    }
}

/// Reads the arguments of this process.
pub fn read() -> Result<Order, Failure> {
    parse(&mut Parser::from_env()).map_err(|error| Failure::Refused(error.to_string()))
}

fn parse(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    match parser.next()? {
        None => Err("expected a command: solve, trace, render, compare, check, play, match, generate, exercise, grade, sheet, export, scorm, mdbook or schema (plyscope --help)".into()),
        Some(Arg::Short('h') | Arg::Long("help")) => Ok(Order::Say(help::all())),
        Some(Arg::Value(command)) if command == "help" => Ok(Order::Say(help::all())),
        Some(Arg::Short('V') | Arg::Long("version")) => {
            Ok(Order::Say(concat!("plyscope ", env!("CARGO_PKG_VERSION"), "\n").to_owned()))
        }
        Some(Arg::Value(command)) if command == "solve" => solve(parser),
        Some(Arg::Value(command)) if command == "trace" => trace(parser),
        Some(Arg::Value(command)) if command == "render" => render(parser),
        Some(Arg::Value(command)) if command == "compare" => compare(parser),
        Some(Arg::Value(command)) if command == "check" => check(parser),
        Some(Arg::Value(command)) if command == "match" => matches(parser),
        Some(Arg::Value(command)) if command == "play" => play(parser),
        Some(Arg::Value(command)) if command == "generate" => match parser.next()? {
            None => Ok(Order::Generate),
            Some(Arg::Short('h') | Arg::Long("help")) => Ok(Order::Say(help::GENERATE.to_owned())),
            Some(other) => Err(other.unexpected()),
        },
        Some(Arg::Value(command)) if command == "mdbook" => match parser.next()? {
            None => Ok(Order::Book),
            // mdBook asks whether it may be used for a renderer; the answer is the exit code.
            Some(Arg::Value(word)) if word == "supports" => {
                parser.value()?;
                Ok(Order::Say(String::new()))
            }
            Some(Arg::Short('h') | Arg::Long("help")) => Ok(Order::Say(help::MDBOOK.to_owned())),
            Some(other) => Err(other.unexpected()),
        },
        Some(Arg::Value(command)) if command == "exercise" => exercise::exercise(parser),
        Some(Arg::Value(command)) if command == "grade" => exercise::grade(parser),
        Some(Arg::Value(command)) if command == "sheet" => exercise::sheet(parser),
        Some(Arg::Value(command)) if command == "export" => exercise::export(parser),
        Some(Arg::Value(command)) if command == "scorm" => exercise::scorm(parser),
        Some(Arg::Value(command)) if command == "schema" => match parser.next()? {
            None => Ok(Order::Say(format!("{:#}\n", schema()))),
            Some(Arg::Short('h') | Arg::Long("help")) => Ok(Order::Say(help::SCHEMA.to_owned())),
            Some(other) => Err(other.unexpected()),
        },
        Some(Arg::Value(command)) => Err(format!(
            "expected the command solve, trace, render, compare, check, play, match, generate, exercise, grade, sheet, export, scorm, mdbook or schema, found {command:?} (plyscope --help)"
        )
        .into()),
        Some(other) => Err(other.unexpected()),
    }
}

fn solve(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let mut solve = Solve::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("detail") => solve.detail = true,
            Arg::Long("batch") => solve.batch = true,
            Arg::Short('h') | Arg::Long("help") => return Ok(Order::Say(help::SOLVE.to_owned())),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Order::Solve(solve))
}

fn trace(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let mut print = Print {
        format: Format::Lines,
        lang: Lang::En,
        perspective: Perspective::Max,
    };
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("format") => {
                let format = parser.value()?.string()?;
                print.format = match format.as_str() {
                    "jsonl" => Format::Lines,
                    "text" => Format::Text,
                    _ => {
                        return Err(
                            format!("--format: expected jsonl or text, found {format:?}").into(),
                        );
                    }
                };
            }
            Arg::Long("lang") => print.lang = lang(parser)?,
            Arg::Long("negamax") => print.perspective = Perspective::Mover,
            Arg::Short('h') | Arg::Long("help") => return Ok(Order::Say(help::TRACE.to_owned())),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Order::Trace(print))
}

fn render(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let mut render = Render::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("format") => render.format = format(parser)?,
            Arg::Long("step") => render.step = Some(parser.value()?.parse()?),
            Arg::Long("all") => render.all = true,
            Arg::Long("out") => render.folder = Some(parser.value()?.into()),
            Arg::Long("standalone") => render.standalone = true,
            Arg::Long("lang") => render.lang = lang(parser)?,
            Arg::Long("fog") => render.fog = true,
            Arg::Long("negamax") => render.perspective = Perspective::Mover,
            Arg::Long("graph") => render.graph = true,
            Arg::Long("nodes") => render.nodes = true,
            Arg::Long("compact") => render.compact = true,
            Arg::Long("root") => render.root = Some(parser.value()?.string()?),
            Arg::Long("address") => render.address = parser.value()?.string()?,
            Arg::Long("fold") => render.folded.push(parser.value()?.string()?),
            Arg::Short('h') | Arg::Long("help") => return Ok(Order::Say(help::RENDER.to_owned())),
            other => return Err(other.unexpected()),
        }
    }
    match render {
        Render {
            all: true,
            step: Some(_),
            ..
        } => Err("--all and --step exclude each other".into()),
        Render {
            standalone: true,
            format,
            ..
        } if format != Figured::Tikz => Err("--standalone belongs to tikz".into()),
        _ => Ok(Order::Render(render)),
    }
}

fn format(parser: &mut Parser) -> Result<Figured, lexopt::Error> {
    let word = parser.value()?.string()?;
    let known = Figured::ALL
        .into_iter()
        .find(|format| format.name().to_ascii_lowercase() == word);
    let all = || {
        Figured::ALL
            .map(|format| format.name().to_ascii_lowercase())
            .join(", ")
    };
    known.ok_or_else(|| format!("--format: expected one of {}, found {word:?}", all()).into())
}

fn compare(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let mut order = Compare::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("csv") => order.form = Form::Csv,
            Arg::Long("json") => order.form = Form::Json,
            Arg::Long("at") => order.at = Some(parser.value()?.parse()?),
            Arg::Long("seeds") => order.seeds = Some(parser.value()?.parse_with(seeds)?),
            Arg::Short('h') | Arg::Long("help") => return Ok(Order::Say(help::COMPARE.to_owned())),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Order::Compare(order))
}

/// The most seeds of one command.
const MOST_SEEDS: u64 = 100_000;

/// Reads seeds from one to another, both included: `1..1000`.
fn seeds(text: &str) -> Result<RangeInclusive<u64>, String> {
    let ends = text.split_once("..");
    let read = |(from, to): (&str, &str)| Some(from.parse().ok()?..=to.parse().ok()?);
    ends.and_then(read)
        .filter(|seeds| seeds.start() <= seeds.end() && seeds.end() - seeds.start() < MOST_SEEDS)
        .ok_or_else(|| {
            format!("expected the first and the last seed, at most {MOST_SEEDS}, as 1..1000")
        })
}

fn check(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let mut check = Check::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("as") => check.spec = Some(parser.value()?.into()),
            Arg::Long("csv") => check.form = check::Form::Csv,
            Arg::Long("json") => check.form = check::Form::Json,
            Arg::Long("lang") => check.lang = lang(parser)?,
            Arg::Short('h') | Arg::Long("help") => return Ok(Order::Say(help::CHECK.to_owned())),
            Arg::Value(file) => check.files.push(file.into()),
            other => return Err(other.unexpected()),
        }
    }
    if check.files.is_empty() {
        return Err("expected files of transcripts, or - (plyscope check --help)".into());
    }
    Ok(Order::Check(check))
}

fn matches(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let mut order = Match::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("csv") => order.csv = true,
            Arg::Short('h') | Arg::Long("help") => return Ok(Order::Say(help::MATCH.to_owned())),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Order::Match(order))
}

fn play(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let mut play = Play::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("detail") => play.detail = true,
            Arg::Long("level") => play.level = Some(parser.value()?.string()?),
            Arg::Long("nodes") => play.budget = Some(Budget::Nodes(parser.value()?.parse()?)),
            Arg::Long("seconds") => {
                let text = parser.value()?.string()?;
                let seconds = text
                    .parse::<f64>()
                    .ok()
                    .filter(|seconds| (0.001..=86_400.0).contains(seconds));
                let millis = seconds.map(|seconds| (seconds * 1_000.0) as u32);
                let expected =
                    || format!("--seconds: expected a number from 0.001 to 86400, found {text:?}");
                let millis = millis.ok_or_else(expected)?;
                play.budget = Some(Budget::Millis(millis));
            }
            Arg::Short('h') | Arg::Long("help") => return Ok(Order::Say(help::PLAY.to_owned())),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Order::Play(play))
}

fn lang(parser: &mut Parser) -> Result<Lang, lexopt::Error> {
    let lang = parser.value()?.string()?;
    let codes = || Lang::ALL.map(Lang::code).join(" or ");
    Lang::of_code(&lang)
        .ok_or_else(|| format!("--lang: expected {}, found {lang:?}", codes()).into())
}
