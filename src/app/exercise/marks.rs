//! The leaves that a student has marked, drawn over the tree, and the edges that mark what is below them.

use super::rect::spot;
use crate::app::state::action::Action;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::request::Request;
use crate::exercise::{Entry, Holds};
use crate::export::inline::Drawing;
use crate::lesson::line::figure;
use crate::trace::{Kind, NodeId};
use yew::prelude::*;

/// Half the height in pixels below which a leaf has no number.
const SMALL: f64 = 12.0;

/// Returns the nodes whose leaves are all marked, leaves included, in order of their ids.
pub fn struck(solving: &Solving) -> Vec<NodeId> {
    let trace = &solving.variant.instance.trace;
    let fields = solving.shown();
    let leaves: Vec<&Entry> = solving
        .entries()
        .iter()
        .filter(|entry| entry.holds == Holds::Mark)
        .collect();
    let all = |node: NodeId| {
        leaves
            .iter()
            .filter(|leaf| trace.ancestors(leaf.node).any(|above| above == node))
            .all(|leaf| fields.contains_key(&leaf.at))
    };
    if leaves.is_empty() {
        return Vec::new();
    }
    let mut nodes: Vec<NodeId> = leaves
        .iter()
        .flat_map(|leaf| trace.ancestors(leaf.node))
        .collect();
    nodes.sort_unstable();
    nodes.dedup();
    nodes.into_iter().filter(|node| all(*node)).collect()
}

/// Draws the marks: a hatched leaf with a dashed frame, and two bars across the topmost edge.
pub fn marks(solving: &Solving, drawing: &Drawing) -> Html {
    let trace = &solving.variant.instance.trace;
    let struck = struck(solving);
    let mark = |node: &NodeId| {
        let here = spot(drawing, *node)?;
        let ((x, y), (across, down)) = (here.at, here.reach);
        let above = trace.parent(*node).filter(|above| !struck.contains(above));
        let above = above.and_then(|above| spot(drawing, above));
        // A small leaf has no number to be seen through the hatching.
        let is_leaf = trace.kind(*node) == Kind::Leaf && down >= SMALL;
        let leaf = is_leaf.then(|| {
            let value = trace.outlined_value(*node).map(figure);
            html! {
                <>
                    <rect class="struck" x={(x - across).to_string()} y={(y - down).to_string()} width={(2.0 * across).to_string()}
                        height={(2.0 * down).to_string()} rx="6"/>
                    <circle class="fpaper" cx={x.to_string()} cy={y.to_string()} r={(0.62 * down).to_string()}/>
                    <text class="struck-value" x={x.to_string()} y={(y + 6.0).to_string()}>{ value }</text>
                </>
            }
        });
        let bars = above.map(|above| bars(above.at, (x, y)));
        Some(html! { <>{ leaf }{ bars }</> })
    };
    html! { <g aria-hidden="true">for mark in struck.iter().filter_map(mark) { { mark } }</g> }
}

/// Two bars across the middle of an edge.
fn bars(from: (f64, f64), to: (f64, f64)) -> Html {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    let along = (dx / length, dy / length);
    let middle = (0.45 * from.0 + 0.55 * to.0, 0.45 * from.1 + 0.55 * to.1);
    let bar = |off: f64| {
        let (x, y) = (middle.0 + off * along.0, middle.1 + off * along.1);
        let (ax, ay) = (-9.0 * along.1, 9.0 * along.0);
        format!("M{:.1} {:.1}L{:.1} {:.1}", x - ax, y - ay, x + ax, y + ay)
    };
    html! { <path class="bars" d={bar(-4.0) + &bar(4.0)}/> }
}

/// Draws the edges that mark all leaves below them when they are pressed; inner nodes do the same for keys.
pub fn edges(solving: &Solving, drawing: &Drawing, act: &Callback<Action>) -> Html {
    let trace = &solving.variant.instance.trace;
    if solving.is_over(solving.part) {
        return Html::default();
    }
    let edge = |node: NodeId| {
        let (above, here) = (spot(drawing, trace.parent(node)?)?, spot(drawing, node)?);
        let d = format!("M{} {}L{} {}", above.at.0, above.at.1, here.at.0, here.at.1);
        let onclick = act.reform(move |_: MouseEvent| Request::Mark(node).into());
        Some(html! { <path class="edge" {d} {onclick}/> })
    };
    html! { <g aria-hidden="true">for edge in solving.marks().into_iter().filter_map(edge) { { edge } }</g> }
}
