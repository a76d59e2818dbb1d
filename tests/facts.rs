//! What the page says of a node beside its value: where it comes from, who wins, what it can still be, what it is worth for sure,
//! and what it would be worth against a player who makes no mistakes.

#[path = "truth/trees.rs"]
mod trees;

use plyscope::game::Player;
use plyscope::game::any::AnyGame;
use plyscope::game::nim::Nim;
use plyscope::game::tree::notation;
use plyscope::lang::Lang;
use plyscope::lesson::Tone;
use plyscope::lesson::explain::facts;
use plyscope::recording::formal::formal;
use plyscope::recording::what_if::if_perfect;
use plyscope::search::{Algorithm, Expectimax, Minimax, Opponent, Utility, WinLose};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, Trace};
use proptest::prelude::*;
use trees::trees;

const EVENTS: usize = 20_000;

fn tree(text: &str) -> AnyGame {
    notation::read(text, Player::Max).expect("well-formed").into()
}

fn recorded(spec: &Spec) -> Trace {
    spec.check().expect("the search can run");
    spec.record(EVENTS, EVENTS as u64).0
}

fn said(spec: &Spec, trace: &Trace, step: u32, node: NodeId, lang: Lang) -> Vec<String> {
    let perfect = if_perfect(spec, &trace.path(node), EVENTS as u64);
    let lines = facts(&trace.at(step), &spec.game, lang, &spec.algorithm, (node, perfect));
    lines.iter().map(|line| line.text().replace('\u{a0}', " ")).collect()
}

#[test]
fn a_recalled_position_leads_to_where_it_was_met() {
    let options = WinLose { grundy: true, ..WinLose::default() };
    let spec = Spec::new(Nim::new(vec![1, 2, 1], false).expect("few stones"), Algorithm::WinLose(options));
    let trace = recorded(&spec);
    let end = trace.end();
    let recalled = (0..trace.size() as u32).map(NodeId).find(|node| end.recalled(*node).is_some()).expect("some are");
    let original = end.recalled(recalled).expect("it is recalled");
    let lines = facts(&end, &spec.game, Lang::En, &spec.algorithm, (recalled, None));
    assert!(lines[0].0.iter().any(|span| span.tone == Tone::Node(original)), "its name can be followed");
    assert!(lines[1].text().starts_with("The Grundy number of"), "{}", lines[1].text());
    let root = |lang: Lang| said(&spec, &trace, trace.len(), NodeId::ROOT, lang);
    assert_eq!(root(Lang::En), ["Grundy number of the root: mex(0, 1, 3) = 2, the least that its moves do not lead to."]);
    assert_eq!(root(Lang::Zh), ["根节点的 SG 值：mex(0, 1, 3) = 2，即其走法到不了的最小者。"]);
}

#[test]
fn a_chance_node_under_star1_says_what_it_can_still_be() {
    let options = Expectimax { prune: true, bounds: Some((-2.0, 2.0)), ..Expectimax::default() };
    let spec = Spec::new(tree(r#"{"max":[{"chance":[[2,2],[1,2]]},{"chance":[[0,2],[-1,0]]}]}"#), Algorithm::Expectimax(options));
    let trace = recorded(&spec);
    let second = trace.find(&[1]).expect("it is there");
    let lines = said(&spec, &trace, trace.len(), second, Lang::En);
    assert_eq!(lines.len(), 1);
    assert!(lines[0].contains("-2 to 2") || lines[0].contains("−2 to 2"), "{}", lines[0]);
    assert!(trace.end().interval(second).1 <= 1.0 + 1e-12);
    assert!(said(&spec, &trace, trace.len(), trace.find(&[0]).expect("it is there"), Lang::En).is_empty(), "that one is settled");
}

#[test]
fn a_utility_is_told_as_the_sure_payoff() {
    let options = Expectimax { utility: Utility::Sqrt, ..Expectimax::default() };
    let spec = Spec::new(tree(r#"{"max":[{"chance":[0,9]},4]}"#), Algorithm::Expectimax(options));
    let trace = recorded(&spec);
    let gamble = trace.find(&[0]).expect("it is there");
    assert_eq!(said(&spec, &trace, trace.len(), gamble, Lang::En), ["Utility 1.5: as good as 2.25 for sure."]);
    assert_eq!(said(&spec, &trace, trace.len(), gamble, Lang::Zh), ["效用 1.5：与稳得 2.25 相当。"]);
}

#[test]
fn an_opponent_at_random_is_compared_with_a_perfect_one() {
    let options = Expectimax { opponent: Opponent::Random, ..Expectimax::default() };
    let spec = Spec::new(tree("[[3,3],[0,10]]"), Algorithm::Expectimax(options));
    let trace = recorded(&spec);
    let root = |lang: Lang| said(&spec, &trace, trace.len(), NodeId::ROOT, lang);
    assert_eq!(trace.end().number(NodeId::ROOT).map(|number| number.value), Some(5.0));
    assert_eq!(root(Lang::En), ["If Min played perfectly, A would be 3, by B."]);
    assert_eq!(root(Lang::Zh), ["若 Min 走最优，A 的值为 3，走 B。"]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

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

#[test]
fn a_position_is_written_in_the_symbols_of_the_definition() {
    let told = |game: &AnyGame, path: &[u16]| {
        formal(game, path, "chance").into_iter().map(|(symbol, value)| format!("{symbol}: {value}")).collect::<Vec<_>>()
    };
    let nim = AnyGame::from(Nim::new(vec![1, 1], false).expect("few stones"));
    let rows = told(&nim, &[0]);
    assert_eq!(rows[..4], ["s: (1, Min, (0,1))", "ToMove(s): Min", "IsTerminal(s): s ∉ V_T", "Utility(s): —"]);
    assert_eq!(rows[5..], ["ch[s]: {(0,0)}", "δ(s, (0,0)): (0,0)"]);
    let over = told(&nim, &[0, 0]);
    assert_eq!(over[1..], ["ToMove(s): —", "IsTerminal(s): s ∈ V_T", "Utility(s): −1", "action(s): ∅", "ch[s]: ∅"]);
    let drawn = told(&tree(r#"[{"chance":[5,[1,2]],"p":["1/3","2/3"]},7]"#), &[0]);
    assert_eq!(drawn[0], "s: (1, chance, B)");
    assert_eq!(drawn[5], "ch[s]: {r.0.0, C}");
}
