//! Which code the code pane shows, and how a link says so.

use crate::lesson::{Listing, Source};
use crate::search::AlgorithmId;
use std::ops::Range;

/// The part of a link that names the code.
const PART: &str = "code=";
const RUST: &str = "rust";

/// The content of the code pane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Code {
    /// The pseudo-code of a textbook.
    #[default]
    Book,
    /// The listing of other notes.
    Notes(Source),
    /// The Rust function that runs.
    Rust,
    /// A program of one's own.
    Yours,
}

impl Code {
    /// Reads the code that a fragment asks for.
    pub fn asked(fragment: &str) -> Code {
        let named = fragment
            .split('&')
            .find_map(|part| part.strip_prefix(PART))
            .unwrap_or_default();
        let source = Source::ALL.into_iter().find(|it| it.letter() == named);
        match source {
            Some(source) => Code::Notes(source),
            None if named == RUST => Code::Rust,
            None => Code::Book,
        }
    }

    /// Adds it to a link; the textbook's needs no words.
    pub fn added(self, link: String) -> String {
        match self {
            // What is in the editor is nobody else's: a record of its run is what a link has.
            Code::Book | Code::Yours => link,
            Code::Notes(source) => format!("{link}&{PART}{}", source.letter()),
            Code::Rust => format!("{link}&{PART}{RUST}"),
        }
    }

    /// Returns what is shown of an algorithm: notes that print no listing of it give way to the textbook.
    pub fn of(self, algorithm: AlgorithmId) -> Code {
        match self {
            Code::Notes(source) if !source.has(algorithm) => Code::Book,
            code => code,
        }
    }
}

/// Returns the procedures of a listing, as ranges of lines from their heads on.
pub fn procedures(listing: &Listing) -> Vec<Range<usize>> {
    let count = listing.lines.len();
    let mut found: Vec<Range<usize>> = Vec::new();
    while let Some(next) = Some(found.last().map_or(0, |last| last.end)).filter(|at| *at < count) {
        found.push(listing.procedure_around(next));
    }
    found
}

/// Returns which procedures are folded to their heads in a pane with `room` pixels for the lines,
/// whose heights in pixels are `lines`: the one with line `running` is never folded, and of the
/// others each is whole if there is room for it, from the first on.
pub fn folded(
    procedures: &[Range<usize>],
    lines: &[f64],
    running: usize,
    room: f64,
) -> Vec<Range<usize>> {
    let height =
        |lines_of: Range<usize>| -> f64 { lines_of.filter_map(|line| lines.get(line)).sum() };
    let body = |procedure: &Range<usize>| height(procedure.start + 1..procedure.end);
    let heads = procedures
        .iter()
        .map(|each| height(each.start..each.start + 1));
    let (whole, others): (Vec<_>, Vec<_>) = procedures
        .iter()
        .partition(|procedure| procedure.contains(&running));
    let mut left = room - heads.sum::<f64>() - whole.into_iter().map(body).sum::<f64>();
    let is_folded = |procedure: &&&Range<usize>| {
        let height = body(procedure);
        let fits = height <= left;
        if fits {
            left -= height;
        }
        !fits
    };
    others
        .iter()
        .filter(is_folded)
        .map(|each| (*each).clone())
        .collect()
}
