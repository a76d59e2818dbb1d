//! The predictions of the selection table: at the weight of exploration that it names, and not
//! before, another child is selected.

use crate::truth::cases::cases;
use plyscope::game::any::AnyGame;
use plyscope::game::nim::Nim;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::lesson::ucb::{self, Selection};
use plyscope::report;
use plyscope::search::{Algorithm, Event, Formula, Mcts, Priors, Reward, Ucb};
use plyscope::spec::Spec;
use plyscope::trace::{Moment, NodeId};
use proptest::prelude::*;

fn games() -> impl Strategy<Value = AnyGame> {
    let boards = ["x../.../...", "xx./oo./...", ".../.../...", "xo./.o./..x"]
        .map(|text| TicTacToe::parse(text).expect(text).into());
    let nim = [Nim::new(vec![2, 3], false), Nim::new(vec![1, 1, 2], true)]
        .map(|nim| nim.expect("few stones").into());
    prop::sample::select(boards.into_iter().chain(nim).collect::<Vec<AnyGame>>())
}

fn searches() -> impl Strategy<Value = Spec> {
    let words = (any::<(bool, bool, bool)>(), 0..3_u8);
    (games(), 0.01..3.0, 1..120_u32, words, any::<u64>()).prop_map(
        |(game, c, iterations, ((root2, puct, signed), last), seed)| {
            let formula = if puct {
                Formula::Puct
            } else if root2 {
                Formula::Root2
            } else {
                Formula::Parent
            };
            let reward = if signed { Reward::Signed } else { Reward::Unit };
            let mut options = Mcts {
                c,
                iterations,
                formula,
                reward,
                expand: formula.expansion(),
                priors: Priors::Features,
                ..Mcts::default()
            };
            let rules = options.final_rules();
            options.last = rules[usize::from(last) % rules.len()];
            Spec {
                seed,
                ..Spec::new(game, Algorithm::Mcts(options))
            }
        },
    )
}

fn total(selection: &Selection, child: NodeId) -> f64 {
    let candidate = selection
        .candidates
        .iter()
        .find(|candidate| candidate.child == child)
        .expect("it is one of them");
    candidate.ucb.map_or(f64::NEG_INFINITY, Ucb::total)
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn another_child_is_taken_from_the_weight_that_is_named(spec in searches()) {
        let (trace, _) = report::record(&spec).expect("it is short");
        let options = *spec.mcts().expect("it is such a search");
        let inner = (0..trace.size() as u32).map(NodeId).filter(|node| trace.choices(*node) > 1);
        for (moment, node) in inner.flat_map(|node| [trace.end(), trace.at(trace.len() / 2)].map(|moment| (moment, node))) {
            let with = |moment: &Moment, c: f64| ucb::selection(moment, node, &Mcts { c, ..options });
            let here = with(&moment, options.c);
            let Some(winner) = here.best().map(|best| best.child) else { continue };
            let taken = |c: f64| with(&moment, c).best().map(|best| best.child);
            let Some(switch) = here.switch(options.c) else {
                // With other weights no other child is selected, unless it is equally good from the
                // start.
                for c in [1e-3, 0.5, 2.0, 1e3] {
                    prop_assert!((total(&with(&moment, c), winner) - total(&with(&moment, c), taken(c).expect("one is"))).abs() < 1e-9);
                }
                continue;
            };
            prop_assert_ne!(switch.child, winner);
            let little = 1e-7 * switch.c.max(1e-3);
            let (before, beyond) = if switch.above { (switch.c - little, switch.c + little) } else { (switch.c + little, switch.c - little) };
            // With a tie at the present weight there is no range before it.
            if (switch.c - options.c).abs() > 2.0 * little {
                prop_assert_eq!(taken(before), Some(winner), "{:?}", switch);
                prop_assert_eq!(taken(f64::midpoint(options.c, switch.c)), Some(winner));
                prop_assert_eq!(switch.above, switch.c > options.c);
            }
            // It is taken as far as is said, and then no more.
            let far = switch.until.unwrap_or(if switch.above { 2.0 * switch.c } else { 0.5 * switch.c });
            if (far - switch.c).abs() > 2.0 * little {
                prop_assert_eq!(taken(f64::midpoint(switch.c, far)), Some(switch.child), "{:?}", switch);
            }
            if let Some(until) = switch.until {
                let after = if switch.above { until + little } else { until - little };
                if after > 0.0 {
                    prop_assert_ne!(taken(after), Some(switch.child), "{:?}", switch);
                }
            }
            if beyond > 0.0 {
                prop_assert_eq!(taken(beyond), Some(switch.child), "{:?} beyond {} of {:?}", switch, beyond, here);
            }
        }
    }

    #[test]
    fn the_rule_of_the_search_is_the_one_that_was_followed(spec in searches()) {
        let (trace, answer) = report::record(&spec).expect("it is short");
        let options = *spec.mcts().expect("it is such a search");
        let selection = ucb::selection(&trace.end(), NodeId::ROOT, &options);
        let first = selection.first_by(options.last).map(|index| trace.choice(selection.candidates[index].child));
        prop_assert_eq!(first, answer.best);
    }

    #[test]
    fn what_n_counts_beyond_the_children_are_the_playouts_from_the_node_itself(spec in searches()) {
        let (trace, _) = report::record(&spec).expect("it is short");
        let options = *spec.mcts().expect("it is such a search");
        for node in (0..trace.size() as u32).map(NodeId).filter(|node| trace.choices(*node) > 0) {
            let begun = (1..=trace.len()).map(|step| trace.at(step)).filter(|moment| {
                matches!(moment.event(), Some(Event::Simulate { .. })) && moment.subject() == node
            });
            let expected = match options.formula {
                Formula::Parent => begun.count(),
                Formula::Root2 | Formula::Puct => 0,
            };
            prop_assert_eq!(ucb::selection(&trace.end(), node, &options).own() as usize, expected);
        }
    }
}
