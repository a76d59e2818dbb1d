//! The options of the search: those in sight above the tree, the sentence and the section of the notes for each, the leaves that each
//! choice would visit, how the sheet opens and closes, and what links say of how a search is shown.

use super::AROUND;
use plyscope::app::state::action::{Action, Display, Search, Step};
use plyscope::app::state::keys::{Focus, Key, actions};
use plyscope::app::state::lab::Lab;
use plyscope::app::state::link::link;
use plyscope::app::state::page::Settings;
use plyscope::app::state::page::shown::Shown;
use plyscope::app::state::search::questions::known_leaves;
use plyscope::app::state::search::setting::about::{ABOUT, about};
use plyscope::app::state::search::setting::{Control, chips, settings};
use plyscope::lang::Lang;
use plyscope::lang::words::page;
use plyscope::spec::Spec;
use plyscope::trace::StepUnit;
use std::fs;
use std::rc::Rc;

const TREE: &str = r#""game":{"kind":"tree","tree":[[[3,12],[8,2]],[[4,6],[14,5]]]}"#;

fn lab(spec: Spec) -> Rc<Lab> {
    Rc::new(Lab::new(spec, AROUND))
}

fn spec(game: &str, algorithm: &str) -> Spec {
    Spec::read(&format!("{{{game},\"algorithm\":{algorithm}}}")).expect("it is a spec")
}

/// Searches that together have every option.
fn specs() -> Vec<Spec> {
    let board = r#""game":{"kind":"tic-tac-toe","position":"xo./.o./..x"}"#;
    let all = [
        (
            r#""game":{"kind":"nim","heaps":[1,2]}"#,
            r#"{"kind":"win-lose"}"#,
        ),
        (board, r#"{"kind":"minimax","depth":2}"#),
        (
            board,
            r#"{"kind":"alpha-beta","depth":2,"order":"shuffle","evaluation":{"kind":"playouts","count":3}}"#,
        ),
        (
            board,
            r#"{"kind":"expectimax","utility":{"kind":"exp","tolerance":2}}"#,
        ),
        (
            board,
            r#"{"kind":"expectimax","utility":{"kind":"points","points":[[-1,0],[1,1]]}}"#,
        ),
        (
            board,
            r#"{"kind":"mcts","iterations":20,"policy":{"kind":"exact","plies":1}}"#,
        ),
        (board, r#"{"kind":"mcts","iterations":20,"formula":"puct"}"#),
    ];
    all.map(|(game, algorithm)| spec(game, algorithm)).into()
}

#[test]
fn every_option_has_a_sentence_and_every_sentence_an_option() {
    let labels: Vec<_> = specs()
        .iter()
        .flat_map(settings)
        .map(|setting| setting.label)
        .collect();
    for label in &labels {
        assert!(about(*label).is_some(), "{label:?}");
    }
    for (label, ..) in ABOUT {
        assert!(labels.contains(&label), "{label:?}");
    }
}

#[test]
fn every_section_is_in_the_notes_of_both_languages_under_its_number() {
    for (label, _, section) in ABOUT {
        let (file, anchor) = section.place.split_once('#').expect("a place in a chapter");
        for lang in ["en", "zh"] {
            let notes = fs::read_to_string(format!("www/notes/{lang}/{file}")).expect("a chapter");
            let parts: Vec<&str> = notes.split("<section id=\"").skip(1).collect();
            let at = parts
                .iter()
                .position(|part| part.starts_with(&format!("{anchor}\"")));
            let number = at.map(|at| at + 1).expect("a section");
            let heading = notes.split("<h1").nth(1).expect("a heading");
            let chapter: String = heading
                .chars()
                .skip_while(|letter| !letter.is_ascii_digit())
                .take_while(char::is_ascii_digit)
                .collect();
            assert_eq!(
                format!("{chapter}.{number}"),
                section.number,
                "{label:?}, {lang}"
            );
        }
    }
}

#[test]
fn what_is_in_sight_says_itself_and_is_marked_where_it_was_changed() {
    let words = |algorithm: &str| -> Vec<(String, bool)> {
        let found = chips(&spec(TREE, algorithm), Lang::En);
        let told = found.into_iter().map(|chip| (chip.words, chip.is_changed));
        told.collect()
    };
    let plain = |text: &str| (text.to_owned(), false);
    let changed = |text: &str| (text.to_owned(), true);
    assert_eq!(
        words(r#"{"kind":"alpha-beta"}"#),
        [
            plain("α ≥ β"),
            plain("order as given"),
            plain("no depth limit"),
            plain("fail-soft"),
        ]
    );
    assert_eq!(
        words(r#"{"kind":"alpha-beta","cut":"gt","order":"best","table":true}"#),
        [
            changed("α > β"),
            changed("best first"),
            plain("no depth limit"),
            plain("fail-soft"),
            changed("Transposition table: on"),
        ]
    );
}

/// The leaves of each choice of an option, as far as the lab knows them.
fn counts(lab: &Lab, label: plyscope::lang::Text) -> Vec<Option<u64>> {
    let run = &lab.search.lane.run;
    let setting = settings(run.spec())
        .into_iter()
        .find(|setting| setting.label == label);
    match setting.map(|setting| setting.control) {
        Some(Control::Choice { entries, .. }) => entries
            .iter()
            .map(|(_, spec)| known_leaves(run, spec))
            .collect(),
        _ => panic!("{label:?} is a choice"),
    }
}

#[test]
fn each_choice_says_the_leaves_that_its_own_search_visits() {
    let game = r#""game":{"kind":"tree","tree":[[5,6],[5,1],[3,2]]}"#;
    let lab = lab(spec(game, r#"{"kind":"alpha-beta"}"#));
    assert_eq!(
        counts(&lab, page::CUT_WHEN),
        [None, None],
        "none is asked for while the sheet is closed"
    );
    let lab = lab.after(Display::Settings(Some(Settings::All)).into());
    // At the equal leaf one rule stops and the other goes on: by hand 4 and 5 of 6.
    assert_eq!(counts(&lab, page::CUT_WHEN), [Some(4), Some(5)]);
    for (_, spec) in settings(lab.search.lane.run.spec())
        .into_iter()
        .filter_map(|setting| match setting.control {
            Control::Choice { entries, .. } => Some(entries),
            Control::Typed(_) => None,
        })
        .flatten()
    {
        let leaves = known_leaves(&lab.search.lane.run, &spec);
        assert_eq!(leaves.is_some(), spec.check().is_ok());
        if let Some(leaves) = leaves {
            let (trace, ..) = spec.record(usize::MAX, u64::MAX);
            let evaluated = trace
                .events()
                .filter(|event| matches!(event, plyscope::search::Event::Evaluate { .. }));
            assert_eq!(evaluated.count() as u64, leaves);
        }
    }
}

#[test]
fn the_sheet_closes_by_escape_and_the_choice_stays() {
    let lab = lab(spec(TREE, r#"{"kind":"alpha-beta"}"#));
    let lab = lab.after(Display::Settings(Some(Settings::Row(page::CUT_WHEN))).into());
    let other = settings(lab.search.lane.run.spec()).remove(0);
    let Control::Choice { entries, .. } = other.control else {
        panic!("it is a choice");
    };
    let row = plyscope::app::state::search::setting::Row::Option(other.label);
    let spec = Ok(entries[1].1.clone());
    let lab = lab.after(Search::Options { row, spec }.into());
    assert!(
        lab.page.settings.is_some(),
        "a choice leaves the sheet open"
    );
    let key = Key {
        name: "Escape",
        shift: false,
        alt: false,
        control: false,
        focus: Focus::Button,
        in_menu: false,
        after_press: false,
        may_edit: true,
    };
    let closed = actions(key, &lab)
        .into_iter()
        .fold(lab, |lab, action| lab.after(action));
    assert_eq!(closed.page.settings, None);
    let written = closed.search.lane.run.spec().write();
    assert!(written.contains("\"gt\""), "{written}");
}

#[test]
fn a_link_says_how_its_search_is_shown() {
    let lab = lab(spec(TREE, r#"{"kind":"alpha-beta"}"#));
    let bare = link(&lab);
    let acts: [Action; 3] = [
        Display::ToggleProjector.into(),
        Display::ToggleCode.into(),
        Step::Choose(StepUnit::Cut).into(),
    ];
    let shown = acts
        .into_iter()
        .fold(Rc::clone(&lab), |lab, action| lab.after(action));
    let there = link(&shown);
    assert!(there.contains("&projector=code&unit=cut"), "{there}");
    assert_eq!(Shown::asked(&bare), Shown::default());
    let again = lab.after(Display::Shown(Shown::asked(&there)).into());
    assert_eq!(link(&again), there);
}

#[test]
fn a_unit_that_the_search_does_not_have_is_left_out() {
    let lab = lab(spec(TREE, r#"{"kind":"minimax"}"#));
    for fragment in ["1=x&unit=cut", "1=x&unit=moon", "1=x&projector&unit="] {
        let lab = lab.after(Display::Shown(Shown::asked(fragment)).into());
        assert_eq!(lab.search.clock.step_unit, StepUnit::Event, "{fragment}");
    }
}
