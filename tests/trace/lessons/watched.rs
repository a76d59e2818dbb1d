//! The sentence of a search whose events go by too fast to be read.

use super::*;
use plyscope::lesson::watched;

fn recorded(text: &str) -> (Spec, Trace) {
    let spec = Spec::read(text).expect("the spec is good");
    let trace = spec.record(usize::MAX, u64::MAX).0;
    (spec, trace)
}

fn said(spec: &Spec, trace: &Trace, step: u32, lang: Lang) -> Option<String> {
    let line = watched(&trace.at(step), &spec.game, lang, &spec.algorithm, None)?;
    Some(line.text())
}

#[test]
fn it_names_the_first_move_that_is_searched_and_counts_those_before_it() {
    let (spec, trace) =
        recorded(r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta","depth":6}}"#);
    let mut told = 0;
    for step in (2..trace.len()).step_by(211) {
        let Some(text) = said(&spec, &trace, step, Lang::En) else {
            continue;
        };
        let moment = trace.at(step);
        let entered = trace
            .children(NodeId::ROOT)
            .filter(|&child| moment.is_reached(child));
        let place = format!("is searched, move {} of 9.", entered.count());
        assert!(text.contains(&place), "step {step}: {text}");
        let child = trace
            .ancestors(moment.subject())
            .find(|&node| trace.depth(node) == 1)
            .expect("below a first move");
        let name = spec
            .game
            .move_told(trace.choice(child), Lang::En)
            .expect("a move");
        assert!(
            text.contains(&format!("{name} is searched")),
            "step {step}: {text}"
        );
        // What it says of the best move holds at the end, too: no later move is better.
        if let Some(best) = moment.best(NodeId::ROOT).filter(|best| *best != child) {
            let name = spec
                .game
                .move_told(trace.choice(best), Lang::En)
                .expect("a move");
            assert!(
                text.starts_with("Max has ") && text.contains(&format!("with {name}.")),
                "{text}"
            );
        }
        let zh = said(&spec, &trace, step, Lang::Zh).expect("in both languages");
        assert!(zh.contains("9 步中的第"), "{zh}");
        told += 1;
    }
    assert!(told > 20, "{told} sentences");
}

#[test]
fn of_iterations_it_says_which_move_leads() {
    let (spec, trace) =
        recorded(r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":200}}"#);
    let step = trace.len() / 2;
    let text = said(&spec, &trace, step, Lang::En).expect("a move leads");
    let done = trace
        .landmarks()
        .iterations
        .partition_point(|&begun| begun <= step);
    let best = trace.at(step).best(NodeId::ROOT).expect("a move");
    let name = spec
        .game
        .move_told(trace.choice(best), Lang::En)
        .expect("a move");
    assert!(
        text.starts_with(&format!("After {done} of 200 iterations {name} leads")),
        "{text}"
    );
    let visits = trace.at(step).visits(best).n;
    assert!(text.contains(&format!("with {visits} visits")), "{text}");
}

#[test]
fn where_chance_moves_first_or_nothing_is_searched_yet_it_says_nothing() {
    let (spec, trace) = recorded(
        r#"{"game":{"kind":"tree","tree":{"chance":[[1,2],[3,4]]}},"algorithm":{"kind":"expectimax"}}"#,
    );
    assert_eq!(said(&spec, &trace, trace.len() / 2, Lang::En), None);
    let (spec, trace) =
        recorded(r#"{"game":{"kind":"tree","tree":[[1,2],[3,4]]},"algorithm":{"kind":"minimax"}}"#);
    assert_eq!(said(&spec, &trace, 0, Lang::En), None);
}
