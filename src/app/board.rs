//! A position as a picture in the page: the tic-tac-toe board, to look at or to click, and heaps of stones.

use super::markup::html;
use super::words::Word;
use crate::game::Player;
use crate::game::depict::Picture;
use crate::lang::Lang;
use yew::prelude::*;

/// The picture. `onclick` is called with a cell's number, row by row from the top left; without it the board is only shown.
pub fn board(picture: &Picture, lang: Lang, onclick: Option<&Callback<usize>>) -> Html {
    match picture {
        Picture::Bare => Html::default(),
        Picture::Grid { columns, cells, last } => grid(usize::from(*columns), cells, *last, lang, onclick),
        Picture::Heaps { heaps, .. } => stones(heaps),
    }
}

fn mark(player: Option<Player>) -> Html {
    match player {
        Some(Player::Max) => html! { <path class="X" d="M9 9L31 31M31 9L9 31"/> },
        Some(Player::Min) => html! { <circle class="O" cx="20" cy="20" r="12"/> },
        None => Html::default(),
    }
}

fn grid(columns: usize, cells: &[Option<Player>], last: Option<u8>, lang: Lang, onclick: Option<&Callback<usize>>) -> Html {
    let rows = cells.len() / columns.max(1);
    let name = |index: usize| {
        let held = match cells[index] {
            Some(Player::Max) => "×",
            Some(Player::Min) => "○",
            None => Word::SquareEmpty.say(lang),
        };
        let place = format!("{}{}", char::from(b'a' + (index % columns) as u8), rows - index / columns);
        format!("{} {place}: {held}", Word::Square.say(lang))
    };
    let label = (0..cells.len()).filter(|&index| cells[index].is_some()).map(name).collect::<Vec<_>>().join(", ");
    match onclick {
        Some(onclick) => html! {
            <div class="grid" role="group" aria-label={Word::Position.say(lang)}>
                for (index, cell) in cells.iter().enumerate() {
                    <button class="cell" aria-label={name(index)} onclick={onclick.reform(move |_: MouseEvent| index)}>
                        <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">{ mark(*cell) }</svg>
                    </button>
                }
            </div>
        },
        None => html! {
            <div class="grid still" role="img" aria-label={label}>
                for (index, cell) in cells.iter().enumerate() {
                    <span class={["cell", if last.map(usize::from) == Some(index) { "last" } else { "" }]}>
                        <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">{ mark(*cell) }</svg>
                    </span>
                }
            </div>
        },
    }
}

fn stones(heaps: &[u16]) -> Html {
    let highest = heaps.iter().copied().max().unwrap_or(0);
    let label = heaps.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
    if highest > 12 || heaps.len() > 12 {
        return html! { <p class="note">{ label }</p> };
    }
    let (width, height) = (heaps.len() * 26 + 6, usize::from(highest.max(3)) * 20 + 26);
    html! {
        <svg class="stones" viewBox={format!("0 0 {width} {height}")} role="img" aria-label={label}>
            for (column, &heap) in heaps.iter().enumerate() {
                <path class="axis" d={format!("M{} {}h20", column * 26 + 6, height - 20)}/>
                for stone in 0..usize::from(heap) {
                    <circle class="stone" cx={(column * 26 + 16).to_string()} cy={(height - 30 - stone * 20).to_string()} r="8"/>
                }
                <text class="lab-s mid" x={(column * 26 + 16).to_string()} y={(height - 5).to_string()}>{ u32::from(heap) }</text>
            }
        </svg>
    }
}
