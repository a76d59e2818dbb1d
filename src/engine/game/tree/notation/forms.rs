//! The forms in which trees are written elsewhere: rows, lists without brackets around them, brackets
//! with names.

use crate::text::Reader;
use crate::text::plain::plain;

/// Returns the letters of a text as they were meant, without those in double quotes.
fn letters(text: &str) -> impl Iterator<Item = char> {
    let mut is_quoted = false;
    text.chars().map(plain).filter(move |letter| {
        let is_quote = *letter == '"';
        is_quoted ^= is_quote;
        !is_quote && !is_quoted
    })
}

/// Whether a text is rows of leaves, with a stroke, a semicolon or a line between one child of the
/// root and the next.
pub fn is_rows(text: &str) -> bool {
    let text = text.trim();
    let is_bare = !letters(text).any(|letter| "[](){}".contains(letter)) && !text.contains('"');
    is_bare && text.contains(['/', '|', ';', '；', '\n'])
}

/// Reads the end of a row of leaves, and returns whether another row must follow: behind a stroke or
/// before more on another line; `None` if the row goes on.
pub fn row_end(reader: &mut Reader) -> Option<bool> {
    let is_line = reader.crosses_line();
    let is_stroke = ["/", "|", ";"]
        .iter()
        .any(|stroke| reader.take_word(stroke));
    let is_over = !is_stroke && reader.peek().is_none();
    (is_line || is_stroke || is_over).then_some(!is_over)
}

/// Whether a text is several lists one after another, without brackets around them.
pub fn is_open(text: &str) -> bool {
    let mut depth = 0_i32;
    let mut lists = 0;
    for letter in letters(text) {
        match letter {
            '[' | '(' => {
                lists += i32::from(depth == 0);
                depth += 1;
            }
            ']' | ')' => depth -= 1,
            '{' | '}' => return false,
            _ if depth == 0 && !letter.is_whitespace() && letter != ',' => return false,
            _ => {}
        }
    }
    lists > 1
}

/// Whether a text that begins with a brace is a list: an object begins with a key in quotes.
pub fn is_list(text: &str) -> bool {
    let mut letters = text.chars().map(plain).skip(1);
    letters
        .find(|letter| !letter.is_whitespace())
        .is_some_and(|letter| letter.is_ascii_digit() || "{[(-+.∞".contains(letter))
}

/// Whether a text is brackets with names, `[A [B 5] [3]]`.
pub fn is_named(text: &str) -> bool {
    let mut letters = text
        .chars()
        .map(plain)
        .filter(|letter| !letter.is_whitespace());
    let is_word =
        matches!(letters.next(), Some('[' | '(')) && letters.next().is_some_and(begins_word);
    let text = text.trim_start_matches(|letter: char| !begins_word(letter));
    is_word
        && !["true", "false", "null", "inf", "Inf"]
            .iter()
            .any(|word| text.starts_with(word))
}

fn begins_word(letter: char) -> bool {
    letter.is_alphabetic()
}

/// Reads a word without quotes, up to a space, a comma or a bracket.
pub fn word(reader: &mut Reader) -> Option<String> {
    let is_word = reader.peek().is_some_and(begins_word);
    let ends = |letter: char| letter.is_whitespace() || ",[](){}".contains(plain(letter));
    let word: String = reader
        .rest()
        .chars()
        .take_while(|letter| !ends(*letter))
        .collect();
    let is_number = word.starts_with("inf") || word.starts_with("Inf");
    (is_word && !is_number && reader.take_exactly(&word)).then_some(word)
}
