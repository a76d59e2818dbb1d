//! How explanations name nodes and numbers, in every language.

use crate::lang::Lang;
use crate::lesson::line;

/// Finishes a sentence: a name of a node at its beginning gets a capital.
pub fn sentence(text: String, lang: Lang) -> String {
    line::Line(vec![line::plain(text)]).finished(lang).text()
}

/// Joins numbers with commas.
pub fn list(values: impl Iterator<Item = f64>) -> String {
    let values: Vec<String> = values.map(line::figure).collect();
    values.join(", ")
}
