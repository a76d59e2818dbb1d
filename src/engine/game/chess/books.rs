//! Games as books and sites write them: PGN with its tags, comments, variations and numbers, of which the main line is read, and moves
//! in spellings of other hands. It knows the rules only through the legal moves.

use super::fen::letter;
use super::position::{Move, PAWN};
use crate::text::plain::plain;

/// A written game: the position that its tags give, and its main line. Everything else in the text is spaces, so columns stay.
#[derive(Debug, Default, PartialEq)]
pub struct Written {
    /// The position in FEN.
    pub fen: Option<String>,
    /// The moves.
    pub moves: String,
}

/// Reads the main line of the first game in a text. Brackets of any kind that do not end reach to the end.
pub fn main_line(text: &str) -> Written {
    let letters: Vec<char> = text.chars().map(plain).collect();
    let mut written = Written::default();
    let (mut at, mut variations) = (0, 0_usize);
    let blank = |written: &mut Written, count: usize| {
        written.moves.extend(std::iter::repeat_n(' ', count));
    };
    while let Some(&first) = letters.get(at) {
        let rest = &letters[at..];
        // What a pawn becomes may stand in brackets.
        if let ['(', piece, ')', ..] = rest
            && "QRBNqrbn".contains(*piece)
        {
            written.moves.extend(['=', *piece, ' ']);
            at += 3;
            continue;
        }
        let until = |end: char| {
            rest.iter()
                .position(|letter| *letter == end)
                .map_or(rest.len(), |last| last + 1)
        };
        let length = match first {
            '[' => until(']'),
            '{' => until('}'),
            '(' => {
                variations += 1;
                1
            }
            ')' => {
                variations = variations.saturating_sub(1);
                1
            }
            _ if first.is_whitespace() => 1,
            _ => rest
                .iter()
                .position(|letter| letter.is_whitespace() || "[{()".contains(*letter))
                .unwrap_or(rest.len()),
        };
        let token: String = rest[..length].iter().collect();
        at += length;
        if first == '[' {
            let tag = token.trim_start_matches('[').trim();
            let fen = tag
                .strip_prefix("FEN")
                .map(|fen| fen.trim_matches([' ', '"', ']']));
            written.fen = written.fen.or(fen.map(str::to_owned));
        }
        let is_move = variations == 0 && !"[{()".contains(first) && !first.is_whitespace();
        let kept = if is_move { without_number(&token) } else { "" };
        if is_move && is_result(kept) {
            break;
        }
        let kept = if is_remark(kept) { "" } else { kept };
        blank(&mut written, length - kept.chars().count());
        written.moves += kept;
    }
    written
}

/// Returns a word without the number of a move before it: `12.`, `12...`, `12.e4`.
fn without_number(token: &str) -> &str {
    let behind = token.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match behind.strip_prefix('.') {
        Some(rest) => rest.trim_start_matches(['.', '…']),
        None => token,
    }
}

fn is_result(token: &str) -> bool {
    matches!(token, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*")
}

/// Whether a word remarks on a move: `$14`, `!?`, `e.p.`, `+-`.
fn is_remark(token: &str) -> bool {
    // A stroke alone is a field of FEN.
    let is_sign = token.chars().count() > 1 || !token.starts_with('-');
    token.starts_with('$')
        || matches!(token, "e.p." | "ep" | "…")
        || is_sign && token.chars().all(|letter| "!?+-=±∓⩲⩱∞□".contains(letter))
}

/// A move in somebody's spelling: what is known of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spelt {
    /// Castling, to the near side or the far one.
    Castling {
        /// Whether the king goes to the near rook.
        is_near: bool,
    },
    /// A piece and its square, perhaps where it comes from and what a pawn becomes.
    Moves {
        /// The letter of the piece.
        piece: char,
        /// The file and the rank that it comes from.
        from: (Option<u8>, Option<u8>),
        /// The square that it goes to.
        to: u8,
        /// The letter of the new piece.
        promotion: Option<char>,
    },
}

/// Reads a move as books write it: `0-0`, `Ng1-f3`, `e:d5`, `♘f3`, `e8Q`, `Nf3!?`; `None` if it is no move.
pub fn spelt(text: &str) -> Option<Spelt> {
    let text = text.trim_end_matches(['+', '#', '!', '?', '†', '‡']);
    let text = text.strip_suffix("e.p.").unwrap_or(text);
    match text.replace(['0', 'o'], "O").as_str() {
        "O-O" => return Some(Spelt::Castling { is_near: true }),
        "O-O-O" => return Some(Spelt::Castling { is_near: false }),
        _ => {}
    }
    let mut letters: Vec<char> = text
        .chars()
        .filter(|letter| !"x×:-=()/".contains(*letter))
        .map(piece_of)
        .collect();
    let piece = match letters.first().filter(|first| "KQRBNP".contains(**first)) {
        Some(_) => letters.remove(0),
        None => 'P',
    };
    let promotion = letters
        .pop_if(|last| piece == 'P' && "QRBNqrbn".contains(*last) && text.len() > 2)
        .map(|last| last.to_ascii_uppercase());
    let rank = |letter: char| ('1'..='8').contains(&letter).then(|| b'8' - letter as u8);
    let file = |letter: char| ('a'..='h').contains(&letter).then(|| letter as u8 - b'a');
    let to = (letters.len() >= 2).then(|| letters.split_off(letters.len() - 2))?;
    let to = 8 * rank(to[1])? + file(to[0])?;
    let from = match letters[..] {
        [] => (None, None),
        [one] => (file(one), rank(one)),
        [one, other] => (Some(file(one)?), Some(rank(other)?)),
        _ => return None,
    };
    let is_known = letters.is_empty() || from != (None, None);
    is_known.then_some(Spelt::Moves {
        piece,
        from,
        to,
        promotion,
    })
}

fn piece_of(letter: char) -> char {
    match letter {
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        other => other,
    }
}

impl Spelt {
    /// Whether this may be a move of a man; `is_castling` says whether that move castles.
    pub fn is(self, mv: Move, man: u8, is_castling: bool) -> bool {
        match self {
            Spelt::Castling { is_near } => is_castling && is_near == (mv.to > mv.from),
            Spelt::Moves {
                piece,
                from: (file, rank),
                to,
                promotion,
            } => {
                let own = if man & 7 == PAWN {
                    'P'
                } else {
                    letter(man & 7)
                };
                let becomes = (mv.promotion != 0).then(|| letter(mv.promotion & 7));
                own == piece
                    && mv.to == to
                    && file.is_none_or(|file| mv.from % 8 == file)
                    && rank.is_none_or(|rank| mv.from / 8 == rank)
                    && promotion == becomes
                    && !is_castling
            }
        }
    }
}
