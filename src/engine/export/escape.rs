//! The pieces of generated sources: lengths, names of nodes, and escaped texts. It knows no
//! picture.

use crate::text::decimal::fixed;
use std::fmt::{self, Display, Formatter, Write};

/// Collects the output of `write`; writing to memory cannot fail.
#[expect(clippy::missing_panics_doc, reason = "a String takes everything")]
pub fn written(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    let mut out = String::new();
    write(&mut out).expect("a String takes everything");
    out
}

/// A length with at most two decimals.
#[derive(Debug)]
pub struct Length(pub f64);

impl Display for Length {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let text = fixed(self.0, 2);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        out.write_str(if text == "-0" { "0" } else { text })
    }
}

/// The name of a node in a source: its path without dots, `r-0-2`.
#[derive(Debug)]
pub struct Id<'a>(pub &'a [u16]);

impl Display for Id<'_> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str("r")?;
        self.0
            .iter()
            .try_for_each(|choice| write!(out, "-{choice}"))
    }
}

/// Returns the escape of a character in a format; `None` if it stands as it is.
pub type EscapeFn = fn(char) -> Option<&'static str>;

/// An escaped text. Other control characters become spaces.
#[derive(Debug)]
pub struct Escaped<'a>(pub &'a str, pub EscapeFn);

impl Display for Escaped<'_> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let Escaped(text, spelling) = self;
        text.chars().try_for_each(|letter| match spelling(letter) {
            Some(words) => out.write_str(words),
            None => out.write_char(if letter.is_control() { ' ' } else { letter }),
        })
    }
}

/// Escapes text of HTML and SVG.
pub fn markup(letter: char) -> Option<&'static str> {
    match letter {
        '&' => Some("&amp;"),
        '<' => Some("&lt;"),
        '>' => Some("&gt;"),
        _ => None,
    }
}

/// Escapes the text of an attribute in quotation marks.
pub fn quoted(letter: char) -> Option<&'static str> {
    if letter == '"' {
        Some("&quot;")
    } else {
        markup(letter)
    }
}

/// Escapes quoted strings of Graphviz.
pub fn graphviz(letter: char) -> Option<&'static str> {
    match letter {
        '\n' => Some("\\n"),
        '"' => Some("\\\""),
        '\\' => Some("\\\\"),
        '&' => Some("&amp;"),
        _ => None,
    }
}

/// Escapes quoted values of CSV.
pub fn csv(letter: char) -> Option<&'static str> {
    (letter == '"').then_some("\"\"")
}

/// Escapes comments of one line.
pub fn comment(_: char) -> Option<&'static str> {
    None
}
