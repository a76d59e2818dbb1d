//! What is made of the table of fields, and kept where people and programs read it, is what the table says today:
//! `UPDATE_TABLES=1 cargo test --test spec tables` writes it anew.

use plyscope::compare::schema;
use plyscope::game::any::GameId;
use plyscope::lang::{Lang, Say};
use plyscope::spec::Spec;
use plyscope::spec::form::Object;
use plyscope::spec::schema::written::table;
use plyscope::spec::schema::{algorithms, games, inside};
use plyscope::text::json::to_json;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

/// What comes before and after the part of a file that is made.
const BEGIN: &str =
    "What follows is made of src/engine/spec/schema.rs and src/engine/search/options.rs";
const END: &str = "End of what is made.";

/// Compares a file with what it should be, or writes it.
fn keep(file: &str, expected: &str) {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_TABLES").is_some() {
        fs::write(&path, expected).expect(file);
    }
    let kept = fs::read_to_string(&path).expect(file);
    assert!(
        kept == expected,
        "{file} is not what the table says: see the top of this test"
    );
}

/// Compares the part of a file that is made, which stands between two lines.
fn keep_part(file: &str, made: &str) {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect(file);
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let find = |mark: &str| {
        lines
            .iter()
            .position(|line| line.contains(mark))
            .expect(mark)
    };
    let (begin, end) = (find(BEGIN), find(END));
    keep(
        file,
        &format!(
            "{}{made}{}",
            lines[..=begin].concat(),
            lines[end..].concat()
        ),
    );
}

/// The names of fields that are `wanted`, each once.
fn names<'a>(
    fields: impl Iterator<Item = (&'a str, &'a Value)>,
    wanted: fn(&Value) -> bool,
) -> Vec<&'a str> {
    let mut names = Vec::new();
    for (name, schema) in fields {
        if wanted(schema) && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The fields of the objects inside an option, each with the option.
fn inner(inside: &[(&'static str, Value)]) -> Vec<(String, Value, &'static str)> {
    let mut found = Vec::new();
    for (option, schema) in inside {
        for object in schema["oneOf"].as_array().into_iter().flatten() {
            for (name, value) in object["properties"].as_object().into_iter().flatten() {
                if name != "kind" {
                    found.push((name.clone(), value.clone(), *option));
                }
            }
        }
    }
    found
}

/// A list of words as a script has it, in lines of at most 130 columns.
fn words(name: &str, words: &[&str]) -> String {
    let mut lines = vec![format!("const {name} = ('")];
    for word in words {
        let line = lines.last_mut().expect("there is one");
        if line.len() + word.len() > 125 {
            line.push_str(" '");
            lines.push(format!("  + '{word}"));
        } else {
            let gap = if line.ends_with('\'') { "" } else { " " };
            line.push_str(&format!("{gap}{word}"));
        }
    }
    format!("{}').split(' ');\n", lines.join("\n"))
}

#[test]
fn the_schema_of_the_site_is_that_of_the_table() {
    keep("static/spec.schema.json", &format!("{:#}\n", schema()));
}

#[test]
fn the_document_of_specs_has_the_fields_of_the_table() {
    let (games, algorithms) = (table(&games(), "game"), table(&algorithms(), "algorithm"));
    keep_part("www/docs/spec.md", &format!("\n{games}\n{algorithms}\n"));
}

#[test]
fn the_element_knows_the_fields_of_the_table() {
    let (games, algorithms, inside) = (games(), algorithms(), inside());
    let inner = inner(&inside);
    let of_games = || {
        let fields = games.iter().flat_map(|game| &game.fields);
        // A seed is the whole spec's.
        fields
            .map(|field| (field.name, &field.schema))
            .filter(|(name, _)| *name != "seed")
    };
    let of_algorithms = || {
        let fields = algorithms.iter().flat_map(|algorithm| &algorithm.fields);
        fields.map(|field| (field.name, &field.schema))
    };
    let of_inner = inner
        .iter()
        .map(|(name, schema, _)| (name.as_str(), schema));
    let is_list = |schema: &Value| schema["type"] == "array" && schema["items"]["type"] != "array";
    let lists = names(of_games().chain(of_algorithms()).chain(of_inner), is_list);
    let pairs: Vec<String> = inner
        .iter()
        .map(|(name, _, option)| format!("{name}: '{option}'"))
        .collect();
    keep_part(
        "static/ply-scope.js",
        &[
            words("GAME", &names(of_games(), |_| true)),
            words("ALGORITHM", &names(of_algorithms(), |_| true)),
            "// What stands inside an object of the algorithm; that one's name alone is its kind: policy=\"exact\" plies=\"4\".\n".to_owned(),
            format!("const INSIDE = {{ {} }};\n", pairs.join(", ")),
            words("TEXTS", &names(of_games(), |schema| schema["type"] == "string")),
            words("LISTS", &lists),
        ]
        .concat(),
    );
}

#[test]
fn no_field_that_a_figure_may_set_could_run_anything() {
    let script = include_str!("../../static/ply-scope.js");
    let (_, own) = script.split_once("const OWN = '").expect("a list");
    let own = own.split('\'').next().expect("it ends").split(' ');
    let inside = inside();
    let inner = inner(&inside);
    let (games, algorithms) = (games(), algorithms());
    let fields = games
        .iter()
        .chain(&algorithms)
        .flat_map(|object| &object.fields);
    let named = fields
        .map(|field| field.name)
        .chain(inner.iter().map(|(name, ..)| name.as_str()));
    let names: Vec<&str> = named.chain(own).collect();
    assert!(names.len() > 60);
    for name in names {
        let is_harmless = !name.starts_with("on")
            && !["style", "class", "is", "home", "src", "href"].contains(&name);
        assert!(is_harmless, "{name}");
    }
}

/// The fields that the reader says it knows, where it meets one that it does not.
fn known(spec: &str) -> BTreeSet<String> {
    let said = Spec::read(spec).expect_err(spec).say(Lang::En);
    let (_, known) = said.split_once("expected one of ").expect(&said);
    known.split(", ").map(str::to_owned).collect()
}

fn described(object: &Object) -> BTreeSet<String> {
    let names = object.fields.iter().map(|field| field.name);
    std::iter::once("kind")
        .chain(names)
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_reader_knows_the_fields_of_the_table_and_no_other() {
    for (id, object) in GameId::ALL.iter().zip(games()) {
        let position = to_json(&id.position(&id.named()[0]));
        let position = position.trim_end_matches('}');
        let spec = format!(r#"{{"game":{position},"?":0}},"algorithm":{{"kind":"mcts"}}}}"#);
        assert_eq!(known(&spec), described(&object), "{spec}");
    }
    for object in algorithms() {
        let spec = format!(
            r#"{{"game":{{"kind":"tic-tac-toe"}},"algorithm":{{"kind":"{}","?":0}}}}"#,
            object.kind
        );
        assert_eq!(known(&spec), described(&object), "{spec}");
    }
}

/// Searches with options, one a line, that tests of sentences and listings go through.
const OPTIONS: &str = include_str!("../data/options.txt");

#[test]
fn every_option_has_another_value_in_the_searches_that_tests_go_through() {
    let searches: Vec<Value> = OPTIONS
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect();
    let mut missing = Vec::new();
    for object in algorithms() {
        let of_kind = |search: &&Value| search["algorithm"]["kind"] == object.kind;
        for field in &object.fields {
            let changes = |search: &Value| {
                let value = &search["algorithm"][field.name];
                !value.is_null() && Some(value) != field.first.as_ref()
            };
            if !searches.iter().filter(of_kind).any(changes) {
                missing.push(format!("{} of {}", field.name, object.kind));
            }
        }
    }
    assert!(
        missing.is_empty(),
        "tests/data/options.txt lacks {missing:?}"
    );
}
