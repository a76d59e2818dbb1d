//! Which move of the game leads to the position of a call.

use super::board::{self, Signs};
use super::call::{Transcript, Where};
use super::said::Said;
use crate::game::any::AnyGame;
use crate::game::tree::{Kind, Tree};

/// Finds moves by what a program says of positions.
#[derive(Debug)]
pub struct Places<'a> {
    transcript: &'a Transcript,
    signs: Signs,
    /// The boards that were read, by the index of the position.
    boards: Vec<Option<Option<Vec<String>>>>,
}

impl<'a> Places<'a> {
    /// Begins with a start position, which may be told as the program has it.
    pub fn new(transcript: &'a Transcript, start: &AnyGame) -> Places<'a> {
        let mut places = Places {
            transcript,
            signs: Signs::default(),
            boards: vec![None; transcript.states.len()],
        };
        let known = transcript.head.start.as_ref().zip(board::cells(start));
        let signs = known
            .as_ref()
            .and_then(|(said, cells)| board::signs(said, cells.len()));
        if let (Some(signs), Some((_, cells))) = (signs, known) {
            places.signs.learn(&signs, &cells);
        }
        places
    }

    /// Whether a call says that it is at this position.
    pub fn is_at(&mut self, at: &Where, game: &AnyGame) -> bool {
        match at {
            Where::Unsaid => true,
            Where::Move(_) => false,
            Where::State(state) => self.is_state(*state, game),
        }
    }

    /// Returns the move from `game` to the position of a call: of several that lead to equal positions the first that is not in `tried`,
    /// else the last of them.
    pub fn choice(&mut self, at: &Where, game: &AnyGame, tried: &[u16]) -> Option<u16> {
        match at {
            Where::Unsaid => None,
            Where::Move(said) => named(said, game),
            Where::State(state) => {
                let mut last = None;
                for choice in self.likely(*state, game) {
                    if self.is_state(*state, &game.after(&[choice])) {
                        if !tried.contains(&choice) {
                            return Some(choice);
                        }
                        last = Some(choice);
                    }
                }
                last
            }
        }
    }

    /// Returns the moves that can lead to a position: on a board that gains one mark the one that makes it.
    fn likely(&mut self, state: u32, game: &AnyGame) -> Vec<u16> {
        let all = 0..game.choices();
        let AnyGame::TicTacToe(squares) = game else {
            return all.collect();
        };
        let Some(signs) = self.board(state, 9) else {
            return Vec::new();
        };
        let signs = signs.clone();
        let free = (0..9).filter(|square| squares.at(*square).is_none());
        let is_marked = |square: u8| {
            let sign = signs.get(usize::from(square)).cloned();
            sign.is_some_and(|sign| !self.signs.fit(&[sign], &[None]))
        };
        let marked = (0..).zip(free).filter(|(_, square)| is_marked(*square));
        marked.map(|(choice, _)| choice).take(2).collect()
    }

    fn is_state(&mut self, state: u32, game: &AnyGame) -> bool {
        let transcript = self.transcript;
        let said = &transcript.states[state as usize];
        if let AnyGame::Tree(tree) = game {
            return is_tree(said, tree);
        }
        let Some(cells) = board::cells(game) else {
            return is_text(said, game);
        };
        let Some(signs) = self.board(state, cells.len()).cloned() else {
            return false;
        };
        let fits = self.signs.fit(&signs, &cells);
        if fits {
            self.signs.learn(&signs, &cells);
        }
        fits
    }

    fn board(&mut self, state: u32, count: usize) -> Option<&Vec<String>> {
        let said = &self.transcript.states[state as usize];
        let read = &mut self.boards[state as usize];
        read.get_or_insert_with(|| board::signs(said, count))
            .as_ref()
    }
}

/// Returns a position as a program has it, on one line.
pub fn shown(said: &Said) -> String {
    match said {
        Said::List(items) => {
            let items: Vec<String> = items.iter().map(shown).collect();
            format!("[{}]", items.join(" "))
        }
        Said::Text(text) => text.replace(' ', "␣"),
        other => other.to_string(),
    }
}

/// Returns the move that an index or a name tells. On a board a number is a cell, counted from 0.
pub fn named(said: &Said, game: &AnyGame) -> Option<u16> {
    let choices = game.choices();
    let of_cell = |cell: f64| {
        let ways = game.ways();
        let is_way = |way: &Vec<u16>| way.first().is_some_and(|first| f64::from(*first) == cell);
        ways.iter().position(is_way).map(|choice| choice as u16)
    };
    match said {
        Said::Number(number) if board::cells(game).is_some() => of_cell(*number),
        Said::Number(number) => (0..choices).find(|choice| f64::from(*choice) == *number),
        Said::Text(name) => (0..choices).find(|choice| {
            let known = game.move_name(*choice);
            known.is_some_and(|known| known.eq_ignore_ascii_case(name))
        }),
        // Row and column.
        Said::List(pair) => match (pair.as_slice(), game.picture().size()) {
            ([row, column], (columns, _)) if columns > 0 => {
                of_cell(row.number()? * columns as f64 + column.number()?)
            }
            _ => None,
        },
        _ => None,
    }
}

/// Whether nested lists are a tree: leaves are numbers.
fn is_tree(said: &Said, tree: &Tree) -> bool {
    match (said, tree.branch().kind) {
        (Said::Number(number), Kind::Leaf(score)) => *number == score,
        (Said::List(items), Kind::ToMove(_) | Kind::Chance) => {
            let mut children = tree.children();
            items
                .iter()
                .all(|item| children.next().is_some_and(|child| is_tree(item, &child)))
                && children.next().is_none()
        }
        (Said::Text(name), _) => tree.branch().name.as_deref() == Some(name),
        _ => false,
    }
}

/// Whether a text or numbers are a position without a board: heaps, stones.
fn is_text(said: &Said, game: &AnyGame) -> bool {
    let letters = |text: &str| -> String {
        let kept = text.chars().filter(|letter| !" ,[]()".contains(*letter));
        kept.collect::<String>().to_ascii_lowercase()
    };
    let words = |text: &str| -> Vec<String> {
        let parts = text.split(|letter: char| " ,[]()".contains(letter));
        parts
            .filter(|part| !part.is_empty())
            .map(str::to_ascii_lowercase)
            .collect()
    };
    let (said, known) = (said.to_string(), game.text());
    words(&said) == words(&known) || letters(&said) == letters(&known)
}
