//! The bar at the top: which game, which algorithm, which position, and what concerns the page as a whole.

use super::browser::motion::is_dark;
use super::share::{copy_button, embed_button};
use super::state::action::{Action, Display, Search};
use super::state::algorithms::{with_options_of, word};
use super::state::lab::Theme;
use super::state::play::Request;
use super::ui::button::{choice, press};
use super::ui::context::{use_act, use_lang};
use super::ui::icons::{self, icon};
use super::ui::select::Select;
use super::words::Word;
use crate::game::any::GameId;
use crate::lang::Lang;
use crate::search::AlgorithmId;
use crate::spec::Spec;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the bar.
#[derive(Properties, PartialEq)]
pub struct TopBarProps {
    /// The search.
    pub spec: Rc<Spec>,
    /// Whether a game is shown instead of the search.
    pub is_playing: bool,
    /// The colours.
    pub theme: Theme,
    /// Whether only the stage is shown.
    pub projector: bool,
}

/// The bar.
#[component]
pub fn TopBar(props: &TopBarProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let spec = &props.spec;
    let say = |word: Word| word.say(lang);
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
    let algorithms = AlgorithmId::ALL.map(|id| AttrValue::from(word(id).say(lang)));
    let at_game = GameId::ALL.iter().position(|id| *id == game);
    let at_algorithm = AlgorithmId::ALL.iter().position(|id| *id == algorithm);
    html! {
        <header class="top">
            <h1 class="brand">{ icons::brand() }<span>{ "Plyscope" }</span></h1>
            { mode(props.is_playing, lang, &act) }
            <div class="spec" role="group" aria-label={say(Word::Algorithm)}>
                <Select label={say(Word::Game)} entries={games} chosen={at_game.unwrap_or(0)} onchoose={choose_game}/>
                if !props.is_playing {
                    <Select class="strong" label={say(Word::Algorithm)} entries={algorithms.to_vec()} chosen={at_algorithm.unwrap_or(0)}
                        onchoose={choose_algorithm}/>
                }
                <Examples spec={Rc::clone(spec)}/>
            </div>
            { tools(props, lang, &act) }
        </header>
    }
}

/// Takes the place of a choice and asks for the search that it means, if it means any.
fn choose(
    act: &Callback<Action>,
    meaning: impl Fn(usize) -> Option<Search> + 'static,
) -> Callback<usize> {
    let act = act.clone();
    Callback::from(move |index| {
        if let Some(search) = meaning(index) {
            act.emit(search.into());
        }
    })
}

/// The search whose game has the positions.
#[derive(Properties, PartialEq)]
struct ExamplesProps {
    spec: Rc<Spec>,
}

/// The named positions of the game; the first entry stands for a position of one's own.
#[component]
fn Examples(ExamplesProps { spec }: &ExamplesProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let id = spec.game.id();
    // To compare with every named position takes a chess game some time.
    let known = use_memo(spec.game.clone(), |game| {
        let mut named = id.named().iter();
        named.position(|named| id.position(named) == *game)
    });
    let onchoose = {
        let spec = Rc::clone(spec);
        choose(&act, move |index| {
            let named = id.named().get(index.checked_sub(1)?)?;
            let spec = Spec {
                game: id.position(named),
                step: 0,
                ..(*spec).clone()
            };
            Some(Search::Load(spec.limited()))
        })
    };
    let own = AttrValue::from(Word::OwnPosition.say(lang));
    let names = id.named().iter().map(|named| named.name(lang).into());
    let entries: Vec<AttrValue> = [own].into_iter().chain(names).collect();
    let chosen = known.map_or(0, |index| index + 1);
    html! { <Select label={Word::Examples.say(lang)} {entries} {chosen} {onchoose} has_placeholder={true}/> }
}

/// The switch between lab and game.
fn mode(is_playing: bool, lang: Lang, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lang);
    html! {
        <span class="seg mode" role="group" aria-label={say(Word::Mode)}>
            { choice(say(Word::Lab), press(act, Request::Lab), !is_playing) }
            <button class="btn" onclick={press(act, Request::Show)} aria-pressed={is_playing.to_string()} aria-label={say(Word::PlayGame)}>
                { say(Word::PlayIt) }
            </button>
        </span>
    }
}

fn tools(props: &TopBarProps, lang: Lang, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lang);
    let is_now_dark = match props.theme {
        Theme::System => is_dark(),
        Theme::Light => false,
        Theme::Dark => true,
    };
    let next = if is_now_dark {
        Theme::Light
    } else {
        Theme::Dark
    };
    html! {
        <div class="tools">
            { copy_button(lang, "btn wide-only") }
            { embed_button(lang, "btn wide-only") }
            <button class="btn" onclick={press(act, Display::ToggleLang)} lang={lang.other().tag()} aria-label={say(Word::LanguageName)}>
                { say(Word::Language) }
            </button>
            <button class="btn" onclick={press(act, Display::Theme(next))} aria-label={say(Word::Theme)} title={say(Word::Theme)}>
                { icons::theme() }
            </button>
            <button class="btn wide-only" data-toggle="projector" onclick={press(act, Display::ToggleProjector)}
                aria-pressed={props.projector.to_string()} aria-label={say(Word::Projector)} title={say(Word::Projector)}>
                { icon(icons::SCREEN) }
            </button>
            <button class="btn wide-only" onclick={press(act, Display::OpenHelp)} aria-label={say(Word::Help)} title={say(Word::Help)}>
                { icon(icons::HELP) }
            </button>
        </div>
    }
}
