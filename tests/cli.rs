//! The command line as a script sees it: what goes in, what comes out, and the exit status.
#![cfg(not(target_family = "wasm"))]

use serde_json::{Value, json};
use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};

const OPENING: &str =
    r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}}"#;
const BOARD: &str = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#;

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plyscope"));
    let mut child = command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut pipe = child.stdin.take().expect("its input is piped");
    let input = input.to_vec();
    // A command that refuses its arguments does not read; a pipe that it closes is no fault here.
    let writer = std::thread::spawn(move || drop(pipe.write_all(&input)));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the writer ends");
    output
}

fn succeeds(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input.as_bytes());
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(output.stderr.is_empty());
    String::from_utf8(output.stdout).expect("it writes UTF-8")
}

/// What is said on standard error, which is one line.
fn fails(arguments: &[&str], input: &[u8]) -> String {
    let output = run(arguments, input);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty());
    let said = String::from_utf8(output.stderr).expect("it writes UTF-8");
    assert!(
        said.ends_with('\n') && said.lines().count() == 1 && said.starts_with("plyscope: "),
        "{said:?}"
    );
    said
}

fn parsed(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

#[test]
fn solve_answers_with_the_documented_fields_in_their_order() {
    let expected = r#"{"value":5,"best":0,"best_move":"B","nodes":8,"leaves":4,"cutoffs":2,"evaluated":[0,1,2,4]}"#;
    assert_eq!(succeeds(&["solve"], OPENING), format!("{expected}\n"));
    let expected = r#"{"value":0,"best":0,"best_move":"a3","nodes":549946,"leaves":255168,"cutoffs":0,"evaluated":[]}"#;
    assert_eq!(succeeds(&["solve"], BOARD), format!("{expected}\n"));
    let leaf = r#"{"game":{"kind":"tic-tac-toe","position":"xxx/oo./..."},"algorithm":{"kind":"alpha-beta"}}"#;
    assert_eq!(
        parsed(&succeeds(&["solve"], leaf)),
        json!({"value":1,"best":null,"best_move":null,"nodes":1,"leaves":1,"cutoffs":0,"evaluated":[]})
    );
}

#[test]
fn positions_at_a_depth_limit_are_told_by_their_paths() {
    let limited = r#"{"game":{"kind":"tree","tree":[{"min":[{"max":[1,9],"estimate":4},3]},7]},"algorithm":{"kind":"minimax","depth":2}}"#;
    let result = parsed(&succeeds(&["solve", "--detail"], limited));
    assert_eq!(result["evaluated"], json!(["r.0.0", 2, 3]));
    assert_eq!(result["value"], json!(7));
    let types: Vec<&Value> = result["tree_nodes"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|node| &node["type"])
        .collect();
    assert_eq!(
        types,
        ["estimate", "estimate", "estimate", "exact", "exact"]
    );
    let board = r#"{"game":{"kind":"tic-tac-toe","position":"xox/oxo/.x."},"algorithm":{"kind":"minimax","depth":1}}"#;
    assert!(succeeds(&["solve"], board).contains("\"evaluated\""));
}

#[test]
fn detail_tells_every_node_with_its_type_and_windows() {
    let result = parsed(&succeeds(&["solve", "--detail"], OPENING));
    let nodes = result["tree_nodes"].as_array().expect("a list");
    let paths: Vec<&str> = nodes
        .iter()
        .filter_map(|node| node["path"].as_str())
        .collect();
    assert_eq!(
        paths,
        ["r", "r.0", "r.0.0", "r.0.1", "r.1", "r.1.0", "r.2", "r.2.0"]
    );
    let cut = json!({"path":"r.1","kind":"min","value":2,"type":"upper","basis":"exact",
        "alpha_in":5,"beta_in":"+inf","alpha_out":5,"beta_out":2,"n":null,"w":null});
    assert_eq!(nodes[4], cut);
    let leaf = json!({"path":"r.1.0","kind":"leaf","value":2,"type":"exact","basis":"exact",
        "alpha_in":null,"beta_in":null,"alpha_out":null,"beta_out":null,"n":null,"w":null});
    assert_eq!(nodes[5], leaf);
    assert!(result.get("iterations").is_none());
    let deep = r#"{"game":{"kind":"tree","root":"min","tree":[[5,6],[7,1]]},"algorithm":{"kind":"alpha-beta"}}"#;
    let result = parsed(&succeeds(&["solve", "--detail"], deep));
    assert_eq!(result["tree_nodes"][4]["type"], "lower");
}

#[test]
fn detail_of_a_tree_search_by_playouts_tells_every_iteration() {
    let spec = r#"{"game":{"kind":"tree","tree":[{"min":[1,0],"rollouts":[1]},{"min":[0.5,0.5],"rollouts":[1]}]},
        "algorithm":{"kind":"mcts","c":1,"iterations":7}}"#;
    let result = parsed(&succeeds(&["solve", "--detail"], spec));
    let iterations = result["iterations"].as_array().expect("a list");
    assert_eq!(
        iterations[0],
        json!({"selected":[],"new":"r.0","reward":1,"root":[[1,1,1]]})
    );
    assert_eq!(iterations[2]["selected"], json!(["r.0"]));
    assert_eq!(
        (&iterations[2]["new"], &iterations[2]["reward"]),
        (&json!("r.0.0"), &json!(0))
    );
    assert_eq!(
        (&iterations[6]["selected"], &iterations[6]["new"]),
        (&json!(["r.0", "r.0.1"]), &Value::Null)
    );
    let root = &result["tree_nodes"][0];
    assert_eq!(
        (&root["type"], &root["basis"], &root["n"], &root["w"]),
        (&json!("average"), &json!("average"), &json!(7), &json!(3))
    );
    assert_eq!(
        (&result["nodes"], &result["leaves"], &result["evaluated"]),
        (&json!(7), &json!(4), &json!([0, 2, 1, 3]))
    );
}

#[test]
fn every_algorithm_answers_in_the_same_fields() {
    for (spec, expected) in [
        (
            r#"{"game":{"kind":"subtraction","stones":15},"algorithm":{"kind":"win-lose"}}"#,
            json!({"value":1,"best":2,"best_move":"(12)"}),
        ),
        (
            r#"{"game":{"kind":"nim","heaps":[1,1]},"algorithm":{"kind":"win-lose","grundy":true}}"#,
            json!({"value":-1,"best":0,"best_move":"(0,1)","nodes":5,"leaves":2,"cutoffs":0,"evaluated":[]}),
        ),
        (
            r#"{"game":{"kind":"st-petersburg","tosses":20},"algorithm":{"kind":"expectimax"}}"#,
            json!({"value":21,"best":null,"best_move":null,"nodes":41,"leaves":21}),
        ),
        (
            r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[[2,2],[1,2]]},{"chance":[[0,2],[-1,0]]}]}},
                "algorithm":{"kind":"expectimax","prune":true,"bounds":[-2,2]}}"#,
            json!({"value":1.5,"best":0,"nodes":11,"leaves":5,"cutoffs":2,"evaluated":[0,1,2,3,4]}),
        ),
        (
            r#"{"game":{"kind":"tree","tree":[["-inf",1],["-inf"]]},"algorithm":{"kind":"minimax"}}"#,
            json!({"value":"-inf","best":0,"nodes":6,"leaves":3}),
        ),
        (
            r#"{"game":{"kind":"nim","heaps":[2,2,1]},"algorithm":{"kind":"alpha-beta","depth":2,"deepening":true}}"#,
            json!({"value":1,"best":4,"best_move":"(2,2,0)"}),
        ),
    ] {
        let result = parsed(&succeeds(&["solve"], spec));
        for (field, value) in expected.as_object().expect("an object") {
            assert_eq!(&result[field], value, "{field} of {spec}");
        }
    }
}

#[test]
fn the_roots_own_playout_and_an_unvisited_child_are_told() {
    let spec = r#"{"game":{"kind":"tree","tree":[{"min":[1,0],"rollouts":[1]},0.5]},
        "algorithm":{"kind":"mcts","c":1,"iterations":2,"rollout_root":true,"expand":"all"}}"#;
    let result = parsed(&succeeds(&["solve", "--detail"], spec));
    let first = &result["iterations"][0];
    assert_eq!(
        (&first["selected"], &first["new"], &first["root"]),
        (&json!([]), &json!("r"), &json!([]))
    );
    assert_eq!(result["iterations"][1]["root"][1], json!([0, 0, null]));
    let unvisited = json!({"path":"r.1","kind":null,"value":null,"type":null,"basis":null,
        "alpha_in":null,"beta_in":null,"alpha_out":null,"beta_out":null,"n":null,"w":null});
    assert_eq!(result["tree_nodes"][2], unvisited);
}

#[test]
fn a_batch_goes_on_after_a_bad_line() {
    let input = format!("{OPENING}\n\n   \r\n{{\"game\":1}}\n{{\"ga\n{OPENING}\r\n{BOARD}");
    let output = succeeds(&["solve", "--batch"], &input);
    let lines: Vec<Value> = output.lines().map(parsed).collect();
    assert_eq!(lines.len(), 5, "blank lines are skipped");
    assert_eq!(
        (&lines[0], &lines[4]["nodes"]),
        (&lines[3], &json!(549_946))
    );
    assert!(
        lines[1]["error"]
            .as_str()
            .is_some_and(|error| error.starts_with("game: expected an object"))
    );
    assert!(
        lines[2]["error"]
            .as_str()
            .is_some_and(|error| error.contains("not JSON"))
    );
    let broken = run(&["solve", "--batch"], b"\xff\xfe\n");
    assert_eq!(
        parsed(&String::from_utf8_lossy(&broken.stdout))["error"],
        "byte 1: expected UTF-8"
    );
    assert_eq!(
        succeeds(&["solve", "--batch", "--detail"], OPENING)
            .lines()
            .count(),
        1
    );
    assert_eq!(succeeds(&["solve", "--batch"], ""), "");
}

#[test]
fn a_search_too_large_to_record_is_still_solved() {
    let large =
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":500000}}"#;
    assert!(
        fails(&["solve", "--detail"], large.as_bytes())
            .contains("too many to record: solve it without --detail")
    );
    assert!(fails(&["trace"], large.as_bytes()).contains("too many to record"));
    assert_eq!(parsed(&succeeds(&["solve"], large))["best_move"], "b2");
}

#[test]
fn trace_prints_one_json_object_per_event() {
    let output = succeeds(&["trace"], OPENING);
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines.len(), 38);
    assert_eq!(
        lines[0],
        r#"{"step":1,"event":"bound","node":"r","alpha":"-inf","beta":"+inf"}"#
    );
    assert_eq!(
        lines[2],
        r#"{"step":3,"event":"descend","node":"r.0","choice":0,"probability":1}"#
    );
    assert_eq!(
        lines[24],
        r#"{"step":25,"event":"cutoff","node":"r.1","remaining":1}"#
    );
    assert_eq!(
        lines[37],
        r#"{"step":38,"event":"choose","node":"r","choice":0}"#
    );
    assert_eq!(succeeds(&["trace", "--format", "jsonl"], OPENING), output);
    let playouts = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":1}}"#;
    let output = succeeds(&["trace", "--format=jsonl"], playouts);
    let names: Vec<Value> = output
        .lines()
        .map(|line| parsed(line)["event"].clone())
        .collect();
    assert_eq!(
        names,
        [
            "open", "begin", "expand", "descend", "open", "simulate", "credit", "credit", "choose"
        ]
    );
}

#[test]
fn trace_tells_sentences_in_two_languages() {
    let english = succeeds(&["trace", "--format", "text"], OPENING);
    let chinese = succeeds(&["trace", "--format", "text", "--lang", "zh"], OPENING);
    assert!(english.starts_with(" 1  r      Max starts at A"));
    assert!(chinese.starts_with(" 1  r      Max 从 A 开始"));
    assert_eq!(english.lines().count(), chinese.lines().count());
    assert_eq!(
        succeeds(&["trace", "--format", "text", "--lang", "en"], OPENING),
        english
    );
}

#[test]
fn bad_arguments_and_bad_input_are_one_line_and_status_two() {
    for (arguments, expected) in [
        (&[][..], "expected a command"),
        (&["draw"], "found \"draw\""),
        (&["--colour"], "--colour"),
        (&["solve", "--format", "text"], "--format"),
        (&["solve", "spec.json"], "spec.json"),
        (&["solve", "--batch=yes"], "--batch"),
        (&["trace", "--batch"], "--batch"),
        (&["trace", "--format"], "--format"),
        (
            &["trace", "--format", "yaml"],
            "expected jsonl or text, found \"yaml\"",
        ),
        (
            &["trace", "--lang", "fr"],
            "expected en or zh, found \"fr\"",
        ),
    ] {
        let said = fails(arguments, b"");
        assert!(said.contains(expected), "{said}");
    }
    for (input, expected) in [
        (&b""[..], "this is not JSON"),
        (b"\xff", "byte 1: expected UTF-8"),
        (
            br#"{"game":{"kind":"tree","tree":[[5,6],{"chance":[]}]},"algorithm":{"kind":"minimax"}}"#,
            "game.tree: line 1, column 38",
        ),
        (br#"{"game":{"kind":"checkers"},"algorithm":{"kind":"minimax"}}"#, "game.kind: expected"),
        (b"{\"a\\nb\":1,\"game\":{\"kind\":\"tic-tac-toe\"},\"algorithm\":{\"kind\":\"mcts\"}}", "unknown here"),
    ] {
        for command in ["solve", "trace"] {
            let said = fails(&[command], input);
            assert!(said.contains(expected), "{said}");
        }
    }
}

#[test]
fn help_and_version_are_answers_not_errors() {
    for arguments in [
        &["--help"][..],
        &["-h"],
        &["solve", "--help"],
        &["solve", "-h"],
        &["trace", "--help"],
        &["trace", "-h"],
        &["generate", "-h"],
        &["play", "-h"],
        &["render", "-h"],
        &["match", "-h"],
        &["schema", "-h"],
    ] {
        let help = succeeds(arguments, "");
        assert!(
            help.contains("plyscope") && help.lines().all(|line| line.chars().count() <= 100),
            "{help}"
        );
    }
    assert!(succeeds(&["solve", "--help"], "").contains("reward"));
    assert_eq!(
        succeeds(&["--version"], ""),
        format!("plyscope {}\n", env!("CARGO_PKG_VERSION"))
    );
    assert_eq!(succeeds(&["-V"], ""), succeeds(&["--version"], ""));
}

#[test]
fn schema_writes_the_schema_that_the_site_has() {
    let written = succeeds(&["schema"], "");
    assert_eq!(written, include_str!("../static/spec.schema.json"));
    assert_eq!(parsed(&written)["required"], json!(["game", "algorithm"]));
}

#[test]
fn a_reader_that_goes_away_early_is_no_error() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plyscope"));
    let mut child = command
        .args(["trace"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let spec = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta"}}"#;
    child
        .stdin
        .take()
        .expect("its input is piped")
        .write_all(spec.as_bytes())
        .expect("it reads the spec");
    let mut first = [0; 20];
    child
        .stdout
        .take()
        .expect("its output is piped")
        .read_exact(&mut first)
        .expect("it begins to write");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(
        (
            output.status.code(),
            String::from_utf8_lossy(&output.stderr).as_ref()
        ),
        (Some(0), "")
    );
}

#[test]
fn generate_gives_the_tree_of_a_wish_and_a_seed() {
    assert_eq!(
        succeeds(&["generate"], "{\"seed\":1}"),
        "[[[15,3],[20,10,2],[19,7]],[[1,3],[9,20,13]],[[3,8,4],[3,20,12]]]\n"
    );
    let wish = r#"{"root":"min","children":2,"depth":[4,4],"values":[1,99],"ties":false,"cuts":2,"deep":true,"seed":3}"#;
    let tree = parsed(&succeeds(&["generate"], wish));
    let spec =
        json!({"game":{"kind":"tree","root":"min","tree":tree},"algorithm":{"kind":"alpha-beta"}});
    assert_eq!(
        parsed(&succeeds(&["solve"], &spec.to_string()))["cutoffs"],
        2
    );
    let refused = [
        ("[", "this is not JSON"),
        ("[]", "expected an object"),
        (
            r#"{"width":3}"#,
            "width: expected one of root, children, depth",
        ),
        (r#"{"depth":"deep"}"#, "depth: did not expect"),
        (
            r#"{"children":3,"depth":2,"cuts":3}"#,
            "cuts: expected 0 to 2",
        ),
    ];
    for (wish, said) in refused {
        assert!(
            fails(&["generate"], wish.as_bytes()).contains(said),
            "{wish}"
        );
    }
}

#[test]
fn play_answers_every_position_with_a_move_and_goes_on_behind_a_bad_one() {
    let input = "{\"game\":{\"kind\":\"nim\",\"heaps\":[1,2]},\"algorithm\":{\"kind\":\"win-lose\"}}\n2 2 1\n\n2 x\n0 0\n";
    let moves = succeeds(&["play"], input);
    let moves: Vec<&str> = moves.lines().collect();
    assert_eq!(
        (moves.len(), moves[0], moves[1], moves[3]),
        (4, "(1,1)", "(2,2,0)", "over")
    );
    assert!(
        parsed(moves[2])["error"]
            .as_str()
            .is_some_and(|said| said.contains("column 3"))
    );
    let answers = succeeds(
        &["play", "--level", "strong", "--detail"],
        &input.replace("win-lose", "mcts"),
    );
    let answers: Vec<Value> = answers.lines().map(parsed).collect();
    assert_eq!(
        (&answers[0]["move"], &answers[1]["move"]),
        (&json!("(1,1)"), &json!("(2,2,0)"))
    );
    assert_eq!(
        (
            &answers[3]["move"],
            &answers[3]["why"],
            &answers[3]["value"]
        ),
        (&json!(null), &json!("over"), &json!(-1))
    );
    // The spec of an answer takes the same move without a clock.
    let solved = parsed(&succeeds(&["solve"], &answers[0]["spec"].to_string()));
    assert_eq!(solved["best_move"], answers[0]["move"]);
}

#[test]
fn play_keeps_a_budget_and_refuses_what_it_cannot_play_with() {
    let spec = "{\"game\":{\"kind\":\"connect-four\"},\"algorithm\":{\"kind\":\"alpha-beta\",\"depth\":1}}\n";
    let first =
        |options: &[&str]| parsed(&succeeds(&[&["play", "--detail"], options].concat(), spec));
    assert!(
        first(&["--nodes", "5000"])["reached"]
            .as_u64()
            .is_some_and(|depth| depth > 3)
    );
    assert!(
        first(&["--seconds", "0.05"])["reached"]
            .as_u64()
            .is_some_and(|depth| depth > 1)
    );
    assert_eq!(first(&["--level", "random"])["reached"], 1);
    // What has no end of its own gets one by the budget, or by a level.
    let endless = "{\"game\":{\"kind\":\"chess\"},\"algorithm\":{\"kind\":\"alpha-beta\"}}\n";
    for options in [
        ["--nodes", "2000"],
        ["--seconds", "0.05"],
        ["--level", "easy"],
    ] {
        assert!(
            !succeeds(&[&["play"], &options[..]].concat(), endless)
                .trim()
                .is_empty(),
            "{options:?}"
        );
    }
    assert!(fails(&["play"], endless.as_bytes()).contains("depth"));
    let die = "{\"game\":{\"kind\":\"pig\",\"thrown\":true},\"algorithm\":{\"kind\":\"mcts\"}}\n";
    assert_eq!(succeeds(&["play"], die), "chance\n");
    for (options, said) in [
        (
            &["--level", "perfect"][..],
            "--level: this game has random, easy, middle, strong, found \"perfect\"",
        ),
        (
            &["--seconds", "0"],
            "--seconds: expected a number from 0.001",
        ),
        (&["--nodes", "many"], "many"),
        (&["--hints"], "--hints"),
    ] {
        assert!(
            fails(&[&["play"], options].concat(), spec.as_bytes()).contains(said),
            "{options:?}"
        );
    }
    assert!(fails(&["play"], b"4453\n").contains("expected an object"));
}
