//! Chess, white first and Max: a draw by the third occurrence of a position, fifty moves of each side without a capture or a pawn's
//! move, and too few men comes by itself. It knows the course of a game; what men may do is a position's matter.

mod entry;
mod fen;
mod notation;
mod position;

pub use position::Move;

use super::catalogue::{Ending, Entry};
use super::depict::{Board, Cell, Picture, Style};
use super::{Game, Player, Status, Traits, Wording};
use crate::lang::Say;
use fen::letter;
use position::{BLACK, PAWN, Position};
use std::cell::OnceCell;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

/// How many plies without a capture or a pawn's move end the game.
const MOST_QUIET: u8 = 100;
/// The worth of the kinds of men in pawns.
const WORTH: [u32; 6] = [1, 3, 3, 5, 9, 0];

/// A position of a game of chess, shared by all who have it.
#[derive(Clone, Debug)]
pub struct Chess(Rc<State>);

#[derive(Debug)]
struct State {
    now: Position,
    /// The position before and the move that was made there, if that can come again.
    before: Option<(Chess, Move)>,
    last: Option<u8>,
    over: Option<i8>,
    legal: OnceCell<Vec<Move>>,
}

/// What the future depends on: the position, the plies without a capture or a pawn's move, and how often which earlier positions
/// that can come again have been, in whatever order.
#[derive(Clone, Debug)]
pub struct Future(Chess);

impl PartialEq for Future {
    fn eq(&self, other: &Future) -> bool {
        let (mine, others) = (&self.0, &other.0);
        mine.0.now == others.0.now
            && mine.0.now.quiet() == others.0.now.quiet()
            && mine.past().count() == others.past().count()
            && mine
                .past()
                .all(|(past, _)| mine.times(&past.0.now) == others.times(&past.0.now))
    }
}

impl Eq for Future {}

/// Positions that differ in their past alone are few.
impl Hash for Future {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write(&self.0.0.now.men());
        hasher.write_u8(self.0.0.now.quiet());
    }
}

/// White is Max.
fn player(side: u8) -> Player {
    if side == BLACK {
        Player::Min
    } else {
        Player::Max
    }
}

/// What is written and what is marked; not whether the moves have been counted yet.
impl PartialEq for Chess {
    fn eq(&self, other: &Chess) -> bool {
        self.0.last == other.0.last && self.text() == other.text()
    }
}

/// The beginning of a game.
impl Default for Chess {
    fn default() -> Chess {
        Chess::parse("").expect("the beginning is a position")
    }
}

impl State {
    /// A game that begins here.
    fn begin(now: Position) -> State {
        State {
            now,
            before: None,
            last: None,
            over: None,
            legal: OnceCell::new(),
        }
    }

    /// Completes the state with its result, which needs the legal moves.
    fn settled(mut self) -> Chess {
        let now = &self.now;
        let repeated = self.before.as_ref().map_or(0, |(before, _)| {
            before.times(now) + usize::from(before.0.now == *now)
        });
        self.over = match (now.has_moves(), now.is_checked()) {
            (false, true) => Some(if now.turn() == BLACK { 1 } else { -1 }),
            (false, false) => Some(0),
            (true, _) => (now.quiet() >= MOST_QUIET || repeated >= 2 || now.is_dead()).then_some(0),
        };
        Chess(Rc::new(self))
    }
}

impl Chess {
    /// The earlier positions that can come again with the moves made there, the latest first.
    fn past(&self) -> impl Iterator<Item = &(Chess, Move)> {
        std::iter::successors(self.0.before.as_ref(), |(past, _)| past.0.before.as_ref())
    }

    /// How many of them are this one.
    fn times(&self, position: &Position) -> usize {
        self.past()
            .filter(|(past, _)| past.0.now == *position)
            .count()
    }

    fn legal(&self) -> &[Move] {
        self.0.legal.get_or_init(|| {
            if self.0.over.is_some() {
                Vec::new()
            } else {
                self.0.now.legal()
            }
        })
    }
}

impl Game for Chess {
    type Move = Move;
    type Key = Future;

    fn status(&self) -> Status {
        match self.0.over {
            Some(score) => Status::Over {
                score: score.into(),
            },
            None => Status::ToMove(player(self.0.now.turn())),
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
        *self = self.after(mv);
    }

    fn after(&self, mv: Move) -> Chess {
        let state = &*self.0;
        let before = &state.now;
        let now = before.after(mv);
        let is_quiet = before.at(mv.to) == 0 && before.at(mv.from) & 7 != PAWN;
        // What was taken, has moved as a pawn or has lost a right never comes back.
        let can_come_again = is_quiet && before.passed == 0 && before.rights() == now.rights();
        let mut next = State::begin(now);
        next.before = can_come_again.then(|| (self.clone(), mv));
        next.last = Some(mv.to);
        next.settled()
    }

    fn key(&self) -> Future {
        Future(self.clone())
    }

    fn traits(&self) -> Traits {
        Traits {
            chance: false,
            draws: true,
            impartial: false,
            range: Some((-1.0, 1.0)),
            longest: None,
        }
    }

    /// White's less black's: men in pawns, squares they can go to, and centre squares they bear on or hold.
    fn features(&self) -> impl Iterator<Item = f64> {
        let [white, black] = self.0.now.strength().map(|side| {
            let men: u32 = side
                .men
                .iter()
                .zip(WORTH)
                .map(|(count, worth)| count * worth)
                .sum();
            [men, side.targets, side.centre].map(f64::from)
        });
        (0..3).map(move |feature| white[feature] - black[feature])
    }

    /// A win is worth a hundred pawns, a pawn as much as ten squares.
    fn weights(&self) -> &'static [f64] {
        &[0.01, 0.001, 0.001]
    }
}

impl Wording for Chess {
    const ENTRY: Entry = entry::ENTRY;

    fn read(text: &str, _like: Option<&Chess>) -> Result<Chess, Box<dyn Say>> {
        Ok(Chess::parse(text)?)
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
        let [mut text, moves] = self.parts();
        if !moves.is_empty() {
            text += " moves ";
            text += &moves;
        }
        text
    }

    fn ending(&self) -> Ending {
        let State { now, over, .. } = &*self.0;
        let words = match over {
            Some(1 | -1) => ["checkmate", "将死"],
            _ if !now.has_moves() => ["stalemate", "逼和"],
            _ if now.is_dead() => ["too few pieces to mate", "子力不足"],
            _ if now.quiet() >= MOST_QUIET => ["fifty-move rule", "五十回合规则"],
            _ => ["threefold repetition", "三次重复局面"],
        };
        (Vec::new(), words)
    }

    fn picture(&self) -> Picture {
        let cell = |man| match man {
            0 => Cell::Empty,
            _ => Cell::Man(player(man & BLACK), letter(man & 7)),
        };
        let cells = self.0.now.men().into_iter().map(cell).collect();
        Picture::Board(Board {
            style: Style::Squares,
            columns: 8,
            cells,
            last: self.0.last.map(u16::from),
        })
    }
}
