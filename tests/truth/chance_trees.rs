//! Random explicit trees with players and chance in any order.

use plyscope::game::Player;
use plyscope::game::tree::{Branch, Kind};
use proptest::prelude::*;

fn halves() -> impl Strategy<Value = f64> {
    (-6..=6_i8).prop_map(|halves| f64::from(halves) / 2.0)
}

/// Returns probabilities in eighths, sometimes 0, so that sums of halves and eighths are exact; or
/// equal ones, whose sums are not.
fn probabilities(weights: &[u8], exact: bool) -> Vec<f64> {
    let count = weights.len();
    if !exact {
        return vec![1.0 / count as f64; count];
    }
    let mut left = 8;
    let take = |weight: &u8| {
        let eighths = left.min(*weight);
        left -= eighths;
        eighths
    };
    let mut eighths: Vec<u8> = weights.iter().map(take).collect();
    eighths[count - 1] += left;
    eighths
        .into_iter()
        .map(|eighths| f64::from(eighths) / 8.0)
        .collect()
}

/// Draws nodes with halves from −3 to 3 at the leaves and as estimates.
pub fn branches(exact: bool) -> impl Strategy<Value = Branch> {
    let node = move |children: BoxedStrategy<Branch>| {
        let children = prop::collection::vec((children, 0..=5_u8), 1..=4);
        (0..3_u8, halves(), children).prop_map(move |(kind, estimate, children)| {
            let (children, weights): (Vec<Branch>, Vec<u8>) = children.into_iter().unzip();
            let (kind, probabilities) = match kind {
                0 => (Kind::ToMove(Player::Max), Vec::new()),
                1 => (Kind::ToMove(Player::Min), Vec::new()),
                _ => (Kind::Chance, probabilities(&weights, exact)),
            };
            Branch {
                estimate: Some(estimate),
                probabilities,
                ..Branch::new(kind, children)
            }
        })
    };
    let leaf = halves().prop_map(|score| Branch::new(Kind::Leaf(score), Vec::new()));
    node(
        leaf.prop_recursive(4, 80, 4, move |child| node(child.boxed()))
            .boxed(),
    )
}
