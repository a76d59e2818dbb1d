//! A line of a lesson as HTML.

use crate::app::state::action::{Action, ViewAction};
use crate::app::ui::button::press_and_leave;
use crate::lesson::{Line, Tone};
use yew::prelude::*;

/// The characters that close a phrase: none of them begins a line.
const CLOSING: [char; 12] = [
    ',', '.', ';', ':', ')', '!', '?', '，', '。', '；', '：', '）',
];

/// Sets a line: names bold, players in their colours, symbols in the math font. With a callback, the name of a node selects it.
pub fn set(line: &Line, act: Option<&Callback<Action>>) -> Html {
    let mut spans = Vec::new();
    // How much of the next part has been set with the button before it.
    let mut begun = 0;
    for (index, part) in line.0.iter().enumerate() {
        let text = &part.text[begun..];
        begun = 0;
        spans.push(match (part.tone, act) {
            (Tone::Plain, _) => html! { { text } },
            (Tone::Node(node), Some(act)) => {
                let next = line
                    .0
                    .get(index + 1)
                    .filter(|next| next.tone == Tone::Plain);
                let close = next.and_then(|next| next.text.chars().next());
                let close = close.filter(|letter| CLOSING.contains(letter));
                begun = close.map_or(0, char::len_utf8);
                let onclick = press_and_leave(act, ViewAction::Select(Some(node)));
                let button = html! { <button class="name" {onclick}>{ text }</button> };
                match close {
                    // A line may break before and after a button, even where it may not break between letters.
                    Some(close) => html! { <span class="unbroken">{ button }{ close }</span> },
                    None => button,
                }
            }
            (Tone::Name | Tone::Node(_), _) => html! { <b>{ text }</b> },
            (Tone::Max, _) => html! { <b class="cmax">{ text }</b> },
            (Tone::Min, _) => html! { <b class="cmin">{ text }</b> },
            (Tone::Symbol, _) => html! { <var>{ text }</var> },
        });
    }
    spans.into_iter().collect()
}
