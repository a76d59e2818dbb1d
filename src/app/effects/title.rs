//! The title of the page, by which its tabs and bookmarks are told from each other.

use super::named::use_name;
use crate::app::state::compare::beside::told_apart;
use crate::app::state::lab::Lab;
use crate::app::state::page::Place;
use crate::lang::Say;
use crate::lang::words::{check, gallery, solving};
use crate::spec::{Spec, algorithm_word};
use yew::prelude::*;

/// Keeps the title at what is shown: the search and its step, the game, or the exercise.
#[hook]
pub fn use_title(lab: &Lab) {
    let lang = lab.page.lang;
    let spec = lab.bar_spec();
    let named = use_name(&spec.game);
    let game = named.map_or_else(|| spec.game.id().title(lang), |named| named.name(lang));
    let shown: Vec<String> = if lab.is_gallery() {
        Vec::new()
    } else if let Some(solving) = lab.solving() {
        vec![
            solving::EXERCISE.say(lang).to_owned(),
            solving.exercise().id.clone(),
        ]
    } else if let Some(it) = lab.comparing() {
        let specs: Vec<&Spec> = it.lanes.iter().map(|lane| &**lane.run.spec()).collect();
        let names = told_apart(&specs, lang).into_iter();
        let names = names.map(|name| name.join(" ").trim_end().to_owned());
        vec![names.collect::<Vec<String>>().join(" ‖ "), game.to_owned()]
    } else if lab.own_run().is_some() {
        vec![check::OWN.say(lang).to_owned(), game.to_owned()]
    } else if lab.is_playing() {
        vec![gallery::PLAY.say(lang).to_owned(), game.to_owned()]
    } else {
        let step = lab.search.lane.shown_step().to_string();
        let step = gallery::AtStep { step }.say(lang);
        let algorithm = algorithm_word(spec.algorithm.id()).say(lang);
        vec![algorithm.to_owned(), game.to_owned(), step]
    };
    let page = use_memo((), |()| {
        let document = web_sys::window().and_then(|window| window.document());
        document.map_or_else(String::new, |document| document.title())
    });
    let parts = shown.into_iter().chain([(*page).clone()]);
    let parts = parts.filter(|part| !part.is_empty());
    let title = parts.collect::<Vec<String>>().join(" · ");
    let is_ours = lab.page.place == Place::Page && !lab.search.clock.playing;
    use_effect_with((title, is_ours), |(title, is_ours)| {
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(document) = document.filter(|_| *is_ours) {
            document.set_title(title);
        }
    });
}
