//! The options of the search: a row for each in the table of settings that the algorithm has, the most telling ones in sight.

use super::action::Action;
use super::button::press;
use super::icons::{self, icon};
use super::lab::RefusedSetting;
use super::markup::html;
use super::setting::{self, Control, Setting};
use super::words::Word;
use crate::game::any::AnyGame;
use crate::game::nim::Nim;
use crate::game::tree::{Kind, notation};
use crate::game::{Player, Wording};
use crate::lang::Lang;
use crate::spec::Spec;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// Two choices whose names together are no longer than this stand side by side.
const SHORT: usize = 16;

#[derive(Properties, PartialEq)]
pub struct OptionsProps {
    pub spec: Spec,
    pub lang: Lang,
    pub refused: Option<RefusedSetting>,
    pub act: Callback<Action>,
}

/// The options. A component, so that a number half typed is left alone while steps run by or events arrive.
#[component]
pub fn Options(props: &OptionsProps) -> Html {
    let settings = setting::ALL.iter().enumerate().filter(|(_, setting)| setting.applies(&props.spec.algorithm));
    let (open, more): (Vec<_>, Vec<_>) = settings.partition(|(_, setting)| setting.is_open);
    // A field of an object counts with the object it stands in.
    let is_changed = |setting: &Setting| !setting.path.contains('.') && !setting.value(&props.spec).is_empty();
    let changed = more.iter().filter(|(_, setting)| is_changed(setting)).count() as u32;
    let (onchange, onclick) = (listen(props), listen_to_buttons(props));
    html! {
        <div class="options" {onchange} {onclick}>
            <dl class="opts">
                { of_game(props) }
                for (index, setting) in open { { row(props, index, setting) } }
            </dl>
            if !more.is_empty() {
                <details class="fold">
                    <summary>
                        { Word::MoreOptions.say(props.lang) }
                        if changed > 0 { <small>{ changed }{ " " }{ Word::Changed.say(props.lang) }</small> }
                    </summary>
                    <dl class="opts">
                        for (index, setting) in more { { row(props, index, setting) } }
                    </dl>
                </details>
            }
        </div>
    }
}

/// The setting that an element belongs to.
fn setting_of(element: &Element) -> Option<usize> {
    element.get_attribute("data-setting")?.parse().ok().filter(|index| *index < setting::ALL.len())
}

/// One listener for the fields and pickers of all rows: a field is taken up when it is left or Enter is pressed.
fn listen(props: &OptionsProps) -> Callback<Event> {
    let act = props.act.clone();
    Callback::from(move |event: Event| {
        let Some(element) = event.target_dyn_into::<Element>() else { return };
        let Some(index) = setting_of(&element) else { return };
        let text = match (&setting::ALL[index].control, element.dyn_ref::<HtmlSelectElement>()) {
            (Control::Choice(choices), Some(select)) => {
                // The entry behind the last stands for a value that is not in the list.
                choices.get(select.selected_index() as usize).map(|(json, _)| (*json).to_owned())
            }
            _ => element.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value),
        };
        if let Some(text) = text {
            act.emit(Action::Set(index, text));
        }
    })
}

/// One listener for the buttons of all rows.
fn listen_to_buttons(props: &OptionsProps) -> Callback<MouseEvent> {
    let act = props.act.clone();
    Callback::from(move |event: MouseEvent| {
        // What is clicked may be the icon in the button.
        let target = event.target_dyn_into::<Element>();
        let Some(button) = target.and_then(|target| target.closest("button").ok().flatten()) else { return };
        if let (Some(index), Some(json)) = (setting_of(&button), button.get_attribute("data-json")) {
            act.emit(Action::Set(index, json));
        }
    })
}

fn row(props: &OptionsProps, index: usize, setting: &Setting) -> Html {
    let label = setting.label.say(props.lang);
    let refused = props.refused.as_ref().filter(|refused| refused.setting == index);
    let control = match setting.control {
        Control::Choice(choices) => choice(props, index, setting, choices),
        Control::Number(_) => field(props, index, setting, "number", refused.is_some()),
        Control::Numbers(_) => field(props, index, setting, "text", refused.is_some()),
    };
    let name = if setting.label == Word::C {
        html! { <var>{ label }</var> }
    } else {
        label.into()
    };
    html! {
        <div key={index as u32}>
            <dt>{ name }</dt>
            <dd>{ control }</dd>
            if let Some(refused) = refused {
                <dd class="refused" id="refused-option" role="alert">{ refused.refusal.reason(props.lang).to_owned() }</dd>
            }
        </div>
    }
}

/// Two buttons of which one is pressed, or a picker.
fn choice(props: &OptionsProps, index: usize, setting: &Setting, choices: &[(&'static str, Word)]) -> Html {
    let label = setting.label.say(props.lang);
    let value = setting.value(&props.spec);
    let chosen = choices.iter().position(|(json, _)| setting.is_chosen(json, &value));
    let text = |(json, word): &(&'static str, Word)| if *word == Word::Itself { *json } else { word.say(props.lang) };
    if choices.len() == 2 && choices.iter().map(|choice| text(choice).chars().count()).sum::<usize>() <= SHORT {
        return html! {
            <span class="seg" role="group" aria-label={label}>
                for (at, choice) in choices.iter().enumerate() {
                    <button class="btn" aria-pressed={pressed(chosen == Some(at))} data-setting={index.to_string()} data-json={choice.0}>
                        { text(choice) }
                    </button>
                }
            </span>
        };
    }
    html! {
        <select class="pick line" data-chosen={chosen.unwrap_or(choices.len()).to_string()} data-setting={index.to_string()} aria-label={label}>
            for (at, choice) in choices.iter().enumerate() { <option selected={chosen == Some(at)}>{ text(choice) }</option> }
            if chosen.is_none() { <option selected={true}>{ value }</option> }
        </select>
    }
}

fn pressed(pressed: bool) -> &'static str {
    if pressed { "true" } else { "false" }
}

fn field(props: &OptionsProps, index: usize, setting: &Setting, kind: &'static str, wrong: bool) -> Html {
    let field = html! {
        <input class={["field", if kind == "number" { "short" } else { "" }]} type={kind} inputmode={(kind == "number").then_some("decimal")}
            step="any" aria-label={setting.label.say(props.lang)} data-setting={index.to_string()} value={setting.text(&props.spec)}
            aria-invalid={wrong.then_some("true")} aria-describedby={wrong.then_some("refused-option")} autocomplete="off"/>
    };
    if setting.path != "seed" {
        return field;
    }
    let again = Word::NewSeed.say(props.lang);
    html! {
        <>
            <button class="btn" data-setting={index.to_string()} data-json={drawn()} aria-label={again} title={again}>{ icon(icons::DICE) }</button>
            { field }
        </>
    }
}

/// A new seed: short, so that it can be read out in a lecture.
fn drawn() -> String {
    (getrandom::u32().unwrap_or(1) % 10_000).to_string()
}

/// Who moves at the root of a tree, who wins at Nim.
fn of_game(props: &OptionsProps) -> Html {
    let say = |word: Word| word.say(props.lang);
    let spec = &props.spec;
    match &spec.game {
        AnyGame::Tree(tree) => {
            let text = tree.text();
            // An object at the root says itself who moves there.
            if !text.starts_with('[') {
                return Html::default();
            }
            let with = |player: Player| notation::read(&text, player).map_or_else(|_| spec.game.clone(), AnyGame::from);
            let is_min = tree.branch().kind == Kind::ToMove(Player::Min);
            pair(props, say(Word::Root), [("Max", with(Player::Max)), ("Min", with(Player::Min))], is_min)
        }
        AnyGame::Nim(nim) => {
            let with = |misere: bool| Nim::new(nim.heaps().to_vec(), misere).map_or_else(|_| spec.game.clone(), AnyGame::from);
            let choices = [(say(Word::Wins), with(false)), (say(Word::Loses), with(true))];
            pair(props, say(Word::Misere), choices, nim.misere())
        }
        AnyGame::TicTacToe(_) | AnyGame::Subtraction(_) | AnyGame::StPetersburg(_) => Html::default(),
    }
}

/// Two buttons that each open a position.
fn pair(props: &OptionsProps, label: &'static str, choices: [(&'static str, AnyGame); 2], second: bool) -> Html {
    html! {
        <div>
            <dt>{ label }</dt>
            <dd>
                <span class="seg" role="group" aria-label={label}>
                    for (at, (name, game)) in choices.into_iter().enumerate() {
                        <button class="btn" aria-pressed={pressed(second == (at == 1))}
                            onclick={press(&props.act, Action::Load(Spec { game, step: 0, ..props.spec.clone() }))}>{ name }</button>
                    }
                </span>
            </dd>
        </div>
    }
}
