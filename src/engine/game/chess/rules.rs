//! The moves of chess by the crate `cozy-chess`, whose tables of lines weigh 700 kB. In the browser they are lent when they are first needed;
//! elsewhere they are always there.

use super::position::{BLACK, PAWN};
use super::position::{Move, Position, Setup, Strength, color, place, square};
use cozy_chess::{
    BitBoard, Board, BoardBuilder, Color, File, Piece, PieceMoves, Square, get_bishop_moves,
    get_king_moves, get_knight_moves, get_pawn_attacks, get_pawn_quiets, get_rook_moves,
};

/// d5, e5, d4 and e4.
const CENTRE: BitBoard = BitBoard(0x18_1800_0000);
/// The kinds to which a pawn is promoted: queen, rook, bishop, knight.
const PROMOTIONS: [u8; 4] = [PAWN + 4, PAWN + 3, PAWN + 2, PAWN + 1];

/// What is known of positions and moves.
pub trait Rules: Sync {
    /// Returns the position of a setup; `None` if the side that is not to move is in check, or the rights are impossible.
    fn position(&self, setup: &Setup) -> Option<Position>;

    /// Whether there is a legal move.
    fn has_moves(&self, position: &Position) -> bool;

    /// Lists the legal moves by square of origin from a8, row by row; promotions in the order queen, rook, bishop, knight.
    fn legal(&self, position: &Position) -> Vec<Move>;

    /// Returns the position after a legal move.
    fn after(&self, position: &Position, mv: Move) -> Position;

    /// Counts for both sides, White first: the pieces of each kind, the squares that they can move to if the own king could not be
    /// attacked, without castling, and the centre squares that they attack or occupy.
    fn strength(&self, position: &Position) -> [Strength; 2];
}

/// The rules themselves.
#[derive(Debug)]
pub struct Here;

impl Rules for Here {
    fn position(&self, setup: &Setup) -> Option<Position> {
        let mut builder = BoardBuilder::empty();
        for (at, &man) in (0..).zip(&setup.men) {
            let piece = usize::from(man & 7)
                .checked_sub(usize::from(PAWN))
                .map(Piece::index);
            *builder.square_mut(square(at)) = piece.map(|piece| (piece, color(man & BLACK)));
        }
        builder.side_to_move = color(setup.turn);
        for (color, rights) in [
            (Color::White, setup.rights),
            (Color::Black, setup.rights >> 2),
        ] {
            let castling = builder.castle_rights_mut(color);
            castling.short = (rights & 1 != 0).then_some(File::H);
            castling.long = (rights & 2 != 0).then_some(File::A);
        }
        builder.halfmove_clock = setup.quiet;
        builder.fullmove_number = setup.number;
        builder.en_passant = (setup.passed != 0).then(|| square(setup.passed));
        let board = builder.build().ok()?;
        Some(settled(board))
    }

    fn has_moves(&self, position: &Position) -> bool {
        position.board.generate_moves(|_| true)
    }

    fn legal(&self, position: &Position) -> Vec<Move> {
        let mut men = Vec::with_capacity(16);
        position.board.generate_moves(|of_man| {
            men.push(of_man);
            false
        });
        men.sort_unstable_by_key(|of_man| place(of_man.from));
        // The crate tells captures en passant apart from a pawn's other moves.
        men.dedup_by(|next, man| {
            let is_same = next.from == man.from;
            if is_same {
                man.to |= next.to;
            }
            is_same
        });
        let mut moves = Vec::with_capacity(48);
        for of_man in men {
            list(position, of_man, &mut moves);
        }
        moves
    }

    fn after(&self, position: &Position, mv: Move) -> Position {
        let mut board = position.board.clone();
        board.play_unchecked(crate_move(position, mv));
        settled(board)
    }

    fn strength(&self, position: &Position) -> [Strength; 2] {
        let occupied = position.board.occupied();
        Color::ALL.map(|color| {
            let (own, other) = (position.board.colors(color), position.board.colors(!color));
            let passed = if position.passed != 0 && color == position.board.side_to_move() {
                square(position.passed).bitboard()
            } else {
                BitBoard::EMPTY
            };
            let mut strength = Strength {
                men: [0; 6],
                targets: 0,
                centre: (own & CENTRE).len(),
            };
            for piece in Piece::ALL {
                for at in position.board.colored_pieces(color, piece) {
                    let reached = match piece {
                        Piece::Pawn => get_pawn_attacks(at, color),
                        Piece::Knight => get_knight_moves(at),
                        Piece::Bishop => get_bishop_moves(at, occupied),
                        Piece::Rook => get_rook_moves(at, occupied),
                        Piece::Queen => {
                            get_bishop_moves(at, occupied) | get_rook_moves(at, occupied)
                        }
                        Piece::King => get_king_moves(at),
                    };
                    let targets = match piece {
                        Piece::Pawn => {
                            get_pawn_quiets(at, color, occupied) | reached & (other | passed)
                        }
                        _ => reached & !own,
                    };
                    strength.men[piece as usize] += 1;
                    strength.targets += targets.len();
                    strength.centre += (reached & CENTRE).len();
                }
            }
            strength
        })
    }
}

/// Lists the moves of a man by target square. Castling, in the crate king takes rook, becomes a move of the king.
fn list(position: &Position, of_man: PieceMoves, moves: &mut Vec<Move>) {
    let from = place(of_man.from);
    let own = position.board.colors(position.board.side_to_move());
    // The crate numbers the ranks from the first, this program from the eighth; files have one order.
    let mut left = of_man.to.0.swap_bytes();
    while left != 0 {
        let to = left.trailing_zeros() as u8;
        left &= left - 1;
        let is_promotion = of_man.piece == Piece::Pawn && !(8..56).contains(&to);
        let castles = of_man.piece == Piece::King && own.has(square(to));
        let to = match castles {
            true if to > from => from + 2,
            true => from - 2,
            false => to,
        };
        let promotions = if is_promotion { &PROMOTIONS[..] } else { &[0] };
        moves.extend(promotions.iter().map(|&promotion| Move {
            from,
            to,
            promotion,
        }));
    }
}

/// Converts a move to that of the crate.
fn crate_move(position: &Position, mv: Move) -> cozy_chess::Move {
    let promotion = usize::from(mv.promotion)
        .checked_sub(usize::from(PAWN))
        .map(Piece::index);
    cozy_chess::Move {
        from: square(mv.from),
        to: square(position.castled(mv).unwrap_or(mv.to)),
        promotion,
    }
}

/// Makes a position of a board, with its en-passant square.
fn settled(board: Board) -> Position {
    let mut passed = 0;
    if let Some(file) = board.en_passant() {
        let turn = board.side_to_move();
        let to = Square::new(file, cozy_chess::Rank::Sixth.relative_to(turn));
        let takers = get_pawn_attacks(to, !turn) & board.colored_pieces(turn, Piece::Pawn);
        if takers.into_iter().any(|from| {
            board.is_legal(cozy_chess::Move {
                from,
                to,
                promotion: None,
            })
        }) {
            passed = place(to);
        }
    }
    Position { board, passed }
}

#[cfg(target_os = "unknown")]
mod lent {
    use super::Rules;
    use std::sync::OnceLock;

    static LENT: OnceLock<&'static dyn Rules> = OnceLock::new();

    /// Makes the rules known.
    pub fn lend(rules: &'static dyn Rules) {
        LENT.get_or_init(|| rules);
    }

    /// Whether the rules are known. Until then no position of chess can be read.
    pub fn are_there() -> bool {
        LENT.get().is_some()
    }

    /// Returns the rules.
    ///
    /// # Panics
    /// Before they are lent; no position can be read until then.
    pub fn rules() -> &'static dyn Rules {
        *LENT
            .get()
            .expect("there is no position before there are rules")
    }
}

#[cfg(target_os = "unknown")]
pub use lent::{are_there, lend, rules};

/// Whether the rules are known.
#[cfg(not(target_os = "unknown"))]
pub fn are_there() -> bool {
    true
}

/// Returns the rules.
#[cfg(not(target_os = "unknown"))]
pub fn rules() -> &'static dyn Rules {
    &Here
}
