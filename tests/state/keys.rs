//! The table of keys: what has the focus, which key, and what it asks for.

use super::{after, lab, lab_of};
use plyscope::app::state::action::{Action, Sight, Step};
use plyscope::app::state::keys::{Focus, Key, actions};
use plyscope::app::state::lab::Lab;
use plyscope::app::state::play::Request;
use plyscope::trace::NodeId;
use std::rc::Rc;

/// A key with nothing held, or with what stands before it: `Shift+P`, `Ctrl+z`, `Alt+ArrowLeft`.
fn key(written: &str, focus: Focus) -> Key<'_> {
    let (held, name) = written
        .rsplit_once('+')
        .filter(|(held, _)| !held.is_empty())
        .unwrap_or(("", written));
    Key {
        name,
        shift: held == "Shift",
        alt: held == "Alt",
        control: held == "Ctrl",
        focus,
        in_menu: false,
    }
}

fn asked(lab: &Lab, focus: Focus, written: &str) -> String {
    let asked = actions(key(written, focus), lab);
    let told: Vec<String> = asked.iter().map(|action| format!("{action:?}")).collect();
    told.join("; ")
}

#[test]
fn on_the_lab_keys_step_and_look() {
    let lab = after(&lab(), [Step::To(10).into()]);
    let by = |stride: &str, direction: &str| {
        format!("Step(By {{ stride: {stride}, direction: {direction} }})")
    };
    for (written, expected) in [
        ("ArrowRight", by("Event", "Forward")),
        ("ArrowLeft", by("Event", "Back")),
        ("PageDown", by("Event", "Forward")),
        ("PageUp", by("Event", "Back")),
        ("Shift+ArrowRight", by("Phase", "Forward")),
        ("Shift+ArrowLeft", by("Phase", "Back")),
        ("p", by("Phase", "Forward")),
        ("Shift+P", by("Phase", "Back")),
        ("o", by("Over", "Forward")),
        ("u", by("Out", "Forward")),
        ("c", by("Cut", "Forward")),
        ("Shift+C", by("Cut", "Back")),
        ("i", by("Iteration", "Forward")),
        (" ", "Step(TogglePlaying)".to_owned()),
        ("k", "Step(TogglePlaying)".to_owned()),
        ("Home", "Step(To(0))".to_owned()),
        ("End", "Step(To(38))".to_owned()),
        ("ArrowUp", "Step(Speed(16))".to_owned()),
        ("ArrowDown", "Step(Speed(4))".to_owned()),
        ("f", "Sight(ToggleFog)".to_owned()),
        ("g", "Sight(ToggleGraph)".to_owned()),
        ("m", "Sight(ToggleCompact)".to_owned()),
        ("+", "Sight(Look(Closer))".to_owned()),
        ("-", "Sight(Look(Further))".to_owned()),
        ("0", "Sight(Look(Whole))".to_owned()),
        ("z", "Sight(Look(Here))".to_owned()),
        ("w", "Display(ToggleProjector)".to_owned()),
        ("l", "Display(ToggleLang)".to_owned()),
        ("?", "Display(OpenHelp)".to_owned()),
        ("/", "Display(Pane(Node)); Display(Focus(Find))".to_owned()),
        ("Escape", "Sight(Select(None))".to_owned()),
        ("q", String::new()),
        ("Ctrl+c", String::new()),
        ("Alt+ArrowLeft", String::new()),
    ] {
        assert_eq!(asked(&lab, Focus::Lab, written), expected, "{written}");
    }
}

#[test]
fn where_something_has_keys_of_its_own_these_go_first() {
    let lab = after(&lab(), [Step::To(10).into()]);
    for (focus, written, expected) in [
        (
            Focus::Tree,
            "ArrowLeft",
            "Sight(Look(Aside { across: 80.0, down: 0.0 }))",
        ),
        (
            Focus::Tree,
            "ArrowDown",
            "Sight(Look(Aside { across: 0.0, down: -80.0 }))",
        ),
        (
            Focus::Bar,
            "ArrowUp",
            "Step(By { stride: Event, direction: Forward })",
        ),
        (Focus::Bar, "PageDown", "Step(To(11))"),
        (Focus::Bar, "PageUp", "Step(To(9))"),
        (Focus::Bar, "Home", "Step(To(0))"),
        (Focus::Button, " ", ""),
        (Focus::Button, "k", "Step(TogglePlaying)"),
        (Focus::Picker, "ArrowUp", ""),
        (Focus::Picker, "f", ""),
        (
            Focus::Picker,
            "ArrowRight",
            "Step(By { stride: Event, direction: Forward })",
        ),
        (Focus::Text, "ArrowRight", ""),
        (Focus::Text, "l", ""),
        (Focus::Text, "Ctrl+z", ""),
    ] {
        assert_eq!(asked(&lab, focus, written), expected, "{focus:?} {written}");
    }
}

#[test]
fn a_picked_node_of_a_tree_is_edited_and_one_of_a_game_is_not() {
    let picked = after(&lab(), [Sight::Select(Some(NodeId(1))).into()]);
    let select = "Sight(Select(Some(NodeId(1))))";
    for (written, edit) in [
        ("n", "Typing(Edit(Child))"),
        ("Insert", "Typing(Edit(Child))"),
        ("Shift+N", "Typing(Edit(Sibling))"),
        ("Delete", "Typing(Edit(Remove))"),
        ("Alt+ArrowLeft", "Typing(Edit(Left))"),
        ("F2", "Display(Pane(Position)); Display(Focus(Fields))"),
    ] {
        assert_eq!(
            asked(&picked, Focus::Lab, written),
            format!("{select}; {edit}"),
            "{written}"
        );
    }
    assert_eq!(asked(&picked, Focus::Text, "n"), "");
    let nim = lab_of(r#"{"game":{"kind":"nim","heaps":[1,2]},"algorithm":{"kind":"minimax"}}"#);
    assert_eq!(asked(&nim, Focus::Row, "Delete"), "");
}

#[test]
fn undo_is_the_browsers_as_long_as_there_is_nothing_to_undo() {
    let lab = lab();
    assert_eq!(asked(&lab, Focus::Lab, "Ctrl+z"), "");
    let text = plyscope::app::state::action::Typing::Text("[1,2]".to_owned());
    let edited = after(&lab, [text.into()]);
    assert_eq!(asked(&edited, Focus::Lab, "Ctrl+z"), "Typing(Travel(Back))");
    assert_eq!(asked(&edited, Focus::Lab, "Ctrl+y"), "");
}

#[test]
fn in_a_game_the_arrows_go_over_its_moves_and_letters_of_the_lab_do_nothing() {
    let board = lab_of(r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#);
    let actions: [Action; 2] = [Request::Begin.into(), Request::Move(4).into()];
    let game: Rc<Lab> = after(&board, actions);
    for (written, expected) in [
        ("ArrowLeft", "Play(Look(0))"),
        ("ArrowRight", "Play(Look(2))"),
        ("End", "Play(Look(1))"),
        ("v", "Display(ToggleHints)"),
        ("Ctrl+z", "Play(TakeBack)"),
        ("Ctrl+y", "Play(Redo)"),
        ("c", ""),
        ("w", ""),
        ("/", ""),
        ("l", "Display(ToggleLang)"),
    ] {
        assert_eq!(asked(&game, Focus::Lab, written), expected, "{written}");
    }
}

#[test]
fn an_open_menu_or_help_keeps_its_keys() {
    let lab = lab();
    let escape = Key {
        in_menu: true,
        ..key("Escape", Focus::Lab)
    };
    assert!(actions(escape, &lab).is_empty());
    let help = after(
        &lab,
        [plyscope::app::state::action::Display::OpenHelp.into()],
    );
    for written in ["ArrowRight", "Escape", "l", "Ctrl+z"] {
        assert_eq!(asked(&help, Focus::Lab, written), "", "{written}");
    }
}
