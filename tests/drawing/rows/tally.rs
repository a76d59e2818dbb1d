//! The numbers behind the rows: nodes counted by depth and outcome, and by first move.

use super::{searches, steps};
use plyscope::scene::{Counts, Outcome, Scale, Tally};
use plyscope::trace::NodeId;
use std::collections::BTreeMap;

#[test]
fn every_node_is_counted_once_by_depth_and_below_its_first_move() {
    for (spec, trace) in searches() {
        let (tally, scale) = (Tally::new(&trace), Scale::of(&trace));
        for step in steps(&trace) {
            let moment = trace.at(step);
            let counted = tally.at(&moment);
            let mut depths = vec![Counts::default(); counted.depths.len()];
            let mut below = BTreeMap::<NodeId, u32>::new();
            for node in (0..trace.size() as u32).map(NodeId) {
                let is_settled = trace.settled(node).is_some_and(|settled| settled <= step);
                let outcome = match moment.is_known(node) {
                    false => Outcome::Unseen,
                    true if is_settled => scale.outcome(&moment, node),
                    true => Outcome::Open,
                };
                depths[usize::from(trace.depth(node))][outcome as usize] += 1;
                let first = trace.ancestors(node).find(|&above| trace.depth(above) == 1);
                if let Some(first) = first {
                    *below.entry(first).or_default() += u32::from(moment.is_known(node));
                }
            }
            assert_eq!(counted.depths, depths, "step {step} of {}", spec.called());
            assert_eq!(counted.moves.len(), below.len());
            for (child, nodes) in &counted.moves {
                assert_eq!(
                    Some(nodes),
                    below.get(child),
                    "step {step} of {}",
                    spec.called()
                );
            }
            let order = counted
                .moves
                .iter()
                .map(|(child, _)| trace.born(*child).step());
            assert!(order.is_sorted_by_key(|step| step.unwrap_or(u32::MAX)));
        }
    }
}
