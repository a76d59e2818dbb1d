//! Written games: moves in algebraic notation (Nf3) and in the coordinates of programs (g1f3), with
//! or without a position before them. It knows the rules only through the legal moves.

use super::books::{main_line, spelt};
use super::position::{KING, Move, PAWN};
use super::rules::rules;
use super::{Chess, State, fen};
use crate::game::Game;
use crate::lang::words::game;
use crate::text::{BadPiece, Piece, pieces};
use fen::{LAST_NUMBER, letter, push_square};

/// The most moves that are read after a position.
const MOST_MOVES: usize = 1_000;

/// Writes a move in coordinates: e2e4, e7e8q, e1g1.
fn push_squares(out: &mut String, mv: Move) {
    push_square(out, mv.from);
    push_square(out, mv.to);
    if mv.promotion != 0 {
        out.push(letter(mv.promotion).to_ascii_lowercase());
    }
}

fn listed(text: &str) -> Vec<Piece<'_>> {
    pieces(text).collect()
}

impl Chess {
    /// Reads FEN, whose later fields may be left out, and the moves after it; without FEN the moves
    /// start at the beginning of a game.
    ///
    /// For example `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e2e4`, or `e4 e5 Nf3`. Of a game in PGN
    /// the main line is read.
    ///
    /// # Errors
    /// The mistake in the position, or the first move that is not legal.
    pub fn parse(text: &str) -> Result<Chess, BadPiece> {
        Chess::line(text).map(|(_, _, last)| last)
    }

    /// Reads the same, and returns the first position, the choices of the moves and the last position.
    ///
    /// # Errors
    /// As [`parse`](Chess::parse).
    #[expect(
        clippy::missing_panics_doc,
        reason = "fields that were read make a position"
    )]
    pub fn line(text: &str) -> Result<(Chess, Vec<u16>, Chess), BadPiece> {
        let written = main_line(text);
        let text = match &written.fen {
            // Where the tags have a position, the columns are those of the moves.
            Some(fen) => format!("{fen} moves {}", written.moves),
            None => written.moves,
        };
        let pieces = listed(&text);
        let mut fields = ["", "", "", "", "0", "1"].map(|text| Piece { column: 1, text });
        let mut given = 0;
        // The first piece of FEN contains slashes; without them there is no FEN.
        if pieces.first().is_some_and(|piece| piece.text.contains('/')) {
            for (field, piece) in fields.iter_mut().zip(&pieces) {
                if piece.text == "moves" {
                    break;
                }
                *field = *piece;
                given += 1;
            }
        }
        let read = fen::read(fields).map_err(|(piece, wanted)| piece.refuse(wanted));
        let mut setup = read?;
        setup.quiet = fields[4].whole(0..=super::MOST_QUIET.into())? as u8;
        setup.number = fields[5].whole(1..=LAST_NUMBER)?;
        let now = rules()
            .position(&setup)
            .expect("what was read is a position");
        let opening = State::begin(now).settled();
        let mut game = opening.clone();
        let choices = game.make(&pieces[given..])?;
        Ok((opening, choices, game))
    }

    /// Makes typed moves: e2e4, e1g1 or e1h1, Nf3, O-O. The word `moves` may come first.
    ///
    /// # Errors
    /// The first move that is not legal.
    pub fn follow(&mut self, moves: &str) -> Result<(), BadPiece> {
        self.make(&listed(&main_line(moves).moves)).map(|_| ())
    }

    fn make(&mut self, moves: &[Piece]) -> Result<Vec<u16>, BadPiece> {
        let (mut made, mut choices) = (0, Vec::new());
        for piece in moves {
            if made == 0 && matches!(piece.text, "startpos" | "moves") {
                continue;
            }
            made += 1;
            let found = self.meant(piece.text).filter(|_| made <= MOST_MOVES);
            let found = found.ok_or_else(|| piece.refuse(game::CHESS_LEGAL_MOVE))?;
            let choice = self.moves().position(|mv| mv == found);
            choices.extend(choice.map(|choice| choice as u16));
            self.play(found);
        }
        Ok(choices)
    }

    /// Returns the legal move that is written so, here or in books; `None` if there is none, or more than one.
    fn meant(&self, text: &str) -> Option<Move> {
        let mut exact = self.moves().filter(|mv| self.is_written(*mv, text));
        exact.next().or_else(|| {
            let spelt = spelt(text)?;
            let now = &self.0.now;
            let is_such = |mv: &Move| spelt.is(*mv, now.at(mv.from), now.castled(*mv).is_some());
            let mut such = self.moves().filter(is_such);
            such.next().filter(|_| such.next().is_none())
        })
    }

    fn is_written(&self, mv: Move, text: &str) -> bool {
        let is_in_squares = |mv: Move| {
            let mut name = String::new();
            push_squares(&mut name, mv);
            name == text
        };
        // Programs that play Chess960 write castling as king takes rook.
        is_in_squares(mv)
            || self
                .0
                .now
                .castled(mv)
                .is_some_and(|to| is_in_squares(Move { to, ..mv }))
            || matches!(
                text.strip_prefix(&*self.without_check(mv)),
                Some("" | "+" | "#")
            )
    }

    /// Returns the earliest position from which all could recur, and the moves since.
    pub fn parts(&self) -> [String; 2] {
        let mut first = self;
        let mut since = Vec::new();
        for (past, mv) in self.past() {
            first = past;
            since.push(*mv);
        }
        let mut moves = String::new();
        for mv in since.iter().rev() {
            if !moves.is_empty() {
                moves.push(' ');
            }
            push_squares(&mut moves, *mv);
        }
        let State { now, .. } = &*first.0;
        [
            format!(
                "{} {} {}",
                now.write(),
                now.quiet(),
                now.number().min(LAST_NUMBER)
            ),
            moves,
        ]
    }

    /// Returns the name of a move without its sign of check: `exd5`, `Nbd2`, `O-O`, `e8=Q`.
    fn without_check(&self, mv: Move) -> String {
        let Move {
            from,
            to,
            promotion,
        } = mv;
        let mut name = String::new();
        if self.0.now.castled(mv).is_some() {
            name += if to > from { "O-O" } else { "O-O-O" };
            return name;
        }
        let man = self.0.now.at(from);
        let kind = man & 7;
        let takes_aslant = kind == PAWN && from % 8 != to % 8;
        // If other pieces of the kind can go there too, the file is added, or the rank, or both.
        let (mut is_file_told, mut is_rank_told) = (takes_aslant, false);
        if kind != PAWN {
            name.push(letter(kind));
            let is_rival = |other: &Move| {
                other.to == to && other.from != from && self.0.now.at(other.from) == man
            };
            let mut on_rank = false;
            for other in self.moves().filter(|other| kind != KING && is_rival(other)) {
                is_file_told |= other.from % 8 != from % 8;
                is_rank_told |= other.from % 8 == from % 8;
                on_rank |= other.from / 8 == from / 8;
            }
            is_file_told &= !is_rank_told || on_rank;
        }
        if is_file_told {
            name.push(char::from(b'a' + from % 8));
        }
        if is_rank_told {
            name.push(char::from(b'8' - from / 8));
        }
        if takes_aslant || self.0.now.at(to) != 0 {
            name.push('x');
        }
        push_square(&mut name, to);
        if promotion != 0 {
            name.push('=');
            name.push(letter(promotion));
        }
        name
    }

    /// Returns the name of a move in algebraic notation, with + for check and # for mate.
    pub fn in_books(&self, mv: Move) -> String {
        let mut name = self.without_check(mv);
        let next = self.after(mv);
        if next.0.now.is_checked() {
            name.push(if next.0.over.is_some_and(|score| score != 0) {
                '#'
            } else {
                '+'
            });
        }
        name
    }
}
