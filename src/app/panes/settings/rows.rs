//! A row for each option: its name, the choices with the leaves that each would visit, or a field, and a sentence.

use super::SettingsProps;
use crate::app::browser::seed::short_seed;
use crate::app::panes::options::OptionsProps;
use crate::app::panes::options::line::{entry, explained, line, pick, picker};
use crate::app::state::action::{Action, Search};
use crate::app::state::link;
use crate::app::state::page::{Place, Settings};
use crate::app::state::search::questions::known_leaves;
use crate::app::state::search::setting::about::{Section, about};
use crate::app::state::search::setting::{Control, Name, Row, Setting, Typed};
use crate::app::ui::button::{icon_button, press};
use crate::app::ui::count::{counted, grouped};
use crate::app::ui::field::Field;
use crate::app::ui::icons;
use crate::lang::words::{options, page};
use crate::lang::{Lang, Say, Text};
use crate::spec::{PRESETS, Spec};
use yew::prelude::*;

/// At most so many choices stand side by side.
const SIDE_BY_SIDE: usize = 6;

/// Draws the choice of presets for the algorithm; the one that the options match is chosen.
pub fn presets(props: &OptionsProps) -> Html {
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

/// Draws the row of an option.
pub fn row(props: &SettingsProps, setting: Setting) -> Html {
    let options = &props.options;
    let (label, lang) = (setting.label, options.lang);
    let at = Row::Option(label);
    let mut unfit = None;
    let (control, parts) = match setting.control {
        Control::Choice { entries, chosen } => {
            unfit = entries.iter().find_map(|(_, spec)| spec.check().err());
            (choices(props, label, entries, chosen), Html::default())
        }
        Control::Typed(typed) => (field(options, label, &typed), parts(options, label, &typed)),
    };
    let text = label.say(lang);
    let title = about(label).map(|(sentence, _)| sentence.say(lang));
    let name = html! { <span class="worded" {title}>if label == options::C { <var>{ text }</var> } else { { text } }</span> };
    let section = |Section { place, number }| {
        let address = link::notes(place, lang);
        html! { <>{ " " }<a class="section" href={address}>{ options::NotesSection { number }.say(lang) }{ " →" }</a></> }
    };
    let told = about(label).map(|(sentence, place)| {
        html! {
            <dd class="about">
                { sentence.say(lang) }
                if let Some(unfit) = unfit.filter(|_| !props.is_row) { { " " }{ options::NotHere { why: unfit.reason(lang) }.say(lang) } }
                // The notes are beside the page, not beside an embedded lab.
                if props.place == Place::Page { { section(place) } }
            </dd>
        }
    });
    let is_asked = props.opened == Settings::Row(label);
    // Both have one key: otherwise a row inserted in between would take the focus from the others.
    html! {
        <key={format!("{at:?}")}>
            { explained(options, at, name, control, told.unwrap_or_default(), is_asked.then_some("sought")) }
            { parts }
        </>
    }
}

/// Draws choices side by side, each with the number of leaves that it would visit, or a picker of many.
fn choices(
    props: &SettingsProps,
    label: Text,
    entries: Vec<(Name, Spec)>,
    chosen: Option<usize>,
) -> Html {
    let (options, lang) = (&props.options, props.options.lang);
    let name = label.say(lang);
    let has_all = chosen.is_some() && entries.len() <= SIDE_BY_SIDE;
    let search = |spec: Spec| {
        let row = Row::Option(label);
        Action::from(Search::Options {
            row,
            spec: Ok(spec),
        })
    };
    let leaves = |spec: &Spec| known_leaves(&props.shown.run, spec);
    if !has_all {
        let entry = |(name, spec): (Name, Spec)| {
            let leaves = leaves(&spec);
            let leaves =
                leaves.map(|count| counted(count, |count| options::Leaves { count }, lang));
            let text = [Some(called(name, lang).to_owned()), leaves];
            let text: Vec<String> = text.into_iter().flatten().collect();
            (AttrValue::from(text.join(" · ")), search(spec))
        };
        let other = options.spec.algorithm.depth();
        let other = other.map(|depth| depth.to_string()).unwrap_or_default();
        return pick(
            options,
            name,
            entries.into_iter().map(entry).unzip(),
            chosen,
            &other,
        );
    }
    let button = |(index, (name, spec)): (usize, (Name, Spec))| {
        let text = called(name, lang);
        // The sheet says once what the small numbers are; a row alone says it at the chosen one.
        let says_unit = props.is_row && chosen == Some(index);
        let leaves = leaves(&spec);
        let told = leaves.map(|count| {
            format!(
                "{text}, {}",
                counted(count, |count| options::Leaves { count }, lang)
            )
        });
        let cannot = spec.check().is_err().then_some("true");
        html! {
            <button class="btn" onclick={press(&options.act, search(spec))} aria-pressed={(chosen == Some(index)).to_string()}
                aria-label={told} aria-disabled={cannot}>
                { text }
                if let Some(leaves) = leaves { <small>{ if says_unit { counted(leaves, |count| options::Leaves { count }, lang) } else { grouped(leaves) } }</small> }
            </button>
        }
    };
    html! {
        <span class="seg" role="group" aria-label={name}>
            for each in entries.into_iter().enumerate() { { button(each) } }
        </span>
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
fn taken(props: &OptionsProps, label: Text) -> Callback<String> {
    let act = props.act.clone();
    Callback::from(move |text: String| act.emit(Search::Typed { label, text }.into()))
}

/// Draws a number field for each weight, labelled with its feature. The field above has all weights as a list.
fn parts(props: &OptionsProps, label: Text, typed: &Typed) -> Html {
    if label != options::WEIGHTS || props.spec.game.is_explicit() {
        return Html::default();
    }
    let weights: Vec<String> = typed.text.split(", ").map(str::to_owned).collect();
    let take = taken(props, label);
    let field = |part: usize, name: Text| {
        let (all, take) = (weights.clone(), take.clone());
        let (text, of) = (all[part].clone(), all.join(","));
        let take = Callback::from(move |text: String| {
            let mut all = all.clone();
            all[part] = text;
            take.emit(all.join(","));
        });
        let label = name.say(props.lang);
        html! {
                    <div>
                        <dt>{ label }</dt>
                        <dd>
        <Field {label} {text} is_number={true} {of} {take}/>
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
    let take = taken(props, label);
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
