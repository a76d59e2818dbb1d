//! Monte-Carlo tree search (Coulom, 2006; Kocsis and Szepesvári, *Bandit based Monte-Carlo
//! planning*, 2006): each iteration selects a path by the upper confidence bound, expands the tree,
//! plays out and backpropagates. The reward w of a node belongs to the side that moved into it; N
//! is read when the choice is made. The tree grows by one node, or one node's children, an iteration.

mod iterations;
mod root;

pub use iterations::{Iterations, answers, search};
pub use root::Root;

use super::exact;
use super::playout::{self, Style};
use super::prior::priors;
use super::random::Stream;
use super::ucb::{Arm, first_by, measure, reward};
use super::{
    Basis, Event, Expand, ExpandOrder, FinalRule, Flow, Formula, Mcts, Probe, Selection, Stage,
    turn,
};
use crate::game::{Game, Interval, Player, Status};
use std::ops::ControlFlow;

/// A node of the search tree.
#[derive(Debug, Default)]
struct Node {
    /// Choice and node of each child, in the order of expansion.
    children: Vec<(u16, usize)>,
    visits: u32,
    reward: f64,
    /// The prior probability of the move to it, under PUCT.
    prior: f64,
    /// The sum of Max's scores over the node's visits.
    score: f64,
}

struct Search<'a> {
    options: &'a Mcts,
    style: Style,
    /// The range of scores that is mapped to rewards.
    range: Option<Interval>,
    tree: Vec<Node>,
    /// The path of this iteration from the root down: each node with the side that moved into it.
    path: Vec<(usize, Player)>,
    /// The scores of this iteration's playouts.
    scores: Vec<f64>,
    seed: u64,
}

impl Search<'_> {
    fn child(&self, node: usize, choice: u16) -> Option<usize> {
        self.tree[node]
            .children
            .iter()
            .find(|(known, _)| *known == choice)
            .map(|&(_, child)| child)
    }
}

/// Returns the child that `rule` puts first; among equals the one with the lowest choice.
fn best_child(tree: &[Node], node: usize, rule: FinalRule, options: &Mcts) -> Option<(u16, usize)> {
    let children = tree[node].children.iter();
    let parent = match options.formula {
        Formula::Parent => tree[node].visits,
        Formula::Root2 => tree[0].visits,
        Formula::Puct => children.clone().map(|&(_, child)| tree[child].visits).sum(),
    };
    let arm = |&child: &(u16, usize)| {
        let Node {
            reward,
            visits,
            prior,
            ..
        } = tree[child.1];
        let arm = Arm {
            w: reward,
            n: visits,
            prior,
        };
        (child, arm)
    };
    first_by(children.map(arm), measure(rule, options, parent))
}

fn open<G: Game, P: Probe>(state: &G, probe: &mut P) -> Flow {
    probe.emit(Event::Open {
        turn: turn(state.status()),
        choices: state.choices(),
    })
}

/// Returns the random stream of a playout.
fn stream(seed: u64, iteration: u32, playout: u32) -> Stream {
    Stream::new(seed, iteration, playout + 1)
}

/// Replays a playout that started at `state` and returns its choices.
///
/// `iteration` counts from 1, `playout` from 0.
pub fn replay<G: Game>(
    state: &G,
    options: &Mcts,
    seed: u64,
    (iteration, playout): (u32, u32),
) -> Vec<u16> {
    let mut choices = Vec::new();
    let style = Style::new(state, options.policy, options.reward);
    playout::play(
        state,
        playout,
        style,
        &mut stream(seed, iteration, playout),
        |choice| choices.push(choice),
    );
    choices
}

// The algorithm. The code pane of the page shows the file from here on.

impl Search<'_> {
    fn iterate<G: Game, P: Probe>(
        &mut self,
        game: &G,
        owner: Player,
        iteration: u32,
        probe: &mut P,
    ) -> Flow {
        probe.emit(Event::Begin {
            stage: Stage::Iteration(iteration),
        })?;
        let mut state = game.clone();
        self.path.clear();
        self.path.push((0, owner));
        if iteration > 1 || !self.options.rollout_root {
            self.descend(&mut state, &mut Stream::new(self.seed, iteration, 0), probe)?;
        }
        self.play_out(&state, iteration, probe)?;
        self.credit(probe)
    }

    /// Selection and expansion: goes down to a node that is over or unvisited.
    fn descend<G: Game, P: Probe>(
        &mut self,
        state: &mut G,
        stream: &mut Stream,
        probe: &mut P,
    ) -> Flow {
        loop {
            let (node, owner) = self.path[self.path.len() - 1];
            let status = state.status();
            let owner = match status {
                Status::Over { .. } => return ControlFlow::Continue(()),
                Status::Chance => owner,
                Status::ToMove(player) => player,
            };
            let choices = state.choices();
            let (choice, child) = if self.tree[node].children.len() < usize::from(choices) {
                let added = self.expand(node, choices, stream, probe)?;
                match status {
                    Status::ToMove(player) if self.options.is_puct() => {
                        self.weigh(node, state, player, probe)?;
                        self.select(node, stream)
                    }
                    _ => added,
                }
            } else if status == Status::Chance {
                let drawn = playout::draw(state, stream).0;
                (
                    drawn,
                    self.child(node, drawn)
                        .expect("a full node has a child for every outcome"),
                )
            } else {
                self.select(node, stream)
            };
            let mv = state
                .choice(choice)
                .expect("a choice is an index into the moves");
            probe.emit(Event::Descend {
                choice,
                probability: state.probability(mv),
            })?;
            state.play(mv);
            self.path.push((child, owner));
            if self.tree[child].visits == 0 {
                return match state.status() {
                    Status::Over { .. } => ControlFlow::Continue(()),
                    _ => open(state, probe),
                };
            }
        }
    }

    /// Adds one missing child or all of them, and returns the child to go to: the added one or the
    /// first.
    fn expand<P: Probe>(
        &mut self,
        node: usize,
        choices: u16,
        stream: &mut Stream,
        probe: &mut P,
    ) -> Flow<(u16, usize)> {
        let mut missing = (0..choices).filter(|&choice| self.child(node, choice).is_none());
        let (first, count) = match (self.options.expand, self.options.expand_order) {
            (Expand::All, _) => (0, choices),
            (Expand::One, ExpandOrder::Given) => (missing.next().expect("a child is missing"), 1),
            (Expand::One, ExpandOrder::Random) => {
                let nth = stream.below(u32::from(choices) - self.tree[node].children.len() as u32);
                (
                    missing
                        .nth(nth as usize)
                        .expect("the draw is below the count of missing children"),
                    1,
                )
            }
        };
        probe.emit(Event::Expand {
            choice: first,
            count,
        })?;
        let child = self.tree.len();
        for (added, child) in (first..first + count).zip(child..) {
            self.tree.push(Node::default());
            self.tree[node].children.push((added, child));
        }
        ControlFlow::Continue((first, child))
    }

    /// Gives the children that were just added their prior probabilities.
    fn weigh<G: Game, P: Probe>(
        &mut self,
        node: usize,
        state: &G,
        player: Player,
        probe: &mut P,
    ) -> Flow {
        let priors = priors(state, player, self.options.priors);
        let are_equal = priors.iter().all(|prior| *prior == priors[0]);
        for (choice, prior) in (0..).zip(priors) {
            let child = self.child(node, choice).expect("all children were added");
            self.tree[child].prior = prior;
            if !are_equal {
                probe.emit(Event::Prior { choice, prior })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the child of a fully expanded node to go to: unvisited ones first, which exist only
    /// where all children are added at once; PUCT compares them with the others.
    fn select(&self, node: usize, stream: &mut Stream) -> (u16, usize) {
        let children = &self.tree[node].children;
        let unvisited = children.iter().filter(|&&(_, child)| {
            self.options.expand == Expand::All
                && !self.options.is_puct()
                && self.tree[child].visits == 0
        });
        match self.options.selection {
            _ if let Some(&first) = unvisited.min() => first,
            Selection::Ucb => best_child(&self.tree, node, FinalRule::Ucb, self.options)
                .expect("a full node has children"),
            Selection::Uniform => {
                let choice = stream.below(children.len() as u32) as u16;
                (
                    choice,
                    self.child(node, choice)
                        .expect("a full node has a child for every choice"),
                )
            }
        }
    }

    /// Simulation: fills in the scores of this iteration's playouts; a game that is over needs
    /// none.
    fn play_out<G: Game, P: Probe>(&mut self, state: &G, iteration: u32, probe: &mut P) -> Flow {
        self.scores.clear();
        let count = self.options.playouts;
        if let Status::Over { score } = state.status() {
            self.scores.resize(count as usize, score);
            return probe.emit(Event::Evaluate {
                payoff: score,
                score,
                basis: Basis::Exact,
            });
        }
        for playout in 0..count {
            let stream = &mut stream(self.seed, iteration, playout);
            let (score, plies) = playout::play(state, playout, self.style, stream, |_| {});
            probe.emit(Event::Simulate {
                score,
                plies,
                playout,
            })?;
            self.scores.push(score);
        }
        ControlFlow::Continue(())
    }

    /// Backpropagation: every node of the path gets a visit and a reward for each score.
    fn credit<P: Probe>(&mut self, probe: &mut P) -> Flow {
        let scores = &self.scores;
        for &(node, owner) in self.path.iter().rev() {
            let rewards = scores
                .iter()
                .map(|&score| reward(self.options.reward, self.range, owner, score));
            let reward = exact::sum(rewards);
            let visits = scores.len() as u32;
            let node = &mut self.tree[node];
            node.visits += visits;
            node.reward = exact::add(node.reward, reward);
            node.score = exact::add(node.score, exact::sum(scores.iter().copied()));
            probe.emit(Event::Credit { reward, visits })?;
        }
        ControlFlow::Continue(())
    }
}
