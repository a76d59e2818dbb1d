//! PUCT: a choice worked by hand, the first visits under both options, and what does not go with it.

use plyscope::lang::{Lang, Say};
use plyscope::lesson::ucb::{Candidate, selection};
use plyscope::report;
use plyscope::search::ucb::Arm;
use plyscope::search::{Event, Formula, Mcts, Ucb};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Trace};

fn recorded(options: &str) -> (Trace, Mcts) {
    let game = r#"{"kind":"tree","tree":{"max":[{"min":[0.5,0.25],"rollouts":[0.5]},{"min":[1,0],"rollouts":[1]},{"min":[0,1],"rollouts":[0]}],"priors":[0.2,0.3,0.5]}}"#;
    let text =
        format!(r#"{{"game":{game},"algorithm":{{"kind":"mcts","formula":"puct",{options}}}}}"#);
    let spec = Spec::read(&text).expect("the spec is valid");
    let (trace, _) = report::record(&spec).expect("it is short");
    (trace, *spec.mcts().expect("it is such a search"))
}

#[test]
fn a_bound_is_the_mean_and_the_weighted_prior_and_an_unvisited_child_has_mean_0() {
    // √16 = 4 visits of all children together, c = 2: 3/4 + 2 · 0.3 · 4 / 5 and 0 + 2 · 0.7 · 4 / 1.
    let options = Mcts {
        formula: Formula::Puct,
        c: 2.0,
        ..Mcts::default()
    };
    let confidence = Ucb::confidence(16, &options);
    let of = |w, n, prior| {
        Ucb::new(Arm { w, n, prior }, confidence, &options).map(|ucb| (ucb.exploit, ucb.explore))
    };
    assert_eq!(of(3.0, 4, 0.3), Some((0.75, 0.48)));
    assert_eq!(of(0.0, 0, 0.7), Some((0.0, 5.6)));
}

/// The choices at the root, iteration by iteration.
fn choices(trace: &Trace) -> Vec<u16> {
    let begins = trace.landmarks().iterations.iter();
    let descent = |begin: &u32| {
        (*begin..).find_map(|step| match trace.event(step)? {
            Event::Descend { choice, .. } => Some(choice),
            _ => None,
        })
    };
    begins.filter_map(descent).collect()
}

#[test]
fn the_first_visit_goes_to_the_first_child_or_to_that_of_the_highest_prior() {
    let (trace, _) = recorded(r#""iterations":1"#);
    assert_eq!(choices(&trace), [0], "all bounds are 0");
    let (trace, _) = recorded(r#""iterations":1,"first":"prior""#);
    assert_eq!(choices(&trace), [2], "its prior is 0.5");
}

#[test]
fn six_iterations_worked_by_hand_take_the_children_that_the_bounds_order() {
    // c = 1, "first":"prior", playouts as written: 0.5, 1 and 0 at the children, then deeper. After the visit of 2, which brings 0:
    // N = 1, bounds 0.2, 0.3 and 0 + 0.5/2: child 1, which brings 1. N = 2: 0.2·√2 = 0.283, 1 + 0.3·√2/2 = 1.212, 0.354: child 1.
    let (trace, options) = recorded(r#""iterations":3,"first":"prior","c":1"#);
    assert_eq!(choices(&trace), [2, 1, 1]);
    let after_two = trace.at(trace.landmarks().iterations[2]);
    let bounds: Vec<f64> = selection(&after_two, NodeId::ROOT, &options)
        .candidates
        .iter()
        .filter_map(|one: &Candidate| one.ucb.map(Ucb::total))
        .collect();
    let root2 = 2_f64.sqrt();
    for (found, expected) in
        bounds
            .iter()
            .zip([0.2 * root2, 1.0 + 0.3 * root2 / 2.0, 0.5 * root2 / 2.0])
    {
        assert!((found - expected).abs() < 1e-12, "{found} for {expected}");
    }
}

#[test]
fn the_priors_of_a_tree_are_told_and_equal_ones_are_not() {
    let told = |trace: &Trace| {
        trace
            .events()
            .filter(|event| matches!(event, Event::Prior { .. }))
            .count()
    };
    let (trace, options) = recorded(r#""iterations":1"#);
    assert_eq!(told(&trace), 3);
    let children = selection(&trace.end(), NodeId::ROOT, &options).candidates;
    assert_eq!(
        children.iter().map(|child| child.prior).collect::<Vec<_>>(),
        [0.2, 0.3, 0.5]
    );
    let (trace, options) = recorded(r#""iterations":1,"priors":"uniform""#);
    assert_eq!(told(&trace), 0);
    let children = selection(&trace.end(), NodeId::ROOT, &options).candidates;
    assert!(children.iter().all(|child| child.prior == 1.0 / 3.0));
}

#[test]
fn what_does_not_go_with_puct_is_refused_at_its_place() {
    let refused = |options: &str| {
        let text = format!(
            r#"{{"game":{{"kind":"nim","heaps":[1,2]}},"algorithm":{{"kind":"mcts","formula":"puct",{options}}}}}"#
        );
        Spec::read(&text)
            .map(|_| ())
            .map_err(|refusal| refusal.say(Lang::En))
    };
    let said = refused(r#""expand":"one""#).expect_err("it adds one child at a time");
    assert!(
        said.contains("algorithm.expand") && said.contains("\"all\""),
        "{said}"
    );
    let said = refused(r#""final":"ucb""#).expect_err("an unvisited move could be taken");
    assert!(said.contains("algorithm.final"), "{said}");
    assert_eq!(refused(r#""expand":"all","final":"mean""#), Ok(()));
    let tree = r#"{"game":{"kind":"tree","tree":{"chance":[1,0],"priors":[0.5,0.5]}},"algorithm":{"kind":"mcts"}}"#;
    let said = Spec::read(tree)
        .expect_err("chance has no priors")
        .say(Lang::En);
    assert!(said.contains("only a player has priors"), "{said}");
}
