//! The claims of certificates: the named nodes made the cut, their witnesses support it, and the
//! pruned part does not matter. Every claim is tested by changing a leaf and searching again.

use crate::truth::cases::cases;
use crate::truth::trees::trees;
use plyscope::game::any::AnyGame;
use plyscope::game::tree::{Tree, notation};
use plyscope::game::{Player, Wording};
use plyscope::lang::Lang;
use plyscope::lesson::certificate::{Certificate, left_out_leaf, of_cut, of_node};
use plyscope::lesson::explain::pruned;
use plyscope::lesson::line::Tone;
use plyscope::recording::what_if::{Cut, turning_point, what_if};
use plyscope::search::{Algorithm, AlphaBeta, CutRule};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, State, Trace};
use proptest::prelude::*;

const CMU: &str = "[[[[3,5],[2,7]],[[10,4]]],[[[2,7]],[[8,2],[4,6]]]]";
const OPENING: &str = "[[5,6],[2,1],[3,2]]";
const EVENTS: usize = 20_000;

fn tree(text: &str) -> Tree {
    notation::read(text, Player::Max).expect("well-formed")
}

fn webflik() -> String {
    let trees: serde_json::Value =
        serde_json::from_str(include_str!("../data/known_trees.json")).expect("it is JSON");
    trees["WebFlik"]["tree"].to_string()
}

fn spec(text: &str, root: Player, cut: CutRule) -> Spec {
    let tree = notation::read(text, root).expect("well-formed");
    Spec::new(
        tree,
        Algorithm::AlphaBeta(AlphaBeta {
            cut,
            ..AlphaBeta::default()
        }),
    )
}

/// Returns the last number with which a cut holds as a witness of `player` moves against that
/// player, and the first without it.
fn sides(player: Player, threshold: f64, rule: CutRule) -> (f64, f64) {
    match (rule, player) {
        (CutRule::Ge, Player::Max) => (threshold, threshold.next_down()),
        (CutRule::Ge, Player::Min) => (threshold, threshold.next_up()),
        (CutRule::Gt, Player::Max) => (threshold.next_up(), threshold),
        (CutRule::Gt, Player::Min) => (threshold.next_down(), threshold),
    }
}

/// Both trees, with Max and with Min at the root, under both rules.
fn specs() -> Vec<Spec> {
    let mut all = Vec::new();
    for text in [CMU.to_owned(), webflik(), OPENING.to_owned()] {
        for root in [Player::Max, Player::Min] {
            all.extend([CutRule::Ge, CutRule::Gt].map(|cut| spec(&text, root, cut)));
        }
    }
    all
}

fn record(spec: &Spec) -> Trace {
    spec.record(EVENTS, EVENTS as u64).0
}

/// Returns the certificates of all cuts of a recording.
fn certificates(trace: &Trace) -> Vec<Certificate> {
    let steps = trace.landmarks().cuts.iter();
    steps
        .map(|&step| {
            of_node(&trace.at(step), trace.at(step).subject()).expect("a cut has a certificate")
        })
        .collect()
}

fn with_leaf(spec: &Spec, path: &[u16], value: f64) -> Spec {
    let AnyGame::Tree(tree) = &spec.game else {
        panic!("it is a tree")
    };
    Spec {
        game: tree.with_leaf(path, value).expect("a leaf is there").into(),
        ..spec.clone()
    }
}

#[test]
fn a_leaf_is_changed_and_nothing_else() {
    let before = tree(
        "[[5,{\"value\":6,\"name\":\"six\"}],{\"min\":[2,1],\"estimate\":4,\"moves\":[\"x\",\"y\"]}]",
    );
    let after = before.with_leaf(&[1, 0], 9.5).expect("a leaf is there");
    let expected = before.text().replace("[2,1]", "[9.5,1]");
    assert_eq!(after.text(), expected);
    assert_eq!(before.text(), tree(&before.text()).text());
    assert_eq!(
        before.with_leaf(&[1], 3.0),
        None,
        "an inner node has no payoff"
    );
    assert_eq!(
        before.with_leaf(&[1, 2], 3.0),
        None,
        "there is no such child"
    );
    assert_eq!(
        before.with_leaf(&[0, 0, 0], 3.0),
        None,
        "nothing is below a leaf"
    );
    // The ranks of move ordering are recomputed.
    let ordered = spec("[[5,6],[2,1]]", Player::Max, CutRule::Ge);
    let Algorithm::AlphaBeta(options) = &ordered.algorithm else {
        panic!("it is alpha-beta")
    };
    let best = AlphaBeta {
        order: plyscope::search::Order::Best,
        ..options.clone()
    };
    let searched = |tree: Tree| {
        Spec::new(tree, Algorithm::AlphaBeta(best.clone()))
            .record(EVENTS, EVENTS as u64)
            .2
    };
    let changed = tree("[[5,6],[2,1]]")
        .with_leaf(&[1, 1], 30.0)
        .expect("a leaf is there")
        .with_leaf(&[1, 0], 20.0);
    assert_eq!(
        searched(changed.expect("a leaf is there")),
        searched(tree("[[5,6],[20,30]]"))
    );
}

#[test]
fn deep_cuts_name_an_ancestor_that_is_not_the_parent() {
    for text in [CMU.to_owned(), webflik()] {
        let trace = record(&spec(&text, Player::Max, CutRule::Ge));
        let deep: Vec<Certificate> = certificates(&trace)
            .into_iter()
            .filter(|certificate| certificate.deep)
            .collect();
        assert!(!deep.is_empty(), "{text} has a deep cut");
        for certificate in deep {
            let holder = certificate
                .others()
                .holder
                .expect("a deep cut has a holder");
            assert_ne!(Some(holder), trace.parent(certificate.node));
            assert!(
                trace
                    .ancestors(certificate.node)
                    .skip(2)
                    .any(|above| above == holder)
            );
        }
    }
}

#[test]
fn a_certificate_holds_wherever_its_numbers_come_from() {
    for spec in specs() {
        let trace = record(&spec);
        for certificate in certificates(&trace) {
            let rule = spec.cut_rule();
            assert!(certificate.holds_with(certificate.own().score, rule));
            assert_eq!(certificate.own().holder, Some(certificate.node));
            for promise in [certificate.alpha, certificate.beta] {
                let witness = promise
                    .witness
                    .expect("these trees are searched to their leaves");
                assert_eq!(
                    trace.outlined_value(witness),
                    Some(promise.score),
                    "the witness has the score"
                );
                assert!(
                    trace
                        .ancestors(witness)
                        .any(|above| Some(above) == promise.holder)
                );
            }
        }
    }
}

#[test]
fn a_cut_holds_up_to_its_threshold_and_not_beyond() {
    let mut tried = 0;
    for spec in specs() {
        let trace = record(&spec);
        let end = trace.end();
        for certificate in certificates(&trace) {
            let cut = Cut::at(&end, certificate.node).expect("it was cut");
            // Each side's witness against the other side's bound.
            for (promise, threshold) in [
                (certificate.own(), certificate.threshold()),
                (certificate.others(), certificate.own().score),
            ] {
                let witness = trace.path(promise.witness.expect("there is one"));
                let cuts = |value: f64| {
                    what_if(&spec, &witness, value, &cut, EVENTS)
                        .expect("it is short")
                        .is_cut
                };
                let player = if promise == &certificate.alpha {
                    Player::Max
                } else {
                    Player::Min
                };
                let (kept, gone) = sides(player, threshold, spec.cut_rule());
                assert!(cuts(promise.score), "nothing was changed");
                assert!(cuts(kept), "{spec:?}: {kept} is not past the threshold");
                tried += 1;
                if promise == certificate.own() {
                    assert!(!cuts(gone), "{spec:?}: {gone} is past the threshold");
                    let turn = turning_point(&spec, &witness, certificate.edge(), &cut, EVENTS);
                    assert_eq!(turn, Some(threshold));
                } else if cuts(gone) {
                    // Another leaf has replaced the witness: the bound is the next best value.
                    let instead = record(&with_leaf(&spec, &witness, gone));
                    let node = instead
                        .find(&trace.path(certificate.node))
                        .expect("the same tree");
                    let renewed = of_cut(&instead.end(), node).expect("it is cut");
                    assert_ne!(renewed.others().witness, promise.witness);
                }
            }
        }
    }
    assert!(tried > 40, "{tried}");
}

#[test]
fn a_leaf_that_was_left_out_does_not_move_the_root() {
    for spec in specs() {
        let (trace, _, answer) = spec.record(EVENTS, EVENTS as u64);
        let (end, answer) = (trace.end(), answer.expect("it is short"));
        for leaf in (0..trace.size() as u32)
            .map(NodeId)
            .filter(|node| trace.outlined_value(*node).is_some())
        {
            if end.state(leaf) != State::Cut {
                continue;
            }
            let certificate = of_cut(&end, leaf).expect("what is left out has a certificate");
            let cut = Cut::at(&end, certificate.node).expect("it was cut");
            assert_eq!(left_out_leaf(&end, leaf), Some(leaf));
            for value in [f64::NEG_INFINITY, -100.0, 0.0, 3.5, 100.0, f64::INFINITY] {
                let outcome =
                    what_if(&spec, &trace.path(leaf), value, &cut, EVENTS).expect("it is short");
                assert_eq!((outcome.answer, outcome.is_cut), (answer, true));
            }
        }
    }
}

#[test]
fn the_sentences_name_both_promises_and_a_deep_cut_as_such() {
    let spec = spec(CMU, Player::Max, CutRule::Ge);
    let trace = record(&spec);
    let end = trace.end();
    let cut = trace
        .find(&[1, 0, 0])
        .map(|node| (node, end.cut_step(node).expect("it was cut")))
        .expect("it is there");
    let said = |lang: Lang| pruned(&end, &spec.game, lang, &spec.algorithm, cut);
    let texts = |lang: Lang| {
        said(lang)
            .iter()
            .map(|line| line.text().replace('\u{a0}', " "))
            .collect::<Vec<String>>()
    };
    let english = [
        "α = 3: Max can already get 3 at A by choosing B (from leaf 3).",
        "β = 2: Min can already limit Max to 2 at K (from leaf 2).",
        "3 ≥ 2: whatever the rest of K is worth, Max at A has no reason to let the game come there.",
        "The bound comes from A, above the parent of K: this is a deep cut.",
    ];
    let chinese = [
        "α = 3：Max 在 A 已可得 3（走 B），依据是叶节点 3。",
        "β = 2：Min 在 K 已可使 Max 至多得 2，依据是叶节点 2。",
        "3 ≥ 2：无论 K 的其余部分值多少，Max 在 A 处都不会让对局走到那里。",
        "界来自 A，在 K 的父节点之上：这是深层剪枝。",
    ];
    assert_eq!(texts(Lang::En), english);
    assert_eq!(texts(Lang::Zh), chinese);
    let nodes = said(Lang::En)
        .into_iter()
        .flat_map(|line| line.0)
        .filter(|span| matches!(span.tone, Tone::Node(_)))
        .count();
    assert_eq!(nodes, 9, "names can be followed");
}

proptest! {
    #![proptest_config(cases(192))]

    /// Beyond the threshold the cut is gone, unless the node has another leaf that is as good as
    /// the witness.
    #[test]
    fn every_cut_of_any_tree_holds_up_to_its_threshold(tree in trees(), strict in any::<bool>()) {
        let cut = if strict { CutRule::Gt } else { CutRule::Ge };
        let spec = Spec::new(tree, Algorithm::AlphaBeta(AlphaBeta { cut, ..AlphaBeta::default() }));
        let trace = record(&spec);
        for certificate in certificates(&trace) {
            let own = certificate.own();
            prop_assert!(certificate.holds_with(own.score, cut));
            let Some(witness) = own.witness.filter(|_| certificate.threshold().is_finite()) else { continue };
            let (here, path) = (Cut::at(&trace.end(), certificate.node).expect("it was cut"), trace.path(witness));
            let (kept, gone) = sides(certificate.mover, certificate.threshold(), cut);
            prop_assert!(certificate.holds_with(kept, cut) && !certificate.holds_with(gone, cut));
            let cuts = |value: f64| what_if(&spec, &path, value, &here, EVENTS).expect("it is short").is_cut;
            prop_assert!(cuts(own.score) && cuts(kept));
            if cuts(gone) {
                prop_assert_ne!(trace.parent(witness), Some(certificate.node), "the node's own leaf has nothing behind it");
                let renewed = record(&with_leaf(&spec, &path, gone));
                let node = renewed.find(&trace.path(certificate.node)).expect("the same tree");
                let other = of_cut(&renewed.end(), node).expect("it is cut");
                prop_assert_ne!(other.own().witness.map(|leaf| renewed.path(leaf)), Some(path));
            } else {
                let turn = turning_point(&spec, &path, certificate.edge(), &here, EVENTS);
                prop_assert_eq!(turn, Some(certificate.threshold()));
            }
        }
    }
}
