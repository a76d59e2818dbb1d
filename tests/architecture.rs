//! The rules of the house that a compiler does not check: which room may use which, what only the page may know,
//! and how long and how introduced a file is.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms of the engine and what each may use. A path allows everything below it.
const ROOMS: [(&str, &[&str]); 15] = [
    ("lang", &[]),
    ("text", &["lang"]),
    ("game", &["lang", "text"]),
    ("search", &["game", "text::json"]),
    // Neither the recording nor what is read from it knows which game it shows.
    ("trace", &["game::Player", "search"]),
    (
        "lesson",
        &[
            "game::Player",
            "game::depict",
            "lang",
            "search",
            "text::BadPiece",
            "text::Piece",
            "text::decimal",
            "trace",
        ],
    ),
    ("layout", &[]),
    (
        "scene",
        &[
            "game::Player",
            "game::depict",
            "lang",
            "layout",
            "lesson",
            "search",
            "text::decimal",
            "trace",
        ],
    ),
    ("spec", &["game", "lang", "search", "text"]),
    (
        "recording",
        &["game", "lang", "lesson", "search", "spec", "trace"],
    ),
    (
        "report",
        &["game", "lesson", "recording", "search", "spec", "trace"],
    ),
    ("generator", &["game", "lesson", "search", "spec"]),
    ("play", &["game", "lang", "search", "spec", "text"]),
    (
        "worker",
        &[
            "game::Player",
            "game::any",
            "lesson::certificate",
            "play",
            "recording",
            "search",
            "spec",
            "text",
        ],
    ),
    (
        "figure",
        &[
            "lang",
            "lesson",
            "recording",
            "scene",
            "search",
            "spec",
            "text",
            "trace",
            "worker",
        ],
    ),
];

/// Words that only the page and the binaries may say: browsers, clocks, chance without a seed, the outside world.
const OUTSIDE: [&str; 13] = [
    "yew",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "serde_wasm_bindgen",
    "getrandom",
    "Instant",
    "SystemTime",
    "std::env",
    "std::fs",
    "std::io",
    "std::thread",
    "std::process",
];

/// What a file may say of it all the same: the trait by which serde writes, into memory.
const EXCEPTIONS: [(&str, &str); 1] = [("text/json.rs", "std::io")];

struct Source {
    /// Its place below `src`, with slashes.
    path: String,
    text: String,
}

impl Source {
    /// The room, `game` for `game.rs` and everything in `game/`.
    fn room(&self) -> &str {
        self.path
            .split('/')
            .next()
            .unwrap_or_default()
            .trim_end_matches(".rs")
    }

    /// The code without comments and without its own tests.
    fn code(&self) -> String {
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

fn sources_in(folder: &str) -> Vec<Source> {
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

/// Everything left of the page, but the list of the rooms.
fn rooms() -> Vec<Source> {
    let mut sources = sources_in("src/engine");
    sources.retain(|source| source.path != "lib.rs");
    sources
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The paths behind each `crate::` of some code, lists in braces taken apart.
fn crate_paths(code: &str) -> Vec<String> {
    let starts = code
        .match_indices("crate::")
        .map(|(at, found)| at + found.len());
    starts.flat_map(|start| paths_at(&code[start..])).collect()
}

/// `a::b`, `a::{b, c::d}` and `{a, b}` at the beginning of a text.
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

/// Whether a word stands in some code as a whole.
fn says(code: &str, word: &str) -> bool {
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

#[test]
fn every_room_uses_only_the_rooms_to_its_left() {
    let sources = rooms();
    let mut wrong = Vec::new();
    for source in &sources {
        let Some((_, allowed)) = ROOMS.iter().find(|(room, _)| *room == source.room()) else {
            wrong.push(format!("{}: this room is not in the table", source.path));
            continue;
        };
        for path in crate_paths(&source.code()) {
            let is_own = path.split("::").next() == Some(source.room());
            let is_allowed = allowed
                .iter()
                .any(|room| path == *room || path.starts_with(&format!("{room}::")));
            if !is_own && !is_allowed {
                wrong.push(format!("{} uses {path}", source.path));
            }
        }
        // From a room's own file `super` is the crate: that would go around the table.
        let levels = source.path.split('/').count();
        if source.code().contains(&"super::".repeat(levels)) {
            wrong.push(format!("{} climbs out of its room by super", source.path));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for (room, _) in ROOMS {
        assert!(
            sources.iter().any(|source| source.room() == room),
            "the room {room} is gone; take it out of the table"
        );
    }
}

#[test]
fn nothing_left_of_the_page_knows_a_browser_a_clock_or_the_outside_world() {
    let mut wrong = Vec::new();
    for source in rooms() {
        let code = source.code();
        let said = OUTSIDE.iter().filter(|word| {
            says(&code, word) && !EXCEPTIONS.contains(&(source.path.as_str(), **word))
        });
        wrong.extend(said.map(|word| format!("{} says {word}", source.path)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn exports_to_the_browser_live_in_the_binary_alone() {
    for source in sources_in("src") {
        let exports = source.code().contains("#[wasm_bindgen");
        assert!(
            !exports || source.path.starts_with("bin/app/"),
            "{} exports to the browser",
            source.path
        );
    }
}

#[test]
fn every_file_is_short_and_says_at_its_head_what_it_is() {
    let mut wrong = Vec::new();
    for folder in ["src", "tests", "benches", "xtask/src"] {
        for Source { path, text } in sources_in(folder) {
            let lines = text.lines().count();
            if lines > 400 {
                wrong.push(format!("{folder}/{path} has {lines} lines"));
            }
            let heads = text
                .lines()
                .take_while(|line| line.starts_with("//!"))
                .count();
            // The crate's own documentation is its map and may be longer.
            let most = if (folder, &path[..]) == ("src", "lib.rs") {
                400
            } else {
                5
            };
            if heads == 0 || heads > most {
                wrong.push(format!("{folder}/{path} begins with {heads} lines of //!"));
            }
            if path.ends_with("mod.rs") {
                wrong.push(format!(
                    "{folder}/{path}: a folder's module is the file beside it"
                ));
            }
            let name = path
                .rsplit('/')
                .next()
                .unwrap_or_default()
                .trim_end_matches(".rs");
            if [
                "utils", "util", "helpers", "helper", "common", "types", "manager", "misc",
            ]
            .contains(&name)
            {
                wrong.push(format!("{folder}/{path} has a name that says nothing"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What stands between the brackets of each `html!`, without what stands in quotation marks.
fn markup(code: &str) -> Vec<String> {
    let starts = code
        .match_indices("html! {")
        .map(|(at, found)| at + found.len());
    let between = |start: usize| {
        let (mut depth, mut is_quoted, mut is_escaped, mut kept) =
            (1_u32, false, false, String::new());
        for letter in code[start..].chars() {
            match letter {
                _ if is_escaped => is_escaped = false,
                '\\' => is_escaped = true,
                '"' => is_quoted = !is_quoted,
                _ if is_quoted => {}
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            kept.extend((!is_quoted).then_some(letter));
        }
        kept
    };
    starts.map(between).collect()
}

#[test]
fn nothing_leaves_in_the_midst_of_markup() {
    let leaves = |code: &str| {
        code.contains('?')
            || ["return", "continue", "break"]
                .iter()
                .any(|word| says(code, word))
    };
    assert_eq!(
        markup("html! { <p>{ f(\"?}\") }</p> } else { a? }"),
        [" <p>{ f(\") }</p> "]
    );
    assert!(leaves("{ a? }") && leaves("{ return; }") && !leaves("{ returns }"));
    for source in sources_in("src/app")
        .iter()
        .filter(|source| source.path != "markup.rs")
    {
        let leaving: Vec<String> = markup(&source.code())
            .into_iter()
            .filter(|markup| leaves(markup))
            .collect();
        assert!(
            leaving.is_empty(),
            "what is put together stands in one place and would stay open: {} {leaving:#?}",
            source.path
        );
    }
}

#[test]
fn nothing_is_unwrapped_outside_tests_and_nothing_is_left_to_do() {
    // The marker is put together here so that this file does not hold it.
    let marker = ["TO", "DO"].concat();
    let mut wrong = Vec::new();
    for source in sources_in("src") {
        if source.code().contains(".unwrap()") {
            wrong.push(format!("{} unwraps", source.path));
        }
        if source.text.contains(&marker) {
            wrong.push(format!("{} leaves something to do", source.path));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
