//! The number of leaves that alpha-beta visits on uniform trees with distinct leaves, by move
//! ordering (Knuth and Moore, *An analysis of alpha-beta pruning*, 1975).

use crate::truth::cases::cases;
use plyscope::game::Player;
use plyscope::game::tree::{Branch, Kind, Tree};
use plyscope::report;
use plyscope::search::{Algorithm, AlphaBeta, CutRule, Order, Returns};
use plyscope::spec::Spec;
use proptest::prelude::*;

/// Makes a uniform tree over `leaves` in this order.
fn uniform(leaves: &[f64], children: usize, mover: Player) -> Branch {
    if let [score] = leaves {
        return Branch::new(Kind::Leaf(*score), Vec::new());
    }
    let below = leaves
        .chunks(leaves.len() / children)
        .map(|part| uniform(part, children, mover.other()));
    Branch::new(Kind::ToMove(mover), below.collect())
}

/// Sorts the children of every node by their true values, the mover's best first; and returns the
/// root's value.
fn sorted(branch: Branch) -> (Branch, f64) {
    let (player, mut below) = match branch.kind {
        Kind::Leaf(score) => return (branch, score),
        Kind::ToMove(player) => (
            player,
            branch.children.into_iter().map(sorted).collect::<Vec<_>>(),
        ),
        Kind::Chance => unreachable!("the trees have no chance nodes"),
    };
    below.sort_by(|one, other| {
        if player == Player::Max {
            other.1.total_cmp(&one.1)
        } else {
            one.1.total_cmp(&other.1)
        }
    });
    let value = below[0].1;
    (
        Branch::new(
            branch.kind,
            below.into_iter().map(|(child, _)| child).collect(),
        ),
        value,
    )
}

fn leaves(tree: &Tree, options: AlphaBeta) -> (u64, f64) {
    let found = report::summary(&Spec::new(tree.clone(), Algorithm::AlphaBeta(options)));
    assert_eq!(found.leaves, found.evaluated.len() as u64);
    (found.leaves, found.value)
}

/// Returns b^⌈d/2⌉ + b^⌊d/2⌋ − 1, the fewest leaves that prove a value.
fn fewest(children: u64, depth: u32) -> u64 {
    children.pow(depth.div_ceil(2)) + children.pow(depth / 2) - 1
}

/// Draws the children a node, the plies, and as many distinct leaves in random order.
fn shuffled(deepest: u32) -> impl Strategy<Value = (u64, u32, Vec<f64>)> {
    (2..=4_u64, 1..=deepest).prop_flat_map(|(children, depth)| {
        let leaves: Vec<f64> = (0..children.pow(depth)).map(|leaf| leaf as f64).collect();
        (Just(children), Just(depth), Just(leaves).prop_shuffle())
    })
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn with_the_best_move_first_no_leaf_is_seen_in_vain((children, depth, numbers) in shuffled(6), max: bool) {
        let mover = if max { Player::Max } else { Player::Min };
        let branch = uniform(&numbers, children as usize, mover);
        let unsorted = Tree::new(branch.clone());
        let (ordered, value) = sorted(branch);
        let ordered = Tree::new(ordered);
        for (cut, returns) in [
            (CutRule::Ge, Returns::Soft),
            (CutRule::Ge, Returns::Hard),
            (CutRule::Ge, Returns::Clipped),
            (CutRule::Gt, Returns::Soft),
        ] {
            let options = AlphaBeta { cut, returns, ..AlphaBeta::default() };
            prop_assert_eq!(leaves(&ordered, options.clone()), (fewest(children, depth), value));
            let best = AlphaBeta { order: Order::Best, ..options };
            prop_assert_eq!(leaves(&unsorted, best), (fewest(children, depth), value));
        }
        // A value clamped to an end of the window ties with it, and a tie does not cut with α > β,
        // although no two leaves are equal.
        for returns in [Returns::Hard, Returns::Clipped] {
            let (seen, found) = leaves(&ordered, AlphaBeta { cut: CutRule::Gt, returns, ..AlphaBeta::default() });
            prop_assert!(seen >= fewest(children, depth) && found == value);
        }
    }

    #[test]
    fn with_the_worst_move_first_three_plies_are_seen_whole((children, depth, numbers) in shuffled(3), max: bool) {
        let mover = if max { Player::Max } else { Player::Min };
        let tree = Tree::new(uniform(&numbers, children as usize, mover));
        let (seen, _) = leaves(&tree, AlphaBeta { order: Order::Worst, ..AlphaBeta::default() });
        prop_assert_eq!(seen, children.pow(depth));
    }

    #[test]
    fn every_other_order_lies_between_the_fewest_and_all((children, depth, numbers) in shuffled(6), seed: u64) {
        let tree = Tree::new(uniform(&numbers, children as usize, Player::Max));
        for order in [Order::Given, Order::Worst, Order::Shuffle, Order::Killer] {
            let spec = Spec { seed, ..Spec::new(tree.clone(), Algorithm::AlphaBeta(AlphaBeta { order, ..AlphaBeta::default() })) };
            let seen = report::summary(&spec).leaves;
            prop_assert!((fewest(children, depth)..=children.pow(depth)).contains(&seen), "{seen} leaves with {order:?}");
        }
    }
}

#[test]
fn from_the_fourth_ply_on_a_bound_from_far_above_can_cut_even_with_the_worst_move_first() {
    // Max is sure of 5 at the root. Three plies below, the worst move comes first: Min's node with
    // 4 and 2 is cut after 4, although 2 would have been even worse. The better moves that follow
    // determine its parent's value.
    let value = |score: f64| Branch::new(Kind::Leaf(score), Vec::new());
    let node = |player, below: Vec<Branch>| Branch::new(Kind::ToMove(player), below);
    let pair = |high: f64, low: f64| node(Player::Min, vec![value(high), value(low)]);
    let grown = |one: [f64; 4], other: [f64; 4]| {
        let max = |[a, b, c, d]: [f64; 4]| node(Player::Max, vec![pair(a, b), pair(c, d)]);
        node(Player::Min, vec![max(one), max(other)])
    };
    let left = grown([8.0, 1.0, 9.0, 7.0], [6.0, 0.0, 10.0, 5.0]);
    let right = grown([4.0, 2.0, 15.0, 14.0], [11.0, 3.0, 13.0, 12.0]);
    let tree = Tree::new(node(Player::Max, vec![left, right]));
    let (seen, value) = leaves(
        &tree,
        AlphaBeta {
            order: Order::Worst,
            ..AlphaBeta::default()
        },
    );
    assert_eq!((seen, value), (15, 12.0));
    assert_eq!(
        leaves(&tree, AlphaBeta::default()).0,
        15,
        "the tree stands in that order already"
    );
}
