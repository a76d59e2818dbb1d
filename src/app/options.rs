//! The options of the search: a row for each in the table of settings that the algorithm has, the most telling ones in sight.

mod compare;

pub use compare::Comparison;

use super::action::Action;
use super::button::{self, icon_button, press};
use super::icons;
use super::island::Part;
use super::markup::html;
use super::setting::{Control, Name, RefusedSetting, Row, Setting, Typed, settings};
use super::top_bar;
use super::tree_editor::{Wished, editor, random};
use super::words::Word;
use crate::game::any::AnyGame;
use crate::game::nim::Nim;
use crate::game::tree::notation;
use crate::game::{Player, Wording};
use crate::lang::Lang;
use crate::lesson::errata::errata;
use crate::search::{AlgorithmId, Evaluation};
use crate::spec::{PRESETS, Spec};
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
        let (open, more): (Vec<Setting>, Vec<Setting>) = settings(&props.spec)
            .into_iter()
            .partition(|setting| setting.is_open);
        let changed = more.iter().filter(|setting| setting.is_changed).count() as u32;
        html! {
            <div class="options">
                { editor(props) }
                { random(props) }
                <dl class="opts">
                    { of_game(props) }
                    { presets(props) }
                    for setting in open { { row(props, setting) } }
                </dl>
                if !more.is_empty() {
                    <details class="fold">
                        <summary>
                            { Word::MoreOptions.say(props.lang) }
                            if changed > 0 { <small>{ changed }{ " " }{ Word::Changed.say(props.lang) }</small> }
                        </summary>
                        <dl class="opts">
                            for setting in more { { row(props, setting) } }
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
    let kind = match spec.algorithm.id() {
        AlgorithmId::WinLose => 'w',
        AlgorithmId::Minimax => 'm',
        AlgorithmId::AlphaBeta => 'a',
        AlgorithmId::Expectimax => 'e',
        AlgorithmId::Mcts => 't',
    };
    // A letter that is no circumstance repeats the first.
    let nim = if kind == 'w' && matches!(spec.game, AnyGame::Nim(_)) {
        'N'
    } else {
        kind
    };
    let evaluation = match spec.algorithm.evaluation() {
        Some(Evaluation::Playouts { .. }) => 'P',
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

/// The preset that the options are, among those that say anything about the algorithm.
fn presets(props: &OptionsProps) -> Html {
    let (mut entries, mut chosen) = (Vec::new(), None);
    for preset in PRESETS
        .iter()
        .filter(|preset| preset.is_about(&props.spec.algorithm))
    {
        if chosen.is_none() && preset.agrees_with(&props.spec) {
            chosen = Some(entries.len());
        }
        entries.push((
            preset.name(props.lang),
            Action::Options(Row::Presets, preset.applied_to(&props.spec)),
        ));
    }
    let label = Word::Preset.say(props.lang);
    let control = picker(props, label, entries, chosen, Word::Custom.say(props.lang));
    line(props, Row::Presets, label.into(), control)
}

fn row(props: &OptionsProps, setting: Setting) -> Html {
    let (at, label) = (Row::Option(setting.label), setting.label.say(props.lang));
    let (control, parts) = match setting.control {
        Control::Choice { entries, chosen } => {
            let entry = |(name, spec)| (called(name, props.lang), Action::Options(at, Ok(spec)));
            let other = props
                .spec
                .algorithm
                .depth()
                .map(|depth| depth.to_string())
                .unwrap_or_default();
            (
                choice(
                    props,
                    label,
                    entries.into_iter().map(entry).collect(),
                    chosen,
                    &other,
                ),
                Html::default(),
            )
        }
        Control::Typed(typed) => (
            field(props, setting.label, &typed),
            parts(props, setting.label, &typed),
        ),
    };
    let name = if setting.label == Word::C {
        html! { <var>{ label }</var> }
    } else {
        label.into()
    };
    // One key for both, or a row that comes in between would take the focus from the others.
    let mut both = VList::from(vec![line(props, at, name, control), parts]);
    both.key = Some(Key::from(u64::from(at.number())));
    both.into()
}

fn called(name: Name, lang: Lang) -> &'static str {
    const DEPTHS: [&str; 13] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12",
    ];
    match name {
        Name::Word(word) => word.say(lang),
        Name::Depth(depth) => DEPTHS[depth as usize],
    }
}

/// What is done when a text is typed into the field of a row and the field is left.
fn taken(props: &OptionsProps, label: Word, typed: &Typed) -> Callback<String> {
    let (act, typed) = (props.act.clone(), typed.clone());
    Callback::from(move |text: String| {
        act.emit(Action::Options(Row::Option(label), typed.read(&text)))
    })
}

/// A number of its own for each of several weights, with the feature that it weighs. One of them stands for all.
fn parts(props: &OptionsProps, label: Word, typed: &Typed) -> Html {
    if label != Word::Weights || props.spec.game.is_explicit() {
        return Html::default();
    }
    let weights: Vec<String> = typed.text.split(", ").map(str::to_owned).collect();
    let take = taken(props, label, typed);
    let field = |part: usize, names: [&'static str; 2]| {
        let (all, take) = (weights.clone(), take.clone());
        let onchange = changed(Callback::from(move |text: String| {
            let mut all = all.clone();
            all[part] = text;
            take.emit(all.join(","));
        }));
        html! {
            <div>
                <dt>{ props.lang.of(names) }</dt>
                <dd>
                    <input class="field short" type="number" step="any" value={weights[part].clone()} aria-label={props.lang.of(names)}
                        {onchange} autocomplete="off"/>
                </dd>
            </div>
        }
    };
    let features = props.spec.game.id().entry().features;
    html! { for (part, names) in features.iter().enumerate().take(weights.len()) { { field(part, *names) } } }
}

/// What is told of a field when it is left after a change.
fn changed(take: Callback<String>) -> Callback<Event> {
    Callback::from(move |event: Event| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            take.emit(field.value());
        }
    })
}

/// The refusal of what the row was last set to.
fn refused(props: &OptionsProps, row: Row) -> Option<&RefusedSetting> {
    let is_here = |typed: &(Vec<u16>, String)| typed.0 == props.edited;
    props
        .refused
        .as_ref()
        .filter(|refused| refused.row == row && refused.typed.as_ref().is_none_or(is_here))
}

/// A row: a name, a control, and why it was refused.
pub fn line(props: &OptionsProps, row: Row, name: Html, control: Html) -> Html {
    html! {
        <div key={row.number()}>
            <dt>{ name }</dt>
            <dd>{ control }</dd>
            if let Some(refused) = refused(props, row) {
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
    if entries.len() == 2
        && entries
            .iter()
            .map(|(text, _)| text.chars().count())
            .sum::<usize>()
            <= SHORT
    {
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

fn field(props: &OptionsProps, label: Word, typed: &Typed) -> Html {
    let kind = if typed.is_number { "number" } else { "text" };
    let take = taken(props, label, typed);
    let field = entry(
        props,
        Row::Option(label),
        label.say(props.lang),
        typed.text.clone(),
        kind,
        take.clone(),
    );
    if label != Word::Seed {
        return field;
    }
    let again = Word::NewSeed.say(props.lang);
    let draw = Callback::from(move |_| take.emit(drawn()));
    html! {
        <>
            { icon_button(again, icons::DICE, draw, None) }
            { field }
        </>
    }
}

/// A field that is taken up when it is left.
pub fn entry(
    props: &OptionsProps,
    row: Row,
    label: &'static str,
    text: String,
    kind: &'static str,
    take: Callback<String>,
) -> Html {
    let refused = refused(props, row);
    let wrong = refused.is_some();
    let text = refused
        .and_then(|refused| Some(refused.typed.clone()?.1))
        .unwrap_or(text);
    html! {
        <input class={["field", if kind == "number" { "short" } else { "" }]} type={kind} inputmode={(kind == "number").then_some("decimal")}
            step="any" aria-label={label} value={text} onchange={changed(take)}
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
        AnyGame::Tree(tree) if tree.mover_of_list().is_some() => {
            let text = tree.text();
            let with = |player: Player| notation::read(&text, player).ok().map(AnyGame::from);
            (
                Word::Root,
                ["Max", "Min"],
                [with(Player::Max), with(Player::Min)],
                tree.mover_of_list() == Some(Player::Min),
            )
        }
        AnyGame::Nim(nim) => {
            let with = |misere: bool| {
                Nim::new(nim.heaps().to_vec(), misere)
                    .ok()
                    .map(AnyGame::from)
            };
            let names = [Word::Wins, Word::Loses].map(|word| word.say(props.lang));
            (Word::Misere, names, [with(false), with(true)], nim.misere())
        }
        _ => return Html::default(),
    };
    let load = |game: Option<AnyGame>| {
        Some(Action::Load(Spec {
            game: game?,
            ..props.spec.clone()
        }))
    };
    let entries = names
        .into_iter()
        .zip(games)
        .filter_map(|(name, game)| Some((name, load(game)?)))
        .collect();
    let label = label.say(props.lang);
    html! { <div><dt>{ label }</dt><dd>{ choice(props, label, entries, Some(usize::from(second)), "") }</dd></div> }
}
