//! Positions of Go as text: `5; 0.5; c3 d2 pass` is size, komi and moves. A board and the first
//! player may stand before the moves, `3; 0; x../.o./... o; c1`: rows from the top, x is Black and
//! o White.

use super::board::{Board, at, place};
use super::{COLUMNS, Go, MOST_SIZE, Moment, PASS, sgf};
use crate::game::{Game, Player};
use crate::lang::Text;
use crate::lang::words::game;
use crate::text::{BadPiece, Piece, decimal, pieces};

/// Returns the name of a move.
pub(super) fn name(size: u8, mv: u8) -> String {
    let (row, column) = place(mv);
    match COLUMNS.get(usize::from(column)) {
        Some(letter) if mv != PASS => format!("{}{}", char::from(*letter), size - row),
        _ => "pass".to_owned(),
    }
}

/// Returns the move with a name.
fn named(size: u8, text: &str) -> Option<u8> {
    if text.eq_ignore_ascii_case("pass") {
        return Some(PASS);
    }
    let [letter, row @ b'1'..=b'9'] = text.as_bytes() else {
        return None;
    };
    let column = COLUMNS
        .iter()
        .position(|column| column.eq_ignore_ascii_case(letter))? as u8;
    let row = row - b'0';
    (column < size && row <= size).then(|| at(size - row, column))
}

/// Returns the owner of a stone by its letter.
fn side(letter: char) -> Option<Player> {
    match letter {
        'x' | 'X' | '●' => Some(Player::Max),
        'o' | 'O' | '0' | '○' => Some(Player::Min),
        _ => None,
    }
}

impl Go {
    /// Reads size, komi, perhaps a board and the first player, and moves. Without a komi it is the
    /// default. Of a game in SGF the main line is read.
    ///
    /// # Errors
    /// The place, and what was expected there.
    pub fn parse(text: &str) -> Result<Go, BadPiece> {
        let written = sgf::as_text(text);
        let mut pieces = pieces(written.as_deref().unwrap_or(text)).peekable();
        let size = pieces
            .next()
            .unwrap_or_default()
            .whole(1..=MOST_SIZE.into())?;
        let komi = pieces.next_if(|piece| decimal::read(piece.text).is_some());
        let go = Go::new(size as u8, komi.and_then(|komi| decimal::read(komi.text)));
        go.map_err(|wanted| komi.unwrap_or_default().refuse(wanted))?
            .followed(&mut pieces)
    }

    /// Returns the position after a board, a first player and moves; the first two only at the
    /// beginning of a game.
    ///
    /// # Errors
    /// The place, and what was expected there.
    pub fn on(self, text: &str) -> Result<Go, BadPiece> {
        self.followed(&mut pieces(text))
    }

    fn followed(mut self, pieces: &mut dyn Iterator<Item = Piece>) -> Result<Go, BadPiece> {
        for piece in pieces {
            let Moment {
                board,
                size,
                komi,
                to_move,
                ..
            } = *self.0;
            let text = piece.text;
            let begins = self.0.before.is_none();
            if begins && (text.contains('/') || text.contains('.')) {
                self = Go::starting(drawn(size, &piece)?, size, komi, to_move);
            } else if let Some(first) = text
                .chars()
                .next()
                .and_then(side)
                .filter(|_| begins && text.chars().count() == 1)
            {
                self = Go::starting(board, size, komi, first);
            } else {
                self.follow(&piece)?;
            }
        }
        Ok(self)
    }

    fn follow(&mut self, piece: &Piece) -> Result<(), BadPiece> {
        let Moment {
            board,
            size,
            to_move,
            moves,
            ..
        } = *self.0;
        let refuse = |wanted: Text| Err(piece.refuse(wanted));
        if moves == 0 {
            return refuse(game::GO_OVER);
        }
        match named(size, piece.text) {
            None => refuse(game::GO_POINT_OR_PASS),
            Some(mv) if moves >> mv & 1 == 1 => {
                self.play(mv);
                Ok(())
            }
            Some(mv) if board.owner(mv).is_some() => refuse(game::GO_FREE_POINT),
            Some(mv) if board.plays(to_move) >> mv & 1 == 1 => refuse(game::GO_SUPERKO),
            Some(_) => refuse(game::GO_SUICIDE),
        }
    }

    /// Returns the position at the beginning, and the choices of the moves since.
    pub fn line(&self) -> (Go, Vec<u16>) {
        let (mut first, mut choices) = (self, Vec::new());
        while let Some((mv, before)) = &first.0.before {
            let choice = before.moves().position(|known| known == *mv);
            choices.extend(choice.map(|choice| choice as u16));
            first = before;
        }
        choices.reverse();
        (first.clone(), choices)
    }

    /// Returns the board and the first player at the beginning (empty for an empty board and
    /// Black), and the moves since.
    pub fn parts(&self) -> [String; 2] {
        let mut moves = Vec::new();
        let mut first = self;
        while let Some((mv, before)) = &first.0.before {
            moves.push(name(self.0.size, *mv));
            first = before;
        }
        moves.reverse();
        let Moment {
            board,
            size,
            to_move,
            ..
        } = *first.0;
        let mut start = String::new();
        if board != Board::empty(size) {
            for row in 0..size {
                let cell = |column| {
                    board
                        .owner(at(row, column))
                        .map_or('.', |owner| ['x', 'o'][owner as usize])
                };
                start.extend(
                    (row > 0)
                        .then_some('/')
                        .into_iter()
                        .chain((0..size).map(cell)),
                );
            }
        }
        if to_move == Player::Min {
            start.push_str(if start.is_empty() { "o" } else { " o" });
        }
        [start, moves.join(" ")]
    }

    /// Returns the position as it is typed.
    pub(super) fn written(&self) -> String {
        let mut text = format!("{}; {}", self.0.size, self.komi());
        for part in self.parts().iter().filter(|part| !part.is_empty()) {
            text.extend(["; ", part]);
        }
        text
    }
}

/// Reads a board.
fn drawn(size: u8, piece: &Piece) -> Result<Board, BadPiece> {
    let mut board = Board::empty(size);
    let (mut row, mut column) = (0, 0);
    for letter in piece.text.chars() {
        let is_inside = row < size && column < size;
        match (letter, side(letter)) {
            ('/', _) if column == size => (row, column) = (row + 1, 0),
            ('.' | '-' | '_', _) if is_inside => column += 1,
            (_, Some(owner)) if is_inside => {
                board.stones[owner] |= 1 << at(row, column);
                column += 1;
            }
            _ => return Err(misdrawn(size, piece)),
        }
    }
    if (row + 1, column) != (size, size) {
        return Err(misdrawn(size, piece));
    }
    if board.is_possible() {
        Ok(board)
    } else {
        Err(piece.refuse(game::GO_DEAD_CHAIN))
    }
}

fn misdrawn(size: u8, piece: &Piece) -> BadPiece {
    piece.refuse(game::GoRows { count: size.into() })
}
