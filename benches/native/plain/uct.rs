//! Monte-Carlo tree search by the upper confidence bound with the default options of a spec: one
//! child an iteration, rewards from 0 to 1, the most visited child chosen. The random streams are
//! those of the searches, so all playouts are the same.

use plyscope::game::{Game, Interval, Player, Status};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

#[derive(Default)]
struct Node {
    children: Vec<usize>,
    visits: u32,
    reward: f64,
}

pub fn uct<G: Game>(game: &G, c: f64, iterations: u32, seed: u64) -> (f64, Option<u16>) {
    let Interval { low, high } = game.traits().range.unwrap_or(Interval::new(0.0, 1.0));
    let mut tree = vec![Node::default()];
    let mut path = Vec::new();
    let mut sum = 0.0;
    for iteration in 1..=iterations {
        let mut state = game.clone();
        let mut node = 0;
        path.clear();
        // The reward of the root is never used, so its player does not matter.
        path.push((0, Player::Max));
        while let Status::ToMove(player) = state.status() {
            let choices = state.moves().count();
            let known = tree[node].children.len();
            let choice = if known < choices {
                known
            } else {
                best_child(&tree, node, c)
            };
            let mv = state
                .moves()
                .nth(choice)
                .expect("a choice is an index into the moves");
            state.play(mv);
            if choice == known {
                let child = tree.len();
                tree[node].children.push(child);
                tree.push(Node::default());
                path.push((child, player));
                break;
            }
            node = tree[node].children[choice];
            path.push((node, player));
        }
        let score = playout(state, seed, iteration);
        let reward = (score - low) / (high - low);
        for &(node, owner) in &path {
            tree[node].visits += 1;
            tree[node].reward += if owner == Player::Max {
                reward
            } else {
                1.0 - reward
            };
        }
        sum += score;
    }
    // `max_by` returns the last of equal elements, so the order is reversed.
    let most_visited = tree[0]
        .children
        .iter()
        .enumerate()
        .rev()
        .max_by_key(|&(_, &child)| tree[child].visits);
    (
        sum / f64::from(iterations),
        most_visited.map(|(choice, _)| choice as u16),
    )
}

fn best_child(tree: &[Node], node: usize, c: f64) -> usize {
    let logarithm = libm::log(f64::from(tree[node].visits));
    let mut best = (0, f64::NEG_INFINITY);
    for (choice, &child) in tree[node].children.iter().enumerate() {
        let visits = f64::from(tree[child].visits);
        let bound = tree[child].reward / visits + c * (logarithm / visits).sqrt();
        if bound > best.1 {
            best = (choice, bound);
        }
    }
    best.0
}

fn playout<G: Game>(mut state: G, seed: u64, iteration: u32) -> f64 {
    let place = ((u64::from(iteration) << 32) | 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed ^ place);
    loop {
        match state.status() {
            Status::Over { score } => return score,
            Status::ToMove(_) => {
                let count = state.moves().count() as u64;
                let choice = (u64::from(generator.next_u32()) * count) >> 32;
                let mv = state
                    .moves()
                    .nth(choice as usize)
                    .expect("the draw is below the count of moves");
                state.play(mv);
            }
            Status::Chance => {
                unreachable!("Monte-Carlo tree search is measured on games without chance")
            }
        }
    }
}
