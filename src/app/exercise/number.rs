//! A number in the form of the builder.

use crate::app::state::action::Action;
use crate::app::state::builder::{Change, Number};
use crate::app::state::exercise::request::Request;
use crate::app::ui::context::{use_act, use_lang};
use crate::app::ui::field::changed;
use crate::lang::Text;
use yew::prelude::*;

/// The properties of the field.
#[derive(Properties, PartialEq)]
pub struct NumberFieldProps {
    /// Its label.
    pub word: Text,
    /// Which number it is.
    pub number: Number,
    /// The value that the builder holds.
    pub held: i32,
}

/// The field. The form is drawn anew for each seed that is counted; this component is not, or a rendering would put the held value
/// over the digits that are being typed.
#[component]
pub fn NumberField(NumberFieldProps { word, number, held }: &NumberFieldProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let again = use_force_update();
    let number = *number;
    let onchange = changed(&Callback::from(move |text: String| {
        if let Ok(value) = text.trim().parse() {
            act.emit(Request::Change(Change::Number(number, value)).into());
        }
        // Shows the held value instead of a text that is no number or out of range.
        again.force_update();
    }));
    html! {
        <label class="setting"><span>{ word.say(lang) }</span>
            <input class="field" type="text" inputmode="numeric" autocomplete="off" value={held.to_string()} {onchange}/></label>
    }
}
