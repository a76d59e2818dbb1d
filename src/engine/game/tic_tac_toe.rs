//! Tic-tac-toe. × is Max and moves first; squares are tried in rows from the top left. The score is
//! +1 if × wins, −1 if ○ wins, 0 for a full board without a line.

use super::catalogue::{Ending, Entry, Named, in_a_row};
use super::depict::{Board, Cell, Picture, Style};
use super::{Game, Interval, Player, Status, Traits, Wording};
use crate::lang::words::game;
use crate::lang::{Lang, Say, quoted};
use crate::text::plain::plain;

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
/// Whether each set of squares contains a line. A table, because a search asks at every node.
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

/// A position: the squares of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TicTacToe {
    /// The squares of the side to move, and those of the side that moved last, which alone can have
    /// won.
    own: u16,
    other: u16,
    /// The number of marks; × moves when it is even.
    plies: u8,
    last: Option<u8>,
}

fn has_line(squares: u16) -> bool {
    HAS_LINE[usize::from(squares)]
}

/// Returns the first and the last square of a line of three.
fn row(squares: u16) -> Option<[u16; 2]> {
    let line = LINES.iter().find(|line| squares & **line == **line)?;
    Some([line.trailing_zeros(), line.ilog2()].map(|square| square as u16))
}

/// Counts the lines with exactly `held` marks of `own` and none of the other side.
fn open_lines(own: u16, other: u16, held: u32) -> f64 {
    LINES
        .iter()
        .filter(|&&line| other & line == 0 && (own & line).count_ones() == held)
        .count() as f64
}

impl TicTacToe {
    /// Returns the owner of a square, 0 = top left, 8 = bottom right.
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

    /// Returns the squares of × and those of ○.
    fn sides(self) -> [u16; 2] {
        match self.to_move() {
            Player::Max => [self.own, self.other],
            Player::Min => [self.other, self.own],
        }
    }

    /// Reads nine squares, with or without `/` between rows: `x.o/.../..x`. `.`, `-` and `_` are
    /// empty; x and o in either case.
    ///
    /// # Errors
    /// The wrong square, or the reason why no game reaches the position.
    pub fn parse(text: &str) -> Result<TicTacToe, BadBoard> {
        let (mut crosses, mut noughts) = (0, 0);
        let mut square = 0_usize;
        for (index, letter) in text.chars().enumerate() {
            let bit = 1_u16.checked_shl(square as u32).unwrap_or(0);
            match plain(letter).to_ascii_lowercase() {
                '/' | ' ' | '\n' | '\r' | '\t' | '|' => continue,
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
            range: Some(Interval::new(-1.0, 1.0)),
            longest,
        }
    }

    /// X₂, X₁, O₂, O₁ as in exercise 5.9 of *Artificial Intelligence: A Modern Approach* (Russell
    /// and Norvig, 3rd edition, 2010): lines with exactly two or one mark of a side and none of the
    /// other.
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
        title: game::TIC_TAC_TOE_TITLE,
        hint: game::TIC_TAC_TOE_HINT,
        goal: game::TIC_TAC_TOE_GOAL,
        features: &[
            game::TIC_TAC_TOE_TWO_X_IN_OPEN_LINE,
            game::TIC_TAC_TOE_ONE_X_IN_OPEN_LINE,
            game::TIC_TAC_TOE_TWO_O_IN_OPEN_LINE,
            game::TIC_TAC_TOE_ONE_O_IN_OPEN_LINE,
        ],
        named: &[
            Named::new(game::TIC_TAC_TOE_EMPTY_BOARD, ".../.../..."),
            Named::new(game::TIC_TAC_TOE_FOUR_MARKS_X_TO_MOVE, "xo./.o./..x"),
            Named::new(game::TIC_TAC_TOE_X_WINS_IN_ONE, "xx./oo./..."),
            Named::new(game::TIC_TAC_TOE_FORK_FOR_X, "x../.o./..x"),
            Named::new(game::TIC_TAC_TOE_O_TO_HOLD_DRAW, "x.o/.x./..."),
        ],
    };

    fn how_to_play(&self, lang: Lang) -> String {
        game::TIC_TAC_TOE_RULES.say(lang).to_owned()
    }

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
            left: None,
            row: row(self.other),
        })
    }
}

/// Why a board is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadBoard {
    /// A letter is not a square.
    Letter {
        /// Its column in the text, from 1.
        column: usize,
        /// The letter.
        found: char,
    },
    /// There are not nine squares.
    Squares {
        /// The number of squares.
        found: usize,
    },
    /// The counts are impossible: × moves first, so it has as many marks as ○ or one more.
    Counts {
        /// The number of ×.
        crosses: u32,
        /// The number of ○.
        noughts: u32,
    },
    /// Both sides have three in a line.
    BothWon,
    /// The losing side has moved after the end.
    PlayedOn,
}

impl Say for BadBoard {
    fn say(&self, lang: Lang) -> String {
        match self {
            BadBoard::Letter { column, found } => game::TicTacToeLetter {
                column,
                found: quoted(&found.to_string()),
            }
            .say(lang),
            BadBoard::Squares { found } => game::TicTacToeSquares { found }.say(lang),
            BadBoard::Counts { crosses, noughts } => {
                game::TicTacToeCounts { crosses, noughts }.say(lang)
            }
            BadBoard::BothWon => game::TIC_TAC_TOE_BOTH_WON.say(lang).to_owned(),
            BadBoard::PlayedOn => game::TIC_TAC_TOE_PLAYED_ON.say(lang).to_owned(),
        }
    }
}
