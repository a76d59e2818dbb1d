//! The promises of lessons about every step of every recording: one highlighted line, one sentence
//! in each language, and bounds that predict each selection.

mod compared;
mod listings;
mod listings_of_notes;
mod negamax;
mod numbers;
mod sentences;
mod watched;

use plyscope::game::Player;
use plyscope::game::nim::Nim;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::notation;
use plyscope::lang::Lang;
use plyscope::lesson::{Tag, explain, ucb};
use plyscope::search::{Algorithm, AlphaBeta, Event, Mcts, Minimax, Reward, Selection, Turn};
use plyscope::spec::Spec;
use plyscope::trace::{Kind, NodeId, Phase, Trace};
use std::collections::HashSet;

fn tree(text: &str, root: Player) -> plyscope::game::tree::Tree {
    notation::read(text, root).expect("well-formed")
}

fn minimax(depth: Option<u32>) -> Algorithm {
    Algorithm::Minimax(Minimax {
        depth,
        ..Minimax::default()
    })
}

fn alpha_beta(depth: Option<u32>) -> Algorithm {
    Algorithm::AlphaBeta(AlphaBeta {
        depth,
        ..AlphaBeta::default()
    })
}

fn mcts(iterations: u32, c: f64, reward: Reward) -> Algorithm {
    Algorithm::Mcts(Mcts {
        iterations,
        c,
        reward,
        ..Mcts::default()
    })
}

/// A spec for every option of every algorithm, one a line.
const OPTIONS: &str = include_str!("../data/options.txt");
const OPENING: &str = "[[5,6],[2,1],[3,2]]";
const DEEP: &str = "[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]";
const LIMITED: &str = r#"{"max":[{"min":[{"max":[1,9],"estimate":4.25},3],"estimate":-0.3333},{"min":[{"max":[5,6],"estimate":2},7],"estimate":1}],
    "estimate":0.1}"#;
const CHANCE: &str = r#"[{"chance":[[0.5,{"chance":[1,0]}],[1,0.25,0]],"p":["1/3","2/3"]},{"min":[1,[0,0.5]],"rollouts":[0.5]}]"#;

/// Returns recordings grouped by their listing.
fn groups() -> Vec<Vec<Spec>> {
    let board = TicTacToe::parse("xo./.x./..o").expect("a reachable board");
    let nim = Nim::new(vec![1, 2, 1], false).expect("few stones");
    let misere = Nim::new(vec![1, 100, 120], true).expect("few stones");
    let ends = r#"{"max":[["-inf",3],["+inf",{"max":[-1e20,0.00001]}]],"name":"the root of all"}"#;
    let trees = |algorithm: Algorithm| {
        let trees = [
            tree(OPENING, Player::Max),
            tree(DEEP, Player::Max),
            tree(DEEP, Player::Min),
            tree(ends, Player::Max),
        ];
        trees
            .map(|tree| Spec::new(tree, algorithm.clone()))
            .to_vec()
    };
    let limited = |algorithm: fn(Option<u32>) -> Algorithm| {
        vec![
            Spec::new(tree(LIMITED, Player::Max), algorithm(Some(1))),
            Spec::new(tree(LIMITED, Player::Max), algorithm(Some(2))),
            Spec::new(tree(LIMITED, Player::Max), algorithm(Some(0))),
            Spec::new(TicTacToe::default(), algorithm(Some(3))),
            Spec::new(board, algorithm(Some(9))),
            Spec::new(misere.clone(), algorithm(Some(1))),
        ]
    };
    let to_the_end = |algorithm: Algorithm| {
        [
            trees(algorithm.clone()),
            vec![
                Spec::new(nim.clone(), algorithm.clone()),
                Spec::new(board, algorithm),
            ],
        ]
        .concat()
    };
    vec![
        to_the_end(minimax(None)),
        to_the_end(alpha_beta(None)),
        limited(minimax),
        limited(alpha_beta),
        vec![
            Spec::new(TicTacToe::default(), mcts(400, 1.0, Reward::Unit)),
            Spec::new(board, mcts(300, 0.0, Reward::Signed)),
            Spec::new(nim, mcts(200, 2.0, Reward::Signed)),
            Spec::new(misere, mcts(400, 0.5, Reward::Unit)),
            Spec::new(
                tree("[[0.5],[1,0]]", Player::Min),
                mcts(40, 1.0, Reward::Unit),
            ),
        ],
        vec![Spec::new(
            tree(CHANCE, Player::Max),
            mcts(200, 1.0, Reward::Unit),
        )],
    ]
    .into_iter()
    .chain(
        OPTIONS
            .lines()
            .map(|text| vec![Spec::read(text).expect("the spec is good")]),
    )
    .collect()
}

fn recording(spec: &Spec) -> Trace {
    spec.check().expect("the search can run");
    spec.record(usize::MAX, u64::MAX).0
}

/// Characters, where two narrow ones count as one wide one.
fn width(text: &str) -> f64 {
    let wide = |letter: char| matches!(letter, '\u{2e80}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}');
    text.chars()
        .map(|letter| if wide(letter) { 1.0 } else { 0.5 })
        .sum()
}

fn assert_is_a_sentence(text: &str, lang: Lang) {
    // The braces of a set are no braces of a pattern.
    let plain = text
        .replace('\u{a0}', " ")
        .replace("mex {", "mex (")
        .replace("} =", ") =");
    assert!(
        !plain.trim().is_empty() && plain.trim() == plain,
        "{text:?}"
    );
    for wrong in [
        "NaN", "  ", "{", "}", " .", " ,", "..", "--", "None", "Some",
    ] {
        assert!(!plain.contains(wrong), "{wrong:?} in {text:?}");
    }
    assert!(
        !plain.contains('-'),
        "a hyphen stands for a minus in {text:?}"
    );
    // Any other language has marks and lengths of its own.
    if lang == Lang::En {
        assert!(plain.ends_with('.'), "{text:?}");
        assert!(
            plain.chars().count() <= 160,
            "{} characters: {text:?}",
            plain.chars().count()
        );
        assert!(
            !plain
                .chars()
                .any(|letter| ('\u{2e80}'..='\u{ffef}').contains(&letter)),
            "{text:?}"
        );
        assert!(
            !plain.starts_with("the ") && !plain.starts_with("leaf "),
            "{text:?}"
        );
    } else if lang == Lang::Zh {
        assert!(plain.ends_with('。'), "{text:?}");
        assert!(width(&plain) <= 60.0, "{} wide: {text:?}", width(&plain));
        let letters: Vec<char> = plain.chars().collect();
        let chinese = |letter: char| width(&letter.to_string()) == 1.0;
        for pair in letters.windows(3) {
            assert!(
                !(chinese(pair[0]) && pair[1] == ' ' && chinese(pair[2])),
                "a gap inside Chinese: {text:?}"
            );
        }
    }
}

#[test]
fn every_event_explains_itself_in_both_languages() {
    for spec in groups().concat() {
        let trace = recording(&spec);
        // Long recordings repeat their sentences; every tenth step is enough.
        let step_unit = if trace.len() > 5_000 { 10 } else { 1 };
        for step in (0..=trace.len()).step_by(step_unit) {
            let moment = trace.at(step);
            for lang in Lang::ALL {
                assert_is_a_sentence(
                    &explain(&moment, &spec.game, lang, &spec.algorithm).text(),
                    lang,
                );
                assert!(!Tag(trace.phase(step)).word(lang).is_empty());
            }
        }
    }
}

#[test]
fn a_sentence_carries_the_numbers_of_its_event() {
    for spec in groups().concat() {
        let trace = recording(&spec);
        for step in (1..=trace.len()).step_by(if trace.len() > 5_000 { 7 } else { 1 }) {
            let number = match trace.event(step) {
                Some(
                    Event::Evaluate { score, .. }
                    | Event::Improve { score, .. }
                    | Event::Return { score }
                    | Event::Simulate { score, .. },
                ) => score,
                Some(Event::Credit { reward, .. }) => reward,
                _ => continue,
            };
            for lang in Lang::ALL {
                let text = explain(&trace.at(step), &spec.game, lang, &spec.algorithm).text();
                let written = plyscope::lesson::line::figure(number);
                // The number of a leaf was in the sentence of the step before.
                let is_root_leaf = trace.end().is_leaf(NodeId::ROOT);
                // Win-lose search names the winner.
                let winner = if number > 0.0 { "Max" } else { "Min" };
                let is_won =
                    matches!(spec.algorithm, Algorithm::WinLose(_)) && text.contains(winner);
                assert!(
                    text.contains(&written) || is_root_leaf || is_won,
                    "{written} is missing in {text}"
                );
            }
        }
    }
}

#[test]
fn the_panel_foretells_every_selection() {
    let mut selections = 0;
    for spec in groups().concat() {
        let trace = recording(&spec);
        let chosen_by_a_player = |step: u32| {
            matches!(
                trace.kind(trace.cursor(step - 1)),
                Kind::Inner(Turn::Player(_))
            )
        };
        let selects = |step: &u32| {
            trace.phase(*step) == Phase::Selection
                && matches!(trace.event(*step), Some(Event::Descend { .. }))
        };
        let decided_by_bounds = spec
            .mcts()
            .is_some_and(|options| options.selection == Selection::Ucb);
        let is_first_visit = |step: &u32| trace.at(step - 1).visits(trace.cursor(*step)).n == 0;
        let steps = (1..=trace.len())
            .filter(selects)
            .filter(|step| chosen_by_a_player(*step) && !is_first_visit(step));
        for step in steps.filter(|_| decided_by_bounds) {
            let panel = ucb::selection(
                &trace.at(step - 1),
                trace.cursor(step - 1),
                spec.mcts().expect("the spec is of MCTS"),
            );
            assert_eq!(
                panel.best().map(|best| best.child),
                Some(trace.cursor(step)),
                "step {step} of {}",
                spec.write()
            );
            assert_eq!(
                panel.candidates.len(),
                usize::from(trace.choices(trace.cursor(step - 1))),
                "nobody is left out"
            );
            assert!(
                panel
                    .runner_up()
                    .is_none_or(|other| Some(other.child) != panel.best().map(|best| best.child))
            );
            selections += 1;
        }
    }
    assert!(
        selections > 1_000,
        "only {selections} selections were foretold"
    );
}
