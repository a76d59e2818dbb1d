//! m,n,k games: players mark cells of a board of m columns and n rows in turn, and k in a row win;
//! tic-tac-toe is 3,3,3. × is Max and moves first. Cells are tried in rows from the top left.

use super::catalogue::{Ending, Entry, Named};
use super::depict::Picture;
use super::in_a_row::diagram::{BadBoard, typed};
use super::in_a_row::{InARow, Lanes, Size, single};
use super::{Game, Status, Traits, Wording};
use crate::lang::words::game;
use crate::lang::{Lang, Say};

/// The usual size: four columns, four rows, three in a row.
pub const USUAL: Size = Size::new([4, 4, 3], Lanes::Rows).expect("a small board");

/// A position of an m,n,k game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mnk(InARow);

impl Mnk {
    /// Makes a position in which every empty cell is open.
    pub fn new(board: InARow) -> Mnk {
        Mnk(board.opened(board.size().full() & !board.held()))
    }

    /// Reads a diagram of this size or of the size that it names.
    ///
    /// # Errors
    /// The mistake and its place.
    pub fn on(self, text: &str) -> Result<Mnk, BadBoard> {
        typed(text, self.0.size())?.board().map(Mnk::new)
    }

    /// Returns the board.
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
    /// The bit of a cell: rows from the top left, with one unused bit after each row.
    type Move = u8;
    /// The cells of both sides: the size is the same throughout a game.
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

    /// The windows of k cells in which a side has k − 1 or k − 2 marks and the other side none.
    fn features(&self) -> impl Iterator<Item = f64> {
        self.0.windows().into_iter()
    }

    /// Small enough that hardly any estimate reaches a win.
    fn weights(&self) -> &'static [f64] {
        &[0.05, 0.01, -0.05, -0.01]
    }
}

impl Wording for Mnk {
    const ENTRY: Entry = Entry {
        title: game::MNK_TITLE,
        hint: game::MNK_HINT,
        goal: game::MNK_GOAL,
        features: &[
            game::MNK_X_ONE_SHORT_OF_ROW,
            game::MNK_X_TWO_SHORT_OF_ROW,
            game::MNK_O_ONE_SHORT_OF_ROW,
            game::MNK_O_TWO_SHORT_OF_ROW,
        ],
        named: &[
            Named::new(game::MNK_4_4_3_X_WINS, "4x4x3"),
            Named::new(game::MNK_4_4_4_DRAW, "4x4x4"),
            Named::new(game::MNK_5_5_4_DRAW, "5x5x4"),
            Named::new(game::MNK_3_3_3_TIC_TAC_TOE, "3x3x3"),
        ],
    };

    fn how_to_play(&self, lang: Lang) -> String {
        game::MNK_RULES.say(lang).to_owned()
    }

    fn read(text: &str, _like: Option<&Mnk>) -> Result<Mnk, Box<dyn Say>> {
        Ok(Mnk::default().on(text)?)
    }

    /// Columns a b c from the left, rows 1 2 3 from the bottom; columns are numbers if there are
    /// more than 26.
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
