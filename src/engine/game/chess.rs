//! Chess with White as Max, who moves first. A game is drawn by the third occurrence of a position,
//! by fifty moves of each side without a capture or a pawn move, and at once if no mate is
//! possible. This module knows the course of a game; `rules` knows the moves.

mod books;
mod entry;
mod fen;
mod notation;
mod position;
pub mod rules;

pub use position::Move;

use super::catalogue::{Ending, Entry};
use super::depict::{Board, Cell, Picture, Style};
use super::{Game, Interval, Player, Status, Traits, Wording};
use crate::lang::words::{game, spec};
use crate::lang::{Lang, Say};
use fen::letter;
use position::{BLACK, PAWN, Position};
use rules::rules;
use std::cell::OnceCell;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

/// The number of plies without a capture or a pawn move after which the game is drawn.
const MOST_QUIET: u8 = 100;
/// The values of the piece kinds in pawns.
const WORTH: [u32; 6] = [1, 3, 3, 5, 9, 0];

/// A position in a game of chess. Clones share it.
#[derive(Clone, Debug)]
pub struct Chess(Rc<State>);

#[derive(Debug)]
struct State {
    now: Position,
    /// The position before and the move made in it; `None` if that position cannot recur.
    before: Option<(Chess, Move)>,
    /// The squares that the last move left and came to.
    last: Option<(u8, u8)>,
    over: Option<i8>,
    legal: OnceCell<Vec<Move>>,
}

/// The identity of a position: everything that the rest of the game depends on.
///
/// That is the position, the plies without a capture or a pawn move, and how often each earlier
/// position that can recur has occurred, in any order.
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

/// The past is not hashed: few positions differ in it alone.
impl Hash for Future {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write(&self.0.0.now.men());
        hasher.write_u8(self.0.0.now.quiet());
    }
}

/// Returns the player of a side: White is Max.
fn player(side: u8) -> Player {
    if side == BLACK {
        Player::Min
    } else {
        Player::Max
    }
}

/// Compares the text and the marked square, but not the cached moves.
impl PartialEq for Chess {
    fn eq(&self, other: &Chess) -> bool {
        self.0.last == other.0.last && self.text() == other.text()
    }
}

/// The start of a game.
impl Default for Chess {
    fn default() -> Chess {
        Chess::parse("").expect("the beginning is a position")
    }
}

impl State {
    /// Starts a game at a position.
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
        self.over = match (rules().has_moves(now), now.is_checked()) {
            (false, true) => Some(if now.turn() == BLACK { 1 } else { -1 }),
            (false, false) => Some(0),
            (true, _) => (now.quiet() >= MOST_QUIET || repeated >= 2 || now.is_dead()).then_some(0),
        };
        Chess(Rc::new(self))
    }
}

impl Chess {
    /// Iterates over the earlier positions that can recur and the moves made in them, the latest
    /// first.
    fn past(&self) -> impl Iterator<Item = &(Chess, Move)> {
        std::iter::successors(self.0.before.as_ref(), |(past, _)| past.0.before.as_ref())
    }

    /// Counts the occurrences of a position among them.
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
                rules().legal(&self.0.now)
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
        let now = rules().after(before, mv);
        let is_quiet = before.at(mv.to) == 0 && before.at(mv.from) & 7 != PAWN;
        // A position before a capture, a pawn move or a lost right never recurs.
        let can_come_again = is_quiet && before.passed == 0 && before.rights() == now.rights();
        let mut next = State::begin(now);
        next.before = can_come_again.then(|| (self.clone(), mv));
        next.last = Some((mv.from, mv.to));
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
            range: Some(Interval::new(-1.0, 1.0)),
            longest: None,
        }
    }

    /// White's minus Black's: material in pawns, squares that pieces can move to, and centre
    /// squares that they attack or occupy.
    fn features(&self) -> impl Iterator<Item = f64> {
        let [white, black] = rules().strength(&self.0.now).map(|side| {
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

    /// A win is worth a hundred pawns, and a pawn as much as ten squares.
    fn weights(&self) -> &'static [f64] {
        &[0.01, 0.001, 0.001]
    }
}

impl Wording for Chess {
    const ENTRY: Entry = entry::ENTRY;

    fn how_to_play(&self, lang: Lang) -> String {
        game::CHESS_RULES.say(lang).to_owned()
    }

    fn read(text: &str, _like: Option<&Chess>) -> Result<Chess, Box<dyn Say>> {
        if rules::are_there() {
            Ok(Chess::parse(text)?)
        } else {
            Err(Box::new(spec::CHESS_AWAITED))
        }
    }

    /// Standard algebraic notation: `Nf3`, `exd5`, `O-O`, `e8=Q+`.
    fn move_name(&self, mv: Move) -> String {
        self.in_books(mv)
    }

    fn cells(&self, mv: Move) -> [Option<u16>; 2] {
        [mv.from, mv.to].map(|square| Some(square.into()))
    }

    /// FEN, followed by the moves since the earliest position that can recur.
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
            Some(1 | -1) => game::CHESS_CHECKMATE,
            _ if !rules().has_moves(now) => game::CHESS_STALEMATE,
            _ if now.is_dead() => game::CHESS_DEAD,
            _ if now.quiet() >= MOST_QUIET => game::CHESS_FIFTY_MOVE_RULE,
            _ => game::CHESS_THREEFOLD_REPETITION,
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
            last: self.0.last.map(|(_, to)| to.into()),
            left: self.0.last.map(|(from, _)| from.into()),
            row: None,
        })
    }
}
