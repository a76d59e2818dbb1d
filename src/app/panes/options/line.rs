//! A row of the options: a name, a control, and the refusal of its last setting.

use super::OptionsProps;
use crate::app::state::action::Action;
use crate::app::state::search::setting::{RefusedSetting, Row};
use crate::app::ui::button::{self, press};
use crate::app::ui::field::Field;
use crate::app::ui::select::Select;
use yew::prelude::*;

/// Two choices whose names together are no longer than this stand side by side.
const SHORT: usize = 16;

/// Draws the refusal of the last setting of the row.
fn refused(props: &OptionsProps, row: Row) -> Option<&RefusedSetting> {
    let is_here = |typed: &(Vec<u16>, String)| typed.0 == props.edited;
    let is_of_row = |refused: &&RefusedSetting| {
        refused.row == row && refused.typed.as_ref().is_none_or(is_here)
    };
    props.refused.as_ref().filter(is_of_row)
}

/// Draws a row.
pub fn line(props: &OptionsProps, row: Row, name: Html, control: Html) -> Html {
    explained(props, row, name, control, Html::default(), None)
}

/// Draws a row with a sentence about it.
pub fn explained(
    props: &OptionsProps,
    row: Row,
    name: Html,
    control: Html,
    about: Html,
    class: Option<&'static str>,
) -> Html {
    html! {
        <div key={format!("{row:?}")} {class}>
            <dt>{ name }</dt>
            <dd>{ control }</dd>
            { about }
            if let Some(refused) = refused(props, row) {
                <dd class="refused" id="refused-option" role="alert">{ refused.refusal.reason(props.lang) }</dd>
            }
        </div>
    }
}

/// Draws two short choices side by side, or a picker.
pub fn choice(
    props: &OptionsProps,
    label: &'static str,
    entries: Vec<(&'static str, Action)>,
    chosen: Option<usize>,
    other: &str,
) -> Html {
    let length: usize = entries.iter().map(|(text, _)| text.chars().count()).sum();
    if entries.len() != 2 || length > SHORT {
        return picker(props, label, entries, chosen, other);
    }
    html! {
        <span class="seg" role="group" aria-label={label}>
            for (at, (text, action)) in entries.into_iter().enumerate() {
                { button::choice(text, press(&props.act, action), chosen == Some(at)) }
            }
        </span>
    }
}

/// Draws a picker; a setting that is not among its entries is added after the last one.
pub fn picker(
    props: &OptionsProps,
    label: &'static str,
    entries: Vec<(&'static str, Action)>,
    chosen: Option<usize>,
    other: &str,
) -> Html {
    let (names, actions): (Vec<AttrValue>, Vec<Action>) = entries
        .into_iter()
        .map(|(text, action)| (AttrValue::from(text), action))
        .unzip();
    pick(props, label, (names, actions), chosen, other)
}

/// Draws a picker of names with their actions.
pub fn pick(
    props: &OptionsProps,
    label: &'static str,
    (mut names, actions): (Vec<AttrValue>, Vec<Action>),
    chosen: Option<usize>,
    other: &str,
) -> Html {
    if chosen.is_none() {
        names.push(other.to_owned().into());
    }
    let chosen = chosen.unwrap_or(actions.len());
    let act = props.act.clone();
    let onchoose = Callback::from(move |index: usize| {
        if let Some(action) = actions.get(index) {
            act.emit(action.clone());
        }
    });
    html! { <Select class="line" {label} entries={names} {chosen} {onchoose}/> }
}

/// Draws a field whose text is taken over when the focus leaves it.
pub fn entry(
    props: &OptionsProps,
    row: Row,
    label: &'static str,
    text: String,
    is_number: bool,
    take: &Callback<String>,
) -> Html {
    let refused = refused(props, row);
    let typed = refused.and_then(|refused| refused.typed.as_ref());
    let text = typed.map_or(text, |(_, text)| text.clone());
    let times = refused.map_or(0, |refused| refused.times);
    let refused = refused.map(|_| "refused-option");
    let take = take.clone();
    html! { <Field {label} {text} {is_number} {refused} {times} {take}/> }
}
