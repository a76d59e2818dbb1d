//! Tic-tac-toe. × is Max and moves first; squares are tried in rows from the top left.
//! A won game scores +1 for ×, −1 for ○, a full board without a line 0.

use super::catalogue::{Ending, Entry, Named, in_a_row};
use super::depict::{Board, Cell, Picture, Style};
use super::{Game, Player, Status, Traits, Wording};
use crate::lang::{Lang, Say, quoted};

/// The eight lines as sets of squares, bit 0 = top left.
const LINES: [u16; 8] = [
    0b111,
    0b111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];
const FULL: u16 = 0b111_111_111;
/// For every set of squares whether there is a line in it. A search asks at every node.
const HAS_LINE: [bool; 1 << 9] = {
    let mut has_line = [false; 1 << 9];
    let mut squares = 0;
    while squares < has_line.len() {
        let mut line = 0;
        while line < LINES.len() {
            has_line[squares] |= squares & LINES[line] as usize == LINES[line] as usize;
            line += 1;
        }
        squares += 1;
    }
    has_line
};

/// A position: who holds which squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TicTacToe {
    /// The squares of the side to move, and those of the side that has moved last, which alone can have won.
    own: u16,
    other: u16,
    /// How many marks there are: an even number, and × is to move.
    plies: u8,
    last: Option<u8>,
}

fn has_line(squares: u16) -> bool {
    HAS_LINE[usize::from(squares)]
}

/// Lines on which `own` has exactly `held` marks and the other side none.
fn open_lines(own: u16, other: u16, held: u32) -> f64 {
    LINES
        .iter()
        .filter(|&&line| other & line == 0 && (own & line).count_ones() == held)
        .count() as f64
}

impl TicTacToe {
    /// Who stands on a square, 0 = top left, 8 = bottom right.
    pub fn at(&self, square: u8) -> Option<Player> {
        let [crosses, noughts] = self.sides();
        match (crosses >> square & 1, noughts >> square & 1) {
            (1, _) => Some(Player::Max),
            (_, 1) => Some(Player::Min),
            _ => None,
        }
    }

    fn free(self) -> u16 {
        FULL & !(self.own | self.other)
    }

    fn to_move(self) -> Player {
        if self.plies.is_multiple_of(2) {
            Player::Max
        } else {
            Player::Min
        }
    }

    /// The squares of × and those of ○.
    fn sides(self) -> [u16; 2] {
        match self.to_move() {
            Player::Max => [self.own, self.other],
            Player::Min => [self.other, self.own],
        }
    }

    /// Reads nine squares, rows separated by `/` or nothing: `x.o/.../..x`. `.`, `-` and `_` are empty; x and o in either case.
    ///
    /// # Errors
    /// Says which square is wrong, or why no game reaches the position.
    pub fn parse(text: &str) -> Result<TicTacToe, BadBoard> {
        let (mut crosses, mut noughts) = (0, 0);
        let mut square = 0_usize;
        for (index, letter) in text.chars().enumerate() {
            let bit = 1_u16.checked_shl(square as u32).unwrap_or(0);
            match letter.to_ascii_lowercase() {
                '/' | ' ' => continue,
                'x' | '×' => crosses |= bit,
                'o' | '0' | '○' => noughts |= bit,
                '.' | '-' | '_' => {}
                _ => {
                    return Err(BadBoard::Letter {
                        column: index + 1,
                        found: letter,
                    });
                }
            }
            square += 1;
        }
        if square != 9 {
            return Err(BadBoard::Squares { found: square });
        }
        let is_won = (has_line(crosses), has_line(noughts));
        let (own, other) = if crosses.count_ones() == noughts.count_ones() {
            (crosses, noughts)
        } else {
            (noughts, crosses)
        };
        let board = TicTacToe {
            own,
            other,
            plies: (crosses | noughts).count_ones() as u8,
            last: None,
        };
        let (crosses, noughts) = (crosses.count_ones(), noughts.count_ones());
        if crosses != noughts && crosses != noughts + 1 {
            return Err(BadBoard::Counts { crosses, noughts });
        }
        match is_won {
            (true, true) => Err(BadBoard::BothWon),
            (true, false) if crosses == noughts => Err(BadBoard::PlayedOn),
            (false, true) if crosses > noughts => Err(BadBoard::PlayedOn),
            _ => Ok(board),
        }
    }
}

impl Game for TicTacToe {
    type Move = u8;
    type Key = (u16, u16);

    fn status(&self) -> Status {
        match (has_line(self.other), self.plies) {
            (true, _) => Status::Over {
                score: if self.to_move() == Player::Max {
                    -1.0
                } else {
                    1.0
                },
            },
            (false, 9) => Status::Over { score: 0.0 },
            (false, _) => Status::ToMove(self.to_move()),
        }
    }

    fn moves(&self) -> impl Iterator<Item = u8> {
        let mut free = if has_line(self.other) { 0 } else { self.free() };
        std::iter::from_fn(move || {
            let square = free.trailing_zeros() as u8;
            (free != 0).then(|| {
                free &= free - 1;
                square
            })
        })
    }

    fn choices(&self) -> u16 {
        if has_line(self.other) {
            0
        } else {
            9 - u16::from(self.plies)
        }
    }

    fn play(&mut self, square: u8) {
        (self.own, self.other) = (self.other, self.own | 1 << square);
        self.plies += 1;
        self.last = Some(square);
    }

    fn key(&self) -> (u16, u16) {
        self.sides().into()
    }

    fn traits(&self) -> Traits {
        let longest = Some(9 - u32::from(self.plies));
        Traits {
            chance: false,
            draws: true,
            impartial: false,
            range: Some((-1.0, 1.0)),
            longest,
        }
    }

    /// X₂, X₁, O₂, O₁ as in exercise 5.9 of *Artificial Intelligence: A Modern Approach* (Russell and Norvig, 4th edition, 2020):
    /// lines with exactly two or one mark of a side and none of the other.
    fn features(&self) -> impl Iterator<Item = f64> {
        let [crosses, noughts] = self.sides();
        [
            open_lines(crosses, noughts, 2),
            open_lines(crosses, noughts, 1),
            open_lines(noughts, crosses, 2),
            open_lines(noughts, crosses, 1),
        ]
        .into_iter()
    }

    /// The exercise's evaluation 3X₂ + X₁ − (3O₂ + O₁).
    fn weights(&self) -> &'static [f64] {
        &[3.0, 1.0, -3.0, -1.0]
    }
}

impl Wording for TicTacToe {
    const ENTRY: Entry = Entry {
        title: ["Tic-tac-toe", "井字棋"],
        hint: [
            "x, o or . for each square, rows from the top between /",
            "每格 x、o 或 .，从上到下各行用 / 分开",
        ],
        rules: [
            "× and ○ take turns, × first, each marking an empty square.\nWho first has three of their own in a row, across, down or slantwise, wins. A full board without one is a draw.",
            "× 与 ○ 轮流在空格里画，× 先走。\n先把自己的三个连成一线（横、竖、斜）者胜；画满仍无人连成则和。",
        ],
        features: &[
            ["two × in an open line", "恰有两个 × 的线"],
            ["one × in an open line", "恰有一个 × 的线"],
            ["two ○ in an open line", "恰有两个 ○ 的线"],
            ["one ○ in an open line", "恰有一个 ○ 的线"],
        ],
        named: &[
            Named::new("Empty board", "空棋盘", ".../.../..."),
            Named::new("Four marks, × to move", "四子，轮到 ×", "xo./.o./..x"),
            Named::new("× wins in one", "× 一步胜", "xx./oo./..."),
            Named::new("A fork for ×", "× 可做双杀", "x../.o./..x"),
            Named::new("○ to hold the draw", "○ 求和", "x.o/.x./..."),
        ],
    };

    fn read(text: &str, _like: Option<&TicTacToe>) -> Result<TicTacToe, Box<dyn Say>> {
        Ok(TicTacToe::parse(text)?)
    }

    fn cells(&self, square: u8) -> [Option<u16>; 2] {
        [Some(square.into()), None]
    }

    /// Columns a b c from the left, rows 1 2 3 from the bottom.
    fn move_name(&self, square: u8) -> String {
        format!("{}{}", char::from(b'a' + square % 3), 3 - square / 3)
    }

    fn text(&self) -> String {
        let cell = |square| match self.at(square) {
            Some(Player::Max) => 'x',
            Some(Player::Min) => 'o',
            None => '.',
        };
        let rows: Vec<String> = (0..3)
            .map(|row| (0..3).map(|column| cell(3 * row + column)).collect())
            .collect();
        rows.join("/")
    }

    fn ending(&self) -> Ending {
        in_a_row(has_line(self.other).then_some(3))
    }

    fn picture(&self) -> Picture {
        let cells = (0..9)
            .map(|square| self.at(square).map_or(Cell::Empty, Cell::Of))
            .collect();
        Picture::Board(Board {
            style: Style::Marks,
            columns: 3,
            cells,
            last: self.last.map(u16::from),
        })
    }
}

/// Why a board is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadBoard {
    /// A letter that is no square.
    Letter {
        /// Its place in the text, from 1.
        column: usize,
        /// The letter.
        found: char,
    },
    /// Not nine squares.
    Squares {
        /// How many there are.
        found: usize,
    },
    /// × moves first, so it has as many marks as ○ or one more.
    Counts {
        /// × on the board.
        crosses: u32,
        /// ○ on the board.
        noughts: u32,
    },
    /// Both sides have three in a line.
    BothWon,
    /// The side that lost has moved again.
    PlayedOn,
}

impl Say for BadBoard {
    fn say(&self, lang: Lang) -> String {
        match (lang, self) {
            (Lang::En, BadBoard::Letter { column, found }) => {
                format!(
                    "column {column}: expected x, o, . or / but found “{}”",
                    quoted(&found.to_string())
                )
            }
            (Lang::Zh, BadBoard::Letter { column, found }) => {
                format!(
                    "第 {column} 列：应为 x、o、. 或 /，却是“{}”",
                    quoted(&found.to_string())
                )
            }
            (Lang::En, BadBoard::Squares { found }) => {
                format!("expected nine squares but found {found}")
            }
            (Lang::Zh, BadBoard::Squares { found }) => format!("应有 9 格，这里有 {found} 格"),
            (Lang::En, BadBoard::Counts { crosses, noughts }) => {
                format!(
                    "× moves first, so it has as many marks as ○ or one more; here are {crosses} × and {noughts} ○"
                )
            }
            (Lang::Zh, BadBoard::Counts { crosses, noughts }) => {
                format!("× 先走，应与 ○ 一样多或多一个；这里有 {crosses} 个 ×、{noughts} 个 ○")
            }
            (Lang::En, BadBoard::BothWon) => "both sides have three in a line".to_owned(),
            (Lang::Zh, BadBoard::BothWon) => "双方都已连成三子".to_owned(),
            (Lang::En, BadBoard::PlayedOn) => {
                "a line was complete, yet the loser moved again".to_owned()
            }
            (Lang::Zh, BadBoard::PlayedOn) => "已有一方连成三子，输家却又走了一步".to_owned(),
        }
    }
}
