//! Help and documents name everything in a spec, a result and an event: the fields that the reader
//! of specs knows, the words it accepts, the numbers in the output.
use crate::runner::printed;
use plyscope::lang::{Lang, Say};
use plyscope::spec::Spec;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const DOCS: &str = concat!(
    include_str!("../../README.md"),
    include_str!("../../www/docs/spec.md"),
    include_str!("../../www/docs/command-line.md"),
    include_str!("../../www/docs/embedding.md"),
);
const TREE: &str = r#""game":{"kind":"tree","tree":[1]}"#;

/// Returns why a spec is refused, in English.
fn refusal(spec: &str) -> String {
    Spec::read(spec).expect_err(spec).say(Lang::En)
}

/// Returns the fields that the reader would accept in place of an unknown one.
fn fields(spec: &str) -> Vec<String> {
    let said = refusal(spec);
    let (_, known) = said
        .split_once("expected one of ")
        .unwrap_or_else(|| panic!("{said}"));
    known.split(", ").map(str::to_owned).collect()
}

/// Returns the words that the reader would accept in place of an unknown one.
fn words(spec: &str) -> Vec<String> {
    let said = refusal(spec);
    let (_, known) = said
        .split_once("expected ")
        .unwrap_or_else(|| panic!("{said}"));
    let (known, _) = known
        .split_once(", found")
        .unwrap_or_else(|| panic!("{said}"));
    known.split(" or ").map(str::to_owned).collect()
}

/// Returns the games with their required fields, or the kinds of algorithm.
fn kinds(part: &str) -> Vec<String> {
    let spec = match part {
        "game" => r#"{"game":{"kind":"?"},"algorithm":{"kind":"minimax"}}"#.to_owned(),
        _ => format!(r#"{{{TREE},"algorithm":{{"kind":"?"}}}}"#),
    };
    words(&spec)
        .into_iter()
        .map(|word| word.trim_matches('"').to_owned())
        .collect()
}

/// Returns every field of a spec and every word that can be a value, in quotes.
fn vocabulary() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut add = |names: Vec<String>| {
        all.extend(
            names
                .into_iter()
                .map(|name| format!("\"{}\"", name.trim_matches('"'))),
        );
    };
    add(fields(&format!(
        r#"{{"?":0,{TREE},"algorithm":{{"kind":"minimax"}}}}"#
    )));
    let required = [
        ("tree", r#""tree":[1]"#),
        ("nim", r#""heaps":[1]"#),
        ("subtraction", r#""stones":1"#),
        ("tic-tac-toe", r#""position":".../.../...""#),
        ("st-petersburg", r#""tosses":1"#),
        ("go", r#""size":1"#),
        ("connect-four", r#""rows":6"#),
        ("mnk", r#""m":3"#),
        ("chess", r#""moves":"e4""#),
        ("snake-go", r#""preset":"tiny""#),
        ("pig", r#""goal":100"#),
    ];
    add(kinds("game"));
    for kind in kinds("game") {
        let (_, needed) = required
            .iter()
            .find(|(known, _)| *known == kind)
            .unwrap_or_else(|| panic!("what does {kind} require?"));
        add(fields(&format!(
            r#"{{"game":{{"kind":"{kind}",{needed},"?":0}},"algorithm":{{"kind":"minimax"}}}}"#
        )));
    }
    add(words(
        r#"{"game":{"kind":"tree","tree":[1],"root":"?"},"algorithm":{"kind":"minimax"}}"#,
    ));
    add(kinds("algorithm"));
    for kind in kinds("algorithm") {
        let known = fields(&format!(
            r#"{{{TREE},"algorithm":{{"kind":"{kind}","?":0}}}}"#
        ));
        for field in known.iter().filter(|field| *field != "kind") {
            let said = refusal(&format!(
                r#"{{{TREE},"algorithm":{{"kind":"{kind}","{field}":"?"}}}}"#
            ));
            if said.contains("expected \"") {
                add(words(&format!(
                    r#"{{{TREE},"algorithm":{{"kind":"{kind}","{field}":"?"}}}}"#
                )));
            } else if said.contains("an object") {
                let inner = |rest: &str| {
                    format!(
                        r#"{{{TREE},"algorithm":{{"kind":"{kind}","{field}":{{"kind":{rest}}}}}}}"#
                    )
                };
                let choices = words(&inner("\"?\""));
                for choice in &choices {
                    // A missing requirement is named in the refusal.
                    let said = refusal(&inner(&format!("{choice},\"?\":0")));
                    let needed = said
                        .split(": this field is required")
                        .next()
                        .filter(|path| path.len() < said.len());
                    add(needed
                        .map(|path| path.rsplit('.').next().unwrap_or(path).to_owned())
                        .into_iter()
                        .collect());
                }
                add(choices);
            }
        }
        add(known);
    }
    all
}

#[test]
fn help_and_readme_name_every_field_and_every_word_of_a_spec() {
    let (help, all) = (printed(&["--help"], ""), vocabulary());
    for name in [
        "\"seed\"",
        "\"tails\"",
        "\"memo\"",
        "\"clipped\"",
        "\"tolerance\"",
        "\"plies\"",
        "\"count\"",
        "\"root2\"",
    ] {
        assert!(all.contains(name), "{name} is not found any more");
    }
    for name in &all {
        assert!(help.contains(name.as_str()), "--help does not name {name}");
        // Kinds are in the first column of the tables, without quotes.
        let kind = format!("| `{}` |", name.trim_matches('"'));
        let top = format!("`{}`", name.trim_matches('"'));
        assert!(
            DOCS.contains(name.as_str()) || DOCS.contains(&kind) || DOCS.contains(&top),
            "the documents do not name {name}"
        );
    }
    for option in [
        "--detail",
        "--batch",
        "--format",
        "--lang",
        "--help",
        "--version",
    ] {
        assert!(help.contains(option), "--help does not name {option}");
    }
}

#[test]
fn what_the_readme_shows_of_a_spec_can_be_read() {
    for block in DOCS.split("```json\n").skip(1) {
        let spec = block.split("```").next().expect("a block ends");
        assert!(Spec::read(spec).is_ok(), "{spec}");
    }
    // Objects in the tables are complete: policies, utilities, evaluations.
    let objects: Vec<String> = DOCS
        .split('`')
        .filter(|text| text.starts_with("{\"kind\":") && text.ends_with('}'))
        .map(number)
        .collect();
    assert!(objects.len() >= 7, "{objects:?}");
    for object in objects {
        let places = [
            ("policy", "mcts"),
            ("utility", "expectimax"),
            ("evaluation", "minimax"),
        ];
        let spec = |(field, kind)| {
            format!(r#"{{{TREE},"algorithm":{{"kind":"{kind}","{field}":{object}}}}}"#)
        };
        assert!(
            places
                .into_iter()
                .any(|place| Spec::read(&spec(place)).is_ok()),
            "{object} is nowhere read"
        );
    }
}

/// Replaces the letter that stands for a number by a number.
fn number(object: &str) -> String {
    ["N", "R", "k"]
        .iter()
        .fold(object.to_owned(), |object, letter| {
            object.replace(&format!(":{letter}}}"), ":7}")
        })
}

/// Searches that together report every kind of event.
const SEARCHES: [&str; 8] = [
    r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta","order":"best"}}"#,
    r#"{"game":{"kind":"nim","heaps":[2,2,1]},"algorithm":{"kind":"alpha-beta","depth":4,"deepening":true,"table":true}}"#,
    r#"{"game":{"kind":"nim","heaps":[1,2,2]},"algorithm":{"kind":"win-lose","grundy":true}}"#,
    r#"{"game":{"kind":"tree","tree":[[[],1],[[-1,[]],2]]},"algorithm":{"kind":"win-lose"}}"#,
    r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[[2,2],[1,2]]},{"chance":[[0,2],[-1,0]]}]}},"algorithm":{"kind":"expectimax","prune":true,"bounds":[-2,2]}}"#,
    r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./..o"},"algorithm":{"kind":"minimax","depth":1,"evaluation":{"kind":"playouts","count":2}}}"#,
    r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./..o"},"algorithm":{"kind":"mcts","iterations":9}}"#,
    r#"{"game":{"kind":"st-petersburg","tosses":3},"algorithm":{"kind":"mcts","iterations":9,"expand":"all"}}"#,
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

#[test]
fn the_element_knows_every_field_of_games_and_algorithms_and_nothing_that_could_run() {
    const SCRIPT: &str = include_str!("../../static/ply-scope.js");
    let list = |name: &str| -> BTreeSet<&str> {
        let (_, rest) = SCRIPT.split_once(&format!("const {name} = ")).expect(name);
        let (list, _) = rest.split_once(";\n").expect("it ends");
        list.split(|sign: char| !(sign.is_alphanumeric() || sign == '_'))
            .filter(|word| !word.is_empty() && *word != "split")
            .collect()
    };
    let inside = between(SCRIPT, "const INSIDE = {", "}").flat_map(|inside| inside.split(','));
    let inside = inside.filter_map(|pair| Some(pair.split_once(':')?.0.trim()));
    let mut known: BTreeSet<&str> = ["TOP", "GAME", "ALGORITHM"]
        .into_iter()
        .flat_map(list)
        .collect();
    known.extend(inside);
    let schema: Value =
        serde_json::from_str(include_str!("../../static/spec.schema.json")).expect("JSON");
    let mut fields = BTreeSet::new();
    for part in ["game", "algorithm", "evaluation", "utility", "policy"] {
        for kind in schema["$defs"][part]["oneOf"].as_array().expect("kinds") {
            fields.extend(
                kind["properties"]
                    .as_object()
                    .expect("fields")
                    .keys()
                    .map(String::as_str),
            );
        }
    }
    fields.remove("kind");
    let unknown: Vec<_> = fields.difference(&known).collect();
    assert!(fields.len() > 50 && unknown.is_empty(), "{unknown:?}");
    let own = list("OWN");
    for name in own.union(&known) {
        let is_harmless = !name.starts_with("on")
            && !["style", "class", "is", "home", "src", "href"].contains(name);
        assert!(is_harmless, "{name}");
    }
}
