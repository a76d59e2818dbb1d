//! Boards as people type them: the size and k, then rows from the top, `7x6x4: ...x.../..oxo..`. Empty rows at the top may be left
//! out, and so may the size that is usual. Whatever no game can reach is refused with what is wrong with it.

use super::{InARow, Lanes, Size};
use crate::game::Player;
use crate::lang::{Lang, Say};
use crate::text::{BadPiece, Piece};

/// A text taken apart.
#[derive(Debug)]
pub struct Typed<'a> {
    /// The size at its beginning, or the usual one.
    pub size: Size,
    /// What follows.
    pub rest: &'a str,
    /// The place of its first letter in the text.
    pub column: usize,
}

/// Reads the size: it stands before a colon, or there is nothing else.
///
/// # Errors
/// When what stands there is no size of this game.
pub fn typed(text: &str, usual: Size) -> Result<Typed<'_>, BadBoard> {
    // Of a diagram no letter is a digit, and of moves none is an x.
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
    let (english, chinese) = limits(usual.lanes);
    let refuse = || {
        Piece {
            column: 1,
            text: head,
        }
        .refuse(english, chinese)
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

/// What a size has to be.
pub fn limits(lanes: Lanes) -> (&'static str, &'static str) {
    match lanes {
        Lanes::Columns => (
            "columns x rows x k, with columns · (rows + 1) at most 128 and k from 2 to the longer side",
            "“列数x行数x连子数”，其中 列数·(行数+1) 不超过 128，连子数从 2 到较长的一边",
        ),
        Lanes::Rows => (
            "columns x rows x k, with rows · (columns + 1) at most 128 and k from 2 to the longer side",
            "“列数x行数x连子数”，其中 行数·(列数+1) 不超过 128，连子数从 2 到较长的一边",
        ),
    }
}

/// Why a board is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadBoard {
    /// A part of the text is not what was expected there.
    Part(BadPiece),
    /// × moves first, so it has as many as ○ or one more.
    Counts {
        /// × on the board.
        crosses: u32,
        /// ○ on the board.
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
        match (lang, self) {
            (_, BadBoard::Part(bad)) => bad.say(lang),
            (Lang::En, BadBoard::Counts { crosses, noughts }) => {
                format!(
                    "× moves first, so it has as many as ○ or one more; here are {crosses} × and {noughts} ○"
                )
            }
            (Lang::Zh, BadBoard::Counts { crosses, noughts }) => {
                format!("× 先走，应与 ○ 一样多或多一个；这里有 {crosses} 个 ×、{noughts} 个 ○")
            }
            (Lang::En, BadBoard::PlayedOn) => {
                "the game was over before the last move: a row was complete".to_owned()
            }
            (Lang::Zh, BadBoard::PlayedOn) => {
                "最后一步之前已有一方连成一排，棋局早已结束".to_owned()
            }
        }
    }
}

/// A letter's refusal.
fn refused_letter(column: usize, letter: char, english: &str, chinese: &str) -> BadBoard {
    Piece {
        column,
        text: letter.encode_utf8(&mut [0; 4]),
    }
    .refuse(english, chinese)
    .into()
}

impl Typed<'_> {
    /// Reads what follows as a diagram.
    ///
    /// # Errors
    /// Says which letter is wrong, or why no game comes to the position.
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
                _ => return Err(refused_letter(end, letter, "x, o, . or /", " x、o、. 或 /")),
            };
            if held < 3 {
                cells.push((end, held));
            }
            end += 1;
        }
        // Empty rows at the top may be left out where everything falls, and all rows of an empty board.
        let missing = usize::from(size.cells()).wrapping_sub(cells.len());
        is_right &= missing == 0
            || cells.is_empty()
            || falls && missing < 128 && missing.is_multiple_of(columns.into());
        if !is_right {
            let (most, zh_most) = if falls {
                ("at most ", "至多 ")
            } else {
                ("", " ")
            };
            let english = format!("{most}{rows} rows of {columns} cells");
            let chinese = format!("{zh_most}{rows} 行、每行 {columns} 格");
            return Err(Piece {
                column: end,
                text: "",
            }
            .refuse(&english, &chinese)
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
                return Err(refused_letter(
                    column,
                    letter,
                    "an empty cell, since nothing lies below it",
                    "空格，因为它下面没有棋子",
                ));
            }
        }
        board.reached()
    }
}

impl InARow {
    /// What hangs in the air.
    fn floating(&self) -> u128 {
        match self.size.lanes {
            Lanes::Columns => self.held() & !(self.held() << 1 | self.size.firsts()),
            Lanes::Rows => 0,
        }
    }

    /// The position itself, if its numbers are right and the game was not over before the last move.
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

    /// The position as a person types it.
    pub fn text(&self, usual: Size) -> String {
        let [columns, rows, k] = self.size.parts();
        let size = format!("{columns}x{rows}x{k}");
        match self.diagram() {
            diagram if diagram.is_empty() => size,
            diagram if self.size == usual => diagram,
            diagram => size + ": " + &diagram,
        }
    }

    /// The rows from the top; nothing for an empty board.
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
