//! Chess, white first and Max: a draw by the third occurrence of a position, fifty moves of each side without a capture or a pawn's
//! move, and too few men comes by itself. It knows the course of a game; what men may do is a position's matter.

mod entry;
mod notation;
mod position;

pub use position::Move;

use super::catalogue::Entry;
use super::depict::{Board, Cell, Picture, Style};
use super::{Game, Player, Status, Traits, Wording};
use crate::lang::Say;
use notation::{LAST_NUMBER, letter};
use position::{BLACK, PAWN, Position, squares};
use std::cell::OnceCell;
use std::rc::Rc;

/// How many plies without a capture or a pawn's move end the game.
const MOST_QUIET: u8 = 100;
/// More legal moves than any position has.
const ALL: usize = 512;
/// The worth of a kind of man in pawns.
const WORTH: [i32; 8] = [0, 1, 3, 3, 5, 9, 0, 0];
/// d5, e5, d4 and e4.
const CENTRE: u64 = 0x18_1800_0000;

/// A position of a game of chess.
#[derive(Clone, Debug)]
pub struct Chess {
    now: Position,
    /// Plies since the last capture or pawn's move.
    quiet: u8,
    /// The number of the move to come, as players count: one for a move of each.
    number: u16,
    /// The earlier positions that can come again, each with the move that was made there.
    past: Rc<Vec<(Position, Move)>>,
    last: Option<u8>,
    over: Option<i8>,
    legal: OnceCell<Rc<[Move]>>,
}

/// White is Max.
fn player(side: u8) -> Player {
    if side == BLACK { Player::Min } else { Player::Max }
}

/// What is written and what is marked; not whether the moves have been counted yet.
impl PartialEq for Chess {
    fn eq(&self, other: &Chess) -> bool {
        (self.now, self.quiet, self.number, self.last) == (other.now, other.quiet, other.number, other.last)
            && self.past == other.past
    }
}

impl Chess {
    /// A game that begins here.
    fn new(mut now: Position, quiet: u8, number: u16) -> Chess {
        now.settle_passed();
        let mut game = Chess { now, quiet, number, past: Rc::default(), last: None, over: None, legal: OnceCell::new() };
        game.settle();
        game
    }

    /// Finds out whether the game is over.
    fn settle(&mut self) {
        self.legal = OnceCell::new();
        let now = &self.now;
        let repeated = self.past.iter().filter(|(earlier, _)| earlier == now).count();
        self.over = if now.legal(1).is_empty() {
            Some(match (now.is_checked(now.turn), now.turn) {
                (false, _) => 0,
                (true, BLACK) => 1,
                (true, _) => -1,
            })
        } else {
            (self.quiet >= MOST_QUIET || repeated >= 2 || now.is_dead()).then_some(0)
        }
    }

    fn legal(&self) -> &[Move] {
        self.legal.get_or_init(|| if self.over.is_some() { Rc::default() } else { self.now.legal(ALL).into() })
    }
}

impl Game for Chess {
    type Move = Move;
    /// The position, the plies without a capture or a pawn's move, and, sorted, the earlier positions that can come again.
    type Key = (Position, u8, Vec<Position>);

    fn status(&self) -> Status {
        match self.over {
            Some(score) => Status::Over { score: score.into() },
            None => Status::ToMove(player(self.now.turn)),
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        self.legal().iter().copied()
    }

    fn choices(&self) -> u16 {
        self.legal().len() as u16
    }

    fn choice(&self, choice: u16) -> Option<Move> {
        self.legal().get(usize::from(choice)).copied()
    }

    fn play(&mut self, mv: Move) {
        let before = self.now;
        self.now = before.after(mv);
        self.now.settle_passed();
        if before.turn == BLACK {
            self.number = LAST_NUMBER.min(self.number + 1);
        }
        self.last = Some(mv.to);
        let is_quiet = before.at(mv.to) == 0 && before.at(mv.from) & 7 != PAWN;
        self.quiet = if is_quiet { self.quiet + 1 } else { 0 };
        // What was taken, has moved as a pawn or has lost a right never comes back.
        if is_quiet && before.passed == 0 && before.rights == self.now.rights {
            Rc::make_mut(&mut self.past).push((before, mv));
        } else {
            self.past = Rc::default();
        }
        self.settle();
    }

    fn key(&self) -> (Position, u8, Vec<Position>) {
        let mut earlier = Vec::new();
        for (position, _) in self.past.iter() {
            earlier.insert(earlier.partition_point(|before| before < position), *position);
        }
        (self.now, self.quiet, earlier)
    }

    fn traits(&self) -> Traits {
        Traits { chance: false, draws: true, impartial: false, range: Some((-1.0, 1.0)), longest: None }
    }

    /// White's less black's: men in pawns, squares they can go to, and centre squares they bear on or hold.
    fn features(&self) -> impl Iterator<Item = f64> {
        let now = &self.now;
        let sides = [now.side(0), now.side(BLACK)];
        let mut sums = [0; 3];
        for (set, sign) in sides.into_iter().zip([1, -1]) {
            for square in squares(set) {
                let man = now.at(square);
                let held = (now.reach(square, man) & CENTRE).count_ones() + (CENTRE >> square & 1) as u32;
                let found = [WORTH[usize::from(man & 7)], now.targets(square, sides).count_ones() as i32, held as i32];
                sums.iter_mut().zip(found).for_each(|(sum, found)| *sum += sign * found);
            }
        }
        sums.into_iter().map(f64::from)
    }

    /// A win is worth a hundred pawns, a pawn as much as ten squares.
    fn weights(&self) -> &'static [f64] {
        &[0.01, 0.001, 0.001]
    }
}

impl Wording for Chess {
    const ENTRY: Entry = entry::ENTRY;

    fn read(text: &str, _like: Option<&Chess>) -> Result<Chess, Box<dyn Say>> {
        Chess::parse(text).map_err(|bad| Box::new(bad) as _)
    }

    /// As in books: `Nf3`, `exd5`, `O-O`, `e8=Q+`.
    fn move_name(&self, mv: Move) -> String {
        self.in_books(mv)
    }

    fn cells(&self, mv: Move) -> [Option<u16>; 2] {
        [mv.from, mv.to].map(|square| Some(square.into()))
    }

    /// FEN, and the moves since a position that can come again.
    fn text(&self) -> String {
        let [fen, moves] = self.parts();
        if moves.is_empty() { fen } else { format!("{fen} moves {moves}") }
    }

    fn picture(&self) -> Picture {
        let cell = |man| match man {
            0 => Cell::Empty,
            _ => Cell::Man(player(man & BLACK), letter(man & 7)),
        };
        let cells = self.now.men.into_iter().map(cell).collect();
        Picture::Board(Board { style: Style::Squares, columns: 8, cells, last: self.last.map(u16::from) })
    }
}
