//! The options of the search: a row for each setting of the algorithm, the most important ones unfolded.

mod compare;
mod line;
mod tree_editor;

pub use compare::Comparison;

use crate::app::browser::seed::short_seed;
use crate::app::state::action::{Action, Search};
use crate::app::state::search::edit::Wished;
use crate::app::state::search::setting::{
    Control, Name, RefusedSetting, Row, Setting, Typed, settings,
};
use crate::app::ui::button::icon_button;
use crate::app::ui::field::changed;
use crate::app::ui::icons;
use crate::game::any::AnyGame;
use crate::game::nim::Nim;
use crate::game::tree::notation;
use crate::game::{Player, Wording};
use crate::lang::words::{options, page};
use crate::lang::{Lang, Text};
use crate::spec::{PRESETS, Spec};
use line::{choice, entry, line, picker};
use std::rc::Rc;
use tree_editor::{editor, open_and_focus, random};
use yew::prelude::*;

/// The properties of the options. They do not contain the step, so that a half-typed number survives while steps are played.
#[derive(Clone, Debug, Properties, PartialEq)]
pub struct OptionsProps {
    /// The search.
    pub spec: Rc<Spec>,
    /// The language.
    pub lang: Lang,
    /// The last refused setting.
    pub refused: Option<RefusedSetting>,
    /// The node of a tree that is edited.
    pub edited: Vec<u16>,
    /// The settings of the generator of random trees.
    pub wish: Wished,
    /// The number of times a key sent the focus to the fields of the edited node.
    pub focus: u32,
    /// Receives the actions.
    pub act: Callback<Action>,
}

/// Renders the options of the search.
#[component]
pub fn Options(props: &OptionsProps) -> Html {
    let editor_ref = use_node_ref();
    {
        let editor = editor_ref.clone();
        use_effect_with(props.focus, move |focus| {
            if *focus > 0 {
                open_and_focus(&editor);
            }
        });
    }
    let all = settings(&props.spec);
    let (open, more): (Vec<Setting>, Vec<Setting>) =
        all.into_iter().partition(|setting| setting.is_open);
    let changed = more.iter().filter(|setting| setting.is_changed).count();
    html! {
        <div class="options">
            { editor(props, &editor_ref) }
            { random(props) }
            <dl class="opts">
                { of_game(props) }
                { presets(props) }
                for setting in open { { row(props, setting) } }
            </dl>
            if !more.is_empty() {
                <details class="fold">
                    <summary>
                        { options::MORE_OPTIONS.say(props.lang) }
                        if changed > 0 { <small>{ changed }{ " " }{ options::CHANGED.say(props.lang) }</small> }
                    </summary>
                    <dl class="opts">
                        for setting in more { { row(props, setting) } }
                    </dl>
                </details>
            }
        </div>
    }
}

/// Draws the choice of presets for the algorithm; the one that the options match is chosen.
fn presets(props: &OptionsProps) -> Html {
    let (mut entries, mut chosen) = (Vec::new(), None);
    for preset in PRESETS
        .iter()
        .filter(|preset| preset.is_about(&props.spec.algorithm))
    {
        if chosen.is_none() && preset.agrees_with(&props.spec) {
            chosen = Some(entries.len());
        }
        let search = Search::Options {
            row: Row::Presets,
            spec: preset.applied_to(&props.spec),
        };
        entries.push((preset.name(props.lang), search.into()));
    }
    let label = options::PRESET.say(props.lang);
    let control = picker(
        props,
        label,
        entries,
        chosen,
        options::CUSTOM.say(props.lang),
    );
    line(props, Row::Presets, label.into(), control)
}

fn row(props: &OptionsProps, setting: Setting) -> Html {
    let (at, label) = (Row::Option(setting.label), setting.label.say(props.lang));
    let (control, parts) = match setting.control {
        Control::Choice { entries, chosen } => {
            let entry = |(name, spec)| {
                let search = Search::Options {
                    row: at,
                    spec: Ok(spec),
                };
                (called(name, props.lang), search.into())
            };
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
    let name = if setting.label == options::C {
        html! { <var>{ label }</var> }
    } else {
        label.into()
    };
    // Both have one key: otherwise a row inserted in between would take the focus from the others.
    html! {
        <key={format!("{at:?}")}>
            { line(props, at, name, control) }
            { parts }
        </>
    }
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

/// Returns the callback for a text that was entered into the field of a row.
fn taken(props: &OptionsProps, label: Text, typed: &Typed) -> Callback<String> {
    let (act, typed) = (props.act.clone(), typed.clone());
    Callback::from(move |text: String| {
        let (row, spec) = (Row::Option(label), typed.read(&text));
        act.emit(Search::Options { row, spec }.into());
    })
}

/// Draws a number field for each weight, labelled with its feature. The field above has all weights as a list.
fn parts(props: &OptionsProps, label: Text, typed: &Typed) -> Html {
    if label != options::WEIGHTS || props.spec.game.is_explicit() {
        return Html::default();
    }
    let weights: Vec<String> = typed.text.split(", ").map(str::to_owned).collect();
    let take = taken(props, label, typed);
    let field = |part: usize, name: Text| {
        let (all, take) = (weights.clone(), take.clone());
        let onchange = changed(&Callback::from(move |text: String| {
            let mut all = all.clone();
            all[part] = text;
            take.emit(all.join(","));
        }));
        html! {
            <div>
                <dt>{ name.say(props.lang) }</dt>
                <dd>
                    <input class="field short" type="number" step="any" value={weights[part].clone()} aria-label={name.say(props.lang)}
                        {onchange} autocomplete="off"/>
                </dd>
            </div>
        }
    };
    let features = props.spec.game.id().entry().features;
    html! {
        <>
            for (part, name) in features.iter().enumerate().take(weights.len()) { { field(part, *name) } }
        </>
    }
}

/// Draws the field of an option that is typed, and beside the seed a button that draws another.
fn field(props: &OptionsProps, label: Text, typed: &Typed) -> Html {
    let take = taken(props, label, typed);
    let (row, name) = (Row::Option(label), label.say(props.lang));
    let text = typed.text.clone();
    let field = entry(props, row, name, text, typed.is_number, &take);
    if label != page::SEED {
        return field;
    }
    let draw = Callback::from(move |_| take.emit(short_seed()));
    html! {
        <>
            { icon_button(page::NEW_SEED.say(props.lang), icons::DICE, draw) }
            { field }
        </>
    }
}

/// Draws the rules of the game that can be chosen: the player at the root of a tree, the winner at Nim.
fn of_game(props: &OptionsProps) -> Html {
    let (label, names, games, second) = match &props.spec.game {
        // A tree written as an object names the player at its root.
        AnyGame::Tree(tree) if tree.mover_of_list().is_some() => {
            let text = tree.text();
            let with = |player: Player| notation::read(&text, player).ok().map(AnyGame::from);
            (
                page::ROOT,
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
            let names = [page::WINS, page::LOSES].map(|word| word.say(props.lang));
            (page::MISERE, names, [with(false), with(true)], nim.misere())
        }
        _ => return Html::default(),
    };
    let load = |game: Option<AnyGame>| {
        let spec = Spec {
            game: game?,
            ..(*props.spec).clone()
        };
        Some(Action::from(Search::Load(spec)))
    };
    let entries = names
        .into_iter()
        .zip(games)
        .filter_map(|(name, game)| Some((name, load(game)?)))
        .collect();
    let label = label.say(props.lang);
    html! { <div><dt>{ label }</dt><dd>{ choice(props, label, entries, Some(usize::from(second)), "") }</dd></div> }
}
