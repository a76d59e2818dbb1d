//! Whole numbers as they are written in running text, with the noun that they count.

use crate::app::words::Word;
use crate::lang::Lang;

/// A whole number with commas between thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// The noun of a number, singular after one.
pub fn unit(number: u64, word: Word, lang: Lang) -> &'static str {
    match (number, lang, word) {
        (1, Lang::En, Word::Leaves) => "leaf",
        (1, Lang::En, _) => word.say(lang).trim_end_matches('s'),
        _ => word.say(lang),
    }
}

/// A number and its noun.
pub fn counted(number: u64, word: Word, lang: Lang) -> String {
    format!("{} {}", grouped(number), unit(number, word, lang))
}

/// The room that a number leaves to the largest it can become, as blanks of the widths of digits and commas.
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
