//! An exercise on the page: a student's path through it, right and wrong, and what is kept of it.

use super::{after, lab};
use plyscope::app::state::action::{Action, GalleryAction};
use plyscope::app::state::exercise::Solving;
use plyscope::app::state::exercise::request::{Opened, Request};
use plyscope::app::state::keys::{Focus, Key, actions};
use plyscope::app::state::lab::Lab;
use plyscope::exercise::{Ask, Exercise, Holds, Misconception, entries, model};
use plyscope::lang::{Lang, Say};
use plyscope::trace::NodeId;
use std::collections::BTreeSet;
use std::rc::Rc;

pub const CUTS: &str = r#"{"id":"5.2","generate":{"kind":"tree","ties":false,"must":{"cuts":[2,4]}},"algorithm":{"kind":"alpha-beta"},
    "ask":[{"kind":"cut","points":2},{"kind":"window","at":["r.1"]}]}"#;
pub fn read(json: &str) -> Exercise {
    Exercise::read(json).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// The lab with an exercise open at the variant of a seed.
pub fn open(json: &str, seed: u64) -> Rc<Lab> {
    let opened = Opened {
        exercise: Rc::new(read(json)),
        seed: Some(seed),
        student: String::new(),
        salt: String::new(),
    };
    after(&lab(), [Request::Open(opened).into()])
}

pub fn solving(lab: &Lab) -> &Solving {
    lab.exercise.solving.as_ref().expect("an exercise is open")
}

pub fn ask(lab: &Rc<Lab>, requests: impl IntoIterator<Item = Request>) -> Rc<Lab> {
    after(lab, requests.into_iter().map(Action::from))
}

/// Writes the right answer of the question shown.
fn write_right(lab: &Rc<Lab>) -> Rc<Lab> {
    let solving = solving(lab);
    let right = model(&solving.variant.instance).swap_remove(solving.part);
    let write = |(at, text)| Request::Write { at, text };
    ask(lab, right.into_iter().map(write))
}

#[test]
fn a_right_first_answer_has_all_points_and_the_next_question_follows() {
    let lab = ask(&write_right(&open(CUTS, 3)), [Request::Check]);
    let first = solving(&lab);
    assert!(first.work().is_solved);
    assert_eq!(first.score(), (2.0, 3.0));
    assert_eq!(first.next_part(), Some(1));
    let lab = ask(
        &write_right(&ask(&lab, [Request::Part(1)])),
        [Request::Check],
    );
    assert_eq!(solving(&lab).score(), (3.0, 3.0));
    assert!(solving(&lab).is_done());
}

#[test]
fn the_first_answer_counts_and_a_wrong_one_is_not_the_end() {
    let lab = open(CUTS, 3);
    let leaf = solving(&lab).entries()[0].node;
    let wrong = ask(&lab, [Request::Mark(leaf), Request::Check]);
    let grade = solving(&wrong).work().grade.clone().expect("it is graded");
    assert!(grade.score < grade.max && grade.why.is_some());
    assert!(!solving(&wrong).is_over(0));
    // Checking the same answer twice is one try.
    assert_eq!(solving(&ask(&wrong, [Request::Check])).work().tries, 1);
    let again = ask(&wrong, [Request::Again, Request::Clear]);
    let right = ask(&write_right(&again), [Request::Check]);
    assert!(solving(&right).work().is_solved);
    assert_eq!(solving(&right).work().first, Some(grade.score));
    assert_eq!(solving(&right).tries.len(), 2);
    // What the answers file says first is what the command line grades.
    assert_ne!(
        solving(&right).answer().tries[0],
        solving(&right).answer().tries[1]
    );
}

#[test]
fn a_misconception_that_explains_all_of_an_answer_is_named() {
    let lab = open(CUTS, 3);
    let instance = &solving(&lab).variant.instance;
    let cause_too = Misconception::called("cause-too").expect("it is known");
    let answer = cause_too
        .answer(instance, &Ask::Cut { other_rule: 0.0 })
        .expect("it says something about cuts");
    let write = |(at, text)| Request::Write { at, text };
    let lab = ask(&ask(&lab, answer.into_iter().map(write)), [Request::Check]);
    let grade = solving(&lab).work().grade.clone().expect("it is graded");
    assert_eq!(grade.slip, Some(cause_too));
}

#[test]
fn after_the_last_try_the_solution_is_left_and_another_variant() {
    let lab = open(CUTS, 3);
    let leaf = solving(&lab).entries()[0].node;
    let other = solving(&lab).entries()[1].node;
    let mut lab = ask(&lab, [Request::Mark(leaf), Request::Check]);
    for _ in 0..2 {
        lab = ask(&lab, [Request::Again, Request::Mark(other), Request::Check]);
    }
    assert!(solving(&lab).is_spent(0) && solving(&lab).is_over(0));
    let before = solving(&lab).work().draft.clone();
    let changed = ask(&lab, [Request::Mark(other), Request::Clear, Request::Undo]);
    assert_eq!(solving(&changed).work().draft, before);
    let shown = ask(&lab, [Request::Ask(true), Request::Solution]);
    assert_eq!(
        solving(&shown).shown(),
        &model(&solving(&shown).variant.instance)[0]
    );
    assert!(solving(&shown).answer().seen_solution);
    let another = ask(&shown, [Request::Another]);
    assert_ne!(solving(&another).variant.instance.seed, 3);
    assert!(solving(&another).is_untouched() && !solving(&another).answer().seen_solution);
}

#[test]
fn an_inner_node_marks_all_leaves_below_it_and_takes_the_marks_back() {
    let lab = open(CUTS, 3);
    let trace = &solving(&lab).variant.instance.trace;
    let below = trace.children(NodeId::ROOT).next().expect("a child");
    let is_below = |node: NodeId| trace.ancestors(node).any(|above| above == below);
    let leaves = solving(&lab)
        .entries()
        .iter()
        .filter(|entry| is_below(entry.node))
        .count();
    let marked = ask(&lab, [Request::Mark(below)]);
    assert_eq!(solving(&marked).work().draft.len(), leaves);
    assert!(leaves > 1);
    assert!(
        solving(&ask(&marked, [Request::Mark(below)]))
            .work()
            .draft
            .is_empty()
    );
    // One press is taken back at once.
    assert!(
        solving(&ask(&marked, [Request::Undo]))
            .work()
            .draft
            .is_empty()
    );
}

#[test]
fn typing_into_a_field_is_taken_back_in_one_go() {
    let lab = ask(&open(CUTS, 3), [Request::Part(1)]);
    let at = solving(&lab).entries()[0].at.clone();
    let write = |text: &str| Request::Write {
        at: at.clone(),
        text: text.to_owned(),
    };
    let typed = ask(&lab, [write("1"), write("12"), write("123")]);
    assert_eq!(
        solving(&typed).work().draft.get(&at).map(String::as_str),
        Some("123")
    );
    assert!(
        solving(&ask(&typed, [Request::Undo]))
            .work()
            .draft
            .is_empty()
    );
    let unknown = Request::Write {
        at: "r.9".to_owned(),
        text: "1".to_owned(),
    };
    assert!(solving(&ask(&lab, [unknown])).work().draft.is_empty());
}

#[test]
fn hints_go_from_the_place_over_the_rule_to_the_place_worked_out() {
    let mut lab = open(CUTS, 3);
    let mut said = Vec::new();
    for _ in 0..3 {
        lab = ask(&lab, [Request::Hint]);
        said = solving(&lab)
            .work()
            .hints
            .steps
            .iter()
            .map(|step| step.say(Lang::En))
            .collect::<Vec<_>>();
    }
    assert_eq!(said.len(), 3);
    assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), 3);
    assert!(said[0].starts_with("Look at"), "{said:?}");
    assert!(!solving(&lab).can_hint());
    assert_eq!(solving(&lab).work().hints.all, 3);
    // They cost nothing.
    let right = ask(&write_right(&lab), [Request::Check]);
    assert_eq!(solving(&right).score().0, 2.0);
}

#[test]
fn children_are_moved_to_other_places_of_their_order() {
    let json = r#"{"game":{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]},"algorithm":{"kind":"alpha-beta"},
        "ask":[{"kind":"order","at":["r","r.2"]}]}"#;
    let lab = open(json, 0);
    let at = "r.2".to_owned();
    assert_eq!(solving(&lab).order(&at), Some(vec![0, 1, 2]));
    let moved = ask(
        &lab,
        [Request::Move {
            at: at.clone(),
            from: 2,
            to: 0,
        }],
    );
    assert_eq!(solving(&moved).order(&at), Some(vec![2, 0, 1]));
    let beyond = ask(
        &moved,
        [Request::Move {
            at: at.clone(),
            from: 0,
            to: 3,
        }],
    );
    assert_eq!(solving(&beyond).order(&at), Some(vec![2, 0, 1]));
    let solved = ask(&write_right(&lab), [Request::Check]);
    assert!(solving(&solved).work().is_solved);
}

#[test]
fn another_part_of_the_page_leaves_the_exercise_as_it_was() {
    let lab = open(CUTS, 3);
    let leaf = solving(&lab).entries()[0].node;
    let begun = ask(&lab, [Request::Mark(leaf)]);
    let away = after(&begun, [GalleryAction::Lab.into()]);
    assert!(away.solving().is_none());
    let back = ask(&away, [Request::Show]);
    assert_eq!(
        back.solving().map(|solving| &solving.works),
        begun.solving().map(|solving| &solving.works)
    );
}

#[test]
fn the_search_is_shown_only_when_it_gives_nothing_away() {
    let lab = open(CUTS, 3);
    assert!(ask(&lab, [Request::Search]).solving().is_some());
    let done = ask(
        &lab,
        [
            Request::Solution,
            Request::Part(1),
            Request::Solution,
            Request::Search,
        ],
    );
    assert!(done.solving().is_none());
    assert_eq!(
        done.search.lane.run.spec().game,
        solving(&lab).variant.instance.spec.game
    );
}

#[test]
fn arrows_go_from_mark_to_mark_and_enter_checks() {
    let press = |lab: &Rc<Lab>, name: &str, focus: Focus| {
        let key = Key {
            name,
            shift: false,
            alt: false,
            control: name == "z",
            focus,
            in_menu: false,
            after_press: false,
            may_edit: true,
        };
        after(lab, actions(key, lab))
    };
    let lab = open(CUTS, 3);
    let leaves = || solving(&lab).entries().iter().map(|entry| entry.node);
    let trace = &solving(&lab).variant.instance.trace;
    let mut in_order: Vec<NodeId> = leaves().collect();
    in_order.sort_by_key(|leaf| trace.path(*leaf));
    let right = press(&lab, "ArrowRight", Focus::Mark);
    assert_eq!(solving(&right).walked, Some(in_order[1]));
    let up = press(&right, "ArrowUp", Focus::Mark);
    assert_eq!(solving(&up).walked, trace.parent(in_order[1]));
    let left = press(&right, "ArrowLeft", Focus::Mark);
    assert_eq!(solving(&left).walked, Some(in_order[0]));
    let marked = ask(&right, [Request::Mark(in_order[1])]);
    // A mark, the student's name and a button have the key themselves.
    for focus in [Focus::Mark, Focus::Text, Focus::Button, Focus::Lab] {
        let pressed = press(&marked, "Enter", focus);
        assert!(solving(&pressed).work().grade.is_none(), "{focus:?}");
    }
    let asked = ask(&marked, [Request::Ask(true)]);
    assert!(!solving(&press(&asked, "Escape", Focus::Button)).is_asking);
    let checked = press(&marked, "Enter", Focus::Answer);
    assert!(solving(&checked).work().grade.is_some());
    let again = press(&checked, "Enter", Focus::Answer);
    assert!(solving(&again).work().grade.is_none());
    let undone = press(&again, "z", Focus::Mark);
    assert!(solving(&undone).work().draft.is_empty());
    // While typing, letters are letters.
    for focus in [Focus::Text, Focus::Answer] {
        assert_eq!(solving(&press(&lab, "h", focus)).work().hints.all, 0);
    }
    assert_eq!(solving(&press(&lab, "h", Focus::Lab)).work().hints.all, 1);
    // No key of the lab works beneath.
    let step = lab.search.lane.step;
    assert_eq!(press(&lab, "ArrowRight", Focus::Lab).search.lane.step, step);
}

#[test]
fn the_fields_that_are_asked_for_are_those_of_the_right_answer() {
    let kinds = [
        r#"{"kind":"values"}"#,
        r#"{"kind":"root","leaves":true}"#,
        r#"{"kind":"window"}"#,
        r#"{"kind":"order"}"#,
        r#"{"kind":"next"}"#,
        r#"{"kind":"mistake","about":"window"}"#,
        r#"{"kind":"make","leaves":["r.0.0"],"goal":{"value":3}}"#,
    ];
    for kind in kinds {
        let algorithm = if kind.contains("values") {
            "minimax"
        } else {
            "alpha-beta"
        };
        let json = format!(
            r#"{{"game":{{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]}},"algorithm":{{"kind":"{algorithm}"}},"ask":[{kind}]}}"#
        );
        let instance = read(&json).instance(0).expect("a variant");
        let names: BTreeSet<String> = entries(&instance, &instance.exercise.ask[0].ask)
            .into_iter()
            .map(|entry| entry.at)
            .collect();
        let expected: BTreeSet<String> = model(&instance).swap_remove(0).into_keys().collect();
        assert_eq!(names, expected, "{kind}");
    }
    let hidden = r#"{"game":{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]},"algorithm":{"kind":"alpha-beta"},
        "ask":[{"kind":"make","leaves":["r.0.0"],"goal":{"value":3}}]}"#;
    let instance = read(hidden).instance(0).expect("a variant");
    let seen = instance.seen(&instance.exercise.ask[0].ask);
    assert_ne!(
        seen, instance.spec.game,
        "the model answer is not on the page"
    );
    let marks = open(CUTS, 3);
    assert!(
        solving(&marks)
            .entries()
            .iter()
            .all(|entry| entry.holds == Holds::Mark)
    );
}
