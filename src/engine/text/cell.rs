//! A text as it may stand between the commas of comma-separated values (RFC 4180).

use std::borrow::Cow;

/// What begins a formula in a spreadsheet. Some take the signs of Chinese input for the others.
const FORMULA: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// Returns the text so that no spreadsheet takes it for a formula: an apostrophe before it says that
/// it is text.
pub fn guarded(text: &str) -> Cow<'_, str> {
    if text.starts_with(FORMULA) {
        format!("'{text}").into()
    } else {
        text.into()
    }
}

/// Returns the guarded text, in quotation marks where it needs them.
pub fn cell(text: &str) -> String {
    let text = guarded(text);
    if !text.contains([',', '"', '\n', '\r']) {
        return text.into_owned();
    }
    format!("\"{}\"", text.replace('"', "\"\""))
}
