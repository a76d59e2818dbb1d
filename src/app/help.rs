//! The help: what the keys do and how to read the drawing.

use super::state::action::{Action, Display};
use super::state::page::Place;
use super::ui::button::press;
use super::ui::context::{use_act, use_lang};
use super::ui::icons;
use crate::app::state::link;
use crate::lang::words::{help, page};
use crate::lang::{Lang, Text};
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// A key or a sign, and what it does or means.
type Entry = (&'static str, Text);

/// What several of the lists name.
const STRIDES: Entry = ("← →", help::STRIDES);
const PLAYS: Entry = ("Space", help::PLAY);
const ENDS: Entry = ("Home, End", help::ENDS);
const SPEED: Entry = ("↑ ↓", help::SPEED);
const UNDO: Entry = ("Ctrl Z, Ctrl Y", help::UNDO);
const LANGUAGE: Entry = ("L, T", help::LANGUAGE);

/// The keys and their effects.
const KEYS: [Entry; 28] = [
    STRIDES,
    PLAYS,
    ENDS,
    SPEED,
    ("P", help::PHASE),
    ("O", help::OVER),
    ("U", help::OUT),
    ("C", help::CUT),
    ("B", help::BEST),
    ("I", help::ITERATION),
    ("F", help::FOG),
    ("G", help::GRAPH),
    ("V", help::SIDE),
    ("+ − 0 Z", help::ZOOM),
    ("⇧ ← → ↑ ↓", help::PAN),
    ("X, S", help::FOLD),
    ("M", help::COMPACT),
    ("R", help::ROWS),
    ("/", help::FIND),
    ("N, Ins, Shift N", help::ADD),
    ("Enter, 0 … 9", help::NUMBER),
    ("Del, Alt ← →", help::REMOVE),
    ("E, F2", help::FIELDS),
    UNDO,
    LANGUAGE,
    ("W", help::PROJECTOR),
    ("K", help::PROJECTED_CODE),
    ("Esc", help::FOLLOW),
];

/// The same while a game is played.
const PLAY_KEYS: [Entry; 7] = [
    ("← →", help::MOVES),
    ENDS,
    ("↑ ↓ ← →, Enter", help::BOARD),
    ("Ctrl Z, Ctrl Y", help::TAKE_BACK),
    ("Space", help::MACHINES),
    ("V", help::VALUES),
    LANGUAGE,
];

/// The same while searches are side by side.
const COMPARE_KEYS: [Entry; 9] = [
    ("← →", help::WORK),
    PLAYS,
    ENDS,
    SPEED,
    ("E", help::SAME_LEAF),
    ("N", help::NEXT_LANE),
    ("F", help::FOG),
    ("W", help::PROJECTOR),
    ("Esc", help::TO_LAB),
];

/// The same while a program's own search is shown.
const OWN_KEYS: [Entry; 8] = [
    ("← →", help::CALLS),
    PLAYS,
    ENDS,
    SPEED,
    ("D", help::DIFFERENCE),
    ("B", help::BESIDE_BOOK),
    ("F", help::FOG),
    ("Esc", help::TO_LAB),
];

/// The same in an embedded lab, where letters and other keys belong to the host page.
const EMBED_KEYS: [Entry; 5] = [
    STRIDES,
    ("⇧ ← →", help::PHASES),
    ENDS,
    UNDO,
    ("Esc", help::GIVE_BACK),
];

/// The same while a game is played in it.
const EMBED_PLAY_KEYS: [Entry; 5] = [
    PLAY_KEYS[0],
    ENDS,
    PLAY_KEYS[2],
    PLAY_KEYS[3],
    EMBED_KEYS[4],
];

/// The same while an exercise is solved.
const EXERCISE_KEYS: [Entry; 6] = [
    ("← → ↑ ↓", help::MARKS),
    ("Space", help::MARK),
    ("Enter", help::CHECK),
    ("H", help::HINT),
    ("Ctrl Z", help::UNDO_ANSWER),
    LANGUAGE,
];

/// How the drawing is read.
const LEGEND: [Entry; 12] = [
    ("▲ ▼ ●", help::LEGEND_PLAYERS),
    ("★", help::LEGEND_BEST),
    ("α, β", help::LEGEND_WINDOW),
    ("≥ ≤", help::LEGEND_BOUND),
    ("≈ ≳ ≲", help::LEGEND_ESTIMATE),
    ("Σ, x̄", help::LEGEND_SUM),
    ("g", help::LEGEND_GRUNDY),
    ("↺", help::LEGEND_RECALLED),
    ("‖", help::LEGEND_CUT),
    ("+143", help::LEGEND_MANY),
    ("w / n", help::LEGEND_REWARDS),
    ("▂▄▆", help::LEGEND_BAR),
];

/// The name and version of the program.
const VERSION: &str = concat!("Plyscope ", env!("CARGO_PKG_VERSION"));

/// The properties of the help.
#[derive(Properties, PartialEq)]
pub struct HelpProps {
    /// Whether it is open.
    pub is_open: bool,
    /// Whether a game is played.
    pub is_playing: bool,
    /// Where the lab stands. The notes are beside a page of its own.
    pub place: Place,
    /// Whether an exercise is solved.
    pub is_solving: bool,
    /// Whether searches are side by side.
    pub is_comparing: bool,
    /// Whether a program's own search is shown.
    pub is_own: bool,
}

/// Renders the dialog. It is empty until it is opened, which keeps the first visit fast.
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
    let keys: &[Entry] = match (props.place, props.is_playing) {
        _ if props.is_solving => &EXERCISE_KEYS,
        _ if props.is_comparing => &COMPARE_KEYS,
        _ if props.is_own => &OWN_KEYS,
        (Place::Page, false) => &KEYS,
        (Place::Page, true) => &PLAY_KEYS,
        (_, false) => &EMBED_KEYS,
        (_, true) => &EMBED_PLAY_KEYS,
    };
    let notes = link::notes("index.html", lang);
    html! {
        <dialog class="help" ref={dialog} {onclose} aria-label={say(page::HELP)}>
            if props.is_open {
                <h2>
                    { say(page::HELP) }
                    <button class="btn" onclick={close} aria-label={say(page::CLOSE)}>{ icons::icon(icons::CLOSE) }</button>
                </h2>
                <h2>{ say(help::LEGEND) }</h2>
                { list(&LEGEND, lang) }
                <h2>{ say(help::KEYS) }</h2>
                { list(keys, lang) }
                <p class="note">{ say(help::WITH_A_READER) }</p>
                <p><small>{ VERSION }</small></p>
                if props.place == Place::Page { <h2><a href={notes}>{ say(help::NOTES) }</a></h2> }
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
