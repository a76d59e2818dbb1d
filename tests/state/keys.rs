//! The table of keys: focus, key, and the resulting action.

use super::{after, lab, lab_of};
use plyscope::app::state::action::{Action, Step, ViewAction};
use plyscope::app::state::keys::{Focus, Key, actions, gives_back, is_the_hosts};
use plyscope::app::state::lab::Lab;
use plyscope::app::state::page::Place;
use plyscope::app::state::play::Request;
use plyscope::app::state::search::step_units::Direction;
use plyscope::trace::NodeId;
use std::rc::Rc;

/// Presses a key, with its modifiers.
pub fn pressed(lab: &Rc<Lab>, written: &str, focus: Focus) -> Rc<Lab> {
    after(lab, actions(key(written, focus), lab))
}

/// Reads a key with its modifiers: `Shift+P`, `Ctrl+z`, `Alt+ArrowLeft`.
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
        after_press: false,
        may_edit: true,
    }
}

fn asked(lab: &Lab, focus: Focus, written: &str) -> String {
    let asked = actions(key(written, focus), lab);
    let told: Vec<String> = asked.iter().map(|action| format!("{action:?}")).collect();
    told.join("; ")
}

/// What each key does at step 10 of 38: on the lab's own page, where the focus came by keys and after a press, and the same in an
/// embed. `+` is forward and `−` back by a step unit, a number the step that is gone to; `host` is a key of the page around the embed, and
/// `·` one that the browser keeps.
const TABLE: &str = "
Lab    ArrowRight       | +Event          | +Event          | +Event          | +Event
Lab    ArrowLeft        | −Event          | −Event          | −Event          | −Event
Lab    PageDown         | +Event          | +Event          | host            | host
Lab    PageUp           | −Event          | −Event          | host            | host
Lab    Home             | 0               | 0               | 0               | 0
Lab    End              | 38              | 38              | 38              | 38
Lab    Shift+ArrowRight | +Phase          | +Phase          | +Phase          | +Phase
Lab    Shift+ArrowLeft  | −Phase          | −Phase          | −Phase          | −Phase
Lab    ArrowUp          | Pace(Speed(16)) | Pace(Speed(16)) | host            | host
Lab    ArrowDown        | Pace(Speed(4))  | Pace(Speed(4))  | host            | host
Lab    Space            | TogglePlaying   | TogglePlaying   | host            | host
Lab    k                | TogglePlaying   | TogglePlaying   | host            | host
Lab    p                | +Phase          | +Phase          | host            | host
Lab    Shift+P          | −Phase          | −Phase          | host            | host
Lab    o                | +Over           | +Over           | host            | host
Lab    u                | +Out            | +Out            | host            | host
Lab    c                | +Cut            | +Cut            | host            | host
Lab    Shift+C          | −Cut            | −Cut            | host            | host
Lab    i                | +Iteration      | +Iteration      | host            | host
Lab    f                | ToggleFog       | ToggleFog       | host            | host
Lab    g                | ToggleGraph     | ToggleGraph     | host            | host
Lab    m                | ToggleCompact   | ToggleCompact   | host            | host
Lab    +                | Look(Closer)    | Look(Closer)    | host            | host
Lab    -                | Look(Further)   | Look(Further)   | host            | host
Lab    0                | Look(Whole)     | Look(Whole)     | host            | host
Lab    z                | Look(Follow)    | Look(Follow)    | host            | host
Lab    w                | ToggleProjector | ToggleProjector | host            | host
Lab    t                | Theme(Dark)     | Theme(Dark)     | host            | host
Lab    l                | Speak(Zh)       | Speak(Zh)       | host            | host
Lab    ?                | OpenHelp        | OpenHelp        | host            | host
Lab    /                | Pane(Node) Focus(Find) | Pane(Node) Focus(Find) | host                   | host
Lab    Escape           | Select(None)    | Select(None)    | gives back      | gives back
Lab    q                | ·               | ·               | host            | host
Lab    Enter            | ·               | ·               | ·               | ·
Lab    Ctrl+c           | ·               | ·               | ·               | ·
Lab    Ctrl+z           | ·               | ·               | ·               | ·
Lab    Alt+ArrowLeft    | ·               | ·               | ·               | ·
Text   ArrowRight       | ·               | ·               | ·               | ·
Text   PageDown         | ·               | ·               | ·               | ·
Text   Home             | ·               | ·               | ·               | ·
Text   l                | ·               | ·               | ·               | ·
Text   Escape           | ·               | ·               | ·               | ·
Picker ArrowRight       | +Event          | +Event          | +Event          | +Event
Picker ArrowUp          | ·               | ·               | ·               | ·
Picker PageDown         | ·               | +Event          | ·               | ·
Picker PageUp           | ·               | −Event          | ·               | ·
Picker f                | ·               | ToggleFog       | ·               | ·
Picker Home             | ·               | 0               | ·               | ·
Picker Space            | ·               | ·               | ·               | ·
Choosing ArrowRight     | ·               | ·               | ·               | ·
Choosing PageDown       | ·               | ·               | ·               | ·
Choosing f              | ·               | ·               | ·               | ·
Slider ArrowRight       | ·               | ·               | ·               | ·
Slider PageDown         | ·               | +Event          | ·               | ·
Slider PageUp           | ·               | −Event          | ·               | ·
Slider Home             | ·               | ·               | ·               | ·
Button PageDown         | +Event          | +Event          | host            | host
Button Space            | ·               | ·               | ·               | host
Button k                | TogglePlaying   | TogglePlaying   | host            | host
Button ArrowLeft        | −Event          | −Event          | −Event          | −Event
Tree   ArrowLeft        | −Event          | −Event          | −Event          | −Event
Tree   Shift+ArrowLeft  | Look(Aside { across: 80.0, down: 0.0 }) | Look(Aside { across: 80.0, down: 0.0 }) | Look(Aside { across: 80.0, down: 0.0 }) | Look(Aside { across: 80.0, down: 0.0 })
Tree   ArrowDown        | Pace(Speed(4))  | Pace(Speed(4))  | host            | host
Tree   Shift+ArrowDown  | Look(Aside { across: 0.0, down: -80.0 }) | Look(Aside { across: 0.0, down: -80.0 }) | Look(Aside { across: 0.0, down: -80.0 }) | host
Tree   PageDown         | +Event          | +Event          | host            | host
Bar    ArrowUp          | +Event          | +Event          | +Event          | host
Bar    ArrowLeft        | −Event          | −Event          | −Event          | −Event
Bar    PageDown         | 11              | +Event          | host            | host
Bar    PageUp           | 9               | −Event          | host            | host
Bar    Home             | 0               | 0               | 0               | 0
Row    PageDown         | +Event          | +Event          | host            | host
Row    ArrowRight       | +Event          | +Event          | +Event          | +Event
";

/// What a key does, in the words of the table.
fn told(key: Key, lab: &Lab) -> String {
    let asked = actions(key, lab);
    if is_the_hosts(key, lab) {
        assert!(asked.is_empty(), "{key:?}");
        return "host".to_owned();
    }
    let word = |action: &Action| match action {
        Action::Step(Step::By {
            step_unit,
            direction,
        }) => {
            let sign = if *direction == Direction::Forward {
                "+"
            } else {
                "−"
            };
            format!("{sign}{step_unit:?}")
        }
        Action::Step(Step::To(step)) => step.to_string(),
        Action::Step(step) => format!("{step:?}"),
        Action::View(sight) => format!("{sight:?}"),
        Action::Display(display) => format!("{display:?}"),
        other => format!("{other:?}"),
    };
    let words: Vec<String> = asked.iter().map(word).collect();
    match (words.is_empty(), gives_back(key, lab)) {
        (true, true) => "gives back".to_owned(),
        (true, false) => "·".to_owned(),
        (false, _) => words.join(" "),
    }
}

#[test]
fn in_each_place_each_key_does_what_the_table_says_and_on_a_slide_nothing() {
    let alone = after(&lab(), [Step::To(10).into()]);
    let mut slide = (*alone).clone();
    slide.page.place = Place::Slide;
    let places = [
        (&alone, false),
        (&alone, true),
        (&embedded(10), false),
        (&embedded(10), true),
    ];
    for line in TABLE.trim().lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let (focus, written) = cells[0].split_once(' ').expect("a focus and a key");
        let focus = match focus {
            "Lab" => Focus::Lab,
            "Text" => Focus::Text,
            "Picker" => Focus::Picker,
            "Choosing" => Focus::Choosing,
            "Slider" => Focus::Slider,
            "Button" => Focus::Button,
            "Tree" => Focus::Tree,
            "Bar" => Focus::Bar,
            _ => Focus::Row,
        };
        let written = written.trim().replace("Space", " ");
        let found = places.map(|(lab, after_press)| {
            let pressed = Key {
                after_press,
                ..key(&written, focus)
            };
            told(pressed, lab)
        });
        assert_eq!(found.as_slice(), &cells[1..], "{line}");
        assert_eq!(told(key(&written, focus), &slide), "host", "{line}");
    }
}

#[test]
fn a_picked_node_of_a_tree_is_edited_and_one_of_a_game_is_not() {
    let picked = after(&lab(), [ViewAction::Select(Some(NodeId(1))).into()]);
    let select = "View(Select(Some(NodeId(1))))";
    for (written, edit) in [
        ("n", "Edit(Number(Add(Child)))"),
        ("Insert", "Edit(Number(Add(Child)))"),
        ("Shift+N", "Edit(Number(Add(Sibling)))"),
        ("Delete", "Edit(Edit(Remove))"),
        ("Alt+ArrowLeft", "Edit(Edit(Left))"),
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
    let text = plyscope::app::state::action::EditAction::Text("[1,2]".to_owned());
    let edited = after(&lab, [text.into()]);
    assert_eq!(asked(&edited, Focus::Lab, "Ctrl+z"), "Edit(Travel(Back))");
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
        ("l", "Display(Speak(Zh))"),
    ] {
        assert_eq!(asked(&game, Focus::Lab, written), expected, "{written}");
    }
}

/// The lab in somebody's notes, at a step.
fn embedded(step: u32) -> Rc<Lab> {
    let mut embed = (*lab()).clone();
    embed.page.place = Place::Embed;
    after(&Rc::new(embed), [Step::To(step).into()])
}

#[test]
fn in_notes_a_key_that_leads_beyond_an_end_is_the_pages_around() {
    let (first, last) = (embedded(0), embedded(38));
    for written in ["ArrowLeft", "Home"] {
        assert_eq!(asked(&first, Focus::Lab, written), "", "{written}");
        assert_ne!(asked(&last, Focus::Lab, written), "", "{written}");
    }
    for written in ["ArrowRight", "End"] {
        assert_eq!(asked(&last, Focus::Lab, written), "", "{written}");
        assert_eq!(
            asked(&last, Focus::Bar, written),
            "",
            "{written} on the bar"
        );
        assert_ne!(asked(&first, Focus::Lab, written), "", "{written}");
    }
    assert_ne!(
        asked(&last, Focus::Tree, "Shift+ArrowRight"),
        "",
        "the tree is moved"
    );
    assert_eq!(asked(&last, Focus::Tree, "End"), "");
}

#[test]
fn in_notes_escape_gives_the_focus_back_and_drops_what_was_picked() {
    let lab = embedded(10);
    let escape = key("Escape", Focus::Lab);
    assert!(gives_back(escape, &lab));
    assert_eq!(asked(&lab, Focus::Lab, "Escape"), "");
    let picked = after(&lab, [ViewAction::Select(Some(NodeId(1))).into()]);
    assert_eq!(asked(&picked, Focus::Lab, "Escape"), "View(Select(None))");
    assert!(!gives_back(escape, &super::lab()));
    assert!(!gives_back(
        Key {
            in_menu: true,
            ..escape
        },
        &lab
    ));
}

#[test]
fn where_keys_may_not_edit_a_picked_node_stays_as_it_is() {
    let picked = after(&lab(), [ViewAction::Select(Some(NodeId(1))).into()]);
    for written in ["n", "Insert", "Delete", "Backspace", "F2", "Alt+ArrowLeft"] {
        let kept = Key {
            may_edit: false,
            ..key(written, Focus::Lab)
        };
        assert!(actions(kept, &picked).is_empty(), "{written}");
    }
    let leaf = after(&lab(), [ViewAction::Select(Some(leaf())).into()]);
    for (written, expected) in [
        ("Enter", ""),
        ("7", ""),
        ("0", "[View(Look(Whole))]"),
        ("-", "[View(Look(Further))]"),
    ] {
        let kept = Key {
            may_edit: false,
            ..key(written, Focus::Lab)
        };
        let asked = actions(kept, &leaf);
        let told = if asked.is_empty() {
            String::new()
        } else {
            format!("{asked:?}")
        };
        assert_eq!(told, expected, "{written}");
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

/// The leaf of the opening tree with the number 6.
fn leaf() -> NodeId {
    let opening = lab();
    let trace = opening.search.lane.run.trace();
    trace.find(&[0, 1]).expect("it is drawn")
}

#[test]
fn enter_or_a_key_that_begins_a_number_opens_it_at_a_picked_leaf_alone() {
    let picked = after(&lab(), [ViewAction::Select(Some(leaf())).into()]);
    let select = format!("View(Select(Some({:?})))", leaf());
    for (written, opens) in [
        ("Enter", "View(Open)"),
        ("7", "Edit(Number(Begin('7')))"),
        ("0", "Edit(Number(Begin('0')))"),
        ("-", "Edit(Number(Begin('-')))"),
        // Keyboards on which the upper row has other signs want Shift for a digit.
        ("Shift+7", "Edit(Number(Begin('7')))"),
        ("−", "Edit(Number(Begin('-')))"),
    ] {
        for focus in [Focus::Lab, Focus::Tree] {
            assert_eq!(
                asked(&picked, focus, written),
                format!("{select}; {opens}"),
                "{written}"
            );
        }
        assert_eq!(asked(&picked, Focus::Text, written), "", "{written}");
        assert_ne!(
            asked(&lab(), Focus::Lab, written),
            format!("{select}; {opens}")
        );
    }
    // On a button Enter presses it.
    assert_eq!(asked(&picked, Focus::Button, "Enter"), "");
    // At a node above leaves, and where none is picked, digits mean nothing and 0 shows the whole tree.
    let inner = after(&lab(), [ViewAction::Select(Some(NodeId(1))).into()]);
    for lab in [inner, lab()] {
        assert_eq!(asked(&lab, Focus::Lab, "7"), "");
        assert_eq!(asked(&lab, Focus::Lab, "0"), "View(Look(Whole))");
    }
}
