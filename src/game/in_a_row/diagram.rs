//! Boards as people type them: the size and k, then rows from the top, `7x6x4: ...x.../..oxo..`. Empty rows at the top may be left
//! out, and so may the size that is usual. Whatever no game can reach is refused with what is wrong with it.

use super::{InARow, Lanes, Size};
use crate::game::Player;
use crate::lang::{Both, Say};
use crate::text::{Piece, pieces};

/// A text taken apart.
pub struct Typed<'a> {
    /// The size at its beginning, or the usual one.
    pub size: Size,
    /// What follows.
    pub pieces: Vec<Piece<'a>>,
    /// How many letters there are.
    letters: usize,
}

/// Reads the size, `7x6x4` with or without a colon.
///
/// # Errors
/// When something stands there that is like a size but none of this game.
pub fn typed(text: &str, usual: Size) -> Result<Typed<'_>, Box<dyn Say>> {
    let mut pieces = pieces(text).peekable();
    // Of a diagram no letter is a digit, and of moves none is an x.
    let is_size = |piece: &Piece| piece.text.contains(|letter: char| letter.is_ascii_digit()) && piece.text.contains(['x', '×']);
    let size = match pieces.next_if(is_size) {
        None => usual,
        Some(piece) => {
            let mut numbers = piece.text.trim_end_matches([':', '：']).split(['x', '×']).map(str::parse);
            let mut number = || numbers.next().and_then(Result::ok).unwrap_or(0);
            let parts = [number(), number(), number()];
            let size = Size::new(parts, usual.lanes).filter(|_| numbers.next().is_none());
            let (english, chinese) = limits(usual.lanes);
            size.ok_or_else(|| refused(&piece, english, chinese))?
        }
    };
    Ok(Typed { size, pieces: pieces.collect(), letters: text.chars().count() })
}

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

/// A piece's refusal, saying what it should have been.
pub fn refused(piece: &Piece, english: &str, chinese: &str) -> Box<dyn Say> {
    Box::new(piece.refuse(english, chinese))
}

/// The letters of a piece.
pub fn letters<'a>(piece: &Piece<'a>) -> impl Iterator<Item = Piece<'a>> + use<'a> {
    let Piece { column, text } = *piece;
    let ends = text.char_indices().map(|(at, letter)| at..at + letter.len_utf8());
    ends.zip(column..).map(|(range, column)| Piece { column, text: text.get(range).unwrap_or_default() })
}

impl Typed<'_> {
    /// Reads what follows as a diagram.
    ///
    /// # Errors
    /// Says which letter is wrong, or why no game comes to the position.
    pub fn board(&self) -> Result<InARow, Box<dyn Say>> {
        let size = self.size;
        let [columns, rows, _] = size.parts();
        let mut cells = Vec::new();
        // Empty rows at the top may be left out where everything falls.
        let (most, zh_most) = if size.lanes == Lanes::Columns { ("at most ", "至多 ") } else { ("", " ") };
        let wrong_rows = |piece: &Piece| {
            let chinese = format!("{zh_most}{rows} 行、每行 {columns} 格");
            refused(piece, &format!("{most}{rows} rows of {columns} cells"), &chinese)
        };
        for letter in self.pieces.iter().flat_map(letters) {
            let side = match letter.text {
                "x" | "X" | "×" => Some(0),
                "o" | "O" | "○" => Some(1),
                "." | "-" | "_" => None,
                "/" if cells.len() % usize::from(columns) == 0 => continue,
                "/" => return Err(wrong_rows(&letter)),
                _ => return Err(refused(&letter, "x, o, . or /", " x、o、. 或 /")),
            };
            cells.push((letter, side));
        }
        let fits = |missing: &usize| {
            missing.is_multiple_of(usize::from(columns)) && (*missing == 0 || cells.is_empty() || size.lanes == Lanes::Columns)
        };
        let missing = usize::from(size.cells()).checked_sub(cells.len()).filter(fits);
        let end = Piece { column: self.letters + 1, text: "" };
        let above = missing.ok_or_else(|| wrong_rows(&end))? as u16;
        let mut board = InARow::new(size);
        for (cell, (_, side)) in (above..).zip(&cells) {
            let Some(side) = *side else { continue };
            board.sides[side] |= 1 << size.bit(cell);
            board.plies += 1;
        }
        for (cell, (letter, _)) in (above..).zip(&cells) {
            if board.floating() >> size.bit(cell) & 1 == 1 {
                return Err(refused(letter, "an empty cell, since nothing lies below it", "空格，因为它下面没有棋子"));
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
    fn reached(self) -> Result<InARow, Box<dyn Say>> {
        let [crosses, noughts] = self.sides.map(u128::count_ones);
        if crosses != noughts && crosses != noughts + 1 {
            return Err(Box::new(Both::new(
                format!("× moves first, so it has as many as ○ or one more; here are {crosses} × and {noughts} ○"),
                format!("× 先走，应与 ○ 一样多或多一个；这里有 {crosses} 个 ×、{noughts} 个 ○"),
            )));
        }
        let ends = |sides: [u128; 2]| sides.iter().any(|side| self.size.has_line(*side));
        let last = usize::from(1 - self.plies % 2);
        let above = match self.size.lanes {
            Lanes::Columns => self.held() >> 1,
            Lanes::Rows => 0,
        };
        let was_open = |bit: u32| {
            let mut before = self.sides;
            before[last] &= !(1 << bit);
            !ends(before)
        };
        if ends(self.sides) && !super::each(self.sides[last] & !above).any(was_open) {
            let k = self.size.k;
            return Err(Box::new(Both::new(
                format!("the game was over before the last move: a side had {k} in a row"),
                format!("最后一步之前已有一方连成 {k} 子，棋局早已结束"),
            )));
        }
        Ok(self)
    }

    /// The position as a person types it.
    pub fn text(&self, usual: Size) -> String {
        let [columns, rows, k] = self.size.parts();
        let size = format!("{columns}x{rows}x{k}");
        if self.plies == 0 {
            return size;
        }
        let mut text = if self.size == usual { String::new() } else { size + ": " };
        let mut is_above = self.size.lanes == Lanes::Columns;
        for row in 0..u16::from(rows) {
            let cells = (0..u16::from(columns)).map(|column| self.at(row * u16::from(columns) + column));
            is_above &= cells.clone().all(|cell| cell.is_none());
            if is_above {
                continue;
            }
            if text.ends_with(['x', 'o', '.']) {
                text.push('/');
            }
            text.extend(cells.map(|cell| match cell {
                Some(Player::Max) => 'x',
                Some(Player::Min) => 'o',
                None => '.',
            }));
        }
        text
    }
}
