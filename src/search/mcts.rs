//! Monte-Carlo tree search: each iteration goes down by the upper confidence bound w/n + c·√(ln N / n) (Kocsis and Szepesvári,
//! *Bandit based Monte-Carlo planning*, 2006), adds one child, plays at random from it and credits the path.
//! w belongs to the side that moved into a node; N is the parent's n when the choice is made.

use super::random::Stream;
use super::{Answer, Basis, Event, Flow, Mcts, Probe, Reward, Stage, playout, turn};
use crate::game::{Game, Player, Status};
use std::ops::ControlFlow;

/// A node of the search's own tree.
#[derive(Default)]
struct Node {
    /// Choice and node, in the order in which they were added (a player's in the game's order).
    children: Vec<(u16, usize)>,
    visits: u32,
    reward: f64,
    /// Max's score summed over the node's visits.
    score: f64,
}

/// The reward of `score` for `player`. A game's declared range is mapped to the scale; numbers without a range stand as they are.
pub fn reward(scale: Reward, range: Option<(f64, f64)>, player: Player, score: f64) -> f64 {
    let unit = range.map_or(score, |(low, high)| (score - low) / (high - low));
    let own = match (scale, range) {
        (Reward::Signed, Some(_)) => 2.0 * unit - 1.0,
        _ => unit,
    };
    match (player, scale) {
        (Player::Max, _) => own,
        (Player::Min, Reward::Unit) => 1.0 - own,
        (Player::Min, Reward::Signed) => -own,
    }
}

/// The two terms of the upper confidence bound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ucb {
    /// w/n: how good the child has been.
    pub exploit: f64,
    /// c·√(ln N / n): how little is known of it.
    pub explore: f64,
}

impl Ucb {
    /// The bound of a child with reward `w` in `n` ≥ 1 visits whose parent has been visited `parent` times.
    pub fn new(w: f64, n: u32, parent: u32, c: f64) -> Ucb {
        let n = f64::from(n);
        Ucb { exploit: w / n, explore: c * (libm::log(f64::from(parent)) / n).sqrt() }
    }

    /// The bound itself.
    pub fn total(self) -> f64 {
        self.exploit + self.explore
    }
}

pub fn search<G: Game, P: Probe>(game: &G, options: &Mcts, seed: u64, probe: &mut P) -> Flow<Answer> {
    let root_owner = match game.status() {
        Status::Over { score } => {
            probe.emit(Event::Evaluate { score, basis: Basis::Exact })?;
            return ControlFlow::Continue(Answer { value: score, best: None });
        }
        Status::ToMove(player) => player.other(),
        Status::Chance => Player::Max,
    };
    let range = game.traits().range;
    let mut tree = vec![Node::default()];
    open(game, probe)?;
    for iteration in 1..=options.iterations {
        probe.emit(Event::Begin { stage: Stage::Iteration(iteration) })?;
        let mut state = game.clone();
        let mut path = vec![(0, root_owner)];
        select(&mut tree, &mut state, &mut path, options.c, &mut Stream::new(seed, iteration, 0), probe)?;
        let (node, _) = path[path.len() - 1];
        let score = if let Status::Over { score } = state.status() {
            probe.emit(Event::Evaluate { score, basis: Basis::Exact })?;
            score
        } else {
            let (score, plies) = playout::play(&state, tree[node].visits, &mut Stream::new(seed, iteration, 1), |_| {});
            probe.emit(Event::Simulate { score, plies, playout: 0 })?;
            score
        };
        for &(node, owner) in path.iter().rev() {
            let reward = reward(options.reward, range, owner, score);
            tree[node].visits += 1;
            tree[node].reward += reward;
            tree[node].score += score;
            probe.emit(Event::Credit { reward, visits: 1 })?;
        }
    }
    let root = &tree[0];
    let most_visited = root.children.iter().rev().max_by_key(|&&(_, child)| tree[child].visits);
    ControlFlow::Continue(Answer { value: root.score / f64::from(root.visits), best: most_visited.map(|&(choice, _)| choice) })
}

/// Goes down from the root to a node that is over or new, and adds the new one.
fn select<G: Game, P: Probe>(
    tree: &mut Vec<Node>,
    state: &mut G,
    path: &mut Vec<(usize, Player)>,
    c: f64,
    stream: &mut Stream,
    probe: &mut P,
) -> Flow {
    loop {
        let (node, owner) = path[path.len() - 1];
        let (choice, probability, owner) = match state.status() {
            Status::Over { .. } => return ControlFlow::Continue(()),
            Status::Chance => {
                let (choice, probability) = playout::draw(state, stream);
                (choice, probability, owner)
            }
            Status::ToMove(player) if tree[node].children.len() < state.moves().count() => {
                (tree[node].children.len() as u16, 1.0, player)
            }
            Status::ToMove(player) => (select_child(tree, node, c), 1.0, player),
        };
        let known = tree[node].children.iter().find(|(known, _)| *known == choice).map(|&(_, child)| child);
        if known.is_none() {
            probe.emit(Event::Expand { choice })?;
        }
        probe.emit(Event::Descend { choice, probability })?;
        let mv = state.moves().nth(usize::from(choice)).expect("a choice is an index into the moves");
        state.play(mv);
        if let Some(child) = known {
            path.push((child, owner));
            continue;
        }
        path.push((tree.len(), owner));
        let child = tree.len();
        tree[node].children.push((choice, child));
        tree.push(Node::default());
        return match state.status() {
            Status::Over { .. } => ControlFlow::Continue(()),
            _ => open(state, probe),
        };
    }
}

/// The choice with the highest upper confidence bound, the first of equal ones.
fn select_child(tree: &[Node], node: usize, c: f64) -> u16 {
    let bound = |child: usize| Ucb::new(tree[child].reward, tree[child].visits, tree[node].visits, c).total();
    let mut best = (0, f64::NEG_INFINITY);
    for &(choice, child) in &tree[node].children {
        let total = bound(child);
        if total > best.1 {
            best = (choice, total);
        }
    }
    best.0
}

fn open<G: Game, P: Probe>(state: &G, probe: &mut P) -> Flow {
    probe.emit(Event::Open { turn: turn(state.status()), choices: state.moves().count() as u16 })
}

/// The moves of the playout of an iteration, counted from 1, that starts at `state`.
pub fn replay_playout<G: Game>(state: &G, seed: u64, iteration: u32) -> Vec<u16> {
    let mut choices = Vec::new();
    playout::play(state, 0, &mut Stream::new(seed, iteration, 1), |choice| choices.push(choice));
    choices
}
