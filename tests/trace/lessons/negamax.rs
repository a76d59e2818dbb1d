//! Values from the mover's side: the players of a game can be exchanged and nothing changes but their names, numbers follow the rule of
//! negamax, and its listing runs.

use super::*;
use crate::truth::cases::cases;
use crate::truth::options::alpha_betas;
use crate::truth::trees::trees;
use plyscope::lesson::Reading;
use plyscope::lesson::explain::pruned;
use plyscope::lesson::find::Query;
use plyscope::search::Order;
use plyscope::trace::{Moment, Perspective};
use proptest::prelude::*;
use serde_json::Value;

const GAMES: [&str; 4] = [
    r#"{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]}"#,
    r#"{"kind":"tree","tree":[3,[-1,[2,0.5]],[[[4,-2],1],[0]]]}"#,
    r#"{"kind":"tic-tac-toe","position":"xo./.x./..."}"#,
    r#"{"kind":"nim","heaps":[2,2,1]}"#,
];

fn reading(spec: &Spec) -> Reading<'_> {
    Reading {
        algorithm: &spec.algorithm,
        perspective: spec.perspective(Perspective::Mover),
    }
}

/// The same tree with Max in Min's place and the other way round.
fn exchanged(spec: &Spec) -> Spec {
    let mut value: Value = serde_json::from_str(&spec.write()).expect("a spec is JSON");
    let game = value["game"].as_object_mut().expect("a game is an object");
    let root = game.remove("root").unwrap_or_else(|| "max".into());
    game.insert(
        "root".to_owned(),
        (if root == "max" { "min" } else { "max" }).into(),
    );
    game["tree"] = turned(game["tree"].take());
    if let Some(window) = value["algorithm"].get_mut("window") {
        let mut ends = turned(window.take());
        ends.as_array_mut()
            .expect("a window has two ends")
            .reverse();
        *window = ends;
    }
    Spec::read(&value.to_string()).expect("the exchanged spec is as good")
}

fn turned(value: Value) -> Value {
    match value {
        Value::Number(number) => (0.0 - number.as_f64().expect("a number is finite")).into(),
        Value::String(text) => match text.strip_prefix('-') {
            Some(rest) => format!("+{rest}").into(),
            None => format!("-{}", text.trim_start_matches('+')).into(),
        },
        Value::Array(all) => all.into_iter().map(turned).collect(),
        Value::Object(all) => {
            let entry = |(key, value): (String, Value)| {
                let key = match key.as_str() {
                    "max" => "min".to_owned(),
                    "min" => "max".to_owned(),
                    _ => key,
                };
                (key, turned(value))
            };
            all.into_iter().map(entry).collect()
        }
        other => other,
    }
}

/// Swaps the players' names.
fn renamed(text: &str) -> String {
    let text = text.replace("Max", "\u{1}").replace("Min", "Max");
    text.replace('\u{1}', "Min")
}

/// All that is told of a moment: the sentence, why a node was cut, and the values beside the lines of the listing.
fn told(spec: &Spec, moment: &Moment, lang: Lang) -> Vec<String> {
    let mut all = vec![explain(moment, &spec.game, lang, reading(spec)).text()];
    if let Some(Event::Cutoff { .. }) = moment.event() {
        let cut = (moment.subject(), moment.step());
        let lines = pruned(moment, &spec.game, lang, reading(spec), cut);
        all.extend(lines.iter().map(plyscope::lesson::Line::text));
    }
    let listing = spec.listing_from(Perspective::Mover);
    let values = listing.values(moment, &|node| node.0.to_string());
    all.extend(values.into_iter().flatten());
    all.push(format!("{:?}", listing.lit(moment)));
    all
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn with_the_players_exchanged_all_is_told_the_same_but_for_their_names(game in trees(), options in alpha_betas(6), is_minimax: bool) {
        let minimax = Algorithm::Minimax(Minimax { depth: options.depth, ..Minimax::default() });
        // What is drawn for an order is drawn anew in the other tree.
        let order = if options.order == Order::Shuffle { Order::Best } else { options.order };
        let algorithm = if is_minimax { minimax } else { Algorithm::AlphaBeta(AlphaBeta { order, ..options }) };
        let spec = Spec::new(game, algorithm);
        prop_assume!(spec.check().is_ok());
        let other = exchanged(&spec);
        let (trace, mirror) = (recording(&spec), recording(&other));
        prop_assert_eq!(trace.len(), mirror.len());
        for step in 0..=trace.len() {
            let (moment, mirrored) = (trace.at(step), mirror.at(step));
            for lang in Lang::ALL {
                let expected: Vec<String> = told(&other, &mirrored, lang).iter().map(|text| renamed(text)).collect();
                prop_assert_eq!(told(&spec, &moment, lang), expected, "step {} of {}", step, spec.write());
            }
            let shown = |perspective: Perspective, moment: &Moment, node| (perspective.number(moment, node), perspective.window(moment, node));
            for node in (0..trace.size() as u32).map(NodeId) {
                prop_assert_eq!(shown(Perspective::Mover, &moment, node), shown(Perspective::Mover, &mirrored, node));
            }
        }
        let found = |spec: &Spec, trace: &Trace| {
            let query = Query::read("value >= 1").expect("well-formed");
            query.find(&trace.end(), &spec.game, &|_| true, Perspective::Mover)
        };
        prop_assert_eq!(found(&spec, &trace), found(&other, &mirror));
    }

    #[test]
    fn every_value_is_the_greatest_of_the_negated_ones_below(game in trees()) {
        let spec = Spec::new(game, minimax(None));
        prop_assume!(spec.check().is_ok());
        let trace = recording(&spec);
        let value = |node| Perspective::Mover.number(&trace.end(), node).expect("all is searched").value;
        for node in (0..trace.size() as u32).map(NodeId) {
            let below = trace.children(node).map(|child| 0.0 - value(child));
            if let Some(greatest) = below.reduce(f64::max) {
                prop_assert_eq!(value(node), greatest);
            }
        }
    }
}

#[test]
fn sentences_of_negamax_are_sentences() {
    for group in groups() {
        for spec in group {
            let trace = recording(&spec);
            let last = trace.len();
            for step in (0..=last).step_by(if last > 5_000 { 7 } else { 1 }) {
                for lang in Lang::ALL {
                    let text = explain(&trace.at(step), &spec.game, lang, reading(&spec)).text();
                    assert_is_a_sentence(&text, lang);
                    let is_turned = reading(&spec).perspective == Perspective::Mover;
                    assert!(!is_turned || !text.contains("min("), "{text}");
                }
            }
        }
    }
}

#[test]
fn one_procedure_maximises_for_both_players_and_all_of_its_lines_run() {
    let algorithms = [
        r#"{"kind":"minimax"}"#,
        r#"{"kind":"minimax","depth":2}"#,
        r#"{"kind":"alpha-beta"}"#,
        r#"{"kind":"alpha-beta","depth":2,"deepening":true,"table":true,"returns":"clipped"}"#,
        r#"{"kind":"alpha-beta","depth":4,"table":true,"order":"killer","cut":"gt"}"#,
        r#"{"kind":"alpha-beta","pvs":true,"returns":"hard"}"#,
        r#"{"kind":"alpha-beta","depth":2,"evaluation":{"kind":"playouts","count":2}}"#,
    ];
    for algorithm in algorithms {
        let (mut lit, mut lines) = (HashSet::new(), Vec::new());
        for game in GAMES {
            let spec = Spec::read(&format!(r#"{{"game":{game},"algorithm":{algorithm}}}"#));
            let Ok(spec) = spec else { continue };
            if spec.check().is_err() {
                continue;
            }
            let (trace, listing) = (recording(&spec), spec.listing_from(Perspective::Mover));
            let heads: Vec<String> = listing
                .lines
                .iter()
                .filter(|line| line.indent == 0)
                .map(|line| {
                    line.text(Lang::En)
                        .split('(')
                        .next()
                        .unwrap_or_default()
                        .to_owned()
                })
                .collect();
            assert_eq!(heads[1..], ["NEGAMAX"], "{algorithm}");
            for step in 1..=trace.len() {
                let line = listing.lit(&trace.at(step));
                let line = line.unwrap_or_else(|| panic!("step {step} of {}", spec.write()));
                lit.insert(line);
                lit.extend(listing.under_way(line));
            }
            for line in &listing.lines {
                for lang in Lang::ALL {
                    assert!(width(&line.text(lang)) <= 40.0, "{}", line.text(lang));
                }
            }
            lines = (0..listing.lines.len())
                .map(|line| listing.lines[line].text(Lang::En))
                .collect();
        }
        let dark: Vec<&String> = lines
            .iter()
            .enumerate()
            .filter(|(line, text)| !lit.contains(line) && !text.ends_with(':'))
            .map(|(_, text)| text)
            .collect();
        assert!(
            dark.is_empty() || algorithm.contains("table"),
            "{algorithm}: {dark:?}"
        );
    }
}

#[test]
fn where_no_two_players_move_by_turns_values_stay_those_of_max() {
    let stays = [
        r#"{"game":{"kind":"tree","tree":{"max":[{"max":[1,2]},3]}},"algorithm":{"kind":"minimax"}}"#,
        r#"{"game":{"kind":"tree","tree":[{"chance":[1,2],"p":["1/2","1/2"]},3]},"algorithm":{"kind":"expectimax"}}"#,
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":5}}"#,
        r#"{"game":{"kind":"nim","heaps":[2,1]},"algorithm":{"kind":"win-lose"}}"#,
    ];
    for text in stays {
        let spec = Spec::read(text).expect("the spec is good");
        assert_eq!(
            spec.perspective(Perspective::Mover),
            Perspective::Max,
            "{text}"
        );
        assert_eq!(spec.listing_from(Perspective::Mover), spec.listing());
    }
}
