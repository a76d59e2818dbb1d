//! What a row reports about its goal and its floor.

use super::{Measurement, Row, table};
use crate::bench::floors::Floors;
use crate::bench::goal::figure;

const LINE: &str =
    r#"{"name":"a","value":3,"unit":"ms","peer":"b","peer_value":2,"goal":{"ratio_at_most":1.5}}"#;

fn judged(line: &str, floors: &[(&str, f64)]) -> Row {
    let floors = Floors::of_rows(floors);
    Measurement::read(line)
        .expect("a measurement")
        .expect("well-formed")
        .judged(&floors)
}

#[test]
fn a_row_says_whether_its_goal_is_met() {
    let row = judged(LINE, &[]);
    assert_eq!((row.ratio, row.met), (Some(1.5), true));
    let slower = judged(&LINE.replace(":3,", ":4,"), &[]);
    assert!(!slower.met && slower.why.is_some());
    assert!(
        judged(
            r#"{"name":"a","value":3,"unit":"s","peer":null,"peer_value":null,"goal":null}"#,
            &[]
        )
        .met
    );
    assert!(Measurement::read("Compiling").is_none());
}

#[test]
fn a_floor_is_of_what_the_goal_is_about_and_holds_until_a_figure_is_worse() {
    let row = judged(LINE, &[("a", 1.4)]);
    assert!(
        row.met && !row.held,
        "a goal that is met does not excuse what was lost"
    );
    assert!(table(&[row]).contains("FELL below its floor, at most 1.4x"));
    let row = judged(&LINE.replace(":3,", ":4,"), &[("a", 2.0)]);
    assert!(
        !row.met && row.held,
        "a goal that is missed may have been missed before"
    );
    let least = LINE.replace("most", "least");
    assert!(judged(&least, &[("a", 1.5)]).held && !judged(&least, &[("a", 1.6)]).held);
    assert!(
        judged(&LINE.replace("ratio", "value"), &[("a", 3.0)]).held,
        "a goal for the value, and a ratio of 1.5"
    );
}

#[test]
fn a_row_without_a_recorded_floor_holds_and_one_without_its_figure_does_not() {
    let row = judged(LINE, &[("b", 0.0)]);
    assert!(row.held && row.floor.is_none());
    assert!(!judged(&LINE.replace(":3,", ":null,"), &[("a", 9.0)]).held);
    assert!(Row::missing("a", "nobody knows").held);
}

#[test]
fn the_next_floor_is_fifteen_per_cent_worse_than_the_figure() {
    assert_eq!(judged(LINE, &[]).next_floor(), Some(1.725));
    assert_eq!(
        judged(&LINE.replace("ratio_at_most", "value_at_least"), &[]).next_floor(),
        Some(2.55)
    );
    assert_eq!(
        judged(&LINE.replace(":3,", ":0,"), &[]).next_floor(),
        Some(1.5),
        "of nothing, the goal"
    );
    assert_eq!(
        judged(&LINE.replace(":3,", ":-2,"), &[]).next_floor(),
        Some(-0.85),
        "worse is greater, below 0 too"
    );
    assert_eq!(
        judged(
            r#"{"name":"a","value":3,"unit":"s","peer":null,"peer_value":null,"goal":null}"#,
            &[]
        )
        .next_floor(),
        None
    );
}

#[test]
fn the_file_has_every_field_and_its_goal_in_words() {
    let json = serde_json::to_value(judged(LINE, &[("a", 1.8)])).expect("a row is JSON");
    let wanted = serde_json::json!({
        "name": "a", "value": 3.0, "unit": "ms", "peer": "b", "peer_value": 2.0, "ratio": 1.5,
        "goal": "at most 1.5x", "met": true, "floor": 1.8, "held": true, "why": null,
    });
    assert_eq!(json, wanted);
}

#[test]
fn a_failed_program_is_told_by_what_it_calls_an_error() {
    let failed = Row::missing(
        "a",
        "`node a.mjs` ended with exit status: 1\n\nTypeError: no such thing\n    at a.mjs:3",
    );
    assert_eq!(failed.without_figure(), Some("TypeError: no such thing"));
    assert_eq!(
        Row::missing("a", "waited in vain\nfor long").without_figure(),
        Some("waited in vain")
    );
    assert_eq!(judged(LINE, &[]).without_figure(), None);
}

#[test]
fn figures_have_three_digits_that_count() {
    assert_eq!(
        [0.0, 0.0312, 1.234, 12.34, 123.4, 12_340.0, 1.5e8].map(figure),
        ["0", "0.0312", "1.23", "12.3", "123", "12.3 k", "150 M"]
    );
}
