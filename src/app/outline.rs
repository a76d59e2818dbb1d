//! The tree in words: an ARIA tree of the nodes in the drawing. What the canvas shows can be reached and read here.
//! The branches that lead to the search's node and to the one last looked at open by themselves. Only the rows in and near
//! the visible part of the box are written; two empty pictures hold the room of the others.

mod wording;

use super::action::Action;
use super::browser;
use super::lab::Lab;
use super::markup::html;
use super::words::Word;
use crate::trace::{Moment, NodeId, Trace};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use wording::words;
use yew::prelude::*;

/// A tree with at most this many nodes begins with every branch open.
const SMALL: usize = 60;
/// Rows are exchanged by so many at once; as many are written above those in sight.
const EXCHANGED: usize = 8;
/// How many are written from the first in sight on: more than the box is high, by more than are exchanged.
const WRITTEN: usize = 30;
/// Below this level the stylesheet indents no further.
const DEEPEST: u32 = 8;
/// How many rows a page is.
const PAGE: usize = 10;

/// A row of the outline.
#[derive(Clone, Copy)]
struct Row {
    node: NodeId,
    /// Its place among those beside it, and how many there are.
    place: (usize, usize),
    /// Whether its children are shown; none if it has none.
    open: Option<bool>,
}

/// The outline. What somebody has opened or closed stays so.
pub fn outline(lab: &Rc<Lab>, act: &Callback<Action>) -> Html {
    let trace = lab.run.trace();
    let moment = trace.at(lab.shown_step());
    let rows = rows(lab, &moment);
    // The row that stands for a node: its own, or where a branch above it is closed, that branch's.
    let standing = |node: NodeId| {
        let way = way(&trace, node);
        rows.iter()
            .rposition(|row| way.get(level(&trace, row.node)) == Some(&row.node))
            .unwrap_or(0)
    };
    let (here, now) = (
        standing(lab.walked),
        standing(lab.selected.unwrap_or_else(|| moment.subject())),
    );
    let last = rows.len().min(lab.scrolled + WRITTEN);
    let first = lab.scrolled.min(last).saturating_sub(EXCHANGED);
    // The row that has the focus, or would get it, is always there.
    let written = |index: usize| (first..last).contains(&index) || index == here;
    let room = |rows: usize, is_one_written: bool| {
        format!("{}em", 2 * (rows - usize::from(is_one_written)))
    };
    let onkeydown = {
        let (lab, act) = (Rc::clone(lab), act.clone());
        Callback::from(move |event: KeyboardEvent| {
            mark(&event);
            if walk(&event, &lab, &act).is_some() {
                event.prevent_default();
                event.stop_propagation();
            }
        })
    };
    // A click gives its row the focus.
    let onfocusin = {
        let act = act.clone();
        let walked = lab.walked;
        Callback::from(move |event: Event| {
            let Some((row, node)) = row_of(&event) else {
                return;
            };
            act.emit(Action::Walk(node));
            // It may have been written at the edge.
            if node == walked {
                reveal(&row, "data-here");
            }
        })
    };
    let onclick = {
        let act = act.clone();
        Callback::from(move |event: MouseEvent| {
            let Some((row, node)) = row_of(&event) else {
                return;
            };
            let is_open = row
                .get_attribute("aria-expanded")
                .map(|open| open == "true");
            let level: u32 = row
                .get_attribute("aria-level")
                .and_then(|level| level.parse().ok())
                .unwrap_or(1);
            // In front of the words stands the mark that opens and closes; the stylesheet indents it.
            act.emit(
                match is_open.filter(|_| event.offset_x() < 12 + 12 * level.min(DEEPEST) as i32) {
                    Some(is_open) => Action::Branch(node, !is_open),
                    None => Action::Select(Some(node)),
                },
            );
        })
    };
    let onscroll = {
        let (act, scrolled) = (act.clone(), lab.scrolled);
        Callback::from(move |event: Event| {
            let first = event.target_dyn_into::<Element>().and_then(|outline| {
                let row = outline
                    .query_selector("li")
                    .ok()??
                    .get_bounding_client_rect()
                    .height();
                Some((f64::from(outline.scroll_top()) / row) as usize / EXCHANGED * EXCHANGED)
            });
            if let Some(first) = first.filter(|first| *first != scrolled) {
                act.emit(Action::Scroll(first));
            }
        })
    };
    html! {
            <div class="outline" data-here={here.to_string()} data-now={now.to_string()} {onscroll}>
                <svg width="0" height={room(first, here < first)}/>
                <ul role="tree" aria-label={Word::Outline.say(lab.lang)} {onkeydown} {onfocusin} {onclick}>
                    for (index, row) in rows.iter().enumerate().filter(|(index, _)| written(*index)) {
                        <li key={row.node.0} role="treeitem" data-node={row.node.0.to_string()} aria-level={(level(&trace, row.node) + 1).to_string()}
                            aria-posinset={row.place.0.to_string()} aria-setsize={row.place.1.to_string()}
                            aria-expanded={row.open.map(|open| open.to_string())} aria-selected={(lab.selected == Some(row.node)).to_string()}
                            aria-current={(row.node == moment.subject()).then_some("step")} tabindex={if index == here { "0" } else { "-1" }}>
                            { words(lab, &moment, row.node) }
                        </li>
                    }
                </ul>
                <svg width="0" height={room(rows.len() - last, here >= last)}/>
            </div>
    }
}

/// The row that an event came from, and its node.
fn row_of(event: &Event) -> Option<(Element, NodeId)> {
    let row = event.target_dyn_into::<Element>()?;
    let node = row.get_attribute("data-node")?.parse().ok()?;
    Some((row, NodeId(node)))
}

/// After another row was walked to, selected or come to by the search: the focus goes along if it is in the outline, and the
/// box shows the row. `root` holds all panes.
pub fn follow(root: &Element) -> Option<()> {
    let found = |selector: &str| root.query_selector(selector).ok().flatten();
    if found(".outline :focus, .outline[data-keys]").is_none() {
        return reveal(&found(".outline li")?, "data-now");
    }
    let row = found(".outline [tabindex='0']")?;
    row.dyn_ref::<HtmlElement>()?.focus().ok()?;
    reveal(&row, "data-here")
}

/// Marks the box for some frames: what a key of a row does may take that row away when the page is drawn anew, and the focus
/// with it. The tab key is on its way out.
fn mark(event: &KeyboardEvent) -> Option<()> {
    let outline = event
        .target_dyn_into::<Element>()?
        .closest(".outline")
        .ok()??;
    if event.key() == "Tab" {
        return outline.remove_attribute("data-keys").ok();
    }
    outline.set_attribute("data-keys", "").ok()?;
    unmark(outline, WAIT);
    Some(())
}

/// How many frames the page may take to be drawn anew.
const WAIT: u32 = 10;

fn unmark(outline: Element, frames: u32) {
    if frames == 0 {
        let _ = outline.remove_attribute("data-keys");
    } else {
        browser::next_frame(move || unmark(outline, frames - 1));
    }
}

/// Scrolls the box around a row, and only the box, as little as shows the row that it names.
fn reveal(row: &Element, name: &str) -> Option<()> {
    let outline = row.closest(".outline").ok()??;
    let index: u32 = outline.get_attribute(name)?.parse().ok()?;
    let height = row.get_bounding_client_rect().height();
    let top = f64::from(index) * height;
    let least = top + height - f64::from(outline.client_height());
    outline.set_scroll_top(f64::from(outline.scroll_top()).max(least).min(top) as i32);
    Some(())
}

/// Does what a key does in a tree; none if it does nothing.
fn walk(event: &KeyboardEvent, lab: &Lab, act: &Callback<Action>) -> Option<()> {
    let (_, node) = row_of(event)?;
    let trace = lab.run.trace();
    let rows = rows(lab, &trace.at(lab.shown_step()));
    let at = rows.iter().position(|row| row.node == node)?;
    let key = event.key();
    let to = match (key.as_str(), rows[at].open) {
        _ if event.ctrl_key() || event.alt_key() || event.meta_key() => return None,
        ("ArrowDown", _) | ("ArrowRight", Some(true)) => at + 1,
        ("ArrowUp", _) => at.saturating_sub(1),
        ("PageDown", _) => at + PAGE,
        ("PageUp", _) => at.saturating_sub(PAGE),
        ("Home", _) => 0,
        ("End", _) => rows.len(),
        ("ArrowRight", Some(_)) | ("ArrowLeft", Some(true)) => {
            act.emit(Action::Branch(node, key == "ArrowRight"));
            at
        }
        ("ArrowRight", None) => at,
        ("ArrowLeft", _) => rows[..at]
            .iter()
            .rposition(|above| trace.parent(node) == Some(above.node))
            .unwrap_or(at),
        ("*", _) => {
            for row in rows.iter().filter(|row| {
                row.open == Some(false) && trace.parent(row.node) == trace.parent(node)
            }) {
                act.emit(Action::Branch(row.node, true));
            }
            at
        }
        ("Enter" | " ", _) => {
            act.emit(Action::Select(Some(node)));
            at
        }
        _ => return None,
    };
    if !(lab.scrolled..lab.scrolled + WRITTEN).contains(&at) {
        // The row was scrolled out of sight; it may not go before another has the focus.
        act.emit(Action::Scroll(at));
    }
    act.emit(Action::Walk(rows[to.min(rows.len() - 1)].node));
    Some(())
}

/// The nodes from the root down to one.
pub fn way(trace: &Trace, node: NodeId) -> Vec<NodeId> {
    let mut way = Vec::new();
    for above in trace.ancestors(node) {
        way.insert(0, above);
    }
    way
}

fn level(trace: &Trace, node: NodeId) -> usize {
    usize::from(trace.depth(node))
}

/// The rows from the root down, as far as branches are open: the work is in proportion to these and their children.
fn rows(lab: &Lab, moment: &Moment) -> Vec<Row> {
    let trace = moment.trace();
    let shown = |node: &NodeId| moment.is_known(*node) || (trace.is_outlined() && !lab.fog);
    let ways = [
        moment.cursor(),
        trace.parent(lab.walked).unwrap_or(NodeId::ROOT),
    ]
    .map(|node| way(trace, node));
    let leads_on = |node: NodeId| {
        ways.iter()
            .any(|way| way.get(level(trace, node)) == Some(&node))
    };
    let (mut rows, mut stack) = (
        Vec::new(),
        vec![Row {
            node: NodeId::ROOT,
            place: (1, 1),
            open: None,
        }],
    );
    while let Some(mut row) = stack.pop() {
        if trace.children(row.node).any(|child| shown(&child)) {
            row.open = Some(
                lab.by_hand(row.node)
                    .unwrap_or_else(|| trace.size() <= SMALL || leads_on(row.node)),
            );
        }
        rows.push(row);
        if row.open == Some(true) {
            let first = stack.len();
            for node in trace.children(row.node).filter(shown).rev() {
                stack.push(Row {
                    node,
                    place: (0, 0),
                    open: None,
                });
            }
            let count = stack.len() - first;
            for index in 0..count {
                stack[first + index].place = (count - index, count);
            }
        }
    }
    rows
}
