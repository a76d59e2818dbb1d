//! Figures for print: the sources of LaTeX and Graphviz as they are written, to be read in a diff; that names cannot break them; that
//! they hold the nodes of the picture; and the command that writes them.
//! `UPDATE_GOLDEN=1 cargo test --test figures` writes them anew.
#![cfg(not(target_family = "wasm"))]

use plyscope::figure::{Figure, Format};
use plyscope::lang::Lang;
use plyscope::scene::{Part, standalone};
use plyscope::spec::Spec;
use plyscope::trace::Trace;
use proptest::prelude::*;
use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const OPTIONS: &str = include_str!("data/options.txt");
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

fn ask(arguments: &[&str], spec: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plyscope"));
    command
        .arg("render")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    // A command that refuses its arguments does not read.
    let _ = child
        .stdin
        .take()
        .expect("its input is piped")
        .write_all(spec.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn text(arguments: &[&str], spec: &str) -> String {
    let output = ask(arguments, spec);
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("it writes UTF-8")
}

fn assert_matches(name: &str, arguments: &[&str], spec: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    let told = text(arguments, spec);
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
    let page = text(
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
        "Nothing has been searched yet.",
        "Max will never enter C",
        "https://example.org/lab/#1=",
    ] {
        assert!(page.contains(sentence), "{sentence}");
    }
    let hostile = text(
        &["--format", "storyboard"],
        &OPENING.replace("\"B\"", "\"<script>\""),
    );
    assert!(!hostile.contains("<script>"));
}

/// Braces and brackets of LaTeX, those after a backslash aside.
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

/// What Graphviz would read of a graph: its nodes and edges. A small parser of the part of the language that is written.
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
            edges += 1
        } else {
            nodes += 1
        }
    }
    Ok((nodes, edges))
}

/// The nodes of a forest: lines that begin with a bracket.
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
                // A crowd draws silhouettes for most of its nodes.
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
        let mut command = Command::new(env!("CARGO_BIN_EXE_plyscope"));
        command
            .arg("trace")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = command.spawn().expect("the command starts");
        child
            .stdin
            .take()
            .expect("its input is piped")
            .write_all(spec.as_bytes())
            .expect("it reads the spec");
        let output = child.wait_with_output().expect("it ends");
        let trace = String::from_utf8(output.stdout).expect("it writes UTF-8");
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
                        assert_eq!(value.parse::<f64>().expect("a number"), number, "{row}")
                    }
                    (_, Some(word)) => assert_eq!(value, word, "{row}"),
                    // A search to the end has no depth.
                    _ => assert_eq!((key, value), ("depth", "65535"), "{row}"),
                }
            }
        }
    }
}

#[test]
fn a_document_is_for_pdflatex_where_all_is_latin_and_otherwise_for_xelatex() {
    let program = |spec: &str| {
        let source = text(&["--format", "tikz", "--standalone", "--step", "5"], spec);
        source.lines().next().expect("a line").to_owned()
    };
    assert_eq!(program(OPENING), "% !TeX program = pdflatex");
    assert_eq!(
        program(&OPENING.replace("\"B\"", "\"é ≥ α\"")),
        "% !TeX program = pdflatex"
    );
    assert_eq!(
        program(&OPENING.replace("\"B\"", "\"左\"")),
        "% !TeX program = xelatex"
    );
    // What a comment says is not set.
    let chinese = text(
        &[
            "--format",
            "tikz",
            "--standalone",
            "--step",
            "5",
            "--lang",
            "zh",
        ],
        OPENING,
    );
    assert!(chinese.starts_with("% !TeX program = pdflatex"));
}

#[test]
fn a_name_keeps_clear_of_what_stands_before_it_and_a_leaf_is_not_called_as_its_value() {
    let lottery = Recorded::of(
        r#"{"game":{"kind":"st-petersburg","tosses":3},"algorithm":{"kind":"expectimax"}}"#,
    );
    let tikz = one(&lottery.figure(), Format::Tikz, 0);
    assert!(
        tikz.contains("60:{T}}") && tikz.contains("60:{TT}}"),
        "{tikz}"
    );
    let opening = one(&Recorded::of(OPENING).figure(), Format::Tikz, 0);
    for name in ["150:{A}}", "150:{B}}", "150:{C}}", "60:{D}}"] {
        assert!(opening.contains(name), "{name} in {opening}");
    }
    let negative = Recorded::of(
        r#"{"game":{"kind":"tree","tree":[[-1,1],[2,-3]]},"algorithm":{"kind":"minimax"}}"#,
    );
    let tikz = one(&negative.figure(), Format::Tikz, 0);
    assert!(!tikz.contains("node[ply move]"), "{tikz}");
}

/// The dice of Pig have once been in no font.
#[test]
fn what_is_in_english_needs_no_font_that_latex_does_not_have() {
    let drawn = include_str!("data/figures.txt")
        .lines()
        .filter_map(|line| line.split_once(' '));
    for (_, spec) in drawn.filter(|(name, _)| !name.contains("chinese")) {
        let recorded = Recorded::of(spec);
        for step in (0..=recorded.trace.len()).step_by(7) {
            let document = standalone(&one(&recorded.figure(), Format::Tikz, step));
            assert!(
                document.starts_with("% !TeX program = pdflatex"),
                "{spec} at {step}"
            );
        }
    }
}

#[test]
fn a_step_of_a_large_search_is_had_while_little_of_it_is_drawn() {
    for (algorithm, step, nodes) in [
        (r#"{"kind":"alpha-beta"}"#, 30, 10),
        (r#"{"kind":"mcts","iterations":1000}"#, 60, 10),
    ] {
        let recorded = Recorded::of(&format!(
            r#"{{"game":{{"kind":"tic-tac-toe"}},"algorithm":{algorithm}}}"#
        ));
        assert_eq!(
            brackets(&one(&recorded.figure(), Format::Tikz, step)),
            nodes
        );
        assert_eq!(
            parsed(&one(&recorded.figure(), Format::Dot, step)).map(|(nodes, _)| nodes),
            Ok(nodes)
        );
        let reason = recorded
            .figure()
            .text(Format::Tikz, Some(recorded.trace.len()))
            .expect_err("there is too much of it");
        assert!(
            reason.starts_with("TikZ takes at most 400 nodes"),
            "{reason}"
        );
    }
}

#[test]
fn what_no_document_can_hold_is_refused_in_words() {
    let large = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta"}}"#;
    for arguments in [
        "--format tikz --step 41000",
        "--format tikz --all",
        "--format beamer",
    ] {
        let output = ask(&arguments.split(' ').collect::<Vec<_>>(), large);
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            said.contains("at most") && said.contains("take less of the search"),
            "{said}"
        );
    }
    let part = ask(
        &["--format", "tikz", "--root", "r.0.0.0.0.0", "--step", "60"],
        large,
    );
    assert!(
        part.status.success(),
        "{}",
        String::from_utf8_lossy(&part.stderr)
    );
    let said =
        |arguments: &[&str]| String::from_utf8_lossy(&ask(arguments, OPENING).stderr).into_owned();
    assert!(said(&["--format", "gif"]).contains(
        "expected one of svg, png, tikz, dot, json, beamer, csv, storyboard, found \"gif\""
    ));
    assert!(said(&["--all"]).contains("--out FOLDER"));
    assert!(said(&["--all", "--step", "3"]).contains("exclude each other"));
    assert!(said(&["--standalone"]).contains("belongs to tikz"));
    assert!(said(&["--root", "r.9"]).contains("--root: expected the path of a node"));
}

#[test]
fn all_steps_go_into_a_folder_each_as_it_is_by_itself() {
    let folder = std::env::temp_dir().join(format!("plyscope-figures-{}", std::process::id()));
    let told = text(
        &[
            "--format",
            "dot",
            "--all",
            "--out",
            &folder.to_string_lossy(),
        ],
        OPENING,
    );
    assert_eq!(told.lines().count(), 39);
    let twelfth =
        std::fs::read_to_string(folder.join("tree-alpha-beta-12.dot")).expect("it was written");
    assert_eq!(twelfth, text(&["--format", "dot", "--step", "12"], OPENING));
    std::fs::remove_dir_all(&folder).expect("it can be removed");
}

#[cfg(feature = "png")]
#[test]
fn a_picture_in_pixels_is_twice_as_large_or_its_refusal_says_that_there_is_no_font() {
    let output = ask(&["--format", "png", "--step", "30"], OPENING);
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("needs a font"), "{said}");
        return;
    }
    let picture = tiny_skia::Pixmap::decode_png(&output.stdout).expect("it is a PNG");
    assert_eq!((picture.width(), picture.height()), (1920, 1280));
    let blue = picture
        .pixels()
        .iter()
        .filter(|pixel| (pixel.red(), pixel.green(), pixel.blue()) == (0x1D, 0x6F, 0xD1));
    assert!(blue.count() > 50, "Max is blue");
}

#[cfg(not(feature = "png"))]
#[test]
fn a_command_line_without_pixels_says_how_it_would_have_them() {
    let output = ask(&["--format", "png"], OPENING);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--features png"));
}

proptest! {
    #[test]
    fn no_name_breaks_a_source(names in proptest::array::uniform4(LETTERS)) {
        let [root, left, right, mv] = names.map(|name| Value::from(name).to_string());
        let spec = format!(r#"{{"game":{{"kind":"tree","tree":{{"max":[{{"min":[5,6],"name":{left}}},{{"min":[2,1],"name":{right}}}],"name":{root},"moves":[{mv},"%"]}}}},"algorithm":{{"kind":"alpha-beta"}}}}"#);
        let Ok(spec) = Spec::read(&spec) else { return Ok(()) };
        let trace = spec.record(usize::MAX, u64::MAX).0;
        let recorded = Recorded { spec, trace, part: Part::default() };
        let figure = recorded.figure();
        for step in [0, recorded.trace.len() / 2, recorded.trace.len()] {
            let tikz = one(&figure, Format::Tikz, step);
            prop_assert!(is_balanced(&tikz), "{tikz}");
            prop_assert!(is_balanced(&standalone(&tikz)));
            prop_assert_eq!(brackets(&tikz), 7);
            prop_assert_eq!(tikz.matches("\\end{forest}").count(), 1);
            let counted = parsed(&one(&figure, Format::Dot, step)).map_err(TestCaseError::fail)?;
            prop_assert_eq!(counted, (7, 6));
            prop_assert!(serde_json::from_str::<Value>(&one(&figure, Format::Json, step)).is_ok());
        }
        prop_assert!(is_balanced(&all(&figure, Format::Beamer)));
        for row in all(&figure, Format::Csv).split("\r\n").filter(|row| !row.is_empty()) {
            prop_assert!(row.matches('"').count() % 2 == 0, "{}", row);
        }
    }
}
