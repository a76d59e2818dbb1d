//! The stops of a deck of slides: which steps they are, what two stops of a decision hide and show,
//! and that a place among them is all that it takes to come back.

use plyscope::app::state::action::{Action, Step, ViewAction};
use plyscope::app::state::keys::{Focus, Key, actions, is_the_hosts};
use plyscope::app::state::lab::{Lab, Surroundings};
use plyscope::app::state::page::{Place, Theme};
use plyscope::app::state::search::deck::{DeckPosition, Stop, Stops};
use plyscope::app::state::search::run::EventBatch;
use plyscope::app::state::search::step_units::Direction;
use plyscope::lang::{Lang, Say};
use plyscope::lesson::decision::Rule;
use plyscope::lesson::{ask, decisions};
use plyscope::spec::Spec;
use plyscope::trace::{NodeId, StepUnit, Trace};
use std::rc::Rc;

/// A spec for every option of every algorithm, one a line.
const OPTIONS: &str = include_str!("../data/options.txt");

const TREE: &str =
    r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}}"#;

fn spec(text: &str) -> Spec {
    Spec::read(text).expect("the spec is good")
}

fn stops(stops: &str, pause: bool) -> Option<Stops> {
    let pause = pause.then_some("decision");
    Stops::read(Some(stops).filter(|text| !text.is_empty()), pause).expect("they can be read")
}

/// A slide that stops where these attributes say.
fn slide(text: &str, asked: &str, pause: bool) -> Rc<Lab> {
    let around = Surroundings {
        place: Place::Slide,
        lang: Lang::En,
        theme: Theme::System,
        room: 250_000,
        seed: 7,
    };
    Rc::new(Lab::new(spec(text), around).stopping(stops(asked, pause), None))
}

fn standing(lab: &Lab) -> DeckPosition {
    lab.search
        .deck
        .standing(&lab.search.lane)
        .expect("it has stops")
}

fn at(lab: &Rc<Lab>, stop: usize) -> Rc<Lab> {
    lab.after(Step::Stop(stop).into())
}

/// The steps of all stops, by going to each.
fn steps(lab: &Rc<Lab>) -> Vec<u32> {
    (1..=standing(lab).of)
        .map(|stop| at(lab, stop).search.lane.shown_step())
        .collect()
}

#[test]
fn stops_are_the_steps_to_which_the_stride_of_that_name_leads() {
    for (name, step_unit) in [
        ("every", StepUnit::Event),
        ("cuts", StepUnit::Cut),
        ("phases", StepUnit::Phase),
        ("iterations", StepUnit::Iteration),
    ] {
        for text in OPTIONS.lines() {
            let lab = slide(text, name, false);
            let run = &lab.search.lane.run;
            if run.is_going() {
                continue;
            }
            let trace = run.trace();
            let next = |step: &u32| Some(trace.next(*step, step_unit)).filter(|next| next > step);
            let mut expected: Vec<u32> = std::iter::successors(next(&0), next).collect();
            if expected.last() != Some(&trace.len()) {
                expected.push(trace.len());
            }
            assert_eq!(steps(&lab), expected, "{name}: {text}");
        }
    }
}

#[test]
fn a_list_of_stops_is_taken_as_it_is_and_beyond_the_end_is_the_end() {
    let lab = slide(TREE, "3, 12,20 , 4000", false);
    assert_eq!(steps(&lab), [3, 12, 20, lab.search.lane.run.length()]);
}

#[test]
fn attributes_that_say_no_stops_are_refused_with_their_name_in_both_languages() {
    for (asked, pause, path) in [
        (Some("cut"), None, "stops"),
        (Some(""), None, "stops"),
        (Some("3,2"), None, "stops"),
        (Some("3,3"), None, "stops"),
        (Some("0,3"), None, "stops"),
        (Some("1.5"), None, "stops"),
        (Some("3,,4"), None, "stops"),
        (Some("99999999999"), None, "stops"),
        (Some("every"), Some("always"), "pause"),
        (None, Some(""), "pause"),
    ] {
        let refusal = Stops::read(asked, pause).expect_err("it says no stops");
        assert_eq!(refusal.path, path, "{asked:?} {pause:?}");
        assert!(
            refusal
                .say(Lang::En)
                .starts_with(&format!("{path}: expected "))
        );
        assert!(refusal.say(Lang::Zh).starts_with(path));
        assert!(refusal.say(Lang::Zh).contains("应为"));
    }
    assert_eq!(Stops::read(None, None), Ok(None));
}

#[test]
fn a_deck_begins_at_the_step_of_its_figure_and_stops_after_it() {
    let first = slide(TREE, "cuts", false);
    let cuts = first.search.lane.run.trace().landmarks().cuts.clone();
    let begin = cuts[0];
    let later = slide(
        &TREE.replace("}}", &format!("}},\"step\":{begin}}}")),
        "cuts",
        false,
    );
    assert_eq!(later.search.lane.shown_step(), begin);
    assert_eq!(standing(&later).stop, 0);
    assert_eq!(standing(&later).of + 1, standing(&first).of);
    let back = at(&at(&later, 1), 0);
    assert_eq!(back.search.lane.shown_step(), begin);
}

#[test]
fn a_stop_is_the_same_however_it_is_reached() {
    for (asked, pause) in [
        ("every", true),
        ("cuts", true),
        ("", true),
        ("phases", false),
    ] {
        let lab = slide(TREE, asked, pause);
        let of = standing(&lab).of;
        let mut walked = Rc::clone(&lab);
        for stop in 1..=of {
            walked = at(&walked, stop);
            let jumped = at(&at(&lab, of), stop);
            assert_eq!(
                walked.search.lane.shown_step(),
                jumped.search.lane.shown_step()
            );
            assert_eq!(
                walked.search.deck.question(&walked.search.lane),
                jumped.search.deck.question(&jumped.search.lane)
            );
            assert_eq!(standing(&walked).stop, stop, "{asked} {pause}");
            assert!(standing(&walked).is_there);
        }
        assert_eq!(standing(&at(&walked, of + 5)).stop, of);
    }
}

#[test]
fn pauses_alone_stop_at_the_question_and_the_answer_of_every_decision_and_at_the_end() {
    let lab = slide(TREE, "", true);
    let trace = lab.search.lane.run.trace();
    let mut expected = Vec::new();
    for decision in decisions(&trace) {
        expected.extend([decision.question, decision.answer]);
    }
    expected.push(trace.len());
    assert_eq!(steps(&lab), expected);
}

#[test]
fn a_cut_with_a_pause_is_asked_for_first_and_nothing_of_its_answer_is_shown() {
    let lab = slide(TREE, "cuts", true);
    let trace = lab.search.lane.run.trace();
    let cut = decisions(&trace)
        .find(|decision| decision.is_cut(&trace))
        .expect("there is a cut");
    let asked = at(&lab, 1);
    assert_eq!(asked.search.lane.shown_step(), cut.question);
    assert_eq!(asked.search.deck.question(&asked.search.lane), Some(cut));
    assert_eq!(trace.at(asked.search.lane.shown_step()).cut(cut.node), None);
    let told = at(&lab, 2);
    assert_eq!(told.search.lane.shown_step(), cut.answer);
    assert_eq!(told.search.deck.question(&told.search.lane), None);
    assert_eq!(
        trace.at(told.search.lane.shown_step()).cut(cut.node),
        Some(1)
    );
}

#[test]
fn a_step_that_is_seen_and_asked_about_has_two_stops() {
    let plain = steps(&slide(TREE, "every", false));
    let lab = slide(TREE, "every", true);
    let paused = steps(&lab);
    let trace = lab.search.lane.run.trace();
    for decision in decisions(&trace) {
        let at_question = paused.iter().filter(|step| **step == decision.question);
        assert_eq!(at_question.count(), 2, "{decision:?}");
        let between = paused
            .iter()
            .filter(|step| (decision.question + 1..decision.answer).contains(step));
        assert_eq!(between.count(), 0, "{decision:?}");
    }
    assert!(plain.iter().all(|step| {
        let is_between = decisions(&trace).any(|one| one.question < *step && *step < one.answer);
        is_between || paused.contains(step)
    }));
}

#[test]
fn any_other_step_leaves_the_question_and_a_look_at_a_node_does_not() {
    let asked = at(&slide(TREE, "", true), 1);
    assert!(asked.search.deck.question(&asked.search.lane).is_some());
    let looked = asked.after(ViewAction::Select(Some(NodeId::ROOT)).into());
    assert!(looked.search.deck.question(&looked.search.lane).is_some());
    let step = asked.search.lane.shown_step();
    for action in [
        Action::from(Step::To(step)),
        Step::By {
            step_unit: StepUnit::Event,
            direction: Direction::Back,
        }
        .into(),
    ] {
        let left = asked.after(action);
        assert_eq!(left.search.deck.question(&left.search.lane), None);
    }
    // Between two stops the one before counts, and the step is not its own.
    let told = at(&asked, 2).search.lane.shown_step();
    let between = asked.after(Step::To(told + 1).into());
    assert_eq!(standing(&between).stop, 2);
    assert!(!standing(&between).is_there);
}

#[test]
fn a_stop_that_the_search_has_not_come_to_is_gone_to_when_it_does() {
    let text = r#"{"game":{"kind":"tic-tac-toe","position":"xo./.o./x.."},"algorithm":{"kind":"mcts","iterations":40}}"#;
    let lab = slide(text, "iterations", false);
    assert!(lab.search.lane.run.is_going());
    assert!(standing(&lab).grows);
    let waiting = at(&lab, 7);
    assert_eq!(waiting.search.lane.shown_step(), 0);
    let (trace, recorder, answer) = spec(text).record(usize::MAX, u64::MAX);
    let outline = Vec::new();
    let sent = Rc::new(EventBatch {
        outline,
        before: 0,
        events: trace.events().collect(),
    });
    let ended = waiting.after(
        plyscope::app::state::action::WorkerMessage::End {
            run: waiting.search.lane.run.clone(),
            sent,
            counts: recorder.counts,
            answer,
            millis: None,
        }
        .into(),
    );
    assert_eq!(standing(&ended).stop, 7);
    assert_eq!(
        ended.search.lane.shown_step(),
        trace.landmarks().iterations[6]
    );
    // The end of the search is a stop of its own.
    assert_eq!(standing(&ended).of, 41);
    assert!(!standing(&ended).grows);
}

#[test]
fn stops_of_every_search_rise_and_no_two_are_the_same() {
    for text in OPTIONS.lines() {
        let (trace, _, _) = spec(text).record(usize::MAX, u64::MAX);
        for (asked, pause) in [
            ("every", true),
            ("cuts", true),
            ("iterations", true),
            ("", true),
        ] {
            let all = stops(asked, pause).expect("some are asked for");
            let all: Vec<Stop> = all.of(&trace, 0, true);
            assert!(all.is_sorted_by(|one, next| one < next), "{asked} {text}");
            assert_eq!(all.last().map(|stop| stop.step), Some(trace.len()));
        }
    }
}

#[test]
fn every_question_is_a_sentence_in_both_languages() {
    let mut asked = Vec::new();
    for text in OPTIONS.lines() {
        let spec = spec(text);
        let (trace, _, _): (Trace, _, _) = spec.record(usize::MAX, u64::MAX);
        for decision in decisions(&trace) {
            let say = |lang| ask(&trace, decision, &spec.game, lang, &spec.algorithm).text();
            assert!(say(Lang::En).ends_with('?'), "{}", say(Lang::En));
            assert!(say(Lang::Zh).ends_with('？'), "{}", say(Lang::Zh));
            asked.push(decision.rule);
        }
    }
    for rule in [
        Rule::Cut,
        Rule::Value,
        Rule::Mean,
        Rule::Selection,
        Rule::Backup,
        Rule::Move,
    ] {
        assert!(asked.contains(&rule), "{rule:?}");
    }
}

#[test]
fn on_a_slide_every_key_is_the_decks() {
    let lab = slide(TREE, "cuts", false);
    for name in [
        "ArrowRight",
        "ArrowLeft",
        "ArrowUp",
        "PageDown",
        "PageUp",
        "Home",
        "End",
        " ",
        "Escape",
        "n",
        "c",
        "?",
        "/",
        "Delete",
        "Enter",
        "b",
        ".",
    ] {
        for focus in [Focus::Lab, Focus::Tree, Focus::Button] {
            for (after_press, control) in [(true, false), (false, false), (false, true)] {
                let key = Key {
                    name,
                    shift: false,
                    alt: false,
                    control,
                    focus,
                    in_menu: false,
                    after_press,
                    may_edit: true,
                };
                assert!(is_the_hosts(key, &lab), "{name}");
                assert!(actions(key, &lab).is_empty(), "{name}");
            }
        }
    }
}
