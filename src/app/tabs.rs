//! The tabs of a phone: one pane at a time.

use super::state::action::{Action, Display};
use super::state::page::Pane;
use super::ui::button::press;
use super::ui::context::{use_act, use_lang};
use crate::lang::Text;
use crate::lang::words::page;
use yew::prelude::*;

const PANES: [(Pane, Text); 4] = [
    (Pane::Tree, page::TREE),
    (Pane::Position, page::POSITION),
    (Pane::Code, page::CODE),
    (Pane::Node, page::NODE),
];

/// The tab that is chosen.
#[derive(Properties, PartialEq)]
pub struct TabsProps {
    /// Its pane.
    pub pane: Pane,
    /// Whether a node is picked, of which the last tab tells more.
    pub is_picked: bool,
}

/// Renders the tabs.
#[component]
pub fn Tabs(
    TabsProps {
        pane: here,
        is_picked,
    }: &TabsProps,
) -> Html {
    let holds = |pane: Pane| (*is_picked && pane == Pane::Node).then_some("holds");
    let (act, lang) = (use_act::<Action>(), use_lang());
    let onkeydown = {
        let (act, here) = (act.clone(), *here);
        Callback::from(move |event: KeyboardEvent| {
            let at = PANES.iter().position(|(pane, _)| *pane == here);
            let at = at.unwrap_or(0);
            let next = match event.key().as_str() {
                "ArrowRight" => (at + 1) % PANES.len(),
                "ArrowLeft" => (at + PANES.len() - 1) % PANES.len(),
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            act.emit(Display::Pane(PANES[next].0).into());
        })
    };
    html! {
        <div class="tabs" role="tablist" aria-label={page::PANES.say(lang)} {onkeydown}>
            for (pane, word) in PANES {
                <button class={classes!("btn", holds(pane))} role="tab" aria-selected={(*here == pane).to_string()}
                    tabindex={if *here == pane { "0" } else { "-1" }} onclick={press(&act, Display::Pane(pane))}>
                    { word.say(lang) }
                </button>
            }
        </div>
    }
}
