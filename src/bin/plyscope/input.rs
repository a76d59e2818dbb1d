//! What the commands read: standard input and files, as text, and no more of them than anything may have that is read.

use crate::Failure;
use plyscope::lang::words::command;
use plyscope::lang::{Lang, Say};
use std::fs::File;
use std::io::{BufRead, Read};
use std::path::Path;

/// The most bytes of a text: those of the longest game that is read.
const MOST: usize = 16_000_000;
/// What Windows' programs write before the text of a file.
const MARK: &str = "\u{feff}";

/// Reads all of `input` as a text.
pub fn text(input: impl Read, lang: Lang) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    input.take(MOST as u64 + 1).read_to_end(&mut bytes)?;
    decoded(&bytes, lang).map_err(Failure::Refused)
}

/// Reads a file as a text.
pub fn file(path: &Path, lang: Lang) -> Result<String, Failure> {
    let refused = |said: String| Failure::Refused(format!("{}: {said}", path.display()));
    let file = File::open(path).map_err(|error| refused(error.to_string()))?;
    text(file, lang).map_err(|failure| refused(failure.message()))
}

/// Reads the next line, without its end, into `line`; false at the end of the input. Of a line that is too long only the
/// beginning is kept, and one byte more than a text may have.
pub fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<bool> {
    line.clear();
    let mut is_there = false;
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(is_there);
        }
        is_there = true;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let room = (MOST + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let read = end.map_or(buffer.len(), |end| end + 1);
        input.consume(read);
        if end.is_some() {
            return Ok(true);
        }
    }
}

/// Reads bytes as a text.
pub fn decoded(bytes: &[u8], lang: Lang) -> Result<String, String> {
    if bytes.len() > MOST {
        return Err(command::InputTooLong { most: MOST }.say(lang));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let place = error.valid_up_to() + 1;
        command::NotUtf8 { place }.say(lang)
    })?;
    Ok(text.strip_prefix(MARK).unwrap_or(text).to_owned())
}
