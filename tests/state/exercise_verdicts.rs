//! Which fields of an answer are shown as right or wrong, and for how long.

use super::exercise::{ask, open, solving};
use plyscope::app::state::exercise::request::Request;
use plyscope::app::state::lab::Lab;
use plyscope::exercise::Entry;
use plyscope::lang::Lang;
use std::collections::BTreeMap;
use std::rc::Rc;

const VALUES: &str = r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"minimax"},"ask":[{"kind":"values"}]}"#;

/// Whether each field is right, by its name, as far as that is shown.
fn verdicts(lab: &Lab) -> BTreeMap<&str, bool> {
    let solving = solving(lab);
    let verdict = |entry: &Entry| solving.verdict(entry);
    let entries = solving.entries().iter();
    entries
        .filter_map(|entry| Some((entry.at.as_str(), verdict(entry)?)))
        .collect()
}

#[test]
fn verdicts_stay_with_a_hint_and_go_where_what_they_follow_from_is_changed() {
    let write = |at: &str, text: &str| Request::Write {
        at: at.to_owned(),
        text: text.to_owned(),
    };
    let lab = ask(
        &open(VALUES, 0),
        [
            write("r.0", "6"),
            write("r.1", "1"),
            write("r.2", "2"),
            write("r", "6"),
            Request::Check,
        ],
    );
    // The root follows from the value given at its first child.
    let all = BTreeMap::from([("r", true), ("r.0", false), ("r.1", true), ("r.2", true)]);
    assert_eq!(verdicts(&lab), all);
    for request in [Request::Hint, Request::Again] {
        let after = ask(&lab, [request]);
        assert!(solving(&after).can_check());
        assert_eq!(verdicts(&after), all);
    }
    let mended = ask(&lab, [write("r.0", "5")]);
    assert_eq!(
        verdicts(&mended),
        BTreeMap::from([("r.1", true), ("r.2", true)])
    );
    let back = ask(&mended, [write("r.0", "6")]);
    assert_eq!(verdicts(&back), all);
    let shown = ask(&lab, [Request::Ask(true), Request::Solution]);
    assert!(verdicts(&shown).is_empty());
}

const CUT: &str = r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"cut"}]}"#;

#[test]
fn a_check_before_the_last_does_not_tell_which_leaves_are_missing() {
    let mark = |lab: &Rc<Lab>, leaf: &str| {
        let at = |entry: &&Entry| entry.at == leaf;
        let node = solving(lab).entries().iter().find(at).expect("a leaf").node;
        ask(lab, [Request::Mark(node)])
    };
    let open = open(CUT, 0);
    // Nothing marked: the student is asked, and no answer is used up.
    let asked = ask(&open, [Request::Check]);
    assert!(solving(&asked).asked(Lang::En).is_some());
    assert_eq!(solving(&asked).work().tries, 0);
    let empty = ask(&asked, [Request::Check]);
    assert_eq!(solving(&empty).work().tries, 1);
    assert!(verdicts(&empty).is_empty(), "nothing is given away");
    let said = solving(&empty).judged(Lang::En).expect("it is judged");
    assert!(said.contains("2 leaves"), "{said}");
    // Leaves 1 and 2, in that order r.1.1 and r.2.1, are cut; 5 is not.
    let one = ask(&mark(&mark(&open, "r.1.1"), "r.0.0"), [Request::Check]);
    assert_eq!(
        verdicts(&one),
        BTreeMap::from([("r.0.0", false), ("r.1.1", true)])
    );
    let said = solving(&one).judged(Lang::En).expect("it is judged");
    assert!(said.contains("One leaf"), "{said}");
    let right = ask(&mark(&mark(&one, "r.0.0"), "r.2.1"), [Request::Check]);
    assert!(solving(&right).work().is_solved);
}
