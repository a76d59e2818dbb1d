//! The rows of the outline and the keys of a tree.

use super::{after, lab};
use plyscope::app::state::action::Step;
use plyscope::app::state::lab::Lab;
use plyscope::app::state::search::outline::{Key, Outline, Row, key, rows, standing};
use plyscope::trace::NodeId;

fn rows_of(lab: &Lab, outline: &Outline, fog: bool) -> Vec<Row> {
    rows(
        &lab.search.lane.run.trace().at(lab.search.lane.shown_step()),
        outline,
        fog,
    )
}

#[test]
fn a_small_tree_has_all_its_rows_in_order_each_with_its_place() {
    let lab = lab();
    let rows = rows_of(&lab, &Outline::default(), false);
    let trace = lab.search.lane.run.trace();
    let paths: Vec<Vec<u16>> = rows.iter().map(|row| trace.path(row.node)).collect();
    assert_eq!(rows.len(), 10);
    assert!(paths.is_sorted(), "{paths:?}");
    assert_eq!(rows[1].place, (1, 3));
    assert_eq!(rows[2].place, (1, 2));
    assert_eq!((rows[0].open, rows[2].open), (Some(true), None));
    // In the fog only visited nodes have a row.
    assert_eq!(rows_of(&lab, &Outline::default(), true).len(), 1);
    let reached = after(&lab, [Step::To(lab.search.lane.run.length()).into()]);
    assert_eq!(rows_of(&reached, &Outline::default(), true).len(), 8);
}

#[test]
fn a_branch_that_is_closed_stands_for_what_is_below_it() {
    let lab = lab();
    let trace = lab.search.lane.run.trace();
    let (branch, leaf) = (trace.find(&[1]), trace.find(&[1, 0]));
    let (branch, leaf) = branch.zip(leaf).expect("both are in the tree");
    let mut outline = Outline::default();
    outline.set_branch(branch, false);
    let rows = rows_of(&lab, &outline, false);
    assert_eq!(rows.len(), 8);
    let at = standing(&trace, &rows, leaf);
    assert_eq!(rows[at].node, branch);
    outline.open(|node| node == branch, leaf);
    assert_eq!(rows_of(&lab, &outline, false).len(), 10);
}

#[test]
fn the_keys_of_a_tree_walk_open_and_pick() {
    let lab = lab();
    let trace = lab.search.lane.run.trace();
    let rows = rows_of(&lab, &Outline::default(), false);
    for (at, name, expected) in [
        (0, "ArrowDown", Key::To(1)),
        (0, "ArrowUp", Key::To(0)),
        (9, "ArrowDown", Key::To(9)),
        (0, "End", Key::To(9)),
        (9, "Home", Key::To(0)),
        (2, "ArrowLeft", Key::To(1)),
        (1, "ArrowLeft", Key::Branch(false)),
        (1, "ArrowRight", Key::To(2)),
        (2, "ArrowRight", Key::To(2)),
        (2, "Enter", Key::Pick),
        (0, "PageDown", Key::To(9)),
        (1, "*", Key::OpenAll(Vec::new())),
    ] {
        assert_eq!(
            key(&trace, &rows, at, name),
            Some(expected),
            "{name} at {at}"
        );
    }
    assert_eq!(key(&trace, &rows, 0, "x"), None);
    assert_eq!(key(&trace, &rows, 99, "End"), None);
    assert_eq!(rows[0].node, NodeId::ROOT);
}
