//! Writes the words of a language as a table: JSON, the pieces of every message in the order of the messages.

use super::catalogue::{Element, Message};
use serde_json::{Value, json};

/// Writes the table of the language at this place among the languages.
pub fn of(messages: &[Message], language: usize) -> String {
    let rows = messages
        .iter()
        .map(|message| pieces(&message.texts[language], message));
    Value::Array(rows.collect()).to_string()
}

/// The pieces of a text, as `src/locales/table.rs` reads them.
fn pieces(text: &[Element], message: &Message) -> Value {
    let place = |names: &[String], name: &str| names.iter().position(|known| known == name);
    let piece = |element: &Element| match element {
        Element::Text(words) => json!(words),
        Element::Argument(name) => match place(&message.counts, name) {
            Some(count) => json!({ "count": count }),
            None => json!(place(&message.gaps, name)),
        },
        Element::Choice {
            count,
            cases,
            other,
        } => json!({
            "by": place(&message.counts, count),
            "cases": cases.iter().map(|(number, text)| json!([number, pieces(text, message)])).collect::<Vec<_>>(),
            "other": pieces(other, message),
        }),
    };
    Value::Array(text.iter().map(piece).collect())
}
