//! JSON as the command line writes it: fields in the order given.

use plyscope::text::json::{Extended, to_json};

/// Writes a number, or `"+inf"` or `"-inf"`.
pub fn number(value: f64) -> String {
    to_json(&Extended(value))
}

/// Writes a string in quotes.
pub fn text(text: &str) -> String {
    to_json(&text)
}

/// Writes a value, or null.
pub fn optional(value: Option<String>) -> String {
    value.unwrap_or_else(|| "null".to_owned())
}

/// Writes a list of values.
pub fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    format!("[{}]", items.join(","))
}

/// Writes an object with its fields in this order.
pub fn object<'a>(fields: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let fields: Vec<String> = fields
        .into_iter()
        .map(|(key, value)| format!("\"{key}\":{value}"))
        .collect();
    format!("{{{}}}", fields.join(","))
}
