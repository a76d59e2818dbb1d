//! Boards as text: the size and k, then rows from the top, `7x6x4: ...x.../..oxo..`. Empty rows at
//! the top may be left out, and so may the usual size. A position that no game can reach is refused
//! with the reason.

use super::{InARow, Lanes, Size};
use crate::game::Player;
use crate::lang::words::game;
use crate::lang::{Lang, Say, Text};
use crate::text::{BadPiece, Piece};

/// A text split into size and diagram.
#[derive(Debug)]
pub struct Typed<'a> {
    /// The size in the text, or the usual one.
    pub size: Size,
    /// The text after the size.
    pub rest: &'a str,
    /// The column in the whole text at which `rest` starts.
    pub column: usize,
}

/// Reads the size, which stands before a colon or alone.
///
/// # Errors
/// If the text is not a size of this game.
pub fn typed(text: &str, usual: Size) -> Result<Typed<'_>, BadBoard> {
    // A diagram contains no digit, and a list of moves no x.
    let is_size = text.contains(|letter: char| letter.is_ascii_digit()) && text.contains(CROSSES);
    let (head, rest) = match text.split_once([':', '：']) {
        Some(parts) => parts,
        None if is_size => (text, ""),
        None => {
            return Ok(Typed {
                size: usual,
                rest: text,
                column: 1,
            });
        }
    };
    let mut parts = [0; 3];
    let mut numbers = head.trim().split(CROSSES);
    for part in &mut parts {
        *part = numbers
            .next()
            .and_then(|number| number.parse().ok())
            .unwrap_or(0);
    }
    let wanted = limits(usual.lanes);
    let refuse = || {
        Piece {
            column: 1,
            text: head,
        }
        .refuse(wanted)
    };
    let size = usual
        .with(parts)
        .filter(|_| numbers.next().is_none())
        .ok_or_else(refuse)?;
    Ok(Typed {
        size,
        rest,
        column: head.chars().count() + 2,
    })
}

const CROSSES: [char; 2] = ['x', '×'];

/// Returns the message that says which sizes are allowed.
pub fn limits(lanes: Lanes) -> Text {
    match lanes {
        Lanes::Columns => game::IN_A_ROW_SIZE_BY_COLUMNS,
        Lanes::Rows => game::IN_A_ROW_SIZE_BY_ROWS,
    }
}

/// Why a board is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadBoard {
    /// A piece of the text is not as expected.
    Part(BadPiece),
    /// The counts are impossible: × moves first, so it has as many as ○ or one more.
    Counts {
        /// The number of ×.
        crosses: u32,
        /// The number of ○.
        noughts: u32,
    },
    /// A row was complete before the last move.
    PlayedOn,
}

impl From<BadPiece> for BadBoard {
    fn from(bad: BadPiece) -> BadBoard {
        BadBoard::Part(bad)
    }
}

impl Say for BadBoard {
    fn say(&self, lang: Lang) -> String {
        match self {
            BadBoard::Part(bad) => bad.say(lang),
            BadBoard::Counts { crosses, noughts } => {
                game::InARowCounts { crosses, noughts }.say(lang)
            }
            BadBoard::PlayedOn => game::IN_A_ROW_PLAYED_ON.say(lang).to_owned(),
        }
    }
}

/// Refuses a letter.
fn refused_letter(column: usize, letter: char, wanted: Text) -> BadBoard {
    Piece {
        column,
        text: letter.encode_utf8(&mut [0; 4]),
    }
    .refuse(wanted)
    .into()
}

impl Typed<'_> {
    /// Reads the text after the size as a diagram.
    ///
    /// # Errors
    /// The wrong letter, or the reason why no game reaches the position.
    pub fn board(&self) -> Result<InARow, BadBoard> {
        let size = self.size;
        let [columns, rows, _] = size.parts();
        let falls = size.lanes == Lanes::Columns;
        let mut cells = Vec::new();
        let mut is_right = true;
        let mut end = self.column;
        for letter in self.rest.chars() {
            let held = match letter {
                'x' | 'X' | '×' => 0,
                'o' | 'O' | '○' => 1,
                '.' | '-' | '_' => 2,
                '/' if cells.len() % usize::from(columns) != 0 => {
                    is_right = false;
                    break;
                }
                '/' => 3,
                _ if letter.is_whitespace() => 3,
                _ => return Err(refused_letter(end, letter, game::IN_A_ROW_LETTERS)),
            };
            if held < 3 {
                cells.push((end, held));
            }
            end += 1;
        }
        // Empty rows at the top may be left out if discs fall, and all rows of an empty board.
        let missing = usize::from(size.cells()).wrapping_sub(cells.len());
        is_right &= missing == 0
            || cells.is_empty()
            || falls && missing < 128 && missing.is_multiple_of(columns.into());
        if !is_right {
            let end = Piece {
                column: end,
                text: "",
            };
            return Err(if falls {
                end.refuse(game::InARowMostRows { rows, columns })
            } else {
                end.refuse(game::InARowRows { rows, columns })
            }
            .into());
        }
        let mut sides = [0; 2];
        let cells = || {
            cells
                .iter()
                .zip(missing as u16..)
                .map(|(&(column, held), cell)| (size.bit(cell), column, held))
        };
        for (bit, _, held) in cells() {
            if let Some(side) = sides.get_mut(held) {
                *side |= 1 << bit;
            }
        }
        let board = InARow::with(size, sides);
        for (bit, column, held) in cells() {
            if board.floating() >> bit & 1 == 1 {
                let letter = if held == 0 { 'x' } else { 'o' };
                return Err(refused_letter(column, letter, game::IN_A_ROW_FLOATING));
            }
        }
        board.reached()
    }
}

impl InARow {
    /// Returns the discs without a disc below them.
    fn floating(&self) -> u128 {
        match self.size.lanes {
            Lanes::Columns => self.held() & !(self.held() << 1 | self.size.firsts()),
            Lanes::Rows => 0,
        }
    }

    /// Returns the position, if its counts are possible and the game was not over before the last
    /// move.
    fn reached(self) -> Result<InARow, BadBoard> {
        let [crosses, noughts] = self.sides().map(u128::count_ones);
        if crosses.wrapping_sub(noughts) > 1 {
            return Err(BadBoard::Counts { crosses, noughts });
        }
        let ends = |sides: [u128; 2]| sides.iter().any(|side| self.size.has_line(*side));
        let last = usize::from(1 - self.plies % 2);
        let above = if self.size.lanes == Lanes::Columns {
            self.held() >> 1
        } else {
            0
        };
        let was_open = |bit: u32| {
            let mut before = self.sides();
            before[last] ^= 1 << bit;
            !ends(before)
        };
        if self.has_line() && !super::each(self.other & !above).any(was_open) {
            return Err(BadBoard::PlayedOn);
        }
        Ok(self)
    }

    /// Returns the position as it is typed.
    pub fn text(&self, usual: Size) -> String {
        let [columns, rows, k] = self.size.parts();
        let size = format!("{columns}x{rows}x{k}");
        match self.diagram() {
            diagram if diagram.is_empty() => size,
            diagram if self.size == usual => diagram,
            diagram => size + ": " + &diagram,
        }
    }

    /// Returns the rows from the top; empty for an empty board.
    pub fn diagram(&self) -> String {
        let columns = u16::from(self.size.columns);
        let mut text = String::new();
        let mut is_left_out = self.size.lanes == Lanes::Columns || self.plies == 0;
        for cell in 0..self.size.cells() {
            if cell % columns == 0 {
                let is_empty = |cell: u16| self.at(cell).is_none();
                is_left_out &= (self.plies == 0) || (cell..cell + columns).all(is_empty);
                if !text.is_empty() {
                    text.push('/');
                }
            }
            if !is_left_out {
                text.push(match self.at(cell) {
                    Some(Player::Max) => 'x',
                    Some(Player::Min) => 'o',
                    None => '.',
                });
            }
        }
        text
    }
}
