//! Whole numbers in running text, with the nouns that they count.

use crate::lang::{Lang, Say};

pub use crate::text::decimal::grouped;

/// Writes a number and its noun.
pub fn counted<Noun: Say>(number: u64, noun: impl Fn(u64) -> Noun, lang: Lang) -> String {
    format!("{} {}", grouped(number), noun(number).say(lang))
}

/// Returns spaces as wide as the digits and commas that a number lacks to the largest possible one.
pub fn missing(number: u64, largest: u64) -> String {
    let (text, widest) = (grouped(number), grouped(largest));
    let blank = |letter| {
        if letter == ',' {
            '\u{2008}'
        } else {
            '\u{2007}'
        }
    };
    let missing = widest.len().saturating_sub(text.len());
    widest.chars().take(missing).map(blank).collect()
}
