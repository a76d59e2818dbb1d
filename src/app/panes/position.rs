//! The position to search from, typed or clicked, and the options of the search. A text stays as typed. It is searched as soon as it
//! is valid; until then the page shows the error and keeps the previous position.

use super::examples::Examples;
use super::formal::Formal;
use super::options::{Options, OptionsProps};
use super::reader::{languages, notes, theme};
use crate::app::share::{CopyButton, EmbedButton};
use crate::app::state::action::{Action, Display, EditAction};
use crate::app::state::exercise::request::Request as Asked;
use crate::app::state::page::Theme;
use crate::app::state::play::Request;
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::step_units::Direction;
use crate::app::state::search::typed::Typed;
use crate::app::ui::button::{key, press, press_and_leave};
use crate::app::ui::icons;
use crate::app::ui::playable::Playable;
use crate::game::any::{AnyGame, GameId};
use crate::lang::words::{page, solving};
use crate::lang::{Lang, Text};
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The names of the files that the page reads.
pub const FILES: &str = ".json,.jsonl,.gz,.txt,.csv,.tsv,.pgn,.sgf,.efg";

/// The properties of the pane.
#[derive(Debug, Properties, PartialEq)]
pub struct PositionProps {
    /// The moment, whose position the fold shows in formal symbols.
    pub shown: Snapshot,
    /// The options of the search.
    pub options: OptionsProps,
    /// The last typed text, as long as it denotes the position.
    pub draft: Option<Typed>,
    /// The pressed cells.
    pub pointed: Vec<u16>,
    /// Whether there is something to undo and to redo.
    pub can_travel: [bool; 2],
    /// The colours of the page.
    pub theme: Theme,
    /// The role of the pane.
    pub role: Option<&'static str>,
}

/// Renders the pane of the position and its options.
#[component]
pub fn Position(props: &PositionProps) -> Html {
    let PositionProps { shown, options, .. } = props;
    let (act, lang) = (&options.act, shown.lang);
    let game = &shown.run.spec().game;
    let say = |word: Text| word.say(lang);
    let text = props.draft.as_ref().map(|typed| typed.text.clone());
    let refused = props.draft.as_ref().and_then(|typed| typed.refused.clone());
    let why = refused.map(|refused| refused.text(lang));
    let entry = game.id().entry();
    let travel = |word: Text, path: &'static str, direction: Direction, can: bool| {
        key(
            say(word),
            path,
            press(act, EditAction::Travel(direction)),
            can,
        )
    };
    let [can_undo, can_redo] = props.can_travel;
    html! {
        <section class="pane pos" tabindex="0" role={props.role} aria-label={say(page::POSITION)}>
            <h2>{ say(page::POSITION) }</h2>
            // On a phone the bar at the top has room for game and algorithm only.
            <div class="phone-only">
                <Examples spec={Rc::clone(&options.spec)}/>
                if props.role.is_none() { { notes(lang) } }
                { languages(lang, act) }
                { theme(props.theme, lang, act) }
            </div>
            <details class="fold"><summary>{ say(page::RULES) }</summary><p class="rules">{ game.how_to_play(lang) }</p></details>
            <Playable game={game.clone()} is_played={false} is_free={true} pointed={props.pointed.clone()}
                onpoint={act.reform(|cell| EditAction::Point(cell).into())}
                ondrag={act.reform(|(from, to)| EditAction::Drag { from, to }.into())}
                onmove={act.reform(|choice| EditAction::Move(choice).into())}/>
            { field(game, text.unwrap_or_else(|| game.text()), why.is_some(), lang, act) }
            <p class="note" id="typed">{ entry.hint.say(lang) }</p>
            if let Some(why) = why { <p class="refused" id="refused" role="alert">{ why }</p> }
            <p class="held">
                { travel(page::UNDO, icons::UNDO, Direction::Back, can_undo) }
                { travel(page::REDO, icons::REDO, Direction::Forward, can_redo) }
            </p>
            <p class="moves">
                <button class="btn line" onclick={press_and_leave(act, Request::Begin)}>{ say(page::PLAY_FROM_HERE) }</button>
                if props.role.is_none() {
                    <button class="btn line" onclick={press_and_leave(act, Asked::Build)}>{ say(solving::MAKE_EXERCISE) }</button>
                    // The page reads the file, as it does one that is dropped on it.
                    <label class="btn line open-file">
                        { say(page::OPEN_FILE) }<input type="file" accept={FILES} aria-label={say(page::OPEN_FILE)} title={say(page::OPENS)}/>
                    </label>
                }
            </p>
            <p class="narrow-only">
                <CopyButton class="btn line"/>
                <EmbedButton class="btn line"/>
                <button class="btn line" onclick={press(act, Display::OpenHelp)}>{ say(page::HELP) }</button>
            </p>
            <Options ..options.clone()/>
            <Formal shown={shown.clone()}/>
        </section>
    }
}

/// Draws the field with the position as text.
fn field(game: &AnyGame, text: String, wrong: bool, lang: Lang, act: &Callback<Action>) -> Html {
    let invalid = wrong.then_some("true");
    let described = if wrong { "refused" } else { "typed" };
    let typed = |text: String| EditAction::Text(text).into();
    if game.id() == GameId::Tree {
        let oninput = act.reform(move |event: InputEvent| {
            typed(event.target_unchecked_into::<HtmlTextAreaElement>().value())
        });
        let rows = (text.chars().count() / 30 + text.lines().count()).clamp(1, 8);
        return html! {
            <textarea class="field" aria-label={page::TREE_TEXT.say(lang)} value={text} {oninput} rows={rows.to_string()}
                aria-invalid={invalid} aria-describedby={described} autocomplete="off" autocapitalize="off" spellcheck="false"/>
        };
    }
    let oninput = act.reform(move |event: InputEvent| {
        typed(event.target_unchecked_into::<HtmlInputElement>().value())
    });
    html! {
        <input class="field" aria-label={page::POSITION_TEXT.say(lang)} value={text} {oninput} aria-invalid={invalid}
            aria-describedby={described} autocomplete="off" autocapitalize="off" spellcheck="false"/>
    }
}
