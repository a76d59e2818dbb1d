//! The handles below the picked node of an explicit tree, which open its value and add a node to it or beside it.

use super::standing::{Side, Standing};
use crate::app::state::action::{Action, EditAction, ViewAction};
use crate::app::state::search::edit::Number;
use crate::app::ui::button::{press, press_and_leave};
use crate::app::ui::context::{use_act, use_lang};
use crate::app::ui::icons::{self, icon};
use crate::game::tree::edit::Edit;
use crate::lang::Text;
use crate::lang::words::page;
use crate::trace::NodeId;
use yew::prelude::*;

/// The properties of the handles.
#[derive(Properties, PartialEq)]
pub struct HandlesProps {
    /// The node.
    pub node: NodeId,
    /// Whether it is a leaf.
    pub is_leaf: bool,
    /// Where they stand.
    pub standing: Standing,
}

/// Renders the handles.
#[component]
pub fn Handles(
    HandlesProps {
        node,
        is_leaf,
        standing,
    }: &HandlesProps,
) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let frame = use_node_ref();
    {
        let (frame, standing) = (frame.clone(), standing.clone());
        use_effect_with(*node, move |node| {
            standing.stand(&frame, *node, Side::Below);
        });
    }
    let handle = |name: Text, word: Text, edit: Edit| {
        let onclick = press_and_leave(&act, EditAction::Number(Number::Add(edit)));
        html! {
            <button class="btn line" {onclick} aria-label={name.say(lang)} title={name.say(lang)}>{ icon(icons::PLUS) }{ word.say(lang) }</button>
        }
    };
    html! {
        <div class="handles" ref={frame}>
            if *is_leaf {
                <button class="btn line" onclick={press(&act, ViewAction::Open)} aria-label={page::CHANGE_VALUE.say(lang)} title={page::CHANGE_VALUE.say(lang)}>{ icon(icons::PEN) }{ page::VALUE_OF.say(lang) }</button>
            }
            { handle(page::ADD_CHILD_HERE, page::CHILD_WORD, Edit::Child) }
            if *node != NodeId::ROOT { { handle(page::ADD_SIBLING_HERE, page::SIBLING_WORD, Edit::Sibling) } }
        </div>
    }
}
