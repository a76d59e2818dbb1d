//! The bar at the top: which game, which algorithm, which position, and what concerns the page as a whole.

use super::panes::examples::{Examples, choose};
use super::panes::reader::{languages, theme};
use super::share::{CopyButton, EmbedButton};
use super::state::action::{Action, Display, Search};
use super::state::link::Way;
use super::state::page::focus::Target;
use super::state::page::{Place, Settings, Theme};
use super::state::play::Request;
use super::state::search::algorithms::with_options_of;
use super::ui::button::{around, choice, press, press_and_leave};
use super::ui::context::{use_act, use_lang};
use super::ui::focus::take;
use super::ui::icons::{self, icon};
use super::ui::select::Select;
use crate::app::state::link;
use crate::game::any::GameId;
use crate::lang::words::{gallery, page, solving};
use crate::lang::{Lang, Text};
use crate::search::AlgorithmId;
use crate::spec::{Spec, algorithm_word};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the bar.
#[derive(Properties, PartialEq)]
pub struct TopBarProps {
    /// The search.
    pub spec: Rc<Spec>,
    /// The part of the page that is shown.
    pub part: Way,
    /// Where the lab stands.
    pub place: Place,
    /// The colours.
    pub theme: Theme,
    /// Whether only the stage is shown.
    pub projector: bool,
    /// Whether the code is shown beside it.
    pub projects_code: bool,
    /// What is open of the options of the search.
    pub settings: Option<Settings>,
}

/// Renders the bar at the top.
#[component]
pub fn TopBar(props: &TopBarProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let spec = &props.spec;
    let say = |word: Text| word.say(lang);
    let (game, algorithm) = (spec.game.id(), spec.algorithm.id());
    let games: Vec<AttrValue> = GameId::ALL.iter().map(|id| id.title(lang).into()).collect();
    let choose_game = choose(&act, |index| Some(Search::Game(*GameId::ALL.get(index)?)));
    let choose_algorithm = {
        let spec = Rc::clone(spec);
        choose(&act, move |index| {
            let id = *AlgorithmId::ALL.get(index)?;
            Some(Search::Algorithm(with_options_of(id, &spec.algorithm)))
        })
    };
    let algorithms = AlgorithmId::ALL.map(|id| AttrValue::from(algorithm_word(id).say(lang)));
    let at_game = GameId::ALL.iter().position(|id| *id == game);
    let at_algorithm = AlgorithmId::ALL.iter().position(|id| *id == algorithm);
    let is_playing = props.part == Way::Play;
    if matches!(props.part, Way::Gallery | Way::Exercise) {
        return html! {
            <header class="top">
                if props.place != Place::Page {
                    <h1 class="brand">{ icons::brand() }<span>{ "Plyscope" }</span></h1>
                } else if props.part == Way::Exercise {
                    { skip(page::TO_QUESTION, ".asked h2", lang) }
                    <h1>{ brand(lang) }</h1>
                    { parts(props.part, lang) }
                } else {
                    { brand(lang) }
                    { parts(props.part, lang) }
                }
                { tools(props, lang, &act) }
            </header>
        };
    }
    html! {
        <header class="top">
            if props.place == Place::Page {
                if props.part == Way::Lab {
                    <button class="btn line skip" onclick={press(&act, Display::Focus(Target::Player))}>{ say(page::TO_PLAYER) }</button>
                    <button class="btn menu-key" popovertarget="menu" aria-label={say(page::MENU)} title={say(page::MENU)}>{ icons::brand() }</button>
                }
                if is_playing { { skip(page::TO_BOARD, ".game [tabindex=\"0\"], .game button", lang) } }
                <h1>{ brand(lang) }</h1>
            } else {
                <h1 class="brand">{ icons::brand() }<span>{ "Plyscope" }</span></h1>
            }
            // On a phone all of this is in a menu.
            <div class="menu" id="menu" popover={(props.part == Way::Lab && props.place == Place::Page).then_some("auto")}>
                if props.place == Place::Page {
                    { parts(props.part, lang) }
                } else {
                    { mode(is_playing, lang, &act) }
                }
                <div class="spec" role="group" aria-label={say(page::ALGORITHM)}>
                    <Select label={say(page::GAME)} entries={games} chosen={at_game.unwrap_or(0)} onchoose={choose_game}/>
                    if !is_playing && props.place == Place::Page {
                        { algorithm_key(algorithm, props.settings, lang, &act) }
                    } else if !is_playing {
                        <Select class="strong" label={say(page::ALGORITHM)} entries={algorithms.to_vec()} chosen={at_algorithm.unwrap_or(0)}
                            onchoose={choose_algorithm}/>
                    }
                    <Examples spec={Rc::clone(spec)}/>
                </div>
                { tools(props, lang, &act) }
            </div>
        </header>
    }
}

/// A link that is seen when a key leads to it: it moves the focus past the bar.
fn skip(word: Text, to: &'static str, lang: Lang) -> Html {
    let onclick = Callback::from(move |event: MouseEvent| {
        let lab = around(&event);
        if let Some(Ok(Some(place))) = lab.map(|lab| lab.query_selector(to)) {
            take(&place);
        }
    });
    html! { <button class="btn line skip" {onclick}>{ word.say(lang) }</button> }
}

/// The name of the algorithm, which opens its options and the other algorithms.
fn algorithm_key(
    id: AlgorithmId,
    opened: Option<Settings>,
    lang: Lang,
    act: &Callback<Action>,
) -> Html {
    let next = opened.is_none().then_some(Settings::All);
    let onclick = press(act, Display::Settings(next));
    let title = page::ALGORITHM.say(lang);
    let named = [title, algorithm_word(id).say(lang)].join(": ");
    html! {
        <button class="pick strong" popovertarget="menu" popovertargetaction="hide" aria-expanded={opened.is_some().to_string()} aria-label={named} {title} {onclick}>{ algorithm_word(id).say(lang) }</button>
    }
}

/// The mark and the name of the page, which lead to the gallery.
fn brand(lang: Lang) -> Html {
    html! {
        <a class="brand" href="#gallery" aria-label={gallery::GALLERY.say(lang)}>{ icons::brand() }<span>{ "Plyscope" }</span></a>
    }
}

/// The parts of the page, each with its address.
fn parts(shown: Way, lang: Lang) -> Html {
    let part = |word: Text, address: AttrValue, part: Option<Way>| {
        let current = (part == Some(shown)).then_some("page");
        html! { <a class="btn" href={address} aria-current={current}>{ word.say(lang) }</a> }
    };
    html! {
        <nav class="parts" aria-label={gallery::PARTS.say(lang)}>
            { part(gallery::GALLERY_WORD, "#gallery".into(), Some(Way::Gallery)) }
            { part(gallery::LAB, "#lab".into(), Some(Way::Lab)) }
            { part(gallery::PLAY, "#play".into(), Some(Way::Play)) }
            if shown == Way::Exercise { { part(solving::EXERCISE, "#exercise".into(), Some(Way::Exercise)) } }
            { part(gallery::NOTES, link::notes("index.html", lang).into(), None) }
        </nav>
    }
}

/// The switch between lab and game, where a lab owns no address.
fn mode(is_playing: bool, lang: Lang, act: &Callback<Action>) -> Html {
    let say = |word: Text| word.say(lang);
    html! {
        <span class="seg mode" role="group" aria-label={say(page::MODE)}>
            { choice(say(page::LAB), press(act, Request::Lab), !is_playing) }
            <button class="btn" onclick={press(act, Request::Show)} aria-pressed={is_playing.to_string()} aria-label={say(page::PLAY_GAME)}>
                { say(page::PLAY_IT) }
            </button>
        </span>
    }
}

fn tools(props: &TopBarProps, lang: Lang, act: &Callback<Action>) -> Html {
    let is_lab = !matches!(props.part, Way::Gallery | Way::Exercise);
    let say = |word: Text| word.say(lang);
    html! {
        <div class="tools">
            if props.part != Way::Gallery {
                <CopyButton class="btn wide-only"/>
                <EmbedButton class="btn wide-only"/>
                if props.part == Way::Lab && props.place == Place::Page {
                    <button class="btn figures-key" popovertarget="figures" title={say(page::SAVE_PICTURE)}>{ icon(icons::SAVE) }<span>{ say(page::SAVE_PICTURE) }</span></button>
                }
            }
            { languages(lang, act) }
            { theme(props.theme, lang, act) }
            if props.part == Way::Lab && props.projector {
                <button class="btn" data-toggle="code" onclick={press_and_leave(act, Display::ToggleCode)} aria-pressed={props.projects_code.to_string()}>
                    { say(page::CODE) }
                </button>
            }
            if is_lab {
                <button class="btn wide-only" data-toggle="projector" onclick={press_and_leave(act, Display::ToggleProjector)}
                    aria-pressed={props.projector.to_string()} aria-label={say(page::PROJECTOR)} title={say(page::PROJECTOR)}>
                    { icon(icons::SCREEN) }
                </button>
            }
            <button class="btn wide-only" onclick={press(act, Display::OpenHelp)} aria-label={say(page::HELP)} title={say(page::HELP)}>
                { icon(icons::HELP) }
            </button>
        </div>
    }
}
