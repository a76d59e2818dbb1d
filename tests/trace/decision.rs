//! The decisions of a recording: each question stands where its outcome is not told yet, each
//! answer is the event that tells it, and both are right by the definition of the algorithm.

use plyscope::game::Player;
use plyscope::lesson::decision::{Rule, decisions_from};
use plyscope::lesson::{Decision, decision, decisions, ucb};
use plyscope::search::{Event, Turn};
use plyscope::spec::Spec;
use plyscope::trace::{Kind, NodeId, Phase, State, Trace};

/// A spec for every option of every algorithm, one a line.
const OPTIONS: &str = include_str!("../data/options.txt");

fn record(text: &str) -> Trace {
    let spec = Spec::read(text).expect("the spec is good");
    spec.record(usize::MAX, u64::MAX).0
}

fn of_tree(tree: &str, algorithm: &str) -> Trace {
    record(&format!(
        r#"{{"game":{{"kind":"tree","tree":{tree}}},"algorithm":{{"kind":"{algorithm}"}}}}"#
    ))
}

/// The rule and the path of each decision.
fn told(trace: &Trace) -> Vec<(Rule, Vec<u16>)> {
    let told = |decision: Decision| (decision.rule, trace.path(decision.node));
    decisions(trace).map(told).collect()
}

#[test]
fn minimax_decides_the_value_of_every_inner_node() {
    let trace = of_tree("[[5,6],[2,1]]", "minimax");
    let value = |path: &[u16]| (Rule::Value, path.to_vec());
    assert_eq!(told(&trace), [value(&[0]), value(&[1]), value(&[])]);
}

#[test]
fn alpha_beta_asks_for_a_cut_where_the_other_player_is_sure_of_something() {
    // Below the first child nobody is sure of anything yet; below the second Max is sure of 5.
    let cut = of_tree("[[5,6],[2,1]]", "alpha-beta");
    let expected = [
        (Rule::Value, vec![0]),
        (Rule::Cut, vec![1]),
        (Rule::Value, vec![]),
    ];
    assert_eq!(told(&cut), expected);
    let goes_on = of_tree("[[5,6],[7,1]]", "alpha-beta");
    let expected = [
        (Rule::Value, vec![0]),
        (Rule::Cut, vec![1]),
        (Rule::Value, vec![1]),
        (Rule::Value, vec![]),
    ];
    assert_eq!(told(&goes_on), expected);
    let is_cut = |trace: &Trace| {
        decisions(trace)
            .find(|decision| decision.rule == Rule::Cut)
            .map(|decision| decision.is_cut(trace))
    };
    assert_eq!(is_cut(&cut), Some(true));
    assert_eq!(is_cut(&goes_on), Some(false));
}

#[test]
fn the_question_of_a_cut_tells_the_child_and_not_the_new_window() {
    let trace = of_tree("[[5,6],[2,1]]", "alpha-beta");
    let cut = decisions(&trace).nth(1).expect("three decisions");
    let (asked, told) = (trace.at(cut.question), trace.at(cut.answer));
    let child = trace.child(cut.node, 0).expect("leaf 2");
    assert_eq!(asked.number(child).map(|number| number.value), Some(2.0));
    assert_eq!(
        asked.window(cut.node).map(|window| window.beta),
        Some(f64::INFINITY)
    );
    assert_eq!(told.window(cut.node).map(|window| window.beta), Some(2.0));
    assert_eq!(asked.cut(cut.node), None);
    assert_eq!(told.cut(cut.node), Some(1));
}

#[test]
fn a_chance_node_decides_its_mean_and_with_bounds_its_cut() {
    let dice = r#"{"max":[{"chance":[8,2],"p":["1/3","2/3"]},{"chance":[4,6]}]}"#;
    let expected = [
        (Rule::Mean, vec![0]),
        (Rule::Mean, vec![1]),
        (Rule::Value, vec![]),
    ];
    assert_eq!(told(&of_tree(dice, "expectimax")), expected);
    let star = record(
        r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[2,2]},{"chance":[-2,2]}]}},
            "algorithm":{"kind":"expectimax","prune":true,"bounds":[-2,2]}}"#,
    );
    // The first mean is 2, the greatest value; after −2 the second can reach 0 at most.
    let expected = [
        (Rule::Mean, vec![0]),
        (Rule::Cut, vec![1]),
        (Rule::Value, vec![]),
    ];
    assert_eq!(told(&star), expected);
}

#[test]
fn a_node_with_one_move_decides_nothing() {
    assert!(told(&of_tree("[[[5]]]", "minimax")).is_empty());
}

#[test]
fn win_lose_search_asks_only_for_the_cuts_that_it_makes() {
    let nim = |stop| {
        record(&format!(
            r#"{{"game":{{"kind":"nim","heaps":[1,2]}},
                "algorithm":{{"kind":"win-lose","memo":false,"stop":{stop}}}}}"#
        ))
    };
    let cuts = |trace: &Trace| {
        let cuts = decisions(trace).filter(|decision| decision.rule == Rule::Cut);
        cuts.map(|decision| decision.answer).collect::<Vec<u32>>()
    };
    let stopping = nim(true);
    assert!(!stopping.landmarks().cuts.is_empty());
    assert_eq!(cuts(&stopping), stopping.landmarks().cuts);
    assert!(cuts(&nim(false)).is_empty());
}

#[test]
fn a_selection_is_asked_where_bounds_are_compared_and_takes_the_highest() {
    let trace = record(
        r#"{"game":{"kind":"tic-tac-toe","position":"xo./.o./x.."},"algorithm":{"kind":"mcts","iterations":60}}"#,
    );
    let mut selections = 0;
    for asked in decisions(&trace).filter(|decision| decision.rule == Rule::Selection) {
        let moment = trace.at(asked.question);
        let selection = ucb::selection(&moment, asked.node, trace.taking());
        let best = selection.best().expect("bounds are compared").child;
        assert_eq!(trace.cursor(asked.answer), best, "step {}", asked.answer);
        selections += 1;
    }
    // The same by the phases: every descent of selection, this root having several moves and no
    // chance below it, except those to an only child.
    let descents = (1..=trace.len())
        .filter(|&step| matches!(trace.event(step), Some(Event::Descend { .. })))
        .filter(|&step| trace.phase(step) == Phase::Selection)
        .filter(|&step| trace.choices(trace.cursor(step - 1)) > 1);
    assert_eq!(selections, descents.count());
}

#[test]
fn a_playout_is_followed_by_one_backup_of_the_whole_path_and_the_last_one_by_the_move() {
    let trace = record(
        r#"{"game":{"kind":"tic-tac-toe","position":"xo./.o./x.."},"algorithm":{"kind":"mcts","iterations":40,"playouts":3}}"#,
    );
    let all: Vec<Decision> = decisions(&trace).collect();
    let backups: Vec<&Decision> = all.iter().filter(|one| one.rule == Rule::Backup).collect();
    assert_eq!(backups.len(), 40);
    for (iteration, backup) in (1..).zip(backups) {
        let after = trace.at(backup.answer);
        assert_eq!(after.visits(NodeId::ROOT).n, 3 * iteration);
        assert_eq!(
            trace.at(backup.answer - 1).visits(NodeId::ROOT).n,
            3 * (iteration - 1)
        );
        let path_before = |step: u32| trace.at(step).visits(backup.node).n;
        assert_eq!(path_before(backup.question) + 3, path_before(backup.answer));
    }
    let last = all.last().expect("there are decisions");
    assert_eq!((last.rule, last.answer), (Rule::Move, trace.len()));
}

#[test]
fn where_children_are_drawn_there_is_no_selection_to_ask_for() {
    let trace = record(
        r#"{"game":{"kind":"tree","tree":[[0,1],[1,0],[0.5,0]]},
            "algorithm":{"kind":"mcts","iterations":40,"selection":"uniform"}}"#,
    );
    assert!(decisions(&trace).all(|decision| decision.rule != Rule::Selection));
}

#[test]
fn every_cut_of_every_search_is_the_answer_of_a_decision() {
    for text in OPTIONS.lines() {
        let trace = record(text);
        let answers: Vec<u32> = decisions(&trace)
            .filter(|decision| decision.is_cut(&trace))
            .map(|decision| decision.answer)
            .collect();
        assert_eq!(answers, trace.landmarks().cuts, "{text}");
    }
}

#[test]
fn decisions_follow_each_other_and_each_is_found_from_any_step_before_it() {
    for text in OPTIONS.lines() {
        let trace = record(text);
        let all: Vec<Decision> = decisions(&trace).collect();
        let mut before = 0;
        for one in &all {
            assert!(
                before <= one.question && one.question < one.answer,
                "{text}: {one:?}"
            );
            for step in [before, one.question] {
                assert_eq!(decision(&trace, step), Some(*one), "{text}");
            }
            before = one.answer;
        }
        assert_eq!(decision(&trace, trace.len()), None);
        let half = trace.len() / 2;
        let late = all.iter().filter(|one| one.question >= half).copied();
        assert!(decisions_from(&trace, half).eq(late), "{text}");
    }
}

#[test]
fn a_value_is_open_at_its_question_and_that_of_the_rule_at_its_answer() {
    for text in OPTIONS.lines() {
        let trace = record(text);
        for one in decisions(&trace).filter(|one| one.rule == Rule::Value) {
            let (asked, told) = (trace.at(one.question), trace.at(one.answer));
            assert_eq!(asked.state(one.node), State::Open, "{text}: {one:?}");
            assert_eq!(told.state(one.node), State::Done, "{text}: {one:?}");
            let Kind::Inner(Turn::Player(player)) = trace.kind(one.node) else {
                panic!("{text}: a value is a player's");
            };
            let is_plain = text.contains(r#""kind":"minimax""#);
            let best = trace
                .children(one.node)
                .filter_map(|child| asked.number(child));
            let best = best.map(|number| number.value).reduce(match player {
                Player::Max => f64::max,
                Player::Min => f64::min,
            });
            if is_plain {
                assert_eq!(told.number(one.node).map(|number| number.value), best);
            }
        }
    }
}

#[test]
fn a_recording_that_grows_keeps_the_decisions_that_it_had() {
    for text in OPTIONS.lines() {
        let spec = Spec::read(text).expect("the spec is good");
        let whole: Vec<Decision> = decisions(&record(text)).collect();
        let (half, _, _) = spec.record(record(text).len() as usize / 2, u64::MAX);
        let known: Vec<Decision> = decisions(&half).collect();
        assert_eq!(known, whole[..known.len()], "{text}");
    }
}
