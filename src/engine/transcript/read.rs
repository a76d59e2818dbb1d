//! A transcript read line by line, within limits. A text that ends anywhere is good up to there.

use super::call::{Call, End, Transcript, Where};
use super::line::{Entered, Line, read as read_line};
use super::said::Said;
use crate::lang::words::{self, transcript};
use crate::lang::{Lang, Say, Saying};
use crate::text::{Mistake, Place, Value};
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::borrow::Cow;

/// The most lines of a transcript.
pub const MOST_LINES: u32 = 1_000_000;
/// The most bytes of a transcript, unpacked.
pub const MOST_BYTES: usize = 64 << 20;
/// The most bytes of a line.
pub const MOST_OF_LINE: usize = 1 << 20;
/// The most calls inside one another.
pub const MOST_DEPTH: u16 = 256;
/// The most calls made from one call, and, where no game is known, from outside: as many as a node of a tree has children.
pub const MOST_CALLS: u32 = 1_000;
/// The most brackets inside one another.
const MOST_NESTING: usize = 300;

/// A transcript that is refused: where, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Unread {
    /// The line, from 1; `None` for the whole.
    pub line: Option<u32>,
    /// The column, from 1, where the mistake is one of syntax.
    pub column: Option<u32>,
    said: Saying,
}

impl Unread {
    fn whole(said: impl Say) -> Unread {
        Unread {
            line: None,
            column: None,
            said: Saying::of(&said),
        }
    }

    fn at(line: u32, said: impl Say) -> Unread {
        Unread {
            line: Some(line),
            ..Unread::whole(said)
        }
    }

    /// Returns why, without the place.
    pub fn reason(&self, lang: Lang) -> String {
        self.said.text(lang)
    }
}

impl Say for Unread {
    fn say(&self, lang: Lang) -> String {
        let said = self.reason(lang);
        match (self.line, self.column) {
            (Some(line), Some(column)) => {
                let place = Place {
                    line: line as usize,
                    column: column as usize,
                };
                place.located(said).say(lang)
            }
            (Some(line), None) => transcript::AtLine { line, said }.say(lang),
            (None, _) => said,
        }
    }
}

/// Whether a text begins as a transcript does.
pub fn is_transcript(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let first = text.lines().next().unwrap_or_default();
    first.starts_with('{') && first.contains("\"transcript\"") && first.contains("\"e\"")
}

/// Returns the text in some bytes, unpacked if they are gzipped.
///
/// # Errors
/// If it is damaged, too long, or no text.
pub fn unpacked(bytes: &[u8]) -> Result<Cow<'_, str>, Unread> {
    if bytes.len() > MOST_BYTES {
        return Err(too_long());
    }
    let bytes = match deflated(bytes) {
        None => Cow::Borrowed(bytes),
        Some(inside) => match decompress_to_vec_with_limit(inside, MOST_BYTES) {
            Ok(bytes) => Cow::Owned(bytes),
            Err(failed) if failed.output.len() >= MOST_BYTES => return Err(too_long()),
            Err(_) => return Err(Unread::whole(transcript::DAMAGED)),
        },
    };
    let text = match bytes {
        Cow::Borrowed(bytes) => std::str::from_utf8(bytes).ok().map(Cow::Borrowed),
        Cow::Owned(bytes) => String::from_utf8(bytes).ok().map(Cow::Owned),
    };
    text.ok_or_else(|| Unread::whole(transcript::NO_TEXT))
}

fn too_long() -> Unread {
    let megabytes = (MOST_BYTES >> 20) as u32;
    Unread::whole(transcript::TooManyBytes { megabytes })
}

/// Returns what is deflated inside a gzip file (RFC 1952); `None` if it is none.
fn deflated(bytes: &[u8]) -> Option<&[u8]> {
    let [0x1f, 0x8b, 8, flags, _, _, _, _, _, _, rest @ ..] = bytes else {
        return None;
    };
    let mut rest = rest;
    if flags & 4 != 0 {
        let length = usize::from(u16::from_le_bytes([*rest.first()?, *rest.get(1)?]));
        rest = rest.get(2 + length..)?;
    }
    // A name and a comment end with a zero.
    for flag in [8, 16] {
        if flags & flag != 0 {
            let end = rest.iter().position(|byte| *byte == 0)?;
            rest = &rest[end + 1..];
        }
    }
    rest.get(if flags & 2 != 0 { 2 } else { 0 }..)
}

/// Reads a transcript.
///
/// # Errors
/// The first line that is wrong, or the limit that is exceeded.
pub fn read(text: &str) -> Result<Transcript, Unread> {
    if text.len() > MOST_BYTES {
        return Err(too_long());
    }
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = Reader::default();
    let mut rest = text;
    while !rest.is_empty() {
        let (line, next) = rest.split_once('\n').unwrap_or((rest, ""));
        let is_last = rest.len() == line.len();
        rest = next;
        reader.line(line.trim_end_matches('\r'), is_last)?;
    }
    let mut read = reader.read;
    if read.lines == 0 || !reader.has_begun {
        return Err(Unread::whole(transcript::NO_RUN));
    }
    read.is_cut |= !reader.open.is_empty();
    Ok(read)
}

#[derive(Default)]
struct Reader {
    read: Transcript,
    /// The calls that have not ended, and how many each has made.
    open: Vec<(u32, u32)>,
    /// The calls from outside.
    outermost: u32,
    has_begun: bool,
}

impl Reader {
    fn line(&mut self, text: &str, is_last: bool) -> Result<(), Unread> {
        let line = self.read.lines + 1;
        self.read.lines = line;
        if line > MOST_LINES {
            return Err(Unread::at(
                line,
                transcript::TooManyLines { most: MOST_LINES },
            ));
        }
        if text.len() > MOST_OF_LINE {
            let kilobytes = (MOST_OF_LINE >> 10) as u32;
            return Err(Unread::at(line, transcript::LineTooLong { kilobytes }));
        }
        if text.trim_ascii().is_empty() {
            return Ok(());
        }
        let value = match Value::read_line(text, line as usize, MOST_NESTING) {
            Ok(value) => value,
            // The program was stopped while it wrote.
            Err(mistake) if is_last && self.has_begun && mistake.problem.is_of_syntax() => {
                self.read.is_cut = true;
                return Ok(());
            }
            Err(mistake) => {
                let Mistake { place, problem } = mistake;
                let said = match problem.is_of_syntax() {
                    true => Saying::of(&words::spec::NotJson { problem: &problem }),
                    false => Saying::of(&problem),
                };
                let column = Some(place.column as u32);
                return Err(Unread {
                    line: Some(line),
                    column,
                    said,
                });
            }
        };
        let said = read_line(&value, line).map_err(|refusal| Unread::at(line, &refusal))?;
        self.take(said, line)
    }

    fn take(&mut self, said: Line, line: u32) -> Result<(), Unread> {
        match said {
            Line::Run(_) if self.has_begun => return Err(Unread::at(line, transcript::SECOND_RUN)),
            Line::Run(head) => {
                self.read.head = head;
                self.has_begun = true;
            }
            _ if !self.has_begun => return Err(Unread::at(line, transcript::NO_RUN)),
            Line::Enter(entered) => self.enter(entered, line)?,
            Line::Exit { end, left } => self.exit(end, left, line)?,
            Line::Iteration(iteration) => {
                let new = iteration.new.iter().chain([&iteration.path]);
                let also = iteration.also.iter().map(|(path, ..)| path);
                if new
                    .chain(also)
                    .any(|path| path.len() > usize::from(MOST_DEPTH))
                {
                    return Err(Unread::at(line, transcript::LongPath { most: MOST_DEPTH }));
                }
                self.read.iterations.push(iteration);
            }
            Line::Answer(answer) => self.read.answer = Some(answer),
            Line::Note(note) => self.read.notes.push((line, note)),
            Line::Search => {
                self.read.searches.push(self.read.calls.len() as u32);
                self.read.restarts.push(self.read.iterations.len());
            }
            Line::Dropped(calls) => self.read.dropped += calls,
        }
        Ok(())
    }

    fn enter(&mut self, entered: Entered, line: u32) -> Result<(), Unread> {
        if self.open.len() >= usize::from(MOST_DEPTH) {
            return Err(Unread::at(line, transcript::TooDeep { most: MOST_DEPTH }));
        }
        let knows_game = self.read.head.game.is_some();
        let (parent, made) = match self.open.last_mut() {
            Some((parent, made)) => (Some(*parent), made),
            None => (None, &mut self.outermost),
        };
        *made += 1;
        if *made > MOST_CALLS && (parent.is_some() || !knows_game) {
            return Err(Unread::at(
                line,
                transcript::TooManyCalls { most: MOST_CALLS },
            ));
        }
        let at = match (entered.by, entered.state) {
            (Some(by), _) => Where::Move(by),
            (None, Some(state)) => Where::State(self.state(state)),
            (None, None) => Where::Unsaid,
        };
        let turn = entered.turn.map(|word| self.read.word(word));
        let function = entered.function.map(|word| self.read.word(word));
        let index = self.read.calls.len() as u32;
        self.read.calls.push(Call {
            parent,
            at,
            alpha: entered.alpha,
            beta: entered.beta,
            depth: entered.depth,
            turn,
            function,
            source: entered.source,
            line,
            end_line: 0,
            end: End::Open,
            left: None,
        });
        self.open.push((index, 0));
        Ok(())
    }

    fn exit(&mut self, end: End, left: Option<&Value>, line: u32) -> Result<(), Unread> {
        let Some((index, _)) = self.open.pop() else {
            return Err(Unread::at(line, transcript::NO_CALL_OPEN));
        };
        let left = left.map(|state| self.state(state));
        let call = &mut self.read.calls[index as usize];
        (call.end, call.end_line, call.left) = (end, line, left);
        Ok(())
    }

    /// Returns the index of a position, which joins the others if it is new.
    fn state(&mut self, value: &Value) -> u32 {
        let read = &mut self.read;
        if let Some(known) = read.known_states.get(value.raw) {
            return *known;
        }
        let index = read.states.len() as u32;
        read.states.push(Said::of(value));
        read.known_states.insert(value.raw.to_owned(), index);
        index
    }
}
