//! The tree in words: an ARIA tree of the nodes in the drawing. What the canvas shows can be reached and read here.
//! The branches that lead to the search's node and to the one last looked at open by themselves. Only the rows in and near
//! the visible part of the box are written; two empty pictures hold the room of the others.

mod wording;

use crate::app::state::action::{Action, Sight};
use crate::app::state::lane::Shown;
use crate::app::state::outline::{self, Key, Outline, Row, level, standing};
use crate::app::ui::context::use_act;
use crate::app::words::Word;

use js_sys::Reflect;
use std::rc::Rc;
use web_sys::{Element, HtmlElement};
use wording::words;
use yew::prelude::*;

/// Rows are exchanged by so many at once; as many are written above those in sight.
const EXCHANGED: usize = 8;
/// How many are written from the first in sight on: more than the box is high, by more than are exchanged.
const WRITTEN: usize = 30;
/// Below this level the stylesheet indents no further.
const DEEPEST: usize = 8;

/// The properties of the outline.
#[derive(Clone, Properties, PartialEq)]
pub struct OutlineProps {
    /// The moment.
    pub shown: Shown,
    /// Counts how often another node came into hand: the box scrolls to it.
    pub moved: u32,
    /// The branches that were opened or closed, the row with the focus, the rows in sight.
    pub outline: Outline,
    /// Whether nodes that are not reached are hidden.
    pub fog: bool,
    /// Counts how often the row that was walked to was sent the focus.
    pub focus: u32,
}

/// The outline.
#[component]
pub fn OutlineTree(props: &OutlineProps) -> Html {
    let OutlineProps {
        shown,
        outline,
        fog,
        ..
    } = props;
    let act = use_act::<Action>();
    let (frame, focused) = (use_node_ref(), use_node_ref());
    // Whether a key was pressed here: what it does may take its row away, and the focus with it.
    let pressed = use_mut_ref(|| false);
    let trace = shown.run.trace();
    let moment = trace.at(shown.step);
    let rows = Rc::new(outline::rows(&moment, outline, *fog));
    let here = standing(&trace, &rows, outline.walked);
    let now = standing(&trace, &rows, shown.node());
    {
        let (frame, focused, pressed) = (frame.clone(), focused.clone(), Rc::clone(&pressed));
        use_effect_with((shown.run.clone(), props.moved), move |_| {
            follow(&frame, &focused, pressed.take(), here, now);
        });
    }
    {
        let focused = focused.clone();
        use_effect_with(props.focus, move |focus| {
            if let Some(row) = focused.cast::<HtmlElement>().filter(|_| *focus > 0) {
                // A row that has just left the page takes no focus, and needs none.
                let _ = row.focus();
            }
        });
    }
    let last = rows.len().min(outline.scrolled + WRITTEN);
    let first = outline.scrolled.min(last).saturating_sub(EXCHANGED);
    // The row that has the focus, or would get it, is always there.
    let is_written = |index: usize| (first..last).contains(&index) || index == here;
    let room = |rows: usize, has_one: bool| format!("{}em", 2 * (rows - usize::from(has_one)));
    let onscroll = {
        let (act, scrolled) = (act.clone(), outline.scrolled);
        Callback::from(move |event: Event| {
            let first = event
                .target_dyn_into::<Element>()
                .and_then(|frame| first_in_sight(&frame));
            if let Some(first) = first.filter(|first| *first != scrolled) {
                act.emit(Sight::Scroll(first).into());
            }
        })
    };
    let row = |index: usize| {
        let Row { node, place, open } = rows[index];
        let depth = level(&trace, node);
        let onkeydown = {
            let (props, rows, act) = (props.clone(), Rc::clone(&rows), act.clone());
            let pressed = Rc::clone(&pressed);
            Callback::from(move |event: KeyboardEvent| {
                pressed.replace(event.key() != "Tab");
                if press(&event, &props, &rows, index, &act) {
                    event.prevent_default();
                    event.stop_propagation();
                }
            })
        };
        // A click gives its row the focus. A row at the edge, which has it already, is brought into sight.
        let onfocusin = {
            let (act, frame, walked) = (act.clone(), frame.clone(), outline.walked);
            Callback::from(move |_: FocusEvent| {
                act.emit(Sight::Walk(node).into());
                if node == walked {
                    reveal(&frame, index);
                }
            })
        };
        let onclick = act.reform(move |event: MouseEvent| {
            // In front of the words stands the mark that opens and closes; the stylesheet indents it.
            let mark = 12 + 12 * (depth + 1).min(DEEPEST) as i32;
            match open.filter(|_| event.offset_x() < mark) {
                Some(is_open) => Sight::Branch {
                    node,
                    is_open: !is_open,
                },
                None => Sight::Select(Some(node)),
            }
            .into()
        });
        html! {
            <li key={node.0} role="treeitem" aria-level={(depth + 1).to_string()} aria-posinset={place.0.to_string()}
                aria-setsize={place.1.to_string()} aria-expanded={open.map(|open| open.to_string())}
                aria-selected={(shown.selected == Some(node)).to_string()}
                aria-current={(node == moment.subject()).then_some("step")} tabindex={if index == here { "0" } else { "-1" }}
                ref={if index == here { focused.clone() } else { NodeRef::default() }} {onkeydown} {onfocusin} {onclick}>
                { words(shown, &moment, node) }
            </li>
        }
    };
    html! {
        <div class="outline" ref={frame.clone()} {onscroll}>
            <svg width="0" height={room(first, here < first)}/>
            <ul role="tree" aria-label={Word::Outline.say(shown.lang)}>
                for index in (0..rows.len()).filter(|index| is_written(*index)) { { row(index) } }
            </ul>
            <svg width="0" height={room(rows.len() - last, here >= last)}/>
        </div>
    }
}

/// Does what a key of a row does in a tree; says whether it does anything.
fn press(
    event: &KeyboardEvent,
    props: &OutlineProps,
    rows: &[Row],
    at: usize,
    act: &Callback<Action>,
) -> bool {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return false;
    }
    let trace = props.shown.run.trace();
    let Some(key) = outline::key(&trace, rows, at, &event.key()) else {
        return false;
    };
    let node = rows[at].node;
    let mut to = at;
    match key {
        Key::To(row) => to = row,
        Key::Branch(is_open) => act.emit(Sight::Branch { node, is_open }.into()),
        Key::OpenAll(nodes) => {
            for node in nodes {
                let is_open = true;
                act.emit(Sight::Branch { node, is_open }.into());
            }
        }
        Key::Pick => act.emit(Sight::Select(Some(node)).into()),
    }
    let scrolled = props.outline.scrolled;
    if !(scrolled..scrolled + WRITTEN).contains(&at) {
        // The row was scrolled out of sight; it may not go before another has the focus.
        act.emit(Sight::Scroll(at).into());
    }
    act.emit(Sight::Walk(rows[to].node).into());
    true
}

/// After another node came into hand: the focus goes along if it is in the outline, and the box shows the row.
fn follow(
    frame: &NodeRef,
    focused: &NodeRef,
    was_pressed: bool,
    here: usize,
    now: usize,
) -> Option<()> {
    let outline = frame.cast::<Element>()?;
    let has_focus = outline.matches(":focus-within").ok()?;
    let comes_back = was_pressed && is_lost(&outline);
    if !has_focus && !comes_back {
        reveal(frame, now);
        return None;
    }
    focused.cast::<HtmlElement>()?.focus().ok()?;
    reveal(frame, here);
    Some(())
}

/// Whether nothing around an element has the focus.
fn is_lost(element: &Element) -> bool {
    let root = element.get_root_node();
    let active = Reflect::get(&root, &"activeElement".into());
    active.is_ok_and(|active| active.is_null())
}

/// Scrolls the box, and only the box, as little as shows a row.
fn reveal(frame: &NodeRef, index: usize) {
    let Some(frame) = frame.cast::<Element>() else {
        return;
    };
    let Some(height) = row_height(&frame) else {
        return;
    };
    let top = index as f64 * height;
    let least = top + height - f64::from(frame.client_height());
    let scrolled = f64::from(frame.scroll_top()).max(least).min(top);
    frame.set_scroll_top(scrolled as i32);
}

fn row_height(frame: &Element) -> Option<f64> {
    let row = frame.get_elements_by_tag_name("li").item(0)?;
    Some(row.get_bounding_client_rect().height())
}

/// The first row in sight, to within a few rows.
fn first_in_sight(frame: &Element) -> Option<usize> {
    let row = (f64::from(frame.scroll_top()) / row_height(frame)?) as usize;
    Some(row / EXCHANGED * EXCHANGED)
}
