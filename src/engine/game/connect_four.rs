//! Connect Four: discs fall to the bottom of a column, and four in a row win; other sizes and
//! lengths are possible. × is Max and moves first. The landing cell of a disc is the carry of an
//! addition, in the bit layout of John Tromp's *Fhourstones* benchmark. Columns are tried from the
//! centre.

use super::catalogue::{Ending, Entry, Named};
use super::depict::Picture;
use super::in_a_row::diagram::{BadBoard, typed};
use super::in_a_row::{InARow, Lanes, Size, single};
use super::{Game, Status, Traits, Wording};
use crate::lang::words::game;
use crate::lang::{Lang, Say};
use crate::text::{BadPiece, Piece, pieces};

/// The usual size: seven columns, six rows, four in a row.
pub const USUAL: Size = Size::new([7, 6, 4], Lanes::Columns).expect("the game that people know");

/// A position of Connect Four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectFour(InARow);

/// Returns the column that is tried as the `rank`-th: the central one, or the left one of two, then
/// alternately the next on both sides.
fn column(columns: u8, rank: u8) -> u8 {
    let (centre, away) = ((columns - 1) / 2, rank.div_ceil(2));
    if (columns + rank) % 2 == 1 {
        centre + away
    } else {
        centre - away
    }
}

impl ConnectFour {
    /// Makes a position in which every column that is not full is open.
    pub fn new(board: InARow) -> ConnectFour {
        let size = board.size();
        let [columns, ..] = size.parts();
        let top = |rank: u8| size.bit(column(columns, rank).into());
        let open = (0..columns)
            .filter(|rank| board.held() >> top(*rank) & 1 == 0)
            .fold(0, |open, rank| open | 1 << rank);
        ConnectFour(board.opened(open))
    }

    /// Returns the board.
    pub fn board(&self) -> &InARow {
        &self.0
    }

    /// Returns the landing cell of a disc: the addition carries over all discs below it.
    fn landing(&self, column: u8) -> u128 {
        let held = self.0.held();
        (held + single(u32::from(column) * self.0.size().stride())) & !held
    }

    /// Reads columns as moves from this position, or a diagram in its place; a diagram of another
    /// size starts anew.
    ///
    /// # Errors
    /// The mistake and its place.
    pub fn on(self, text: &str) -> Result<ConnectFour, BadBoard> {
        let typed = typed(text, self.0.size())?;
        if !typed
            .rest
            .trim_start()
            .starts_with(|letter: char| letter.is_ascii_digit())
        {
            return typed.board().map(ConnectFour::new);
        }
        let mut game = if typed.size == self.0.size() {
            self
        } else {
            ConnectFour::new(InARow::new(typed.size))
        };
        for Piece { column, text } in pieces(typed.rest) {
            // Up to nine columns, each digit is a column.
            let step = if typed.size.parts()[0] > 9 {
                text.len()
            } else {
                1
            };
            for at in (0..text.len()).step_by(step) {
                game.drop_into(Piece {
                    column: typed.column - 1 + column + at,
                    text: text.get(at..at + step).unwrap_or(text),
                })?;
            }
        }
        Ok(game)
    }

    /// Drops a disc into the column that a piece of text names, counted from 1.
    fn drop_into(&mut self, piece: Piece) -> Result<(), BadPiece> {
        let [columns, ..] = self.0.size().parts();
        let column = piece.whole(1..=columns.into())? as u8 - 1;
        if self.moves().any(|open| open == column) {
            self.play(column);
            return Ok(());
        }
        let wanted = match self.status() {
            Status::Over { .. } => game::CONNECT_FOUR_OVER,
            _ => game::CONNECT_FOUR_OPEN_COLUMN,
        };
        Err(piece.refuse(wanted))
    }
}

impl Default for ConnectFour {
    fn default() -> Self {
        ConnectFour::new(InARow::new(USUAL))
    }
}

impl Game for ConnectFour {
    /// A column, from 0.
    type Move = u8;
    /// The cells of both sides: the size is the same throughout a game.
    type Key = [u128; 2];

    fn status(&self) -> Status {
        self.0.status()
    }

    fn moves(&self) -> impl Iterator<Item = u8> {
        let [columns, ..] = self.0.size().parts();
        self.0.open().map(move |rank| column(columns, rank))
    }

    fn choices(&self) -> u16 {
        self.0.choices()
    }

    fn choice(&self, choice: u16) -> Option<u8> {
        let [columns, ..] = self.0.size().parts();
        self.0.choice(choice).map(|rank| column(columns, rank))
    }

    fn play(&mut self, mv: u8) {
        let landing = self.landing(mv);
        let [columns, rows, _] = self.0.size().parts();
        let top = u32::from(mv) * self.0.size().stride() + u32::from(rows) - 1;
        let is_full = landing.trailing_zeros() == top;
        let rank = (0..columns).find(|rank| is_full && column(columns, *rank) == mv);
        self.0
            .take(landing, rank.map_or(0, |rank| single(rank.into())));
    }

    fn key(&self) -> [u128; 2] {
        self.0.sides()
    }

    fn traits(&self) -> Traits {
        self.0.traits()
    }

    /// The free cells that would complete a row: those of × in odd rows from the bottom and in even
    /// rows, then those of ○. At the end of a full game the first player gets cells of odd rows,
    /// the second those of even rows (Allis, *A knowledge-based approach of Connect-Four*, 1988).
    /// The last feature is how many more windows × than ○ could still fill with two discs.
    fn features(&self) -> impl Iterator<Item = f64> {
        let size = self.0.size();
        let [_, rows, _] = size.parts();
        let firsts = size.firsts();
        let odd = (0..rows).step_by(2).fold(0, |odd, row| odd | firsts << row);
        let [own, other] = self.0.completing();
        let windows = self.0.windows();
        let cells = [own & odd, own & !odd, other & odd, other & !odd]
            .map(|cells| f64::from(cells.count_ones()));
        cells
            .into_iter()
            .chain(std::iter::once(windows[1] - windows[3]))
    }

    /// Small enough that hardly any estimate reaches a win.
    fn weights(&self) -> &'static [f64] {
        &[0.1, 0.05, -0.05, -0.1, 0.02]
    }
}

impl Wording for ConnectFour {
    const ENTRY: Entry = Entry {
        title: game::CONNECT_FOUR_TITLE,
        hint: game::CONNECT_FOUR_HINT,
        goal: game::CONNECT_FOUR_GOAL,
        features: &[
            game::CONNECT_FOUR_X_COMPLETES_ROW_THERE_ODD,
            game::CONNECT_FOUR_X_COMPLETES_ROW_THERE_EVEN,
            game::CONNECT_FOUR_O_COMPLETES_ROW_THERE_ODD,
            game::CONNECT_FOUR_O_COMPLETES_ROW_THERE_EVEN,
            game::CONNECT_FOUR_TWO_SHORT,
        ],
        named: &[
            Named::new(game::CONNECT_FOUR_EMPTY_BOARD, "7x6x4"),
            Named::new(game::CONNECT_FOUR_TWO_IN_MIDDLE, "...oo../...xx.."),
            Named::new(
                game::CONNECT_FOUR_TWELVE_CELLS_LEFT,
                "x.....x/oo..x.x/ooo.x.o/xxx.oox/oox.oox/oxoxxxo",
            ),
            Named::new(game::CONNECT_FOUR_5X4, "5x4x3"),
            Named::new(game::CONNECT_FOUR_4X4, "4x4x4"),
        ],
    };

    fn how_to_play(&self, lang: Lang) -> String {
        game::CONNECT_FOUR_RULES.say(lang).to_owned()
    }

    fn numbered(column: String, lang: Lang) -> String {
        game::ConnectFourColumn { column }.say(lang)
    }

    fn read(text: &str, _like: Option<&ConnectFour>) -> Result<ConnectFour, Box<dyn Say>> {
        Ok(ConnectFour::default().on(text)?)
    }

    /// The column, counted from 1.
    fn move_name(&self, mv: u8) -> String {
        (mv + 1).to_string()
    }

    /// The landing cell of the disc.
    fn cells(&self, mv: u8) -> [Option<u16>; 2] {
        [
            Some(self.0.size().cell(self.landing(mv).trailing_zeros())),
            None,
        ]
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
