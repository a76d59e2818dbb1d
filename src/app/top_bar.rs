//! The bar at the top: which game, which algorithm, which position, and what concerns the page as a whole.

use super::action::Action;
use super::algorithms;
use super::button::press;
use super::icons::{self, icon};
use super::lab::{Lab, Theme};
use super::markup::html;
use super::play;
use super::share::{copy_button, embed_button};
use super::words::Word;
use crate::game::any::GameId;
use crate::search::AlgorithmId;
use crate::spec::Spec;
use std::rc::Rc;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The index chosen in a select.
pub fn chosen(event: &Event) -> Option<usize> {
    let select: HtmlSelectElement = event.target_dyn_into()?;
    usize::try_from(select.selected_index()).ok()
}

/// Where a choice stands among all, for `data-chosen`.
fn index_of<T: PartialEq>(all: &[T], chosen: &T) -> Option<String> {
    all.iter()
        .position(|each| each == chosen)
        .map(|index| index.to_string())
}

/// The bar.
pub fn top_bar(lab: &Rc<Lab>, act: &Callback<Action>) -> Html {
    let lang = lab.lang;
    let spec = lab.run.spec();
    let say = |word: Word| word.say(lang);
    let game = spec.game.id();
    let choose_game = {
        let act = act.clone();
        Callback::from(move |event: Event| {
            if let Some(id) = chosen(&event).and_then(|index| GameId::ALL.get(index)) {
                act.emit(Action::Game(*id));
            }
        })
    };
    let choose_algorithm = {
        let (act, before) = (act.clone(), spec.algorithm.clone());
        Callback::from(move |event: Event| {
            if let Some(id) = chosen(&event).and_then(|index| AlgorithmId::ALL.get(index)) {
                act.emit(Action::Algorithm(algorithms::with_options_of(*id, &before)));
            }
        })
    };
    let known = game
        .named()
        .iter()
        .position(|named| game.position(named) == spec.game);
    let choose_position = {
        let (act, spec) = (act.clone(), spec.clone());
        Callback::from(move |event: Event| {
            // The first entry stands for a position of one's own.
            let named = chosen(&event).and_then(|index| game.named().get(index.checked_sub(1)?));
            if let Some(named) = named {
                act.emit(Action::Load(
                    Spec {
                        game: game.position(named),
                        step: 0,
                        ..spec.clone()
                    }
                    .limited(),
                ));
            }
        })
    };
    let algorithm = spec.algorithm.id();
    html! {
        <header class="top">
            <h1 class="brand">{ icons::brand() }<span>{ "Plyscope" }</span></h1>
            { play::switch(lab, act) }
            <div class="spec" role="group" aria-label={say(Word::Algorithm)}>
                <select class="pick" data-chosen={index_of(GameId::ALL, &game)} aria-label={say(Word::Game)} onchange={choose_game}>
                    for id in GameId::ALL { <option selected={*id == game}>{ id.title(lang) }</option> }
                </select>
                if !lab.is_playing() { <select class="pick strong" data-chosen={index_of(&AlgorithmId::ALL, &algorithm)} aria-label={say(Word::Algorithm)} onchange={choose_algorithm}>
                    for id in AlgorithmId::ALL { <option selected={id == algorithm}>{ algorithms::word(id).say(lang) }</option> }
                </select> }
                <select class="pick" data-chosen={known.map_or(0, |index| index + 1).to_string()} aria-label={say(Word::Examples)} onchange={choose_position}>
                    <option selected={known.is_none()} disabled={true}>{ say(Word::OwnPosition) }</option>
                    for (index, named) in game.named().iter().enumerate() {
                        <option selected={known == Some(index)}>{ named.name(lang) }</option>
                    }
                </select>
            </div>
            { tools(lab, act) }
        </header>
    }
}

fn tools(lab: &Rc<Lab>, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let theme = {
        let next = if is_dark(lab) {
            Theme::Light
        } else {
            Theme::Dark
        };
        press(act, Action::Theme(next))
    };
    let other = lab.lang.other().tag();
    html! {
        <div class="tools">
            { copy_button(lab, "btn wide-only") }
            { embed_button(lab, "btn wide-only") }
            <button class="btn" onclick={press(act, Action::ToggleLang)} lang={other} aria-label={say(Word::LanguageName)}>
                { say(Word::Language) }
            </button>
            <button class="btn" onclick={theme} aria-label={say(Word::Theme)} title={say(Word::Theme)}>{ icons::theme() }</button>
            <button class="btn wide-only" data-toggle="projector" onclick={press(act, Action::ToggleProjector)}
                aria-pressed={lab.projector.to_string()} aria-label={say(Word::Projector)} title={say(Word::Projector)}>{ icon(icons::SCREEN) }</button>
            <button class="btn wide-only" onclick={press(act, Action::Help(true))} aria-label={say(Word::Help)} title={say(Word::Help)}>
                { icon(icons::HELP) }
            </button>
        </div>
    }
}

fn is_dark(lab: &Lab) -> bool {
    let system = || {
        web_sys::window().and_then(|window| {
            window
                .match_media("(prefers-color-scheme: dark)")
                .ok()
                .flatten()
        })
    };
    match lab.theme {
        Theme::System => system().is_some_and(|query| query.matches()),
        Theme::Light => false,
        Theme::Dark => true,
    }
}
