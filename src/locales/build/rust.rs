//! Writes the messages of a room as a module of Rust.

use crate::catalogue::{Element, Message};
use std::fmt::Write;

/// Writes the Rust module of a room.
pub fn module(room: &str, messages: &[Message]) -> String {
    let items: String = messages.iter().map(item).collect();
    format!(
        "/// The messages of `{room}.ftl`.\npub mod {} {{\n#[allow(unused_imports, reason = \"a room may have no gaps\")]\n\
         use crate::{{Lang, Part, Say, Sentence, Text, message::{{Patterns, Piece, fill, text}}}};\n{items}}}\n",
        room.replace('-', "_")
    )
}

/// A constant for a text, a struct for a pattern.
fn item(message: &Message) -> String {
    let Message {
        name,
        texts,
        gaps,
        counts,
    } = message;
    let doc = format!("/// {}\n", quoted(&texts[0]));
    let constant = name.to_uppercase().replace('-', "_");
    if gaps.is_empty() && counts.is_empty() {
        let [english, chinese] = [plain(&texts[0]), plain(&texts[1])];
        return format!("{doc}pub const {constant}: Text = Text([{english:?}, {chinese:?}]);\n");
    }
    let kind: String = name.split('-').map(capital).collect();
    let [english, chinese] = [pattern(&texts[0], message), pattern(&texts[1], message)];
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
    let refer = |names: &[String], sign: &str| {
        names
            .iter()
            .map(|name| format!("{sign}self.{name},"))
            .collect::<String>()
    };
    let (given, told, same) = (refer(gaps, "&"), refer(counts, ""), "P,".repeat(gaps.len()));
    let mut item = format!(
        "{doc}#[derive(Clone, Copy, Debug, PartialEq)]\npub struct {kind}<{}> {{\n{fields}}}\n\
         const {constant}: Patterns = [{english}, {chinese}];\n",
        takes("")
    );
    let _ = writeln!(
        item,
        "impl<{}> Say for {kind}<{}> {{\nfn say(&self, lang: Lang) -> String {{\ntext(&{constant}, lang, &[{given}], &[{told}])\n}}\n}}",
        takes(": Say"),
        takes("")
    );
    let _ = writeln!(
        item,
        "impl<P> Sentence<P> for {kind}<{same}> {{\nfn put(&self, lang: Lang, put: &mut dyn FnMut(Part<P>)) {{\n\
         fill({constant}[lang as usize], &[{given}], &[{told}], put);\n}}\n}}"
    );
    item
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_ascii_uppercase().to_string() + letters.as_str()
    })
}

/// The words of a text without gaps.
fn plain(text: &[Element]) -> String {
    let words = text.iter().map(|element| match element {
        Element::Text(text) => text.as_str(),
        Element::Argument(_) | Element::Choice { .. } => "",
    });
    words.collect()
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

/// A pattern as an expression.
fn pattern(text: &[Element], message: &Message) -> String {
    let place = |names: &[String], name: &str| names.iter().position(|known| known == name);
    let mut pieces = String::new();
    for element in text {
        let _ = match element {
            Element::Text(text) => write!(pieces, "Piece::Text({text:?}),"),
            Element::Argument(name) => match place(&message.counts, name) {
                Some(count) => write!(pieces, "Piece::Count({count}),"),
                None => write!(
                    pieces,
                    "Piece::Gap({}),",
                    place(&message.gaps, name).unwrap_or_default()
                ),
            },
            Element::Choice {
                count,
                cases,
                other,
            } => {
                let count = place(&message.counts, count).unwrap_or_default();
                let cases: String = cases
                    .iter()
                    .map(|(number, text)| format!("({number}, {}),", pattern(text, message)))
                    .collect();
                write!(
                    pieces,
                    "Piece::Choice {{ count: {count}, cases: &[{cases}], other: {} }},",
                    pattern(other, message)
                )
            }
        };
    }
    format!("&[{pieces}]")
}
