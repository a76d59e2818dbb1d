//! What keys do while the lab has the focus. Every unmodified key is kept from the host page, whose own shortcuts
//! would otherwise fire; keys with Ctrl, Alt or ⌘ stay the browser's, but for those that undo while there is something to undo.

use super::action::Action;
use super::browser;
use super::lab::{Lab, Look, Pane, Theme};
use super::play::{self, Ask};
use super::tree_editor;
use crate::trace::{NodeId, Stride};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::Callback;

/// How far a key moves the tree, in pixels.
const ASIDE: f64 = 80.0;

/// Carries a key out.
pub fn press(event: &KeyboardEvent, lab: &Lab, act: &Callback<Action>) {
    let key = event.key();
    let in_field = is_in(event, &["INPUT", "TEXTAREA", "SELECT"]);
    // A row of the outline that has the focus is in hand.
    let row = target(event)
        .and_then(|row| row.get_attribute("data-node")?.parse().ok())
        .map(NodeId);
    let is_playing = lab.is_playing();
    let with_control = event.ctrl_key() || event.meta_key();
    if !with_control
        && !lab.help
        && !in_field
        && !is_playing
        && tree_editor::press(event, lab, act, row)
    {
        event.prevent_default();
        event.stop_propagation();
        return;
    }
    if with_control || event.alt_key() {
        let travel = match (key.as_str(), event.shift_key()) {
            ("z" | "Z", false) => 0,
            ("z" | "Z", true) | ("y" | "Y", false) => 1,
            _ => return,
        };
        // A text field undoes by itself; where there is nothing to undo the key is the host's.
        if !event.alt_key()
            && !lab.help
            && !is_in(event, &["INPUT", "TEXTAREA"])
            && (is_playing || !lab.past[travel].is_empty())
        {
            event.prevent_default();
            event.stop_propagation();
            act.emit(if is_playing {
                Action::Play(Ask::Stride(travel == 1))
            } else {
                Action::Travel(travel == 1)
            });
        }
        return;
    }
    if key.chars().count() == 1 {
        event.stop_propagation();
    }
    // An open menu is closed by Escape, by the browser.
    let lab_around = target(event).and_then(|target| target.closest(".ply").ok().flatten());
    if key == "Escape"
        && lab_around.is_some_and(|lab| matches!(lab.query_selector(":popover-open"), Ok(Some(_))))
    {
        return;
    }
    // An open dialog has its own keys; Escape closes it.
    // In a picker ↑ and ↓ pick; ← and → go on stepping, or a step would silently pick another position.
    let steps_from_picker =
        is_in(event, &["SELECT"]) && matches!(key.as_str(), "ArrowLeft" | "ArrowRight");
    if lab.help || (in_field && !steps_from_picker) {
        return;
    }
    let stride = |stride: Stride| Action::Stride(stride, true);
    let here = || {
        row.or(lab.selected)
            .unwrap_or_else(|| lab.run.trace().at(lab.shown_step()).subject())
    };
    let has_tree = is_in(event, &["CANVAS"]);
    let aside = |across: f64, down: f64| Action::Look(Look::Aside(across * ASIDE, down * ASIDE));
    // On the scrub bar the keys are a slider's: one event, or one part in a hundred.
    let on_bar = target(event)
        .and_then(|target| target.get_attribute("role"))
        .as_deref()
        == Some("slider");
    let (step, percent) = (lab.shown_step(), (lab.run.length() / 100).max(1));
    let action = match (key.as_str(), event.shift_key()) {
        ("v" | "V", _) if is_playing => Action::ToggleHints,
        _ if is_playing && !matches!(&*key, "l" | "L" | "t" | "T" | "?") => {
            match play::key(&key, lab) {
                // A button that has the focus takes the space bar itself.
                Some(_) if key == " " && is_in(event, &["BUTTON"]) => return,
                Some(ask) => Action::Play(ask),
                None => return,
            }
        }
        ("ArrowRight" | "ArrowUp", false) if on_bar => stride(Stride::Event),
        ("ArrowLeft" | "ArrowDown", false) if on_bar => Action::Stride(Stride::Event, false),
        ("PageDown", _) if on_bar => Action::Go(step.saturating_add(percent)),
        ("PageUp", _) if on_bar => Action::Go(step.saturating_sub(percent)),
        // A button that has the focus takes the space bar itself.
        (" ", _) if is_in(event, &["BUTTON", "SUMMARY", "A"]) => return,
        (" " | "k" | "K", _) => Action::TogglePlaying,
        ("ArrowLeft", false) if has_tree => aside(1.0, 0.0),
        ("ArrowRight", false) if has_tree => aside(-1.0, 0.0),
        ("ArrowUp", _) if has_tree => aside(0.0, 1.0),
        ("ArrowDown", _) if has_tree => aside(0.0, -1.0),
        ("ArrowRight", false) | ("PageDown", _) => stride(lab.stride),
        ("ArrowLeft", false) | ("PageUp", _) => Action::Stride(lab.stride, false),
        ("ArrowRight", true) => stride(Stride::Phase),
        ("ArrowLeft", true) => Action::Stride(Stride::Phase, false),
        ("ArrowUp", _) => Action::Speed(lab.speed * 2),
        ("ArrowDown", _) => Action::Speed(lab.speed / 2),
        ("Home", _) => Action::Go(0),
        ("End", _) => Action::Go(lab.run.length()),
        ("p" | "P", shift) => Action::Stride(Stride::Phase, !shift),
        ("o" | "O", shift) => Action::Stride(Stride::Over, !shift),
        ("u" | "U", shift) => Action::Stride(Stride::Out, !shift),
        ("c" | "C", shift) => Action::Stride(Stride::Cut, !shift),
        ("i" | "I", shift) => Action::Stride(Stride::Iteration, !shift),
        ("f" | "F", _) => Action::ToggleFog,
        ("g" | "G", _) => Action::ToggleGraph,
        ("m" | "M", _) => Action::ToggleCompact,
        ("x" | "X", _) => Action::Fold(here()),
        ("s" | "S", _) => Action::Root(lab.root.is_none().then(here)),
        ("+" | "=", _) => Action::Look(Look::Closer),
        ("-" | "_", _) => Action::Look(Look::Further),
        ("0", _) => Action::Look(Look::Whole),
        ("z" | "Z", _) => Action::Look(Look::Here),
        ("l" | "L", _) => Action::ToggleLang,
        ("t" | "T", _) => Action::Theme(if lab.theme == Theme::Dark {
            Theme::Light
        } else {
            Theme::Dark
        }),
        ("w" | "W", _) => Action::ToggleProjector,
        ("/", _) => {
            let lab = target(event).and_then(|target| target.closest(".ply").ok().flatten());
            let field = lab.and_then(|lab| lab.query_selector(".find input").ok().flatten());
            let focus = move || {
                let _ = field
                    .as_ref()
                    .and_then(|field| field.dyn_ref::<HtmlElement>())
                    .map(|field| field.focus());
            };
            // What is typed at once belongs to it; but a phone shows it with its pane, which is not there yet.
            focus();
            browser::next_frame(move || browser::next_frame(focus));
            Action::Pane(Pane::Node)
        }
        ("?", _) => Action::Help(true),
        ("Escape", _) if lab.projector => Action::ToggleProjector,
        ("Escape", _) => Action::Select(None),
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    act.emit(action);
}

fn target(event: &KeyboardEvent) -> Option<Element> {
    event.composed_path().get(0).dyn_into().ok()
}

fn is_in(event: &KeyboardEvent, tags: &[&str]) -> bool {
    target(event).is_some_and(|element| tags.contains(&element.tag_name().as_str()))
}
