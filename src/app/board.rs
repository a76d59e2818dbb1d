//! A position as a picture in the page, to look at or to play on. It knows which moves begin at which cells, not their rules.

use super::action::Action;
use super::button::press;
use super::lab::Lab;
use super::markup::html;
use super::play::Ask;
use super::position::cycled;
use super::words::Word;
use crate::game::Player;
use crate::game::any::{AnyGame, GameId};
use crate::game::depict::{Board, Cell, Picture, Style};
use crate::lang::Lang;
use crate::scene::{Ink, body, cells, picture as drawn};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Moves are offered as buttons up to so many; more are made on the board or typed.
const MOST_BUTTONS: usize = 40;
/// With more cells in a row they are too small for fingers, so that every move has a button too.
const MANY: usize = 12;
/// The side of the picture in its own units.
const SIDE: f64 = 288.0;
/// The largest side of a cell in pixels, and of the picture: beside a tree, and where nothing but the board counts.
const BESIDE: (f64, f64) = (48.0, SIDE);
const ALONE: (f64, f64) = (112.0, 720.0);

/// The picture, only to look at.
pub fn board(picture: &Picture, lang: Lang) -> Html {
    pictured(picture, BESIDE, lang)
}

fn pictured(picture: &Picture, room: (f64, f64), lang: Lang) -> Html {
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

/// The position to play on: its cells can be pressed and walked through with the arrow keys; moves without cells, and those
/// that the cells chosen so far leave open, are buttons below.
pub fn playable(lab: &Lab, act: &Callback<Action>) -> Html {
    let game = lab.on_board();
    let (room, is_played) = if lab.is_playing() {
        (ALONE, true)
    } else {
        (BESIDE, false)
    };
    let picture = game.picture();
    let (columns, rows) = picture.size();
    let pointed = &lab.pointed[..];
    let ways = if lab.is_free() {
        game.ways()
    } else {
        Vec::new()
    };
    // A piece is dragged to where it goes.
    let drag = ways.iter().any(|way| way.len() > 1).then(|| {
        let act = act.clone();
        Callback::from(move |event: PointerEvent| drag(&event, &act))
    });
    let is_open = |place: usize| {
        let place = place as u16;
        ways.iter().any(|way| {
            way.first() == Some(&place)
                || way.starts_with(pointed) && way.get(pointed.len()) == Some(&place)
        })
    };
    let has_button = |way: &Vec<u16>| way.as_slice() == pointed || columns.max(rows) > MANY;
    let buttons: Vec<u16> = (0..)
        .zip(&ways)
        .filter(|(_, way)| has_button(way))
        .map(|(choice, _)| choice)
        .collect();
    let onkeydown = Callback::from(move |event: KeyboardEvent| walk(&event, columns as i32));
    let hints = lab.hinted();
    let [columns_called, rows_called] =
        edges(&picture).map(|is_called| is_called && (is_played || columns <= MANY));
    let cell = |place: usize| {
        let is_last = place + columns >= columns * rows;
        let at = (columns_called && is_last).then(|| column_called(&picture, place % columns));
        let hint = lab
            .hint_at(&hints, &ways, place as u16)
            .filter(|_| columns.max(rows) <= MANY);
        let label = named(&picture, place, lab.lang)
            + &hint
                .as_ref()
                .map_or_else(String::new, |hint| format!(", {hint}"));
        let is_chosen = pointed.contains(&(place as u16));
        let class = [
            "cell",
            if is_chosen { "chosen" } else { "" },
            if is_open(place) { "open" } else { "" },
        ];
        let first = if place == 0 { "0" } else { "-1" };
        html! {
            <button {class} role="gridcell" tabindex={first} data-cell={place.to_string()} data-at={at} aria-label={label}
                aria-selected={is_chosen.then_some("true")} onclick={press(act, Action::Point(place as u16))}>if let Some(hint) = hint { <small>{ hint }</small> }</button>
        }
    };
    let grid = || {
        html! {
            <div class="board">
                { svg(&picture, room) }
                <div class={["cells", if drag.is_some() { "drags" } else { "" }]} role="grid" aria-label={Word::Position.say(lab.lang)} {onkeydown} onpointerdown={drag.clone()} onpointerup={drag.clone()}>
                    for row in 0..rows {
                        <div role="row" data-at={rows_called.then(|| (rows - row).to_string())}>for column in 0..columns { { cell(row * columns + column) } }</div>
                    }
                </div>
            </div>
        }
    };
    html! {
        <>
            { if columns > 0 { grid() } else { pictured(&picture, room, lab.lang) } }
            if !buttons.is_empty() && buttons.len() <= MOST_BUTTONS && (is_played || game.id() != GameId::Tree) {
                <p class="moves">
                    for choice in buttons {
                        <button class="btn line" onclick={press(act, Action::Move(choice))}>{ game.move_called(choice, lab.lang).unwrap_or_default() }</button>
                    }
                </p>
            }
        </>
    }
}

impl Lab {
    /// Points at a cell: makes the move that is meant by now, or waits for what else it takes.
    pub(super) fn point(&mut self, cell: u16) {
        if !self.is_free() {
            return;
        }
        let game = self.on_board();
        let ways = game.ways();
        let on = [&self.pointed[..], &[cell]].concat();
        let begins = |pointed: &[u16]| ways.iter().filter(|way| way.starts_with(pointed)).count();
        if let (AnyGame::TicTacToe(board), 0, 0..9, false) =
            (game, begins(&[cell]), cell, self.is_playing())
        {
            let text = cycled(board, cell as u8);
            return self.answer(Action::Type(text));
        }
        self.pointed = [on, vec![cell]]
            .into_iter()
            .find(|pointed| begins(pointed) > 0)
            .unwrap_or_default();
        let meant = ways.iter().position(|way| *way == self.pointed);
        if let Some(choice) = meant.filter(|_| begins(&self.pointed) == 1) {
            self.make(choice as u16);
        }
    }

    /// Makes a move: in a game; or the position to search from is the one after it.
    pub(super) fn make(&mut self, choice: u16) {
        if self.is_playing() {
            return self.ask(Ask::Move(choice));
        }
        let game = self.run.spec().game.after(&[choice]);
        let text = game.text();
        self.take(game, text);
    }
}

/// Arrow keys walk from cell to cell; only the one with the focus is reached by Tab.
fn walk(event: &KeyboardEvent, columns: i32) {
    let by = match &*event.key() {
        "ArrowLeft" => -1,
        "ArrowRight" => 1,
        "ArrowUp" => -columns,
        "ArrowDown" => columns,
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    let Some(here) = event.target_dyn_into::<Element>() else {
        return;
    };
    let place = here
        .get_attribute("data-cell")
        .and_then(|place| place.parse::<i32>().ok())
        .unwrap_or(0);
    let is_along = by.abs() > 1 || (place + by).div_euclid(columns) == place / columns;
    let next = here
        .closest(".cells")
        .ok()
        .flatten()
        .filter(|_| is_along || columns == 1);
    let next = next.and_then(|cells| {
        cells
            .query_selector(&format!("[data-cell=\"{}\"]", place + by))
            .ok()
            .flatten()
    });
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        here.set_attribute("tabindex", "-1")
            .and_then(|()| next.set_attribute("tabindex", "0"))
            .and_then(|()| next.focus())
            .ok();
    }
}

/// A piece that is taken up at one cell and put down at another goes there.
fn drag(event: &PointerEvent, act: &Callback<Action>) {
    let Some(here) = event.target_dyn_into::<Element>() else {
        return;
    };
    let place = |element: &Element, name| {
        element
            .get_attribute(name)
            .and_then(|place| place.parse::<u16>().ok())
    };
    let (Some(cell), Some(cells)) = (
        place(&here, "data-cell"),
        here.closest(".cells").ok().flatten(),
    ) else {
        return;
    };
    if event.type_() == "pointerdown" {
        // A finger would stay bound to the cell it came down on.
        let _ = here.release_pointer_capture(event.pointer_id());
        let _ = cells.set_attribute("data-from", &cell.to_string());
    } else if let Some(from) = place(&cells, "data-from").filter(|from| *from != cell) {
        act.emit(Action::Drag(from, cell));
    }
}

/// The scene of the picture, in the colours of the page.
fn svg(picture: &Picture, (largest, most): (f64, f64)) -> Html {
    let (columns, rows) = picture.size();
    let (cell, (left, top)) = cells(picture, SIDE);
    let (left, top, wide, high) = if columns > 0 {
        (left, top, columns as f64 * cell, rows as f64 * cell)
    } else {
        (0.0, 0.0, SIDE, SIDE)
    };
    let whole = |length: f64| (length as i32).to_string();
    // Few cells are no larger than a finger needs; what has none is as large as two by two.
    let scale = (largest / cell).min(most / SIDE) * if columns > 0 { 1.0 } else { 2.0 };
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
fn named(picture: &Picture, place: usize, lang: Lang) -> String {
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
fn edges(picture: &Picture) -> [bool; 2] {
    let Picture::Board(board) = picture else {
        return [matches!(picture, Picture::Heaps { .. }), false];
    };
    [true, board.style != Style::Discs]
}

/// What moves and sentences call a column.
fn column_called(picture: &Picture, column: usize) -> String {
    match picture {
        Picture::Board(board) if board.style != Style::Discs => {
            char::from(letter(board.style, column)).to_string()
        }
        _ => (column + 1).to_string(),
    }
}
