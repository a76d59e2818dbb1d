//! How explanations name nodes and numbers, in both languages.

use crate::lang::{Both, Lang, Say};
use crate::lesson::line;

/// A text given by a function of the language.
struct Said<F>(F);

impl<F: Fn(Lang) -> String> Say for Said<F> {
    fn say(&self, lang: Lang) -> String {
        (self.0)(lang)
    }
}

/// Makes a text in both languages from a function of the language.
pub fn both(said: impl Fn(Lang) -> String) -> Both {
    Both::of(&Said(said))
}

/// Finishes a sentence: a name of a node at its beginning gets a capital.
pub fn sentence(text: String, lang: Lang) -> String {
    line::Line(vec![line::plain(text)]).finished(lang).text()
}

/// Joins numbers with commas.
pub fn list(values: impl Iterator<Item = f64>) -> String {
    let values: Vec<String> = values.map(line::figure).collect();
    values.join(", ")
}
