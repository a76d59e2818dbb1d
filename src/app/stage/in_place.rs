//! The field over the drawing in which the number of a leaf is typed, at its node.

use super::standing::{Side, Standing};
use crate::app::state::action::{Action, Display, EditAction};
use crate::app::state::page::focus::Target;
use crate::app::state::search::edit::Number;
use crate::app::ui::context::use_act;
use crate::app::ui::focus::take;
use crate::lang::Lang;
use crate::lang::words::options;
use crate::trace::NodeId;
use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// A leaf whose number is typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaf {
    /// The leaf.
    pub node: NodeId,
    /// The first content of the field.
    pub text: String,
    /// Whether that is the first key of a new number.
    pub is_begun: bool,
    /// Why what was typed is no number for it.
    pub refused: Option<String>,
}

/// The properties of the field.
#[derive(Properties, PartialEq)]
pub struct InPlaceProps {
    /// The leaf.
    pub leaf: Leaf,
    /// Where it stands.
    pub standing: Standing,
    /// The language.
    pub lang: Lang,
}

/// Renders the field. Enter or a press elsewhere takes what was typed; Escape leaves the leaf as it was.
#[component]
pub fn InPlace(
    InPlaceProps {
        leaf,
        standing,
        lang,
    }: &InPlaceProps,
) -> Html {
    let act = use_act::<Action>();
    let (frame, input) = (use_node_ref(), use_node_ref());
    {
        let (frame, standing) = (frame.clone(), standing.clone());
        use_effect_with(leaf.node, move |node| {
            standing.stand(&frame, *node, Side::On);
        });
    }
    {
        let (input, act, is_begun) = (input.clone(), act.clone(), leaf.is_begun);
        use_effect_with((), move |()| {
            let back = input.cast().map(|input| take_focus(&input, is_begun));
            move || {
                if let (Some(back), Some(input)) = (back, input.cast()) {
                    give_back(&input, back, &act);
                }
            }
        });
    }
    let tell = |number: Number| Action::from(EditAction::Number(number));
    let onkeydown = {
        let act = act.clone();
        Callback::from(move |event: KeyboardEvent| {
            let number = match (&*event.key(), event.target_dyn_into::<HtmlInputElement>()) {
                // Enter also ends the composition of Chinese characters.
                ("Enter", Some(input)) if !event.is_composing() => Number::Take(input.value()),
                ("Escape", _) => Number::Leave,
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            act.emit(tell(number));
        })
    };
    let onblur = Callback::from(move |event: FocusEvent| {
        let document = web_sys::window().and_then(|window| window.document());
        let is_here = document.is_some_and(|document| document.has_focus() == Ok(true));
        if let Some(input) = event
            .target_dyn_into::<HtmlInputElement>()
            .filter(|_| is_here)
        {
            act.emit(tell(Number::Take(input.value())));
        }
    });
    let wrong = leaf.refused.is_some();
    html! {
        <div class="in-place" ref={frame}>
            <input class="field" ref={input} type="text" inputmode="text" autocomplete="off" value={leaf.text.clone()}
                aria-label={options::ITS_VALUE.say(*lang)} aria-invalid={wrong.then_some("true")}
                aria-describedby={wrong.then_some("refused-in-place")} {onkeydown} {onblur}/>
            if let Some(refused) = &leaf.refused { <p class="refused" id="refused-in-place" role="alert">{ refused }</p> }
        </div>
    }
}

/// Returns the element with the focus in the root around an element, if there is one.
fn active(element: &Element) -> Option<Element> {
    let active = Reflect::get(&element.get_root_node(), &"activeElement".into()).ok()?;
    active.dyn_into().ok()
}

/// Gives the field the focus. Returns whether a row of the outline had it, to which it shall go back.
fn take_focus(input: &HtmlInputElement, is_begun: bool) -> bool {
    let before = active(input).and_then(|element| element.get_attribute("role"));
    take(input);
    if is_begun {
        let end = input.value().len() as u32;
        let _ = input.set_selection_range(end, end);
    } else {
        input.select();
    }
    before.as_deref() == Some("treeitem")
}

/// Gives the focus back before the field goes, unless something else has it by now.
fn give_back(input: &HtmlInputElement, to_row: bool, act: &Callback<Action>) {
    if active(input).is_some_and(|element| !element.is_same_node(Some(input))) {
        return;
    }
    if to_row {
        act.emit(Display::Focus(Target::Outline).into());
        return;
    }
    if let Ok(Some(lab)) = input.closest(".ply") {
        take(&lab);
    }
}
