//! A line of a lesson as HTML.

use crate::app::state::action::{Action, Sight};
use crate::app::ui::button::press_and_leave;
use crate::lesson::{Line, Tone};
use yew::prelude::*;

/// Sets a line: names bold, players in their colours, symbols in the math font. With a callback, the name of a node selects it.
pub fn set(line: &Line, act: Option<&Callback<Action>>) -> Html {
    let span = |(tone, text): (Tone, &String)| match (tone, act) {
        (Tone::Plain, _) => html! { { text } },
        (Tone::Node(node), Some(act)) => {
            let onclick = press_and_leave(act, Sight::Select(Some(node)));
            html! { <button class="name" {onclick}>{ text }</button> }
        }
        (Tone::Name | Tone::Node(_), _) => html! { <b>{ text }</b> },
        (Tone::Max, _) => html! { <b class="cmax">{ text }</b> },
        (Tone::Min, _) => html! { <b class="cmin">{ text }</b> },
        (Tone::Symbol, _) => html! { <var>{ text }</var> },
    };
    let spans = line.0.iter().map(|part| (part.tone, &part.text));
    spans.map(span).collect()
}
