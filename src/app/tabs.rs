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
    /// Whether the tree is in sight beside the panes, and has no tab.
    pub is_low: bool,
}

/// Renders the tabs.
#[component]
pub fn Tabs(
    TabsProps {
        pane: here,
        is_picked,
        is_low,
    }: &TabsProps,
) -> Html {
    let holds = |pane: Pane| (*is_picked && pane == Pane::Node).then_some("holds");
    let (act, lang) = (use_act::<Action>(), use_lang());
    let (panes, here) = match (*is_low, *here) {
        (false, here) => (&PANES[..], here),
        (true, Pane::Tree) => (&PANES[1..], Pane::Node),
        (true, here) => (&PANES[1..], here),
    };
    let onkeydown = {
        let act = act.clone();
        Callback::from(move |event: KeyboardEvent| {
            let at = panes.iter().position(|(pane, _)| *pane == here);
            let at = at.unwrap_or(0);
            let next = match event.key().as_str() {
                "ArrowRight" => (at + 1) % panes.len(),
                "ArrowLeft" => (at + panes.len() - 1) % panes.len(),
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            act.emit(Display::Pane(panes[next].0).into());
        })
    };
    html! {
        <div class="tabs" role="tablist" aria-label={page::PANES.say(lang)} {onkeydown}>
            for &(pane, word) in panes {
                <button class={classes!("btn", holds(pane))} role="tab" aria-selected={(here == pane).to_string()}
                    tabindex={if here == pane { "0" } else { "-1" }} onclick={press(&act, Display::Pane(pane))}>
                    { word.say(lang) }
                </button>
            }
        </div>
    }
}
