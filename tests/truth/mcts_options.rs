//! Random options of Monte-Carlo tree search, in every combination.

use plyscope::search::{
    Expand, ExpandOrder, FinalRule, FirstVisit, Formula, Mcts, Policy, Priors, Reward, Selection,
};
use proptest::prelude::*;

/// Draws all options of the search, with limits of iterations and of playouts in each.
pub fn mcts(most_iterations: u32, most_playouts: u32) -> impl Strategy<Value = Mcts> {
    let policies = prop_oneof![
        Just(Policy::Random),
        Just(Policy::Careful),
        (1..=4_u32).prop_map(|plies| Policy::Exact { plies })
    ];
    let finals = prop::sample::select(vec![FinalRule::Visits, FinalRule::Mean, FinalRule::Ucb]);
    let weights = prop::sample::select(vec![0.0, 0.5, 1.0, std::f64::consts::SQRT_2, 3.0]);
    let numbers = (weights, 1..=most_iterations, 1..=most_playouts);
    let formulas = prop::sample::select(vec![Formula::Parent, Formula::Root2, Formula::Puct]);
    let priors = prop::sample::select(vec![Priors::Given, Priors::Uniform, Priors::Features]);
    let puct = (formulas, priors, any::<bool>());
    (any::<[bool; 5]>(), puct, numbers, policies, finals).prop_map(
        |(flags, (formula, priors, by_prior), (c, iterations, playouts), policy, last)| {
            let [uniform, all, shuffled, signed, rollout_root] = flags;
            let is_puct = formula == Formula::Puct;
            Mcts {
                selection: if uniform {
                    Selection::Uniform
                } else {
                    Selection::Ucb
                },
                formula,
                priors,
                first_visit: if by_prior {
                    FirstVisit::Prior
                } else {
                    FirstVisit::Given
                },
                c,
                expand: if all || is_puct {
                    Expand::All
                } else {
                    Expand::One
                },
                expand_order: if shuffled {
                    ExpandOrder::Random
                } else {
                    ExpandOrder::Given
                },
                iterations,
                playouts,
                reward: if signed { Reward::Signed } else { Reward::Unit },
                rollout_root,
                policy,
                last: if is_puct && last == FinalRule::Ucb {
                    FinalRule::Visits
                } else {
                    last
                },
            }
        },
    )
}
