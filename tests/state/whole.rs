//! Recordings that go on by themselves to the end of the search, and what is hidden at first.

use super::{after, lab_of, searched};
use plyscope::app::state::action::Search;
use plyscope::app::state::search::run::{Progress, Run};
use plyscope::search::probe::Counts;
use plyscope::search::{Algorithm, Answer, Mcts, Minimax};
use plyscope::spec::Spec;

const MINIMAX: &str = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#;
const EVENTS: u32 = 2_010_063;

#[test]
fn a_search_below_four_million_nodes_is_recorded_to_its_end_without_being_asked() {
    let first = searched(&lab_of(MINIMAX));
    let run = &first.search.lane.run;
    assert!(run.is_going(), "it goes on");
    assert_eq!((run.length(), run.limit), (250_000, EVENTS));
    let whole = searched(&first);
    let run = &whole.search.lane.run;
    assert_eq!((run.length(), run.progress), (EVENTS, Progress::Complete));
    assert_eq!(run.trace().size(), 549_946);
}

/// Returns a recording of so many events, of a search with these counts that has ended.
fn ended(room: u32, nodes: u64, events: u64) -> Run {
    let spec = Spec::read(MINIMAX).expect("the spec is good");
    let counts = Counts {
        nodes,
        events,
        ..Counts::default()
    };
    let answer = Answer {
        value: 0.0,
        best: Some(0),
    };
    Run::begin(spec, room).ended(counts, Some(answer), None)
}

#[test]
fn a_larger_search_and_one_without_memory_wait_to_be_asked() {
    assert!(ended(1_000_000, 4_000_000, 16_000_000).whole().is_some());
    assert_eq!(
        ended(1_000_000, 4_000_001, 16_000_000).whole(),
        None,
        "too many nodes"
    );
    assert_eq!(
        ended(1_000_000, 3_000_000, 16_000_001).whole(),
        None,
        "too many events"
    );
    assert_eq!(
        ended(250_000, 3_000_000, 5_000_000).whole(),
        None,
        "a small device"
    );
    let run = ended(1_000_000, 9_000_000, 99_000_000);
    let limits: Vec<u32> = [
        run.further(),
        run.further().further(),
        run.further().further().further(),
    ]
    .map(|run| run.limit)
    .into();
    assert_eq!(
        limits,
        [4_000_000, 16_000_000, 16_000_000],
        "up to what there is memory for"
    );
}

#[test]
fn a_search_that_grows_its_tree_begins_with_the_future_hidden() {
    let lab = lab_of(MINIMAX);
    assert!(!lab.search.lane.view.fog);
    let with = |lab, algorithm| after(lab, [Search::Algorithm(algorithm).into()]);
    let mcts = with(&lab, Algorithm::Mcts(Mcts::default()));
    assert!(mcts.search.lane.view.fog);
    let back = with(&mcts, Algorithm::Minimax(Minimax::default()));
    assert!(!back.search.lane.view.fog);
}
