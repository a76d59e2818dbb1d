//! The browser's storage, in which games and matches are kept. Storage that is full or closed is said once and survived; nothing
//! that cannot be read is written over before somebody plays on.

use crate::app::state::action::{Action, Display};
use crate::app::state::lab::{Lab, Notice, Place};
use crate::app::state::play::{read, write};
use crate::app::state::reduce::Kept;
use crate::app::words::Word;
use crate::play::Record;
use crate::play::table::Table;
use crate::spec::Refusal;
use std::rc::Rc;
use web_sys::Storage;
use yew::prelude::*;

/// The names under which the game and the match are kept.
const GAME: &str = "plyscope";
const MATCH: &str = "plyscope-match";
/// A text that cannot be read is kept under its name and this: the name itself is soon written over.
const UNREAD: &str = "-unread";

fn storage() -> Option<Storage> {
    // A frame without rights has none, and says so by an exception.
    web_sys::window()?.local_storage().ok().flatten()
}

/// Reads a text that was kept. One that cannot be read is kept under another name.
fn kept<T>(name: &str, read: fn(&str) -> Result<T, Refusal>) -> Option<Result<T, Refusal>> {
    let text = storage()?.get_item(name).ok().flatten()?;
    let found = read(&text);
    if found.is_err() {
        // Storage can be full; the text then stays under its own name until it is written over.
        let _ = storage()?.set_item(&[name, UNREAD].concat(), &text);
    }
    Some(found)
}

/// The games that a page finds when it opens at an address.
pub fn games(fragment: &str, is_elsewhere: bool) -> Kept {
    Kept {
        play: kept(GAME, read),
        table: kept(MATCH, Table::read),
        linked: Record::from_link(fragment),
        is_elsewhere,
    }
}

fn keep(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

fn not_kept() -> Action {
    Display::Notice(Some(Notice::Said(Word::NotKept))).into()
}

/// Keeps the game whenever it changes. Answers whether the browser could.
#[hook]
pub fn use_kept_game(lab: &Rc<Lab>, act: &Callback<Action>) -> bool {
    let can_keep = use_mut_ref(|| true);
    let turn = lab.play.as_ref().map(|play| (play.turn, play.is_shown));
    {
        let (lab, act, can_keep) = (Rc::clone(lab), act.clone(), Rc::clone(&can_keep));
        use_effect_with(turn, move |_| {
            // A game that was only opened takes no other's place.
            let is_ours = lab.place == Place::Page && !lab.is_fresh;
            if let Some(play) = lab.play.as_ref().filter(|_| is_ours)
                && !keep(GAME, &write(play))
                && can_keep.replace(false)
            {
                act.emit(not_kept());
            }
        });
    }
    *can_keep.borrow()
}

/// Keeps the match whenever it changes.
#[hook]
pub fn use_kept_match(lab: &Rc<Lab>, act: &Callback<Action>) {
    let (lab, act) = (Rc::clone(lab), act.clone());
    use_effect_with(lab.beside.table.clone(), move |table| {
        let is_ours = lab.place == Place::Page && !lab.is_fresh;
        if let Some(table) = table.as_ref().filter(|_| is_ours)
            && !keep(MATCH, &table.write())
        {
            act.emit(not_kept());
        }
    });
}
