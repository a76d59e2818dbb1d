//! Text stays legible: a label that would stand on another gives way. What stands inside a node is part of it and stays; of
//! the labels beside nodes the one drawn last matters most. Widths are estimated, as wherever no browser is asked.

use super::{Anchor, Item, Scene, Shape};

/// How wide a letter is, as a part of its size; those of Chinese and the like are as wide as they are high.
const LETTER: f64 = 0.55;
/// What stays free beside a text, as a part of its size.
const APART: f64 = 0.2;
const WIDE: char = '\u{2e80}';

/// Left, top, right and bottom of a text.
type Area = (f64, f64, f64, f64);

/// Takes out labels that would stand on others.
pub fn settle(scene: &mut Scene) {
    let mut taken: Vec<Area> = scene.items.iter().filter_map(|item| area(item, false)).collect();
    let mut stays = vec![true; scene.items.len()];
    for (item, stays) in scene.items.iter().zip(&mut stays).rev() {
        let Some(label) = area(item, true) else { continue };
        *stays = !taken.iter().any(|other| overlap(&label, other));
        if *stays {
            taken.push(label);
        }
    }
    let mut stays = stays.into_iter();
    scene.items.retain(|_| stays.next() == Some(true));
}

/// Where a text stands, if the item is one with or without paper knocked out around it, as asked.
fn area(item: &Item, with_halo: bool) -> Option<Area> {
    let Shape::Text { at: (x, y), size, anchor, runs, halo } = &item.shape else { return None };
    let letters = runs.iter().flat_map(|run| run.text.chars());
    let width: f64 = letters.map(|letter| if letter < WIDE { LETTER } else { 1.0 }).sum::<f64>() * size;
    let left = match anchor {
        Anchor::Start => *x,
        Anchor::Middle => x - width / 2.0,
        Anchor::End => x - width,
    };
    (*halo == with_halo).then_some((left - APART * size, y - 0.7 * size, left + width + APART * size, *y))
}

fn overlap(one: &Area, other: &Area) -> bool {
    one.0 < other.2 && other.0 < one.2 && one.1 < other.3 && other.1 < one.3
}
