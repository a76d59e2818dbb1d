//! The address bar, which a page of its own has: it says what is shown, and a link that is put there is followed.

use crate::app::state::action::{Action, Display, Search};
use crate::app::state::lab::{Lab, Notice, Place};
use crate::app::state::link::{lang_part, link};
use crate::app::state::play::Request;
use crate::game::any::AnyGame;
use crate::play::Record;
use crate::spec::from_link;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::History;
use yew::prelude::*;

/// The page's fragment without `#`, empty if there is none.
pub fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Whether a fragment says more than the language, and is not a game's.
pub fn is_spec(fragment: &str) -> bool {
    !fragment.is_empty() && !fragment.starts_with("lang=") && !fragment.starts_with("play=")
}

/// Follows links that are put into the address bar.
#[hook]
pub fn use_links(place: Place, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with(place, move |place| {
        let window = web_sys::window().filter(|_| *place == Place::Page);
        let listener = window.map(|window| {
            EventListener::new(&window, "hashchange", move |_| {
                act.emit(followed(&fragment()));
            })
        });
        move || drop(listener)
    });
}

/// What a fragment asks for.
fn followed(fragment: &str) -> Action {
    let bad = |refusal| Display::Notice(Some(Notice::BadLink(refusal))).into();
    match Record::from_link(fragment) {
        Some(Ok(record)) => Request::Open(Rc::new(record)).into(),
        Some(Err(refusal)) => bad(refusal),
        None if is_spec(fragment) => {
            from_link(fragment).map_or_else(bad, |spec| Search::Open(spec).into())
        }
        // Only a game that is kept has an address without anything to follow.
        None => Request::Back.into(),
    }
}

/// A tree with more nodes than this is not written into the address at every rest: its link takes too long to make. The address
/// stays the one that it was opened with; a copied link has all of it.
const LINKED: usize = 20_000;
/// Milliseconds of rest before the address changes: browsers limit how often it may.
const REST: u32 = 250;

fn is_linked(game: &AnyGame) -> bool {
    !matches!(game, AnyGame::Tree(tree) if tree.size() > LINKED)
}

/// Keeps the address at the moment shown, so that a reload or a copied address comes back to it.
#[hook]
pub fn use_address(lab: &Rc<Lab>, can_keep: bool) {
    let shown = lab.play.as_ref().filter(|play| play.is_shown);
    let place = (
        lab.lane.run.clone(),
        lab.lane.step,
        lab.lang,
        lab.clock.playing,
        shown.map(|play| play.turn),
    );
    let lab = Rc::clone(lab);
    use_effect_with(place, move |_| {
        // A page nobody has touched keeps the address it was opened with; so does one whose link could not be read.
        let is_asked = lab.place == Place::Page && !lab.is_fresh && !lab.clock.playing;
        let is_bad = matches!(lab.notice, Some(Notice::BadLink(_)));
        let can_write = is_asked && !is_bad && is_linked(&lab.lane.run.spec().game);
        let timeout = can_write.then(|| {
            let wait = if lab.is_playing() { 0 } else { REST };
            let before = fragment();
            Timeout::new(wait, move || write(&lab, &before, can_keep))
        });
        move || drop(timeout)
    });
}

fn write(lab: &Lab, before: &str, can_keep: bool) {
    // A reader who has gone back or on meanwhile is followed; writing over that place would cut off the way on.
    if fragment() != before {
        return;
    }
    // A game that is kept comes back without an address, and as it is now.
    let link = if lab.is_playing() && can_keep {
        lang_part(lab.lang).to_owned()
    } else {
        link(lab)
    };
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        // From a game to its search is a step that the browser can take back.
        let goes_on =
            lab.play.is_some() && is_spec(&link) && !before.is_empty() && !is_spec(before);
        let write = if goes_on {
            History::push_state_with_url
        } else {
            History::replace_state_with_url
        };
        // A browser may refuse too many changes; the address is then a step behind.
        let _ = write(&history, &JsValue::NULL, "", Some(&format!("#{link}")));
    }
}
