//! The languages, and their words as tables. This module knows no sentence.

use crate::table::{Row, read};
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// What is known of a language before its words are there.
struct Facts {
    code: &'static str,
    tag: &'static str,
    short: &'static str,
    switch: &'static str,
    direction: &'static str,
    space: &'static str,
    list: &'static str,
    notes: &'static str,
}

/// The words of the languages whose words are there.
static WORDS: [OnceLock<Vec<Row>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

impl Lang {
    /// All languages, English first.
    pub const ALL: [Lang; ALL.len()] = ALL;

    /// Returns the language of a BCP 47 tag, that of the longest code with which the tag begins; English if there is none.
    pub fn of_tag(tag: &str) -> Lang {
        let tag = tag.to_ascii_lowercase();
        let begins = |lang: &Lang| {
            let rest = tag.strip_prefix(&lang.code().to_ascii_lowercase());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_']))
        };
        let found = Lang::ALL.into_iter().filter(begins);
        found
            .max_by_key(|lang| lang.code().len())
            .unwrap_or(Lang::En)
    }

    /// Returns the language with a code.
    pub fn of_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// Returns the name of the folder of its words, by which links and the command line call it: `en`, `zh`.
    pub fn code(self) -> &'static str {
        self.facts().code
    }

    /// Returns the BCP 47 tag for a `lang` attribute.
    pub fn tag(self) -> &'static str {
        self.facts().tag
    }

    /// Returns its own name, short, for a button.
    pub fn short(self) -> &'static str {
        self.facts().short
    }

    /// Returns what the button that switches to it is called.
    pub fn switch(self) -> &'static str {
        self.facts().switch
    }

    /// Returns the direction in which it is written, for a `dir` attribute: `ltr` or `rtl`.
    pub fn direction(self) -> &'static str {
        self.facts().direction
    }

    /// Returns what stands between words and between sentences: a space, or nothing.
    pub fn space(self) -> &'static str {
        self.facts().space
    }

    /// Returns what stands between the names of a list.
    pub fn list(self) -> &'static str {
        self.facts().list
    }

    /// Returns the code of the language in which its readers are given the lecture notes.
    pub fn notes(self) -> &'static str {
        self.facts().notes
    }

    /// Returns the language after this one; after the last one comes the first.
    pub fn next(self) -> Lang {
        Lang::ALL[(self as usize + 1) % Lang::ALL.len()]
    }

    /// Returns the languages but this one.
    pub fn others(self) -> impl Iterator<Item = Lang> {
        Lang::ALL.into_iter().filter(move |lang| *lang != self)
    }

    fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    /// Whether its words are there: all are outside of a browser, which fetches those that a page shows.
    pub fn is_here(self) -> bool {
        INSIDE[self as usize].is_some() || WORDS[self as usize].get().is_some()
    }

    /// Takes the words of the language, as [`table`](Lang::table) gives them.
    ///
    /// # Errors
    /// What is wrong with the table.
    pub fn take(self, table: &str) -> Result<(), String> {
        let (rows, wanted) = (read(table)?, Lang::En.words().len());
        if rows.len() != wanted {
            return Err(format!("{} messages instead of {wanted}", rows.len()));
        }
        let _ = WORDS[self as usize].set(rows);
        Ok(())
    }

    /// Returns the words of the language as a table for [`take`](Lang::take), where they are inside of the program.
    pub fn table(self) -> Option<&'static str> {
        INSIDE[self as usize]
    }

    /// Returns the words that are said in this language, those of English as long as its own are not there.
    pub(crate) fn words(self) -> &'static [Row] {
        let words = &WORDS[self as usize];
        match INSIDE[self as usize] {
            Some(table) => words.get_or_init(|| read(table).expect("the build has written it")),
            None => words.get().map_or_else(|| Lang::En.words(), Vec::as_slice),
        }
    }
}

/// Quotes typed text for a message: on one line, shortened if it is long.
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut quoted = String::new();
    for (index, letter) in text.chars().enumerate() {
        if index == LONGEST {
            quoted.push('…');
            break;
        }
        if letter.is_control() {
            quoted.extend(letter.escape_default());
        } else {
            quoted.push(letter);
        }
    }
    quoted
}
