//! Searching for nodes: the meaning of queries in both languages and at a moment, and messages
//! about queries that cannot be read.

use crate::truth::cases::cases;
use crate::truth::trees::trees;
use plyscope::game::Player;
use plyscope::game::any::AnyGame;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::notation;
use plyscope::lang::{Lang, Say};
use plyscope::lesson::find::Query;
use plyscope::search::{Algorithm, AlphaBeta, Mcts};
use plyscope::spec::{Spec, node_path};
use plyscope::trace::{NodeId, Perspective, State, Trace};
use proptest::prelude::*;

const EVENTS: usize = 200_000;

fn recorded(spec: &Spec) -> Trace {
    spec.check().expect("the search can run");
    spec.record(EVENTS, EVENTS as u64).0
}

fn tree(text: &str) -> Spec {
    let game: AnyGame = notation::read(text, Player::Max)
        .expect("well-formed")
        .into();
    Spec::new(game, Algorithm::AlphaBeta(AlphaBeta::default()))
}

fn board(text: &str, algorithm: Algorithm) -> Spec {
    Spec::new(
        AnyGame::from(TicTacToe::parse(text).expect("a board")),
        algorithm,
    )
}

/// Returns the paths of the hits at a step.
fn found(spec: &Spec, step: u32, query: &str) -> Vec<String> {
    let trace = recorded(spec);
    let query = Query::read(query).unwrap_or_else(|bad| panic!("{}", bad.say(Lang::En)));
    let nodes = query.find(&trace.at(step), &spec.game, &|_| true, Perspective::Max);
    nodes
        .iter()
        .map(|node| node_path(&trace.path(*node)))
        .collect()
}

#[test]
fn a_query_finds_what_the_opening_tree_shows_at_its_first_cut() {
    let opening = tree("[[5,6],[2,1],[3,2]]");
    for (query, paths) in [
        ("value = 5", vec!["r", "r.0", "r.0.0"]),
        ("5", vec!["r", "r.0", "r.0.0"]),
        ("值 = 5，深度 = 1", vec!["r.0"]),
        ("value >= 5 leaf", vec!["r.0.0", "r.0.1"]),
        ("值≥5 叶", vec!["r.0.0", "r.0.1"]),
        ("value = 1", vec!["r.1.1"]),
        ("cut", vec!["r.1"]),
        ("剪枝", vec!["r.1"]),
        ("unseen", vec!["r.1.1", "r.2", "r.2.0", "r.2.1"]),
        ("未访问, depth=1", vec!["r.2"]),
        ("BEST", vec!["r", "r.0", "r.0.0"]),
        ("alpha = 5", vec!["r", "r.1"]),
        ("α ≥ 5, β < inf", vec!["r.1"]),
        ("beta = +∞ depth = 0", vec!["r"]),
        ("min depth != 0", vec!["r.0", "r.1", "r.2"]),
        ("c", vec!["r.1"]),
        ("cut >= 1", vec!["r.1"]),
        ("cut > 1", vec![]),
        ("depth<>0 depth!=2", vec!["r.0", "r.1", "r.2"]),
        ("r", vec![]),
        ("chance", vec![]),
        ("value < -inf", vec![]),
    ] {
        assert_eq!(found(&opening, 25, query), paths, "{query}");
    }
    assert_eq!(
        found(&opening, 25, "  , ").len(),
        10,
        "nothing asked, nothing left out"
    );
    assert_eq!(
        found(&opening, 0, "cut"),
        Vec::<String>::new(),
        "it is the moment that is asked"
    );
}

#[test]
fn moves_are_found_by_name_and_visits_by_number() {
    let search = board(
        "xo./.o./..x",
        Algorithm::Mcts(Mcts {
            iterations: 200,
            ..Mcts::default()
        }),
    );
    let trace = recorded(&search);
    let end = trace.len();
    let visited = |least: u32| {
        let many = |node: &NodeId| trace.end().visits(*node).n > least;
        (0..trace.size() as u32).map(NodeId).filter(many).count()
    };
    assert_eq!(found(&search, end, "visits > 20").len(), visited(20));
    assert_eq!(found(&search, end, "访问 > 20").len(), visited(20));
    let named = found(&search, end, "A3 depth <= 2");
    assert_eq!(named, Vec::<String>::new(), "a cross stands there");
    let first = found(&search, end, "depth = 1 b1");
    assert_eq!(first.len(), 1);
    assert_eq!(found(&search, end, "B1，深度＝1"), first);
    // Means have three decimals; the written number can be searched for.
    let mean = trace.end().visits(NodeId::ROOT);
    let written = plyscope::lesson::line::figure(mean.w / f64::from(mean.n));
    assert!(
        found(&search, end, &format!("value = {written}")).contains(&"r".to_owned()),
        "{written}"
    );
    let heaps: AnyGame = plyscope::game::nim::Nim::new(vec![1, 2], false)
        .expect("few stones")
        .into();
    let nim = Spec::new(heaps, Algorithm::AlphaBeta(AlphaBeta::default()));
    assert_eq!(
        found(&nim, u32::MAX, "(0,2)"),
        ["r.0"],
        "a comma in brackets separates nothing"
    );
}

#[test]
fn an_unreadable_query_is_refused_with_its_place_in_both_languages() {
    for (query, english, chinese) in [
        ("value >", "column 8: expected a number", "第 8 列：应为数"),
        (
            "depth = 2 value = x",
            "column 19: expected a number but found “x”",
            "第 19 列：应为数，却是“x”",
        ),
        (
            "valeu = 5",
            "column 1: expected value, visits, depth, alpha or beta but found “valeu”",
            "",
        ),
        (
            "值 5，大小 > 3",
            "",
            "第 5 列：应为值、访问、深度、α 或 β，却是“大小”",
        ),
        (
            ">= 3",
            "column 1: expected value, visits, depth, alpha or beta",
            "第 1 列：应为值、访问、深度、α 或 β",
        ),
    ] {
        let bad = Query::read(query).expect_err(query);
        assert!(
            bad.say(Lang::En).starts_with(english),
            "{query}: {}",
            bad.say(Lang::En)
        );
        assert!(
            bad.say(Lang::Zh).starts_with(chinese),
            "{query}: {}",
            bad.say(Lang::Zh)
        );
    }
}

#[test]
fn a_name_of_several_words_is_found_by_each_of_them() {
    let named = tree(
        r#"{"max":[{"min":[1,2],"name":"left wing"},{"min":[3,4],"name":"right wing"}],"moves":["go left","go right"]}"#,
    );
    assert_eq!(found(&named, 0, "wing"), ["r.0", "r.1"]);
    assert_eq!(found(&named, 0, "Right wing"), ["r.1"]);
    assert_eq!(found(&named, 0, "go left"), ["r.0"]);
}

#[test]
fn names_are_asked_for_only_after_all_other_conditions_match() {
    struct Counting(std::cell::Cell<u32>);
    impl plyscope::lesson::Labels for Counting {
        fn of_move(&self, _: &[u16], _: plyscope::lang::Lang) -> Option<String> {
            self.0.set(self.0.get() + 1);
            None
        }
        fn of_node(&self, _: &[u16]) -> Option<String> {
            None
        }
        fn picture(&self, _: &[u16]) -> plyscope::game::depict::Picture {
            plyscope::game::depict::Picture::Bare
        }
    }
    let search = board(".../.../...", Algorithm::AlphaBeta(AlphaBeta::default()));
    let trace = recorded(&search);
    let asked = |query: &str| {
        let labels = Counting(std::cell::Cell::new(0));
        Query::read(query).expect("well-formed").find(
            &trace.end(),
            &labels,
            &|_| true,
            Perspective::Max,
        );
        labels.0.get()
    };
    assert_eq!(asked("value >= 0"), 0);
    // Each of the nine, in both languages.
    assert_eq!(asked("a1 depth = 1"), 18);
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,24}", mixed in "[a-c值 ,=<>\"(]{0,12}") {
        let _ = Query::read(&text);
        let _ = Query::read(&mixed);
    }

    /// Compared with asking every node, in an order made from paths.
    #[test]
    fn hits_are_exactly_the_matching_nodes_in_reading_order(game in trees(), part in 0.0..=1.0_f64, least in -3..3_i32) {
        let spec = Spec::new(game, Algorithm::AlphaBeta(AlphaBeta::default()));
        prop_assume!(spec.check().is_ok());
        let trace = recorded(&spec);
        let moment = trace.at((part * f64::from(trace.len())) as u32);
        let mut expected: Vec<NodeId> = (0..trace.size() as u32).map(NodeId).collect();
        expected.sort_by_key(|node| trace.path(*node));
        let value = |node: NodeId| moment.number(node).map(|number| number.value).or(trace.outlined_value(node));
        let at_least = |node: &NodeId| value(*node).is_some_and(|value| value >= f64::from(least));
        let valued: Vec<NodeId> = expected.iter().copied().filter(at_least).collect();
        let query = Query::read(&format!("value >= {least}")).expect("well-formed");
        prop_assert_eq!(query.find(&moment, &spec.game, &|_| true, Perspective::Max), valued);
        expected.retain(|node| matches!(moment.state(*node), State::Unseen | State::Cut));
        let unseen = Query::read("unseen").expect("well-formed").find(&moment, &spec.game, &|_| true, Perspective::Max);
        prop_assert_eq!(unseen, expected);
    }
}
