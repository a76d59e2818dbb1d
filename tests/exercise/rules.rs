//! The rules that are told with a question: every option that can change an answer changes them, on the page and on paper alike.

use super::read;
use plyscope::exercise::Sheet;
use plyscope::exercise::{constant, rules};
use plyscope::lang::Lang;
use plyscope::paper::{Paper, html};

const TREE: &str = r#"{"kind":"tree","tree":{"max":[{"min":[0.3,0.12,0.8]},{"min":[0.2,{"max":[0.4,0.6]}]},{"min":[0.14,0.5]}]}}"#;
const CHANCE: &str = r#"{"kind":"tree","tree":{"max":[{"chance":[3,4]},{"min":[1,4]}]}}"#;
const BOARD: &str = r#"{"kind":"tic-tac-toe","position":"xo./.x./..o"}"#;

/// A search, and each of its options with another value than the usual one.
const OPTIONS: [(&str, &str, &str, &[&str]); 5] = [
    (TREE, "minimax", "", &[]),
    (
        TREE,
        "alpha-beta",
        "",
        &[
            r#","cut":"gt""#,
            r#","returns":"hard""#,
            r#","returns":"clipped""#,
            r#","order":"best""#,
            r#","order":"worst""#,
            r#","order":"killer""#,
            r#","window":[0.1,0.9]"#,
            r#","window":["-inf",0.9]"#,
            r#","table":true"#,
        ],
    ),
    (
        BOARD,
        "alpha-beta",
        r#","depth":2"#,
        &[
            r#","depth":3"#,
            r#","depth":2,"deepening":true"#,
            r#","depth":2,"evaluation":{"kind":"playouts","count":3}"#,
            r#","depth":2,"evaluation":{"kind":"features","weights":[5,1,-5,-1]}"#,
            r#","depth":2,"order":"shuffle""#,
        ],
    ),
    (
        CHANCE,
        "expectimax",
        "",
        &[
            r#","opponent":"random""#,
            r#","utility":{"kind":"sqrt"}"#,
            r#","utility":{"kind":"log"}"#,
            r#","utility":{"kind":"exp","tolerance":2.5}"#,
            r#","utility":{"kind":"exp","tolerance":3}"#,
            r#","utility":{"kind":"points","points":[[0,0],[10,4]]}"#,
            r#","bounds":[0,4]"#,
            r#","bounds":[0,5]"#,
            r#","prune":true,"bounds":[0,4]"#,
        ],
    ),
    (
        TREE,
        "mcts",
        r#","iterations":9"#,
        &[
            r#","iterations":9,"c":1.41"#,
            r#","iterations":9,"c":0.7071"#,
            r#","iterations":9,"c":0.2"#,
            r#","iterations":9,"selection":"uniform""#,
            r#","iterations":9,"formula":"root2""#,
            r#","iterations":9,"expand":"all""#,
            r#","iterations":9,"expand_order":"random""#,
            r#","iterations":9,"playouts":2"#,
            r#","iterations":9,"reward":"signed""#,
            r#","iterations":9,"rollout_root":true"#,
            r#","iterations":9,"policy":{"kind":"careful"}"#,
            r#","iterations":9,"policy":{"kind":"exact","plies":2}"#,
            r#","iterations":9,"final":"mean""#,
            r#","iterations":9,"final":"ucb""#,
        ],
    ),
];

fn exercise(game: &str, algorithm: &str, options: &str) -> String {
    let ask = if algorithm == "mcts" {
        "backup"
    } else {
        "root"
    };
    format!(
        r#"{{"game":{game},"algorithm":{{"kind":"{algorithm}"{options}}},"ask":[{{"kind":"{ask}"}}]}}"#
    )
}

/// The rules in a language, and the whole sheet with its key.
fn told(json: &str, lang: Lang) -> (Vec<String>, String) {
    let instance = read(json)
        .instance(0)
        .unwrap_or_else(|refusal| panic!("{refusal}\n{json}"));
    let rules = rules(&instance, lang);
    let sheet = Sheet::read(json).expect("it is an exercise");
    let drawn = [instance];
    let paper =
        Paper::new(&sheet, &drawn, lang).unwrap_or_else(|refusal| panic!("{refusal}\n{json}"));
    (rules, html(&[paper], true, lang))
}

#[test]
fn every_option_that_can_change_an_answer_changes_the_rules() {
    for lang in Lang::ALL {
        for (game, algorithm, usual, others) in OPTIONS {
            let mut all: Vec<Vec<String>> = Vec::new();
            for options in std::iter::once(&usual).chain(others) {
                let json = exercise(game, algorithm, options);
                let (rules, paper) = told(&json, lang);
                assert!(rules.iter().all(|rule| !rule.is_empty()), "{json}");
                assert!(
                    !all.contains(&rules),
                    "{json} is told as another one: {rules:?}"
                );
                for rule in &rules {
                    let shown = rule
                        .replace('&', "&amp;")
                        .replace('<', "&lt;")
                        .replace('>', "&gt;");
                    assert!(paper.contains(&shown), "{json}: the sheet lacks {rule:?}");
                }
                all.push(rules);
            }
        }
    }
}

#[test]
fn win_lose_search_tells_its_numbers_and_when_it_leaves_a_node() {
    let mut all = Vec::new();
    for options in [
        "",
        r#","stop":false"#,
        r#","memo":false"#,
        r#","grundy":true"#,
    ] {
        let json = exercise(r#"{"kind":"nim","heaps":[1,2]}"#, "win-lose", options);
        let instance = read(&json).instance(0).expect("it can be asked");
        let rules = rules(&instance, Lang::En);
        assert!(
            rules.iter().any(|rule| rule.contains("−1 where Min wins")),
            "{rules:?}"
        );
        assert!(!all.contains(&rules), "{options}");
        all.push(rules);
    }
}

#[test]
fn constants_are_written_in_full() {
    for (c, text) in [
        (std::f64::consts::SQRT_2, "√2"),
        (1.41, "1.41"),
        (0.7073, "0.7073"),
        (0.2, "0.2"),
        (2.0, "2"),
        (-0.5, "−0.5"),
    ] {
        assert_eq!(constant(c), text);
    }
}

#[test]
fn an_answer_that_is_right_for_the_constant_as_printed_is_right() {
    // The tree, the numbers and the student's sums of the report: with c = 1.41 the third term of r.0 is 2.09, with √2 2.10.
    let json = r#"{"game":{"kind":"tree","tree":[[0,0],[1,1],[1,1]]},"algorithm":{"kind":"mcts","iterations":9,"c":1.41},
        "ask":[{"kind":"choose","at":"r","numbers":true}]}"#;
    let instance = read(json).instance(0).expect("it can be asked");
    let printed: f64 = constant(1.41).parse().expect("it is printed in full");
    let mut fields = plyscope::exercise::model(&instance).swap_remove(0);
    let trace = &instance.trace;
    for child in trace.children(plyscope::trace::NodeId::ROOT) {
        let visits = trace.end().visits(child);
        let n = f64::from(visits.n);
        let parent = f64::from(trace.end().visits(plyscope::trace::NodeId::ROOT).n);
        let explore = printed * (libm::log(parent) / n).sqrt();
        let path = plyscope::spec::node_path(&trace.path(child));
        for (part, value) in [("explore", explore), ("total", visits.w / n + explore)] {
            if let Some(text) = fields.get_mut(&format!("{path}:{part}")) {
                *text = format!("{value:.2}");
            }
        }
    }
    assert_eq!(super::share(&instance, &fields), 1.0, "{fields:?}");
}
