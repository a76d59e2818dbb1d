//! Where the fields of an answer stand in the drawing of the tree, and whether all of them have room there.

use super::pair::pair;
use super::rect::{FIELD, Rect, around, meet, spot};
use crate::app::state::exercise::Solving;
use crate::exercise::{Entry, Holds, What};
use crate::export::inline::Drawing;
use crate::scene::Spot;
use crate::trace::{Kind, NodeId};
use yew::prelude::*;

/// The size of what is pressed at a node, and how narrow it may be where nodes stand closer.
pub const PRESS: (f64, f64) = (44.0, 40.0);
const NARROW_PRESS: f64 = 36.0;

/// Returns the rectangle that is pressed at a node, in pixels; `None` if the node is not in the drawing.
pub fn press(drawing: &Drawing, node: NodeId) -> Option<Rect> {
    let (x, y) = spot(drawing, node)?.at;
    let beside = |spot: &&Spot| spot.node != node && (spot.at.1 - y).abs() < PRESS.1;
    let nearest = drawing
        .spots
        .iter()
        .filter(beside)
        .map(|spot| (spot.at.0 - x).abs())
        .fold(PRESS.0, f64::min);
    Some(around((x, y), (nearest.max(NARROW_PRESS), PRESS.1)))
}

/// Returns the rectangle of a field for a number: on its leaf, below its inner node (whose shape shows who moves), or one of two beside
/// the node. `None` if the node is not in the drawing or the field is not of this kind.
pub fn number(solving: &Solving, drawing: &Drawing, entry: &Entry) -> Option<Rect> {
    let spot_of_node = spot(drawing, entry.node)?;
    let (x, y) = spot_of_node.at;
    let is_inner = matches!(
        solving.variant.instance.trace.kind(entry.node),
        Kind::Inner(_)
    );
    let pair = || pair(drawing, &solving.variant.instance.trace, entry.node);
    Some(match entry.what {
        What::Value | What::Grundy | What::Number if is_inner => {
            let below = y + spot_of_node.reach.1 + FIELD.1 / 2.0;
            around((x, below), FIELD)
        }
        What::Value | What::Grundy | What::Number => around((x, y), FIELD),
        What::Alpha | What::Visits => pair()?[0],
        What::Beta | What::Reward => pair()?[1],
        _ => return None,
    })
}

/// Whether a field stands in the tree and not beside it.
pub fn is_in_tree(solving: &Solving, entry: &Entry) -> bool {
    match &entry.holds {
        Holds::Mark => true,
        Holds::Number => matches!(
            entry.what,
            What::Value
                | What::Grundy
                | What::Number
                | What::Alpha
                | What::Beta
                | What::Visits
                | What::Reward
        ),
        // Only some of the nodes can be entered next: squares at those would be half of the answer.
        Holds::Choice(_) if entry.what == What::Entered => false,
        Holds::Choice(words) => words.iter().all(|word| solving.node(word).is_some()),
        Holds::Order(_) | Holds::Reason(_) | Holds::Word(_) | Holds::Tree | Holds::Text => false,
    }
}

/// Whether all fields that stand in the tree have room there.
pub fn fit(solving: &Solving, drawing: &Drawing) -> bool {
    let in_tree = solving
        .entries()
        .iter()
        .filter(|entry| is_in_tree(solving, entry));
    let mut rects = Vec::new();
    for entry in in_tree {
        match &entry.holds {
            Holds::Number => rects.push(number(solving, drawing, entry)),
            Holds::Mark => rects.push(press(drawing, entry.node)),
            Holds::Choice(words) => {
                rects.extend(words.iter().map(|word| press(drawing, solving.node(word)?)));
            }
            _ => {}
        }
    }
    let Some(rects) = rects.into_iter().collect::<Option<Vec<Rect>>>() else {
        return false;
    };
    let is_inside = |&(x, y, width, height): &Rect| {
        x >= 0.0 && y >= 0.0 && x + width <= drawing.size.width && y + height <= drawing.size.height
    };
    let is_free = |at: usize| rects[..at].iter().all(|other| !meet(&rects[at], other));
    rects.iter().all(is_inside) && (0..rects.len()).all(is_free)
}

/// Draws HTML inside a rectangle of the drawing.
pub fn at((x, y, width, height): Rect, inside: Html) -> Html {
    html! {
        <foreignObject x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()}>
            <div xmlns="http://www.w3.org/1999/xhtml" class="at-node">{ inside }</div>
        </foreignObject>
    }
}
