//! Texts of strangers: without letters that a terminal or a page would obey, and without the folder that names a person.

/// The most letters of a text that is kept.
const MOST: usize = 10_000;
/// What stands before the name of a person in a path.
const HOMES: [&str; 3] = ["/home/", "/Users/", "\\Users\\"];

/// Returns a text without control characters, and with `~` for home folders.
pub fn clean(text: &str) -> String {
    let is_plain = |letter: &char| !letter.is_control() && !is_turning(*letter);
    let plain: String = text.chars().filter(is_plain).take(MOST).collect();
    homeless(plain)
}

/// Returns a program without control characters but for its lines and tabs, and with `~` for home folders.
pub fn clean_lines(text: &str) -> String {
    let keeps = |letter: &char| {
        matches!(letter, '\n' | '\t') || !letter.is_control() && !is_turning(*letter)
    };
    homeless(text.chars().filter(keeps).collect())
}

/// Whether a letter changes the direction of those after it, so that a text reads otherwise than it is.
fn is_turning(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn homeless(mut text: String) -> String {
    for home in HOMES {
        while let Some(start) = text.find(home) {
            let name = start + home.len();
            let ends =
                |letter: char| matches!(letter, '/' | '\\' | '"' | '\'') || letter.is_whitespace();
            let end = text[name..]
                .find(ends)
                .map_or(text.len(), |length| name + length);
            // `C:` before it goes too.
            let drive = text[..start].ends_with(':') && home.starts_with('\\');
            let start = if drive {
                start.saturating_sub(2)
            } else {
                start
            };
            text.replace_range(start..end, "~");
        }
    }
    text
}
