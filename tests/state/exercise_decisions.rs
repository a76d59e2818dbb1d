//! The search decided step by step: what is asked, what a wrong answer is told, and how it goes on.

use super::exercise::{ask, open, solving};
use plyscope::app::state::exercise::request::Request;
use plyscope::app::state::lab::Lab;
use plyscope::exercise::{Entry, Progress, What, model};
use plyscope::lang::Lang;
use plyscope::lesson::decision::Rule;
use plyscope::lesson::line::{figure, typed};
use std::rc::Rc;

/// The decisions of alpha-beta on two plies, one cut among them.
const NEXT: &str = r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"next"}]}"#;

/// The same question about a tree in which a place is asked about that has no cut.
const DEEPER: &str = r#"{"game":{"kind":"tree","tree":[[3,12,8],[5,2,4],[14,6,1]]},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"next"}]}"#;

/// Answers every decision before a field rightly.
fn decided_up_to(lab: &Rc<Lab>, at: &str) -> Rc<Lab> {
    let right = model(&solving(lab).variant.instance).swap_remove(0);
    let mut decided = Rc::clone(lab);
    for entry in solving(lab)
        .entries()
        .iter()
        .take_while(|entry| entry.at != at)
    {
        decided = ask(&decided, [Request::Decide(right[&entry.at].clone())]);
    }
    decided
}

#[test]
fn a_decision_that_is_wrong_is_explained_and_taken_back_and_the_first_one_counts() {
    let lab = open(NEXT, 0);
    let right = model(&solving(&lab).variant.instance).swap_remove(0);
    let asked: Vec<String> = solving(&lab)
        .entries()
        .iter()
        .map(|entry| entry.at.clone())
        .collect();
    assert_eq!(solving(&lab).decision(), Some(0));
    let step = solving(&lab).step().expect("a step");
    let wrong = ask(&lab, [Request::Decide("-99".to_owned())]);
    let (said, why) = solving(&wrong)
        .work()
        .refused
        .clone()
        .expect("it is refused");
    assert!(said == "-99" && why.is_some());
    // The search stands still until the right answer is there.
    assert_eq!(solving(&wrong).step(), Some(step));
    let mut lab = ask(&wrong, [Request::Undo]);
    for at in &asked {
        lab = ask(&lab, [Request::Decide(right[at].clone())]);
    }
    let (score, max) = solving(&lab).score();
    let expected = max * (asked.len() - 1) as f64 / asked.len() as f64;
    assert!((score - expected).abs() < 1e-9, "{score} of {max}");
    assert!(solving(&lab).is_done() && solving(&lab).decision().is_none());
    // Whoever cannot find it goes on with what the search does.
    let on = ask(&wrong, [Request::Hint, Request::GoOn]);
    assert_eq!(solving(&on).decision(), Some(1));
    assert!(solving(&on).work().hints.steps.is_empty());
}

#[test]
fn a_wrong_decision_is_still_wrong_after_a_reload_and_so_is_one_that_was_taken_back() {
    let wrong = ask(&open(NEXT, 0), [Request::Decide("-99".to_owned())]);
    let reloaded = |lab: &Rc<Lab>| {
        let text = solving(lab).progress().write();
        let progress = Progress::read(&text);
        ask(&open(NEXT, 0), [Request::Resume(progress)])
    };
    let back = reloaded(&wrong);
    assert_eq!(
        solving(&back).work().refused,
        solving(&wrong).work().refused
    );
    assert_eq!(solving(&back).decision(), Some(0));
    let open_again = reloaded(&ask(&back, [Request::Undo]));
    assert_eq!(solving(&open_again).decision(), Some(0));
    let on = reloaded(&ask(&back, [Request::GoOn]));
    assert_eq!(solving(&on).decision(), Some(1));
}

#[test]
fn a_stored_refusal_of_a_right_answer_is_not_believed() {
    let lab = open(NEXT, 0);
    let right = model(&solving(&lab).variant.instance).swap_remove(0);
    let first = solving(&lab).entries()[0].at.clone();
    let mut progress = solving(&ask(&lab, [Request::Decide(right[&first].clone())])).progress();
    progress.questions[0].refused = Some(right[&first].clone());
    let back = ask(&lab, [Request::Resume(Ok(progress))]);
    assert_eq!(solving(&back).decision(), Some(1));
}

#[test]
fn the_question_whether_to_cut_has_the_window_before_and_the_value_that_came_back() {
    let lab = open(NEXT, 0);
    let entries = solving(&lab).entries();
    let is_cut = |entry: &Entry| matches!(entry.what, What::Decision(_, Rule::Cut));
    let first = entries.iter().find(|entry| is_cut(entry)).expect("a cut");
    let What::Decision(step, _) = first.what else {
        panic!("it is a decision")
    };
    let asked = decided_up_to(&lab, &first.at);
    let trace = &solving(&lab).variant.instance.trace;
    let moment = trace.at(step);
    let value = moment.number(trace.cursor(step - 1)).expect("it is back");
    let window = moment.window(first.node).expect("it has a window");
    let said = solving(&asked).decision_asked(Lang::En).expect("asked");
    for text in [figure(window.alpha), figure(window.beta), typed(value)] {
        assert!(said.contains(&text), "{text} in {said}");
    }
}

#[test]
fn whoever_would_cut_wrongly_is_told_why_the_search_goes_on() {
    let lab = open(DEEPER, 0);
    let right = model(&solving(&lab).variant.instance).swap_remove(0);
    let entries = solving(&lab).entries();
    let is_cut = |entry: &Entry| matches!(entry.what, What::Decision(_, Rule::Cut));
    let goes_on = entries
        .iter()
        .find(|entry| is_cut(entry) && right[&entry.at] == "go on")
        .expect("a place without a cut");
    let wrong = ask(
        &decided_up_to(&lab, &goes_on.at),
        [Request::Decide("cut".to_owned())],
    );
    let (_, why) = solving(&wrong)
        .work()
        .refused
        .clone()
        .expect("it is refused");
    let why = why.expect("it is explained");
    assert!(
        why.text(Lang::En).contains("go on"),
        "{}",
        why.text(Lang::En)
    );
}
