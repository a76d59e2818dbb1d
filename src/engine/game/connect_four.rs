//! Connect Four: discs fall to the bottom of a column, and four in a row win; other sizes and lengths too. × is Max and moves first.
//! A disc lands by the carry of an addition, in the layout of John Tromp's *Fhourstones* benchmark. Columns are tried from the centre.

use super::catalogue::{Ending, Entry, Named};
use super::depict::Picture;
use super::in_a_row::diagram::{BadBoard, typed};
use super::in_a_row::{InARow, Lanes, Size, single};
use super::{Game, Status, Traits, Wording};
use crate::lang::Say;
use crate::text::{BadPiece, Piece, pieces};

/// Seven columns, six rows, four in a row.
pub const USUAL: Size = Size::new([7, 6, 4], Lanes::Columns).expect("the game that people know");

/// A position of Connect Four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectFour(InARow);

/// The column that is tried as the `rank`-th: the central one, or the left one of two, then in turn the next on both sides.
fn column(columns: u8, rank: u8) -> u8 {
    let (centre, away) = ((columns - 1) / 2, rank.div_ceil(2));
    if (columns + rank) % 2 == 1 {
        centre + away
    } else {
        centre - away
    }
}

impl ConnectFour {
    /// The board to play on, its columns open unless they are full.
    pub fn new(board: InARow) -> ConnectFour {
        let size = board.size();
        let [columns, ..] = size.parts();
        let top = |rank: u8| size.bit(column(columns, rank).into());
        let open = (0..columns)
            .filter(|rank| board.held() >> top(*rank) & 1 == 0)
            .fold(0, |open, rank| open | 1 << rank);
        ConnectFour(board.opened(open))
    }

    /// The board.
    pub fn board(&self) -> &InARow {
        &self.0
    }

    /// The cell in which a disc comes to rest: the addition carries over all that lie below it.
    fn landing(&self, column: u8) -> u128 {
        let held = self.0.held();
        (held + single(u32::from(column) * self.0.size().stride())) & !held
    }

    /// Reads columns as moves from here on, or a diagram instead of what is here; another size than this one begins anew.
    ///
    /// # Errors
    /// Says what is wrong, and where.
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
            // Up to nine columns each digit is one.
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

    /// Drops discs into the columns that a piece names, counted from 1.
    fn drop_into(&mut self, piece: Piece) -> Result<(), BadPiece> {
        let [columns, ..] = self.0.size().parts();
        let column = piece.whole(1..=columns.into())? as u8 - 1;
        if self.moves().any(|open| open == column) {
            self.play(column);
            return Ok(());
        }
        let (english, chinese) = match self.status() {
            Status::Over { .. } => (
                "nothing more, for the game is over",
                "到此为止，因为棋局已结束",
            ),
            _ => ("a column that is not full", "还没有满的列"),
        };
        Err(piece.refuse(english, chinese))
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
    /// Who holds what: the size is the same throughout a game.
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

    /// Free cells that would complete a row: those of × in the first, third … row from the bottom and those in the others, then
    /// ○'s. When all else is full the player who began comes to cells of the former rows, the other to those of the latter (Allis,
    /// *A knowledge-based approach of Connect-Four*, 1988). Last, how many more windows of k cells × could still fill than ○ that
    /// lack two discs.
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

    /// Small enough that hardly an estimate reaches a win.
    fn weights(&self) -> &'static [f64] {
        &[0.1, 0.05, -0.05, -0.1, 0.02]
    }
}

impl Wording for ConnectFour {
    const ENTRY: Entry = Entry {
        title: ["Connect Four", "四子棋"],
        hint: [
            "columns played: 4453, or rows from the top: ...o.../..xxo..; a size first: 5x4x3: 33",
            "依次落子的列：4453；或自上而下各行：...o.../..xxo..；可先写大小：5x4x3: 33",
        ],
        rules: [
            "Two players in turn drop a disc into a column that is not full; it falls onto the disc below it.\nWho first has four of his discs in a row, upright, across or diagonally, wins. A full board without such a row is a draw.\nThe size of the board and the length of the row can be others: 5x4x3 is five columns, four rows, three in a row.",
            "双方轮流把一枚棋子投入一个未满的列，棋子落在该列最上面的棋子之上。\n先把自己的四枚棋子在横、竖或斜线上连成一排者胜；棋盘下满仍无人连成则为和棋。\n棋盘大小和连子数可以改变：5x4x3 是五列四行，连三子胜。",
        ],
        features: &[
            [
                "× completes a row there, odd rows",
                "× 落此成连线的空格，奇数行",
            ],
            [
                "× completes a row there, even rows",
                "× 落此成连线的空格，偶数行",
            ],
            [
                "○ completes a row there, odd rows",
                "○ 落此成连线的空格，奇数行",
            ],
            [
                "○ completes a row there, even rows",
                "○ 落此成连线的空格，偶数行",
            ],
            ["two short of a row, × − ○", "差两子的连线，× − ○"],
        ],
        named: &[
            Named::new("Empty board", "空棋盘", "7x6x4"),
            Named::new(
                "Two in the middle: × wins",
                "中间两子：× 胜",
                "...oo../...xx..",
            ),
            Named::new(
                "Twelve cells left: one move wins",
                "余十二格：只有一步能胜",
                "x.....x/oo..x.x/ooo.x.o/xxx.oox/oox.oox/oxoxxxo",
            ),
            Named::new("5 × 4, three in a row", "5 × 4，连三子", "5x4x3"),
            Named::new("4 × 4", "4 × 4", "4x4x4"),
        ],
    };

    const NUMBERED: [[&'static str; 2]; 2] = [["column\u{a0}", ""], ["第\u{a0}", "\u{a0}列"]];

    fn read(text: &str, _like: Option<&ConnectFour>) -> Result<ConnectFour, Box<dyn Say>> {
        Ok(ConnectFour::default().on(text)?)
    }

    /// The column, counted from 1.
    fn move_name(&self, mv: u8) -> String {
        (mv + 1).to_string()
    }

    /// The cell in which the disc comes to rest.
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
