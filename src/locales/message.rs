//! A Fluent message in the program: a text, or a pattern with gaps that is filled piece by piece. Both are a number, the place of the
//! message in the table of each language.

use crate::lang::Lang;
use crate::table::Piece;

/// A text without gaps. Only the Fluent files make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text(pub(crate) u16);

impl Text {
    /// No words: a number that no message has.
    pub const EMPTY: Text = Text(u16::MAX);

    /// Returns the text in a language.
    pub fn say(self, lang: Lang) -> &'static str {
        match row(self.0, lang) {
            [Piece::Words(words), ..] => words,
            _ => "",
        }
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

/// The pieces of a message; none if there is no such message.
fn row(number: u16, lang: Lang) -> &'static [Piece] {
    lang.words().get(usize::from(number)).map_or(&[], |row| row)
}

/// Hands over the pieces of a message with its gaps filled.
pub(crate) fn fill<P: ?Sized>(
    number: u16,
    lang: Lang,
    gaps: &[&P],
    counts: &[u64],
    put: &mut dyn FnMut(Part<P>),
) {
    fill_row(row(number, lang), gaps, counts, put);
}

fn fill_row<P: ?Sized>(row: &[Piece], gaps: &[&P], counts: &[u64], put: &mut dyn FnMut(Part<P>)) {
    for piece in row {
        match piece {
            Piece::Words(text) => put(Part::Text(text)),
            Piece::Gap(gap) => gaps
                .get(*gap)
                .into_iter()
                .for_each(|gap| put(Part::Gap(gap))),
            Piece::Count { count } => {
                if let Some(count) = counts.get(*count) {
                    put(Part::Text(&count.to_string()));
                }
            }
            Piece::Choice { by, cases, other } => {
                let count = counts.get(*by);
                let case = cases.iter().find(|(number, _)| Some(number) == count);
                fill_row(case.map_or(other, |(_, row)| row), gaps, counts, put);
            }
        }
    }
}
