//! Random requests about exercises: a student's, a lecturer's and hostile ones.

use super::text;
use plyscope::app::state::exercise::Way;
use plyscope::app::state::exercise::builder::numbers::Number;
use plyscope::app::state::exercise::builder::{Change, Demand, KINDS};
use plyscope::app::state::exercise::request::{Opened, Request};
use plyscope::app::state::lab::Lab;
use plyscope::exercise::{Progress, Sheet};
use plyscope::search::Stream;
use plyscope::trace::NodeId;
use std::rc::Rc;

thread_local! {
    /// Exercises of every type.
    static SHEET: Rc<Sheet> = Rc::new(
        Sheet::read(include_str!("../../data/sheet.json")).expect("a sheet"),
    );
}

const ANSWERS: [&str; 9] = [
    "3", "-inf", "1/3", "cut", "go on", "r.0", "r.1.0", "1 0 2", "",
];

const NUMBERS: [&str; 8] = ["2", "3", "0", "-1", "9", "1000000", "99999999999", "x"];

/// Draws a request; about one in ten refers to something that does not exist.
pub fn request(stream: &mut Stream, lab: &Lab) -> Request {
    let among = |stream: &mut Stream, count: usize| stream.below(count as u32) as usize;
    let solving = lab.exercise.solving.as_deref();
    let size = solving.map_or(1, |solving| solving.variant.instance.trace.size());
    let node = NodeId(stream.below(size as u32 + 2));
    let entries = solving.map_or(&[][..], |solving| solving.entries());
    let at = entries.get(among(stream, entries.len() + 1));
    let at = at.map_or_else(|| text(stream), |entry| entry.at.clone());
    let answer = match stream.below(5) {
        0 => text(stream),
        _ => ANSWERS[among(stream, ANSWERS.len())].to_owned(),
    };
    let sheet = SHEET.with(Rc::clone);
    let exercises = &sheet.exercises;
    match stream.below(32) {
        0 => Request::Open(Opened {
            exercise: Rc::new(exercises[among(stream, exercises.len())].clone()),
            seed: Some(u64::from(stream.below(3))).filter(|seed| *seed > 0),
            student: ["", "Wang", "<b>"][among(stream, 3)].to_owned(),
            salt: String::new(),
        }),
        1 => Request::Take(sheet.write()),
        2 => Request::Pick(among(stream, exercises.len() + 1)),
        3 => Request::Show,
        4 => Request::Resume(Progress::read(&text(stream))),
        5 => Request::Part(among(stream, 4)),
        6..11 => Request::Write { at, text: answer },
        11..13 => Request::Mark(node),
        13 => Request::Walk([Way::Left, Way::Right, Way::Up, Way::Down][among(stream, 4)]),
        14 => Request::Stand(node),
        15 => Request::Move {
            at,
            from: among(stream, 4),
            to: among(stream, 4),
        },
        16..18 => Request::Check,
        18 => Request::Again,
        19 => Request::Undo,
        20 => Request::Clear,
        21..23 => Request::Decide(answer),
        23 => Request::GoOn,
        24 => Request::Hint,
        25 => [
            Request::Ask(true),
            Request::Solution,
            Request::Another,
            Request::Search,
        ][among(stream, 4)]
        .clone(),
        26 => Request::Student(text(stream)),
        27 => Request::Stamp(text(stream)),
        28 => Request::Build,
        _ => Request::Change(change(stream)),
    }
}

fn change(stream: &mut Stream) -> Change {
    let is_first = stream.below(2) == 0;
    match stream.below(8) {
        0 => Change::Ask(stream.below(KINDS.len() as u32) as usize),
        1 => Change::Draw(is_first),
        2 => Change::Demand(Demand::ALL[stream.below(5) as usize]),
        3 | 4 => {
            let number = match stream.below(3) {
                0 => Number::Attempts,
                1 => Number::OF_NIM[stream.below(4) as usize],
                _ => Number::OF_TREE_WITH_CUTS[stream.below(6) as usize],
            };
            let typed = NUMBERS[stream.below(NUMBERS.len() as u32) as usize];
            Change::Number(number, typed.to_owned())
        }
        5 => Change::Seed(is_first),
        6 => Change::Count,
        _ if is_first => Change::Close,
        _ => Change::Open,
    }
}
