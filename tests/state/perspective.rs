//! The side from which values are written: chosen, kept in links, given up where a search has only one.

use super::*;
use plyscope::app::state::link::{link, side_asked};
use plyscope::app::state::reduce::StoredState;
use plyscope::app::state::search::edit::Number;
use plyscope::search::{Mcts, Minimax};
use plyscope::spec::from_link;
use plyscope::trace::Perspective;

const TEXTBOOK: &str = r#"{"game":{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]},"algorithm":{"kind":"alpha-beta"}}"#;

fn mover_s(lab: &Rc<Lab>) -> Rc<Lab> {
    after(lab, [ViewAction::Side(Perspective::Mover).into()])
}

#[test]
fn a_link_says_from_whose_side_and_opens_so() {
    let shown = mover_s(&lab_of(TEXTBOOK));
    let link = link(&shown);
    assert!(link.contains("&negamax"), "{link}");
    assert_eq!(side_asked(&link), Perspective::Mover);
    let kept = StoredState {
        asked: Some(from_link(&link)),
        perspective: side_asked(&link),
        ..StoredState::default()
    };
    let opened = Lab::opened(kept, AROUND);
    assert_eq!(opened.shown().perspective, Perspective::Mover);
    assert_eq!(side_asked("1=x&graph"), Perspective::Max);
}

#[test]
fn a_search_with_one_side_shows_it_and_gives_the_other_back() {
    let by = |algorithm: Algorithm| Search::Algorithm(algorithm).into();
    let shown = mover_s(&lab_of(TEXTBOOK));
    let mcts = after(&shown, [by(Algorithm::Mcts(Mcts::default()))]);
    assert_eq!(mcts.shown().perspective, Perspective::Max);
    assert!(!link(&mcts).contains("negamax"), "{}", link(&mcts));
    let back = after(&mcts, [by(Algorithm::Minimax(Minimax::default()))]);
    assert_eq!(back.shown().perspective, Perspective::Mover);
    let heads = |lab: &Lab| {
        let lines = lab.shown().listing().lines.clone();
        lines.iter().filter(|line| line.indent == 0).count()
    };
    assert_eq!((heads(&back), heads(&lab_of(TEXTBOOK))), (2, 3));
}

#[test]
fn a_query_asks_for_numbers_as_they_are_written() {
    let find = |lab: &Rc<Lab>, query: &str| {
        let query = query.to_owned();
        let direction = Direction::Forward;
        let found = after(
            lab,
            [
                Step::To(u32::MAX).into(),
                ViewAction::Find { query, direction }.into(),
            ],
        );
        let (found, _) = found
            .search
            .lane
            .found
            .clone()
            .expect("it was searched for");
        found.result.as_ref().map(Vec::len).expect("well-formed")
    };
    let lab = lab_of(TEXTBOOK);
    // B is worth 3 to Max and −3 to Min.
    assert_eq!(
        (find(&lab, "value = -3"), find(&mover_s(&lab), "value = -3")),
        (0, 1)
    );
    let again = mover_s(&after(
        &lab,
        [ViewAction::Find {
            query: "value = -3".to_owned(),
            direction: Direction::Forward,
        }
        .into()],
    ));
    assert!(
        again.search.lane.found.is_none(),
        "what was found is asked anew"
    );
}

#[test]
fn a_number_is_typed_as_the_tree_has_it() {
    let mut shown = mover_s(&lab_of(
        r#"{"game":{"kind":"tree","tree":[3,1]},"algorithm":{"kind":"minimax"}}"#,
    ));
    let leaf = shown.search.lane.run.trace().child(NodeId::ROOT, 0);
    shown = after(
        &shown,
        [
            ViewAction::Select(leaf).into(),
            EditAction::Number(Number::Begin('5')).into(),
        ],
    );
    assert!(shown.search.in_place.is_some());
    assert_eq!(shown.shown().perspective, Perspective::Max);
}
