//! The browser's storage of the lab, games and matches. Full or closed storage is reported once and
//! otherwise ignored; a text that cannot be read is not overwritten before the user plays on. Each
//! tab also has a copy of its own, so that after a reload no other tab's game takes its place.

use super::address::is_linked;
use crate::app::state::action::{Action, Display};
use crate::app::state::exercise::builder::Form;
use crate::app::state::lab::Lab;
use crate::app::state::link::{Way, asks_for_graph, side_asked};
use crate::app::state::more::more;
use crate::app::state::page::borders::Borders;
use crate::app::state::page::shown::Shown;
use crate::app::state::page::{Notice, Place};
use crate::app::state::play::{read, write};
use crate::app::state::reduce::StoredState;
use crate::app::state::search::code::Code;
use crate::compare::comparison_in;
use crate::lang::words::page;
use crate::play::Record;
use crate::play::table::Table;
use crate::play::task::Task;
use crate::spec::{Refusal, Spec, from_link};
use std::rc::Rc;
use web_sys::{PerformanceNavigation, Storage};
use yew::prelude::*;

/// The keys of the lab, the game and the match; `static/opening.js` knows the first two.
const LAB: &str = "plyscope-lab";
const GAME: &str = "plyscope";
const MATCH: &str = "plyscope-match";
/// The key of the exercises among which one was picked; of this tab alone.
const SHEET: &str = "plyscope-sheet";
/// The key of the exercise whose form is open; of this tab alone.
const MADE: &str = "plyscope-made";
/// The key of the sheet on which exercises are collected.
const COLLECTED: &str = "plyscope-collected";
/// The key of the sizes of the panes.
const PANES: &str = "plyscope-panes";
/// The suffix of the key under which an unreadable text is saved, since its own key is soon
/// overwritten.
const UNREAD: &str = "-unread";

pub(super) fn storage() -> Option<Storage> {
    // In a sandboxed frame the access throws an exception.
    web_sys::window()?.local_storage().ok().flatten()
}

/// Returns the storage of this tab, which lasts as long as the tab; `None` if the browser has none.
pub(super) fn storage_of_tab() -> Option<Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}

/// Reads the text that this tab has saved, otherwise the one that any tab has.
pub(super) fn left<T>(
    name: &str,
    read: impl Fn(&str) -> Result<T, Refusal>,
) -> Option<Result<T, Refusal>> {
    let own = storage_of_tab().and_then(|storage| storage.get_item(name).ok()?);
    let shared = kept(name, &read);
    own.map(|text| read(&text)).filter(Result::is_ok).or(shared)
}

/// Returns the texts that are saved of lab, game and match, in this tab and in all.
pub fn kept_texts() -> impl Iterator<Item = String> {
    let storages = [storage_of_tab(), storage()].into_iter().flatten();
    storages.flat_map(|storage| {
        [LAB, GAME, MATCH]
            .into_iter()
            .filter_map(move |name| storage.get_item(name).ok().flatten())
    })
}

/// Reads a saved text. An unreadable one is moved to another key.
pub(super) fn kept<T>(
    name: &str,
    read: impl Fn(&str) -> Result<T, Refusal>,
) -> Option<Result<T, Refusal>> {
    let storage = storage()?;
    let text = storage.get_item(name).ok().flatten()?;
    let found = read(&text);
    // The old entry is removed first, because storage may have no room for two.
    if found.is_err()
        && storage.remove_item(name).is_ok()
        && storage.set_item(&[name, UNREAD].concat(), &text).is_err()
    {
        // Its old place has room. While it stays there, nothing is saved under that key.
        let _ = storage.set_item(name, &text);
    }
    Some(found)
}

/// Returns whether a text may be saved under a key: not over one that could neither be read nor
/// moved.
#[hook]
fn use_is_free<T: 'static>(
    place: Place,
    name: &'static str,
    read: fn(&str) -> Result<T, Refusal>,
) -> bool {
    *use_memo(place, |place| {
        *place != Place::Page || kept(name, read).is_none_or(|found| found.is_ok())
    })
}

/// Returns what is saved and what the address says when the page opens; `given` is the spec of its
/// element.
pub fn found(fragment: &str, given: Option<Spec>) -> StoredState {
    let way = Way::of(fragment);
    let compared = comparison_in(fragment).filter(|_| given.is_none());
    let linked = || (way == Way::Search && compared.is_none()).then(|| from_link(fragment));
    StoredState {
        way,
        asked: given.map(Ok).or_else(linked),
        compared,
        is_graph: asks_for_graph(fragment),
        perspective: side_asked(fragment),
        code: Code::asked(fragment),
        shown: Shown::asked(fragment),
        lab: left(LAB, Spec::read),
        play: left(GAME, read),
        table: left(MATCH, Table::read),
        exercise: more().and_then(|more| more.follow(fragment)),
        sheet: storage_of_tab()
            .filter(|_| way == Way::Task)
            .and_then(|storage| storage.get_item(SHEET).ok()?)
            .and_then(|text| more()?.read_sheet(&text).ok()),
        collected: storage_of_tab()
            .and_then(|storage| storage.get_item(COLLECTED).ok()?)
            .and_then(|text| more()?.read_sheet(&text).ok()),
        made: storage_of_tab()
            .filter(|_| is_returned_to())
            .and_then(|storage| storage.get_item(MADE).ok()?)
            .and_then(|text| Form::read(&text)),
        linked: Record::from_link(fragment),
    }
}

/// Whether the page was reloaded, or reached by Back or Forward, and not by a link.
fn is_returned_to() -> bool {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.is_some_and(|performance| {
        performance.navigation().type_() != PerformanceNavigation::TYPE_NAVIGATE
    })
}

/// Keeps the lab, its step with it, whenever it rests somewhere else. Storage that has no room keeps the lab as it was before.
#[hook]
pub fn use_kept_lab(lab: &Rc<Lab>) {
    let rest = (
        lab.search.lane.run.clone(),
        lab.search.lane.step,
        lab.search.clock.playing,
    );
    let lab = Rc::clone(lab);
    use_effect_with((rest, lab.page.is_fresh), move |_| {
        // In the gallery nothing is done to it.
        let is_touched = !lab.page.is_fresh && !lab.is_gallery();
        let is_ours = lab.page.place == Place::Page && is_touched && !lab.search.clock.playing;
        if is_ours
            && !lab.search.lane.run.is_awaited()
            && is_linked(&lab.search.lane.run.spec().game)
        {
            keep(LAB, &lab.search.lane.spec().write());
        }
    });
}

/// Reads the sizes to which the panes were dragged; the default sizes unless the lab is on its own page.
pub fn borders(place: Place) -> Borders {
    let text = storage().and_then(|storage| storage.get_item(PANES).ok()?);
    text.filter(|_| place == Place::Page)
        .map_or_else(Borders::default, |text| Borders::read(&text))
}

/// Keeps the sizes of the panes. If storage is full, they last as long as the page.
#[hook]
pub fn use_kept_borders(lab: &Rc<Lab>) {
    let place = lab.page.place;
    use_effect_with(lab.page.borders, move |sizes| {
        if place == Place::Page && borders(place) != *sizes {
            keep(PANES, &sizes.write());
        }
    });
}

pub(super) fn keep(name: &str, text: &str) -> bool {
    if let Some(storage) = storage_of_tab()
        && storage.set_item(name, text).is_err()
    {
        // An older copy would hide the text that all tabs share.
        let _ = storage.remove_item(name);
    }
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

fn not_kept() -> Action {
    Display::Notice(Some(Notice::Said(page::NOT_KEPT))).into()
}

/// Saves the game whenever it changes. Returns whether storage works.
#[hook]
pub fn use_kept_game(lab: &Rc<Lab>, act: &Callback<Action>) -> bool {
    let can_keep = use_mut_ref(|| true);
    let is_free = use_is_free(lab.page.place, GAME, read);
    let beside = &lab.play.beside;
    // A review is kept when it has come to its end.
    let looked_over = !beside.jobs.of(Task::Review).is_running && !beside.insights.is_empty();
    let game = lab.play.game.as_ref();
    let turn = game.map(|play| (play.turn, play.is_shown, play.part, looked_over));
    {
        let (lab, act, can_keep) = (Rc::clone(lab), act.clone(), Rc::clone(&can_keep));
        use_effect_with(turn, move |_| {
            // A game that was only opened does not replace the saved one.
            let is_ours = lab.page.place == Place::Page && !lab.page.is_fresh;
            if let Some(play) = lab.play.game.as_ref().filter(|_| is_ours)
                && !(is_free && keep(GAME, &write(play, &lab.play.beside.insights)))
                && can_keep.replace(false)
            {
                act.emit(not_kept());
            }
        });
    }
    *can_keep.borrow()
}

/// Saves the match whenever it changes.
#[hook]
pub fn use_kept_match(lab: &Rc<Lab>, act: &Callback<Action>) {
    let is_free = use_is_free(lab.page.place, MATCH, Table::read);
    let (lab, act) = (Rc::clone(lab), act.clone());
    use_effect_with(lab.play.beside.table.clone(), move |table| {
        let is_ours = lab.page.place == Place::Page && !lab.page.is_fresh;
        if let Some(table) = table.as_ref().filter(|_| is_ours)
            && !(is_free && keep(MATCH, &table.write()))
        {
            act.emit(not_kept());
        }
    });
}

/// Keeps the exercises among which one was picked for a reload of this tab.
#[hook]
pub fn use_kept_sheet(lab: &Rc<Lab>) {
    let place = lab.page.place;
    use_effect_with(lab.exercise.sheet.clone(), move |sheet| {
        if let Some(sheet) = sheet.as_ref().filter(|_| place == Place::Page)
            && let Some(storage) = storage_of_tab()
        {
            // If storage is full, only the list is lost by a reload; the exercise is not.
            let _ = storage.set_item(SHEET, &sheet.write());
        }
    });
}

/// Keeps the sheet on which exercises are collected.
#[hook]
pub fn use_kept_collected(lab: &Rc<Lab>) {
    let place = lab.page.place;
    use_effect_with(lab.exercise.collected.clone(), move |sheet| {
        if let Some(sheet) = sheet.as_ref().filter(|_| place == Place::Page) {
            // If storage is full, the sheet lasts as long as the page; it can be saved as a file.
            keep(COLLECTED, &sheet.write());
        }
    });
}

/// Keeps what a form has besides the exercise that is made for a reload of this tab, which brings it back.
#[hook]
pub fn use_kept_form(lab: &Rc<Lab>) {
    let place = lab.page.place;
    let form = lab
        .exercise
        .builder
        .as_ref()
        .zip(lab.exercise.solving.as_ref());
    let form = form.map(|(builder, solving)| Form {
        code: solving.code.clone(),
        seed: builder.seed,
        is_open: builder.is_open,
    });
    use_effect_with(form, move |form| {
        if let Some(storage) = storage_of_tab().filter(|_| place == Place::Page) {
            // If storage is full, a reload shows the exercise as a student sees it.
            let _ = match form {
                Some(form) => storage.set_item(MADE, &form.write()),
                None => storage.remove_item(MADE),
            };
        }
    });
}
