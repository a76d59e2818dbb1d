//! Help and documents name everything in a spec, a result and an event: the fields that the reader
//! of specs knows, the words it accepts, the numbers in the output.
use crate::runner::printed;
use plyscope::compare::{Comparison, is_comparison};
use plyscope::spec::Spec;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const DOCS: &str = concat!(
    include_str!("../../README.md"),
    include_str!("../../www/docs/spec.md"),
    include_str!("../../www/docs/command-line.md"),
    include_str!("../../www/docs/embedding.md"),
);
#[test]
fn what_the_readme_shows_of_a_spec_can_be_read() {
    for block in DOCS.split("```json\n").skip(1) {
        let spec = block.split("```").next().expect("a block ends");
        let read = match is_comparison(spec) {
            true => Comparison::read(spec).map(drop),
            false => Spec::read(spec).map(drop),
        };
        assert_eq!(read, Ok(()), "{spec}");
    }
}

/// Searches that together report every kind of event.
const SEARCHES: [&str; 10] = [
    r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta","order":"best"}}"#,
    r#"{"game":{"kind":"nim","heaps":[2,2,1]},"algorithm":{"kind":"alpha-beta","depth":4,"deepening":true,"table":true}}"#,
    r#"{"game":{"kind":"nim","heaps":[1,2,2]},"algorithm":{"kind":"win-lose","grundy":true}}"#,
    r#"{"game":{"kind":"tree","tree":[[[],1],[[-1,[]],2]]},"algorithm":{"kind":"win-lose"}}"#,
    r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[[2,2],[1,2]]},{"chance":[[0,2],[-1,0]]}]}},"algorithm":{"kind":"expectimax","prune":true,"bounds":[-2,2]}}"#,
    r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./..o"},"algorithm":{"kind":"minimax","depth":1,"evaluation":{"kind":"playouts","count":2}}}"#,
    r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./..o"},"algorithm":{"kind":"mcts","iterations":9}}"#,
    r#"{"game":{"kind":"st-petersburg","tosses":3},"algorithm":{"kind":"mcts","iterations":9,"expand":"all"}}"#,
    r#"{"game":{"kind":"tree","tree":{"max":[1,0],"priors":[0.7,0.3]}},"algorithm":{"kind":"mcts","formula":"puct","iterations":2}}"#,
    r#"{"game":{"kind":"tree","tree":[[3,12],[7,5],[2,8]]},"algorithm":{"kind":"alpha-beta","pvs":true}}"#,
];

#[test]
fn trace_help_names_every_event_with_every_field_and_no_other() {
    let mut told: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for search in SEARCHES {
        for line in printed(&["trace"], search).lines() {
            let Value::Object(event) = serde_json::from_str(line).expect(line) else {
                panic!("{line} is no object")
            };
            assert!(
                event.contains_key("step") && event.contains_key("node"),
                "{line}"
            );
            let name = event["event"].as_str().expect(line).to_owned();
            let own = event
                .keys()
                .filter(|key| !["step", "event", "node"].contains(&key.as_str()))
                .cloned();
            told.entry(name).or_default().extend(own);
        }
    }
    let help = printed(&["trace", "--help"], "");
    let (_, events) = help
        .split_once("The events:\n\n")
        .expect("the help lists events");
    let mut named = BTreeMap::new();
    for line in events.lines().filter(|line| !line.starts_with(' ')) {
        let (name, rest) = line.split_once(' ').expect(line);
        let (fields, _) = rest.split_once(':').expect(line);
        named.insert(
            name.to_owned(),
            fields
                .split(", ")
                .map(|field| field.trim().to_owned())
                .collect::<BTreeSet<String>>(),
        );
    }
    // With deepening `begin` has a depth in place of an iteration.
    named.insert(
        "begin".to_owned(),
        BTreeSet::from(["iteration".to_owned(), "depth".to_owned()]),
    );
    assert_eq!(told, named);
}

#[test]
fn solve_help_names_every_field_of_a_result_and_of_its_rows() {
    let help = printed(&["solve", "--help"], "");
    let names = |text: &str| {
        help.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .any(|word| word == text)
    };
    for search in SEARCHES {
        let Value::Object(result) =
            serde_json::from_str(&printed(&["solve", "--detail"], search)).expect("JSON")
        else {
            panic!("a result is an object")
        };
        let rows = ["tree_nodes", "iterations"]
            .into_iter()
            .filter_map(|rows| result.get(rows)?.as_array()?.first()?.as_object());
        for key in result.keys().chain(rows.flat_map(serde_json::Map::keys)) {
            assert!(names(key), "solve --help does not name {key}");
        }
    }
    assert!(printed(&["solve", "--help"], "").contains("{\"error\":…}"));
}

/// The parts of a text that stand between two marks.
fn between<'a>(text: &'a str, open: &'a str, close: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(open)
        .skip(1)
        .filter_map(move |rest| Some(rest.split_once(close)?.0))
}

#[test]
fn the_document_for_notes_names_every_command_and_event_of_a_frame_and_only_what_the_element_has() {
    const DOCUMENT: &str = include_str!("../../www/docs/embedding.md");
    const FRAME: &str = include_str!("../../static/embed.js");
    const ELEMENT: &str = concat!(
        include_str!("../../static/ply-scope.js"),
        include_str!("../../static/lab.js")
    );
    let (_, frame) = DOCUMENT.split_once("## In a frame").expect("a section");
    let (frame, _) = frame.split_once("\n## ").expect("another section");
    let commands = between(FRAME, "const COMMANDS = {", "};").flat_map(str::lines);
    let commands = commands.filter_map(|line| Some(line.trim().split_once(':')?.0));
    let is_word = |part: &&str| part.chars().all(char::is_alphabetic) && !part.is_empty();
    let events = between(FRAME, "for (const name of ['ready'", "]")
        .flat_map(|list| list.split('\'').filter(is_word));
    let said: Vec<&str> = commands.chain(events).collect();
    assert!(said.len() > 15, "{said:?}");
    for name in said {
        let is_named = [format!("`{name}`"), format!("plyscope:{name}")];
        assert!(
            is_named.iter().any(|word| frame.contains(word)),
            "{name} of a frame"
        );
    }
    let (_, table) = DOCUMENT.split_once("## Methods").expect("a section");
    let (table, _) = table.split_once("\nThe events").expect("a table");
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `"));
    let cells = rows
        .filter_map(|line| line.split_once(" |"))
        .map(|(cell, _)| cell);
    for cell in cells {
        for word in cell.split(", ") {
            let name = word.trim_matches('`').split('(').next().expect("a name");
            let has = [
                format!("  {name}("),
                format!(" get {name}("),
                format!("async {name}("),
            ];
            assert!(
                has.iter().any(|code| ELEMENT.contains(code)),
                "the element has no {name}"
            );
        }
    }
}
