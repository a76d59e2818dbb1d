//! An exercise that takes long to draw: the page asks a worker, goes on meanwhile, and can take it back.

use super::exercise::{open, read, solving};
use super::{after, lab};
use plyscope::app::state::action::{Action, Display, GalleryAction, Search, WorkerMessage};
use plyscope::app::state::exercise::request::{Opened, Request};
use plyscope::app::state::lab::Lab;
use plyscope::app::state::page::Notice;
use plyscope::app::state::search::failure::Failure;
use plyscope::exercise::Exercise;
use plyscope::spec::Spec;
use plyscope::worker::{Message, run, work};
use std::rc::Rc;

/// Longer than a page waits, and not too long to be asked.
const LONG: &str = r#"{"game":{"kind":"nim","heaps":[3,3,3]},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#;

fn asked(json: &str, seed: u64) -> Rc<Lab> {
    let opened = Opened {
        exercise: Rc::new(read(json)),
        seed: Some(seed),
        student: "anna".to_owned(),
        salt: String::new(),
    };
    after(&lab(), [Request::Open(opened).into()])
}

/// What a worker answers to what the lab asks it to draw.
fn answer(lab: &Lab) -> Action {
    let drawing = lab
        .exercise
        .drawings
        .now
        .as_ref()
        .expect("something is drawn");
    let mut messages = Vec::new();
    work(&drawing.request(), run, &mut || 0.0, &mut |message| {
        messages.push(message);
    });
    let message = Ok(messages.swap_remove(0));
    let number = drawing.number;
    WorkerMessage::Drawn { number, message }.into()
}

#[test]
fn a_long_exercise_is_drawn_by_a_worker_and_opens_when_it_is_there() {
    let waiting = asked(LONG, 4);
    assert_eq!(waiting.page.notice, Some(Notice::Drawing));
    assert!(waiting.exercise.solving.is_none());
    let lab = after(&waiting, [answer(&waiting)]);
    assert!(lab.exercise.drawings.now.is_none() && lab.page.notice.is_none());
    let opened = solving(&lab);
    let whole: Exercise = read(LONG);
    let whole = whole.instance(4).expect("it is not too long");
    assert_eq!(opened.variant.instance.spec, whole.spec);
    assert_eq!(opened.variant.instance.answer, whole.answer);
    assert_eq!(opened.variant.instance.trace.len(), whole.trace.len());
    assert_eq!((&*opened.student, &*opened.whose), ("anna", "anna"));
}

#[test]
fn closing_the_notice_or_leaving_gives_it_up_and_a_late_answer_changes_nothing() {
    let waiting = asked(LONG, 4);
    let late = answer(&waiting);
    let leave: [Action; 3] = [
        Display::Notice(None).into(),
        Search::Open(Spec::opening()).into(),
        GalleryAction::Lab.into(),
    ];
    for action in leave {
        let left = after(&waiting, [action]);
        assert!(left.exercise.drawings.now.is_none() && left.page.notice.is_none());
        assert!(Rc::ptr_eq(&after(&left, [late.clone()]), &left));
    }
    // A second one takes the place of the first.
    let opened = Opened {
        exercise: Rc::new(read(LONG)),
        seed: Some(9),
        student: String::new(),
        salt: String::new(),
    };
    let second = after(&waiting, [Request::Open(opened).into()]);
    let second = after(&second, [late]);
    assert!(second.exercise.solving.is_none());
    let drawn = after(&second, [answer(&second)]);
    assert_eq!(solving(&drawn).variant.instance.seed, 9);
}

#[test]
fn a_refusal_and_a_failed_worker_are_told_and_what_was_open_stays() {
    let before = open(super::exercise::CUTS, 3);
    let too_long = r#"{"game":{"kind":"nim","heaps":[9,9,9,9]},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#;
    let opened = Opened {
        exercise: Rc::new(read(too_long)),
        seed: None,
        student: String::new(),
        salt: String::new(),
    };
    let waiting = after(&before, [Request::Open(opened).into()]);
    let number = waiting
        .exercise
        .drawings
        .now
        .as_ref()
        .expect("it is drawn")
        .number;
    let refused = after(&waiting, [answer(&waiting)]);
    assert!(
        matches!(&refused.page.notice, Some(Notice::BadLink(refusal)) if refusal.path == "algorithm")
    );
    let failed = WorkerMessage::Drawn {
        number,
        message: Err(Failure::Ended),
    };
    let failed = after(&waiting, [failed.into()]);
    assert_eq!(failed.page.notice, Some(Notice::Failed(Failure::Ended)));
    let unread = WorkerMessage::Drawn {
        number,
        message: Ok(Message::Done),
    };
    let unread = after(&waiting, [unread.into()]);
    assert_eq!(unread.page.notice, Some(Notice::Failed(Failure::Unread)));
    for lab in [refused, failed, unread] {
        assert!(lab.exercise.drawings.now.is_none());
        assert_eq!(lab.exercise.solving, before.exercise.solving);
    }
}
