//! The tree in words: an ARIA tree of the nodes in the drawing, which makes the canvas accessible. The branches that lead to the
//! node of the search and to the one looked at last open by themselves. The list is virtual: only the rows in and near the visible part
//! are in the DOM, and two empty pictures take the place of the others.

mod wording;

use crate::app::browser::place;
use crate::app::state::action::{Action, ViewAction};
use crate::app::state::page::Place;
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::outline::{self, Key, Outline, Row, level, standing};
use crate::app::ui::context::use_act;
use crate::lang::Lang;
use crate::lang::words::page;
use crate::text::aloud;

use js_sys::Reflect;
use std::rc::Rc;
use web_sys::{Element, HtmlElement};
use wording::words;
use yew::prelude::*;

/// The number of rows that are exchanged at once, and of rows above the visible ones.
const EXCHANGED: usize = 8;
/// The number of rows from the first visible one on: the height of the box and more than are exchanged.
const WRITTEN: usize = 30;
/// Below this level the stylesheet indents no further.
const DEEPEST: usize = 8;

/// The properties of the outline.
#[derive(Clone, Properties, PartialEq)]
pub struct OutlineProps {
    /// The moment.
    pub shown: Snapshot,
    /// The number of times another node was selected or reached: the box scrolls to it.
    pub selections: u32,
    /// The branches opened or closed by hand, the row with the focus, the visible rows.
    pub outline: Outline,
    /// Whether nodes that are not reached are hidden.
    pub fog: bool,
    /// The number of times the focus was sent to the current row.
    pub focus: u32,
    /// Where the lab stands.
    pub place: Place,
}

/// Renders the outline.
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
    // Whether a key was pressed here: its action may remove the row, and the focus with it.
    let pressed = use_mut_ref(|| false);
    // Whether a pointer has given a row the focus: PageUp and PageDown are then a presenter's remote.
    let by_pointer = use_mut_ref(|| false);
    let onpointerdown = {
        let by_pointer = Rc::clone(&by_pointer);
        Callback::from(move |_: PointerEvent| {
            by_pointer.replace(true);
        })
    };
    let trace = shown.run.trace();
    let moment = trace.at(shown.step);
    let rows = Rc::new(outline::rows(&moment, outline, *fog));
    let here = standing(&trace, &rows, outline.walked);
    let now = standing(&trace, &rows, shown.node());
    {
        let (frame, focused, pressed) = (frame.clone(), focused.clone(), Rc::clone(&pressed));
        use_effect_with((shown.run.clone(), props.selections), move |_| {
            follow(&frame, &focused, pressed.take(), here, now);
        });
    }
    {
        let focused = focused.clone();
        use_effect_with(props.focus, move |focus| {
            if let Some(row) = focused.cast::<HtmlElement>().filter(|_| *focus > 0) {
                // A row that has just left the page cannot take the focus.
                let _ = row.focus();
            }
        });
    }
    let last = rows.len().min(outline.scrolled + WRITTEN);
    let first = outline.scrolled.min(last).saturating_sub(EXCHANGED);
    // The row in the tab order is always in the DOM.
    let is_written = |index: usize| (first..last).contains(&index) || index == here;
    let room = |rows: usize, has_one: bool| format!("{}em", 2 * (rows - usize::from(has_one)));
    let onscroll = {
        let (act, scrolled) = (act.clone(), outline.scrolled);
        Callback::from(move |event: Event| {
            let first = event
                .target_dyn_into::<Element>()
                .and_then(|frame| first_in_sight(&frame));
            if let Some(first) = first.filter(|first| *first != scrolled) {
                act.emit(ViewAction::Scroll(first).into());
            }
        })
    };
    let row = |index: usize| {
        let Row { node, place, open } = rows[index];
        let depth = level(&trace, node);
        let onkeydown = {
            let (props, rows, act) = (props.clone(), Rc::clone(&rows), act.clone());
            let (pressed, by_pointer) = (Rc::clone(&pressed), Rc::clone(&by_pointer));
            Callback::from(move |event: KeyboardEvent| {
                pressed.replace(event.key() != "Tab");
                let is_hosts = props.place != Place::Page && &*event.key() == "*";
                let turns = matches!(&*event.key(), "PageUp" | "PageDown");
                if is_hosts || turns && (props.place != Place::Page || *by_pointer.borrow()) {
                    return;
                }
                by_pointer.replace(false);
                if press(&event, &props, &rows, index, &act) {
                    event.prevent_default();
                    event.stop_propagation();
                }
            })
        };
        // A click gives its row the focus. A row at the edge that already has it is scrolled into view.
        let onfocusin = {
            let (act, frame, walked) = (act.clone(), frame.clone(), outline.walked);
            Callback::from(move |_: FocusEvent| {
                act.emit(ViewAction::Walk(node).into());
                if node == walked {
                    reveal(&frame, index);
                }
            })
        };
        let onclick = act.reform(move |event: MouseEvent| {
            // The mark in front of the words opens and closes the branch; the stylesheet indents it.
            let mark = f64::from(12 + 12 * (depth + 1).min(DEEPEST) as i32);
            match open.filter(|_| place::place(&event).0 < mark) {
                Some(is_open) => ViewAction::Branch {
                    node,
                    is_open: !is_open,
                },
                None => ViewAction::Select(Some(node)),
            }
            .into()
        });
        html! {
            <li key={node.0} role="treeitem" aria-level={(depth + 1).to_string()} aria-posinset={place.0.to_string()}
                aria-setsize={place.1.to_string()} aria-expanded={open.map(|open| open.to_string())}
                aria-selected={(shown.selected == Some(node)).to_string()}
                aria-current={(node == moment.subject()).then_some("step")} tabindex={if index == here { "0" } else { "-1" }}
                ref={if index == here { focused.clone() } else { NodeRef::default() }} {onkeydown} {onfocusin} {onclick}>
                { said(words(shown, &moment, node), shown.lang) }
            </li>
        }
    };
    html! {
        <div class="outline" tabindex="-1" ref={frame.clone()} {onscroll} {onpointerdown}>
            <svg width="0" height={room(first, here < first)}/>
            <ul role="tree" aria-label={page::OUTLINE.say(shown.lang)}>
                for index in (0..rows.len()).filter(|index| is_written(*index)) { { row(index) } }
            </ul>
            <svg width="0" height={room(rows.len() - last, here >= last)}/>
        </div>
    }
}

/// Draws a text that is spoken in other words than it is written.
fn said(text: String, lang: Lang) -> Html {
    let spoken = aloud(&text, lang);
    if spoken == text {
        return text.into();
    }
    html! { <span role="img" aria-label={spoken}>{ text }</span> }
}

/// Carries out a key of the ARIA tree pattern. Returns whether the key has an effect.
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
        Key::Branch(is_open) => act.emit(ViewAction::Branch { node, is_open }.into()),
        Key::OpenAll(nodes) => {
            for node in nodes {
                let is_open = true;
                act.emit(ViewAction::Branch { node, is_open }.into());
            }
        }
        Key::Pick => act.emit(ViewAction::Select(Some(node)).into()),
    }
    let scrolled = props.outline.scrolled;
    if !(scrolled..scrolled + WRITTEN).contains(&at) {
        // The row was scrolled out of view; it stays in the DOM until another row has the focus.
        act.emit(ViewAction::Scroll(at).into());
    }
    act.emit(ViewAction::Walk(rows[to].node).into());
    true
}

/// Follows another node: moves the focus if it is in the outline, and scrolls the row into view.
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

/// Returns whether no element around this one has the focus.
fn is_lost(element: &Element) -> bool {
    let root = element.get_root_node();
    let active = Reflect::get(&root, &"activeElement".into());
    active.is_ok_and(|active| active.is_null())
}

/// Scrolls only the box, and only as far as needed to show a row.
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

/// Returns the first visible row, rounded down to a multiple of the rows exchanged at once.
fn first_in_sight(frame: &Element) -> Option<usize> {
    let row = (f64::from(frame.scroll_top()) / row_height(frame)?) as usize;
    Some(row / EXCHANGED * EXCHANGED)
}
