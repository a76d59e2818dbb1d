//! A chess position: a board of the crate `cozy-chess`, with squares numbered as in pictures, row by row from a8. Its moves are in
//! `rules`. It knows nothing of earlier positions or of notation.

use cozy_chess::{BitBoard, Board, Color, Piece, Square};

/// The kinds of pieces, from 1; 0 is an empty square.
pub const PAWN: u8 = 1;
/// The king.
pub const KING: u8 = 6;
/// The rook.
pub const ROOK: u8 = 4;
/// Added to the kind of a black piece; also the number of the black side, White's being 0.
pub const BLACK: u8 = 8;

/// A move of a piece between two squares, 0 = a8, 63 = h1. Castling is a move of the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The square of origin.
    pub from: u8,
    /// The target square.
    pub to: u8,
    /// The kind to which a pawn is promoted, else 0.
    pub promotion: u8,
}

/// The pieces, the side to move, and the rights that depend on the past.
#[derive(Clone, Debug)]
pub struct Position {
    /// The board of the crate.
    pub(super) board: Board,
    /// The en-passant square, if a capture there is legal, else 0.
    pub passed: u8,
}

/// The parts of a position, not checked yet.
#[derive(Debug)]
pub struct Setup {
    /// The pieces, row by row from a8.
    pub men: [u8; 64],
    /// The side to move: 0 or [`BLACK`].
    pub turn: u8,
    /// The castling rights in bits: K, Q, k, q.
    pub rights: u8,
    /// The square that a pawn has just passed, else 0.
    pub passed: u8,
    /// The plies since the last capture or pawn move, at most 100.
    pub quiet: u8,
    /// The number of the next move, from 1.
    pub number: u16,
}

/// Compares positions as the rule of repetition does: pieces, side to move, castling rights and
/// legal en-passant captures.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        // The crate's own comparison counts a king's step onto the passed square as an en-passant
        // capture.
        let (one, two) = (&self.board, &other.board);
        one.hash_without_ep() == two.hash_without_ep()
            && self.passed == other.passed
            && one.side_to_move() == two.side_to_move()
            && Piece::ALL
                .iter()
                .all(|&piece| one.pieces(piece) == two.pieces(piece))
            && Color::ALL
                .iter()
                .all(|&color| one.colors(color) == two.colors(color))
            && self.rights() == other.rights()
    }
}

/// Returns the square of the crate, which counts from a1.
pub(super) fn square(square: u8) -> Square {
    Square::index(usize::from(square ^ 56))
}

pub(super) fn place(square: Square) -> u8 {
    square as u8 ^ 56
}

pub(super) fn side(color: Color) -> u8 {
    if color == Color::Black { BLACK } else { 0 }
}

pub(super) fn color(side: u8) -> Color {
    if side == BLACK {
        Color::Black
    } else {
        Color::White
    }
}

pub(super) fn kind(piece: Piece) -> u8 {
    piece as u8 + PAWN
}

impl Position {
    /// Returns the piece on a square, or 0.
    pub fn at(&self, at: u8) -> u8 {
        let at = square(at);
        match (self.board.piece_on(at), self.board.color_on(at)) {
            (Some(piece), Some(color)) => kind(piece) | side(color),
            _ => 0,
        }
    }

    /// Returns the pieces, row by row from a8.
    pub fn men(&self) -> [u8; 64] {
        let mut men = [0; 64];
        for piece in Piece::ALL {
            for color in Color::ALL {
                for at in self.board.colored_pieces(color, piece) {
                    men[usize::from(place(at))] = kind(piece) | side(color);
                }
            }
        }
        men
    }

    /// Returns the side to move.
    pub fn turn(&self) -> u8 {
        side(self.board.side_to_move())
    }

    /// Returns the plies since the last capture or pawn move, at most 100.
    pub fn quiet(&self) -> u8 {
        self.board.halfmove_clock()
    }

    /// Returns the number of the next move; a move of both sides counts as one.
    pub fn number(&self) -> u16 {
        self.board.fullmove_number()
    }

    /// Returns the castling rights in bits: K, Q, k, q.
    pub fn rights(&self) -> u8 {
        let [white, black] = Color::ALL.map(|color| self.board.castle_rights(color));
        let rights = [white.short, white.long, black.short, black.long];
        (0..).zip(rights).fold(0, |bits, (bit, right)| {
            bits | u8::from(right.is_some()) << bit
        })
    }

    /// Whether the king of the side to move is in check.
    pub fn is_checked(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    /// Returns the rook's square of origin if a move is castling.
    pub fn castled(&self, mv: Move) -> Option<u8> {
        let castles = self.at(mv.from) & 7 == KING && mv.from.abs_diff(mv.to) == 2;
        castles.then(|| {
            if mv.to > mv.from {
                mv.to + 1
            } else {
                mv.to - 2
            }
        })
    }

    /// Whether no sequence of moves can mate: bare kings, one minor piece, or only bishops on
    /// squares of one colour.
    pub fn is_dead(&self) -> bool {
        let [pawns, knights, bishops, rooks, queens, _] =
            Piece::ALL.map(|piece| self.board.pieces(piece));
        if !(pawns | rooks | queens).is_empty() {
            return false;
        }
        let is_of_one_shade = (bishops & BitBoard::DARK_SQUARES).is_empty()
            || (bishops & BitBoard::LIGHT_SQUARES).is_empty();
        (knights | bishops).len() <= 1 || knights.is_empty() && is_of_one_shade
    }
}

/// The counts of a side.
#[derive(Debug)]
pub struct Strength {
    /// Pawns, knights, bishops, rooks, queens and the king.
    pub men: [u32; 6],
    /// The squares that its pieces can move to, summed over the pieces.
    pub targets: u32,
    /// The centre squares that its pieces attack, summed over the pieces, or occupy.
    pub centre: u32,
}
