//! Where the men stand, whose turn it is, and what may be played: a board of the crate `cozy-chess` with the squares as pictures count
//! them, row by row from a8. It knows nothing of earlier positions and notation.

use cozy_chess::{
    BitBoard, Board, BoardBuilder, Color, File, Piece, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_pawn_quiets, get_rook_moves,
};

/// The kinds of men, from 1; 0 is an empty square.
pub const PAWN: u8 = 1;
/// What the game is about.
pub const KING: u8 = 6;
/// Moves straight, and castles.
pub const ROOK: u8 = 4;
/// Added to the kind of a black man; also the side itself, white being 0.
pub const BLACK: u8 = 8;

/// d5, e5, d4 and e4.
const CENTRE: BitBoard = BitBoard(0x18_1800_0000);

/// A move of a man between two squares, 0 = a8, 63 = h1. Castling is the king's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Where the man stands.
    pub from: u8,
    /// Where it goes.
    pub to: u8,
    /// The kind a pawn becomes, else 0.
    pub promotion: u8,
}

/// The men, the side to move, and what of the past bears on the moves.
#[derive(Clone, Debug)]
pub struct Position {
    board: Board,
    /// The square that a pawn has just passed, where it may be taken, else 0.
    pub passed: u8,
}

/// What a position is made of, before it is known to be one.
#[derive(Debug)]
pub struct Setup {
    /// Row by row from a8.
    pub men: [u8; 64],
    /// 0 or [`BLACK`].
    pub turn: u8,
    /// Castling that is still allowed, in bits: K, Q, k, q.
    pub rights: u8,
    /// The square that a pawn has just passed, else 0.
    pub passed: u8,
    /// Plies since the last capture or pawn's move, at most 100.
    pub quiet: u8,
    /// The number of the move to come, from 1.
    pub number: u16,
}

/// Equal as the rules of repetition have it: the men, the turn, castling and what may be taken in passing.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        // The crate's own comparison takes a king's step onto the square for a capture in passing.
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

/// The crate counts from a1.
fn square(square: u8) -> Square {
    Square::index(usize::from(square ^ 56))
}

fn place(square: Square) -> u8 {
    square as u8 ^ 56
}

fn side(color: Color) -> u8 {
    if color == Color::Black { BLACK } else { 0 }
}

fn color(side: u8) -> Color {
    if side == BLACK {
        Color::Black
    } else {
        Color::White
    }
}

fn kind(piece: Piece) -> u8 {
    piece as u8 + PAWN
}

impl Setup {
    /// The position; none if the side that is not to move is in check, or what is said of the past cannot be.
    pub fn position(&self) -> Option<Position> {
        let mut builder = BoardBuilder::empty();
        for (at, &man) in (0..).zip(&self.men) {
            let piece = usize::from(man & 7)
                .checked_sub(usize::from(PAWN))
                .map(Piece::index);
            *builder.square_mut(square(at)) = piece.map(|piece| (piece, color(man & BLACK)));
        }
        builder.side_to_move = color(self.turn);
        for (color, rights) in [
            (Color::White, self.rights),
            (Color::Black, self.rights >> 2),
        ] {
            let castling = builder.castle_rights_mut(color);
            castling.short = (rights & 1 != 0).then_some(File::H);
            castling.long = (rights & 2 != 0).then_some(File::A);
        }
        builder.halfmove_clock = self.quiet;
        builder.fullmove_number = self.number;
        builder.en_passant = (self.passed != 0).then(|| square(self.passed));
        let board = builder.build().ok()?;
        Some(Position { board, passed: 0 }.settled())
    }
}

impl Position {
    /// The man on a square, or 0.
    pub fn at(&self, at: u8) -> u8 {
        let at = square(at);
        match (self.board.piece_on(at), self.board.color_on(at)) {
            (Some(piece), Some(color)) => kind(piece) | side(color),
            _ => 0,
        }
    }

    /// The men, row by row from a8.
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

    /// The side to move.
    pub fn turn(&self) -> u8 {
        side(self.board.side_to_move())
    }

    /// Plies since the last capture or pawn's move, as far as 100.
    pub fn quiet(&self) -> u8 {
        self.board.halfmove_clock()
    }

    /// The number of the move to come, as players count: one for a move of each.
    pub fn number(&self) -> u16 {
        self.board.fullmove_number()
    }

    /// Castling that is still allowed, in bits: K, Q, k, q.
    pub fn rights(&self) -> u8 {
        let [white, black] = Color::ALL.map(|color| self.board.castle_rights(color));
        let rights = [white.short, white.long, black.short, black.long];
        (0..).zip(rights).fold(0, |bits, (bit, right)| {
            bits | u8::from(right.is_some()) << bit
        })
    }

    /// Whether the king of the side to move is attacked.
    pub fn is_checked(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    /// Whether there is any legal move.
    pub fn has_moves(&self) -> bool {
        self.board.generate_moves(|_| true)
    }

    /// The legal moves from a8 on, row by row; a pawn becomes a queen, rook, bishop, knight.
    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        self.board.generate_moves(|of_man| {
            moves.extend(of_man.into_iter().map(|mv| self.heard(mv)));
            false
        });
        moves.sort_unstable_by_key(|mv| (mv.from, mv.to, !mv.promotion));
        moves
    }

    /// A move of the crate, for which castling is king takes rook.
    fn heard(&self, mv: cozy_chess::Move) -> Move {
        let (from, mut to) = (place(mv.from), place(mv.to));
        if self.board.colors(self.board.side_to_move()).has(mv.to) {
            to = if to > from { from + 2 } else { from - 2 };
        }
        Move {
            from,
            to,
            promotion: mv.promotion.map_or(0, kind),
        }
    }

    /// The move as the crate has it.
    fn told(&self, mv: Move) -> cozy_chess::Move {
        let promotion = usize::from(mv.promotion)
            .checked_sub(usize::from(PAWN))
            .map(Piece::index);
        cozy_chess::Move {
            from: square(mv.from),
            to: square(self.castled(mv).unwrap_or(mv.to)),
            promotion,
        }
    }

    /// The position after a legal move.
    pub fn after(&self, mv: Move) -> Position {
        let mut board = self.board.clone();
        board.play_unchecked(self.told(mv));
        Position { board, passed: 0 }.settled()
    }

    /// With the square where a pawn may be taken in passing.
    fn settled(mut self) -> Position {
        let board = &self.board;
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
                self.passed = place(to);
            }
        }
        self
    }

    /// Where the rook comes from if a move is castling.
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

    /// Of each side, white first: how many men of each kind it has, on how many squares they could go if nothing threatened their
    /// king, without castling, and how many centre squares they bear on or hold.
    pub fn strength(&self) -> [Strength; 2] {
        let occupied = self.board.occupied();
        Color::ALL.map(|color| {
            let (own, other) = (self.board.colors(color), self.board.colors(!color));
            let passed = if self.passed != 0 && color == self.board.side_to_move() {
                square(self.passed).bitboard()
            } else {
                BitBoard::EMPTY
            };
            let mut strength = Strength {
                men: [0; 6],
                targets: 0,
                centre: (own & CENTRE).len(),
            };
            for piece in Piece::ALL {
                for at in self.board.colored_pieces(color, piece) {
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

    /// Whether no sequence of moves can give mate: bare kings, one minor piece more, or nothing but bishops of one colour of squares.
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

/// What a side has.
#[derive(Debug)]
pub struct Strength {
    /// Pawns, knights, bishops, rooks, queens and the king.
    pub men: [u32; 6],
    /// Squares its men could go to, of each man.
    pub targets: u32,
    /// Centre squares that its men bear on, of each man, or hold.
    pub centre: u32,
}
