//! Reads `language.ftl`, what is to be known of a language before its words are there, and writes it as Rust.

use super::catalogue::{Element, File, read};
use std::fmt::Write;

/// The name of the file.
pub const FACTS: &str = "language";

/// The facts, as the file and the fields of `Facts` call them.
const NAMES: [&str; 7] = [
    "tag",
    "short",
    "switch",
    "direction",
    "space",
    "list",
    "notes",
];

/// A language.
pub struct Language {
    /// Its folder.
    pub folder: String,
    /// Its facts, in the order of the names.
    facts: [String; 7],
}

impl Language {
    /// Reads the text of a language's file.
    ///
    /// # Errors
    /// What is wrong in it, each with file, line and fact.
    pub fn read(folder: &str, text: &str) -> Result<Language, Vec<String>> {
        let path = &format!("src/locales/{folder}/{FACTS}.ftl");
        if !folder.split('-').all(|part| {
            !part.is_empty() && part.chars().all(|letter| letter.is_ascii_alphanumeric())
        }) {
            return Err(vec![format!(
                "src/locales/{folder}: call the folder by a language tag, en or pt-BR say"
            )]);
        }
        let mut messages = read(&[File { path, text }])?.messages;
        let mut refused = Vec::new();
        let facts = NAMES.map(|name| {
            let Some(at) = messages.iter().position(|message| message.name == name) else {
                refused.push(format!("{path}: {name} is missing"));
                return String::new();
            };
            match &messages.remove(at).texts[0][..] {
                [] => String::new(),
                [Element::Text(words)] => words.clone(),
                _ => {
                    refused.push(format!("{path}: {name} has arguments"));
                    String::new()
                }
            }
        });
        if !["ltr", "rtl"].contains(&facts[3].as_str()) {
            refused.push(format!(
                "{path}: direction is {:?}; write ltr or rtl",
                facts[3]
            ));
        }
        refused.extend(messages.iter().map(|message| {
            format!(
                "{path}: {} is unknown; there are {}",
                message.name,
                NAMES.join(", ")
            )
        }));
        if refused.is_empty() {
            Ok(Language {
                folder: folder.to_owned(),
                facts,
            })
        } else {
            Err(refused)
        }
    }

    /// The name of its variant in Rust.
    fn variant(&self) -> String {
        let capital = |part: &str| part[..1].to_ascii_uppercase() + &part[1..].to_ascii_lowercase();
        self.folder.split('-').map(capital).collect()
    }
}

/// Writes the languages as Rust.
pub fn code(languages: &[Language]) -> String {
    let [mut variants, mut all, mut facts, mut inside] = [const { String::new() }; 4];
    for language in languages {
        let (variant, folder) = (language.variant(), &language.folder);
        let fields = NAMES.iter().zip(&language.facts);
        let fields: String = fields
            .map(|(name, fact)| format!("{name}: {fact:?},"))
            .collect();
        let _ = writeln!(variants, "/// {}.\n{variant},", language.facts[1]);
        let _ = write!(all, "Lang::{variant},");
        let _ = write!(facts, "Facts {{ code: {folder:?}, {fields} }},");
        let table = format!("Some(include_str!(concat!(env!(\"OUT_DIR\"), \"/{folder}.json\")))");
        // A page fetches the words that it shows; those from which the others are translated are always there.
        let _ = match inside.is_empty() {
            true => write!(inside, "{table},"),
            false => write!(
                inside,
                "{{ #[cfg(target_os = \"unknown\")] {{ None }} #[cfg(not(target_os = \"unknown\"))] {{ {table} }} }},"
            ),
        };
    }
    format!(
        "/// A language of the product: one for each folder of words.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum Lang {{\n{variants}}}\n\
         const ALL: [Lang; {count}] = [{all}];\n\
         static FACTS: [Facts; {count}] = [{facts}];\n\
         pub(crate) static INSIDE: [Option<&str>; {count}] = [{inside}];\n",
        count = languages.len()
    )
}
