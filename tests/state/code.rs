//! The code that the code pane shows: chosen, kept in links, given up where notes have no listing.

use super::*;
use plyscope::app::state::action::Display;
use plyscope::app::state::link::link;
use plyscope::app::state::reduce::StoredState;
use plyscope::app::state::search::code::{Code, folded, procedures};
use plyscope::lesson::Source;
use plyscope::search::{AlgorithmId, Minimax};
use plyscope::spec::from_link;
use plyscope::trace::Perspective;
use std::ops::Range;

const CODES: [(Code, &str); 4] = [
    (Code::Book, ""),
    (Code::Notes(Source::B), "&code=B"),
    (Code::Notes(Source::E), "&code=E"),
    (Code::Rust, "&code=rust"),
];

#[test]
fn a_link_has_the_code_that_is_shown_and_opens_with_it() {
    for (code, part) in CODES {
        let shown = after(&lab(), [Display::Code(code).into()]);
        assert_eq!(shown.search.code, code);
        let link = link(&shown);
        assert!(link.ends_with(&format!("{part}&lang=en")), "{link}");
        assert_eq!(Code::asked(&link), code);
        let kept = StoredState {
            asked: Some(from_link(&link)),
            code: Code::asked(&link),
            ..StoredState::default()
        };
        assert_eq!(Lab::opened(kept, AROUND).search.code, code);
    }
    for unknown in ["", "code=", "code=C", "1=x&code=b", "1=x&graph"] {
        assert_eq!(Code::asked(unknown), Code::Book, "{unknown}");
    }
}

#[test]
fn notes_without_a_listing_of_an_algorithm_give_way_to_the_textbook_and_come_back_with_theirs() {
    let code = Code::Notes(Source::D);
    let chosen = after(&lab(), [Display::Code(code).into()]);
    let by = |algorithm: Algorithm| Search::Algorithm(algorithm).into();
    let other = after(&chosen, [by(Algorithm::Minimax(Minimax::default()))]);
    assert_eq!(code.of(AlgorithmId::Minimax), Code::Book);
    assert!(!link(&other).contains("code="), "{}", link(&other));
    let back = after(&other, [by(Algorithm::AlphaBeta(AlphaBeta::default()))]);
    assert!(link(&back).contains("&code=D"));
}

#[test]
fn as_many_procedures_are_whole_as_the_pane_has_room_for_the_running_one_always() {
    let procedures = [0..3, 3..5, 5..9];
    let lines = [10.0; 9];
    let heads = |running, room| -> Vec<usize> {
        let folded = folded(&procedures, &lines, running, room);
        folded
            .into_iter()
            .map(|procedure| procedure.start)
            .collect()
    };
    assert_eq!(heads(0, 90.0), [0; 0]);
    assert_eq!(heads(0, 89.0), [5]);
    assert_eq!(heads(6, 89.0), [3]);
    assert_eq!(heads(6, 79.0), [0]);
    assert_eq!(heads(6, 10.0), [0, 3]);
    assert_eq!(heads(4, 0.0), [0, 5]);
}

#[test]
fn a_listing_is_its_procedures_one_after_another() {
    let listing =
        lab_of(r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":1}}"#)
            .search
            .lane
            .run
            .listing(Perspective::Max)
            .clone();
    let found = procedures(&listing);
    assert_eq!(found.first().map(|first| first.start), Some(0));
    assert_eq!(found.last().map(|last| last.end), Some(listing.lines.len()));
    assert!(found.windows(2).all(|pair| pair[0].end == pair[1].start));
    let is_head = |procedure: &Range<usize>| listing.lines[procedure.start].indent == 0;
    assert!(found.len() == 5 && found.iter().all(is_head));
}
