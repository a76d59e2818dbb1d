//! The state of the page: its answer to every action, without a page.

mod borders;
mod builder;
mod class;
mod code;
mod compare;
mod deck;
mod drawing;
mod edit;
mod examples;
mod exercise;
mod exercise_decisions;
mod exercise_kept;
mod exercise_refused;
mod exercise_sheet;
mod exercise_verdicts;
mod gallery;
mod in_place;
mod keys;
mod moment;
mod outline;
mod own;
mod pace;
mod perspective;
mod play_room;
mod random;
mod settings;
mod source;
mod whole;

#[path = "../truth"]
mod truth {
    pub mod cases;
    pub mod chance_trees;
}

use plyscope::app::state::action::{Action, EditAction, Search, Step, ViewAction, WorkerMessage};
use plyscope::app::state::lab::{Lab, Surroundings};
use plyscope::app::state::page::{Place, Theme};
use plyscope::app::state::play::{Change, Request};
use plyscope::app::state::search::pace::Pace;
use plyscope::app::state::search::run::{EventBatch, Progress};
use plyscope::app::state::search::step_units::Direction;
use plyscope::game::any::GameId;
use plyscope::lang::Lang;
use plyscope::play::Seat;
use plyscope::play::task::{Finding, Task};
use plyscope::search::decode;
use plyscope::search::{Algorithm, AlphaBeta};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, StepUnit};
use plyscope::worker::{Message, Request as Order, work};
use std::rc::Rc;

/// A page with the lab alone, in English.
const AROUND: Surroundings = Surroundings {
    place: Place::Page,
    lang: Lang::En,
    theme: Theme::System,
    room: 250_000,
    seed: 7,
};

/// Makes a lab with the opening tree.
fn lab() -> Rc<Lab> {
    Rc::new(Lab::new(Spec::opening(), AROUND))
}

/// Makes a lab with a spec.
fn lab_of(spec: &str) -> Rc<Lab> {
    Rc::new(Lab::new(
        Spec::read(spec).expect("the spec is good"),
        AROUND,
    ))
}

/// Returns the lab after some actions.
fn after(lab: &Rc<Lab>, actions: impl IntoIterator<Item = Action>) -> Rc<Lab> {
    let step = |lab: Rc<Lab>, action| lab.after(action);
    actions.into_iter().fold(Rc::clone(lab), step)
}

/// Completes the lab's search, as the page's effect does with a worker.
fn searched(lab: &Rc<Lab>) -> Rc<Lab> {
    let Some(run) = lab.searching().cloned() else {
        return Rc::clone(lab);
    };
    let (mut lab, mut sent) = (Rc::clone(lab), EventBatch::default());
    let order = Order::search(run.spec(), run.limit);
    work(&order, plyscope::worker::run, &mut || 0.0, &mut |message| {
        let read = |bytes: &[u8]| decode(bytes).expect("the bytes are events");
        let news = match message {
            Message::Outline(events) => {
                sent.outline = read(&events);
                return;
            }
            Message::Chunk { events, counts } => {
                sent.events = read(&events);
                let (run, sent) = (run.clone(), Rc::new(sent.clone()));
                WorkerMessage::Grow { run, sent, counts }
            }
            Message::End {
                events,
                counts,
                answer,
                millis,
            } => {
                sent.events = read(&events);
                WorkerMessage::End {
                    run: run.clone(),
                    sent: Rc::new(sent.clone()),
                    counts,
                    answer,
                    millis: Some(millis),
                }
            }
            other => panic!("{other:?} is nothing of a search"),
        };
        sent.before += sent.events.len();
        lab = lab.after(news.into());
    });
    lab
}

fn text(lab: &Lab) -> String {
    lab.search.lane.run.spec().game.text()
}

#[test]
fn an_action_that_changes_nothing_gives_the_same_lab() {
    let lab = after(&lab(), [Step::To(3).into()]);
    let same: [Action; 5] = [
        Step::Tick(33).into(),
        ViewAction::Scroll(0).into(),
        ViewAction::Walk(NodeId(4_000_000)).into(),
        Step::Pace(Pace::Speed(8)).into(),
        WorkerMessage::Stop(Task::Review).into(),
    ];
    for action in same {
        let told = format!("{action:?}");
        assert!(Rc::ptr_eq(&lab, &lab.after(action)), "{told}");
    }
    assert!(!Rc::ptr_eq(&lab, &lab.after(Step::To(4).into())));
}

#[test]
fn the_clock_goes_on_by_its_stride_and_stops_at_the_end() {
    let lab = after(
        &lab(),
        [
            Step::Choose(StepUnit::Cut).into(),
            Step::TogglePlaying.into(),
        ],
    );
    assert!(lab.search.clock.playing);
    let ticked = after(&lab, [Step::Tick(33).into()]);
    assert_eq!(ticked.search.lane.step, 25);
    let ended = after(&lab, std::iter::repeat_n(Step::Tick(33).into(), 9));
    assert!(!ended.search.clock.playing && ended.search.lane.is_at_end());
    // Once more from the beginning.
    let again = after(&ended, [Step::TogglePlaying.into()]);
    assert!(again.search.clock.playing && again.search.lane.step == 0);
    assert!(!after(&again, [Step::To(5).into()]).search.clock.playing);
}

#[test]
fn what_was_typed_is_undone_in_one_go_and_done_again() {
    let lab = lab();
    let typed = [
        "[[5,6],[2,1],[3,2",
        "[[5,6],[2,1],[3,2]",
        "[[5,6],[2,1],[3,7]]",
    ];
    let edited = after(
        &lab,
        typed.map(|text| EditAction::Text(text.to_owned()).into()),
    );
    assert_eq!(text(&edited), typed[2]);
    let undone = after(&edited, [EditAction::Travel(Direction::Back).into()]);
    assert_eq!(text(&undone), text(&lab));
    assert!(
        !undone.search.history.can(Direction::Back)
            && undone.search.history.can(Direction::Forward)
    );
    let again = after(&undone, [EditAction::Travel(Direction::Forward).into()]);
    assert_eq!(text(&again), typed[2]);
}

#[test]
fn half_a_position_is_kept_with_what_is_wrong_and_the_search_stays() {
    let lab = lab();
    let half = after(&lab, [EditAction::Text("[[5,".to_owned()).into()]);
    assert!(half.search.lane.run.is_same(&lab.search.lane.run));
    let draft = half.draft().expect("the text is kept");
    assert_eq!(draft.text, "[[5,");
    assert!(draft.refused.is_some());
}

#[test]
fn a_text_that_says_of_which_game_it_is_opens_that_game_from_any_field() {
    let lab = lab();
    for (typed, id) in [
        ("1. e4 e5 2. Nf3 Nc6", GameId::Chess),
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", GameId::Chess),
        ("(;GM[1]SZ[5];B[cc];W[dc])", GameId::Go),
    ] {
        let there = after(&lab, [EditAction::Text(typed.to_owned()).into()]);
        assert_eq!(there.search.lane.run.spec().game.id(), id, "{typed}");
        assert_eq!(there.draft().map(|draft| &*draft.text), Some(typed));
        let undone = after(&there, [EditAction::Travel(Direction::Back).into()]);
        assert_eq!(text(&undone), text(&lab));
    }
}

#[test]
fn a_search_that_a_worker_runs_is_waited_for_with_the_step_that_was_asked_for() {
    let mut spec = Spec::new(
        GameId::TicTacToe.position(&GameId::TicTacToe.named()[0]),
        Algorithm::AlphaBeta(AlphaBeta {
            depth: Some(3),
            ..AlphaBeta::default()
        }),
    );
    spec.step = 500;
    let begun = Rc::new(Lab::new(spec, AROUND));
    assert!(begun.search.lane.run.is_awaited());
    assert_eq!(
        (begun.search.lane.step, begun.search.lane.shown_step()),
        (500, 0)
    );
    let ended = searched(&begun);
    assert_eq!(ended.search.lane.run.progress, Progress::Complete);
    assert_eq!(ended.search.lane.step, 500);
}

#[test]
fn what_a_stopped_search_still_sends_is_ignored() {
    let begun = lab_of(
        r#"{"game":{"kind":"nim","heaps":[3,4,5]},"algorithm":{"kind":"minimax","depth":4}}"#,
    );
    let old = begun.search.lane.run.clone();
    let other = after(&begun, [Search::Game(GameId::Pig).into()]);
    let late = WorkerMessage::Grow {
        run: old,
        sent: Rc::default(),
        counts: Default::default(),
    };
    assert!(Rc::ptr_eq(&other, &other.after(late.into())));
}

#[test]
fn of_a_small_tree_every_question_of_a_step_is_answered_with_it() {
    let cut = after(&lab(), [Step::To(25).into()]);
    let questions = cut.search.lane.asked_of_moment();
    assert!(questions.len() >= 4, "{questions:?}");
    for question in questions {
        assert!(
            cut.search.lane.run.reply(&question).is_some(),
            "{question:?}"
        );
    }
}

#[test]
fn a_game_takes_moves_back_to_decisions_of_persons_and_keeps_lines_that_were_left() {
    let board = lab_of(r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#);
    let begun = after(&board, [Request::Begin.into()]);
    let person = Request::Sit {
        player: plyscope::game::Player::Min,
        seat: Seat::Person,
    };
    let played = after(
        &begun,
        [
            person.into(),
            Request::Move(4).into(),
            Request::Move(0).into(),
        ],
    );
    let names = |lab: &Lab| lab.play.game.as_ref().map(|play| play.names.len());
    assert_eq!(names(&played), Some(2));
    let other = after(&played, [Request::TakeBack.into(), Request::Move(1).into()]);
    let play = other.play.game.as_ref().expect("a game is played");
    assert_eq!((play.names.len(), play.lines.len()), (2, 1));
    let back = after(&other, [Request::Return.into()]);
    let play = back.play.game.as_ref().expect("a game is played");
    assert_eq!(
        play.names[1].1,
        played.play.game.as_ref().expect("a game is played").names[1].1
    );
}

#[test]
fn machines_get_seeds_that_follow_from_the_one_of_the_page() {
    let board = lab_of(r#"{"game":{"kind":"connect-four"},"algorithm":{"kind":"mcts"}}"#);
    let seed = |lab: &Lab| {
        let play = lab.play.game.as_ref().expect("a game is played");
        let machine = play.record.seats.min.machine();
        machine.expect("a machine plays Min").seed
    };
    let begin = |lab: &Rc<Lab>| after(lab, [Request::Begin.into()]);
    let (first, again) = (begin(&board), begin(&board));
    assert_eq!(
        seed(&first),
        seed(&again),
        "the same actions give the same lab"
    );
    let other = Rc::new(Lab::new(
        (**board.search.lane.run.spec()).clone(),
        Surroundings { seed: 8, ..AROUND },
    ));
    assert_ne!(seed(&first), seed(&begin(&other)));
}

#[test]
fn hints_are_asked_for_anew_at_every_move_and_only_the_latest_are_heard() {
    let board = lab_of(r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#);
    let training = plyscope::app::state::action::Display::ToggleTraining;
    let begun = after(&board, [Request::Begin.into(), training.into()]);
    let job = begun.play.beside.jobs.of(Task::Hints);
    assert!(job.is_running && begun.request(Task::Hints).is_some());
    let verdict = plyscope::play::judge::Verdict {
        value: 0.0,
        basis: plyscope::search::Basis::Exact,
        best: None,
        reached: 3,
    };
    let told = |asked: u32| WorkerMessage::Hear {
        task: Task::Hints,
        asked,
        message: Ok(Message::Found(Finding::Hint { choice: 4, verdict })),
    };
    let heard = after(&begun, [told(job.asked).into()]);
    assert_eq!(heard.hints().len(), 1);
    assert!(Rc::ptr_eq(&heard, &heard.after(told(job.asked - 1).into())));
    // It is the machine's turn: hints wait until it has moved.
    let moved = after(&heard, [Request::Move(4).into()]);
    assert!(moved.hints().is_empty() && !moved.play.beside.jobs.of(Task::Hints).is_running);
}

#[test]
fn an_entrant_that_is_taken_out_twice_at_once_is_gone_once() {
    let board = lab_of(r#"{"game":{"kind":"nim","heaps":[3,4]},"algorithm":{"kind":"mcts"}}"#);
    let begun = after(&board, [Request::Begin.into()]);
    let entrant = |name: &str| plyscope::play::table::Entrant {
        name: name.to_owned(),
        machine: plyscope::play::Machine::new(board.search.lane.run.spec().algorithm.clone()),
    };
    let entered = after(
        &begun,
        ["a", "b"].map(|name| Change::Enter(entrant(name)).into()),
    );
    let left = after(&entered, [Change::Leave(1).into(), Change::Leave(1).into()]);
    let table = left.play.beside.table.as_ref().expect("there is a match");
    assert_eq!(table.entrants.len(), 1);
}
