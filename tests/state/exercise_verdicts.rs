//! Which fields of an answer are shown as right or wrong, and for how long.

use super::exercise::{ask, open, solving};
use plyscope::app::state::exercise::request::Request;
use plyscope::app::state::lab::Lab;
use plyscope::exercise::Entry;
use std::collections::BTreeMap;

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
