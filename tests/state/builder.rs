//! The form in which a lecturer makes an exercise: its numbers, and what is wrong with them.

use super::exercise::ask;
use super::{lab, lab_of};
use plyscope::app::state::exercise::builder::numbers::Number;
use plyscope::app::state::exercise::builder::{Builder, Change, Demand, Form, KINDS};
use plyscope::app::state::exercise::request::Request;
use plyscope::app::state::lab::Lab;
use plyscope::lang::Lang;
use std::rc::Rc;

/// Every number of the form.
fn numbers() -> impl Iterator<Item = Number> {
    let drawn = Number::OF_TREE_WITH_CUTS.into_iter().chain(Number::OF_NIM);
    drawn.chain([Number::Attempts])
}

/// A form for drawn positions.
fn drawing(lab: &Rc<Lab>) -> Rc<Lab> {
    ask(lab, [Request::Build, Request::Change(Change::Draw(true))])
}

fn typed(lab: &Rc<Lab>, number: Number, text: &str) -> Rc<Lab> {
    let change = Change::Number(number, text.to_owned());
    ask(lab, [Request::Change(change)])
}

fn builder(lab: &Lab) -> &Builder {
    lab.exercise.builder.as_ref().expect("a form is open")
}

/// The path and the words of the refusal.
fn refused(lab: &Lab) -> Option<(&str, String)> {
    let refused = builder(lab).refused.as_ref()?;
    Some((&refused.path, refused.reason(Lang::En)))
}

#[test]
fn a_number_that_cannot_be_is_told_at_its_field_where_it_stays() {
    let begun = drawing(&lab());
    let shown = |lab: &Lab| {
        let solving = lab.exercise.solving.as_ref().expect("an exercise is shown");
        solving.exercise().write()
    };
    let expected = "expected a whole number from 1 to 9";
    for text in ["0", "10", "-3", "99999999999", "1e9", "x", "", "2.5"] {
        let lab = typed(&begun, Number::Depth, text);
        let (path, said) = refused(&lab).expect("a refusal");
        assert_eq!(path, Number::Depth.path());
        assert!(said.starts_with(expected), "{text}: {said}");
        assert_eq!(builder(&lab).numbers.text(Number::Depth), text);
        assert_eq!(shown(&lab), shown(&begun), "the exercise before stays");
        assert_eq!(refused(&typed(&lab, Number::Depth, " 2 ")), None);
    }
    let negative = typed(&begun, Number::Lowest, "−5");
    assert_eq!(refused(&negative), None);
    assert!(shown(&negative).contains("[-5,20]"), "{}", shown(&negative));
}

#[test]
fn a_number_that_no_tree_of_this_shape_can_have_is_told_at_its_field() {
    let begun = drawing(&lab());
    let wide = typed(&begun, Number::MostChildren, "9");
    let wide = typed(&wide, Number::FewestChildren, "9");
    for (lab, number) in [
        (typed(&begun, Number::Cuts, "900"), Number::Cuts),
        (typed(&wide, Number::Depth, "9"), Number::MostChildren),
    ] {
        let (path, reason) = refused(&lab).expect("there is no such tree");
        let at: Vec<Number> = numbers().filter(|number| number.is_at(path)).collect();
        assert_eq!(at, [number], "{path}: {reason}");
        assert!(reason.contains("expected"), "{reason}");
    }
}

#[test]
fn an_empty_field_is_said_to_be_empty() {
    let lab = typed(&drawing(&lab()), Number::Depth, "");
    let (_, reason) = refused(&lab).expect("there is no depth");
    assert_eq!(reason, "expected a whole number from 1 to 9, found nothing");
}

#[test]
fn a_range_that_falls_is_told_at_its_end_and_neither_end_moves() {
    let lab = typed(&drawing(&lab()), Number::FewestChildren, "5");
    let (path, said) = refused(&lab).expect("a refusal");
    assert_eq!(path, Number::MostChildren.path());
    assert_eq!(said, "expected a whole number from 5 to 9, found “3”");
    assert_eq!(builder(&lab).numbers.text(Number::MostChildren), "3");
    let wide = typed(&lab, Number::FewestChildren, "1");
    assert_eq!(refused(&wide), None);
}

#[test]
fn each_number_of_the_form_changes_the_exercise_and_no_other_does() {
    let searches = [
        r#"{"game":{"kind":"tree","tree":[[3,12],[2,4]]},"algorithm":{"kind":"alpha-beta"}}"#,
        r#"{"game":{"kind":"tree","tree":[[3,12],[2,4]]},"algorithm":{"kind":"minimax"}}"#,
        r#"{"game":{"kind":"nim","heaps":[1,2]},"algorithm":{"kind":"win-lose"}}"#,
    ];
    for search in searches {
        let form = builder(&drawing(&lab_of(search))).clone();
        let before = form.exercise().expect("an exercise").write();
        for number in numbers() {
            let mut changed = form.clone();
            let text = match number {
                Number::FewestChildren | Number::FewestHeaps => "1",
                Number::MostChildren | Number::MostHeaps | Number::MostStones => "6",
                Number::Highest | Number::Cuts => "7",
                _ => "2",
            };
            changed.change(&Change::Number(number, text.to_owned()));
            let after = changed.exercise().map(|exercise| exercise.write());
            let matters = form.wished().contains(&number) || number == Number::Attempts;
            assert_eq!(after != Ok(before.clone()), matters, "{search} {number:?}");
        }
    }
}

#[test]
fn a_demand_that_no_search_of_its_kind_can_meet_is_not_offered() {
    let nim = drawing(&lab_of(
        r#"{"game":{"kind":"nim","heaps":[1,2]},"algorithm":{"kind":"win-lose"}}"#,
    ));
    let algorithm = &builder(&nim).algorithm;
    let offered: Vec<Demand> = Demand::ALL
        .into_iter()
        .filter(|demand| demand.suits(algorithm))
        .collect();
    assert_eq!(offered, [Demand::UniqueBest]);
}

#[test]
fn the_form_of_an_exercise_comes_back_with_all_that_was_written_in_it() {
    let searches = [
        r#"{"game":{"kind":"tree","tree":[[3,12],[2,4]]},"algorithm":{"kind":"alpha-beta"}}"#,
        r#"{"game":{"kind":"tree","tree":[[3,12],[2,4]],"root":"min"},"algorithm":{"kind":"minimax"}}"#,
        r#"{"game":{"kind":"nim","heaps":[1,2]},"algorithm":{"kind":"win-lose"}}"#,
    ];
    for search in searches {
        let lab = lab_of(search);
        let spec = lab.search.lane.run.spec();
        let given = ask(&lab, [Request::Build]);
        let change = |number, text: &str| Change::Number(number, text.to_owned());
        let changes = [
            Change::Draw(true),
            Change::Demand(Demand::UniqueBest),
            Change::Demand(Demand::NoTies),
            change(Number::Depth, "2"),
            change(Number::MostHeaps, "4"),
            change(Number::Cuts, "0"),
            change(Number::Attempts, "7"),
        ];
        let drawn = ask(&given, changes.map(Request::Change));
        for form in [builder(&given), builder(&drawn)] {
            let exercise = form.exercise().expect("an exercise");
            let again = Builder::resumed(spec, &exercise, 5).expect("a form");
            assert_eq!(again.exercise(), Ok(exercise), "{search}");
            assert_eq!(again.seed, 5);
            let offered = form.wished().iter();
            for number in offered {
                let text = form.numbers.text(*number);
                assert_eq!(again.numbers.text(*number), text, "{number:?}");
            }
        }
    }
}

#[test]
fn an_exercise_that_the_form_cannot_say_has_none() {
    let json = r#"{"id":"5.1","game":{"kind":"tree","tree":[[3,12],[2,4]]},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"window","at":["r.0"],"when":"enter"}]}"#;
    let exercise = super::exercise::read(json);
    assert_eq!(
        Builder::resumed(lab().search.lane.run.spec(), &exercise, 0),
        None
    );
}

#[test]
fn only_questions_that_can_be_asked_are_offered() {
    let searches = [
        (
            r#"{"game":{"kind":"nim","heaps":[1,2]},"algorithm":{"kind":"win-lose"}}"#,
            "cut",
        ),
        (
            r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":200}}"#,
            "next",
        ),
    ];
    for (search, missing) in searches {
        let lab = ask(&lab_of(search), [Request::Build]);
        let form = builder(&lab);
        let names: Vec<String> = form
            .kinds()
            .map(|kind| format!("{:?}", KINDS[kind]).to_lowercase())
            .collect();
        assert!(!names.is_empty(), "{search}");
        assert!(
            !names.iter().any(|name| name.starts_with(missing)),
            "{search}: {names:?}"
        );
        for kind in form.kinds() {
            let mut alone = form.clone();
            alone.asks = vec![kind];
            let exercise = alone.exercise().expect("an exercise");
            assert!(exercise.instance(0).is_ok(), "{search}: {:?}", KINDS[kind]);
        }
    }
}

#[test]
fn a_question_about_drawn_trees_alone_is_dropped_with_them() {
    let search = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":200}}"#;
    let drawn = drawing(&lab_of(search));
    let given: Vec<usize> = builder(&ask(&drawn, [Request::Change(Change::Draw(false))]))
        .kinds()
        .collect();
    let more = builder(&drawn).kinds().find(|kind| !given.contains(kind));
    let asked = ask(
        &drawn,
        [Request::Change(Change::Ask(more.expect("a question more")))],
    );
    assert_eq!(builder(&asked).asks.len(), 2);
    let lab = ask(&asked, [Request::Change(Change::Draw(false))]);
    assert_eq!(builder(&lab).asks.len(), 1);
    assert_eq!(refused(&lab), None);
}

#[test]
fn what_a_tab_keeps_of_a_form_is_read_as_it_was_written_and_nothing_else_is() {
    let form = Form {
        code: "0a1b".to_owned(),
        seed: u64::MAX,
        is_open: false,
    };
    assert_eq!(Form::read(&form.write()), Some(form));
    for text in ["", "0a1b", "0a1b 3", "0a1b -3 true", "0a1b 3 maybe"] {
        assert_eq!(Form::read(text), None, "{text}");
    }
}
