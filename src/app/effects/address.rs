//! The address bar, on a page with the lab alone: the address is kept up to date, and links entered
//! there are followed.

use crate::app::state::action::{Action, Display, GalleryAction, Search, ViewAction};
use crate::app::state::compare::request::Request as Compared;
use crate::app::state::exercise::request::Request as Asked;
use crate::app::state::lab::Lab;
use crate::app::state::link::{
    Way, asks_for_graph, in_language, in_other_language, link, shown, side_asked,
};
use crate::app::state::more::more;
use crate::app::state::own::Request as Own;
use crate::app::state::page::shown::Shown;
use crate::app::state::page::{Notice, Place};
use crate::app::state::play::Request;
use crate::app::state::search::code::Code;
use crate::compare::comparison_in;
use crate::game::any::AnyGame;
use crate::play::Record;
use crate::spec::{Refusal, from_link};
use crate::transcript;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::History;
use yew::prelude::*;

/// Returns the page's fragment without `#`, empty if there is none.
pub fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// The part of the page to which the last link has led, until it is shown.
pub type Followed = Rc<Cell<Option<Way>>>;

/// Calls a function with a text, once it can be read.
pub type Reading = fn(String, Box<dyn FnOnce(&str)>);

/// Follows links that are entered in the address bar.
#[hook]
pub fn use_links(place: Place, act: &Callback<Action>, last: &Followed, reading: Reading) {
    let (act, last) = (act.clone(), Rc::clone(last));
    use_effect_with(place, move |place| {
        let window = web_sys::window().filter(|_| *place == Place::Page);
        // A record is read once what reads it is there, so also when the page opens with it.
        if window.is_some() && Way::of(&fragment()) == Way::Record {
            let actions = followed(&fragment());
            actions.into_iter().for_each(|action| act.emit(action));
        }
        let listener = window.map(|window| {
            EventListener::new(&window, "hashchange", move |_| {
                let fragment = fragment();
                last.set(Some(part_of(Way::of(&fragment))));
                let act = act.clone();
                let follow = move |fragment: &str| {
                    followed(fragment)
                        .into_iter()
                        .for_each(|action| act.emit(action));
                };
                reading(fragment, Box::new(follow));
            })
        });
        move || drop(listener)
    });
}

/// Returns the actions for a fragment, in order.
fn followed(fragment: &str) -> Vec<Action> {
    let bad = |refusal| vec![Display::Notice(Some(Notice::BadLink(refusal))).into()];
    match Way::of(fragment) {
        Way::Nowhere | Way::Gallery => vec![GalleryAction::Gallery.into()],
        Way::Lab => vec![GalleryAction::Lab.into()],
        Way::Play => vec![Request::Show.into()],
        Way::Exercise => vec![Asked::Show.into()],
        Way::Task => vec![Asked::Follow(fragment.to_owned()).into()],
        Way::Record => recorded(fragment).map_or_else(bad, |action| vec![action]),
        Way::Game => match Record::from_link(fragment) {
            Some(Ok(record)) => vec![Request::Open(Rc::new(record)).into()],
            Some(Err(refusal)) => bad(refusal),
            None => Vec::new(),
        },
        Way::Search => match comparison_in(fragment) {
            Some(Ok(it)) => vec![
                Compared::Open(Rc::new(it)).into(),
                Display::Shown(Shown::asked(fragment)).into(),
            ],
            Some(Err(refusal)) => bad(refusal),
            None => searched(fragment).unwrap_or_else(bad),
        },
    }
}

/// Returns the action for the record of a program's search in a link.
fn recorded(fragment: &str) -> Result<Action, Refusal> {
    Ok(Own::Open(transcript::from_link(fragment)?.into()).into())
}

/// Returns the actions for the search in a link.
fn searched(fragment: &str) -> Result<Vec<Action>, Refusal> {
    let spec = from_link(fragment)?;
    let graph = ViewAction::Graph(asks_for_graph(fragment));
    let side = ViewAction::Side(side_asked(fragment));
    let code = Display::Code(Code::asked(fragment));
    let shown = Display::Shown(Shown::asked(fragment));
    Ok(vec![
        Search::Open(spec).into(),
        graph.into(),
        side.into(),
        code.into(),
        shown.into(),
    ])
}

/// The most nodes of a tree that is written into the address: the link of a larger one takes too
/// long to make at every step. The address then stays as it was; a copied link has the whole tree.
const LINKED: usize = 20_000;
/// Milliseconds without a change before the address is written: browsers limit how often it may
/// change.
const REST: u32 = 250;

/// Whether a link to a game is written at every rest.
pub fn is_linked(game: &AnyGame) -> bool {
    !matches!(game, AnyGame::Tree(tree) if tree.size() > LINKED)
}

/// Keeps the address at the moment shown, so that a reload or a copied address returns to it.
#[hook]
pub fn use_address(lab: &Rc<Lab>, can_keep: bool) {
    let played = lab.play.game.as_ref().filter(|play| play.is_shown);
    let place = (
        lab.search.lane.run.clone(),
        lab.search.lane.step,
        lab.page.lang,
        lab.search.clock.playing,
        played.map(|play| play.turn),
        (
            lab.is_gallery(),
            lab.search.lane.view.graph,
            lab.search.lane.view.perspective,
            lab.search.code,
            shown(lab),
        ),
        lab.solving()
            .map(|solving| (solving.code.clone(), solving.variant.clone())),
        lab.comparing()
            .map(|it| (it.clock, it.leaf, it.by, it.runs())),
        lab.own_run().is_some(),
    );
    let lab = Rc::clone(lab);
    use_effect_with(place, move |_| {
        let part = shown_part(&lab);
        // Before any action, or after a link that could not be read, the address stays as it was.
        let is_asked =
            lab.page.place == Place::Page && !lab.page.is_fresh && !lab.search.clock.playing;
        // A record from a file has no address; the one before it leads back.
        let is_asked = is_asked && lab.own_run().is_none();
        let is_bad = matches!(lab.page.notice, Some(Notice::BadLink(_)));
        let before = fragment();
        let way = Way::of(&before);
        let is_step = part == Way::Lab && way == Way::Search;
        // A link to another part has just been pressed, or Back, and is followed in a moment: writing here would take it away.
        let is_left = way != Way::Nowhere && part_of(way) != part;
        let timeout = if !is_asked || is_bad || is_left {
            None
        } else if is_step {
            Some(Timeout::new(REST, move || write(&lab, &before, can_keep)))
        } else {
            // A part has just been entered. Later the step back might be under way, which writing would undo.
            write(&lab, &before, can_keep);
            None
        };
        move || drop(timeout)
    });
}

/// Keeps the address at the part of the page that is shown, where a key or a press has led to it: a step that the browser can take back.
#[hook]
pub fn use_part(lab: &Rc<Lab>, last: &Followed) {
    let (part, place) = (shown_part(lab), lab.page.place);
    let (is_first, last) = (use_mut_ref(|| true), Rc::clone(last));
    use_effect_with((part, place), move |_| {
        // A link has led here; meanwhile Back may lead away again.
        let is_followed = last.take() == Some(part);
        let is_there = part == part_of(Way::of(&fragment()));
        // On the first run the page already shows what its address leads to.
        let is_elsewhere = !is_first.replace(false) && !is_there && place == Place::Page;
        if let (true, Some(name)) = (is_elsewhere && !is_followed, part.name()) {
            put(name, History::push_state_with_url);
        }
    });
}

/// The part of the page to which an address leads.
fn part_of(way: Way) -> Way {
    match way {
        Way::Search | Way::Record => Way::Lab,
        Way::Game => Way::Play,
        Way::Task => Way::Exercise,
        // The address without a fragment, to which Back leads.
        Way::Nowhere => Way::Gallery,
        way => way,
    }
}

/// The part of the page that is shown.
fn shown_part(lab: &Lab) -> Way {
    if lab.is_gallery() {
        Way::Gallery
    } else if lab.solving().is_some() {
        Way::Exercise
    } else if lab.is_playing() {
        Way::Play
    } else {
        Way::Lab
    }
}

fn write(lab: &Lab, before: &str, can_keep: bool) {
    // The reader has used Back or Forward meanwhile: writing here would remove the entries ahead.
    if fragment() != before {
        return;
    }
    let part = shown_part(lab);
    // A saved game is restored without a link, in its latest state.
    let is_named = match part {
        Way::Play => can_keep,
        // The link may say whose variant it is.
        Way::Exercise if leads_to_exercise(before, lab) => {
            let link = in_other_language(before, lab.page.lang);
            return put(&link, History::replace_state_with_url);
        }
        Way::Exercise => false,
        Way::Lab if !is_linked(&lab.search.lane.run.spec().game) => return,
        Way::Lab => false,
        _ => true,
    };
    let link = match part.name() {
        Some(name) if is_named => in_language(name, lab.page.lang),
        _ => link(lab),
    };
    // From one search to several, to others and back are steps that the browser can take back.
    let lanes = |fragment: &str| Some(comparison_in(fragment)?.ok()?.lanes);
    if part == Way::Lab && Way::of(before) == Way::Search && lanes(before) != lanes(&link) {
        return put(&link, History::push_state_with_url);
    }
    put(&link, History::replace_state_with_url);
}

/// Whether an address leads to the exercise that is shown. One that names a variant or a student does not lead to another variant.
fn leads_to_exercise(fragment: &str, lab: &Lab) -> bool {
    let Some(solving) = lab.solving() else {
        return false;
    };
    let Some(more) = more() else {
        return false;
    };
    let link = more.link(solving.exercise());
    let is_named = more.follow(fragment).is_some_and(|opened| {
        opened.is_ok_and(|opened| opened.seed.is_some() || !opened.student.is_empty())
    });
    fragment.split('&').next() == Some(&link) && !(is_named && solving.is_drawn)
}

/// How an address is written: over the one before, or behind it.
type Put = fn(&History, &JsValue, &str, Option<&str>) -> Result<(), JsValue>;

fn put(fragment: &str, put: Put) {
    // Writing the same fragment again would cancel a step back that the browser is carrying out.
    if fragment == self::fragment() {
        return;
    }
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        // A browser may refuse frequent changes; the address is then a step behind.
        let _ = put(&history, &JsValue::NULL, "", Some(&format!("#{fragment}")));
    }
}
