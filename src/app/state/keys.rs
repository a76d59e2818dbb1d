//! The actions of keys, as a function of the key and its context. Keys with Ctrl, Alt or ⌘ belong
//! to the browser, except undo and redo while there is a step to undo, and the keys that move a
//! node of an explicit tree.

mod compare;
mod exercise;
mod own;
mod owner;

pub use owner::{gives_back, is_the_hosts, leaves_field};

use crate::app::state::action::{Action, Display, EditAction, GalleryAction, Step, ViewAction};
use crate::app::state::lab::Lab;
use crate::app::state::page::focus::Target;
use crate::app::state::page::{Pane, Place, Theme};
use crate::app::state::play::{Play, Request};
use crate::app::state::search::edit::Number;
use crate::app::state::search::step_units::Direction;
use crate::app::state::search::view::Look;
use crate::game::any::AnyGame;
use crate::game::tree::edit::Edit;
use crate::text::plain::plain;
use crate::trace::{NodeId, StepUnit};
use owner::{is_remote, leads_out, passes_picker};

/// The distance by which a key moves the drawing, in pixels.
const ASIDE: f64 = 80.0;

/// The kind of element that has the focus when a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The lab itself, or an element without keys of its own.
    Lab,
    /// A text field.
    Text,
    /// A text field of the answer to an exercise: Enter checks the answer.
    Answer,
    /// A select element whose list is closed.
    Picker,
    /// A select element whose list is open: every key is the list's.
    Choosing,
    /// A slider in a pane, whose value the arrows change.
    Slider,
    /// A button, a disclosure or a link: the space bar presses it.
    Button,
    /// A node of an exercise that is marked or chosen: the space bar does it.
    Mark,
    /// The drawing of the tree.
    Tree,
    /// The scrub bar.
    Bar,
    /// A row of the outline.
    Row,
}

impl Focus {
    /// Whether letters are written there.
    pub(in crate::app::state) fn is_typing(self) -> bool {
        matches!(self, Focus::Text | Focus::Answer)
    }
}

/// A pressed key with its context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key<'a> {
    /// The value of the browser's `KeyboardEvent.key`.
    pub name: &'a str,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Alt is held.
    pub alt: bool,
    /// Whether Ctrl or ⌘ is held.
    pub control: bool,
    /// The focus.
    pub focus: Focus,
    /// Whether a menu is open, which Escape closes.
    pub in_menu: bool,
    /// Whether the focus came by a pointer and not by a key.
    pub after_press: bool,
    /// Whether keys may edit a tree in this place.
    pub may_edit: bool,
}

impl Key<'_> {
    /// Whether the focus is in an element with keys of its own.
    fn in_field(&self) -> bool {
        use Focus::{Choosing, Picker, Slider};
        self.focus.is_typing() || matches!(self.focus, Picker | Choosing | Slider)
    }
}

/// Returns the actions of a key, in order; none if the key belongs to the browser or the host page.
pub fn actions(key: Key, lab: &Lab) -> Vec<Action> {
    if is_the_hosts(key, lab) {
        return Vec::new();
    }
    let is_typing = key.focus.is_typing();
    let in_field = key.in_field();
    let solving = lab.solving().filter(|_| !lab.page.help && !key.in_menu);
    if let Some(action) = solving.and_then(|solving| exercise::in_exercise(key, solving)) {
        return vec![action];
    }
    let is_lab = !lab.is_playing()
        && !lab.is_gallery()
        && lab.solving().is_none()
        && lab.comparing().is_none()
        && lab.own_run().is_none();
    if !key.control && !lab.page.help && !in_field && is_lab {
        let edits = edits(key, lab);
        if !edits.is_empty() {
            return edits;
        }
    }
    if key.control || key.alt {
        let is_shown = !lab.is_gallery() && lab.solving().is_none();
        let travels = !key.alt && !lab.page.help && !is_typing && is_shown;
        return travels
            .then(|| travel(key, lab))
            .flatten()
            .into_iter()
            .collect();
    }
    if lab.page.help || (key.in_menu && key.name == "Escape") {
        return Vec::new();
    }
    if in_field && !passes_picker(key, lab) && !is_remote(key, lab) {
        return Vec::new();
    }
    match key.name {
        "l" | "L" => vec![Display::Speak(lab.page.lang.next()).into()],
        "t" | "T" => {
            let next = if lab.page.theme == Theme::Dark {
                Theme::Light
            } else {
                Theme::Dark
            };
            vec![Display::Theme(next).into()]
        }
        "?" => vec![Display::OpenHelp.into()],
        _ if lab.solving().is_some() => Vec::new(),
        _ if lab.is_gallery() => in_gallery(key).into_iter().collect(),
        _ if lab.comparing().is_some() => compare::in_comparison(key, lab).into_iter().collect(),
        _ if lab.own_run().is_some() => own::in_own(key, lab).into_iter().collect(),
        _ => match lab.play.game.as_ref().filter(|play| play.is_shown) {
            Some(play) => in_game(key, play, lab.page.place).into_iter().collect(),
            None if key.name == "/" => {
                let pane = Display::Pane(Pane::Node);
                vec![pane.into(), Display::Focus(Target::Find).into()]
            }
            None => in_lab(key, lab).into_iter().collect(),
        },
    }
}

/// Returns the node that a key is about: that of the row with the focus, or the selected one.
fn in_hand(key: Key, lab: &Lab) -> Option<NodeId> {
    let row = (key.focus == Focus::Row).then_some(lab.search.lane.outline.walked);
    row.or(lab.search.lane.selected)
}

/// Returns the edits of a key on the selected node of an explicit tree.
fn edits(key: Key, lab: &Lab) -> Vec<Action> {
    let is_tree = matches!(lab.search.lane.run.spec().game, AnyGame::Tree(_));
    let Some(node) = in_hand(key, lab).filter(|_| is_tree && key.may_edit) else {
        return Vec::new();
    };
    let select = ViewAction::Select(Some(node)).into();
    let edit = match (key.name, key.alt, key.shift) {
        ("Insert" | "n" | "N", false, is_beside) => {
            let asked = if is_beside {
                Edit::Sibling
            } else {
                Edit::Child
            };
            return vec![select, EditAction::Number(Number::Add(asked)).into()];
        }
        ("Delete" | "Backspace", false, _) => Edit::Remove,
        ("ArrowLeft", true, _) => Edit::Left,
        ("ArrowRight", true, _) => Edit::Right,
        ("Enter", false, false)
            if matches!(key.focus, Focus::Lab | Focus::Tree) && is_leaf(lab, node) =>
        {
            return vec![select, ViewAction::Open.into()];
        }
        // The name says the sign, whether or not a keyboard wants Shift for it.
        (name, false, _) if is_leaf(lab, node) && begins_number(name).is_some() => {
            let begin =
                begins_number(name).map(|key| EditAction::Number(Number::Begin(key)).into());
            return [select].into_iter().chain(begin).collect();
        }
        ("F2" | "e" | "E", false, _) => {
            let pane = Display::Pane(Pane::Position).into();
            return vec![select, pane, Display::Focus(Target::Fields).into()];
        }
        _ => return Vec::new(),
    };
    vec![select, EditAction::Edit(edit).into()]
}

/// Returns whether a node is a leaf of an explicit tree.
fn is_leaf(lab: &Lab, node: NodeId) -> bool {
    lab.leaf(&lab.search.lane.run.trace().path(node)).is_some()
}

/// Returns the character of a key that begins a number: a digit or a minus sign.
fn begins_number(name: &str) -> Option<char> {
    let mut letters = name.chars();
    let first = letters
        .next()
        .map(plain)
        .filter(|first| first.is_ascii_digit() || *first == '-');
    first.filter(|_| letters.next().is_none())
}

/// Returns undo or redo; `None`, which leaves the key to the host page, if there is no such step.
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
    let can = lab.search.history.can(direction);
    can.then(|| EditAction::Travel(direction).into())
}

/// Returns the action of a key in the gallery: the arrows step the figure, Enter opens the lab.
/// Other keys scroll the page.
fn in_gallery(key: Key) -> Option<Action> {
    let by = |direction| Step::By {
        step_unit: StepUnit::Event,
        direction,
    };
    let step = match (key.name, key.focus) {
        ("Enter", Focus::Lab) => return Some(GalleryAction::Lab.into()),
        ("ArrowRight", _) | ("ArrowUp", Focus::Bar) => by(Direction::Forward),
        ("ArrowLeft", _) | ("ArrowDown", Focus::Bar) => by(Direction::Back),
        ("Home", Focus::Bar) => Step::To(0),
        ("End", Focus::Bar) => Step::To(u32::MAX),
        _ => return None,
    };
    Some(GalleryAction::Step(step).into())
}

/// Returns the action of a key while a game is shown.
fn in_game(key: Key, play: &Play, place: Place) -> Option<Action> {
    let at = play.record.at;
    if leads_out(key.name, place, at == 0, at == play.names.len()) {
        return None;
    }
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

fn step_by(step_unit: StepUnit, is_back: bool) -> Action {
    let direction = if is_back {
        Direction::Back
    } else {
        Direction::Forward
    };
    Step::By {
        step_unit,
        direction,
    }
    .into()
}

/// Returns the action of a key while a search is shown.
fn in_lab(key: Key, lab: &Lab) -> Option<Action> {
    let Key { name, shift, .. } = key;
    let (step, is_ended) = (
        lab.search.lane.shown_step(),
        !lab.search.lane.run.is_going(),
    );
    let is_last = is_ended && step == lab.search.lane.run.length();
    if key.focus == Focus::Tree
        && let Some(look) = on_tree(name, shift)
    {
        return Some(ViewAction::Look(look).into());
    }
    if leads_out(name, lab.page.place, step == 0, is_last) {
        return None;
    }
    match key.focus {
        Focus::Bar if !is_remote(key, lab) => {
            if let Some(action) = on_bar(name, shift, lab) {
                return Some(action);
            }
        }
        Focus::Button if name == " " => return None,
        _ => {}
    }
    let (length, own) = (lab.search.lane.run.length(), lab.search.clock.step_unit);
    let here = || {
        let subject = || lab.search.lane.shown(lab.page.lang).node();
        in_hand(key, lab).unwrap_or_else(subject)
    };
    Some(match (name, shift) {
        ("k" | "K", _) if lab.page.projector => Display::ToggleCode.into(),
        (" " | "k" | "K", _) => Step::TogglePlaying.into(),
        ("ArrowRight", false) | ("PageDown", _) => step_by(own, false),
        ("ArrowLeft", false) | ("PageUp", _) => step_by(own, true),
        ("ArrowRight" | "ArrowLeft", true) => step_by(StepUnit::Phase, name == "ArrowLeft"),
        ("ArrowUp", _) => Step::Pace(lab.search.clock.pace.faster()).into(),
        ("ArrowDown", _) => Step::Pace(lab.search.clock.pace.slower()).into(),
        ("Home", _) => Step::To(0).into(),
        ("End", _) => Step::To(length).into(),
        ("p" | "P", back) => step_by(StepUnit::Phase, back),
        ("o" | "O", back) => step_by(StepUnit::Over, back),
        ("u" | "U", back) => step_by(StepUnit::Out, back),
        ("c" | "C", back) => step_by(StepUnit::Cut, back),
        ("b" | "B", back) => step_by(StepUnit::Best, back),
        ("i" | "I", back) => step_by(StepUnit::Iteration, back),
        ("f" | "F", _) => ViewAction::ToggleFog.into(),
        ("g" | "G", _) => ViewAction::ToggleGraph.into(),
        ("v" | "V", _) => ViewAction::Side(lab.search.lane.view.perspective.other()).into(),
        ("m" | "M", _) => ViewAction::ToggleCompact.into(),
        ("r" | "R", _) => ViewAction::Nodes(!lab.search.lane.view.as_nodes).into(),
        ("x" | "X", _) => ViewAction::Fold(here()).into(),
        ("s" | "S", _) => ViewAction::Root(lab.search.lane.view.root.is_none().then(here)).into(),
        ("+" | "=", _) => ViewAction::Look(Look::Closer).into(),
        ("-" | "_", _) => ViewAction::Look(Look::Further).into(),
        ("0", _) => ViewAction::Look(Look::Whole).into(),
        ("z" | "Z", _) => ViewAction::Look(Look::Follow).into(),
        ("w" | "W", _) => Display::ToggleProjector.into(),
        ("Escape", _) if lab.page.settings.is_some() => Display::Settings(None).into(),
        ("Escape", _) if lab.page.projector => Display::ToggleProjector.into(),
        ("Escape", _) if lab.page.place == Place::Page || lab.search.lane.selected.is_some() => {
            ViewAction::Select(None).into()
        }
        _ => return None,
    })
}

/// Returns the action of a key on the scrub bar, those of a slider: one event, or a hundredth of
/// the recording.
fn on_bar(name: &str, shift: bool, lab: &Lab) -> Option<Action> {
    let step = lab.search.lane.shown_step();
    let percent = (lab.search.lane.run.length() / 100).max(1);
    Some(match (name, shift) {
        ("ArrowRight" | "ArrowUp", false) => step_by(StepUnit::Event, false),
        ("ArrowLeft" | "ArrowDown", false) => step_by(StepUnit::Event, true),
        ("PageDown", _) => Step::To(step.saturating_add(percent)).into(),
        ("PageUp", _) => Step::To(step.saturating_sub(percent)).into(),
        _ => return None,
    })
}

/// Returns the movement of the drawing by an arrow with Shift on it; without Shift the arrows step there as everywhere.
fn on_tree(name: &str, shift: bool) -> Option<Look> {
    let (across, down) = match (name, shift) {
        ("ArrowLeft", true) => (ASIDE, 0.0),
        ("ArrowRight", true) => (-ASIDE, 0.0),
        ("ArrowUp", true) => (0.0, ASIDE),
        ("ArrowDown", true) => (0.0, -ASIDE),
        _ => return None,
    };
    Some(Look::Aside { across, down })
}
