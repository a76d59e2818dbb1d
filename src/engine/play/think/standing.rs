//! The result of a search so far, computed from its events: the move, the value and the principal
//! variation of the last completed depth, or of all completed iterations. It knows no clock.

use super::{Seen, Thought};
use crate::game::any::AnyGame;
use crate::game::{Interval, Player, Status};
use crate::play::machine::{Budget, Machine};
use crate::search::probe::Counts;
use crate::search::{Algorithm, Answer, Basis, Event, Mcts, Relation, Root, Stage, Used, Window};

pub struct ThinkingState<'a> {
    mcts: Option<&'a Mcts>,
    /// The basis of a value that is not proved.
    guess: Basis,
    /// The player to move at the root; `None` if the game is over or chance moves.
    mover: Option<Player>,
    /// The lowest and the highest score at the end of a game. `None` once an estimate was as high
    /// or as low as an end: from then on such a value proves nothing.
    ends: Option<Interval>,
    /// Whether the search continues to its limit even after a proof.
    is_own: bool,
    /// Whether the search starts with the full window.
    is_wide: bool,
    /// The most nodes.
    most: u64,
    nodes: u64,
    root: Root,
    /// Of the present iteration: the choice at the root, the reward credited to it, and the sum of
    /// Max's scores.
    first: Option<u16>,
    reward: f64,
    score: f64,
    /// The principal variation from each node of the path.
    path: Vec<Vec<u16>>,
    ply: usize,
    /// The limit of the present stage, and that of the search.
    limit: u32,
    last: u32,
    /// Whether only the last limit counts: an explicit tree need not have estimates at smaller
    /// ones.
    is_whole: bool,
    /// Whether every value in this stage is exact, including those recalled from an earlier stage.
    is_exact: bool,
    /// The number of nodes before this stage.
    before: u64,
    /// The lowest and the highest score of a terminal position.
    range: Option<Interval>,
    /// The window of the search at the root; `None` if it prunes nothing there.
    window: Option<Window>,
    /// The results of the moves in this stage, and the window for the next move.
    seen: Vec<Seen>,
    narrowed: Window,
    /// The last completed stage.
    completed: Option<Completed>,
    /// Whether a depth was completed since the last [`ThinkingState::take_news`].
    is_news: bool,
    /// Whether the search is over: nothing more can be found, or the nodes are used up.
    pub is_done: bool,
}

/// A stage that was completed.
#[derive(Clone)]
struct Completed {
    /// Its limit.
    limit: u32,
    answer: Answer,
    basis: Basis,
    /// Its best line.
    line: Vec<u16>,
    seen: Vec<Seen>,
}

impl<'a> ThinkingState<'a> {
    pub fn new(position: &AnyGame, machine: &'a Machine) -> ThinkingState<'a> {
        let mover = match position.status() {
            Status::ToMove(player) => Some(player),
            _ => None,
        };
        let most = match (&machine.algorithm, machine.budget) {
            (Algorithm::Mcts(_), _) | (_, Budget::Own | Budget::Millis(_)) => u64::MAX,
            (_, Budget::Nodes(nodes)) => nodes,
        };
        let range = position.traits().range;
        ThinkingState {
            mcts: if let Algorithm::Mcts(options) = &machine.algorithm {
                Some(options)
            } else {
                None
            },
            guess: machine.algorithm.basis(),
            mover,
            ends: range,
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
            range,
            window: match &machine.algorithm {
                Algorithm::AlphaBeta(options) => Some(options.window),
                Algorithm::Expectimax(options) if options.prune => Some(Window::FULL),
                _ => None,
            },
            seen: Vec::new(),
            narrowed: Window::FULL,
            completed: None,
            is_news: false,
            is_done: false,
        }
    }

    /// Begins a search to this limit.
    pub fn begin(&mut self, limit: u32) {
        (self.limit, self.last, self.ply, self.is_exact, self.before) = (limit, limit, 0, true, 0);
        self.path = vec![Vec::new()];
        self.look_anew();
    }

    /// Forgets the results of all moves.
    fn look_anew(&mut self) {
        self.seen.clear();
        self.narrowed = self.window.unwrap_or(Window::FULL);
    }

    /// Records the value of a move. A value no better than the best before it may be a bound.
    fn see(&mut self, value: f64) {
        let (Some(choice), Some(player)) = (self.first, self.mover) else {
            return;
        };
        let found = self
            .window
            .map_or(Relation::Exact, |_| self.narrowed.relation(value));
        // There is nothing below the lowest end and above the highest.
        let is_end = |relation| match (relation, self.range) {
            (Relation::AtMost, Some(range)) => value <= range.low,
            (Relation::AtLeast, Some(range)) => value >= range.high,
            _ => false,
        };
        let is_known = self.is_exact
            || self
                .ends
                .is_some_and(|ends| value == ends.low || value == ends.high);
        self.seen.push(Seen {
            choice,
            value,
            relation: if is_end(found) {
                Relation::Exact
            } else {
                found
            },
            basis: if is_known { Basis::Exact } else { self.guess },
            visits: 0,
            plies: None,
        });
        self.narrowed = self.narrowed.tightened(player, value);
    }

    /// Returns the present choice; `None` before the first depth or iteration is completed.
    pub fn thought(&self, counts: Counts) -> Option<Thought> {
        let Completed {
            limit: reached,
            answer,
            basis,
            line,
            seen,
        } = self.completed.clone()?;
        let Some(options) = self.mcts.filter(|_| reached > 0) else {
            return Some(Thought {
                reached: Some(reached),
                answer,
                basis,
                line,
                seen,
                counts,
            });
        };
        let tried = |(choice, visits, reward): (u16, u32, f64)| Seen {
            choice,
            value: reward / f64::from(visits),
            relation: Relation::Exact,
            basis: Basis::Average,
            visits,
            plies: None,
        };
        let best = self.mover.and_then(|_| self.root.best(options));
        let answer = Answer {
            value: self.root.value(),
            best,
        };
        Some(Thought {
            reached: Some(reached),
            answer,
            basis: Basis::Average,
            line: best.into_iter().collect(),
            seen: self.root.children().map(tried).collect(),
            counts,
        })
    }

    /// Whether a move is known.
    pub fn has_move(&self) -> bool {
        self.completed.is_some()
    }

    /// Returns whether a depth was completed since the last call.
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
                self.look_anew();
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
                let is_inside = |ends: &Interval| ends.low < score && score < ends.high;
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
                        self.completed = Some(Completed {
                            limit: self.limit,
                            answer: NOTHING,
                            basis: Basis::Average,
                            line: Vec::new(),
                            seen: Vec::new(),
                        });
                    }
                }
                self.ply = self.ply.saturating_sub(1);
            }
            Event::Return { score } if self.ply == 0 => self.complete(score),
            Event::Return { score } => {
                if self.ply == 1 {
                    self.see(score);
                }
                self.ply -= 1;
            }
            // If every move loses, win-lose search chooses one only at the end.
            Event::Choose { choice } => {
                if let Some(completed) = &mut self.completed {
                    completed.answer.best.get_or_insert(choice);
                }
            }
            _ => {}
        }
    }

    /// Clears the principal variation at the current ply.
    fn forget(&mut self) {
        if let Some(line) = self.path.get_mut(self.ply) {
            line.clear();
        }
    }

    /// Makes a child the best so far: the line from the cursor continues with the child's.
    fn improve(&mut self, choice: u16) {
        if let Some([line, child]) = self.path.get_mut(self.ply..self.ply + 2) {
            line.clear();
            line.push(choice);
            line.extend_from_slice(child);
        }
    }

    /// Completes a depth. The search is over if the value is a proved win or loss of the mover. A
    /// loss keeps the answer of the depth before, which did not see it yet: at this depth all moves
    /// are equally bad.
    fn complete(&mut self, value: f64) {
        let Some(line) = self.path.first() else {
            return;
        };
        if self.is_whole && self.limit != self.last {
            return;
        }
        let is_end = self
            .ends
            .is_some_and(|Interval { low, high }| value == low || value == high);
        let is_loss = |ends: Interval| match self.mover {
            Some(Player::Min) => value == ends.high,
            _ => value == ends.low,
        };
        // A win in one ends any search: of equal wins it is the soonest.
        let is_win_in_one = is_end && self.limit == 1 && !self.ends.is_some_and(is_loss);
        self.is_done |= is_end && !self.is_own || is_win_in_one;
        if self.is_own || self.completed.is_none() || !self.ends.is_some_and(is_loss) {
            let best = line.first().copied();
            let basis = if self.is_exact && self.is_wide || is_end {
                Basis::Exact
            } else {
                self.guess
            };
            self.completed = Some(Completed {
                limit: self.limit,
                answer: Answer { value, best },
                basis,
                line: line.clone(),
                seen: self.seen.clone(),
            });
            self.is_news = true;
        }
    }
}

/// A placeholder for the answer of Monte-Carlo tree search, which [`ThinkingState::thought`] computes
/// from visits.
const NOTHING: Answer = Answer {
    value: 0.0,
    best: None,
};
