//! What an exercise does not take: a text that is no number is told and costs nothing.

use super::exercise::{ask, open, solving};
use plyscope::app::state::exercise::request::Request;
use plyscope::lang::Lang;

const VALUES: &str = r#"{"game":{"kind":"tree","tree":[[5,6],[2,1]]},"algorithm":{"kind":"minimax"},"ask":[{"kind":"values"}]}"#;
const NEXT: &str = r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"next"}]}"#;

fn write(at: &str, text: &str) -> Request {
    let [at, text] = [at, text].map(str::to_owned);
    Request::Write { at, text }
}

#[test]
fn a_text_that_is_no_number_is_told_and_the_first_answer_is_still_to_come() {
    let lab = ask(
        &open(VALUES, 0),
        [write("r", "5"), write("r.0", "fünf"), Request::Check],
    );
    let work = solving(&lab).work();
    assert_eq!(
        (work.tries, work.first, work.grade.is_none()),
        (0, None, true)
    );
    for lang in Lang::ALL {
        let told = solving(&lab).unread(lang).expect("it is told");
        assert!(told.contains("fünf"), "{told}");
    }
    let lab = ask(&lab, [write("r.0", "5")]);
    assert_eq!(solving(&lab).unread(Lang::En), None, "it was another text");
    let lab = ask(&lab, [write("r.1", "1"), Request::Check]);
    assert!(solving(&lab).work().is_solved);
    assert_eq!(solving(&lab).score(), (1.0, 1.0));
}

#[test]
fn a_decision_takes_a_number_where_it_asks_for_one() {
    let lab = open(NEXT, 0);
    let at = solving(&lab).decision();
    let lab = ask(&lab, [Request::Decide("five".to_owned())]);
    assert!(solving(&lab).unread(Lang::En).is_some());
    assert!(solving(&lab).work().draft.is_empty(), "no answer was given");
    assert_eq!(solving(&lab).decision(), at);
    let lab = ask(&lab, [Request::Decide("5".to_owned())]);
    assert_eq!(solving(&lab).unread(Lang::En), None);
    assert_eq!(solving(&lab).work().draft.len(), 1);
}

#[test]
fn an_exercise_has_other_variants_where_a_seed_changes_something() {
    assert!(!solving(&open(VALUES, 0)).is_varied());
    assert!(solving(&open(super::exercise::CUTS, 0)).is_varied());
}
