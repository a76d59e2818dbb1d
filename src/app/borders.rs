//! The borders between the panes: dragged by a pointer, moved by arrow keys, put back by Enter or a double click.

use super::browser::size::use_size_of;
use super::state::action::{Action, Display};
use super::state::lab::Lab;
use super::state::page::borders::Border;
use super::ui::context::{use_act, use_lang};
use crate::lang::Text;
use crate::lang::words::page;
use web_sys::{DomRect, Element, HtmlElement};
use yew::prelude::*;

/// How far an arrow key moves a border, in pixels.
const NUDGE: f64 = 16.0;

/// The properties of a border.
#[derive(Properties, PartialEq)]
pub struct HandleProps {
    /// Which one it is.
    pub border: Border,
}

/// Renders the handle of a border, which moves the border by pointer or keys.
#[component]
pub fn Handle(HandleProps { border }: &HandleProps) -> Html {
    let (act, lang, border) = (use_act::<Action>(), use_lang(), *border);
    let (handle, size) = (use_node_ref(), use_state(|| 0_u16));
    let (pane, name, word): (_, _, Text) = match border {
        Border::Code => (".code-pane", "border-code", page::BORDER_CODE),
        Border::Lines => (".code-pane", "border-lines", page::BORDER_LINES),
        Border::Node => (".pane.node", "border-node", page::BORDER_NODE),
    };
    // The pane is another component's; it stands beside the handle in the same grid.
    let beside = {
        let handle = handle.clone();
        move || found(&handle, pane)
    };
    {
        let size = size.setter();
        use_size_of(beside.clone(), move |pane| {
            size.set(length(border, &pane.get_bounding_client_rect()) as u16);
        });
    }
    let put = move |size: Option<u16>| act.emit(Display::Border { border, size }.into());
    let onpointer = {
        let (beside, put) = (beside.clone(), put.clone());
        Callback::from(move |event: PointerEvent| {
            let (Some(pane), Some(target)) = (beside(), event.target_dyn_into::<Element>()) else {
                return;
            };
            if event.type_() == "pointerdown" && event.button() == 0 {
                // A pointer that is already up cannot be captured.
                let _ = target.set_pointer_capture(event.pointer_id());
            } else if target.has_pointer_capture(event.pointer_id()) {
                put(Some(reach(border, &pane, &target, &event) as u16));
            }
        })
    };
    let onkeydown = {
        let (beside, handle, put) = (beside, handle.clone(), put.clone());
        Callback::from(move |event: KeyboardEvent| {
            let (Some(pane), Some(handle)) = (beside(), handle.cast::<Element>()) else {
                return;
            };
            let place = pane.get_bounding_client_rect();
            let way = if is_before(border, &place, &handle) {
                1.0
            } else {
                -1.0
            };
            let by = match (&*event.key(), border.is_level()) {
                ("ArrowRight", false) | ("ArrowDown", true) => way * NUDGE,
                ("ArrowLeft", false) | ("ArrowUp", true) => -way * NUDGE,
                ("Enter", _) => 0.0,
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            put((by != 0.0).then(|| (length(border, &place) + by) as u16));
        })
    };
    let ondblclick = Callback::from(move |_: MouseEvent| put(None));
    let (least, most) = border.range();
    let orientation = if border.is_level() {
        "horizontal"
    } else {
        "vertical"
    };
    html! {
        <div class={classes!("border", name)} role="separator" tabindex="0" aria-label={word.say(lang)} aria-orientation={orientation}
            aria-valuenow={(*size).clamp(least, most).to_string()} aria-valuemin={least.to_string()} aria-valuemax={most.to_string()}
            onpointerdown={onpointer.clone()} onpointermove={onpointer} {onkeydown} {ondblclick} ref={handle}></div>
    }
}

/// Gives the grid of the lab the sizes of its panes. Its policy lets a page set properties, but no style written in markup.
#[hook]
pub fn use_sizes(grid: &NodeRef, lab: &Lab) {
    let (grid, place) = (grid.clone(), (lab.is_gallery(), lab.is_playing()));
    use_effect_with((lab.page.borders, place), move |(borders, _)| {
        let Some(grid) = grid.cast::<HtmlElement>() else {
            return;
        };
        for border in Border::ALL {
            // Names and lengths are always well-formed.
            let _ = match borders.at(border) {
                Some(size) => grid
                    .style()
                    .set_property(border.property(), &format!("{size}px")),
                None => grid.style().remove_property(border.property()).map(drop),
            };
        }
    });
}

/// The pane in the grid in which the handle stands.
fn found(handle: &NodeRef, pane: &str) -> Option<Element> {
    let grid = handle.cast::<Element>()?.parent_element()?;
    grid.query_selector(pane).ok()?
}

/// How wide a pane is, or how high.
fn length(border: Border, pane: &DomRect) -> f64 {
    if border.is_level() {
        pane.height()
    } else {
        pane.width()
    }
}

/// Whether the pane lies before the border: to the left of it, or above.
fn is_before(border: Border, pane: &DomRect, handle: &Element) -> bool {
    let handle = handle.get_bounding_client_rect();
    border.is_level() || (handle.left() + handle.right()) / 2.0 > (pane.left() + pane.right()) / 2.0
}

/// The size of the pane if the border stood under the pointer.
fn reach(border: Border, pane: &Element, handle: &Element, event: &PointerEvent) -> f64 {
    let place = pane.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    if border.is_level() {
        y - place.top()
    } else if is_before(border, &place, handle) {
        x - place.left()
    } else {
        place.right() - x
    }
}
