//! Moves made on a board by pressing cells.

use crate::app::state::action::EditAction;
use crate::app::state::lab::Lab;
use crate::app::state::play::Request;
use crate::game::any::AnyGame;
use crate::game::tic_tac_toe::TicTacToe;
use crate::game::{Player, Wording};

impl Lab {
    /// Handles the press of a cell: makes the move that the pressed cells determine, or waits for
    /// another cell.
    pub(super) fn point(&mut self, cell: u16) {
        if !self.is_free() {
            return;
        }
        let game = self.on_board();
        let ways = game.ways();
        let firsts = ways.iter().filter_map(|way| way.first().copied());
        let cell = game.picture().meant(cell, firsts);
        let on = [&self.search.pointed[..], &[cell]].concat();
        let begins = |pointed: &[u16]| ways.iter().filter(|way| way.starts_with(pointed)).count();
        if let (AnyGame::TicTacToe(board), 0, 0..9, false) =
            (game, begins(&[cell]), cell, self.is_playing())
        {
            let text = cycled(board, cell as u8);
            return self.answer(EditAction::Text(text).into());
        }
        self.search.pointed = [on, vec![cell]]
            .into_iter()
            .find(|pointed| begins(pointed) > 0)
            .unwrap_or_default();
        let meant = ways.iter().position(|way| *way == self.search.pointed);
        if let Some(choice) = meant.filter(|_| begins(&self.search.pointed) == 1) {
            self.make(choice as u16);
        }
    }

    /// Makes a move in the game; in the lab, searches the position after it.
    pub(super) fn make(&mut self, choice: u16) {
        if self.is_playing() {
            return self.ask(Request::Move(choice));
        }
        let game = self.search.lane.run.spec().game.after(&[choice]);
        let text = game.text();
        self.take(game, text);
    }
}

/// Returns the board with the next content of a square: an empty square gets the mark of the side
/// to move, so that clicking plays; a marked one gets the other mark if that is legal, otherwise it
/// becomes empty.
fn cycled(board: &TicTacToe, square: u8) -> String {
    let text = board.text();
    let index = usize::from(square + square / 3);
    let with = |mark: &str| {
        let mut text = text.clone();
        text.replace_range(index..=index, mark);
        text
    };
    let candidates: &[&str] = match board.at(square) {
        None => &["x", "o"],
        Some(Player::Max) => &["o", "."],
        Some(Player::Min) => &["x", "."],
    };
    let legal = candidates
        .iter()
        .map(|mark| with(mark))
        .find(|text| TicTacToe::parse(text).is_ok());
    // If no single change is legal, the square is cleared, and the refusal says what is missing.
    legal.unwrap_or_else(|| with("."))
}
