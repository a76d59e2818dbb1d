//! What keys do, as one function of where they are pressed. Keys with Ctrl, Alt or ⌘ stay the browser's, but for those that undo and
//! redo while there is something to undo, and those that move a node of an explicit tree.

use super::action::{Action, Display, Sight, Step, Typing};
use super::lab::{Lab, Pane, Target, Theme};
use super::play::{Play, Request};
use super::strides::Direction;
use super::view::Look;
use crate::game::any::AnyGame;
use crate::game::tree::edit::Edit;
use crate::trace::{NodeId, Stride};

/// How far a key moves the tree, in pixels.
const ASIDE: f64 = 80.0;

/// What has the focus when a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The lab itself, or something that has no keys of its own.
    Lab,
    /// A field in which text is typed.
    Text,
    /// A picker.
    Picker,
    /// A button, a fold or a link: the space bar presses it.
    Button,
    /// The drawing of the tree.
    Tree,
    /// The scrub bar.
    Bar,
    /// A row of the outline.
    Row,
}

/// A key that is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key<'a> {
    /// Its name, as the browser gives it.
    pub name: &'a str,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Alt is held.
    pub alt: bool,
    /// Whether Ctrl or ⌘ is held.
    pub control: bool,
    /// What has the focus.
    pub focus: Focus,
    /// Whether a menu is open, which Escape closes.
    pub in_menu: bool,
}

/// What a key asks for, one action after the other; nothing where it is the browser's or the host's.
pub fn actions(key: Key, lab: &Lab) -> Vec<Action> {
    let is_typing = key.focus == Focus::Text;
    let in_field = is_typing || key.focus == Focus::Picker;
    if !key.control && !lab.help && !in_field && !lab.is_playing() {
        let edits = edits(key, lab);
        if !edits.is_empty() {
            return edits;
        }
    }
    if key.control || key.alt {
        let travels = !key.alt && !lab.help && !is_typing;
        return travels
            .then(|| travel(key, lab))
            .flatten()
            .into_iter()
            .collect();
    }
    if lab.help || (key.in_menu && key.name == "Escape") {
        return Vec::new();
    }
    // In a picker ↑ and ↓ pick; ← and → go on stepping, or a step would silently pick another position.
    let steps_from_picker =
        key.focus == Focus::Picker && matches!(key.name, "ArrowLeft" | "ArrowRight");
    if in_field && !steps_from_picker {
        return Vec::new();
    }
    match key.name {
        "l" | "L" => vec![Display::ToggleLang.into()],
        "t" | "T" => {
            let next = if lab.theme == Theme::Dark {
                Theme::Light
            } else {
                Theme::Dark
            };
            vec![Display::Theme(next).into()]
        }
        "?" => vec![Display::OpenHelp.into()],
        _ => match lab.play.as_ref().filter(|play| play.is_shown) {
            Some(play) => in_game(key, play).into_iter().collect(),
            None if key.name == "/" => {
                let pane = Display::Pane(Pane::Node);
                vec![pane.into(), Display::Focus(Target::Find).into()]
            }
            None => in_lab(key, lab).into_iter().collect(),
        },
    }
}

/// The node in hand: that of the row with the focus, or the one that was picked.
fn in_hand(key: Key, lab: &Lab) -> Option<NodeId> {
    let row = (key.focus == Focus::Row).then_some(lab.lane.outline.walked);
    row.or(lab.lane.selected)
}

/// What a key does to a node of an explicit tree that is in hand.
fn edits(key: Key, lab: &Lab) -> Vec<Action> {
    let is_tree = matches!(lab.lane.run.spec().game, AnyGame::Tree(_));
    let Some(node) = in_hand(key, lab).filter(|_| is_tree) else {
        return Vec::new();
    };
    let select = Sight::Select(Some(node)).into();
    let edit = match (key.name, key.alt, key.shift) {
        ("Insert" | "n" | "N", false, false) => Edit::Child,
        ("Insert" | "n" | "N", false, true) => Edit::Sibling,
        ("Delete" | "Backspace", false, _) => Edit::Remove,
        ("ArrowLeft", true, _) => Edit::Left,
        ("ArrowRight", true, _) => Edit::Right,
        ("F2" | "e" | "E", false, _) => {
            let pane = Display::Pane(Pane::Position).into();
            return vec![select, pane, Display::Focus(Target::Fields).into()];
        }
        _ => return Vec::new(),
    };
    vec![select, Typing::Edit(edit).into()]
}

/// Undo and redo. Where there is nothing to undo the key is the host's.
fn travel(key: Key, lab: &Lab) -> Option<Action> {
    let direction = match (key.name, key.shift) {
        ("z" | "Z", false) => Direction::Back,
        ("z" | "Z", true) | ("y" | "Y", false) => Direction::Forward,
        _ => return None,
    };
    if lab.is_playing() {
        return Some(match direction {
            Direction::Back => Request::TakeBack.into(),
            Direction::Forward => Request::Redo.into(),
        });
    }
    let can = lab.history.can(direction);
    can.then(|| Typing::Travel(direction).into())
}

/// What a key does while a game is played.
fn in_game(key: Key, play: &Play) -> Option<Action> {
    let at = play.record.at;
    Some(match key.name {
        "v" | "V" => Display::ToggleHints.into(),
        "ArrowLeft" => Request::Look(at.saturating_sub(1)).into(),
        "ArrowRight" => Request::Look(at + 1).into(),
        "Home" => Request::Look(0).into(),
        "End" => Request::Look(play.names.len()).into(),
        " " if key.focus != Focus::Button => Request::Pause.into(),
        _ => return None,
    })
}

fn stride(stride: Stride, is_back: bool) -> Action {
    let direction = if is_back {
        Direction::Back
    } else {
        Direction::Forward
    };
    Step::By { stride, direction }.into()
}

/// What a key does while a search is shown.
fn in_lab(key: Key, lab: &Lab) -> Option<Action> {
    let Key { name, shift, .. } = key;
    match key.focus {
        Focus::Bar => {
            if let Some(action) = on_bar(name, shift, lab) {
                return Some(action);
            }
        }
        Focus::Tree => {
            if let Some(look) = on_tree(name, shift) {
                return Some(Sight::Look(look).into());
            }
        }
        Focus::Button if name == " " => return None,
        _ => {}
    }
    let (length, own) = (lab.lane.run.length(), lab.clock.stride);
    let here = || {
        let subject = || lab.lane.shown(lab.lang).node();
        in_hand(key, lab).unwrap_or_else(subject)
    };
    Some(match (name, shift) {
        (" " | "k" | "K", _) => Step::TogglePlaying.into(),
        ("ArrowRight", false) | ("PageDown", _) => stride(own, false),
        ("ArrowLeft", false) | ("PageUp", _) => stride(own, true),
        ("ArrowRight" | "ArrowLeft", true) => stride(Stride::Phase, name == "ArrowLeft"),
        ("ArrowUp", _) => Step::Speed(lab.clock.speed * 2).into(),
        ("ArrowDown", _) => Step::Speed(lab.clock.speed / 2).into(),
        ("Home", _) => Step::To(0).into(),
        ("End", _) => Step::To(length).into(),
        ("p" | "P", back) => stride(Stride::Phase, back),
        ("o" | "O", back) => stride(Stride::Over, back),
        ("u" | "U", back) => stride(Stride::Out, back),
        ("c" | "C", back) => stride(Stride::Cut, back),
        ("i" | "I", back) => stride(Stride::Iteration, back),
        ("f" | "F", _) => Sight::ToggleFog.into(),
        ("g" | "G", _) => Sight::ToggleGraph.into(),
        ("m" | "M", _) => Sight::ToggleCompact.into(),
        ("x" | "X", _) => Sight::Fold(here()).into(),
        ("s" | "S", _) => Sight::Root(lab.lane.view.root.is_none().then(here)).into(),
        ("+" | "=", _) => Sight::Look(Look::Closer).into(),
        ("-" | "_", _) => Sight::Look(Look::Further).into(),
        ("0", _) => Sight::Look(Look::Whole).into(),
        ("z" | "Z", _) => Sight::Look(Look::Here).into(),
        ("w" | "W", _) => Display::ToggleProjector.into(),
        ("Escape", _) if lab.projector => Display::ToggleProjector.into(),
        ("Escape", _) => Sight::Select(None).into(),
        _ => return None,
    })
}

/// On the scrub bar the keys are a slider's: one event, or one part in a hundred.
fn on_bar(name: &str, shift: bool, lab: &Lab) -> Option<Action> {
    let step = lab.lane.shown_step();
    let percent = (lab.lane.run.length() / 100).max(1);
    Some(match (name, shift) {
        ("ArrowRight" | "ArrowUp", false) => stride(Stride::Event, false),
        ("ArrowLeft" | "ArrowDown", false) => stride(Stride::Event, true),
        ("PageDown", _) => Step::To(step.saturating_add(percent)).into(),
        ("PageUp", _) => Step::To(step.saturating_sub(percent)).into(),
        _ => return None,
    })
}

/// On the drawing the arrows move the tree.
fn on_tree(name: &str, shift: bool) -> Option<Look> {
    let (across, down) = match (name, shift) {
        ("ArrowLeft", false) => (ASIDE, 0.0),
        ("ArrowRight", false) => (-ASIDE, 0.0),
        ("ArrowUp", _) => (0.0, ASIDE),
        ("ArrowDown", _) => (0.0, -ASIDE),
        _ => return None,
    };
    Some(Look::Aside { across, down })
}
