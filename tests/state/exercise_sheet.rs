//! Files with exercises that are dropped on the page: one, several with a list, and those with a mistake.

use super::exercise::{CUTS, ask, read, solving};
use super::lab;
use plyscope::app::state::dropped::dropped;
use plyscope::app::state::exercise::request::{Opened, Request};
use plyscope::app::state::lab::Lab;
use plyscope::app::state::page::Notice;
use plyscope::lang::Lang;
use plyscope::search::AlgorithmId;
use std::rc::Rc;

#[test]
fn a_file_with_several_exercises_opens_the_first_and_offers_the_others() {
    let sheet = include_str!("../../www/exercises/minimax.json");
    let there = lab().after(dropped(sheet, Lang::En));
    let names = |lab: &Lab| solving(lab).exercise().id.clone();
    assert!(solving(&there).is_shown);
    assert_eq!(names(&there), "minimax-1");
    let others = there
        .exercise
        .sheet
        .as_ref()
        .map(|sheet| sheet.exercises.len());
    assert_eq!(others, Some(7));
    let third = ask(&there, [Request::Pick(2)]);
    assert_eq!(names(&third), "minimax-3");
    assert_eq!(third.exercise.sheet, there.exercise.sheet);
    assert_eq!(names(&ask(&third, [Request::Pick(70)])), "minimax-3");
    // Whoever gives a name on the way finds the first one at the variant that is kept under no name.
    let named = ask(&third, [Request::Student("Ada".into()), Request::Pick(0)]);
    assert_eq!(solving(&named).student, "Ada");
    assert!(solving(&named).is_drawn);
    // One that is made is none of them.
    assert_eq!(ask(&third, [Request::Build]).exercise.sheet, None);
    // A link to an exercise of another file leaves this one.
    let opened = Opened {
        exercise: Rc::new(read(CUTS)),
        seed: Some(3),
        student: String::new(),
        salt: String::new(),
    };
    assert_eq!(ask(&third, [Request::Open(opened)]).exercise.sheet, None);
}

#[test]
fn a_file_with_one_exercise_opens_it_and_one_with_a_mistake_is_refused_at_its_place() {
    let there = lab().after(dropped(CUTS, Lang::En));
    assert_eq!(solving(&there).exercise().id, "5.2");
    let bad = r#"{"v":1,"sheet":[{"game":{"kind":"tree","tree":[[1,2]]},"algorithm":{"kind":"minimax"},"ask":[{"kind":"valeus"}]}]}"#;
    let refused = lab().after(dropped(bad, Lang::En));
    assert!(refused.exercise.solving.is_none());
    let Some(Notice::Told(told)) = &refused.page.notice else {
        panic!("it is said: {:?}", refused.page.notice);
    };
    assert!(told.contains("sheet[0].ask[0].kind"), "{told}");
}

#[test]
fn a_tree_with_a_node_that_is_called_like_a_field_of_exercises_is_a_search() {
    let spec = r#"{"game":{"kind":"tree","tree":[{"name":"ask","min":[1,2]},3]},"algorithm":{"kind":"minimax"}}"#;
    let there = lab().after(dropped(spec, Lang::En));
    assert!(there.exercise.solving.is_none() && there.page.notice.is_none());
    assert_eq!(
        there.search.lane.run.spec().algorithm.id(),
        AlgorithmId::Minimax
    );
}
