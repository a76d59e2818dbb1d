//! The address bar, which a page of its own has: it says what is shown, and what is put there is shown.

use super::action::Action;
use super::browser::{Ear, Timer};
use super::errand::Errand;
use super::lab::Notice;
use super::play::Ask;
use super::share::{lang_part, link};
use crate::game::any::AnyGame;
use crate::play::Record;
use crate::spec::from_link;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::History;
use yew::Callback;

/// The page's fragment without `#`, empty if there is none.
pub fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Whether a fragment says more than the language, and is not a game's.
pub fn is_spec(fragment: &str) -> bool {
    !fragment.is_empty() && !fragment.starts_with("lang=") && !fragment.starts_with("play=")
}

/// Follows a link that is put there.
pub const LINKS: Errand = (
    |_| [0; 6],
    |desk| {
        let act = desk.act.clone();
        let changed = Callback::from(move |()| {
            let fragment = fragment();
            let game = Record::from_link(&fragment)
                .map(|read| read.map(|record| Action::Play(Ask::Open(Rc::new(record)))));
            // Only a game that is kept has an address without anything to follow.
            let search = || {
                if is_spec(&fragment) {
                    from_link(&fragment).map(Action::Open)
                } else {
                    Ok(Action::Play(Ask::Back))
                }
            };
            let asked = game.unwrap_or_else(search);
            act.emit(
                asked.unwrap_or_else(|refusal| Action::Notice(Some(Notice::BadLink(refusal)))),
            );
        });
        let window = web_sys::window().filter(|_| desk.owns_address)?;
        Some(Box::new(Ear::new(window.into(), "hashchange", &changed)))
    },
);

/// A tree with more nodes than this is not written into the address at every rest: its link takes too long to make. The address
/// stays the one that it was opened with; a copied link has all of it.
const LINKED: usize = 20_000;

fn is_linked(game: &AnyGame) -> bool {
    !matches!(game, AnyGame::Tree(tree) if tree.size() > LINKED)
}

/// Keeps it at the moment shown, so that a reload or a copied address comes back to it.
pub const ADDRESS: Errand = (
    |lab| {
        let shown = lab
            .play
            .as_ref()
            .filter(|play| play.is_shown)
            .map_or(0, |play| 1 + play.turn as usize);
        let length = lab.run.length() as usize;
        [
            lab.run.id(),
            length,
            lab.step as usize,
            lab.lang as usize,
            usize::from(lab.playing),
            shown,
        ]
    },
    |desk| {
        let lab = Rc::clone(&desk.lab);
        // A page nobody has touched keeps the address it was opened with; so does one whose link could not be read.
        let is_asked = desk.owns_address && !desk.is_fresh && !lab.playing;
        if !is_asked
            || matches!(lab.notice, Some(Notice::BadLink(_)))
            || !is_linked(&lab.run.spec().game)
        {
            return None;
        }
        // Browsers limit how often an address may change; a short wait gathers a burst of steps. Moves are not so many.
        let wait = if lab.is_playing() { 0 } else { 250 };
        // A game that is kept comes back without an address, and as it is now.
        let is_kept = lab.is_playing() && !desk.has_no_store.get();
        let before = fragment();
        let write = move || {
            // Who has gone back or on meanwhile is followed; writing over that place would cut off the way on.
            if fragment() != before {
                return;
            }
            let link = if is_kept { lang_part(&lab) } else { link(&lab) };
            if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
                // From a game to its search is a step that the browser can take back.
                let goes_on =
                    lab.play.is_some() && is_spec(&link) && !before.is_empty() && !is_spec(&before);
                let write = if goes_on {
                    History::push_state_with_url
                } else {
                    History::replace_state_with_url
                };
                let _ = write(&history, &JsValue::NULL, "", Some(&format!("#{link}")));
            }
        };
        Some(Box::new(Timer::once(wait, Box::new(write))?))
    },
);
