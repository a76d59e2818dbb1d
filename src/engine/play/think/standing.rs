//! What a search has come to so far, folded from its events: the move, the value and the best line of the last depth that was
//! completed, or of all iterations that were. It knows no clock.

use super::Thought;
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::play::machine::{Budget, Machine};
use crate::search::probe::Counts;
use crate::search::{Algorithm, Answer, Basis, Event, Mcts, Root, Stage, Used, Window};

pub struct Standing<'a> {
    mcts: Option<&'a Mcts>,
    /// What a value rests on that is no end of a game.
    guess: Basis,
    /// Who moves at the root, if anybody does.
    mover: Option<Player>,
    /// The scores of the mover's worst and best end. None once an estimate was as high or as low as an end: from then on such a value
    /// proves nothing.
    ends: Option<(f64, f64)>,
    /// Whether the search goes on to its limit whatever it finds.
    is_own: bool,
    /// Whether the search looks for whatever value there is, and not only within a window.
    is_wide: bool,
    /// How many nodes may be reached.
    most: u64,
    nodes: u64,
    root: Root,
    /// The way down of this iteration: its first choice, what that is credited with, and Max's scores.
    first: Option<u16>,
    reward: f64,
    score: f64,
    /// The best line from each node of the path.
    path: Vec<Vec<u16>>,
    ply: usize,
    /// The limit of the stage that runs, and that of the search.
    limit: u32,
    last: u32,
    /// Whether a smaller limit than the last could not be asked for: an explicit tree need not have estimates.
    is_whole: bool,
    /// Whether nothing in this stage was a guess, what was remembered of an earlier stage included.
    is_exact: bool,
    /// How many nodes there were before this stage.
    before: u64,
    /// The last stage that was completed: its limit, what it found, whether that is a guess, and its best line.
    completed: Option<(u32, Answer, Basis, Vec<u16>)>,
    /// A depth was completed since somebody has asked.
    is_news: bool,
    /// Nothing more is to be found, or the nodes are used up.
    pub is_done: bool,
}

impl<'a> Standing<'a> {
    pub fn new(position: &AnyGame, machine: &'a Machine) -> Standing<'a> {
        let mover = match position.status() {
            Status::ToMove(player) => Some(player),
            _ => None,
        };
        let ends = position.traits().range;
        let most = match (&machine.algorithm, machine.budget) {
            (Algorithm::Mcts(_), _) | (_, Budget::Own | Budget::Millis(_)) => u64::MAX,
            (_, Budget::Nodes(nodes)) => nodes,
        };
        Standing {
            mcts: if let Algorithm::Mcts(options) = &machine.algorithm {
                Some(options)
            } else {
                None
            },
            guess: machine.algorithm.basis(),
            mover,
            ends: ends.map(|(low, high)| {
                if mover == Some(Player::Min) {
                    (high, low)
                } else {
                    (low, high)
                }
            }),
            is_own: machine.budget == Budget::Own,
            is_wide: !matches!(&machine.algorithm, Algorithm::AlphaBeta(options) if options.window != Window::FULL),
            most,
            nodes: 0,
            root: Root::default(),
            first: None,
            reward: 0.0,
            score: 0.0,
            path: Vec::new(),
            ply: 0,
            limit: 0,
            last: 0,
            is_whole: position.is_explicit() && !matches!(machine.algorithm, Algorithm::Mcts(_)),
            is_exact: true,
            before: 0,
            completed: None,
            is_news: false,
            is_done: false,
        }
    }

    /// A search to this limit begins.
    pub fn begin(&mut self, limit: u32) {
        (self.limit, self.last, self.ply, self.is_exact, self.before) = (limit, limit, 0, true, 0);
        self.path = vec![Vec::new()];
    }

    /// What the machine would play now; nothing before the first depth or iteration is completed.
    pub fn thought(&self, counts: Counts) -> Option<Thought> {
        let (reached, answer, basis, line) = self.completed.clone()?;
        let Some(options) = self.mcts.filter(|_| reached > 0) else {
            return Some(Thought {
                reached,
                answer,
                basis,
                line,
                counts,
            });
        };
        let best = self.mover.and_then(|_| self.root.best(options));
        let answer = Answer {
            value: self.root.value(),
            best,
        };
        Some(Thought {
            reached,
            answer,
            basis: Basis::Average,
            line: best.into_iter().collect(),
            counts,
        })
    }

    /// Whether there is a move to play.
    pub fn has_move(&self) -> bool {
        self.completed.is_some()
    }

    /// Whether a depth was completed since this was asked last.
    pub fn take_news(&mut self) -> bool {
        std::mem::take(&mut self.is_news)
    }

    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::Begin {
                stage: Stage::Depth(limit) | Stage::Iteration(limit),
            } => {
                (self.limit, self.ply, self.first, self.score) = (limit, 0, None, 0.0);
                (self.is_exact, self.before) = (true, self.nodes);
            }
            Event::Descend { choice, .. } => {
                if self.ply == 0 {
                    self.first = Some(choice);
                }
                self.ply += 1;
                self.nodes += 1;
                if self.path.len() == self.ply {
                    self.path.push(Vec::new());
                }
                self.is_done |= self.nodes >= self.most && self.has_move();
            }
            Event::Recall { visit, used, .. } => {
                self.is_exact &= used == Used::Order || u64::from(visit) > self.before;
                self.forget();
            }
            Event::Open { .. } => self.forget(),
            Event::Evaluate { score, basis, .. } => {
                self.score = self
                    .mcts
                    .map_or(score, |options| score * f64::from(options.playouts));
                let is_inside =
                    |(one, other): &(f64, f64)| one.min(*other) < score && score < one.max(*other);
                self.ends = self
                    .ends
                    .filter(|ends| basis == Basis::Exact || is_inside(ends));
                self.is_exact &= basis == Basis::Exact;
                self.forget();
            }
            Event::Simulate { score, .. } => self.score += score,
            Event::Improve { choice, .. } => self.improve(choice),
            Event::Credit { reward, visits } => {
                if self.ply == 1 {
                    self.reward = reward;
                } else if self.ply == 0 {
                    self.root.credit(
                        self.first.map(|first| (first, self.reward)),
                        visits,
                        self.score,
                    );
                    if self.first.is_some() {
                        self.completed = Some((self.limit, NOTHING, Basis::Average, Vec::new()));
                    }
                }
                self.ply = self.ply.saturating_sub(1);
            }
            Event::Return { score } if self.ply == 0 => self.complete(score),
            Event::Return { .. } => self.ply -= 1,
            // Where every move loses, win-lose search names one in the end.
            Event::Choose { choice } => {
                if let Some((_, answer, ..)) = &mut self.completed {
                    answer.best.get_or_insert(choice);
                }
            }
            _ => {}
        }
    }

    /// No line from the cursor is known yet.
    fn forget(&mut self) {
        if let Some(line) = self.path.get_mut(self.ply) {
            line.clear();
        }
    }

    /// A child is the best so far: its line goes on that of the cursor.
    fn improve(&mut self, choice: u16) {
        if let Some([line, child]) = self.path.get_mut(self.ply..self.ply + 2) {
            line.clear();
            line.push(choice);
            line.extend_from_slice(child);
        }
    }

    /// A depth is completed. If it ends in the mover's win the search is over, and so it is if it ends in his loss; but then the last
    /// depth that did not see the loss says more than this one, to which all moves are alike.
    fn complete(&mut self, value: f64) {
        let Some(line) = self.path.first() else {
            return;
        };
        if self.is_whole && self.limit != self.last {
            return;
        }
        let is_end = self
            .ends
            .is_some_and(|(worst, best)| value == worst || value == best);
        self.is_done |= is_end && !self.is_own;
        if self.is_own
            || self.completed.is_none()
            || self.ends.is_none_or(|(worst, _)| value != worst)
        {
            let best = line.first().copied();
            let basis = if self.is_exact && self.is_wide || is_end {
                Basis::Exact
            } else {
                self.guess
            };
            self.completed = Some((self.limit, Answer { value, best }, basis, line.clone()));
            self.is_news = true;
        }
    }
}

/// What stands for the answer where it is found from visits.
const NOTHING: Answer = Answer {
    value: 0.0,
    best: None,
};
