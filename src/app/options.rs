//! The options of the search: a row for each in the table of settings that the algorithm has, the most telling ones in sight.

mod compare;

pub use compare::Comparison;

use super::action::Action;
use super::button::{self, icon_button, press};
use super::icons;
use super::island::Part;
use super::lab::RefusedSetting;
use super::markup::html;
use super::setting::{self, Control, Setting, about};
use super::top_bar;
use super::tree_editor::{PLACE, Wished, editor, random};
use super::words::Word;
use crate::game::any::AnyGame;
use crate::game::nim::Nim;
use crate::game::tree::{Kind, notation};
use crate::game::{Player, Wording};
use crate::lang::Lang;
use crate::lesson::errata::errata;
use crate::search::Evaluation;
use crate::spec::{Spec, stands_for};
use std::any::Any;
use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew::virtual_dom::{Key, VList};

/// Two choices whose names together are no longer than this stand side by side.
const SHORT: usize = 16;

/// The options. A part of their own, so that a number half typed is left alone while steps run by or events arrive.
#[derive(PartialEq)]
pub struct OptionsProps {
    pub spec: Spec,
    pub lang: Lang,
    pub refused: Option<RefusedSetting>,
    /// The node of a tree that is edited, and what a random one should be like, with its seed.
    pub edited: Vec<u16>,
    pub wish: Wished,
    pub act: Callback<Action>,
}

impl Part for OptionsProps {
    fn view(&self, _: &Callback<()>) -> Html {
        let props = self;
        let settings = setting::ALL.iter().enumerate().filter(|(_, setting)| setting.applies(&props.spec.algorithm));
        let (open, more): (Vec<_>, Vec<_>) = settings.partition(|(_, setting)| setting.is_open);
        // A field of an object counts with the object it stands in.
        let is_changed = |setting: &Setting| !setting.path.contains('.') && !setting.value(&props.spec).is_empty();
        let changed = more.iter().filter(|(_, setting)| is_changed(setting)).count() as u32;
        let onchange = listen(props);
        html! {
            <div class="options" {onchange}>
                { editor(props) }
                { random(props) }
                <dl class="opts">
                    { of_game(props) }
                    { presets(props) }
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

    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// What lecture notes have slipped about this search, folded.
fn slips(props: &OptionsProps) -> Html {
    let spec = &props.spec;
    let kind = setting::letter(&spec.algorithm);
    // A letter that is no circumstance repeats the first.
    let nim = if kind == 'w' && matches!(spec.game, AnyGame::Nim(_)) { 'N' } else { kind };
    let evaluation = match spec.algorithm.evaluation() {
        Some(Evaluation::Playouts(_)) => 'P',
        Some(_) if matches!(spec.game, AnyGame::TicTacToe(_)) => 'F',
        _ => kind,
    };
    html! {
        <details class="fold">
            <summary>{ Word::Errata.say(props.lang) }</summary>
            <ul class="slips">
                for slip in errata([kind, nim, evaluation], props.lang) { <li>{ slip }</li> }
            </ul>
        </details>
    }
}

/// One listener for the fields of all rows: a field is taken up when it is left or Enter is pressed.
fn listen(props: &OptionsProps) -> Callback<Event> {
    let (act, spec) = (props.act.clone(), props.spec.clone());
    Callback::from(move |event: Event| {
        let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
        let number = |name| field.get_attribute(name).and_then(|index| index.parse::<usize>().ok());
        let Some(index) = number("data-setting") else { return };
        // One weight of several stands for all of them.
        let text = match (number("data-part"), setting::ALL.get(index)) {
            (Some(part), Some(setting)) => {
                let text = setting.text(&spec);
                let parts =
                    text.split(',').enumerate().map(|(at, weight)| if at == part { field.value() } else { weight.to_owned() });
                parts.collect::<Vec<_>>().join(",")
            }
            _ => field.value(),
        };
        act.emit(Action::Set(index, text));
    })
}

/// The preset that the options are, among those that say anything about the algorithm.
fn presets(props: &OptionsProps) -> Html {
    let (mut entries, mut chosen) = (Vec::new(), None);
    for (index, preset) in about(&props.spec) {
        if chosen.is_none() && preset.agrees_with(&props.spec) {
            chosen = Some(entries.len());
        }
        entries.push((preset.name(props.lang), Action::Set(index, String::new())));
    }
    let label = Word::Preset.say(props.lang);
    let control = picker(props, label, entries, chosen, Word::Custom.say(props.lang));
    line(props, setting::ALL.len(), label.into(), control)
}

fn row(props: &OptionsProps, index: usize, setting: &Setting) -> Html {
    let label = setting.label.say(props.lang);
    let control = match setting.control {
        Control::Choice(choices) => {
            let value = setting.value(&props.spec);
            let text = |json, word: Word| if word == Word::Itself { json } else { word.say(props.lang) };
            let entry = |&(json, word): &(&'static str, Word)| (text(json, word), Action::Set(index, json.to_owned()));
            let chosen = choices.iter().position(|(json, _)| stands_for(json, &value));
            choice(props, label, choices.iter().map(entry).collect(), chosen, &value)
        }
        Control::Number(_) => field(props, index, setting, "number"),
        Control::Numbers(_) => field(props, index, setting, "text"),
    };
    let name = if setting.label == Word::C {
        html! { <var>{ label }</var> }
    } else {
        label.into()
    };
    // One key for both, or a row that comes in between would take the focus from the others.
    let mut both = VList::from(vec![line(props, index, name, control), parts(props, index, setting)]);
    both.key = Some(Key::from(index as u64));
    both.into()
}

/// A number of its own for each of several weights, with the feature that it weighs.
fn parts(props: &OptionsProps, index: usize, setting: &Setting) -> Html {
    if !setting.path.ends_with("weights") || props.spec.game.is_explicit() {
        return Html::default();
    }
    let text = setting.text(&props.spec);
    html! {
        for (part, (weight, names)) in text.split(',').zip(props.spec.game.id().entry().features).enumerate() {
            <div>
                <dt>{ props.lang.of(*names) }</dt>
                <dd>
                    <input class="field short" type="number" step="any" value={weight.trim().to_owned()} aria-label={props.lang.of(*names)}
                        data-setting={index.to_string()} data-part={part.to_string()} autocomplete="off"/>
                </dd>
            </div>
        }
    }
}

/// The refusal of what the setting was last set to.
fn refused(props: &OptionsProps, index: usize) -> Option<&RefusedSetting> {
    let row = |place: usize| if place < PLACE { place.min(setting::ALL.len()) } else { place };
    let is_here = |typed: &(Vec<u16>, String)| typed.0 == props.edited;
    props.refused.as_ref().filter(|refused| row(refused.setting) == index && refused.typed.as_ref().is_none_or(is_here))
}

/// A row: a name, a control, and why it was refused.
pub fn line(props: &OptionsProps, index: usize, name: Html, control: Html) -> Html {
    html! {
        <div key={index as u32}>
            <dt>{ name }</dt>
            <dd>{ control }</dd>
            if let Some(refused) = refused(props, index) {
                <dd class="refused" id="refused-option" role="alert">{ refused.refusal.reason(props.lang).to_owned() }</dd>
            }
        </div>
    }
}

/// Two short choices side by side, or a picker.
pub fn choice(
    props: &OptionsProps,
    label: &'static str,
    entries: Vec<(&'static str, Action)>,
    chosen: Option<usize>,
    other: &str,
) -> Html {
    if entries.len() == 2 && entries.iter().map(|(text, _)| text.chars().count()).sum::<usize>() <= SHORT {
        return html! {
            <span class="seg" role="group" aria-label={label}>
                for (at, (text, action)) in entries.into_iter().enumerate() {
                    { button::choice(text, press(&props.act, action), chosen == Some(at)) }
                }
            </span>
        };
    }
    picker(props, label, entries, chosen, other)
}

/// A picker; behind its last entry stands what is none of them.
fn picker(
    props: &OptionsProps,
    label: &'static str,
    entries: Vec<(&'static str, Action)>,
    chosen: Option<usize>,
    other: &str,
) -> Html {
    let options = html! {
        for (at, (text, _)) in entries.iter().enumerate() { <option selected={chosen == Some(at)}>{ *text }</option> }
        if chosen.is_none() { <option selected={true}>{ other.to_owned() }</option> }
    };
    let data_chosen = chosen.unwrap_or(entries.len()).to_string();
    let act = props.act.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Some((_, action)) = top_bar::chosen(&event).and_then(|index| entries.get(index)) {
            act.emit(action.clone());
        }
    });
    html! { <select class="pick line" data-chosen={data_chosen} aria-label={label} {onchange}>{ options }</select> }
}

fn field(props: &OptionsProps, index: usize, setting: &Setting, kind: &'static str) -> Html {
    let field = entry(props, index, setting.label.say(props.lang), setting.text(&props.spec), kind);
    if setting.path != "seed" {
        return field;
    }
    let again = Word::NewSeed.say(props.lang);
    html! {
        <>
            { icon_button(again, icons::DICE, press(&props.act, Action::Set(index, drawn())), None) }
            { field }
        </>
    }
}

/// A field that is taken up when it is left.
pub fn entry(props: &OptionsProps, index: usize, label: &'static str, text: String, kind: &'static str) -> Html {
    let refused = refused(props, index);
    let wrong = refused.is_some();
    let text = refused.and_then(|refused| Some(refused.typed.clone()?.1)).unwrap_or(text);
    html! {
        <input class={["field", if kind == "number" { "short" } else { "" }]} type={kind} inputmode={(kind == "number").then_some("decimal")}
            step="any" aria-label={label} data-setting={index.to_string()} value={text}
            aria-invalid={wrong.then_some("true")} aria-describedby={wrong.then_some("refused-option")} autocomplete="off"/>
    }
}

/// A new seed: short, so that it can be read out in a lecture.
pub fn drawn() -> String {
    (getrandom::u32().unwrap_or(1) % 10_000).to_string()
}

/// Who moves at the root of a tree, who wins at Nim.
fn of_game(props: &OptionsProps) -> Html {
    let (label, names, games, second) = match &props.spec.game {
        // An object at the root says itself who moves there.
        AnyGame::Tree(tree) if tree.text().starts_with('[') => {
            let text = tree.text();
            let with = |player: Player| notation::read(&text, player).ok().map(AnyGame::from);
            let is_min = tree.branch().kind == Kind::ToMove(Player::Min);
            (Word::Root, ["Max", "Min"], [with(Player::Max), with(Player::Min)], is_min)
        }
        AnyGame::Nim(nim) => {
            let with = |misere: bool| Nim::new(nim.heaps().to_vec(), misere).ok().map(AnyGame::from);
            let names = [Word::Wins, Word::Loses].map(|word| word.say(props.lang));
            (Word::Misere, names, [with(false), with(true)], nim.misere())
        }
        _ => return Html::default(),
    };
    let load = |game: Option<AnyGame>| Some(Action::Load(Spec { game: game?, ..props.spec.clone() }));
    let entries = names.into_iter().zip(games).filter_map(|(name, game)| Some((name, load(game)?))).collect();
    let label = label.say(props.lang);
    html! { <div><dt>{ label }</dt><dd>{ choice(props, label, entries, Some(usize::from(second)), "") }</dd></div> }
}
