//! What is kept of an exercise, and links to it.

use super::AROUND;
use super::exercise::{CUTS, ask, open, read, solving};
use plyscope::app::state::exercise::linked;
use plyscope::app::state::exercise::request::Request;
use plyscope::app::state::lab::Lab;
use plyscope::app::state::link::{self, Way};
use plyscope::app::state::page::Notice;
use plyscope::app::state::reduce::StoredState;
use plyscope::exercise::Progress;
use plyscope::lang::{Lang, Say};
use std::rc::Rc;

#[test]
fn what_is_kept_brings_everything_back() {
    let lab = open(CUTS, 3);
    let (leaf, other) = (
        solving(&lab).entries()[0].node,
        solving(&lab).entries()[3].node,
    );
    let lab = ask(
        &lab,
        [
            Request::Student("王 2026".to_owned()),
            Request::Mark(leaf),
            Request::Check,
            Request::Stamp("2026-11-22T14:00:00Z".to_owned()),
            Request::Mark(other),
            Request::Hint,
            Request::Part(1),
            Request::Hint,
            Request::Solution,
        ],
    );
    let text = solving(&lab).progress().write();
    let progress = Progress::read(&text).expect("what is written is read");
    let back = ask(&open(CUTS, 8), [Request::Resume(Ok(progress))]);
    assert_eq!(solving(&back).progress().write(), text);
    assert_eq!(solving(&back).score(), solving(&lab).score());
    assert_eq!(solving(&back).works[0].hints, solving(&lab).works[0].hints);
    assert!(solving(&back).works[1].solution.is_some());
    assert_eq!(solving(&back).answer().tries[0].at, "2026-11-22T14:00:00Z");
}

#[test]
fn a_score_in_what_is_kept_is_not_believed() {
    let lab = open(CUTS, 3);
    let leaf = solving(&lab).entries()[0].node;
    let lab = ask(&lab, [Request::Mark(leaf), Request::Check]);
    let text = solving(&lab).progress().write();
    let forged = text.replacen(r#""seed":3"#, r#""score":2,"seed":3"#, 1);
    assert_ne!(forged, text);
    let progress = Progress::read(&forged).expect("a score is read over");
    let back = ask(&open(CUTS, 3), [Request::Resume(Ok(progress))]);
    assert_eq!(solving(&back).score(), solving(&lab).score());
}

#[test]
fn what_cannot_be_taken_up_is_refused_with_its_place_and_nothing_is_lost() {
    let lab = ask(&open(CUTS, 3), [Request::Part(1)]);
    let refused = |text: &str| {
        Progress::read(text)
            .expect_err("it is refused")
            .say(Lang::En)
    };
    assert!(refused("{").contains('1'));
    assert!(
        refused(r#"{"answer":{"exercise":"x","seed":0,"tries":[]},"part":-1}"#).starts_with("part")
    );
    assert!(refused(r#"{"answer":{"exercise":5}}"#).starts_with("answer.exercise"));
    assert!(
        refused(r#"{"answer":{"exercise":"x","seed":0,"tries":[]},"html":"<b>"}"#)
            .starts_with("html")
    );
    let other = Progress::read(r#"{"answer":{"exercise":"0123456789ab","seed":0,"tries":[]}}"#);
    let told = ask(&lab, [Request::Resume(other)]);
    assert!(
        matches!(&told.page.notice, Some(Notice::BadGame(refusal)) if refusal.path == "answer.exercise")
    );
    assert_eq!(told.exercise.solving, lab.exercise.solving);
}

#[test]
fn a_link_opens_the_exercise_with_the_variant_of_a_seed_or_a_student() {
    let exercise = read(CUTS);
    let fragment = exercise.to_link();
    assert_eq!(Way::of(&fragment), Way::Task);
    let opened = |parameters: &str| {
        let link = format!("{fragment}{parameters}");
        linked::exercise(&link).expect("a link to an exercise")
    };
    assert_eq!(opened("&seed=12&lang=zh").expect("good").seed, Some(12));
    assert_eq!(
        opened("&student=M%C3%BCller%20%E7%8E%8B")
            .expect("good")
            .student,
        "Müller 王"
    );
    assert_eq!(opened("&seed=x").expect_err("no number").path, "seed");
    assert!(linked::exercise("ex=%%%").expect("a link").is_err());
    assert!(linked::exercise("1=abc").is_none());
    let kept = StoredState {
        way: Way::Task,
        exercise: Some(opened("&student=7")),
        ..StoredState::default()
    };
    let lab = Lab::opened(kept, AROUND);
    assert!(lab.solving().is_some() && !lab.is_gallery());
    assert_eq!(solving(&lab).student, "7");
    let again = link::link(&lab);
    assert_eq!(
        linked::exercise(&again)
            .expect("a link")
            .expect("good")
            .exercise,
        Rc::new(exercise)
    );
}

#[test]
fn a_bad_link_is_told_and_the_lab_is_there() {
    let bad = linked::exercise("ex=AAAA").expect("a link");
    let kept = StoredState {
        way: Way::Task,
        exercise: Some(bad),
        ..StoredState::default()
    };
    let lab = Lab::opened(kept, AROUND);
    assert!(lab.solving().is_none());
    assert!(matches!(lab.page.notice, Some(Notice::BadLink(_))));
}
