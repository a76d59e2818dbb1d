//! A number in the form of the builder.

use crate::app::state::action::Action;
use crate::app::state::exercise::builder::Change;
use crate::app::state::exercise::builder::numbers::Number;
use crate::app::state::exercise::request::Request;
use crate::app::ui::context::{use_act, use_lang};
use crate::app::ui::field::changed;
use crate::lang::Text;
use crate::lang::words::solving;
use yew::prelude::*;

/// The properties of the field.
#[derive(Properties, PartialEq)]
pub struct NumberFieldProps {
    /// Which number it is.
    pub number: Number,
    /// What is written in it.
    pub typed: String,
    /// What is wrong with it.
    pub refused: Option<String>,
}

fn label(number: Number) -> Text {
    match number {
        Number::FewestChildren => solving::CHILDREN_FROM,
        Number::MostChildren => solving::CHILDREN_TO,
        Number::Depth => solving::DEPTH_OF,
        Number::Lowest => solving::NUMBERS_FROM,
        Number::Highest => solving::NUMBERS_TO,
        Number::Cuts => solving::CUTS_EXACTLY,
        Number::FewestHeaps => solving::HEAPS_FROM,
        Number::MostHeaps => solving::HEAPS_TO,
        Number::FewestStones => solving::STONES_FROM,
        Number::MostStones => solving::STONES_TO,
        Number::Attempts => solving::TRIES,
    }
}

/// Renders the field. It is a component of its own, because the form is drawn anew for each seed that is counted, and drawing the field
/// with it would overwrite the digits that are being typed.
#[component]
pub fn NumberField(
    NumberFieldProps {
        number,
        typed,
        refused,
    }: &NumberFieldProps,
) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let number = *number;
    let onchange = changed(&Callback::from(move |text: String| {
        act.emit(Request::Change(Change::Number(number, text)).into());
    }));
    let why = refused
        .as_ref()
        .map(|_| format!("refused-{}", number.path()));
    html! {
        <>
            <label class="setting"><span>{ label(number).say(lang) }</span>
                <input class="field" type="text" inputmode="numeric" autocomplete="off" value={typed.clone()} {onchange}
                    aria-invalid={why.is_some().then_some("true")} aria-describedby={why.clone()}/></label>
            if let Some(reason) = refused { <p class="refused" id={why} role="alert">{ reason.clone() }</p> }
        </>
    }
}
