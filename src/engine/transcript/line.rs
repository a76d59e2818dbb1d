//! One line of a transcript as JSON, and what it says.

use super::board;
use super::call::{Answer, Credited, End, Head, Iteration, Source};
use super::clean::{clean, clean_lines};
use super::said::Said;
use crate::lang::words::transcript;
use crate::spec::field::{Field, Fields};
use crate::spec::{self, Refusal};
use crate::text::{Content, Value};

/// What a line says.
#[derive(Debug)]
pub enum Line<'a> {
    /// The first line.
    Run(Head),
    /// A call begins.
    Enter(Entered<'a>),
    /// The last open call ends.
    Exit {
        /// How.
        end: End,
        /// The position that it left, if it is another.
        left: Option<&'a Value<'a>>,
    },
    /// An iteration of Monte-Carlo tree search.
    Iteration(Iteration),
    /// The answer.
    Answer(Answer),
    /// What the program printed.
    Note(String),
    /// Another search begins.
    Search,
    /// So many calls were not kept.
    Dropped(u64),
}

/// The beginning of a call.
#[derive(Debug, Default)]
pub struct Entered<'a> {
    /// The position.
    pub state: Option<&'a Value<'a>>,
    /// The move from the position of the call around it.
    pub by: Option<Said>,
    /// α.
    pub alpha: Option<f64>,
    /// β.
    pub beta: Option<f64>,
    /// The depth.
    pub depth: Option<f64>,
    /// The word for the player to move.
    pub turn: Option<String>,
    /// The name of the function.
    pub function: Option<String>,
    /// The line of the program.
    pub source: Option<u32>,
}

/// The kinds of lines.
const KINDS: [&str; 8] = [
    "run",
    "enter",
    "exit",
    "iteration",
    "answer",
    "note",
    "search",
    "dropped",
];

/// Reads a line.
///
/// # Errors
/// The first field that is wrong.
pub fn read<'a>(value: &'a Value<'a>, line: u32) -> Result<Line<'a>, Refusal> {
    Field::new(value, "").object(|fields| {
        let kind = fields.required("e", |kind| kind.one_of(&KINDS))?;
        Ok(match kind {
            0 => Line::Run(head(fields)?),
            1 => Line::Enter(enter(fields)?),
            2 => exit(fields)?,
            3 => Line::Iteration(iteration(fields, line)?),
            4 => Line::Answer(Answer {
                returned: said(fields, "return")?,
                chosen: said(fields, "move")?,
                line,
            }),
            5 => Line::Note(clean(fields.required("text", Field::text)?)),
            6 => Line::Search,
            _ => Line::Dropped(fields.required("calls", |calls| calls.whole(0..=u64::MAX))?),
        })
    })
}

fn said(fields: &mut Fields, key: &'static str) -> Result<Option<Said>, Refusal> {
    fields.optional(key, |field| Ok(Said::of(field.value)))
}

/// Reads a number, or what a program has instead of one: `None`, a word.
fn perhaps_number(fields: &mut Fields, key: &'static str) -> Result<Option<f64>, Refusal> {
    Ok(said(fields, key)?.and_then(|said| said.number()))
}

fn enter<'a>(fields: &mut Fields<'a, '_>) -> Result<Entered<'a>, Refusal> {
    // `moves` is for readers of other kinds; the game tells the moves here.
    fields.optional("moves", |_| Ok(()))?;
    Ok(Entered {
        state: fields.optional("state", |field| Ok(field.value))?,
        by: said(fields, "move")?,
        alpha: perhaps_number(fields, "alpha")?,
        beta: perhaps_number(fields, "beta")?,
        depth: perhaps_number(fields, "depth")?,
        turn: said(fields, "turn")?.map(|turn| turn.to_string()),
        function: fields.optional("function", |name| Ok(clean(name.text()?)))?,
        source: fields.optional("line", |line| line.whole(0..=u32::MAX))?,
    })
}

fn exit<'a>(fields: &mut Fields<'a, '_>) -> Result<Line<'a>, Refusal> {
    let returned = said(fields, "return")?;
    let error = fields.optional("error", |error| Ok(clean(error.text()?)))?;
    fields.optional("line", |_| Ok(()))?;
    Ok(Line::Exit {
        end: match error {
            Some(error) => End::Raised(error),
            None => End::Returned(returned.unwrap_or(Said::Nothing)),
        },
        left: fields.optional("state", |field| Ok(field.value))?,
    })
}

fn iteration(fields: &mut Fields, line: u32) -> Result<Iteration, Refusal> {
    let moves = |field: &Field| field.list(|step| Ok(Said::of(step.value)));
    let numbers = |field: &Field| field.list(|number| Ok(Said::of(number.value).number()));
    let credited = |field: &Field| {
        field.object(|fields| -> Result<Credited, Refusal> {
            Ok((
                fields.required("path", moves)?,
                perhaps_number(fields, "n")?,
                perhaps_number(fields, "w")?,
            ))
        })
    };
    Ok(Iteration {
        path: fields.required("path", moves)?,
        reward: perhaps_number(fields, "reward")?,
        n: fields.or_default("n", numbers)?,
        w: fields.or_default("w", numbers)?,
        new: fields.or_default("new", |field| field.list(moves))?,
        also: fields.or_default("also", |field| field.list(credited))?,
        line,
    })
}

fn head(fields: &mut Fields) -> Result<Head, Refusal> {
    fields.required("transcript", |version| match version.value.as_whole() {
        Some(1) => Ok(()),
        _ => Err(version.unexpected(transcript::VERSION)),
    })?;
    // Integers that stand for infinity are only of use to a reader who shows them.
    fields.optional("infinity", |_| Ok(()))?;
    let start = fields.optional("start", |field| Ok((field.value, Said::of(field.value))))?;
    let game = fields.optional("game", |field| {
        let has_position = match &field.value.content {
            Content::Object(object) => object.iter().any(|(key, _)| key == "position"),
            _ => false,
        };
        let read = || spec::game::read(field);
        match &start {
            // The board stands as the program has it.
            Some((_, start)) if !has_position => match board::start(read()?, start) {
                Some(game) => Ok(game),
                None => Err(field.refuse(&transcript::UnknownStart {
                    start: start.to_string(),
                })),
            },
            _ => read(),
        }
    })?;
    Ok(Head {
        game,
        start: start.map(|(_, start)| start),
        search: fields.optional("search", Field::word)?,
        depth: perhaps_number(fields, "depth")?,
        c: perhaps_number(fields, "c")?,
        cached: fields.or_default("cached", Field::flag)?,
        source: fields.optional("source", |field| field.object(source))?,
    })
}

fn source(fields: &mut Fields) -> Result<Source, Refusal> {
    let name = fields.or_default("name", |name| Ok(clean(name.text()?)))?;
    let file = name.rsplit(['/', '\\']).next().unwrap_or_default();
    Ok(Source {
        name: file.to_owned(),
        language: fields.or_default("language", |language| Ok(clean(language.text()?)))?,
        text: fields.or_default("text", |text| Ok(clean_lines(text.text()?)))?,
    })
}
