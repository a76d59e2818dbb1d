//! Monte-Carlo tree search (Coulom, 2006; Kocsis and Szepesvári, *Bandit based Monte-Carlo planning*, 2006): each iteration goes
//! down the tree by the upper confidence bound, grows it, plays on from where it stands and credits the path.
//! w belongs to the side that moved into a node; N is counted when the choice is made.

mod phases;
mod root;

pub use root::Root;

use super::playout::{self, Style};
use super::random::Stream;
use super::ucb::{Ucb, reward};
use super::{Answer, Basis, Event, Expand, ExpandOrder, FinalRule, Flow, Formula, Mcts, Probe, Selection, Stage, turn};
use crate::game::{Game, Player, Status};
use std::ops::ControlFlow;

/// A node of the search's own tree.
#[derive(Default)]
struct Node {
    /// Choice and node, in the order in which they were added.
    children: Vec<(u16, usize)>,
    visits: u32,
    reward: f64,
    /// Max's score summed over the node's visits.
    score: f64,
}

struct Search<'a> {
    options: &'a Mcts,
    style: Style,
    /// The range that scores are mapped from.
    range: Option<(f64, f64)>,
    tree: Vec<Node>,
    /// The nodes of this iteration from the root down, each with the side that moved into it.
    path: Vec<(usize, Player)>,
    /// The scores of this iteration's playouts.
    scores: Vec<f64>,
    seed: u64,
}

pub fn search<G: Game, P: Probe>(game: &G, options: &Mcts, seed: u64, probe: &mut P) -> Flow<Answer> {
    let root_owner = match game.status() {
        Status::Over { score } => {
            probe.emit(Event::Evaluate { payoff: score, score, basis: Basis::Exact })?;
            return ControlFlow::Continue(Answer { value: score, best: None });
        }
        Status::ToMove(player) => player.other(),
        Status::Chance => Player::Max,
    };
    let style = Style::new(game, options.policy, options.reward);
    let (range, tree) = (game.traits().range, vec![Node::default()]);
    let mut search = Search { options, style, range, tree, path: Vec::new(), scores: Vec::new(), seed };
    open(game, probe)?;
    for iteration in 1..=options.iterations {
        search.iterate(game, root_owner, iteration, probe)?;
    }
    let root = &search.tree[0];
    let best = match game.status() {
        Status::ToMove(_) => best_child(&search.tree, 0, options.last, options).map(|(choice, _)| choice),
        _ => None,
    };
    ControlFlow::Continue(Answer { value: root.score / f64::from(root.visits), best })
}

impl Search<'_> {
    fn child(&self, node: usize, choice: u16) -> Option<usize> {
        self.tree[node].children.iter().find(|(known, _)| *known == choice).map(|&(_, child)| child)
    }
}

/// The visited child that a rule puts first; of equal ones that with the lowest choice.
fn best_child(tree: &[Node], node: usize, rule: FinalRule, options: &Mcts) -> Option<(u16, usize)> {
    let parent = match options.formula {
        Formula::Parent => tree[node].visits,
        Formula::Root2 => tree[0].visits,
    };
    let confidence = Ucb::confidence(parent, options.formula);
    let measure = |child: &Node| match rule {
        FinalRule::Visits => f64::from(child.visits),
        FinalRule::Mean => child.reward / f64::from(child.visits),
        FinalRule::Ucb => Ucb::new(child.reward, child.visits, confidence, options).total(),
    };
    let mut best: Option<(f64, (u16, usize))> = None;
    for &child in tree[node].children.iter().filter(|&&(_, child)| tree[child].visits > 0) {
        let measured = measure(&tree[child.1]);
        if best.is_none_or(|(most, first)| measured > most || (measured == most && child < first)) {
            best = Some((measured, child));
        }
    }
    best.map(|(_, child)| child)
}

fn open<G: Game, P: Probe>(state: &G, probe: &mut P) -> Flow {
    probe.emit(Event::Open { turn: turn(state.status()), choices: state.choices() })
}

/// The random choices of a playout.
fn stream(seed: u64, iteration: u32, playout: u32) -> Stream {
    Stream::new(seed, iteration, playout + 1)
}

/// The moves of a playout of an iteration, counted from 1, that starts at `state`.
pub fn replay<G: Game>(state: &G, options: &Mcts, seed: u64, (iteration, playout): (u32, u32)) -> Vec<u16> {
    let mut choices = Vec::new();
    let style = Style::new(state, options.policy, options.reward);
    playout::play(state, playout, style, &mut stream(seed, iteration, playout), |choice| choices.push(choice));
    choices
}
