//! A drawn search is as wished, and a wish that nothing meets is refused in words.

use super::{instance, read};
use plyscope::game::any::AnyGame;
use plyscope::game::tree::{self, Tree};
use plyscope::lang::{Lang, Say};
use plyscope::lesson::certificate::of_node;
use plyscope::search::{Algorithm, AlphaBeta, CutRule};
use plyscope::spec::Spec;
use plyscope::trace::{Kind, State};

#[test]
fn at_least_three_cuts_one_of_them_above_the_leaves_and_no_two_leaves_alike() {
    let json = r#"{"generate":{"kind":"tree","children":2,"depth":4,"values":[0,40],"ties":false,
        "must":{"cuts":[3,6],"above_leaves":1,"deep":1,"unique_best":true,"rules_agree":true}},
        "algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"cut"}]}"#;
    for seed in 0..30 {
        let instance = instance(json, seed);
        let (trace, end) = (&instance.trace, instance.trace.end());
        let cuts = &trace.landmarks().cuts;
        assert!((3..=6).contains(&cuts.len()), "{seed}");
        let above = cuts.iter().filter(|step| {
            let mut children = trace.children(trace.at(**step).subject());
            children.any(|child| end.state(child) == State::Cut && trace.kind(child) != Kind::Leaf)
        });
        assert!(above.count() >= 1, "{seed}");
        let deep = cuts.iter().filter(|step| {
            let moment = trace.at(**step);
            of_node(&moment, moment.subject()).is_some_and(|certificate| certificate.deep)
        });
        assert!(deep.count() >= 1, "{seed}");
        let strict = Spec::new(
            instance.spec.game.clone(),
            Algorithm::AlphaBeta(AlphaBeta {
                cut: CutRule::Gt,
                ..AlphaBeta::default()
            }),
        );
        let counts = [&instance.spec, &strict].map(|spec| {
            let (trace, ..) = spec.record(100_000, 100_000);
            trace.landmarks().leaves.len()
        });
        assert_eq!(counts[0], counts[1], "{seed}");
        let mut values: Vec<String> = (0..trace.size() as u32)
            .filter_map(|node| trace.outlined_value(plyscope::trace::NodeId(node)))
            .map(|value| value.to_string())
            .collect();
        let count = values.len();
        values.sort();
        values.dedup();
        assert_eq!((count, values.len()), (16, 16), "{seed}");
    }
}

#[test]
fn the_choice_of_ucb_is_clear_where_it_has_to_be() {
    let json = r#"{"generate":{"kind":"tree","depth":3,"must":{"unique_best":true}},
        "algorithm":{"kind":"mcts","iterations":10},"ask":[{"kind":"choose"}]}"#;
    for seed in 0..50 {
        let instance = instance(json, seed);
        let options = instance.spec.mcts().expect("it is that search");
        let end = instance.trace.end();
        let choice = plyscope::lesson::ucb::selection(&end, plyscope::trace::NodeId::ROOT, options);
        let total = |child: Option<&plyscope::lesson::ucb::Candidate>| {
            child.and_then(|child| child.ucb).map(|ucb| ucb.total())
        };
        let best = total(choice.best()).expect("every child was visited");
        assert!(
            total(choice.runner_up()).is_none_or(|next| best - next >= 0.01),
            "{seed}"
        );
    }
}

#[test]
fn a_drawn_playout_ends_at_a_leaf_below_its_node() {
    let json = r#"{"generate":{"kind":"tree","depth":3},"algorithm":{"kind":"mcts","iterations":5,"playouts":2},"ask":[{"kind":"backup"}]}"#;
    /// Collects the payoffs of the leaves below, and looks at every playout on the way.
    fn payoffs(tree: &Tree) -> Vec<f64> {
        if let tree::Kind::Leaf(payoff) = tree.branch().kind {
            return vec![payoff];
        }
        let below: Vec<f64> = tree.children().flat_map(|child| payoffs(&child)).collect();
        let results = &tree.branch().rollouts;
        assert_eq!(results.len(), 2);
        assert!(
            results.iter().all(|result| below.contains(result)),
            "{results:?} of {below:?}"
        );
        below
    }
    for seed in 0..50 {
        let AnyGame::Tree(tree) = instance(json, seed).spec.game else {
            panic!("it is a tree")
        };
        payoffs(&tree);
    }
}

#[test]
fn a_wish_that_no_tree_meets_is_refused_in_both_languages() {
    let refused = |json: &str| {
        let refusal = super::read(json).instance(0).map(drop).expect_err(json);
        assert!(refusal.path.starts_with("generate"), "{refusal}");
        [refusal.say(Lang::En), refusal.say(Lang::Zh)]
    };
    let [english, chinese] = refused(
        r#"{"generate":{"kind":"tree","depth":2,"children":2,"must":{"cuts":[3,4]}},
        "algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"cut"}]}"#,
    );
    assert!(english.contains("cuts: expected 0 to"), "{english}");
    assert!(chinese.contains("剪枝次数"), "{chinese}");
    // All leaves are equal, so no move is better than the others.
    let [english, chinese] = refused(
        r#"{"generate":{"kind":"tree","values":[3,3],"must":{"unique_best":true}},
        "algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#,
    );
    assert!(
        english.contains("random positions meets all the conditions"),
        "{english}"
    );
    assert!(chinese.contains("都不合要求"), "{chinese}");
}

#[test]
fn probabilities_of_a_drawn_chance_node_sum_to_one_and_rewards_lie_in_their_range() {
    use plyscope::game::any::AnyGame;
    use plyscope::game::tree::{Kind, Tree};
    fn look(tree: &Tree, check: &dyn Fn(&Tree)) {
        check(tree);
        tree.children().for_each(|child| look(&child, check));
    }
    let (_, chance) = super::kinds::drawn("values of expectimax");
    let (_, signed) = super::kinds::drawn("backpropagation with signs");
    for seed in 0..50 {
        let AnyGame::Tree(tree) = instance(chance, seed).spec.game else {
            panic!("a tree was asked for")
        };
        look(&tree, &|node| {
            let sum: f64 = node.branch().probabilities.iter().sum();
            assert!(node.branch().kind != Kind::Chance || (sum - 1.0).abs() < 1e-12);
        });
        let AnyGame::Tree(tree) = instance(signed, seed).spec.game else {
            panic!("a tree was asked for")
        };
        look(&tree, &|node| {
            let is_reward = |value: &f64| (-1.0..=1.0).contains(value);
            assert!(node.branch().rollouts.iter().all(is_reward));
            assert!(!matches!(node.branch().kind, Kind::Leaf(value) if !is_reward(&value)));
        });
    }
    assert!(read(chance).text.is_none());
}
