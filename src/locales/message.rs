//! The Rust form of a Fluent message: a text, or a pattern with gaps that is filled piece by piece.

use crate::lang::{Lang, Say};

/// A text without gaps, in both languages. Only the Fluent files make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text(pub(crate) [&'static str; 2]);

impl Text {
    /// No words.
    pub const EMPTY: Text = Text(["", ""]);

    /// Returns the text in a language.
    pub const fn say(self, lang: Lang) -> &'static str {
        self.0[lang as usize]
    }
}

impl Say for Text {
    fn say(&self, lang: Lang) -> String {
        (*self).say(lang).to_owned()
    }
}

/// A piece of a filled sentence.
#[derive(Debug)]
pub enum Part<'a, P: ?Sized> {
    /// Words of the sentence itself, or a count.
    Text(&'a str),
    /// The piece that fills a gap.
    Gap(&'a P),
}

/// A message whose gaps are filled by parts of one type, for sentences whose parts are more than text.
pub trait Sentence<P> {
    /// Hands over the pieces one after another.
    fn put(&self, lang: Lang, put: &mut dyn FnMut(Part<P>));
}

impl<P> Sentence<P> for Text {
    fn put(&self, lang: Lang, put: &mut dyn FnMut(Part<P>)) {
        put(Part::Text((*self).say(lang)));
    }
}

/// A piece of a pattern; gaps and counts by number.
pub(crate) enum Piece {
    Text(&'static str),
    Gap(usize),
    Count(usize),
    /// The pattern for one number, or the one for all others.
    Choice {
        count: usize,
        cases: &'static [(u64, Pattern)],
        other: Pattern,
    },
}

pub(crate) type Pattern = &'static [Piece];

/// A pattern in each language.
pub(crate) type Patterns = [Pattern; 2];

/// Hands over the pieces of a pattern with its gaps filled.
pub(crate) fn fill<P: ?Sized>(
    pattern: Pattern,
    gaps: &[&P],
    counts: &[u64],
    put: &mut dyn FnMut(Part<P>),
) {
    for piece in pattern {
        match piece {
            Piece::Text(text) => put(Part::Text(text)),
            Piece::Gap(gap) => put(Part::Gap(gaps[*gap])),
            Piece::Count(count) => put(Part::Text(&counts[*count].to_string())),
            Piece::Choice {
                count,
                cases,
                other,
            } => {
                let case = cases.iter().find(|(number, _)| *number == counts[*count]);
                let pattern = case.map_or(*other, |(_, pattern)| *pattern);
                fill(pattern, gaps, counts, put);
            }
        }
    }
}

/// Fills a pattern with what can be said and returns it as plain text.
pub(crate) fn text(patterns: &Patterns, lang: Lang, gaps: &[&dyn Say], counts: &[u64]) -> String {
    let mut text = String::new();
    fill(
        patterns[lang as usize],
        gaps,
        counts,
        &mut |part| match part {
            Part::Text(said) => text += said,
            Part::Gap(said) => text += &said.say(lang),
        },
    );
    text
}
