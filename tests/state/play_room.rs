//! What stands beside the board while a game is played: the machine's search, hints, the review, and what of it is kept.

use super::*;
use plyscope::app::state::play::room::Part;
use plyscope::app::state::play::{Found, PendingStep, Play, read, write};
use plyscope::game::Player;
use plyscope::play::judge::Verdict;
use plyscope::play::review::Insight;
use plyscope::play::{Machine, Record, Thought, think};
use plyscope::search::Basis;

/// Begins a game of tic-tac-toe against a machine that looks so many plies ahead.
fn begun(depth: u32) -> Rc<Lab> {
    let board = lab_of(r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#);
    let machine = Machine::new(Algorithm::AlphaBeta(AlphaBeta {
        depth: Some(depth),
        ..AlphaBeta::default()
    }));
    let sit = Request::Sit {
        player: Player::Min,
        seat: Seat::Machine(machine),
    };
    after(&board, [Request::Begin.into(), sit.into()])
}

fn play(lab: &Lab) -> &Play {
    lab.play.game.as_ref().expect("a game is played")
}

/// Finds the machine's move and makes it.
fn answered(lab: &Rc<Lab>) -> Rc<Lab> {
    let game = play(lab);
    let PendingStep::Think(machine) = game.pending_step() else {
        panic!("no machine is to move");
    };
    let ply = game.record.at as u32;
    let thought = think(&game.here, machine, ply, &mut || 0.0, &mut |_| {});
    let turn = game.turn;
    after(lab, [Request::Answer { turn, thought }.into()])
}

fn watched(lab: &Lab) -> &plyscope::app::state::play::room::Watched {
    lab.play.watched.as_ref().expect("a search is watched")
}

#[test]
fn the_search_of_a_machine_is_watched_from_its_beginning_and_stays_when_it_has_moved() {
    let begun = begun(3);
    assert_eq!(begun.play.watched, None);
    assert_eq!(begun.searching().map(|_| ()), None);
    let thinks = after(&begun, [Request::Move(4).into()]);
    assert_eq!(watched(&thinks).at, 1);
    assert!(thinks.searching().is_some());
    let recorded = searched(&thinks);
    let length = watched(&recorded).lane.run.length();
    assert!(length > 100);
    assert!(recorded.searching().is_none());
    // The same search, so nothing is recorded anew.
    let moved = answered(&recorded);
    assert!(
        watched(&moved)
            .lane
            .run
            .is_same(&watched(&recorded).lane.run)
    );
    assert_eq!(watched(&moved).lane.shown_step(), length);
    // The lab's own search is another.
    assert_eq!(moved.search.lane.step, begun.search.lane.step);
}

#[test]
fn a_node_of_the_search_that_is_picked_has_its_position_and_a_move_drops_it() {
    let moved = answered(&searched(&after(&begun(2), [Request::Move(4).into()])));
    let trace = watched(&moved).lane.run.trace();
    let node = trace.find(&[0, 1]).expect("it was searched");
    drop(trace);
    let picked = after(&moved, [Request::Pick(Some(node)).into()]);
    let (position, path) = watched(&picked).picked().expect("a node is picked");
    assert_eq!(path, [0, 1]);
    assert_eq!(position, play(&moved).record.position(1).after(&[0, 1]));
    let root = after(&picked, [Request::Pick(Some(NodeId::ROOT)).into()]);
    assert_eq!(watched(&root).picked(), None);
    let looked = after(&picked, [Request::Look(2).into()]);
    assert_eq!(watched(&looked).picked(), None);
}

#[test]
fn an_earlier_position_has_the_last_search_before_it() {
    let one = answered(&after(&begun(2), [Request::Move(4).into()]));
    let two = answered(&after(&one, [Request::Move(0).into()]));
    assert_eq!(watched(&two).at, 3);
    let back = after(&two, [Request::Look(2).into()]);
    assert_eq!(watched(&back).at, 1);
    let first = after(&back, [Request::Look(1).into()]);
    assert_eq!(first.play.watched, None, "no machine has searched yet");
}

#[test]
fn why_a_machine_moved_is_still_known_when_one_comes_back_to_it() {
    let one = answered(&after(&begun(2), [Request::Move(4).into()]));
    let two = answered(&after(&one, [Request::Move(0).into()]));
    let said = |lab: &Rc<Lab>, at: usize| {
        play(&after(lab, [Request::Look(at).into()]))
            .answer()
            .cloned()
    };
    assert_eq!(said(&two, 2).as_ref(), play(&one).answer());
    assert_eq!(said(&two, 4).as_ref(), play(&two).answer());
    assert!(said(&two, 4).is_some() && said(&two, 3).is_none());
    // Another line has reasons of its own.
    let other = after(&two, [Request::Look(2).into(), Request::Move(1).into()]);
    assert_eq!(play(&other).answers.len(), 1);
}

#[test]
fn a_hint_is_for_one_move_and_training_for_all() {
    use plyscope::app::state::action::Display;
    let hinted = after(&begun(2), [Display::ToggleHints.into()]);
    assert!(hinted.play.beside.shows_hints && hinted.request(Task::Hints).is_some());
    let moved = answered(&after(&hinted, [Request::Move(4).into()]));
    assert!(!moved.play.beside.shows_hints && moved.request(Task::Hints).is_none());
    let training = after(&moved, [Display::ToggleTraining.into()]);
    assert!(training.request(Task::Hints).is_some());
    let next = answered(&after(&training, [Request::Move(0).into()]));
    assert!(next.play.beside.shows_hints && next.request(Task::Hints).is_some());
    let off = after(&next, [Display::ToggleTraining.into()]);
    assert!(!off.play.beside.shows_hints && off.request(Task::Hints).is_none());
}

#[test]
fn where_a_machine_plays_its_search_is_shown_first_else_the_moves() {
    let lab = begun(2);
    assert_eq!(play(&lab).shown_part(), Part::Search);
    let persons = Request::Sit {
        player: Player::Min,
        seat: Seat::Person,
    };
    let alone = after(&lab, [persons.into()]);
    assert_eq!(play(&alone).shown_part(), Part::Moves);
    let chosen = after(&alone, [Request::Part(Part::Values).into()]);
    assert_eq!(play(&chosen).shown_part(), Part::Values);
    let looked = after(&chosen, [Request::Review.into()]);
    assert_eq!(play(&looked).shown_part(), Part::Review);
    assert!(looked.request(Task::Review).is_some());
}

#[test]
fn a_game_that_is_kept_has_all_that_was_found_in_it() {
    let moved = answered(&after(&begun(3), [Request::Move(4).into()]));
    let shown = after(&moved, [Request::Part(Part::Review).into()]);
    let verdict = Verdict {
        value: -0.25,
        basis: Basis::Estimate,
        best: Some(3),
        reached: 7,
    };
    let insights = vec![
        Insight {
            verdict,
            own: Some(Verdict {
                best: None,
                basis: Basis::Average,
                ..verdict
            }),
            lost: [(1.0, Basis::Exact), (0.0, Basis::Estimate)],
        },
        Insight {
            verdict,
            own: None,
            lost: [(0.0, Basis::Exact); 2],
        },
    ];
    let text = write(play(&shown), &insights);
    let (again, found) = read(&text).expect("it was written");
    assert_eq!(found, insights);
    assert_eq!(again.answers, play(&shown).answers);
    assert!(again.answer().is_some());
    assert_eq!(again.found, play(&shown).found);
    assert_eq!(again.found.len(), 1);
    assert_eq!(again.part, Some(Part::Review));
    // What is damaged is dropped, and the game is still there.
    for line in [
        "answer 2 {\"reached\":1}",
        "found [1,2]",
        "found [\"a\",1,\"Exact\"]",
        "insight {}",
        "part no",
    ] {
        let (read, found) = read(&format!("{}\n{line}", play_alone())).expect("a game");
        assert_eq!(
            (read.answers, read.found, read.part),
            (Vec::new(), Vec::<Found>::new(), None)
        );
        assert!(found.is_empty(), "{line}");
    }
    assert_eq!(Thought::read("null"), None);
}

/// A game without anything found in it, as text.
fn play_alone() -> String {
    let game = GameId::TicTacToe.position(&GameId::TicTacToe.named()[0]);
    write(
        &Play::new(Record::new(game, [Seat::Person, Seat::Person])),
        &[],
    )
}
