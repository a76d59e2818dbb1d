//! The help: what the keys do and how to read the drawing.

use super::state::action::{Action, Display};
use super::ui::button::press;
use super::ui::context::{use_act, use_lang};
use super::ui::icons;
use crate::lang::words::{help, page};
use crate::lang::{Lang, Text};
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// A key or a sign, and what it does or means.
type Entry = (&'static str, Text);

/// The keys and their effects.
const KEYS: [Entry; 24] = [
    ("← →", help::STRIDES),
    ("Space, K", help::PLAY),
    ("Home, End", help::ENDS),
    ("↑ ↓", help::SPEED),
    ("P", help::PHASE),
    ("O", help::OVER),
    ("U", help::OUT),
    ("C", help::CUT),
    ("I", help::ITERATION),
    ("F", help::FOG),
    ("G", help::GRAPH),
    ("+ − 0 Z", help::ZOOM),
    ("X, S", help::FOLD),
    ("M", help::COMPACT),
    ("/", help::FIND),
    ("N, Ins, Shift N", help::ADD),
    ("Enter, 0 … 9", help::NUMBER),
    ("Del, Alt ← →", help::REMOVE),
    ("E, F2", help::FIELDS),
    ("Ctrl Z, Ctrl Y", help::UNDO),
    ("L, T", help::LANGUAGE),
    ("W", help::PROJECTOR),
    ("K", help::PROJECTED_CODE),
    ("Esc", help::FOLLOW),
];

/// The same while a game is played.
const PLAY_KEYS: [Entry; 7] = [
    ("← →", help::MOVES),
    KEYS[2],
    ("↑ ↓ ← →, Enter", help::BOARD),
    ("Ctrl Z, Ctrl Y", help::TAKE_BACK),
    ("Space", help::MACHINES),
    ("V", help::VALUES),
    KEYS[20],
];

/// How the drawing is read.
const LEGEND: [Entry; 10] = [
    ("▲ ▼ ●", help::LEGEND_PLAYERS),
    ("★", help::LEGEND_BEST),
    ("≥ ≤", help::LEGEND_BOUND),
    ("≈ ≳ ≲", help::LEGEND_ESTIMATE),
    ("Σ, x̄", help::LEGEND_SUM),
    ("g", help::LEGEND_GRUNDY),
    ("↺", help::LEGEND_RECALLED),
    ("‖", help::LEGEND_CUT),
    ("+143", help::LEGEND_MANY),
    ("w / n", help::LEGEND_REWARDS),
];

/// The properties of the help.
#[derive(Properties, PartialEq)]
pub struct HelpProps {
    /// Whether it is open.
    pub is_open: bool,
    /// Whether a game is played.
    pub is_playing: bool,
    /// Whether the notes are beside the page.
    pub has_notes: bool,
}

/// The dialog, empty until it is opened: a first visit does not wait for what few ever ask for.
#[component]
pub fn Help(props: &HelpProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with(props.is_open, move |is_open| show(&dialog, *is_open));
    }
    let close = press(&act, Display::CloseHelp);
    let onclose = act.reform(|_: Event| Display::CloseHelp.into());
    let say = |word: Text| word.say(lang);
    let keys: &[Entry] = if props.is_playing { &PLAY_KEYS } else { &KEYS };
    let notes = lang.of(["notes/en/index.html", "notes/zh/index.html"]);
    html! {
        <dialog class="help" ref={dialog} {onclose} aria-label={say(page::HELP)}>
            if props.is_open {
                <h2>
                    { say(page::HELP_TITLE) }
                    <button class="btn" onclick={close} aria-label={say(page::CLOSE)}>{ icons::icon(icons::CLOSE) }</button>
                </h2>
                { list(keys, lang) }
                <h2>{ say(help::LEGEND) }</h2>
                { list(&LEGEND, lang) }
                if props.has_notes { <h2><a href={notes}>{ say(help::NOTES) }</a></h2> }
            }
        </dialog>
    }
}

fn list(entries: &[Entry], lang: Lang) -> Html {
    html! {
        <dl class="cert">
            for (key, text) in entries { <dt>{ *key }</dt><dd>{ text.say(lang) }</dd> }
        </dl>
    }
}

/// Opens the dialog, or closes it.
fn show(dialog: &NodeRef, is_open: bool) {
    let Some(dialog) = dialog.cast::<HtmlDialogElement>() else {
        return;
    };
    if is_open && !dialog.open() {
        // A dialog that has just left the page cannot be opened, and need not be.
        let _ = dialog.show_modal();
    } else if !is_open && dialog.open() {
        dialog.close();
    }
}
