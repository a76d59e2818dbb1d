//! Sentences of single moments that were once wrong.

use super::*;
use plyscope::lesson::labels;
use plyscope::trace::Perspective;

#[test]
fn a_tie_of_bounds_is_called_a_tie() {
    let spec = Spec::new(
        tree("[[1,1],[1,1]]", Player::Max),
        mcts(3, 1.0, Reward::Unit),
    );
    let trace = recording(&spec);
    let selection = (1..=trace.len())
        .find(|step| trace.phase(*step) == Phase::Selection && trace.cursor(*step) != NodeId::ROOT);
    let moment = trace.at(selection.expect("the third iteration selects"));
    let said = |lang| {
        explain(&moment, &spec.game, lang, &spec.algorithm)
            .text()
            .replace('\u{a0}', " ")
    };
    assert_eq!(
        said(Lang::En),
        "B and C share the highest bound, 1 + 0.833 ≈ 1.833: the first is taken."
    );
    assert_eq!(
        said(Lang::Zh),
        "B 与 C 的置信上界同为最高：1 + 0.833 ≈ 1.833；取排在前面的。"
    );
}

#[test]
fn a_cut_by_an_infinite_value_claims_nothing_elsewhere() {
    let spec = Spec::new(
        tree(r#"[["-inf",2],["-inf",3]]"#, Player::Max),
        alpha_beta(None),
    );
    let trace = recording(&spec);
    let cut = trace.landmarks().cuts[0];
    let sentence = explain(&trace.at(cut), &spec.game, Lang::En, &spec.algorithm).text();
    assert!(
        sentence.contains("nothing is lower") && !sentence.contains("but Max can"),
        "{sentence}"
    );
}

#[test]
fn leaves_that_differ_are_written_differently() {
    let spec = Spec::new(
        tree("[[0.12345,0.12349],[1,2]]", Player::Max),
        minimax(None),
    );
    let trace = recording(&spec);
    let told: Vec<String> = (1..=trace.len())
        .map(|step| explain(&trace.at(step), &spec.game, Lang::En, &spec.algorithm).text())
        .collect();
    assert!(
        told.iter()
            .any(|sentence| sentence.contains("0.12349 is worse for Min than 0.12345")),
        "{told:#?}"
    );
}

#[test]
fn a_name_of_spaces_leaves_no_hole_in_a_sentence() {
    let spec = Spec::new(
        tree(r#"{"max":[{"name":" ","min":[1,2]},3]}"#, Player::Max),
        minimax(None),
    );
    let trace = recording(&spec);
    let tries = explain(&trace.at(2), &spec.game, Lang::En, &spec.algorithm).text();
    assert_eq!(tries, "Max tries B first.");
}

fn search(text: &str) -> (Spec, Trace) {
    let spec = Spec::read(text).expect("the spec is good");
    let trace = recording(&spec);
    (spec, trace)
}

/// Returns every sentence of a recording, with ordinary spaces.
fn told(text: &str, lang: Lang) -> Vec<String> {
    let (spec, trace) = search(text);
    let say = |step: u32| {
        explain(&trace.at(step), &spec.game, lang, &spec.algorithm)
            .text()
            .replace('\u{a0}', " ")
    };
    (0..=trace.len()).map(say).collect()
}

#[test]
fn a_move_with_a_number_for_its_name_is_told_with_what_it_is() {
    let columns = r#"{"game":{"kind":"connect-four"},"algorithm":{"kind":"alpha-beta","depth":2}}"#;
    let faces = r#"{"game":{"kind":"pig","goal":20},"algorithm":{"kind":"expectimax","depth":2}}"#;
    for (spec, lang, sentence) in [
        (columns, Lang::En, "Max tries column 4 first."),
        (columns, Lang::Zh, "Max 先试“第 4 列”。"),
        (faces, Lang::En, "A roll of 6 comes with probability 1/6."),
        (faces, Lang::Zh, "“掷出 6 点”的概率为 1/6。"),
    ] {
        let told = told(spec, lang);
        assert!(
            told.iter().any(|told| told == sentence),
            "{sentence} is not in {told:#?}"
        );
    }
}

#[test]
fn a_move_that_wins_at_once_is_worth_what_the_game_pays_whatever_the_others_were_taken_for() {
    let won = r#"{"game":{"kind":"connect-four","moves":"414141"},"algorithm":{"kind":"alpha-beta","depth":2}}"#;
    assert_eq!(
        told(won, Lang::En).pop().expect("a search says something"),
        "Max takes column 4, worth 1 if both play optimally. 7 of 43 leaves visited, 36 saved."
    );
    let open = r#"{"game":{"kind":"connect-four","moves":"4141"},"algorithm":{"kind":"alpha-beta","depth":2}}"#;
    let last = told(open, Lang::En).pop().expect("a search says something");
    assert!(last.contains("according to the estimates."), "{last}");
}

#[test]
fn a_loss_that_every_move_runs_into_is_told_as_one_and_not_as_an_estimate() {
    // Three of Max's discs in a row, open on both sides.
    let lost = r#"{"game":{"kind":"connect-four","moves":"44335"},"algorithm":{"kind":"alpha-beta","depth":3}}"#;
    let last = told(lost, Lang::En).pop().expect("a search says something");
    assert_eq!(last, "All moves lose; Min plays the first one, column 4.");
    let saved = r#"{"game":{"kind":"connect-four","moves":"4443536"},"algorithm":{"kind":"alpha-beta","depth":3}}"#;
    let last = told(saved, Lang::En)
        .pop()
        .expect("a search says something");
    assert!(last.contains("Any other move loses. 181 of 307"), "{last}");
    // Where an estimate is as high as a win nothing is known.
    let heavy = r#"{"game":{"kind":"tic-tac-toe","position":"x../.../..."},"algorithm":{"kind":"minimax","depth":1}}"#;
    let last = told(heavy, Lang::En)
        .pop()
        .expect("a search says something");
    assert!(last.contains("according to the estimates."), "{last}");
}

#[test]
fn no_variable_stands_beside_the_code_where_the_depth_limit_gave_the_value() {
    let (spec, trace) =
        search(r#"{"game":{"kind":"connect-four"},"algorithm":{"kind":"alpha-beta","depth":1}}"#);
    let listing = spec.listing();
    let is_estimate = |step: &u32| matches!(trace.event(*step), Some(Event::Evaluate { .. }));
    let estimated: Vec<u32> = (1..=trace.len()).filter(is_estimate).collect();
    assert_eq!(estimated.len(), 7);
    for step in estimated.into_iter().flat_map(|step| [step, step + 1]) {
        assert!(
            listing
                .values(&trace.at(step), &|_| String::new())
                .iter()
                .all(Option::is_none),
            "step {step}"
        );
    }
}

/// The children to which the search went down from the node of a step, since it came there last.
fn tried(trace: &Trace, step: u32) -> HashSet<u16> {
    let node = trace.at(step).subject();
    let mut tried = HashSet::new();
    for at in (1..step).rev() {
        match trace.event(at) {
            Some(Event::Descend { choice, .. }) if trace.cursor(at - 1) == node => {
                tried.insert(choice);
            }
            Some(Event::Descend { .. }) if trace.cursor(at) == node => break,
            Some(Event::Begin { .. }) => break,
            _ => {}
        }
    }
    tried
}

#[test]
fn the_child_that_a_cut_leaves_out_is_named_in_whatever_order_the_others_were_tried() {
    let mut named = 0;
    for order in ["given", "best", "worst", "shuffle", "killer"] {
        for more in [
            "",
            r#","pvs":true"#,
            r#","depth":4,"deepening":true,"table":true"#,
        ] {
            for tree in ["[[5,6],[2,1],[3,2]]", DEEP] {
                let text = format!(
                    r#"{{"game":{{"kind":"tree","tree":{tree}}},"algorithm":{{"kind":"alpha-beta","order":"{order}"{more}}}}}"#
                );
                let Ok(spec) = Spec::read(&text) else {
                    continue;
                };
                if spec.check().is_err() {
                    continue;
                }
                let trace = recording(&spec);
                for &step in &trace.landmarks().cuts {
                    let moment = trace.at(step);
                    let Some(Event::Cutoff { remaining: 1 }) = moment.event() else {
                        continue;
                    };
                    let tried = tried(&trace, step);
                    let left = |child: &NodeId| !tried.contains(&trace.choice(*child));
                    let left: Vec<NodeId> = trace.children(moment.subject()).filter(left).collect();
                    let [left] = left[..] else {
                        panic!("step {step} of {text} leaves out {left:?}")
                    };
                    let name =
                        labels::node(&trace, &spec.game, Lang::En, left, Perspective::Max).text;
                    let said = explain(&moment, &spec.game, Lang::En, &spec.algorithm).text();
                    let written = said
                        .to_lowercase()
                        .contains(&format!("{} is pruned.", name.to_lowercase()));
                    assert!(written, "{said}, but {name} is left out: {text}");
                    named += 1;
                }
            }
        }
    }
    assert!(named > 20, "{named}");
}
