//! Text stays legible: a label that would stand on another or on a leaf or a board gives way. What stands inside a node is part
//! of it and stays; of the labels beside nodes the one drawn last matters most. Widths are estimated, as wherever no browser is
//! asked.

use super::{Anchor, Item, Scene, Shape};

/// How wide a letter is, as a part of its size; those of Chinese and the like are as wide as they are high, and a bar or a dot
/// above a letter has no width.
const LETTER: f64 = 0.55;
/// What stays free beside a text, as a part of its size.
const APART: f64 = 0.2;
const WIDE: char = '\u{2e80}';
const ABOVE: std::ops::RangeInclusive<char> = '\u{300}'..='\u{36f}';

/// Left, top, right and bottom of a text or a node.
type Area = (f64, f64, f64, f64);

/// Takes out labels that would stand on others or on nodes.
pub fn settle(scene: &mut Scene) {
    let mut taken: Vec<Area> = scene
        .items
        .iter()
        .filter_map(|item| area(item, false))
        .collect();
    let mut stays = vec![true; scene.items.len()];
    for (item, stays) in scene.items.iter().zip(&mut stays).rev() {
        let Some(label) = area(item, true) else {
            continue;
        };
        *stays = !taken.iter().any(|other| overlap(&label, other));
        if *stays {
            taken.push(label);
        }
    }
    let mut stays = stays.into_iter();
    scene.items.retain(|_| stays.next() == Some(true));
}

/// Where something stands, if the item is a label, with paper knocked out around it, or if it is none, as asked.
fn area(item: &Item, is_label: bool) -> Option<Area> {
    let (at, size, anchor, runs, halo) = match &item.shape {
        Shape::Text {
            at,
            size,
            anchor,
            runs,
            halo,
        } => (at, size, anchor, runs, *halo),
        // In triangles and circles the text is what may not be covered.
        Shape::Rect(x, y, width, height, _) if !is_label && item.stroke.is_some() => {
            return Some((*x, *y, x + width, y + height));
        }
        _ => return None,
    };
    let (x, y) = at;
    let letters = runs.iter().flat_map(|run| run.text.chars());
    let width = |letter| match letter {
        letter if ABOVE.contains(&letter) => 0.0,
        letter if letter < WIDE => LETTER,
        _ => 1.0,
    };
    let width = letters.map(width).sum::<f64>() * size;
    let left = match anchor {
        Anchor::Start => *x,
        Anchor::Middle => x - width / 2.0,
        Anchor::End => x - width,
    };
    (halo == is_label).then_some((
        left - APART * size,
        y - 0.7 * size,
        left + width + APART * size,
        *y,
    ))
}

fn overlap(one: &Area, other: &Area) -> bool {
    one.0 < other.2 && other.0 < one.2 && one.1 < other.3 && other.1 < one.3
}
