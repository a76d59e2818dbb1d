//! Tasks that courses have set and worked examples of the literature, in this format, with their published answers.

use super::{instance, known, leaves, share};
use plyscope::exercise::{Fields, Instance, grade, model};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const EXERCISES: &str = include_str!("../data/exercises.json");
const TREES: &str = include_str!("../data/known_trees.json");

/// The fields of every question.
fn answers(value: &Value) -> Vec<Fields> {
    let fields = |fields: &Value| {
        let fields = fields.as_object().expect("fields").iter();
        let text = |text: &Value| text.as_str().expect("a text").to_owned();
        fields.map(|(at, said)| (at.clone(), text(said))).collect()
    };
    value
        .as_array()
        .expect("answers")
        .iter()
        .map(fields)
        .collect()
}

/// The share of all points.
fn whole(instance: &Instance, answers: &[Fields]) -> f64 {
    let (score, max) = plyscope::exercise::total(&grade(instance, answers));
    score / max
}

#[test]
fn tasks_of_courses_and_worked_examples_have_their_published_answers() {
    let all: Value = serde_json::from_str(EXERCISES).expect("JSON");
    let all = all.as_array().expect("a list");
    assert!(all.len() > 14);
    for task in all {
        let about = task["about"].as_str().expect("a name");
        let instance = instance(&task["exercise"].to_string(), 7);
        assert_eq!(whole(&instance, &model(&instance)), 1.0, "{about}");
        if !task["right"].is_null() {
            let right = answers(&task["right"]);
            assert_eq!(
                whole(&instance, &right),
                1.0,
                "{about}: {:#?}",
                grade(&instance, &right)
            );
        }
        if let Some(wrong) = task.get("wrong") {
            let share = whole(&instance, &answers(wrong));
            let is_other_key = about.contains("two keys");
            assert_eq!(share == 1.0, is_other_key, "{about}: {share}");
        }
    }
}

/// The published set of pruned leaves, by their numbers from the left.
fn pruned(tree: &Value, rule: &str) -> BTreeSet<usize> {
    let indices = tree[rule]["pruned_leaf_index"].as_array().expect("a list");
    let index = |index: &Value| index.as_u64().expect("a number") as usize;
    indices.iter().map(index).collect()
}

#[test]
fn published_trees_are_cut_as_published_and_missed_deep_cuts_are_named() {
    let trees: BTreeMap<String, Value> = serde_json::from_str(TREES).expect("JSON");
    let (mut deep, mut strict) = (0, 0);
    for (name, tree) in &trees {
        let root = if tree["root"] == "MIN" { "min" } else { "max" };
        let exercise = serde_json::json!({
            "game": {"kind": "tree", "tree": tree["tree"], "root": root},
            "algorithm": {"kind": "alpha-beta"},
            "ask": [{"kind": "cut"}],
        });
        let instance = instance(&exercise.to_string(), 0);
        // The recording goes level by level or branch by branch; from the left is the order of paths.
        let mut paths: Vec<Vec<u16>> = leaves(&instance)
            .iter()
            .map(|(path, _)| {
                path.split('.')
                    .skip(1)
                    .map(|at| at.parse().expect("a path"))
                    .collect()
            })
            .collect();
        paths.sort();
        let marked = |rule: &str| -> Fields {
            let leaves = pruned(tree, rule).into_iter();
            let path = |leaf: usize| plyscope::spec::node_path(&paths[leaf]);
            leaves.map(|leaf| (path(leaf), "cut".to_owned())).collect()
        };
        let [right, gt, shallow] = ["ge", "strict", "nodeep"].map(marked);
        assert_eq!(model(&instance).remove(0), right, "{name}");
        let slip = |answer: &Fields| grade(&instance, std::slice::from_ref(answer))[0].slip;
        if gt != right && !gt.is_empty() {
            assert!(share(&instance, &gt) < 1.0, "{name}");
            assert_eq!(slip(&gt), Some(known("other-cut-rule")), "{name}");
            strict += 1;
        }
        if shallow != right && shallow != gt && !shallow.is_empty() {
            let found = slip(&shallow).expect("it is explained");
            let ask = &instance.exercise.ask[0].ask;
            assert_eq!(
                found.answer(&instance, ask),
                Some(shallow),
                "{name}: {found:?}"
            );
            deep += 1;
        }
    }
    assert!(deep >= 2 && strict >= 2, "{deep} {strict}");
}
