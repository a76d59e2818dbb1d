//! Games of Go in SGF, of which the main line is read: as the text that [`notation`](super::notation) reads.

use super::COLUMNS;
use std::fmt::Write;

/// A property of a node, such as `B[dd]`: its name, and its values.
type Property = (String, Vec<String>);

/// Returns the size, the komi, the board and the moves of the main line; `None` if a text is not SGF.
pub fn as_text(text: &str) -> Option<String> {
    let rest = text.trim_start().strip_prefix('(')?;
    rest.trim_start().starts_with(';').then_some(())?;
    let properties = main_line(rest);
    let value = |name: &str| {
        let found = properties.iter().find(|(known, _)| known == name);
        found.and_then(|(_, values)| values.first()).cloned()
    };
    let size = value("SZ").unwrap_or_else(|| "19".to_owned());
    let mut out = size.clone();
    if let Some(komi) = value("KM") {
        let _ = write!(out, "; {komi}");
    }
    let side = size
        .parse()
        .ok()
        .filter(|side| (1..=COLUMNS.len()).contains(side))
        .unwrap_or(0);
    let mut board = vec![vec!['.'; side]; side];
    let (mut first, mut is_set_up) = ('x', false);
    let mut moves: Vec<(char, String)> = Vec::new();
    for (name, values) in &properties {
        let stone = if name.ends_with('B') { 'x' } else { 'o' };
        match name.as_str() {
            "AB" | "AW" => {
                for point in values.iter().flat_map(|value| points(value)) {
                    if let Some(cell) = board.get_mut(point.1).and_then(|row| row.get_mut(point.0))
                    {
                        (*cell, is_set_up) = (stone, true);
                    }
                }
            }
            "PL" if values
                .first()
                .is_some_and(|value| value.starts_with(['W', 'w', '2'])) =>
            {
                (first, is_set_up) = ('o', true);
            }
            "B" | "W" => moves.push((stone, values.first().cloned().unwrap_or_default())),
            _ => {}
        }
    }
    if let Some((stone, _)) = moves.first() {
        is_set_up |= *stone != first;
        first = *stone;
    }
    if is_set_up {
        let rows: Vec<String> = board.iter().map(|row| row.iter().collect()).collect();
        let _ = write!(out, "; {} {first}", rows.join("/"));
    }
    out.push(';');
    let mut turn = first;
    for (stone, point) in &moves {
        out.push(' ');
        // A player who moves twice is quoted, and refused.
        out += &if *stone == turn {
            named(point, side)
        } else {
            format!("{}:{point}", if *stone == 'x' { 'B' } else { 'W' })
        };
        turn = if turn == 'x' { 'o' } else { 'x' };
    }
    Some(out)
}

/// Returns the properties of the nodes of the main line: of variations the first.
fn main_line(text: &str) -> Vec<Property> {
    let mut properties: Vec<Property> = Vec::new();
    let mut letters = text.chars();
    let mut name = String::new();
    while let Some(letter) = letters.next() {
        match letter {
            // The first variation ends where its brackets do, and with it the line.
            ')' => break,
            '[' => {
                let value = value(&mut letters);
                match properties.last_mut().filter(|_| name.is_empty()) {
                    Some((_, values)) => values.push(value),
                    None => properties.push((std::mem::take(&mut name), vec![value])),
                }
            }
            letter if letter.is_ascii_uppercase() => name.push(letter),
            // Old files have small letters in names.
            letter if letter.is_ascii_lowercase() => {}
            _ if letter.is_whitespace() => {}
            _ => name.clear(),
        }
    }
    properties
}

/// Reads a value up to its bracket, in which a backslash stands before a letter that means nothing.
fn value(letters: &mut std::str::Chars) -> String {
    let mut out = String::new();
    while let Some(letter) = letters.next() {
        match letter {
            ']' => break,
            '\\' => out.extend(letters.next()),
            letter => out.push(letter),
        }
    }
    out
}

/// Returns column and row of a point, from the upper left.
fn point(text: &str) -> Option<(usize, usize)> {
    match text.as_bytes() {
        [column @ b'a'..=b'z', row @ b'a'..=b'z'] => {
            Some((usize::from(column - b'a'), usize::from(row - b'a')))
        }
        _ => None,
    }
}

/// Returns the points of a value: one, or all between two corners.
fn points(text: &str) -> Vec<(usize, usize)> {
    let (from, to) = text.split_once(':').unwrap_or((text, text));
    let (Some(from), Some(to)) = (point(from), point(to)) else {
        return Vec::new();
    };
    (from.1..=to.1)
        .flat_map(|row| (from.0..=to.0).map(move |column| (column, row)))
        .collect()
}

/// Returns the name of a point, or what stands there if it is none.
fn named(text: &str, side: usize) -> String {
    match point(text) {
        _ if text.is_empty() || text == "tt" => "pass".to_owned(),
        Some((column, row)) if column < side && row < side => {
            format!("{}{}", char::from(COLUMNS[column]), side - row)
        }
        _ => text.to_owned(),
    }
}
