//! Chess as it is written: positions as FEN, moves as people read them (Nf3) and as programs write them (g1f3). It knows the rules
//! only as far as a position must be one that a game could reach.

use super::Chess;
use super::position::{BISHOP, BLACK, KING, KNIGHT, Move, PAWN, Position, QUEEN, ROOK};
use crate::game::Game;
use crate::text::{BadPiece, Piece, pieces};

/// The letters of the kinds, white's; none stands for an empty square.
const LETTERS: &[u8; 7] = b" PNBRQK";
const RIGHTS: &str = "KQkq";
/// Where a game begins.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// The most moves read after a position.
const MOST_MOVES: usize = 1_000;
/// The highest number a move can have; it stays there.
pub const LAST_NUMBER: u16 = 9_999;

/// The letter of a man, a capital for white.
pub fn letter(man: u8) -> char {
    char::from(LETTERS[usize::from(man & 7) % 7] + (man & BLACK) * 4)
}

/// A square as e4.
fn push_square(out: &mut String, square: u8) {
    out.extend([char::from(b'a' + square % 8), char::from(b'8' - square / 8)]);
}

/// A move as programs write it: e2e4, e7e8q, e1g1.
fn in_squares(mv: Move) -> String {
    let mut out = String::new();
    push_square(&mut out, mv.from);
    push_square(&mut out, mv.to);
    if mv.promotion != 0 {
        out.push(letter(mv.promotion | BLACK));
    }
    out
}

/// Whether each side has one king, and no more men than pawns can have become.
fn are_men_of_a_game(men: &[u8; 64], side: u8) -> Result<(), [&'static str; 2]> {
    let count = |kind| men.iter().filter(|&&man| man == kind | side).count();
    let spare = |kind, first| count(kind).saturating_sub(first);
    if count(KING) != 1 {
        Err(["one king of each colour", "双方各一个王"])
    } else if count(PAWN) + spare(KNIGHT, 2) + spare(BISHOP, 2) + spare(ROOK, 2) + spare(QUEEN, 1) > 8 {
        Err(["at most 8 pawns of a colour, with what pawns have become", "每方的兵连同升变的子至多 8 个"])
    } else {
        Ok(())
    }
}

/// Reads the first field of FEN.
fn read_men(placement: Piece) -> Result<[u8; 64], BadPiece> {
    let mut men = [0; 64];
    let (mut row, mut column) = (0, 0);
    for (index, found) in placement.text.char_indices() {
        let here = Piece { column: placement.column + index, text: &placement.text[index..][..found.len_utf8()] };
        let kind = LETTERS.iter().position(|letter| char::from(*letter) == found.to_ascii_uppercase());
        match (found, kind) {
            ('/', _) if column == 8 && row < 7 => (row, column) = (row + 1, 0),
            ('1'..='8', _) if column + (found as usize - 48) <= 8 => column += found as usize - 48,
            (_, Some(kind)) if column < 8 => {
                if kind == usize::from(PAWN) && row % 7 == 0 {
                    return Err(here.refuse("no pawn on the first or last rank", "底线上没有兵"));
                }
                men[8 * row + column] = kind as u8 | if found.is_ascii_lowercase() { BLACK } else { 0 };
                column += 1;
            }
            _ => {
                return Err(
                    here.refuse("8 ranks of 8 squares, men as PNBRQK and pnbrqk", " 8 行、每行 8 格，棋子写作 PNBRQK 和 pnbrqk")
                );
            }
        }
    }
    if (row, column) != (7, 8) {
        return Err(placement.refuse("8 ranks of 8 squares", " 8 行、每行 8 格"));
    }
    for side in [0, BLACK] {
        are_men_of_a_game(&men, side).map_err(|[english, chinese]| placement.refuse(english, chinese))?;
    }
    Ok(men)
}

impl Position {
    /// The castling that the places of kings and rooks allow.
    fn rights_at_home(&self) -> u8 {
        let is_at_home = |right: u8| {
            let (row, side) = if right < 2 { (56, 0) } else { (0, BLACK) };
            self.at(row + 4) == KING | side && self.at(row + if right.is_multiple_of(2) { 7 } else { 0 }) == ROOK | side
        };
        (0..4).filter(|right| is_at_home(*right)).fold(0, |rights, right| rights | 1 << right)
    }

    /// Reads the castling field: only what is at home.
    fn read_rights(&self, field: Piece) -> Result<u8, BadPiece> {
        let home = self.rights_at_home();
        let mut rights = 0;
        for letter in field.text.chars().filter(|_| field.text != "-") {
            let right = RIGHTS.chars().position(|right| right == letter).map_or(0, |right| 1 << right);
            if home & right == 0 {
                return Err(field.refuse("- or of KQkq those whose king and rook are at home", " -，或 KQkq 中王和车都在原位的"));
            }
            rights |= right;
        }
        Ok(rights)
    }

    /// Reads the square that a pawn has just passed.
    fn read_passed(&self, field: Piece) -> Result<u8, BadPiece> {
        let row = if self.turn == BLACK { 40 } else { 16 };
        let is_passed = |square: &u8| {
            let mut name = String::new();
            push_square(&mut name, *square);
            let pawn = PAWN | (self.turn ^ BLACK);
            name == field.text && [*square, square ^ 8, square ^ 24].map(|square| self.at(square)) == [0, pawn, 0]
        };
        let passed = (row..row + 8).find(is_passed);
        let refused = || field.refuse("- or the square a pawn has just passed by two", " -，或兵刚走两格时越过的格");
        if field.text == "-" { Ok(0) } else { passed.ok_or_else(refused) }
    }
}

impl Chess {
    /// Reads FEN, whose later fields may be left out, and moves after it; without FEN the moves are from the beginning of the game:
    /// `4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e2e4`, `e4 e5 Nf3`.
    ///
    /// # Errors
    /// Says what is wrong with the position, or which move is not legal.
    pub fn parse(text: &str) -> Result<Chess, BadPiece> {
        let mut pieces = pieces(text).peekable();
        let placement = pieces.next_if(|piece| piece.text.contains('/') || piece.text == "startpos");
        let mut field = |default| {
            let given = if placement.is_some() { pieces.next_if(|piece| piece.text != "moves") } else { None };
            given.unwrap_or(Piece { column: 1, text: default })
        };
        let placement = placement.filter(|piece| piece.text.contains('/')).unwrap_or(Piece { column: 1, text: START });
        let mut now = Position { men: read_men(placement)?, turn: 0, rights: 0, passed: 0 };
        let turn = field("w");
        now.turn = match turn.text {
            "w" => 0,
            "b" => BLACK,
            _ => return Err(turn.refuse("w or b", " w 或 b")),
        };
        if now.is_checked(now.turn ^ BLACK) {
            return Err(turn.refuse("the side in check to move", "轮到被将军的一方"));
        }
        let rights = field("");
        now.rights = if rights.text.is_empty() { now.rights_at_home() } else { now.read_rights(rights)? };
        now.passed = now.read_passed(field("-"))?;
        let quiet = field("0").whole(0..=u16::from(super::MOST_QUIET))?;
        let number = field("1").whole(1..=LAST_NUMBER)?;
        let mut game = Chess::new(now, quiet as u8, number);
        game.follow(pieces)?;
        Ok(game)
    }

    /// Makes typed moves, after the word `moves` if it is there: e2e4, e1g1 or e1h1, Nf3, O-O.
    ///
    /// # Errors
    /// Says which move is not legal.
    pub fn follow<'a>(&mut self, moves: impl Iterator<Item = Piece<'a>>) -> Result<(), BadPiece> {
        for (index, piece) in moves.enumerate() {
            if index == 0 && piece.text == "moves" {
                continue;
            }
            let found = self.moves().find(|mv| self.is_written(*mv, piece.text)).filter(|_| index <= MOST_MOVES);
            self.play(found.ok_or_else(|| piece.refuse("a legal move such as e2e4 or Nf3", "合法的走法，如 e2e4 或 Nf3"))?);
        }
        Ok(())
    }

    fn is_written(&self, mv: Move, text: &str) -> bool {
        // Programs that know other beginnings write castling as king takes rook.
        in_squares(mv) == text
            || self.now.castled(mv).is_some_and(|corner| in_squares(Move { to: corner, ..mv }) == text)
            || self.without_check(mv) == text.trim_end_matches(['+', '#'])
    }

    /// The position from which all could come again, and the moves since.
    pub fn parts(&self) -> [String; 2] {
        let first = self.past.first().map_or(&self.now, |(position, _)| position);
        let mut fen = String::new();
        for (square, man) in (0_u8..).zip(first.men) {
            if square % 8 == 0 && square != 0 {
                fen.push('/');
            }
            if man != 0 {
                fen.push(letter(man));
            } else if let Some(count @ '1'..='7') = fen.chars().next_back() {
                fen.pop();
                fen.push(char::from(count as u8 + 1));
            } else {
                fen.push('1');
            }
        }
        fen += if first.turn == BLACK { " b " } else { " w " };
        fen.extend((0..).zip(RIGHTS.chars()).filter(|(right, _)| first.rights >> right & 1 == 1).map(|(_, letter)| letter));
        fen += if first.rights == 0 { "- " } else { " " };
        if first.passed == 0 {
            fen.push('-');
        } else {
            push_square(&mut fen, first.passed);
        }
        let plies = self.past.len() as u16;
        let moves: Vec<String> = self.past.iter().map(|(_, mv)| in_squares(*mv)).collect();
        let number = self.number - (plies + u16::from(self.now.turn == 0)) / 2;
        [format!("{fen} {} {number}", u16::from(self.quiet) - plies), moves.join(" ")]
    }

    /// The name of a move but for the check it gives: `exd5`, `Nbd2`, `O-O`, `e8=Q`.
    fn without_check(&self, mv: Move) -> String {
        let Move { from, to, promotion } = mv;
        let man = self.now.at(from);
        let (is_pawn, is_aslant) = (man & 7 == PAWN, from % 8 != to % 8);
        let mut name = String::new();
        if self.now.castled(mv).is_some() {
            return (if to > from { "O-O" } else { "O-O-O" }).to_owned();
        }
        // Others of its kind that could go there too: the file tells them apart, or the rank, or only both.
        let is_rival = |other: &Move| other.to == to && other.from != from && self.now.at(other.from) == man;
        let (mut rivals, mut on_file, mut on_rank) = (is_pawn && is_aslant, false, false);
        if !is_pawn {
            name.push(letter(man & 7));
            for other in self.moves().filter(is_rival) {
                rivals = true;
                on_file |= other.from % 8 == from % 8;
                on_rank |= other.from / 8 == from / 8;
            }
        }
        let mut place = String::new();
        push_square(&mut place, from);
        let (file, rank) = place.split_at(1);
        if rivals && (!on_file || on_rank) {
            name += file;
        }
        if on_file {
            name += rank;
        }
        if self.now.at(to) != 0 || is_pawn && is_aslant {
            name.push('x');
        }
        push_square(&mut name, to);
        if promotion != 0 {
            name.extend(['=', letter(promotion)]);
        }
        name
    }

    /// The name of a move as books have it, with + for check and # for mate.
    pub fn in_books(&self, mv: Move) -> String {
        let mut name = self.without_check(mv);
        let next = self.after(mv);
        if next.now.is_checked(next.now.turn) {
            name.push(if next.over.is_some_and(|score| score != 0) { '#' } else { '+' });
        }
        name
    }
}
