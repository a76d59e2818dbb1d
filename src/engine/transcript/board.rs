//! Boards as programs keep them: a text, a list of marks or numbers, rows of these. What each sign means is learned from a position
//! that is known.

use super::said::Said;
use crate::game::Player;
use crate::game::any::AnyGame;
use crate::game::depict::{Cell, Picture};
use crate::game::mnk::Mnk;
use std::collections::HashMap;

/// Signs of an empty cell, the usual first.
const EMPTY: [&str; 9] = [".", " ", "_", "-", "", "0", "None", "*", "e"];
/// Signs of the player who moves first.
const FIRST: [&str; 6] = ["X", "x", "×", "1", "B", "b"];

/// What a cell holds.
pub type Held = Option<Player>;

/// Returns the cells of a game's board, if it has one of marks.
pub fn cells(game: &AnyGame) -> Option<Vec<Held>> {
    if let AnyGame::TicTacToe(board) = game {
        return Some((0..9).map(|square| board.at(square)).collect());
    }
    let Picture::Board(board) = game.picture() else {
        return None;
    };
    let held = |cell: &Cell| match cell {
        Cell::Empty => Some(None),
        Cell::Of(player) => Some(Some(*player)),
        _ => None,
    };
    board.cells.iter().map(held).collect()
}

/// Returns the signs on a board of `count` cells; `None` if it is no such board. What stands behind the cells, a player to move
/// say, is left out.
pub fn signs(said: &Said, count: usize) -> Option<Vec<String>> {
    let mut found = Vec::new();
    match said {
        Said::Text(text) => {
            let all: Vec<char> = text.chars().collect();
            let without = |left_out: &str| -> Vec<char> {
                all.iter()
                    .copied()
                    .filter(|letter| !left_out.contains(*letter))
                    .collect()
            };
            // A space may be a sign, so as few letters as possible go.
            let read = [
                all.clone(),
                without("\n/|"),
                without("\n/|,[]()'\""),
                without("\n/|,[]()'\" "),
            ];
            let letters = read.into_iter().find(|letters| letters.len() == count)?;
            found.extend(letters.into_iter().map(String::from));
        }
        Said::List(items) => flatten(items, count, &mut found),
        _ => return None,
    }
    if found.len() < count {
        return None;
    }
    found.truncate(count);
    Some(found)
}

fn flatten(items: &[Said], count: usize, found: &mut Vec<String>) {
    for item in items {
        match item {
            Said::List(inside) => flatten(inside, count, found),
            // A row as a text.
            Said::Text(row)
                if row.chars().count() > 1 && count.is_multiple_of(row.chars().count()) =>
            {
                found.extend(row.chars().map(String::from));
            }
            other => found.push(other.to_string()),
        }
    }
}

/// The signs of a program: what each means, as far as that is known.
#[derive(Debug, Default)]
pub struct Signs(HashMap<String, Held>);

impl Signs {
    /// Learns from a board whose cells are known. Returns `false` if a sign means something else there.
    pub fn learn(&mut self, signs: &[String], cells: &[Held]) -> bool {
        let all_fit = signs
            .iter()
            .zip(cells)
            .all(|(sign, held)| self.0.get(sign).is_none_or(|known| known == held));
        if all_fit {
            for (sign, held) in signs.iter().zip(cells) {
                self.0.entry(sign.clone()).or_insert(*held);
            }
        }
        all_fit
    }

    /// Whether a board can be these cells. A sign that is not known yet may mean what no other does.
    pub fn fit(&self, signs: &[String], cells: &[Held]) -> bool {
        let taken = |held: &Held| self.0.values().any(|known| known == held);
        signs
            .iter()
            .zip(cells)
            .all(|(sign, held)| match self.0.get(sign) {
                Some(known) => known == held,
                None => !taken(held),
            })
    }
}

/// Returns the position of a game whose board a program has in its own signs; `None` if no game reaches it.
pub fn start(game: AnyGame, said: &Said) -> Option<AnyGame> {
    let Some(held) = cells(&game) else {
        return game
            .text()
            .eq_ignore_ascii_case(&said.to_string())
            .then_some(game);
    };
    let signs = signs(said, held.len())?;
    let mut kinds: Vec<&String> = Vec::new();
    for sign in &signs {
        if !kinds.contains(&sign) {
            kinds.push(sign);
        }
    }
    let count = |sign: &String| signs.iter().filter(|other| *other == sign).count();
    let empty = EMPTY
        .iter()
        .find_map(|empty| kinds.iter().find(|sign| **sign == empty))
        .copied();
    let mut marks: Vec<&String> = kinds
        .into_iter()
        .filter(|sign| Some(*sign) != empty)
        .collect();
    // The player who moves first has as many marks as the other, or one more.
    let is_first = |sign: &String| FIRST.contains(&sign.as_str());
    marks.sort_by_key(|sign| (std::cmp::Reverse(count(sign)), !is_first(sign)));
    if marks.len() > 2 {
        return None;
    }
    let letter = |sign: &String| match marks.iter().position(|mark| *mark == sign) {
        Some(0) => 'x',
        Some(_) => 'o',
        None => '.',
    };
    let text: String = signs.iter().map(letter).collect();
    let columns = match game.picture() {
        Picture::Board(board) => usize::from(board.columns),
        _ => return None,
    };
    let rows: Vec<String> = text
        .as_bytes()
        .chunks(columns)
        .map(|row| String::from_utf8_lossy(row).into_owned())
        .collect();
    let text = rows.join("/");
    match &game {
        AnyGame::Mnk(mnk) => Mnk::new(mnk.board().opened(0))
            .on(&text)
            .ok()
            .map(AnyGame::from),
        other => other.id().read(&text, Some(other)).ok(),
    }
}
