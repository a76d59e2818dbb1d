//! The command line as scripts use it: input, output and exit status.

mod commands;
mod compare;
mod golden;
mod help;
#[path = "../runner/plyscope.rs"]
mod runner;

use runner::{plyscope, run};

use serde_json::{Value, json};
use std::io::{Read, Write};
use std::process::Stdio;

const OPENING: &str =
    r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}}"#;
const BOARD: &str = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#;

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

/// Returns the line on standard error.
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
    assert!(english.starts_with(" 1  r      The search of A starts with the full window"));
    assert!(chinese.starts_with(" 1  r      A 的搜索从完整的窗口开始"));
    assert_eq!(english.lines().count(), chinese.lines().count());
    assert_eq!(
        succeeds(&["trace", "--format", "text", "--lang", "en"], OPENING),
        english
    );
}
