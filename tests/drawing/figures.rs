//! Figures for print: LaTeX and Graphviz sources against expected files, which show changes in a
//! diff; names cannot break them; they contain the nodes of the picture; and the command that
//! writes them. `UPDATE_GOLDEN=1 cargo test --test drawing figures` writes the expected files.

mod documents;

use crate::runner::{printed, run};
use plyscope::export::standalone;
use plyscope::export::{Figure, Format};
use plyscope::lang::Lang;
use plyscope::scene::Part;
use plyscope::spec::Spec;
use plyscope::trace::Trace;
use proptest::prelude::*;
use serde_json::Value;
use std::path::Path;

const OPTIONS: &str = include_str!("../data/options.txt");
const OPENING: &str = r#"{"game":{"kind":"tree","tree":{"max":[{"min":[5,6],"name":"B"},{"min":[2,1],"name":"C"},{"min":[3,2],"name":"D"}],"name":"A"}},"algorithm":{"kind":"alpha-beta"}}"#;
const LETTERS: &str = "\\PC{0,12}";

struct Recorded {
    spec: Spec,
    trace: Trace,
    part: Part,
}

impl Recorded {
    fn of(text: &str) -> Recorded {
        let spec = Spec::read(text).unwrap_or_else(|_| panic!("the spec is good: {text}"));
        let trace = spec.record(usize::MAX, u64::MAX).0;
        Recorded {
            spec,
            trace,
            part: Part::default(),
        }
    }

    fn figure(&self) -> Figure<'_> {
        Figure {
            spec: &self.spec,
            trace: &self.trace,
            lang: Lang::En,
            part: &self.part,
            fog: false,
            address: "",
        }
    }
}

fn one(figure: &Figure, format: Format, step: u32) -> String {
    figure
        .text(format, Some(step))
        .expect("there is not too much of it")
}

fn all(figure: &Figure, format: Format) -> String {
    figure
        .text(format, None)
        .expect("there is not too much of it")
}

/// Runs `plyscope render` with these arguments and this spec.
fn render(arguments: &[&str], spec: &str) -> std::process::Output {
    run(&[&["render"], arguments].concat(), spec.as_bytes())
}

fn rendered(arguments: &[&str], spec: &str) -> String {
    printed(&[&["render"], arguments].concat(), spec)
}

fn assert_matches(name: &str, arguments: &[&str], spec: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    let told = rendered(arguments, spec);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &told).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    for (line, (told, expected)) in (1..).zip(told.lines().zip(golden.lines())) {
        assert_eq!(
            told,
            expected,
            "{} line {line} (UPDATE_GOLDEN=1 accepts it)",
            path.display()
        );
    }
    assert_eq!(
        told.lines().count(),
        golden.lines().count(),
        "{} (UPDATE_GOLDEN=1 accepts it)",
        path.display()
    );
}

#[test]
fn the_opening_tree_is_written_as_expected_in_every_source() {
    assert_matches(
        "opening.tikz.tex",
        &["--format", "tikz", "--step", "30"],
        OPENING,
    );
    assert_matches("opening.dot", &["--format", "dot", "--step", "30"], OPENING);
    assert_matches(
        "opening.json",
        &["--format", "json", "--step", "30"],
        OPENING,
    );
    assert_matches("opening.csv", &["--format", "csv"], OPENING);
    assert_matches(
        "opening.beamer.zh.tex",
        &["--format", "beamer", "--lang", "zh"],
        OPENING,
    );
}

#[test]
fn boards_and_visits_are_written_as_expected() {
    let mcts = r#"{"game":{"kind":"tic-tac-toe","position":"xox/.o./x.o"},"algorithm":{"kind":"mcts","iterations":4}}"#;
    assert_matches(
        "tic-tac-toe.tikz.tex",
        &["--format", "tikz", "--standalone", "--step", "20"],
        mcts,
    );
    let memo =
        r#"{"game":{"kind":"nim","heaps":[1,2,1]},"algorithm":{"kind":"win-lose","grundy":true}}"#;
    assert_matches(
        "nim-graph.dot",
        &["--format", "dot", "--graph", "--step", "60"],
        memo,
    );
}

#[test]
fn a_storyboard_has_the_steps_that_matter_with_their_sentences_and_a_link() {
    let page = rendered(
        &[
            "--format",
            "storyboard",
            "--address",
            "https://example.org/lab/",
        ],
        OPENING,
    );
    assert!(
        page.matches("<figure>").count() >= 8 && page.matches("<figure>").count() <= 24,
        "{}",
        page.matches("<figure>").count()
    );
    for sentence in [
        "The search has not started.",
        "Max has no reason to enter C",
        "https://example.org/lab/#1=",
    ] {
        assert!(page.contains(sentence), "{sentence}");
    }
    let hostile = rendered(
        &["--format", "storyboard"],
        &OPENING.replace("\"B\"", "\"<script>\""),
    );
    assert!(!hostile.contains("<script>"));
}

/// Whether LaTeX's braces and brackets are balanced, except after a backslash.
fn is_balanced(source: &str) -> bool {
    let mut open = Vec::new();
    for line in source.lines() {
        let mut letters = line.chars();
        while let Some(letter) = letters.next() {
            match letter {
                '\\' => _ = letters.next(),
                '%' => break,
                '{' => open.push('}'),
                '}' if open.pop() != Some(letter) => return false,
                _ => {}
            }
        }
    }
    open.is_empty()
}

/// Counts the nodes and edges of a graph, with a small parser of the part of Graphviz's language
/// that we write.
fn parsed(source: &str) -> Result<(usize, usize), String> {
    let (mut nodes, mut edges) = (0, 0);
    for line in source.lines() {
        let line = line.trim();
        if !line.starts_with('"') {
            continue;
        }
        let mut pieces = Vec::new();
        let mut outside = String::new();
        let mut letters = line.chars();
        while let Some(letter) = letters.next() {
            if letter != '"' {
                outside.push(letter);
                continue;
            }
            let mut inside = String::new();
            loop {
                match letters.next() {
                    Some('\\') => inside.extend(letters.next()),
                    Some('"') => break,
                    Some(letter) => inside.push(letter),
                    None => return Err(format!("a text is not closed: {line}")),
                }
            }
            pieces.push(inside);
            outside.push('_');
        }
        if !outside
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || " _->[]=,.".contains(letter))
        {
            return Err(format!("something stands outside of texts: {outside}"));
        }
        if outside.starts_with("_ -> _ [") {
            edges += 1;
        } else {
            nodes += 1;
        }
    }
    Ok((nodes, edges))
}

/// Counts the nodes of a forest: lines that begin with a bracket.
fn brackets(source: &str) -> usize {
    source
        .lines()
        .filter(|line| line.trim_start().starts_with("[{"))
        .count()
}

#[test]
fn every_source_of_every_search_has_the_nodes_of_the_picture() {
    for text in OPTIONS.lines() {
        let mut recorded = Recorded::of(text);
        if recorded.trace.size() > 300 {
            continue;
        }
        for as_graph in [false, true] {
            recorded.part.as_graph = as_graph;
            let figure = recorded.figure();
            for part in [0.0, 0.4, 1.0] {
                let step = (part * f64::from(recorded.trace.len())) as u32;
                let (scene, tikz) = (figure.scene(step), one(&figure, Format::Tikz, step));
                let (nodes, edges) = parsed(&one(&figure, Format::Dot, step))
                    .unwrap_or_else(|error| panic!("{error} in {text}"));
                assert_eq!(brackets(&tikz), nodes, "{text} at {step}");
                assert!(is_balanced(&tikz), "{text} at {step}");
                let crossings = tikz
                    .lines()
                    .filter(|line| line.starts_with("\\draw"))
                    .count();
                assert_eq!(edges, nodes - 1 + crossings, "{text} at {step}");
                let data: Value =
                    serde_json::from_str(&one(&figure, Format::Json, step)).expect("it is JSON");
                assert_eq!(
                    data["nodes"].as_array().map(Vec::len),
                    Some(nodes),
                    "{text} at {step}"
                );
                // A crowd has silhouettes in place of most nodes.
                if scene.spots.len() > 1 && recorded.trace.size() < 60 {
                    assert_eq!(scene.spots.len(), nodes, "{text} at {step}");
                }
            }
        }
    }
}

#[test]
fn the_data_of_a_step_can_be_searched_again() {
    let recorded = Recorded::of(OPENING);
    let data: Value =
        serde_json::from_str(&one(&recorded.figure(), Format::Json, 20)).expect("it is JSON");
    let again = Spec::read(&data["spec"].to_string()).expect("the spec is good");
    assert_eq!(
        again,
        Spec {
            step: 20,
            ..recorded.spec
        }
    );
}

#[test]
fn the_table_names_every_event_and_its_fields_as_the_trace_does() {
    for spec in OPTIONS.lines().take(24) {
        let recorded = Recorded::of(spec);
        let table = all(&recorded.figure(), Format::Csv);
        let trace = printed(&["trace"], spec);
        assert_eq!(table.lines().count(), trace.lines().count() + 1, "{spec}");
        for (row, event) in table.lines().skip(1).zip(trace.lines()) {
            let event: Value = serde_json::from_str(event).expect("it is JSON");
            let cells: Vec<&str> = row
                .splitn(5, ',')
                .map(|cell| cell.trim_matches('"'))
                .collect();
            assert_eq!(
                [cells[1], cells[2]],
                [&event["event"], &event["node"]].map(|word| word.as_str().expect("a word")),
                "{row}"
            );
            for field in cells[3].split_terminator(' ') {
                let (key, value) = field.split_once('=').expect("a field has a value");
                let told = &event[key];
                match (told.as_f64(), told.as_str()) {
                    (Some(number), _) => {
                        assert_eq!(value.parse::<f64>().expect("a number"), number, "{row}");
                    }
                    (_, Some(word)) => assert_eq!(value, word, "{row}"),
                    _ => panic!("{key} is neither a number nor a word: {row}"),
                }
            }
        }
    }
}
