//! The root component: one lab, its panes, its keys and its address.

use super::action::Action;
use super::clock::use_clock;
use super::code_pane::{code_pane, keep_in_view};
use super::help::{help, show};
use super::keys;
use super::lab::{Lab, Notice, Theme};
use super::markup::html;
use super::mirror::Mirror;
use super::node_pane::node_pane;
use super::outline;
use super::play::{self, Ask};
use super::player::player;
use super::position::position;
use super::sentence::why;
use super::share::{lang_part, link, places};
use super::stage::Stage;
use super::tabs::tabs;
use super::top_bar::top_bar;
use super::worker::{Office, use_worker};
use crate::game::any::GameId;
use crate::lang::Lang;
use crate::play::Record;
use crate::scene::Scene;
use crate::search::{Algorithm, AlphaBeta};
use crate::spec::{Spec, from_link};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, HtmlSelectElement};
use yew::prelude::*;

/// What the host element gives.
#[derive(Clone, PartialEq, Properties)]
pub struct PageProps {
    /// Whether this is the standalone page, which owns the address bar.
    pub owns_address: bool,
    /// What to begin with.
    pub spec: Option<Spec>,
    /// The game that is shown instead, if one is.
    pub game: Option<Rc<Record>>,
    /// The language of the surroundings; a link's own goes before it.
    pub lang: Lang,
    /// The theme of the surroundings.
    pub theme: Theme,
    /// What it takes to start a worker.
    pub office: Office,
    /// Where to tell what is shown.
    pub mirror: Mirror,
}

/// The page's fragment without `#`, empty if there is none.
fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Whether a fragment says more than the language, and is not a game's.
fn is_spec(fragment: &str) -> bool {
    !fragment.is_empty() && !fragment.starts_with("lang=") && !fragment.starts_with("play=")
}

fn opening() -> Spec {
    let game = GameId::Tree.position(&GameId::Tree.named()[0]);
    Spec::new(game, Algorithm::AlphaBeta(AlphaBeta::default()))
}

fn begin(props: &PageProps) -> Lab {
    let fragment = if props.owns_address { fragment() } else { String::new() };
    let tag = fragment.split('&').find_map(|part| part.strip_prefix("lang="));
    let lang = tag.map_or(props.lang, Lang::of_tag);
    let is_link = is_spec(&fragment) && props.spec.is_none();
    let linked = if is_link { from_link(&fragment) } else { Ok(props.spec.clone().unwrap_or_else(opening)) };
    let (spec, notice) = match linked {
        Ok(spec) => (spec, None),
        Err(refusal) => (opening(), Some(Notice::BadLink(refusal))),
    };
    let region = (!props.owns_address).then_some("group");
    let mut lab = Lab { notice, theme: props.theme, region, ..Lab::new(spec, lang) };
    if props.owns_address {
        lab.take_up(&fragment, is_link || props.spec.is_some());
    } else if let Some(record) = &props.game {
        lab.ask(Ask::Open(Rc::clone(record)));
    }
    lab
}

/// The whole lab.
#[component]
pub fn Page(props: &PageProps) -> Html {
    let state = use_reducer_eq({
        let props = props.clone();
        move || begin(&props)
    });
    let act = {
        let dispatcher = state.dispatcher();
        use_callback((), move |action: Action, ()| dispatcher.dispatch(action))
    };
    props.mirror.face(&act);
    let lab = Rc::new((*state).clone());
    use_worker(&props.office, lab.searching().filter(|_| !lab.is_playing()), &act);
    play::use_turns(&props.office, &lab, &act);
    play::use_jobs(&props.office, props.owns_address, &lab, &act);
    let has_no_store = play::use_store(props.owns_address, &lab, &act);
    use_clock(lab.playing, lab.speed, &act);
    use_address(props.owns_address, &lab, &act, &has_no_store);
    let root = use_node_ref();
    use_effect_with((root.clone(), props.owns_address), |(root, owns_address)| {
        // On its own page the keys work at once; in somebody's notes only once a reader has stepped in.
        if let Some(root) = root.cast::<HtmlElement>().filter(|_| *owns_address) {
            let _ = root.focus();
        }
    });
    let played = lab.play.as_ref().map_or(0, |play| play.turn);
    use_effect_with((root.clone(), lab.run.clone(), lab.moved, lab.source, lab.help, played), |(root, _, _, _, open, _)| {
        if let Some(root) = root.cast::<Element>() {
            keep_in_view(&root);
            let _ = outline::follow(&root);
            show(&root, *open);
        }
    });
    {
        let (root, lab, mirror) = (root.clone(), Rc::clone(&lab), props.mirror.clone());
        use_effect(move || {
            put_back_pickers(&root);
            // Where a game stands in its place no stage shows the lab.
            if lab.is_playing() {
                mirror.show(&lab, &Scene::default());
            }
        });
    }
    let onfocusout = {
        let (act, is_typing) = (act.clone(), lab.is_typing);
        Callback::from(move |_: Event| {
            if is_typing {
                act.emit(Action::Leave);
            }
        })
    };
    let onkeydown = {
        let (act, lab) = (act.clone(), Rc::clone(&lab));
        Callback::from(move |event: KeyboardEvent| keys::press(&event, &lab, &act))
    };
    let theme = match lab.theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    let class = ["ply", if props.owns_address { "page" } else { "embed" }, if lab.projector { "projector" } else { "" }];
    html! {
        <section {class} ref={root} role={if props.owns_address { "main" } else { "group" }} aria-label="Plyscope" tabindex="-1" lang={lab.lang.tag()} data-theme={theme} {onkeydown} {onfocusout}>
            <div class={["lab", if lab.is_playing() { "play" } else { "ab" }]} data-pane={lab.pane_name()}>
                { top_bar(&lab, &act) }
                if lab.is_playing() {
                    { play::view(&lab, &act) }
                } else {
                { tabs(&lab, &act) }
                { position(&lab, &act) }
                { yew::html! { <Stage lab={lab.clone()} act={act.clone()} mirror={props.mirror.clone()}/> } }
                { why(&lab, &act) }
                { code_pane(&lab, &act) }
                { node_pane(&lab, &act) }
                { player(&lab, &act) }
                }
            </div>
            { help(&lab, &act) }
            { places(&lab) }
        </section>
    }
}

/// Pickers show what is searched, whatever was picked: a choice that was refused is put back.
fn put_back_pickers(root: &NodeRef) {
    let pickers = root.cast::<Element>().and_then(|root| root.query_selector_all("select").ok());
    let Some(pickers) = pickers else { return };
    for picker in (0..pickers.length()).filter_map(|index| pickers.get(index)?.dyn_into::<HtmlSelectElement>().ok()) {
        let chosen = picker.get_attribute("data-chosen").and_then(|index| index.parse().ok());
        if let Some(chosen) = chosen.filter(|chosen| *chosen != picker.selected_index()) {
            picker.set_selected_index(chosen);
        }
    }
}

/// Keeps the address bar at the moment shown, so that a reload or a copied address comes back to it, and follows a link put there.
#[hook]
fn use_address(owns: bool, lab: &Rc<Lab>, act: &Callback<Action>, has_no_store: &Rc<Cell<bool>>) {
    let (act, has_no_store) = (act.clone(), Rc::clone(has_no_store));
    use_effect_with(owns, move |&owns| {
        let changed = Closure::<dyn FnMut()>::new(move || {
            let fragment = fragment();
            let game = Record::from_link(&fragment).map(|read| read.map(|record| Action::Play(Ask::Open(Rc::new(record)))));
            let spec = || is_spec(&fragment).then(|| from_link(&fragment).map(Action::Open));
            if let Some(asked) = game.or_else(spec) {
                act.emit(asked.unwrap_or_else(|refusal| Action::Notice(Some(Notice::BadLink(refusal)))));
            }
        });
        let window = web_sys::window().filter(|_| owns);
        if let Some(window) = &window {
            let _ = window.add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
        }
        move || {
            if let Some(window) = window {
                let _ = window.remove_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
            }
        }
    });
    let shown = lab.play.as_ref().filter(|play| play.is_shown).map(|play| play.turn);
    let dependencies = (lab.run.clone(), lab.step, lab.lang, lab.playing, shown);
    let lab = Rc::clone(lab);
    let first = use_mut_ref(|| true);
    use_effect_with(dependencies, move |_| {
        // A page nobody has touched keeps the address it was opened with; so does one whose link could not be read.
        let untouched = first.replace(false) || lab.playing || matches!(lab.notice, Some(Notice::BadLink(_)));
        let window = web_sys::window().filter(|_| owns && !untouched);
        // Browsers limit how often an address may change; a short wait gathers a burst of steps. Moves are not so many.
        let wait = if lab.is_playing() { 0 } else { 250 };
        let write = Closure::once(move || {
            let history = web_sys::window().and_then(|window| window.history().ok());
            if let Some(history) = history {
                // A game that is kept comes back without an address, and as it is now.
                let is_kept = lab.is_playing() && !has_no_store.get();
                let link = if is_kept { lang_part(&lab) } else { link(&lab) };
                let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{link}")));
            }
        });
        let id = window.as_ref().and_then(|window| {
            window.set_timeout_with_callback_and_timeout_and_arguments_0(write.as_ref().unchecked_ref(), wait).ok()
        });
        move || {
            if let (Some(window), Some(id)) = (window, id) {
                window.clear_timeout_with_handle(id);
            }
            drop(write);
        }
    });
}
