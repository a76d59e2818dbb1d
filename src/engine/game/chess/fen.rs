//! Positions as FEN, read and written. A position must be one that a game could reach, as far as
//! the pieces can tell. It knows no moves.

use super::position::{BLACK, KING, PAWN, Position, ROOK, Setup};
use super::rules::rules;
use crate::lang::Text;
use crate::lang::words::game;
use crate::text::Piece;

/// The letters of the piece kinds, White's; the space stands for an empty square.
const LETTERS: &[u8; 7] = b" PNBRQK";
const RIGHTS: &[u8; 4] = b"KQkq";
/// The start position.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// The number of pieces of each kind at the start, without pawns, which can be promoted.
const BEGIN: [u8; 7] = [0, 0, 2, 2, 2, 1, 1];
/// The highest move number; larger ones stay there.
pub const LAST_NUMBER: u16 = 9_999;

/// What was expected instead of a piece of text.
pub type Wrong<'a> = (Piece<'a>, &'static Text);

const MEN: Text = game::CHESS_RANKS;
const NO_PAWN: Text = game::CHESS_PAWNS;
const KINGS: Text = game::CHESS_KINGS;
const APART: Text = game::CHESS_KINGS_APART;
const TOO_MANY: Text = game::CHESS_TOO_MANY;
const TURN: Text = game::CHESS_TURN;
const CHECKED: Text = game::CHESS_IN_CHECK;
const AT_HOME: Text = game::CHESS_CASTLING;
const PASSED: Text = game::CHESS_PASSED;

/// Returns the letter of a piece, a capital for White.
pub fn letter(man: u8) -> char {
    char::from(LETTERS[usize::from(man & 7)] + (man & BLACK) * 4)
}

/// Writes a square, such as e4.
pub fn push_square(out: &mut String, square: u8) {
    out.push(char::from(b'a' + square % 8));
    out.push(char::from(b'8' - square / 8));
}

/// Reads the first four fields of FEN; empty fields get their most likely value. The result is a
/// position.
pub fn read<'a>([placement, turn, rights, passed, ..]: [Piece<'a>; 6]) -> Result<Setup, Wrong<'a>> {
    let mut now = Setup {
        men: [0; 64],
        turn: 0,
        rights: 0,
        passed: 0,
        quiet: 0,
        number: 1,
    };
    now.read_men(if placement.text.contains('/') {
        placement
    } else {
        Piece {
            text: START,
            ..placement
        }
    })?;
    now.turn = match turn.text {
        "" | "w" => 0,
        "b" => BLACK,
        _ => return Err((turn, &TURN)),
    };
    if rules().position(&now).is_none() {
        return Err((turn, &CHECKED));
    }
    let home = now.rights_at_home();
    now.rights = match rights.text {
        "" => home,
        "-" => 0,
        _ => {
            let right = |letter| {
                RIGHTS
                    .iter()
                    .position(|right| *right == letter)
                    .map_or(16, |right| 1 << right)
            };
            rights
                .text
                .bytes()
                .fold(0, |rights, letter| rights | right(letter))
        }
    };
    if now.rights & !home != 0 {
        return Err((rights, &AT_HOME));
    }
    now.passed = match *passed.text.as_bytes() {
        [] | [b'-'] => 0,
        [file @ b'a'..=b'h', rank @ (b'3' | b'6')] => (b'8' - rank) * 8 + file - b'a',
        _ => return Err((passed, &PASSED)),
    };
    if now.passed != 0 {
        // The pawn is beyond the passed square, and its square of origin before it is empty.
        let places = [0, 8, 24].map(|by| now.at(now.passed ^ by));
        if places != [0, PAWN | (now.turn ^ BLACK), 0] || (now.passed < 32) == (now.turn == BLACK) {
            return Err((passed, &PASSED));
        }
    }
    // The pawn cannot have moved last if the check comes from elsewhere.
    if rules().position(&now).is_none() {
        now.passed = 0;
    }
    Ok(now)
}

impl Setup {
    fn at(&self, square: u8) -> u8 {
        self.men[usize::from(square)]
    }

    fn read_men<'a>(&mut self, placement: Piece<'a>) -> Result<(), Wrong<'a>> {
        let mut square = 0;
        let mut ranks = 0;
        for (index, found) in placement.text.bytes().enumerate() {
            let wrong = |expected| {
                let rest = placement.text.get(index..).unwrap_or_default();
                Err((
                    Piece {
                        column: placement.column + index,
                        text: rest,
                    },
                    expected,
                ))
            };
            // The number of squares left in the rank.
            let left = 8 * (ranks + 1) - square;
            let kind = LETTERS.iter().position(|letter| *letter == found & !32);
            match (found, kind) {
                (b'/', _) if left == 0 && ranks < 7 => ranks += 1,
                (b'1'..=b'8', _) if left >= found - b'0' => square += found - b'0',
                (_, Some(kind)) if left > 0 => {
                    if kind == usize::from(PAWN) && ranks % 7 == 0 {
                        return wrong(&NO_PAWN);
                    }
                    self.men[usize::from(square)] = kind as u8 + (found & 32) / 4;
                    square += 1;
                }
                _ => return wrong(&MEN),
            }
        }
        if square < 64 {
            return Err((placement, &MEN));
        }
        let mut count = [0_u8; 16];
        for man in self.men {
            count[usize::from(man & 15)] += 1;
        }
        for counts in count.chunks(8) {
            if counts[usize::from(KING)] != 1 {
                return Err((placement, &KINGS));
            }
            // Pieces in excess of the start must be promoted pawns.
            let beyond = counts
                .iter()
                .zip(BEGIN)
                .skip(1)
                .map(|(count, first)| count.saturating_sub(first));
            if beyond.sum::<u8>() > 8 {
                return Err((placement, &TOO_MANY));
            }
        }
        // Neither king can have come there.
        let mut kings = (0..64_u8).filter(|square| self.at(*square) & 7 == KING);
        if let (Some(one), Some(other)) = (kings.next(), kings.next())
            && (one % 8).abs_diff(other % 8) <= 1
            && (one / 8).abs_diff(other / 8) <= 1
        {
            return Err((placement, &APART));
        }
        Ok(())
    }

    /// Returns the castling rights that the squares of kings and rooks allow.
    fn rights_at_home(&self) -> u8 {
        let corners = [(63, 0), (56, 0), (7, BLACK), (0, BLACK)];
        let is_at_home = |(corner, side): (u8, u8)| {
            self.at(corner & 56 | 4) == KING | side && self.at(corner) == ROOK | side
        };
        (0..).zip(corners).fold(0, |rights, (right, corner)| {
            rights | u8::from(is_at_home(corner)) << right
        })
    }
}

impl Position {
    /// Writes the first four fields.
    pub fn write(&self) -> String {
        let mut fen = String::new();
        let mut empty = 0;
        for square in 0..64 {
            let man = self.at(square);
            let ends = square % 8 == 7;
            empty += u8::from(man == 0);
            if empty > 0 && (ends || man != 0) {
                fen.push(char::from(b'0' + empty));
                empty = 0;
            }
            if man != 0 {
                fen.push(letter(man));
            }
            if ends && square != 63 {
                fen.push('/');
            }
        }
        fen += if self.turn() == BLACK { " b " } else { " w " };
        let rights = self.rights();
        for (right, letter) in (0..).zip(*RIGHTS) {
            if rights >> right & 1 == 1 {
                fen.push(char::from(letter));
            }
        }
        fen += if rights == 0 { "- " } else { " " };
        if self.passed == 0 {
            fen.push('-');
        } else {
            push_square(&mut fen, self.passed);
        }
        fen
    }
}
