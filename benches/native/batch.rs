//! The command line as a grader uses it: many small trees in one batch, with every node reported.

use crate::measurement::Measurement;
use crate::stopwatch::alone;
use crate::trees::Forest;
use plyscope::game::Wording;
use plyscope::game::tree::Tree;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

const TREES: usize = 2_000;

pub fn measure() -> Vec<Measurement> {
    let specs = Path::new(env!("CARGO_TARGET_TMPDIR")).join("batch.jsonl");
    let mut forest = Forest::new(1);
    let lines: String = ["minimax", "alpha-beta"]
        .iter()
        .cycle()
        .take(TREES)
        .map(|kind| line(&mut forest, kind))
        .collect();
    fs::write(&specs, lines).expect("cargo's directory for benchmarks can be written");
    let seconds = alone(11, || solve(&specs));
    vec![
        Measurement::new("2,000 small trees, solve --batch --detail", seconds, "s"),
        Measurement::new(
            "small trees, solve --batch --detail",
            TREES as f64 / seconds,
            "trees/s",
        ),
    ]
}

fn line(forest: &mut Forest, kind: &str) -> String {
    let tree = Tree::new(forest.tree(5, 4)).text();
    format!(
        "{{\"game\":{{\"kind\":\"tree\",\"tree\":{tree}}},\"algorithm\":{{\"kind\":\"{kind}\"}}}}\n"
    )
}

fn solve(specs: &Path) {
    let input = File::open(specs).expect("it was written");
    let output = Command::new(env!("CARGO_BIN_EXE_plyscope"))
        .args(["solve", "--batch", "--detail"])
        .stdin(input)
        .output();
    let output = output.expect("cargo has built the command line").stdout;
    let answers = output
        .split(|&byte| byte == b'\n')
        .filter(|answer| answer.starts_with(b"{\"value\""))
        .count();
    assert_eq!(answers, TREES, "every tree is solved");
}
