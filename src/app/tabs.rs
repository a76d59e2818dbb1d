//! The tabs of a phone: one pane at a time.

use super::action::Action;
use super::button::press;
use super::lab::{Lab, Pane};
use super::markup::html;
use super::words::Word;
use yew::prelude::*;

const PANES: [(Pane, Word); 4] = [
    (Pane::Tree, Word::Tree),
    (Pane::Position, Word::Position),
    (Pane::Code, Word::Code),
    (Pane::Node, Word::Node),
];

/// The tabs.
pub fn tabs(lab: &Lab, act: &Callback<Action>) -> Html {
    let choose = |pane: Pane| press(act, Action::Pane(pane));
    let onkeydown = {
        let (act, here) = (act.clone(), lab.pane);
        Callback::from(move |event: KeyboardEvent| {
            let at = PANES
                .iter()
                .position(|(pane, _)| *pane == here)
                .unwrap_or(0);
            let next = match event.key().as_str() {
                "ArrowRight" => (at + 1) % PANES.len(),
                "ArrowLeft" => (at + PANES.len() - 1) % PANES.len(),
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            act.emit(Action::Pane(PANES[next].0));
        })
    };
    html! {
        <div class="tabs" role="tablist" aria-label={Word::Panes.say(lab.lang)} {onkeydown}>
            for (pane, word) in PANES {
                <button class="btn" role="tab" aria-selected={(lab.pane == pane).to_string()}
                    tabindex={if lab.pane == pane { "0" } else { "-1" }} onclick={choose(pane)}>
                    { word.say(lab.lang) }
                </button>
            }
        </div>
    }
}
