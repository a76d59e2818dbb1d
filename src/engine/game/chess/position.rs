//! Where the men stand, whose turn it is, and what may be played: one byte a square and one table of steps, small above all.
//! Legal is what leaves the own king unattacked. It knows nothing of earlier positions, clocks and notation.

/// The kinds of men, from 1; 0 is an empty square.
pub const PAWN: u8 = 1;
/// Moves two and one.
pub const KNIGHT: u8 = 2;
/// Slides aslant.
pub const BISHOP: u8 = 3;
/// Slides along ranks and files.
pub const ROOK: u8 = 4;
/// Slides every way.
pub const QUEEN: u8 = 5;
/// What the game is about.
pub const KING: u8 = 6;
/// Added to the kind of a black man; also the side itself, white being 0.
pub const BLACK: u8 = 8;

/// Steps on a board of sixteen columns, half of them outside: four aslant, four straight, eight of the knight.
const STEPS: [i8; 16] = [-17, -15, 15, 17, -16, -1, 1, 16, -33, -31, -18, -14, 14, 18, 31, 33];

/// What a move makes of a pawn: nothing, or the four pieces it can become.
const PROMOTIONS: [u8; 5] = [0, QUEEN, ROOK, BISHOP, KNIGHT];

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Row by row from a8.
    pub men: [u8; 64],
    /// 0 or [`BLACK`].
    pub turn: u8,
    /// Castling that is still allowed, in bits: K, Q, k, q.
    pub rights: u8,
    /// The square that a pawn has just passed and may be taken on, else 0.
    pub passed: u8,
}

/// The squares of a set, rising.
pub fn squares(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let square = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            square
        })
    })
}

/// The castling rights that end when a man leaves a square or comes there.
fn rights_of(square: u8) -> u8 {
    match square {
        0 => 8,
        4 => 12,
        7 => 4,
        56 => 2,
        60 => 3,
        63 => 1,
        _ => 0,
    }
}

impl Position {
    /// The man on a square, or 0.
    pub fn at(&self, square: u8) -> u8 {
        self.men[usize::from(square & 63)]
    }

    /// Places a man, or 0.
    pub fn put(&mut self, square: u8, man: u8) {
        self.men[usize::from(square & 63)] = man;
    }

    /// The squares of a side's men.
    pub fn side(&self, side: u8) -> u64 {
        (0..64).filter(|&square| self.at(square) != 0 && self.at(square) & BLACK == side).fold(0, |set, square| set | 1 << square)
    }

    /// Whether a side's king stands on a square that the other side bears on.
    pub fn is_checked(&self, side: u8) -> bool {
        self.is_attacked(self.king(side), side ^ BLACK)
    }

    fn king(&self, side: u8) -> u8 {
        self.men.iter().position(|&man| man == KING | side).unwrap_or(0) as u8
    }

    /// The squares on which a man would bear from a square, whoever stands there.
    pub fn reach(&self, from: u8, man: u8) -> u64 {
        let kind = man & 7;
        let (first, count) = match (kind, man) {
            (PAWN, PAWN) => (0, 2),
            (PAWN, _) => (2, 2),
            (KNIGHT, _) => (8, 8),
            (BISHOP, _) => (0, 4),
            (ROOK, _) => (4, 4),
            _ => (0, 8),
        };
        let slides = (BISHOP..=QUEEN).contains(&kind);
        let mut reached = 0;
        for step in STEPS.iter().skip(first).take(count) {
            let mut at = from + (from & 56);
            loop {
                at = at.wrapping_add_signed(*step);
                if at & 0x88 != 0 {
                    break;
                }
                let square = (at + (at & 7)) / 2;
                reached |= 1 << square;
                if !slides || self.at(square) != 0 {
                    break;
                }
            }
        }
        reached
    }

    /// Whether a side bears on a square: what sees a man of its kind from there is seen by it.
    fn is_attacked(&self, square: u8, by: u8) -> bool {
        (PAWN..=KING).any(|kind| squares(self.reach(square, kind | (by ^ BLACK))).any(|seen| self.at(seen) == kind | by))
    }

    /// Where the man on a square could go if nothing threatened its king; without castling. `sides` are the men of both.
    pub fn targets(&self, from: u8, sides: [u64; 2]) -> u64 {
        let man = self.at(from);
        let reached = self.reach(from, man);
        let side = man & BLACK;
        let [own, other] = if side == BLACK { [sides[1], sides[0]] } else { sides };
        if man & 7 != PAWN {
            return reached & !own;
        }
        let passed = if side == self.turn { (1 << self.passed) & !1 } else { 0 };
        let free = !(own | other);
        // One square ahead, and from where pawns begin another one.
        let ahead = |set: u64| (if side == BLACK { set << 8 } else { set >> 8 }) & free;
        let one = ahead(1 << from);
        let two = if from / 8 == (if side == BLACK { 1 } else { 6 }) { ahead(one) } else { 0 };
        one | two | reached & (other | passed)
    }

    /// Where the king, not in check, can castle to, but for an attack on that square.
    fn castles(&self, men: u64) -> u64 {
        let (rights, row) = if self.turn == BLACK { (self.rights >> 2, 0) } else { (self.rights, 56) };
        let mut found = 0;
        for (right, between, crossed, to) in [(1, 0x60, 5, 6), (2, 0x0e, 3, 2)] {
            if rights & right != 0 && men >> row & between == 0 && !self.is_attacked(row + crossed, self.turn ^ BLACK) {
                found |= 1 << (row + to);
            }
        }
        found
    }

    /// The legal moves from a8 on, row by row, at least `enough` of them if there are as many.
    pub fn legal(&self, enough: usize) -> Vec<Move> {
        let sides = [self.side(0), self.side(BLACK)];
        let king = self.king(self.turn);
        let is_checked = self.is_checked(self.turn);
        // Where the king is not in check only he, a man on a line with him and a capture in passing can expose him.
        let delicate = if is_checked { u64::MAX } else { self.reach(king, QUEEN) | 1 << king };
        let mut moves = Vec::new();
        for from in squares(sides[usize::from(self.turn / BLACK)]) {
            let mut targets = self.targets(from, sides);
            if from == king && !is_checked {
                targets |= self.castles(sides[0] | sides[1]);
            }
            let is_pawn = self.at(from) & 7 == PAWN;
            for to in squares(targets) {
                let promotes = is_pawn && !(8..56).contains(&to);
                let kinds = if promotes { &PROMOTIONS[1..] } else { &PROMOTIONS[..1] };
                let is_delicate = delicate >> from & 1 == 1 || is_pawn && to == self.passed;
                if !is_delicate || !self.after(Move { from, to, promotion: 0 }).is_checked(self.turn) {
                    moves.extend(kinds.iter().map(|&promotion| Move { from, to, promotion }));
                }
            }
            if moves.len() >= enough {
                break;
            }
        }
        moves
    }

    /// The position after a move. A square is called passed even if nobody can take there.
    pub fn after(&self, mv: Move) -> Position {
        let Move { from, to, promotion } = mv;
        let man = self.at(from);
        let mut next = *self;
        next.put(from, 0);
        next.put(to, if promotion == 0 { man } else { promotion | self.turn });
        next.passed = 0;
        next.turn ^= BLACK;
        next.rights &= !(rights_of(from) | rights_of(to));
        match (man & 7, from.abs_diff(to)) {
            (PAWN, 16) => next.passed = u8::midpoint(from, to),
            // The pawn taken in passing stands a row behind the square.
            (PAWN, _) if to == self.passed && to != 0 => next.put(to ^ 8, 0),
            _ => {}
        }
        if let Some(corner) = self.castled(mv) {
            next.put(u8::midpoint(from, to), next.at(corner));
            next.put(corner, 0);
        }
        next
    }

    /// Where the rook comes from if a move is castling.
    pub fn castled(&self, mv: Move) -> Option<u8> {
        let castles = self.at(mv.from) & 7 == KING && mv.from.abs_diff(mv.to) == 2;
        castles.then(|| if mv.to > mv.from { mv.to + 1 } else { mv.to - 2 })
    }

    /// Forgets a passed square on which nobody may take: the position is the same without it.
    pub fn settle_passed(&mut self) {
        let to = self.passed;
        if to != 0 {
            let taker = PAWN | self.turn;
            let mut takers = squares(self.reach(to, taker ^ BLACK)).filter(|&from| self.at(from) == taker);
            if !takers.any(|from| !self.after(Move { from, to, promotion: 0 }).is_checked(self.turn)) {
                self.passed = 0;
            }
        }
    }

    /// Whether no sequence of moves can give mate: bare kings, one minor piece more, or nothing but bishops of one colour of squares.
    pub fn is_dead(&self) -> bool {
        let (mut men, mut knights, mut shades) = (0, 0, 0);
        for square in squares(self.side(0) | self.side(BLACK)) {
            match self.at(square) & 7 {
                KING => {}
                KNIGHT => knights += 1,
                BISHOP => shades |= 1 << ((square ^ (square / 8)) & 1),
                _ => return false,
            }
            men += 1;
        }
        // Two of them are kings.
        men <= 3 || knights == 0 && shades != 3
    }
}
