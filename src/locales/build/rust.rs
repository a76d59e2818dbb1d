//! Writes the messages of a room as a module of Rust.

use super::catalogue::{Element, Message};
use std::fmt::Write;

/// Writes the Rust module of a room, whose messages are numbered from `first` on.
pub fn module(room: &str, messages: &[Message], first: usize) -> String {
    let items: String = (first..)
        .zip(messages)
        .map(|(number, message)| item(message, number))
        .collect();
    format!(
        "/// The messages of `{room}.ftl`.\npub mod {} {{\n#[allow(unused_imports, reason = \"a room may have no gaps\")]\n\
         use crate::{{Lang, Part, Say, Saying, Sentence, Text, message::fill, say::text}};\n{items}}}\n",
        room.replace('-', "_")
    )
}

/// A constant for a text, a struct for a pattern.
fn item(message: &Message, number: usize) -> String {
    let Message {
        name,
        texts,
        gaps,
        counts,
    } = message;
    let doc = format!("/// {}\n", quoted(&texts[0]));
    if gaps.is_empty() && counts.is_empty() {
        let constant = name.to_uppercase().replace('-', "_");
        return format!("{doc}pub const {constant}: Text = Text({number});\n");
    }
    let kind: String = name.split('-').map(capital).collect();
    let types: Vec<String> = (0..gaps.len()).map(|gap| format!("T{gap}")).collect();
    let mut fields = String::new();
    for (gap, kind) in gaps.iter().zip(&types) {
        let _ = writeln!(fields, "/// What fills the gap.\npub {gap}: {kind},");
    }
    for count in counts {
        let _ = writeln!(
            fields,
            "/// The number by which words are chosen.\npub {count}: u64,"
        );
    }
    let takes = |bound: &str| {
        types
            .iter()
            .map(|kind| format!("{kind}{bound},"))
            .collect::<String>()
    };
    let refer = |names: &[String], before: &str, after: &str| {
        names
            .iter()
            .map(|name| format!("{before}self.{name}{after},"))
            .collect::<String>()
    };
    let (given, told, same) = (
        refer(gaps, "&", ""),
        refer(counts, "", ""),
        "P,".repeat(gaps.len()),
    );
    let kept = refer(gaps, "", ".keep()");
    let mut item = format!(
        "{doc}#[derive(Clone, Copy, Debug, PartialEq)]\npub struct {kind}<{}> {{\n{fields}}}\n",
        takes("")
    );
    let _ = writeln!(
        item,
        "impl<{}> Say for {kind}<{}> {{\nfn say(&self, lang: Lang) -> String {{\ntext({number}, lang, &[{given}], &[{told}])\n}}\n\
         fn keep(&self) -> Saying {{\nSaying::message({number}, vec![{kept}], vec![{told}])\n}}\n}}",
        takes(": Say"),
        takes("")
    );
    let _ = writeln!(
        item,
        "impl<P> Sentence<P> for {kind}<{same}> {{\nfn put(&self, lang: Lang, put: &mut dyn FnMut(Part<P>)) {{\n\
         fill({number}, lang, &[{given}], &[{told}], put);\n}}\n}}"
    );
    item
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_ascii_uppercase().to_string() + letters.as_str()
    })
}

/// A text as it stands in the file, in one line of documentation.
fn quoted(text: &[Element]) -> String {
    let words = text.iter().map(|element| match element {
        Element::Text(text) => text.replace(['`', '\n'], " "),
        Element::Argument(name) => format!("{{{name}}}"),
        Element::Choice { count, .. } => format!("{{{count} …}}"),
    });
    format!("`{}`", words.collect::<String>())
}
