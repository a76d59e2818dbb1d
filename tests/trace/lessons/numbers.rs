//! What a sentence says in numbers holds: the move taken is the best one everywhere, ties are counted, printed sums add up.

use super::*;
use plyscope::lesson::line::{figure, is_rounded};
use plyscope::search::{Expectimax, FinalRule};

/// Searches of games and options with several seeds.
fn searches() -> Vec<Spec> {
    let board = r#"{"kind":"tic-tac-toe"}"#;
    let chance = r#"{"kind":"tree","tree":{"max":[{"chance":[[0,1],0.3],"p":["1/3","2/3"]},[1,0],[0.2,0.7]]}}"#;
    let tied = r#"{"kind":"tree","tree":[[1,1],[1,1],[1,1],[0,1]]}"#;
    let nim = r#"{"kind":"nim","heaps":[2,3]}"#;
    let rules = ["", r#","final":"mean""#, r#","final":"ucb""#];
    let ways = [
        "",
        r#","reward":"signed""#,
        r#","expand":"all","playouts":2"#,
        r#","formula":"root2","expand_order":"random""#,
        r#","selection":"uniform","rollout_root":true"#,
    ];
    let mut specs = Vec::new();
    for game in [board, chance, tied, nim] {
        for (rule, way) in rules.iter().flat_map(|rule| ways.map(|way| (rule, way))) {
            for (seed, iterations) in [(0, 20), (1, 30), (2, 50), (3, 7)] {
                specs.push(format!(
                    r#"{{"game":{game},"algorithm":{{"kind":"mcts","iterations":{iterations}{rule}{way}}},"seed":{seed}}}"#
                ));
            }
        }
    }
    let others = [
        r#"{"kind":"minimax","depth":2}"#,
        r#"{"kind":"alpha-beta","depth":3,"deepening":true,"table":true}"#,
        r#"{"kind":"expectimax","depth":2,"opponent":"random"}"#,
    ];
    specs.extend(others.map(|algorithm| {
        format!(r#"{{"game":{{"kind":"tic-tac-toe","position":"xo./.x./..."}},"algorithm":{algorithm}}}"#)
    }));
    specs.push(r#"{"game":{"kind":"st-petersburg","tosses":20},"algorithm":{"kind":"expectimax","utility":{"kind":"log"}}}"#.to_owned());
    specs.push(r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[1,2,3]},{"chance":[0.1,0.2,0.7],"p":[0.3,0.3,0.4]}]}},"algorithm":{"kind":"expectimax"}}"#.to_owned());
    let read = |text: &String| Spec::read(text).expect("the spec is good");
    specs.iter().map(read).collect()
}

#[test]
fn the_move_taken_is_the_best_child_of_the_last_step() {
    for spec in searches().into_iter().chain(groups().concat()) {
        let trace = recording(&spec);
        let end = trace.end();
        let Some(choice) = end.chosen() else { continue };
        // A win-lose search that finds no winning move takes the first.
        if let Some(best) = end.best(NodeId::ROOT) {
            assert_eq!(
                trace.child(NodeId::ROOT, choice),
                Some(best),
                "{}",
                spec.write()
            );
        }
        if spec.mcts().is_some() {
            assert!(end.best(NodeId::ROOT).is_some(), "{}", spec.write());
            let last = trace.landmarks().bests.last().expect("some move was best");
            assert_eq!(trace.at(*last).best(NodeId::ROOT), end.best(NodeId::ROOT));
        }
    }
}

#[test]
fn as_many_are_said_to_be_tied_as_are() {
    let mut ties = 0;
    for spec in searches() {
        let Some(options) = spec.mcts() else { continue };
        let trace = recording(&spec);
        let end = trace.at(trace.len() - 1);
        let selection = ucb::selection(&end, NodeId::ROOT, options);
        let Some(first) = selection
            .first_by(FinalRule::Visits)
            .filter(|_| options.last == FinalRule::Visits)
        else {
            continue;
        };
        let most = selection.candidates[first].visits.n;
        let equal = selection
            .candidates
            .iter()
            .filter(|child| child.visits.n == most)
            .count()
            - 1;
        let told = explain(&trace.end(), &spec.game, Lang::En, &spec.algorithm)
            .text()
            .replace('\u{a0}', " ");
        match equal {
            0 => assert!(!told.contains("equal"), "{told}"),
            _ => assert!(
                told.contains(&format!("The first of {} equal ones", equal + 1)),
                "{told}"
            ),
        }
        ties += usize::from(equal > 1);
    }
    assert!(ties > 3, "only {ties} ties of more than two");
}

/// A number as a sentence has it: `−0.5`, `(−1)`, `1/3`.
fn read(token: &str) -> Option<f64> {
    let token = token.replace('−', "-");
    let plain = token.trim_matches(['(', ')', ',', ';', ':', '.', '。', '；', '，', '：']);
    match plain.split_once('/') {
        Some((top, bottom)) => Some(top.parse::<f64>().ok()? / bottom.parse::<f64>().ok()?),
        None => plain.parse().ok(),
    }
}

/// The sums and products that a text sets equal to something, with what they are set equal to.
fn equations(text: &str) -> Vec<(f64, f64)> {
    let plain = text
        .replace('\u{a0}', " ")
        .replace(['。', '；', '，', '：'], " ");
    let tokens: Vec<&str> = plain.split_whitespace().collect();
    let mut found = Vec::new();
    for (at, _) in tokens
        .iter()
        .enumerate()
        .filter(|(_, token)| **token == "=")
    {
        let Some(result) = tokens.get(at + 1).and_then(|token| read(token)) else {
            continue;
        };
        let mut from = at;
        while from >= 3 && ["+", "·"].contains(&tokens[from - 2]) {
            from -= 2;
        }
        if from == at {
            continue;
        }
        let terms = tokens[from - 1..at].split(|token| *token == "+");
        let product = |term: &[&str]| term.iter().filter_map(|token| read(token)).product::<f64>();
        found.push((terms.map(product).sum(), result));
    }
    found
}

#[test]
fn printed_sums_add_up_and_what_is_rounded_is_not_called_exact() {
    let mut sums = 0;
    for spec in searches().into_iter().chain(groups().concat()) {
        let trace = recording(&spec);
        let step_unit = if trace.len() > 2_000 { 7 } else { 1 };
        for step in (0..=trace.len()).step_by(step_unit) {
            for lang in Lang::ALL {
                let text = explain(&trace.at(step), &spec.game, lang, &spec.algorithm).text();
                for (left, right) in equations(&text) {
                    assert!(
                        (left - right).abs() < 1e-9,
                        "{left} is not {right} in {text}"
                    );
                    sums += 1;
                }
                if let Some(Event::Return { score }) = trace.event(step)
                    && ["exactly", "恰为"].iter().any(|word| text.contains(word))
                {
                    assert!(!is_rounded(score), "{score} is called exact in {text}");
                }
            }
        }
    }
    assert!(sums > 1_000, "only {sums} sums were printed");
}

#[test]
fn a_number_close_to_a_whole_one_is_not_written_as_it() {
    assert_eq!(figure(1.999_998_092_651_367_2), "1.999998");
    assert_eq!(figure(3.000_000_4), "3.0000004");
    // What only arithmetic has lost is no difference.
    assert_eq!(figure(0.1 + 0.2), "0.3");
    assert_eq!(figure(2.999_999_999_999_999_6), "3");
    assert!(is_rounded(1.0 / 3.0) && !is_rounded(0.5) && !is_rounded(0.1 + 0.2));
}

#[test]
fn no_other_move_is_worth_more_to_the_mover_than_the_last_sentence_says() {
    let mut bounds = 0;
    for spec in groups().concat().into_iter().chain(searches()) {
        let trace = recording(&spec);
        let (end, spec) = (trace.end(), &spec);
        let told = explain(&end, &spec.game, Lang::En, &spec.algorithm)
            .text()
            .replace('\u{a0}', " ");
        let Some((_, bound)) = told.split_once("Any other move is worth at ") else {
            continue;
        };
        // The leaves that were saved are told behind it.
        let bound = bound.split(". ").next().unwrap_or(bound);
        let bound = bound
            .trim_start_matches("most ")
            .trim_start_matches("least ");
        let bound = bound
            .trim_start_matches(['≈', 'x', '\u{304}', ' '])
            .trim_end_matches('.');
        let bound = read(bound).unwrap_or_else(|| panic!("a number in {told}"));
        // The same search without cuts knows the value of every move.
        let whole = match &spec.algorithm {
            Algorithm::AlphaBeta(options) => Algorithm::Minimax(Minimax {
                depth: options.depth,
                evaluation: options.evaluation.clone(),
            }),
            Algorithm::Expectimax(options) => Algorithm::Expectimax(Expectimax {
                prune: false,
                ..options.clone()
            }),
            other => other.clone(),
        };
        let whole = recording(&Spec {
            algorithm: whole,
            ..spec.clone()
        });
        let best = whole.end().best(NodeId::ROOT);
        for child in whole
            .children(NodeId::ROOT)
            .filter(|child| Some(*child) != best)
        {
            let value = whole.end().number(child).expect("it is searched").value;
            let is_within = match whole.owner(child) {
                Player::Max => value < bound + 1e-3,
                Player::Min => value > bound - 1e-3,
            };
            assert!(is_within, "{told} but {value}: {}", spec.write());
        }
        bounds += 1;
    }
    assert!(bounds > 10, "only {bounds} sentences with a bound");
}
