//! Monte-Carlo tree search carried out iteration by iteration, and what it would answer after some of them.

use super::{Node, Search, best_child, open};
use crate::game::{Game, Player, Status};
use crate::search::exact::Exact;
use crate::search::playout::Style;
use crate::search::{Answer, Basis, Event, Flow, Mcts, Probe, Recorder};
use std::ops::ControlFlow;

/// Searches without a listener, and returns what the search would answer after each of some numbers of iterations, in rising order.
pub fn answers<G: Game>(game: &G, options: &Mcts, seed: u64, after: &[u32]) -> Vec<Answer> {
    let mut recorder = Recorder::new(0, u64::MAX);
    let mut iterations = Iterations::new(game, options, seed);
    let mut found = Vec::new();
    for &wanted in after {
        while iterations.done < wanted {
            // A game that is over is answered at once.
            if let ControlFlow::Continue(Some(answer)) = iterations.next(&mut recorder) {
                return vec![answer; after.len()];
            }
        }
        found.push(iterations.answer());
    }
    found
}

pub fn search<G: Game, P: Probe>(
    game: &G,
    options: &Mcts,
    seed: u64,
    probe: &mut P,
) -> Flow<Answer> {
    let mut iterations = Iterations::new(game, options, seed);
    loop {
        if let Some(answer) = iterations.next(probe)? {
            return ControlFlow::Continue(answer);
        }
    }
}

/// The search, carried out iteration by iteration.
pub struct Iterations<'a, G> {
    game: &'a G,
    search: Search<'a>,
    done: u32,
}

impl<'a, G: Game> Iterations<'a, G> {
    pub fn new(game: &'a G, options: &'a Mcts, seed: u64) -> Iterations<'a, G> {
        let search = Search {
            options,
            style: Style::new(game, options.policy, options.reward),
            range: game.traits().range,
            tree: vec![Node::default()],
            path: Vec::new(),
            scores: Vec::new(),
            seed,
        };
        Iterations {
            game,
            search,
            done: 0,
        }
    }

    /// Carries out the next iteration. After the last one it returns the answer.
    pub fn next<P: Probe>(&mut self, probe: &mut P) -> Flow<Option<Answer>> {
        let owner = match self.game.status() {
            Status::Over { score } => {
                probe.emit(Event::Evaluate {
                    payoff: score,
                    score,
                    basis: Basis::Exact,
                })?;
                return ControlFlow::Continue(Some(Answer {
                    value: score,
                    best: None,
                }));
            }
            Status::ToMove(player) => player.other(),
            Status::Chance => Player::Max,
        };
        let Search { options, .. } = self.search;
        if self.done == 0 {
            open(self.game, probe)?;
        }
        if self.done < options.iterations {
            self.done += 1;
            self.search.iterate(self.game, owner, self.done, probe)?;
            return ControlFlow::Continue(None);
        }
        ControlFlow::Continue(Some(self.answer()))
    }

    /// Returns the answer that the search would give after the iterations so far, at least one.
    pub fn answer(&self) -> Answer {
        let Search { tree, options, .. } = &self.search;
        let best = match self.game.status() {
            Status::ToMove(_) => {
                best_child(tree, 0, options.last, options).map(|(choice, _)| choice)
            }
            _ => None,
        };
        Answer {
            value: (Exact::from(tree[0].score) / Exact::from(f64::from(tree[0].visits))).value(),
            best,
        }
    }
}
