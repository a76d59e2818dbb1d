//! The leaves of all searches: which each has read, and why not the others.

use super::*;
use plyscope::compare::{Readings, Unread, Visit, common_leaves};

fn readings(it: &Comparison) -> (Vec<Trace>, Vec<Readings>) {
    let traces = recordings(it);
    let all = traces.iter().map(Readings::of).collect();
    (traces, all)
}

#[test]
fn a_leaf_is_read_cut_or_read_later() {
    let it = compared(
        r#"{"compare":[{"game":{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]},"algorithm":{"kind":"minimax"}},{"algorithm":{"kind":"alpha-beta"}},{"algorithm":{"kind":"alpha-beta","order":"worst"}}]}"#,
    );
    let (traces, read) = readings(&it);
    let lanes: Vec<(&Trace, &Readings)> = traces.iter().zip(&read).collect();
    let leaves = common_leaves(&lanes);
    assert_eq!(leaves.len(), 9);
    assert_eq!(leaves[4], [1, 1], "from the left");
    let at = |lane: usize, leaf: usize| read[lane].at(&traces[lane], &leaves[leaf]);
    assert_eq!(at(0, 4).map(|visit| visit.rank), Ok(5));
    let Err(Unread::Cut(step)) = at(1, 4) else {
        panic!("4 is cut below C: {:?}", at(1, 4));
    };
    assert!(matches!(
        traces[1].event(step),
        Some(Event::Cutoff { remaining: 2 })
    ));
    let later = at(2, 0).expect("the worst order reads the first leaf, too");
    assert!(later.rank > 1, "{later:?}");
}

#[test]
fn a_leaf_below_a_known_position_is_not_read_again() {
    let it = compared(
        r#"{"compare":[{"game":{"kind":"nim","heaps":[1,1,1]},"algorithm":{"kind":"minimax"}},{"algorithm":{"kind":"alpha-beta","table":true}}]}"#,
    );
    let (traces, read) = readings(&it);
    let lanes: Vec<(&Trace, &Readings)> = traces.iter().zip(&read).collect();
    let known = common_leaves(&lanes)
        .iter()
        .filter(|leaf| matches!(read[1].at(&traces[1], leaf), Err(Unread::Known(_))))
        .count();
    assert!(known > 0, "the table holds what was reached before");
    assert!(read[1].count() < read[0].count());
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn every_leaf_that_a_search_reads_has_the_rank_of_its_event(tree in trees()) {
        for spec in searches(&tree.into()).into_iter().filter(|spec| spec.mcts().is_none()) {
            let trace = recorded(&spec);
            let read = Readings::of(&trace);
            let lane = [(&trace, &read)];
            let mut ranks: Vec<u32> = Vec::new();
            for path in common_leaves(&lane) {
                match read.at(&trace, &path) {
                    Ok(Visit { rank, step }) => {
                        prop_assert_eq!(trace.path(trace.cursor(step)), path);
                        prop_assert!(rank <= Work::Leaf.done(&trace, step));
                        ranks.push(rank);
                    }
                    Err(Unread::Cut(step)) => {
                        let is_cut = matches!(trace.event(step), Some(Event::Cutoff { .. }));
                        prop_assert!(is_cut);
                    }
                    Err(_) => {}
                }
            }
            ranks.sort_unstable();
            let all: Vec<u32> = (1..=ranks.len() as u32).collect();
            if matches!(spec.algorithm, Algorithm::Minimax(_)) {
                prop_assert_eq!(ranks, all);
            }
        }
    }
}

#[test]
fn the_strict_rule_reads_the_leaf_behind_an_equal_one() {
    let it = compared(
        r#"{"compare":[{"game":{"kind":"tree","tree":[[5,6],[5,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}},{"algorithm":{"kind":"alpha-beta","cut":"gt"}}]}"#,
    );
    let (traces, read) = readings(&it);
    let lanes: Vec<(&Trace, &Readings)> = traces.iter().zip(&read).collect();
    let alone: Vec<Vec<u16>> = common_leaves(&lanes)
        .into_iter()
        .filter(|leaf| read[0].at(&traces[0], leaf).is_ok() != read[1].at(&traces[1], leaf).is_ok())
        .collect();
    assert_eq!(alone, [[1, 1]]);
}
