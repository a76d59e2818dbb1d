//! m,n,k: on a board of m columns and n rows marks are set in turn, and k in a row win; tic-tac-toe is 3,3,3. × is Max and moves
//! first. Cells are tried in rows from the top left.

use super::catalogue::{Ending, Entry, Named};
use super::depict::Picture;
use super::in_a_row::diagram::{BadBoard, typed};
use super::in_a_row::{InARow, Lanes, Size, single};
use super::{Game, Status, Traits, Wording};
use crate::lang::Say;

/// Four columns, four rows, three in a row.
pub const USUAL: Size = Size::new([4, 4, 3], Lanes::Rows).expect("a small board");

/// A position of an m,n,k game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mnk(InARow);

impl Mnk {
    /// The board to play on, its empty cells open.
    pub fn new(board: InARow) -> Mnk {
        Mnk(board.opened(board.size().full() & !board.held()))
    }

    /// Reads a diagram of this size or of the one that it names.
    ///
    /// # Errors
    /// Says what is wrong, and where.
    pub fn on(self, text: &str) -> Result<Mnk, BadBoard> {
        typed(text, self.0.size())?.board().map(Mnk::new)
    }

    /// The board.
    pub fn board(&self) -> &InARow {
        &self.0
    }
}

impl Default for Mnk {
    fn default() -> Self {
        Mnk::new(InARow::new(USUAL))
    }
}

impl Game for Mnk {
    /// The bit of a cell: rows from the top left, one bit after each row left out.
    type Move = u8;
    /// Who holds what: the size is the same throughout a game.
    type Key = [u128; 2];

    fn status(&self) -> Status {
        self.0.status()
    }

    fn moves(&self) -> impl Iterator<Item = u8> {
        self.0.open()
    }

    fn choices(&self) -> u16 {
        self.0.choices()
    }

    fn choice(&self, choice: u16) -> Option<u8> {
        self.0.choice(choice)
    }

    fn play(&mut self, mv: u8) {
        let cell = single(mv.into());
        self.0.take(cell, cell);
    }

    fn key(&self) -> [u128; 2] {
        self.0.sides()
    }

    fn traits(&self) -> Traits {
        self.0.traits()
    }

    /// Windows of k cells in which a side has k − 1 or k − 2 marks and the other none.
    fn features(&self) -> impl Iterator<Item = f64> {
        self.0.windows().into_iter()
    }

    /// Small enough that hardly an estimate reaches a win.
    fn weights(&self) -> &'static [f64] {
        &[0.05, 0.01, -0.05, -0.01]
    }
}

impl Wording for Mnk {
    const ENTRY: Entry = Entry {
        title: ["m,n,k", "m,n,k 连子棋"],
        hint: [
            "columns x rows x k, then rows from the top: 4x4x3: x.../.o../..../....",
            "列数x行数x连子数，再自上而下写各行：4x4x3: x.../.o../..../....",
        ],
        rules: [
            "Two players in turn mark an empty cell, × first.\nWho first has k of his marks in a row, upright, across or diagonally, wins. A full board without such a row is a draw.\nThe board has m columns and n rows: 4x4x3 is four by four, three in a row; 3x3x3 is tic-tac-toe.",
            "双方轮流在空格里画记号，× 先画。\n先把自己的 k 个记号在横、竖或斜线上连成一排者胜；画满仍无人连成则为和棋。\n棋盘有 m 列 n 行：4x4x3 是四列四行，连三子胜；3x3x3 就是井字棋。",
        ],
        features: &[
            ["× one short of a row", "× 差一子的连线"],
            ["× two short of a row", "× 差两子的连线"],
            ["○ one short of a row", "○ 差一子的连线"],
            ["○ two short of a row", "○ 差两子的连线"],
        ],
        named: &[
            Named::new("4,4,3: × wins", "4,4,3：× 胜", "4x4x3"),
            Named::new("4,4,4: a draw", "4,4,4：和棋", "4x4x4"),
            Named::new("5,5,4: a draw", "5,5,4：和棋", "5x5x4"),
            Named::new("3,3,3: tic-tac-toe", "3,3,3：井字棋", "3x3x3"),
        ],
    };

    fn read(text: &str, _like: Option<&Mnk>) -> Result<Mnk, Box<dyn Say>> {
        Ok(Mnk::default().on(text)?)
    }

    /// Columns a b c from the left, rows 1 2 3 from the bottom; the column's number where letters do not suffice.
    fn move_name(&self, mv: u8) -> String {
        let [columns, rows, _] = self.0.size().parts();
        let (row, column) = (mv / (columns + 1), mv % (columns + 1));
        let row = rows - row;
        if columns > 26 {
            format!("{}-{row}", column + 1)
        } else {
            format!("{}{row}", char::from(b'a' + column))
        }
    }

    fn cells(&self, mv: u8) -> [Option<u16>; 2] {
        [Some(self.0.size().cell(mv.into())), None]
    }

    fn text(&self) -> String {
        self.0.text(USUAL)
    }

    fn ending(&self) -> Ending {
        self.0.ending()
    }

    fn picture(&self) -> Picture {
        self.0.picture()
    }
}
