//! The sources of the project as text: rooms, code without comments, and the paths in it.

use std::fs;
use std::path::{Path, PathBuf};

/// A source file.
pub struct Source {
    /// Its path below `src`, with slashes.
    pub path: String,
    /// Its content.
    pub text: String,
}

impl Source {
    /// Returns the room: `game` for `game.rs` and everything in `game/`.
    pub fn room(&self) -> &str {
        self.path
            .split('/')
            .next()
            .unwrap_or_default()
            .trim_end_matches(".rs")
    }

    /// Returns the code without comments and unit tests.
    pub fn code(&self) -> String {
        let code = self.text.split("#[cfg(test)]").next().unwrap_or_default();
        code.lines()
            .map(|line| line.split("//").next().unwrap_or_default())
            .collect::<Vec<&str>>()
            .join("\n")
    }
}

fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).expect("the directory can be read") {
        let path = entry.expect("its entries can be read").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

pub fn sources_in(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths = Vec::new();
    files(&root, &mut paths);
    let source = |path: PathBuf| Source {
        path: path
            .strip_prefix(&root)
            .expect("it lies below")
            .to_string_lossy()
            .replace('\\', "/"),
        text: fs::read_to_string(&path)
            .expect("a source is text")
            .replace("\r\n", "\n"),
    };
    paths.into_iter().map(source).collect()
}

/// Returns the sources of the engine, without the list of its rooms.
pub fn rooms() -> Vec<Source> {
    let mut sources = sources_in("src/engine");
    sources.retain(|source| source.path != "lib.rs");
    sources
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Returns the paths after each `crate::`, with lists in braces expanded.
pub fn crate_paths(code: &str) -> Vec<String> {
    paths_behind(code, "crate::")
}

/// Returns the paths after each occurrence of a prefix such as `super::`.
pub fn paths_behind(code: &str, beginning: &str) -> Vec<String> {
    let is_beginning = |at: usize| !code[..at].ends_with("::") && !code[..at].ends_with(is_word);
    let starts = code
        .match_indices(beginning)
        .filter(|(at, _)| is_beginning(*at));
    starts
        .flat_map(|(at, found)| paths_at(&code[at + found.len()..]))
        .collect()
}

/// Reads `a::b`, `a::{b, c::d}` or `{a, b}` at the beginning of a text.
fn paths_at(text: &str) -> Vec<String> {
    let text = text.trim_start();
    if let Some(list) = text.strip_prefix('{') {
        let (mut depth, mut items) = (0_i32, vec![String::new()]);
        for letter in list.chars() {
            match letter {
                '}' if depth == 0 => break,
                ',' if depth == 0 => items.push(String::new()),
                _ => {
                    depth += i32::from(letter == '{') - i32::from(letter == '}');
                    items.last_mut().expect("there is one").push(letter);
                }
            }
        }
        return items
            .iter()
            .filter(|item| !item.trim().is_empty())
            .flat_map(|item| paths_at(item))
            .collect();
    }
    let word: String = text.chars().take_while(|letter| is_word(*letter)).collect();
    match text[word.len()..].strip_prefix("::") {
        Some(rest) if !word.is_empty() => {
            let below = paths_at(rest);
            below
                .iter()
                .map(|path| {
                    if path == "self" || path.is_empty() {
                        word.clone()
                    } else {
                        format!("{word}::{path}")
                    }
                })
                .collect()
        }
        _ => vec![word],
    }
}

/// Whether the code contains a name as a whole word.
pub fn says(code: &str, word: &str) -> bool {
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        !before.is_some_and(is_word) && !after.is_some_and(is_word)
    })
}

#[test]
fn paths_behind_crate_are_taken_apart() {
    let code = "use crate::game::{Game, any::{AnyGame, with_game}, self};\nfn f() -> crate::lang::Lang {}\npub(crate) use x;\nuse crate::{a, b::c};";
    let expected = [
        "game::Game",
        "game::any::AnyGame",
        "game::any::with_game",
        "game",
        "lang::Lang",
        "a",
        "b::c",
    ];
    assert_eq!(crate_paths(code), expected);
    assert!(says("use yew::prelude", "yew") && !says("viewed", "yew"));
}
