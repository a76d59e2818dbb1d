//! Legible text: a label that would overlap another, a leaf or a board is removed. Text inside a
//! node always stays; of the labels beside nodes those drawn last have priority. Widths are
//! estimated, since no browser is available here.

use super::item::{Anchor, Item, Scene, Shape};

/// The height of a capital or a digit, relative to the font size.
pub const CAPITAL: f64 = 0.7;
/// The free space beside a text, relative to the font size.
const APART: f64 = 0.2;
const WIDE: char = '\u{2e80}';
const ABOVE: std::ops::RangeInclusive<char> = '\u{300}'..='\u{36f}';

/// Left, top, right and bottom of a text or a node.
pub type Area = (f64, f64, f64, f64);

/// Removes labels that would overlap others or nodes.
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

/// Returns the area of a label (a text with a halo), or without `is_label` that of any other text
/// or outlined rectangle.
fn area(item: &Item, is_label: bool) -> Option<Area> {
    let (size, halo) = match &item.shape {
        Shape::Text { size, halo, .. } => (size, *halo),
        // In triangles and circles only the text must stay visible.
        Shape::Rect(x, y, width, height, _) if !is_label && item.stroke.is_some() => {
            return Some((*x, *y, x + width, y + height));
        }
        _ => return None,
    };
    let (left, top, right, bottom) = area_of(&item.shape)?;
    let apart = APART * size;
    (halo == is_label).then_some((left - apart, top, right + apart, bottom))
}

/// Returns the area of a text from its baseline to the tops of its capitals; `None` for another shape.
pub fn area_of(shape: &Shape) -> Option<Area> {
    let Shape::Text {
        at: (x, y),
        size,
        anchor,
        runs,
        ..
    } = shape
    else {
        return None;
    };
    let width: f64 = runs.iter().map(|run| width(&run.text, *size)).sum();
    let left = match anchor {
        Anchor::Start => *x,
        Anchor::Middle => x - width / 2.0,
        Anchor::End => x - width,
    };
    Some((left, y - CAPITAL * size, left + width, *y))
}

/// Estimates the width of a text in pixels: that of bold letters in a broad face. Chinese characters
/// are as wide as they are high; combining marks have no width.
pub fn width(text: &str, size: f64) -> f64 {
    let of = |letter: char| match letter {
        letter if ABOVE.contains(&letter) => 0.0,
        '\u{2009}' => 0.2,
        letter if letter.is_whitespace() => 0.35,
        '.' | ',' | ':' | ';' | '/' | '|' | '(' | ')' | '[' | ']' | '\'' => 0.4,
        'f' | 'i' | 'j' | 'l' | 'r' | 't' | 'I' => 0.4,
        '≥' | '≤' | '≈' | '=' | '+' | '−' | '>' | '<' | '∞' => 0.84,
        '…' => 1.0,
        'm' | 'w' | 'M' | 'W' => 1.03,
        letter if letter.is_uppercase() => 0.77,
        letter if letter.is_ascii_digit() => 0.7,
        letter if letter < WIDE => 0.7,
        _ => 1.0,
    };
    text.chars().map(of).sum::<f64>() * size
}

fn overlap(one: &Area, other: &Area) -> bool {
    one.0 < other.2 && other.0 < one.2 && one.1 < other.3 && other.1 < one.3
}
