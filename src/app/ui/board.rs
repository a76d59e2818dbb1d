//! A position as a picture, and the names of its cells. It knows no rules.

use super::markup::Markup;
use crate::export::body;
use crate::game::Player;
use crate::game::depict::{Board, Cell, Picture, Style};
use crate::lang::words::page;
use crate::lang::{Lang, Say, Text};
use crate::scene::{Ink, cells, picture as drawn};
use crate::text::decimal::fixed;
use yew::prelude::*;

/// The side of the picture in its own units.
const SIDE: f64 = 288.0;

/// The room for a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// The largest side of a cell.
    cell: f64,
    /// The largest side of the whole picture.
    whole: f64,
}

/// The room beside a tree.
pub const BESIDE: Room = Room {
    cell: 48.0,
    whole: SIDE,
};
/// The room on a page with the board alone.
pub const ALONE: Room = Room {
    cell: 240.0,
    whole: 960.0,
};

/// Shows a picture beside a tree, without interaction.
pub fn board(picture: &Picture, lang: Lang) -> Html {
    pictured(picture, BESIDE, lang)
}

/// Shows a picture in a room.
pub fn pictured(picture: &Picture, room: Room, lang: Lang) -> Html {
    let (columns, rows) = picture.size();
    if *picture == Picture::Bare {
        return Html::default();
    }
    let label = match picture {
        Picture::Board(board) => {
            let taken = |place: &usize| board.cells[*place] != Cell::Empty;
            (0..columns * rows)
                .filter(taken)
                .map(|place| named(picture, place, lang))
                .collect::<Vec<_>>()
                .join(", ")
        }
        Picture::Heaps { heaps, .. } => heaps
            .iter()
            .map(u16::to_string)
            .collect::<Vec<_>>()
            .join(", "),
        Picture::Scores { scores, turn, .. } => format!("{} : {}, +{turn}", scores.max, scores.min),
        Picture::Bare => String::new(),
    };
    // An empty board is described as a position.
    let label = if label.is_empty() {
        page::POSITION.say(lang).into()
    } else {
        label
    };
    html! { <div class="board" role="img" aria-label={label}>{ svg(picture, room) }</div> }
}

/// Shows the scene of a picture, in the colours of the page.
pub fn svg(picture: &Picture, room: Room) -> Html {
    let (columns, rows) = picture.size();
    let (cell, (left, top)) = cells(picture, SIDE);
    let (left, top, wide, high) = if columns > 0 {
        (left, top, columns as f64 * cell, rows as f64 * cell)
    } else {
        (0.0, 0.0, SIDE, SIDE)
    };
    let whole = |length: f64| (length as i32).to_string();
    // Few cells are limited to a comfortable size; a picture without cells is as large as two by
    // two.
    let scale = (room.cell / cell).min(room.whole / SIDE) * if columns > 0 { 1.0 } else { 2.0 };
    let svg = format!(
        "<svg width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\" overflow=\"visible\" aria-hidden=\"true\">{}</svg>",
        whole(wide * scale),
        whole(high * scale),
        fixed(left, 2),
        fixed(top, 2),
        fixed(wide, 2),
        fixed(high, 2),
        body(&drawn(picture, SIDE), colour)
    );
    html! { <Markup text={svg}/> }
}

fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Max => "var(--ply-max)",
        Ink::Min => "var(--ply-min)",
        Ink::Chance => "var(--ply-chance)",
        Ink::Best => "var(--ply-best)",
        Ink::Now | Ink::Ink => "var(--ply-ink)",
        Ink::Second => "var(--ply-ink-2)",
        Ink::Line => "var(--ply-line)",
        Ink::Rule => "var(--ply-rule)",
        Ink::TintMax => "color-mix(in srgb,var(--ply-max) 16%,var(--ply-paper))",
        Ink::TintMin => "color-mix(in srgb,var(--ply-min) 16%,var(--ply-paper))",
        Ink::On => "var(--ply-on)",
        _ => "var(--ply-paper)",
    }
}

/// Names a cell and its contents: `square b2: ×`.
pub fn named(picture: &Picture, place: usize, lang: Lang) -> String {
    let (columns, rows) = picture.size();
    let (column, row) = (place % columns, rows - place / columns);
    let Picture::Board(Board { style, cells, .. }) = picture else {
        return format!(
            "{} {}, {} {row}",
            page::HEAP.say(lang),
            column + 1,
            page::STONE.say(lang)
        );
    };
    let of = |owner: Player| match owner {
        Player::Max => "Max",
        Player::Min => "Min",
    };
    let held = match cells[place] {
        Cell::Empty => page::SQUARE_EMPTY.say(lang).to_owned(),
        Cell::Of(player) if *style == Style::Marks => {
            if player == Player::Max { "×" } else { "○" }.to_owned()
        }
        Cell::Of(player) => of(player).to_owned(),
        Cell::Man(player, letter) => {
            const MEN: [Text; 6] = [
                page::KING,
                page::QUEEN,
                page::ROOK,
                page::BISHOP,
                page::KNIGHT,
                page::PAWN,
            ];
            let kind = "KQRBNP"
                .chars()
                .position(|kind| kind == letter)
                .unwrap_or(0);
            format!("{} {}", of(player), MEN[kind].say(lang))
        }
        Cell::Snake { owner, is_head, .. } => {
            format!(
                "{} {}",
                of(owner),
                if is_head { page::HEAD } else { page::BODY }.say(lang)
            )
        }
        Cell::Wall(owner) => format!("{} {}", of(owner), page::WALL.say(lang)),
        Cell::Growth(length) => format!("+{length}"),
        Cell::Railgun => page::RAILGUN.say(lang).to_owned(),
    };
    // A disc falls down a column, which has a number.
    let place = if *style == Style::Discs {
        let column = column as u32 + 1;
        let row = row as u32;
        page::ColumnRow { column, row }.say(lang)
    } else {
        let letter = char::from(letter(*style, column));
        format!("{} {letter}{row}", page::SQUARE.say(lang))
    };
    format!("{place}: {held}")
}

/// Returns the letter of a column; with stones on crossings the letter i is left out, as in Go.
fn letter(style: Style, column: usize) -> u8 {
    b'a' + column as u8 + u8::from(style == Style::Points && column > 7)
}

/// Whether columns and rows have names at the edges; in games whose moves only name a column, only
/// columns have.
pub fn edges(picture: &Picture) -> [bool; 2] {
    let Picture::Board(board) = picture else {
        return [matches!(picture, Picture::Heaps { .. }), false];
    };
    [true, board.style != Style::Discs]
}

/// Returns the name of a column in moves and sentences.
pub fn column_called(picture: &Picture, column: usize) -> String {
    match picture {
        Picture::Board(board) if board.style != Style::Discs => {
            char::from(letter(board.style, column)).to_string()
        }
        _ => (column + 1).to_string(),
    }
}
