//! Windows at all nodes: those that the search does not visit have fields, too, or the fields would
//! show which nodes these are.

use super::{fields, known, read, share};
use plyscope::exercise::{Fields, entries, grade, model};
use plyscope::lang::Lang;
use std::collections::BTreeSet;

/// F is cut off by its first leaf, and G is not visited.
const ALL: &str = r#"{"game":{"kind":"tree","tree":[[[5,4],[3,8]],[[2,1],[9,7]]]},"algorithm":{"kind":"alpha-beta"},
    "ask":[{"kind":"window"}]}"#;

#[test]
fn every_inner_node_below_the_root_has_two_fields_whether_it_is_visited_or_not() {
    let instance = read(ALL).instance(0).expect("it is given");
    let entries = entries(&instance, &instance.exercise.ask[0].ask);
    let nodes: BTreeSet<String> = entries
        .iter()
        .filter_map(|entry| Some(entry.at.split_once(':')?.0.to_owned()))
        .collect();
    let expected = ["r.0", "r.0.0", "r.0.1", "r.1", "r.1.0", "r.1.1"];
    assert_eq!(nodes, expected.map(str::to_owned).into());
    assert_eq!(entries.len(), 2 * expected.len());
    let right = model(&instance).remove(0);
    assert!(right.contains_key("r.1.0:alpha") && !right.contains_key("r.1.1:alpha"));
}

#[test]
fn a_field_that_is_rightly_empty_has_no_weight_and_a_wrongly_filled_one_costs_and_is_explained() {
    let instance = read(ALL).instance(0).expect("it is given");
    let right = model(&instance).remove(0);
    let count = right.len() as f64;
    assert_eq!(share(&instance, &right), 1.0);
    let one = fields([("r.0:alpha", "-inf")]);
    assert!((share(&instance, &one) - 1.0 / count).abs() < 1e-9);
    let mut more: Fields = right;
    more.insert("r.1.1:alpha".to_owned(), "5".to_owned());
    assert!((share(&instance, &more) - count / (count + 1.0)).abs() < 1e-9);
    let grade = grade(&instance, &[more]).remove(0);
    let why = grade.why.expect("it is wrong");
    assert!(why.text(Lang::En).starts_with("G is not visited"));
    assert!(why.text(Lang::Zh).starts_with("G 不会被访问"));
}

#[test]
fn a_student_who_misses_a_cut_writes_windows_at_nodes_that_the_search_does_not_visit() {
    let instance = read(ALL).instance(0).expect("it is given");
    let ask = &instance.exercise.ask[0].ask;
    let answer = known("fresh-window")
        .answer(&instance, ask)
        .expect("it has windows");
    assert!(answer.contains_key("r.1.1:alpha"), "{answer:?}");
    let grade = grade(&instance, &[answer]).remove(0);
    assert_eq!(grade.slip, Some(known("fresh-window")));
}
