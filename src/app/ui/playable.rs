//! A position to play on: its cells can be pressed, dragged and walked with the arrow keys. It
//! knows the cells of moves, not their rules.

use super::board::{ALONE, BESIDE, column_called, edges, named, pictured, svg};
use super::button::leave;
use super::context::use_lang;
use crate::game::any::{AnyGame, GameId};
use crate::game::depict::{Cell, Picture, Style};
use crate::lang::words::page;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The most moves that are offered as buttons; with more, moves are made on the board or typed.
const MOST_BUTTONS: usize = 40;
/// The number of cells in a row beyond which they are too small for fingers, so every move has a
/// button too.
const MANY: usize = 12;

/// The properties of the position.
#[derive(Properties, PartialEq)]
pub struct PlayableProps {
    /// The position.
    pub game: AnyGame,
    /// Whether it belongs to a game being played, not to a search.
    pub is_played: bool,
    /// Whether the user may move.
    pub is_free: bool,
    /// The cells pressed so far, for a move of several cells.
    pub pointed: Vec<u16>,
    /// The values of moves, which are written on their cells.
    #[prop_or_default]
    pub hints: Vec<(u16, String)>,
    /// Receives a pressed cell.
    pub onpoint: Callback<u16>,
    /// Receives the cells between which something was dragged.
    pub ondrag: Callback<(u16, u16)>,
    /// Receives a move made by its button.
    pub onmove: Callback<u16>,
}

/// Renders the position. Below it are buttons for moves without cells, and for moves between which the pressed cells do not decide.
#[component]
pub fn Playable(props: &PlayableProps) -> Html {
    let lang = use_lang();
    let walked = use_state(|| 0_usize);
    let aimed = use_state_eq(|| None::<usize>);
    let grid = use_node_ref();
    let held = use_mut_ref(|| None::<u16>);
    let game = &props.game;
    let room = if props.is_played { ALONE } else { BESIDE };
    let picture = game.picture();
    let (columns, rows) = picture.size();
    let count = columns * rows;
    let pointed = &props.pointed[..];
    let ways = if props.is_free {
        game.ways()
    } else {
        Vec::new()
    };
    let drags = ways.iter().any(|way| way.len() > 1);
    let goes_on = |place: u16| {
        let leads =
            |way: &Vec<u16>| way.starts_with(pointed) && way.get(pointed.len()) == Some(&place);
        ways.iter().any(leads)
    };
    let firsts = || ways.iter().filter_map(|way| way.first().copied());
    let is_open = |place: u16| {
        let place = picture.meant(place, firsts());
        goes_on(place) || firsts().any(|first| first == place)
    };
    // A disc falls down the column under the pointer, to the cell that its move means.
    let falls =
        props.is_free && matches!(&picture, Picture::Board(board) if board.style == Style::Discs);
    let is_aimed = |place: usize| falls && *aimed == Some(place % columns);
    let hint_at = |place: u16| {
        let way = [pointed, &[place]].concat();
        let is_here = |choice: u16| ways.get(usize::from(choice)) == Some(&way);
        let hint = props.hints.iter().find(|(choice, _)| is_here(*choice));
        hint.map(|(_, hint)| hint.clone())
            .filter(|_| columns.max(rows) <= MANY)
    };
    let is_taken = |place: usize| match &picture {
        Picture::Board(board) => board.cells[place] != Cell::Empty,
        _ => false,
    };
    let [columns_called, rows_called] =
        edges(&picture).map(|is_called| is_called && (props.is_played || columns <= MANY));
    // The board may have become smaller than the focused place.
    let here = if *walked < count { *walked } else { 0 };
    let cell = |place: usize| {
        let number = place as u16;
        let is_last = place + columns >= count;
        let at = (columns_called && is_last).then(|| column_called(&picture, place % columns));
        let hint = hint_at(number);
        let said = hint.as_ref().map(|hint| format!(", {hint}"));
        let label = named(&picture, place, lang) + &said.unwrap_or_default();
        let is_chosen = pointed.contains(&number);
        let class = classes!(
            "cell",
            is_chosen.then_some("chosen"),
            is_open(number).then_some("open"),
            (!pointed.is_empty() && goes_on(number)).then_some("goes"),
            is_taken(place).then_some("taken"),
            is_aimed(place).then_some("aimed"),
            (is_aimed(place) && firsts().any(|first| first == number)).then_some("landing"),
        );
        let is_played = props.is_played;
        let onclick = props.onpoint.reform(move |event: MouseEvent| {
            // After a press by pointer the arrow keys step through the game; whoever walks over the board by them presses Enter.
            if is_played && event.detail() > 0 {
                leave(&event);
            }
            number
        });
        let onfocusin = {
            let walked = walked.clone();
            Callback::from(move |_| walked.set(place))
        };
        let onpointerenter = falls.then(|| {
            let aimed = aimed.clone();
            Callback::from(move |event: PointerEvent| {
                // A finger leaves no cell; its shade would stay.
                if event.pointer_type() == "mouse" {
                    aimed.set(Some(place % columns));
                }
            })
        });
        let onpointerdown = drags.then(|| {
            let held = Rc::clone(&held);
            Callback::from(move |event: PointerEvent| {
                held.replace(Some(number));
                if let Some(cell) = event.target_dyn_into::<Element>() {
                    // Touch captures the pointer for the first cell; a mouse has no capture to
                    // release.
                    let _ = cell.release_pointer_capture(event.pointer_id());
                }
            })
        });
        let onpointerup = drags.then(|| {
            let (held, ondrag) = (Rc::clone(&held), props.ondrag.clone());
            Callback::from(move |_| {
                if let Some(from) = held.take().filter(|from| *from != number) {
                    ondrag.emit((from, number));
                }
            })
        });
        html! {
            <button {class} role="gridcell" tabindex={if place == here { "0" } else { "-1" }} data-cell={place.to_string()} data-at={at}
                aria-label={label} aria-selected={is_chosen.then_some("true")} {onclick} {onfocusin} {onpointerenter} {onpointerdown} {onpointerup}>
                if let Some(hint) = hint { <small>{ hint }</small> }
            </button>
        }
    };
    let onkeydown = {
        let grid = grid.clone();
        Callback::from(move |event: KeyboardEvent| {
            let Some(by) = step_of(&event.key(), columns) else {
                return;
            };
            event.prevent_default();
            event.stop_propagation();
            if let Some(next) = neighbour(here, by, columns, count) {
                focus(&grid, next);
            }
        })
    };
    let board = || {
        let label = page::POSITION.say(lang);
        let onpointerleave = {
            let aimed = aimed.clone();
            Callback::from(move |_: PointerEvent| aimed.set(None))
        };
        html! {
            <div class="board">
                { svg(&picture, room) }
                <div class={classes!("cells", drags.then_some("drags"))} role="grid" aria-label={label} ref={grid} {onkeydown} {onpointerleave}>
                    for row in 0..rows {
                        <div role="row" data-at={rows_called.then(|| (rows - row).to_string())}>
                            for column in 0..columns { { cell(row * columns + column) } }
                        </div>
                    }
                </div>
            </div>
        }
    };
    let has_button = |way: &Vec<u16>| way.as_slice() == pointed || columns.max(rows) > MANY;
    let all = (0_u16..).zip(&ways).filter(|(_, way)| has_button(way));
    let buttons: Vec<u16> = all.map(|(choice, _)| choice).collect();
    let has_buttons = props.is_played || game.id() != GameId::Tree;
    html! {
        <>
            { if count > 0 { board() } else { pictured(&picture, room, lang) } }
            // Without a board the buttons keep their room while there are none.
            if has_buttons && (usize::from(count > 0)..=MOST_BUTTONS).contains(&buttons.len()) {
                <p class="moves">
                    for choice in buttons {
                        <button class="btn line" onclick={props.onmove.reform(move |_| choice)}>
                            { game.move_called(choice, lang).unwrap_or_default() }
                        </button>
                    }
                </p>
            }
        </>
    }
}

/// Returns the distance of an arrow key in cells, counted row by row.
fn step_of(key: &str, columns: usize) -> Option<i32> {
    let row = columns as i32;
    match key {
        "ArrowLeft" => Some(-1),
        "ArrowRight" => Some(1),
        "ArrowUp" => Some(-row),
        "ArrowDown" => Some(row),
        _ => None,
    }
}

/// Returns the neighbour of a cell; `None` beyond the edge of the board.
fn neighbour(place: usize, by: i32, columns: usize, count: usize) -> Option<usize> {
    let next = place.checked_add_signed(by as isize)?;
    let is_along = by.abs() > 1 || columns == 1 || next / columns == place / columns;
    (next < count && is_along).then_some(next)
}

fn focus(grid: &NodeRef, place: usize) {
    let cells = grid.cast::<Element>();
    let cell = cells.and_then(|cells| cells.get_elements_by_tag_name("button").item(place as u32));
    if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
        // A cell that has just left the page takes no focus, and needs none.
        let _ = cell.focus();
    }
}
