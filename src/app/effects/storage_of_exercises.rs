//! The browser's storage of exercises. Every variant of every student has a key of its own, and a tab prefers its own copy, so that
//! no student's work overwrites another's. The key with the code of an exercise holds the variant that was drawn last.

use super::storage::{keep, left, storage, storage_of_tab};
use crate::app::state::action::{Action, Display};
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::request::Request;
use crate::app::state::lab::Lab;
use crate::app::state::page::Notice;
use crate::exercise::{Exercise, Progress, seed_of};
use crate::lang::words::solving;
use crate::spec::Refusal;
use std::rc::Rc;
use web_sys::Storage;
use yew::prelude::*;

/// The beginning of every key; the code of the exercise follows.
const EXERCISE: &str = "plyscope-exercise-";

/// The key under which stands which variant of the exercise was drawn last.
fn last(code: &str) -> String {
    [EXERCISE, code].concat()
}

/// The key of a variant, a student's own where a link or an element named one.
fn variant(code: &str, seed: u64, whose: &str) -> String {
    let key = format!("{EXERCISE}{code}-{seed}");
    match whose {
        "" => key,
        whose => format!("{key}-{whose}"),
    }
}

/// The key of the variant that is solved.
fn own(solving: &Solving) -> String {
    let seed = solving.variant.instance.seed;
    variant(&solving.code, seed, &solving.whose)
}

/// Earlier versions kept one variant of an exercise, in the place of the name of the last one: moves it to its own key.
fn move_earlier(storage: Option<Storage>, exercise: &Exercise, code: &str) {
    let name = last(code);
    let Some(storage) = storage else { return };
    let text = storage.get_item(&name).ok().flatten();
    let Some(text) = text.filter(|text| text.starts_with('{')) else {
        return;
    };
    let Ok(Progress { answer, .. }) = Progress::read(&text) else {
        // It is told when it is looked up.
        return;
    };
    let is_own = seed_of(exercise, "", &answer.student) == answer.seed;
    let whose = Some(answer.student.as_str()).filter(|_| is_own);
    let to = variant(code, answer.seed, whose.unwrap_or_default());
    // If storage has no room for both copies, the text stays under its old key.
    if storage.set_item(&to, &text).is_ok() {
        let _ = storage.set_item(&name, &to);
    }
}

/// What is kept of the exercise that has come up: of the variant that was asked for, or of the one that was drawn last.
fn found(solving: &Solving) -> (String, Option<Result<Progress, Refusal>>) {
    for storage in [storage(), storage_of_tab()] {
        move_earlier(storage, solving.exercise(), &solving.code);
    }
    let read = |text: &str| {
        let progress = Progress::read(text)?;
        solving.accepts(&progress)?;
        Ok(progress)
    };
    let mut name = own(solving);
    if solving.is_drawn {
        let pointed = last(&solving.code);
        let of = |storage: Option<Storage>| storage?.get_item(&pointed).ok().flatten();
        match of(storage_of_tab()).or_else(|| of(storage())) {
            Some(known) if known.starts_with(EXERCISE) => name = known,
            // It can neither be read nor moved.
            Some(_) => name = pointed,
            None => {}
        }
    }
    let found = left(&name, read);
    if found.is_none() && !solving.whose.is_empty() {
        // The student may have entered the name on the page before a link named the student.
        let unnamed = variant(&solving.code, solving.variant.instance.seed, "");
        let is_theirs = |progress: &Progress| progress.answer.student == solving.whose;
        let theirs = left(&unnamed, read).and_then(Result::ok).filter(is_theirs);
        return (name, theirs.map(Ok));
    }
    (name, found)
}

/// Takes up what is kept of the exercise that is shown, and keeps it whenever something is done about it.
#[hook]
pub fn use_kept_exercise(lab: &Rc<Lab>, act: &Callback<Action>) {
    // Whether the text under the key was read, or there was none: only then may it be replaced.
    let is_free = use_mut_ref(|| true);
    // Another variant of the exercise that is shown is wanted, and not the one that was left.
    let before = use_mut_ref(String::new);
    // Whether what was left is about to be shown; until then there is nothing new to keep.
    let is_awaited = use_mut_ref(|| false);
    {
        let (lab, act, is_free) = (Rc::clone(lab), act.clone(), Rc::clone(&is_free));
        let is_awaited = Rc::clone(&is_awaited);
        let shown = lab.solving().map(|solving| own(solving));
        use_effect_with(shown, move |_| {
            let Some(solving) = lab.solving() else { return };
            let was_shown = before.replace(solving.code.clone()) == solving.code;
            is_awaited.replace(false);
            if !solving.is_untouched() || (was_shown && solving.is_drawn) {
                return;
            }
            let (name, found) = found(solving);
            let is_gone = || storage().is_some_and(|store| store.get_item(&name) == Ok(None));
            is_free.replace(found.as_ref().is_none_or(|found| found.is_ok()) || is_gone());
            if let Some(found) = found {
                is_awaited.replace(found.is_ok());
                act.emit(Request::Resume(found).into());
            }
        });
    }
    let solving = lab.solving().filter(|solving| solving.is_worth_keeping());
    let progress = solving.map(|solving| {
        let text = solving.progress().write();
        (
            own(solving),
            last(&solving.code),
            text,
            solving.is_untouched(),
        )
    });
    let act = act.clone();
    let can_keep = use_mut_ref(|| true);
    use_effect_with(progress, move |progress| {
        let Some((name, last, text, is_untouched)) = progress else {
            return;
        };
        if *is_awaited.borrow() && *is_untouched {
            return;
        }
        let is_kept = *is_free.borrow() && keep(name, text) && keep(last, name);
        if !is_kept && can_keep.replace(false) {
            act.emit(Display::Notice(Some(Notice::Said(solving::NOT_KEPT))).into());
        }
    });
}
