//! The number of a leaf, typed at its node.

use super::{after, lab, lab_of, searched};
use plyscope::app::state::action::{Action, EditAction, Search, Step, ViewAction};
use plyscope::app::state::lab::Lab;
use plyscope::app::state::page::Pane;
use plyscope::app::state::play::Request;
use plyscope::app::state::search::edit::{InPlace, Number};
use plyscope::app::state::search::step_units::Direction;
use plyscope::app::state::search::view::Look;
use plyscope::game::any::GameId;
use plyscope::game::tree::edit::Edit;
use plyscope::trace::NodeId;
use std::rc::Rc;

const OPENING: &str = "[[5,6],[2,1],[3,2]]";

fn text(lab: &Lab) -> String {
    lab.search.lane.run.spec().game.text()
}

/// Picks the node at a path.
fn picked(lab: &Rc<Lab>, path: &[u16]) -> Rc<Lab> {
    let node = lab.search.lane.run.trace().find(path);
    assert!(node.is_some(), "{path:?} is drawn");
    after(lab, [ViewAction::Select(node).into()])
}

fn taken(lab: &Rc<Lab>, number: &str) -> Rc<Lab> {
    after(lab, [typed(Number::Take(number.to_owned()))])
}

fn typed(number: Number) -> Action {
    EditAction::Number(number).into()
}

fn undone(lab: &Rc<Lab>) -> Rc<Lab> {
    after(lab, [EditAction::Travel(Direction::Back).into()])
}

#[test]
fn a_second_press_opens_the_number_of_a_leaf_at_its_node_and_one_undo_takes_back_what_was_typed() {
    let opened = after(&picked(&lab(), &[0, 1]), [ViewAction::Open.into()]);
    let held = InPlace {
        path: vec![0, 1],
        text: "6".to_owned(),
        is_begun: false,
    };
    assert_eq!(opened.search.in_place, Some(held));
    assert_eq!(
        opened.search.lane.view.look,
        lab().search.lane.view.look,
        "the tree stays where it is"
    );
    let typed = taken(&opened, "9");
    assert_eq!(text(&typed), "[[5,9],[2,1],[3,2]]");
    assert_eq!(typed.search.in_place, None);
    assert_eq!(typed.edited(), [0, 1], "the leaf is still in hand");
    let back = undone(&typed);
    assert_eq!(text(&back), OPENING);
    assert!(!back.search.history.can(Direction::Back), "it was one step");
}

#[test]
fn an_edit_keeps_the_step_and_so_do_undo_and_redo() {
    let there = after(&lab(), [Step::To(25).into()]);
    let opened = after(&picked(&there, &[0, 1]), [ViewAction::Open.into()]);
    let typed = taken(&opened, "9");
    let back = undone(&typed);
    let again = after(&back, [EditAction::Travel(Direction::Forward).into()]);
    let steps = [&typed, &back, &again].map(|lab| lab.search.lane.step);
    assert_eq!(steps, [25; 3]);
    assert_eq!(text(&again), "[[5,9],[2,1],[3,2]]");
}

#[test]
fn the_first_key_begins_a_new_number_and_leaving_it_changes_nothing() {
    let begun = after(&picked(&lab(), &[2, 0]), [typed(Number::Begin('-'))]);
    let held = begun.search.in_place.as_ref().expect("it is open");
    assert_eq!((held.text.as_str(), held.is_begun), ("-", true));
    let left = after(&begun, [typed(Number::Leave)]);
    assert_eq!(
        (text(&left).as_str(), &left.search.in_place),
        (OPENING, &None)
    );
    assert!(!left.search.history.can(Direction::Back));
    assert_eq!(text(&taken(&begun, "-4")), "[[5,6],[2,1],[-4,2]]");
}

#[test]
fn what_is_no_number_stays_in_the_field_with_the_reason() {
    let opened = after(&picked(&lab(), &[0, 0]), [ViewAction::Open.into()]);
    let refused = taken(&opened, "five");
    assert_eq!(
        refused
            .search
            .in_place
            .as_ref()
            .map(|held| held.text.as_str()),
        Some("five")
    );
    assert!(refused.refused_in_place().is_some());
    assert_eq!(text(&refused), OPENING);
    let mended = taken(&refused, "5.5");
    assert_eq!(text(&mended), "[[5.5,6],[2,1],[3,2]]");
    assert!(mended.search.in_place.is_none() && mended.refused_in_place().is_none());
    // A number that was left as it is makes no step.
    let same = taken(&opened, "5");
    assert!(same.search.in_place.is_none() && !same.search.history.can(Direction::Back));
}

#[test]
fn a_leaf_that_is_added_is_picked_and_waits_for_its_number() {
    let add = |lab: &Rc<Lab>, path: &[u16], asked: Edit| {
        after(&picked(lab, path), [typed(Number::Add(asked))])
    };
    for (path, asked, waits, tree) in [
        (&[1][..], Edit::Child, &[1, 2][..], "[[5,6],[2,1,0],[3,2]]"),
        // A leaf hands its number on to its first child.
        (&[0, 1], Edit::Child, &[0, 1, 0], "[[5,[6]],[2,1],[3,2]]"),
        (&[0, 0], Edit::Sibling, &[0, 1], "[[5,0,6],[2,1],[3,2]]"),
        (&[], Edit::Child, &[3], "[[5,6],[2,1],[3,2],0]"),
    ] {
        let added = add(&lab(), path, asked);
        assert_eq!(text(&added), tree);
        let held = added
            .search
            .in_place
            .as_ref()
            .map(|held| held.path.as_slice());
        assert_eq!(held, Some(waits), "{tree}");
        assert_eq!(added.edited(), waits, "{tree}");
        assert_eq!(text(&undone(&added)), OPENING);
    }
    // The root has no sibling: nothing is added and nothing waits.
    let refused = add(&lab(), &[], Edit::Sibling);
    assert!(refused.search.in_place.is_none());
    assert_eq!(text(&refused), OPENING);
}

#[test]
fn a_leaf_waits_for_its_number_while_a_long_search_has_not_reached_it() {
    let leaves = ["1"; 64].join(",");
    let wide = [format!("[{leaves}]").as_str(); 64].join(",");
    let spec =
        format!(r#"{{"game":{{"kind":"tree","tree":[{wide}]}},"algorithm":{{"kind":"minimax"}}}}"#);
    let added = after(
        &picked(&searched(&lab_of(&spec)), &[63]),
        [typed(Number::Add(Edit::Child))],
    );
    let held = added.search.in_place.as_ref().map(|held| held.path.clone());
    assert_eq!(held, Some(vec![63, 64]));
    let found = searched(&added);
    assert_eq!(found.search.in_place, added.search.in_place);
    assert_eq!(found.edited(), [63, 64]);
}

#[test]
fn the_number_closes_when_another_node_tree_or_part_of_the_page_is_turned_to() {
    let opened = after(&picked(&lab(), &[0, 1]), [ViewAction::Open.into()]);
    let turns: [Action; 4] = [
        ViewAction::Select(Some(NodeId(1))).into(),
        ViewAction::Select(None).into(),
        Search::Game(GameId::Nim).into(),
        Request::Begin.into(),
    ];
    for turn in turns {
        let told = format!("{turn:?}");
        let turned = after(&opened, [turn]);
        assert_eq!(turned.search.in_place, None, "{told}");
        // What comes too late from the field is nobody's.
        assert_eq!(text(&taken(&turned, "7")), text(&turned), "{told}");
    }
}

#[test]
fn anything_but_a_leaf_of_a_tree_is_gone_to() {
    for (lab, path) in [
        (lab(), &[1][..]),
        (
            searched(&lab_of(
                r#"{"game":{"kind":"nim","heaps":[1,2]},"algorithm":{"kind":"minimax"}}"#,
            )),
            &[0],
        ),
    ] {
        let looked = after(&picked(&lab, path), [ViewAction::Open.into()]);
        assert_eq!(
            (&looked.search.in_place, looked.search.lane.view.look),
            (&None, Look::Here)
        );
    }
    // On a phone the number is typed where the tree is.
    let pane = plyscope::app::state::action::Display::Pane(Pane::Node).into();
    let opened = after(&picked(&lab(), &[0, 1]), [pane, ViewAction::Open.into()]);
    assert_eq!(opened.page.pane, Pane::Tree);
}
