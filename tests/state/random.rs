//! Laws that hold after any actions in any order: thousands of random actions, sensible and
//! hostile.

mod compare;
mod exercise;

use super::{after, lab, searched};
use plyscope::app::state::action::{
    Action, Display, EditAction, Search, Step, ViewAction, WorkerMessage,
};
use plyscope::app::state::lab::Lab;
use plyscope::app::state::page::focus::Target;
use plyscope::app::state::page::{Pane, Theme};
use plyscope::app::state::play::{Change, Request};
use plyscope::app::state::search::code::Code;
use plyscope::app::state::search::edit::{Field, Number, WishField};
use plyscope::app::state::search::failure::Failure;
use plyscope::app::state::search::pace::Pace;
use plyscope::app::state::search::setting::{Control, Row, settings};
use plyscope::app::state::search::step_units::Direction;
use plyscope::app::state::search::view::Look;
use plyscope::game::any::GameId;
use plyscope::game::tree::edit::{Edit, Part};
use plyscope::lang::Lang;
use plyscope::lesson::Source;
use plyscope::play::task::Task;
use plyscope::search::Stream;
use plyscope::trace::{NodeId, StepUnit};
use plyscope::worker::Message;
use std::num::NonZero;
use std::rc::Rc;

const TEXTS: [&str; 10] = [
    "[[5,6],[2,1],[3,2]]",
    "[[1,2],[3",
    "x",
    "",
    "1e999",
    "<img src=x onerror=alert(1)>",
    "[1,[2,[3,[4,5]]]]",
    "−∞",
    "cut best depth = 2",
    "\u{0}\u{202e}",
];

fn text(stream: &mut Stream) -> String {
    TEXTS[stream.below(TEXTS.len() as u32) as usize].to_owned()
}

/// Draws a random action; about one in ten refers to something that does not exist.
fn action(stream: &mut Stream, lab: &Lab) -> Action {
    let size = lab.search.lane.run.trace().size() as u32;
    let node = NodeId(stream.below(size + size / 10 + 1));
    let some_node = Some(node).filter(|_| stream.below(4) > 0);
    let direction = if stream.below(2) == 0 {
        Direction::Back
    } else {
        Direction::Forward
    };
    let step_unit = [
        StepUnit::Event,
        StepUnit::Phase,
        StepUnit::Over,
        StepUnit::Out,
        StepUnit::Cut,
        StepUnit::Best,
        StepUnit::Iteration,
    ][stream.below(7) as usize];
    match stream.below(48) {
        0..4 => Step::By {
            step_unit,
            direction,
        }
        .into(),
        4 => Step::To(stream.below(200)).into(),
        5 => Step::To(u32::MAX).into(),
        6 => Step::TogglePlaying.into(),
        7 => Step::Tick(33).into(),
        8 => match stream.below(2) {
            0 => Step::Pace(Pace::Speed(stream.below(9000))).into(),
            _ => Step::Pace(Pace::Whole(stream.below(200))).into(),
        },
        9 => Step::Choose(step_unit).into(),
        10..12 => ViewAction::Select(some_node).into(),
        12 => ViewAction::Walk(node).into(),
        13 => ViewAction::Branch {
            node,
            is_open: stream.below(2) == 0,
        }
        .into(),
        14 => ViewAction::Find {
            query: text(stream),
            direction,
        }
        .into(),
        15 => ViewAction::Try {
            leaf: node,
            value: stream.fraction() * 40.0 - 20.0,
        }
        .into(),
        16 => [
            ViewAction::ToggleFog,
            ViewAction::ToggleGraph,
            ViewAction::ToggleCompact,
        ][stream.below(3) as usize]
            .clone()
            .into(),
        17 => ViewAction::Fold(node).into(),
        18 => ViewAction::Root(some_node).into(),
        19 => ViewAction::Look(
            [Look::Closer, Look::Whole, Look::Here, Look::Follow][stream.below(4) as usize],
        )
        .into(),
        20..23 => EditAction::Text(text(stream)).into(),
        23 => EditAction::Point(stream.below(12) as u16).into(),
        24 => EditAction::Drag {
            from: stream.below(70) as u16,
            to: stream.below(70) as u16,
        }
        .into(),
        25 => EditAction::Move(stream.below(12) as u16).into(),
        26..29 => {
            let edits = [
                Edit::Child,
                Edit::Sibling,
                Edit::Remove,
                Edit::Left,
                Edit::Right,
                Edit::Leaf,
            ];
            EditAction::Edit(edits[stream.below(6) as usize].clone()).into()
        }
        29 => {
            let fields = [
                Field::Part(Part::Value),
                Field::Part(Part::Probability),
                Field::Kind,
                Field::Wish(WishField::ALL[stream.below(11) as usize]),
            ];
            EditAction::Enter {
                field: fields[stream.below(4) as usize],
                text: text(stream),
            }
            .into()
        }
        30..33 => EditAction::Travel(direction).into(),
        33 => {
            let numbers = [
                Number::Begin('7'),
                Number::Add(Edit::Child),
                Number::Take(text(stream)),
                Number::Leave,
            ];
            EditAction::Number(numbers[stream.below(4) as usize].clone()).into()
        }
        34 => {
            let all = settings(lab.search.lane.run.spec());
            let setting = &all[stream.below(all.len() as u32) as usize];
            let spec = match &setting.control {
                Control::Choice { entries, .. } => Ok(entries
                    [stream.below(entries.len() as u32) as usize]
                    .1
                    .clone()),
                Control::Typed(typed) => typed.read(&text(stream)),
            };
            Search::Options {
                row: Row::Option(setting.label),
                spec,
            }
            .into()
        }
        35 => match stream.below(4) {
            0 => Search::Fitting.into(),
            1 => compare::beside(lab, stream),
            2 => compare::side_by_side(lab, stream),
            _ => Search::Game(GameId::ALL[stream.below(3) as usize]).into(),
        },
        36 => {
            let looks = [
                Display::Speak(Lang::Zh),
                Display::Theme(Theme::Dark),
                Display::Pane(Pane::Node),
                Display::OpenHelp,
                Display::CloseHelp,
                Display::Focus(Target::Find),
                Display::ToggleHints,
                Display::Notice(None),
                Display::Code(Code::Notes(Source::B)),
            ];
            if stream.below(9) == 0 {
                return EditAction::Leave.into();
            }
            looks[stream.below(9) as usize].clone().into()
        }
        37 => {
            let at = stream.below(9) as usize;
            let requests = [
                Request::Show,
                Request::Lab,
                Request::Begin,
                Request::Look(at),
                Request::TakeBack,
                Request::Redo,
                Request::Return,
                Request::Restart,
                Request::Swap,
                Request::SetUp,
                Request::Why(at),
                Request::Move(at as u16),
                Request::Fail {
                    turn: at as u32,
                    failure: Failure::NoMove,
                },
                Request::Before,
                Request::Stop,
            ];
            requests[stream.below(15) as usize].clone().into()
        }
        38 => {
            let changes = [
                Change::Leave(stream.below(4) as usize),
                Change::Rounds(stream.below(u32::MAX)),
                Change::Random(stream.below(u32::MAX)),
                Change::Seed(3),
                Change::Clear,
                Change::Open(stream.below(4) as usize),
            ];
            changes[stream.below(6) as usize].clone().into()
        }
        39..47 => exercise::request(stream, lab).into(),
        _ => {
            let task = [Task::Hints, Task::Review, Task::Match][stream.below(3) as usize];
            let hear = WorkerMessage::Hear {
                task,
                asked: stream.below(3),
                message: Ok(Message::Done),
            };
            [WorkerMessage::Begin(task), WorkerMessage::Stop(task), hear][stream.below(3) as usize]
                .clone()
                .into()
        }
    }
}

/// Asserts the invariants of a lab.
fn assert_sound(lab: &Lab) {
    let lane = &lab.search.lane;
    let size = lane.run.trace().size() as u32;
    assert!(lane.shown_step() <= lane.run.length());
    assert!(
        lane.selected.is_none_or(|node| node.0 < size),
        "a node of the recording is picked"
    );
    assert!(lane.outline.walked.0 < size);
    assert!(lane.outline.branches.is_sorted_by_key(|(node, _)| *node));
    assert!(
        lane.run.spec().check().is_ok(),
        "what is searched can be searched"
    );
    assert!(
        !(lab.search.clock.playing && lane.is_at_end()),
        "the clock stops at the end"
    );
    let waits = lab.search.in_place.as_ref();
    assert!(
        waits.is_none_or(|held| lab.leaf(&held.path).is_some()),
        "a number is typed at a leaf alone"
    );
    if let Some(solving) = &lab.exercise.solving {
        let (score, max) = solving.score();
        assert!((0.0..=max).contains(&score), "{score} of {max} points");
        assert!(solving.part < solving.works.len());
        let tries = solving.works.iter().map(|work| work.tries as usize).max();
        assert_eq!(tries, Some(solving.tries.len()), "each try is kept");
    }
    let play = lab.play.game.as_ref();
    assert!(play.is_none_or(|play| play.record.at <= play.record.moves.len()));
    assert!(play.is_none_or(|play| play.names.len() == play.record.moves.len()));
}

/// The number of actions on one lab.
const ACTIONS: u64 = 400;

/// A number of actions that the environment states.
fn stated(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().expect("a number of actions"))
}

/// `PLYSCOPE_ACTIONS=10000000 cargo test --release --test state` takes so many actions, with `PLYSCOPE_SKIPPED=4000000` all but so many
/// of them that were taken before.
#[test]
fn no_action_panics_and_every_lab_is_sound() {
    let first = stated("PLYSCOPE_SKIPPED").map_or(0, |actions| actions / ACTIONS);
    let seeds = stated("PLYSCOPE_ACTIONS").map_or(6, |actions| actions.div_ceil(ACTIONS));
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get) as u64;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            scope.spawn(move || {
                for seed in (first + thread..seeds).step_by(threads as usize) {
                    act_on(seed);
                }
            });
        }
    });
}

/// Makes a lab, sends it the actions of a seed, and looks at it after each.
fn act_on(seed: u64) {
    let mut stream = Stream::new(seed, 0, 0);
    let mut lab = lab();
    for _ in 0..ACTIONS {
        let asked = action(&mut stream, &lab);
        lab = lab.after(asked);
        // A search that is too long to run at once is sometimes completed.
        if lab.search.lane.run.is_going()
            && stream.below(3) == 0
            && lab.search.lane.run.spec().algorithm.depth().is_some()
        {
            lab = searched(&lab);
        }
        assert_sound(&lab);
    }
}

#[test]
fn the_same_actions_give_the_same_lab() {
    let run = || {
        let mut stream = Stream::new(99, 0, 0);
        let mut lab = lab();
        let mut told = Vec::new();
        for _ in 0..400 {
            let asked = action(&mut stream, &lab);
            lab = lab.after(asked);
            told.push((
                lab.search.lane.spec().write(),
                lab.search.lane.selected,
                lab.search.clock,
            ));
        }
        told
    };
    assert_eq!(run(), run());
}

#[test]
fn undo_leads_back_over_any_edits_to_where_they_began_and_redo_on_again() {
    for seed in 0..20 {
        let mut stream = Stream::new(seed, 1, 0);
        let begun = lab();
        let text = |lab: &Lab| lab.search.lane.run.spec().game.text();
        let mut lab = Rc::clone(&begun);
        let mut stood = vec![text(&lab)];
        for _ in 0..30 {
            let node = NodeId(stream.below(lab.search.lane.run.trace().size() as u32));
            let edits = [
                Edit::Child,
                Edit::Sibling,
                Edit::Remove,
                Edit::Left,
                Edit::Right,
            ];
            let edit = edits[stream.below(5) as usize].clone();
            let actions: [Action; 2] = [
                ViewAction::Select(Some(node)).into(),
                EditAction::Edit(edit).into(),
            ];
            lab = after(&lab, actions);
            if stood.last() != Some(&text(&lab)) {
                stood.push(text(&lab));
            }
        }
        for expected in stood.iter().rev().skip(1) {
            lab = after(&lab, [EditAction::Travel(Direction::Back).into()]);
            assert_eq!(text(&lab), *expected, "seed {seed}");
        }
        assert!(!lab.search.history.can(Direction::Back));
        for expected in stood.iter().skip(1) {
            lab = after(&lab, [EditAction::Travel(Direction::Forward).into()]);
            assert_eq!(text(&lab), *expected, "seed {seed}");
        }
    }
}
