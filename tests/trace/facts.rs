//! The facts beside a node's value: its Grundy number, its interval, its value against best play,
//! and the position in symbols.

use crate::truth::cases::cases;
use crate::truth::trees::trees;
use plyscope::game::any::AnyGame;
use plyscope::game::nim::Nim;
use plyscope::game::tree::notation;
use plyscope::game::{Interval, Player};
use plyscope::lang::Lang;
use plyscope::lesson::explain::fact;
use plyscope::recording::formal::formal;
use plyscope::recording::what_if::if_perfect;
use plyscope::search::{Algorithm, Answer, Expectimax, Minimax, Opponent, WinLose};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Trace};
use proptest::prelude::*;

const EVENTS: usize = 20_000;

fn tree(text: &str) -> AnyGame {
    notation::read(text, Player::Max)
        .expect("well-formed")
        .into()
}

fn recorded(spec: &Spec) -> Trace {
    spec.check().expect("the search can run");
    spec.record(EVENTS, EVENTS as u64).0
}

fn said(spec: &Spec, trace: &Trace, node: NodeId, lang: Lang) -> Option<String> {
    let line = fact(&trace.end(), &spec.game, lang, &spec.algorithm, node)?;
    Some(line.text().replace('\u{a0}', " "))
}

#[test]
fn a_grundy_number_is_told_as_the_mex_of_the_moves() {
    let options = WinLose {
        grundy: true,
        stop: false,
        ..WinLose::default()
    };
    let spec = Spec::new(
        Nim::new(vec![1, 2, 1], false).expect("few stones"),
        Algorithm::WinLose(options),
    );
    let trace = recorded(&spec);
    let end = trace.end();
    let root = |lang: Lang| said(&spec, &trace, NodeId::ROOT, lang).expect("it has one");
    assert_eq!(
        root(Lang::En),
        "Grundy number of the root: mex {0, 1, 3} = 2, the smallest number that no move reaches."
    );
    assert_eq!(
        root(Lang::Zh),
        "根节点的 SG 值：mex {0, 1, 3} = 2，即各后继的 SG 值中未出现的最小自然数。"
    );
    let recalled = (0..trace.size() as u32)
        .map(NodeId)
        .find(|node| end.recalled(*node).is_some())
        .expect("some are");
    let line = said(&spec, &trace, recalled, Lang::En).expect("it has one too");
    assert!(line.starts_with("The Grundy number of"), "{line}");
    assert_eq!(
        end.grundy(recalled),
        end.grundy(end.recalled(recalled).expect("it is recalled"))
    );
}

#[test]
fn a_chance_node_under_star1_says_what_it_can_still_be() {
    let options = Expectimax {
        prune: true,
        bounds: Some(Interval::new(-2.0, 2.0)),
        ..Expectimax::default()
    };
    let spec = Spec::new(
        tree(r#"{"max":[{"chance":[[2,2],[1,2]]},{"chance":[[0,2],[-1,0]]}]}"#),
        Algorithm::Expectimax(options),
    );
    let trace = recorded(&spec);
    let second = trace.find(&[1]).expect("it is there");
    let line = said(&spec, &trace, second, Lang::En).expect("it was cut");
    assert!(line.contains("between −2 and 2"), "{line}");
    assert!(trace.end().interval(second).high <= 1.0 + 1e-12);
    assert_eq!(
        said(
            &spec,
            &trace,
            trace.find(&[0]).expect("it is there"),
            Lang::En
        ),
        None,
        "that one is settled"
    );
}

#[test]
fn an_opponent_at_random_is_compared_with_a_perfect_one() {
    let options = Expectimax {
        opponent: Opponent::Random,
        ..Expectimax::default()
    };
    let spec = Spec::new(
        tree("[[3,3],[0,10]]"),
        Algorithm::Expectimax(options.clone()),
    );
    let (trace, _, answer) = spec.record(EVENTS, EVENTS as u64);
    assert_eq!(
        answer,
        Some(Answer {
            value: 5.0,
            best: Some(1)
        })
    );
    assert_eq!(
        if_perfect(&spec, &trace.path(NodeId::ROOT), 100),
        Some(Answer {
            value: 3.0,
            best: Some(0)
        })
    );
    assert_eq!(if_perfect(&spec, &[], 3), None, "it has a budget");
    let perfect = Spec {
        algorithm: Algorithm::Expectimax(Expectimax {
            opponent: Opponent::Min,
            ..options
        }),
        ..spec
    };
    assert_eq!(
        if_perfect(&perfect, &[], 100),
        None,
        "nobody moves at random"
    );
}

#[test]
fn a_position_is_written_in_the_symbols_of_the_definition() {
    let nim = AnyGame::from(Nim::new(vec![1, 1], false).expect("few stones"));
    let middle = "s = (turn, player, context) = (1, Min, (0,1))\nToMove(s) = Min\naction(s) = {(0,0)}\nδ(s, (0,0)) = (0,0)\n\
        ch[s] = {δ(s, a) : a ∈ action(s)}\nIsTerminal(s) = false (s ∉ V_T)\nUtility(s) = —";
    assert_eq!(formal(&nim, &[0], "chance"), middle);
    let first = formal(&nim, &[], "chance");
    assert!(
        first.starts_with("S₀ = s = (turn, player, context) = (0, Max, (1,1))\n"),
        "{first}"
    );
    let over = formal(&nim, &[0, 0], "chance");
    assert!(
        over.contains("action(s) = {}")
            && over.ends_with("IsTerminal(s) = true (s ∈ V_T)\nUtility(s) = −1"),
        "{over}"
    );
    let drawn = formal(
        &tree(r#"[{"chance":[5,[1,2]],"p":["1/3","2/3"]},7]"#),
        &[0],
        "机会",
    );
    assert!(
        drawn.contains("(1, 机会, B)") && drawn.contains("= r.0.0\n") && drawn.contains("= C\n"),
        "{drawn}"
    );
    let wide = format!(
        "[{}]",
        (0..40)
            .map(|leaf| leaf.to_string())
            .collect::<Vec<_>>()
            .join(",")
    );
    assert_eq!(
        formal(&tree(&wide), &[], "").matches("δ(s, ").count(),
        17,
        "sixteen and the set"
    );
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn a_perfect_opponent_is_the_one_of_minimax(tree in trees(), depth in prop::option::of(0..5_u32)) {
        let options = Expectimax { opponent: Opponent::Random, depth, ..Expectimax::default() };
        let spec = Spec::new(tree.clone(), Algorithm::Expectimax(options));
        prop_assume!(spec.check().is_ok());
        let minimax = recorded(&Spec::new(tree, Algorithm::Minimax(Minimax { depth, ..Minimax::default() })));
        let end = minimax.end();
        for node in (0..minimax.size() as u32).map(NodeId).filter(|node| end.is_reached(*node)) {
            let answer = if_perfect(&spec, &minimax.path(node), EVENTS as u64).expect("it is short");
            prop_assert_eq!(Some(answer.value), end.number(node).map(|number| number.value));
            prop_assert_eq!(answer.best.and_then(|choice| minimax.child(node, choice)), end.best(node));
        }
    }
}
