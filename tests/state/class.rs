//! The room of a lecturer: what is asked of the worker, what is told, and the sheet on which exercises are collected.

use super::exercise::{CUTS, ask};
use super::lab;
use plyscope::app::state::dropped::dropped;
use plyscope::app::state::exercise::builder::Change;
use plyscope::app::state::exercise::class::{Class, Field, Request as Asked, Told, Wanted, Whose};
use plyscope::app::state::exercise::request::{Collect, Request};
use plyscope::app::state::lab::Lab;
use plyscope::app::state::search::failure::Failure;
use plyscope::class::{Print, Quiz};
use plyscope::exercise::Answer;
use plyscope::lang::{Lang, Say};
use plyscope::worker::{Message, Request as Job, run};
use std::rc::Rc;

fn teach(lab: &Rc<Lab>, requests: impl IntoIterator<Item = Asked>) -> Rc<Lab> {
    ask(lab, requests.into_iter().map(Request::Class))
}

fn room(lab: &Lab) -> &Class {
    lab.class().expect("the room is open")
}

/// Does the work that is asked of the worker, and lets the page hear of it.
fn done(lab: &Rc<Lab>) -> Rc<Lab> {
    let work = room(lab).work.clone().expect("work is asked for");
    let Job::Run(errand) = &work.job else {
        panic!("an errand");
    };
    let mut messages = Vec::new();
    let refused = run(errand, &mut || 0.0, &mut |message| messages.push(message));
    let message = match refused {
        Ok(()) => messages.pop().expect("a message"),
        Err(refusal) => Message::Refused(refusal),
    };
    teach(
        lab,
        [Asked::Heard {
            number: work.number,
            message: Ok(message),
        }],
    )
}

fn opened() -> Rc<Lab> {
    teach(&lab().after(dropped(CUTS, Lang::En)), [Asked::Open])
}

#[test]
fn sheets_for_a_list_have_a_section_for_each_student_and_keys_the_same_codes() {
    let list = Asked::Write(Field::List, "1, Ada\n2, 王小明\n3".into());
    let there = teach(&opened(), [Asked::Whose(Whose::List), list]);
    let made = |wanted| {
        let there = done(&teach(&there, [Asked::Make(wanted, Vec::new())]));
        let file = room(&there).file.clone().expect("a file");
        assert_eq!(file.wanted, wanted);
        String::from_utf8(file.made.file.clone()).expect("text")
    };
    let [sheets, keys] = [Wanted::Sheets, Wanted::Keys].map(|which| made(which(Print::Html)));
    let codes = |page: &str| -> Vec<String> {
        let codes = page.split("<code>").skip(1);
        codes.map(|part| part[..9].to_owned()).collect()
    };
    assert_eq!(codes(&sheets).len(), 3);
    assert_eq!(codes(&sheets), codes(&keys));
    assert!(sheets.contains("王小明") && !sheets.contains("class=\"key\""));
    assert!(keys.contains("class=\"key\""));
}

#[test]
fn what_is_wrong_in_a_field_is_told_and_nothing_is_asked_of_the_worker() {
    let told = |requests: Vec<Asked>| {
        let there = teach(&opened(), requests);
        assert!(room(&there).work.is_none());
        match &room(&there).told {
            Some(Told::Refused(refusal)) => refusal.say(Lang::En),
            other => panic!("{other:?}"),
        }
    };
    let sheets = || Asked::Make(Wanted::Sheets(Print::Html), Vec::new());
    assert_eq!(
        told(vec![Asked::Write(Field::Versions, "0".into()), sheets()]),
        "versions: expected a whole number from 1 to 1000, found “0”"
    );
    assert_eq!(
        told(vec![Asked::Whose(Whose::List), sheets()]),
        "students: line 1: expected a student"
    );
    let many = Asked::Write(Field::Variants, "many".into());
    let quiz = Asked::Make(Wanted::Quiz(Quiz::Moodle), Vec::new());
    assert_eq!(
        told(vec![many, quiz]),
        "variants: expected a whole number from 1 to 1000, found “many”"
    );
}

#[test]
fn answers_are_marked_a_row_a_file_and_only_the_last_work_is_heard() {
    let there = opened();
    let solving = there.exercise.solving.clone().expect("an exercise");
    let named = |student: &str| Answer {
        student: student.to_owned(),
        ..solving.answer()
    };
    let file = |name: &str, text: String| (name.to_owned(), Ok(text));
    let files = vec![
        file("a.json", named("a").write()),
        file("both.json", Answer::write_all(&[named("b"), named("c")])),
        ("bad.json".to_owned(), Ok("{".to_owned())),
        ("gone.json".to_owned(), Err("it is gone".to_owned())),
    ];
    let asked = teach(&there, [Asked::Mark(files)]);
    let number = room(&asked).work.as_ref().map(|work| work.number);
    let stale = Asked::Heard {
        number: number.expect("work") - 1,
        message: Err(Failure::NotLoaded),
    };
    let marked = done(&teach(&asked, [stale]));
    let table = room(&marked).marks.clone().expect("marks");
    let students: Vec<&str> = table.rows.iter().map(|row| row[1].as_str()).collect();
    assert_eq!(students, ["a", "b", "c", "", ""]);
    assert!(
        table.rows[4]
            .last()
            .is_some_and(|notes| notes == "it is gone")
    );
    let csv = table.csv();
    assert!(
        csv.starts_with("file,student,seed,score,max,question 1,"),
        "{csv}"
    );
    assert_eq!(csv.lines().count(), 6);
}

#[test]
fn a_worker_that_fails_is_told_and_the_button_can_be_pressed_again() {
    let quiz = || Asked::Make(Wanted::Quiz(Quiz::Gift), Vec::new());
    let asked = teach(&opened(), [quiz()]);
    let number = room(&asked).work.as_ref().expect("work").number;
    let failed = teach(
        &asked,
        [Asked::Heard {
            number,
            message: Err(Failure::NotLoaded),
        }],
    );
    assert_eq!(room(&failed).told, Some(Told::Failed(Failure::NotLoaded)));
    assert!(room(&failed).work.is_none());
    let again = done(&teach(&failed, [quiz()]));
    assert!(room(&again).file.is_some() && room(&again).told.is_none());
}

#[test]
fn exercises_are_collected_named_ordered_and_taken_off() {
    let made = |lab: &Rc<Lab>, id: &str| {
        let named = Request::Change(Change::Name(id.into()));
        ask(lab, [named, Request::Collect(Collect::Add)])
    };
    let begun = ask(&lab(), [Request::Build]);
    let three = ["one", "two", "three"]
        .iter()
        .fold(begun, |lab, id| made(&lab, id));
    let names = |lab: &Lab| -> Vec<String> {
        let sheet = lab.exercise.collected.as_ref().expect("a sheet");
        sheet.exercises.iter().map(|one| one.id.clone()).collect()
    };
    assert_eq!(names(&three), ["one", "two", "three"]);
    let collect =
        |lab: &Rc<Lab>, changes: Vec<Collect>| ask(lab, changes.into_iter().map(Request::Collect));
    let raised = collect(
        &three,
        vec![Collect::Raise(2), Collect::Raise(0), Collect::Raise(9)],
    );
    assert_eq!(names(&raised), ["one", "three", "two"]);
    let less = collect(
        &raised,
        vec![
            Collect::Remove(0),
            Collect::Remove(7),
            Collect::Title(" Week 3 ".into()),
        ],
    );
    assert_eq!(names(&less), ["three", "two"]);
    let room_of = teach(&less, [Asked::Open]);
    assert_eq!(room(&room_of).sheet.heading(Lang::En), "Week 3");
    // Whoever comes back finds the form, and the sheet again.
    let left = teach(&room_of, [Asked::Leave]);
    assert!(left.class().is_none() && left.exercise.builder.is_some());
    assert_eq!(names(&left), ["three", "two"]);
}

#[test]
fn the_points_and_the_order_of_questions_are_those_of_the_form() {
    let begun = ask(&lab(), [Request::Build]);
    let changes = [
        Change::Ask(3),
        Change::Points(3, "2,5".into()),
        Change::Raise(1),
        Change::Text("Look!".into()),
    ];
    let there = ask(&begun, changes.map(Request::Change));
    let solving = there.exercise.solving.as_ref().expect("a preview");
    let asked: Vec<f64> = solving
        .exercise()
        .ask
        .iter()
        .map(|question| question.points)
        .collect();
    assert_eq!(asked, [2.5, 1.0]);
    assert_eq!(solving.lead(Lang::Zh).as_deref(), Some("Look!"));
    let refused = ask(&there, [Request::Change(Change::Points(3, "many".into()))]);
    let builder = refused.exercise.builder.as_ref().expect("the form");
    let said = builder
        .refused
        .as_ref()
        .map(|refusal| refusal.say(Lang::En));
    assert_eq!(
        said.as_deref(),
        Some("points[3]: expected a number from 0 to 1000, found “many”")
    );
}
