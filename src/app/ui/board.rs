//! A position as a picture, and the names of its cells. It knows no rules.

use crate::app::words::Word;
use crate::game::Player;
use crate::game::depict::{Board, Cell, Picture, Style};
use crate::lang::Lang;
use crate::scene::{Ink, body, cells, picture as drawn};
use yew::prelude::*;

/// The side of the picture in its own units.
const SIDE: f64 = 288.0;

/// The room for a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// The largest side of a cell.
    cell: f64,
    /// The largest side of the whole.
    whole: f64,
}

/// The room beside a tree.
pub const BESIDE: Room = Room {
    cell: 48.0,
    whole: SIDE,
};
/// The room where nothing but the board counts.
pub const ALONE: Room = Room {
    cell: 112.0,
    whole: 720.0,
};

/// The picture, only to look at.
pub fn board(picture: &Picture, lang: Lang) -> Html {
    pictured(picture, BESIDE, lang)
}

/// The picture in a room.
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
        Picture::Scores { scores, turn, .. } => format!("{} : {}, +{turn}", scores[0], scores[1]),
        Picture::Bare => String::new(),
    };
    // Of an empty board there is nothing to say but that it is one.
    let label = if label.is_empty() {
        Word::Position.say(lang).into()
    } else {
        label
    };
    html! { <div class="board" role="img" aria-label={label}>{ svg(picture, room) }</div> }
}

/// The scene of the picture, in the colours of the page.
pub fn svg(picture: &Picture, room: Room) -> Html {
    let (columns, rows) = picture.size();
    let (cell, (left, top)) = cells(picture, SIDE);
    let (left, top, wide, high) = if columns > 0 {
        (left, top, columns as f64 * cell, rows as f64 * cell)
    } else {
        (0.0, 0.0, SIDE, SIDE)
    };
    let whole = |length: f64| (length as i32).to_string();
    // Few cells are no larger than a finger needs; what has none is as large as two by two.
    let scale = (room.cell / cell).min(room.whole / SIDE) * if columns > 0 { 1.0 } else { 2.0 };
    let svg = format!(
        "<svg width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\" aria-hidden=\"true\">{}</svg>",
        whole(wide * scale),
        whole(high * scale),
        whole(left),
        whole(top),
        whole(wide),
        whole(high),
        body(&drawn(picture, SIDE), colour)
    );
    Html::from_html_unchecked(svg.into())
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

/// A cell and what stands on it: `square b2: ×`.
pub fn named(picture: &Picture, place: usize, lang: Lang) -> String {
    let (columns, rows) = picture.size();
    let (column, row) = (place % columns, rows - place / columns);
    let Picture::Board(Board { style, cells, .. }) = picture else {
        return format!(
            "{} {}, {} {row}",
            Word::Heap.say(lang),
            column + 1,
            Word::Stone.say(lang)
        );
    };
    let letter = letter(*style, column);
    let of = |owner: Player| match owner {
        Player::Max => "Max",
        Player::Min => "Min",
    };
    let held = match cells[place] {
        Cell::Empty => Word::SquareEmpty.say(lang).to_owned(),
        Cell::Of(player) if *style == Style::Marks => {
            if player == Player::Max { "×" } else { "○" }.to_owned()
        }
        Cell::Of(player) => of(player).to_owned(),
        Cell::Man(player, letter) => {
            const MEN: [Word; 6] = [
                Word::King,
                Word::Queen,
                Word::Rook,
                Word::Bishop,
                Word::Knight,
                Word::Pawn,
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
                if is_head { Word::Head } else { Word::Body }.say(lang)
            )
        }
        Cell::Wall(owner) => format!("{} {}", of(owner), Word::Wall.say(lang)),
        Cell::Growth(length) => format!("+{length}"),
        Cell::Railgun => Word::Railgun.say(lang).to_owned(),
    };
    format!(
        "{} {}{row}: {held}",
        Word::Square.say(lang),
        char::from(letter)
    )
}

/// The letter of a column; the ninth is left out where stones stand on crossings, as Go players do.
fn letter(style: Style, column: usize) -> u8 {
    b'a' + column as u8 + u8::from(style == Style::Points && column > 7)
}

/// Whether columns and rows have names at the edges of a picture: where moves only say a column, only columns have.
pub fn edges(picture: &Picture) -> [bool; 2] {
    let Picture::Board(board) = picture else {
        return [matches!(picture, Picture::Heaps { .. }), false];
    };
    [true, board.style != Style::Discs]
}

/// What moves and sentences call a column.
pub fn column_called(picture: &Picture, column: usize) -> String {
    match picture {
        Picture::Board(board) if board.style != Style::Discs => {
            char::from(letter(board.style, column)).to_string()
        }
        _ => (column + 1).to_string(),
    }
}
