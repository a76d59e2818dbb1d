//! The rules that a compiler does not check: which room may use which, which words only the page
//! may use, how long a file is and how it begins, and how the document of a function begins.

mod circles;
mod docs;
mod source;

use source::{Source, crate_paths, rooms, says, sources_in};

/// The rooms of the engine, and what each may use. A path allows everything below it.
const ROOMS: [(&str, &[&str]); 21] = [
    ("lang", &[]),
    ("text", &["lang"]),
    ("game", &["lang", "text"]),
    ("search", &["game", "text::json"]),
    // Neither the recording nor its readers know which game it shows.
    (
        "trace",
        &["game::Interval", "game::Player", "game::Sided", "search"],
    ),
    (
        "lesson",
        &[
            "game::Interval",
            "game::Player",
            "game::Sided",
            "game::depict",
            "lang",
            "search",
            "text::BadPiece",
            "text::Piece",
            "text::decimal",
            "text::plain",
            "trace",
        ],
    ),
    ("layout", &[]),
    (
        "scene",
        &[
            "game::Player",
            "game::Sided",
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
    (
        "compare",
        &[
            "game", "lang", "lesson", "scene", "search", "spec", "text", "trace",
        ],
    ),
    ("generator", &["game", "lang", "lesson", "search", "spec"]),
    ("transcript", &["game", "lang", "search", "spec", "text"]),
    (
        "check",
        &["game", "lang", "search", "spec", "trace", "transcript"],
    ),
    (
        "exercise",
        &[
            "check",
            "game",
            "generator",
            "lang",
            "lesson",
            "search",
            "spec",
            "text",
            "trace",
            "transcript",
        ],
    ),
    (
        "paper",
        &[
            "exercise",
            "export",
            "game::Player",
            "game::depict",
            "lang",
            "lesson",
            "scene",
            "search",
            "spec",
            "text",
            "trace",
        ],
    ),
    (
        "class",
        &[
            "exercise",
            "export::escape",
            "lang",
            "paper",
            "spec",
            "text",
        ],
    ),
    ("play", &["game", "lang", "search", "spec", "text"]),
    (
        "worker",
        &[
            "class",
            "compare",
            "exercise",
            "game::Player",
            "game::any",
            "lang",
            "lesson::certificate",
            "play",
            "recording",
            "search",
            "spec",
            "text",
        ],
    ),
    (
        "export",
        &[
            "compare",
            "game::Player",
            "game::depict",
            "lang",
            "lesson",
            "recording",
            "scene",
            "search",
            "spec",
            "text",
            "trace",
        ],
    ),
];

/// Names that only the page and the binaries may use: browsers, clocks, chance without a seed, the
/// outside world.
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

/// Exceptions: the trait by which serde and packages write into memory.
const EXCEPTIONS: [(&str, &str); 2] =
    [("text/json.rs", "std::io"), ("class/package.rs", "std::io")];

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
        // In a room's own file `super` is the crate, which would bypass the table.
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
fn the_state_of_the_page_knows_no_page() {
    let sources = sources_in("src/app");
    let is_state = |source: &&Source| source.room() == "state";
    let state: Vec<&Source> = sources.iter().filter(is_state).collect();
    assert!(state.len() > 20);
    for source in state {
        let code = source.code();
        let said = OUTSIDE.iter().find(|word| says(&code, word));
        assert!(said.is_none(), "{} says {said:?}", source.path);
    }
}

/// The rooms of the page, each of which uses only those before it. Rooms that are not in the list
/// may use all.
const PAGE: [&str; 11] = [
    "state", "browser", "effects", "ui", "share", "stage", "panes", "player", "play", "exercise",
    "gallery",
];

#[test]
fn every_room_of_the_page_uses_only_those_before_it() {
    let place = |room: &str| PAGE.iter().position(|known| *known == room);
    for source in sources_in("src/app") {
        let here = place(source.room()).unwrap_or(PAGE.len());
        for path in crate_paths(&source.code()) {
            let Some(room) = path
                .strip_prefix("app::")
                .and_then(|path| path.split("::").next())
            else {
                continue;
            };
            let there = place(room).unwrap_or(PAGE.len());
            assert!(there <= here, "{} uses {path}", source.path);
        }
    }
}

#[test]
fn the_page_reads_nothing_back_from_its_data_attributes() {
    const READS: [&str; 4] = [
        "[data-",
        "dataset()",
        "get_attribute(\"data-",
        "has_attribute(\"data-",
    ];
    for source in sources_in("src/app") {
        let code = source.code();
        let read = READS.iter().find(|read| code.contains(**read));
        assert!(read.is_none(), "{} reads {read:?}", source.path);
    }
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
            // The documentation of the crate is its map and may be longer.
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

#[test]
fn nothing_is_unwrapped_outside_tests_and_nothing_is_left_to_do() {
    // The marker is put together here so that this file does not contain it.
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
