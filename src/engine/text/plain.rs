//! Typed text as it was meant. Input methods, word processors and books write signs of their own for
//! the comma, the brackets, the quotes and the minus of ASCII; here each becomes that sign. No
//! letter is added or taken out, so columns stay.

use super::decimal;
use std::borrow::Cow;

/// Returns the plain sign that a letter stands for, or the letter itself.
pub fn plain(letter: char) -> char {
    match letter {
        // Full-width forms stand in the order of ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from((u32::from(letter) - 0xfee0) as u8),
        '\u{3000}' | '\u{a0}' | '\u{2002}'..='\u{200a}' | '\u{202f}' => ' ',
        '、' | '،' | '︐' => ',',
        '。' => '.',
        '“' | '”' | '„' | '«' | '»' | '″' | '「' | '」' => '"',
        '‘' | '’' | '‚' | '′' => '\'',
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' => '-',
        '【' | '〔' => '[',
        '】' | '〕' => ']',
        '⁄' | '∕' => '/',
        other => other,
    }
}

/// Returns a text with plain signs; a mark of the byte order at its beginning becomes a space.
pub fn plainly(text: &str) -> Cow<'_, str> {
    let is_mark = |(index, letter): (usize, char)| index == 0 && letter == '\u{feff}';
    let meant = |(index, letter)| {
        if is_mark((index, letter)) {
            ' '
        } else {
            plain(letter)
        }
    };
    if text
        .char_indices()
        .all(|(index, letter)| meant((index, letter)) == letter)
    {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.char_indices().map(meant).collect())
}

/// Reads a number from a field of its own: a decimal with a point or a comma, a fraction, or ±∞ in
/// any of its spellings. `None` if the text is none of them.
pub fn number(text: &str) -> Option<f64> {
    let text = plainly(text);
    let text = text.trim();
    if let Some(infinite) = infinity(text) {
        return Some(infinite);
    }
    let part = |text: &str| decimal::read(&text.trim().replacen(',', ".", 1));
    let number = match text.split_once('/') {
        None => part(text)?,
        Some((top, bottom)) => part(top)? / part(bottom)?,
    };
    number.is_finite().then_some(number)
}

/// Returns the infinite number that a word stands for: `-inf`, `+∞`, `−Infinity`, `oo`.
pub fn infinity(word: &str) -> Option<f64> {
    let word = plainly(word);
    let word = word.trim();
    let (is_negative, size) = match word.strip_prefix(['-', '+']) {
        Some(size) => (word.starts_with('-'), size.trim_start()),
        None => (false, word),
    };
    let is_infinite = size == "∞"
        || ["inf", "infinity", "infty", "\\infty", "oo"]
            .iter()
            .any(|known| size.eq_ignore_ascii_case(known));
    let number = if is_negative {
        f64::NEG_INFINITY
    } else {
        f64::INFINITY
    };
    is_infinite.then_some(number)
}
