//! The gallery, with which the page opens: what was written into the page before any script has come, what each of its ten moments
//! opens, and how it leads to the lab and back.

use super::keys::pressed;
use plyscope::app::gallery::moments::{Moment, Opens, moments};
use plyscope::app::gallery::written::fill_in;
use plyscope::app::state::action::{Action, Display, GalleryAction, Search, Step};
use plyscope::app::state::keys::Focus;
use plyscope::app::state::lab::{Lab, Surroundings};
use plyscope::app::state::link::{Way, asks_for_graph};
use plyscope::app::state::page::gallery::Gallery;
use plyscope::app::state::page::{Notice, Place, Theme};
use plyscope::app::state::play::Play;
use plyscope::app::state::reduce::StoredState;
use plyscope::compare::comparison_in;
use plyscope::game::any::GameId;
use plyscope::lang::Lang;
use plyscope::lang::Text;
use plyscope::lang::words::gallery;
use plyscope::lesson::explain;
use plyscope::lesson::ucb::selection;
use plyscope::play::{Record, Seat};
use plyscope::search::{Algorithm, Event};
use plyscope::spec::{Spec, from_link};
use plyscope::trace::{NodeId, State, Trace};
use std::rc::Rc;

const PAGE: &str = include_str!("../../www/index.html");
const STYLES: &str = include_str!("../../static/plyscope.css");

const AROUND: Surroundings = Surroundings {
    place: Place::Page,
    lang: Lang::En,
    theme: Theme::System,
    room: 250_000,
    seed: 7,
};

fn recorded(spec: &Spec) -> Trace {
    let (trace, ..) = spec.record(usize::MAX, u64::MAX);
    trace
}

/// The search that a moment opens.
fn search(title: Text) -> Spec {
    let all = moments(Lang::En);
    let found = all.iter().find(|moment| moment.title == title);
    match found.map(|Moment { opens, .. }| opens) {
        Some(Opens::Search(spec, _)) => spec.clone(),
        Some(Opens::Comparison(it)) => it.lanes[0].clone(),
        _ => panic!("{title:?} opens no search"),
    }
}

#[test]
fn the_page_holds_the_text_the_figure_and_ten_moments_in_both_languages() {
    let filled = fill_in(PAGE);
    let figure = Gallery::figure();
    for lang in Lang::ALL {
        for word in [
            gallery::HEADLINE,
            gallery::ABOUT,
            gallery::BEGIN,
            gallery::MOMENTS,
        ] {
            assert!(filled.contains(word.say(lang)), "{word:?}");
        }
        let sentence = explain(
            &recorded(&figure).at(figure.step),
            &figure.game,
            lang,
            &figure.algorithm,
        );
        let said = sentence.0.iter().all(|span| filled.contains(&span.text));
        assert!(said, "{}", sentence.text());
    }
    assert_eq!(filled.matches("<h1>").count(), 1);
    // Nim's picture has letters, so it stands there in each language.
    assert_eq!(filled.matches("<svg class=\"shot\"").count(), 11);
    for class in ["narrow", "broad"] {
        assert!(filled.contains(&format!("<svg class=\"{class}\"")));
    }
    for empty in [
        "parts", "welcome", "patterns", "stage", "told", "back", "forward", "moments",
    ] {
        assert!(!filled.contains(&format!("<!-- {empty} -->")), "{empty}");
    }
}

#[test]
fn every_colour_of_the_pictures_is_one_of_the_stylesheets() {
    let filled = fill_in(PAGE);
    let rest = filled.split("var(--o-").skip(1);
    let used: Vec<&str> = rest.filter_map(|rest| rest.split(',').next()).collect();
    assert!(used.len() > 20);
    for colour in used {
        assert!(
            STYLES.contains(&format!("--o-{colour}:")),
            "--o-{colour} is used and has no colour"
        );
    }
}

#[test]
fn the_figure_stands_at_a_cut() {
    let figure = Gallery::figure();
    let event = recorded(&figure).event(figure.step);
    assert!(matches!(event, Some(Event::Cutoff { .. })), "{event:?}");
}

#[test]
fn every_moment_opens_by_a_link_that_says_its_step() {
    let all = moments(Lang::En);
    assert_eq!(all.len(), 10);
    for Moment { title, opens, .. } in &all {
        let link = opens.link();
        match opens {
            Opens::Search(spec, is_graph) => {
                assert_eq!(Way::of(&link), Way::Search, "{title:?}");
                assert_eq!(from_link(&link).as_ref(), Ok(spec), "{title:?}");
                assert_eq!(asks_for_graph(&link), *is_graph, "{title:?}");
                assert!(spec.step > 0, "{title:?}");
                assert!(spec.step <= recorded(spec).len(), "{title:?}");
            }
            Opens::Comparison(it) => {
                assert_eq!(Way::of(&link), Way::Search, "{title:?}");
                assert_eq!(comparison_in(&link), Some(Ok(it.clone())), "{title:?}");
                assert_eq!(it.lanes.len(), 2, "{title:?}");
            }
            Opens::Game(record) => {
                assert_eq!(Way::of(&link), Way::Game, "{title:?}");
                let read = Record::from_link(&link).expect("it is a game's");
                assert_eq!(read.as_ref(), Ok(record), "{title:?}");
            }
        }
    }
}

#[test]
fn the_deep_cut_is_owed_to_a_promise_three_plies_above() {
    let spec = search(gallery::DEEP_CUT);
    let trace = recorded(&spec);
    let moment = trace.at(spec.step);
    let node = moment.subject();
    assert!(matches!(moment.event(), Some(Event::Cutoff { .. })));
    assert_eq!(trace.path(node).len(), 3);
    // The root has the 5 in hand; the node's value so far is 3.
    let window = moment.window(node).expect("it has a window");
    assert_eq!(window.alpha, 5.0);
    assert_eq!(moment.number(node).map(|number| number.value), Some(3.0));
}

#[test]
fn of_the_two_rules_one_cuts_a_leaf_that_the_other_looks_at() {
    let spec = search(gallery::TWO_RULES);
    let trace = recorded(&spec);
    let leaf = trace.find(&[1, 1]).expect("the leaf is in the outline");
    assert_eq!(trace.end().state(leaf), State::Cut);
    let other = spec
        .write()
        .replace("\"alpha-beta\"", "\"alpha-beta\",\"cut\":\"gt\"");
    let other = Spec::read(&other).expect("the rule is an option");
    let trace = recorded(&other);
    let leaf = trace.find(&[1, 1]).expect("the leaf is in the outline");
    assert_eq!(trace.end().state(leaf), State::Done);
}

#[test]
fn ucb_takes_a_child_whose_mean_is_worse() {
    let spec = search(gallery::WORSE_MEAN);
    let Algorithm::Mcts(options) = &spec.algorithm else {
        panic!("it is Monte-Carlo tree search");
    };
    let trace = recorded(&spec);
    let before = trace.at(spec.step).before();
    let choice = selection(&before, NodeId::ROOT, options);
    let taken = choice.best().expect("a child is selected");
    let mean =
        |child: &plyscope::lesson::ucb::Candidate| child.visits.w / f64::from(child.visits.n);
    let better = choice
        .candidates
        .iter()
        .any(|child| mean(child) > mean(taken) + 0.1 && child.visits.n > taken.visits.n);
    assert!(better);
    assert_eq!(trace.cursor(spec.step), taken.child);
}

#[test]
fn the_best_order_looks_at_eleven_leaves_and_the_worst_at_all() {
    let best = search(gallery::BEST_WORST);
    let worst = Spec::read(&best.write().replace("\"best\"", "\"worst\"")).expect("an option");
    for (spec, leaves) in [(best, 11), (worst, 27)] {
        let trace = recorded(&spec);
        let looked = trace
            .events()
            .filter(|event| matches!(event, Event::Evaluate { .. }))
            .count();
        assert_eq!(looked, leaves);
    }
}

#[test]
fn connect_four_is_to_be_won_by_the_person_who_moves() {
    let all = moments(Lang::En);
    let Opens::Game(record) = &all[9].opens else {
        panic!("it is a game");
    };
    assert_eq!(record.seat(0), Some(&Seat::Person));
    assert!(
        record
            .seats
            .iter()
            .any(|(_, seat)| seat.machine().is_some())
    );
}

#[test]
fn a_page_without_a_link_or_anything_kept_opens_as_the_gallery() {
    let lab = Lab::opened(StoredState::default(), AROUND);
    assert!(lab.is_gallery());
    for way in [Way::Lab, Way::Play, Way::Search] {
        let kept = StoredState {
            way,
            ..StoredState::default()
        };
        assert!(!Lab::opened(kept, AROUND).is_gallery(), "{way:?}");
    }
    let embed = Surroundings {
        place: Place::Embed,
        ..AROUND
    };
    assert!(!Lab::opened(StoredState::default(), embed).is_gallery());
}

#[test]
fn whoever_comes_back_finds_the_lab_as_it_was_left() {
    let spec = Spec {
        step: 7,
        ..Spec::opening()
    };
    let kept = |way| StoredState {
        way,
        lab: Some(Ok(spec.clone())),
        ..StoredState::default()
    };
    for way in [Way::Nowhere, Way::Gallery] {
        let lab = Rc::new(Lab::opened(kept(way), AROUND));
        assert!(lab.is_gallery(), "{way:?}");
        let left = lab.left().expect("there is a lab to go back to");
        assert_eq!(
            (left.run.spec().game.clone(), left.step),
            (spec.game.clone(), 7)
        );
        let lab = lab.after(GalleryAction::Lab.into());
        assert!(!lab.is_gallery());
        assert_eq!(lab.search.lane.spec(), spec);
    }
    let lab = Lab::opened(kept(Way::Lab), AROUND);
    assert!(!lab.is_gallery());
    assert_eq!(lab.search.lane.spec(), spec);
    assert_eq!(Lab::opened(StoredState::default(), AROUND).left(), None);
}

#[test]
fn a_lab_that_was_kept_and_cannot_be_read_is_said_and_the_page_opens() {
    let kept = StoredState {
        lab: Some(Spec::read("{\"v\":1,\n \"game\": 7}")),
        ..StoredState::default()
    };
    let lab = Lab::opened(kept, AROUND);
    assert!(!lab.is_gallery());
    assert_eq!(lab.search.lane.spec(), Spec::opening());
    assert!(
        matches!(lab.page.notice, Some(Notice::BadGame(_))),
        "{:?}",
        lab.page.notice
    );
}

#[test]
fn a_game_that_was_kept_leaves_the_lab_as_it_was() {
    let game = GameId::Nim.position(&GameId::Nim.named()[0]);
    let kept = StoredState {
        way: Way::Play,
        lab: Some(Ok(Spec::opening())),
        play: Some(Ok((
            Play::new(Record::new(game, [Seat::Person, Seat::Person])),
            Vec::new(),
        ))),
        ..StoredState::default()
    };
    let lab = Lab::opened(kept, AROUND);
    assert!(lab.is_playing());
    assert_eq!(lab.search.lane.spec(), Spec::opening());
}

#[test]
fn a_game_that_is_left_for_the_lab_is_kept_as_left() {
    let game = GameId::Nim.position(&GameId::Nim.named()[0]);
    let kept = StoredState {
        way: Way::Play,
        play: Some(Ok((
            Play::new(Record::new(game, [Seat::Person, Seat::Person])),
            Vec::new(),
        ))),
        ..StoredState::default()
    };
    let lab = Rc::new(Lab::opened(kept, AROUND));
    assert!(lab.is_playing() && lab.page.is_fresh);
    let left = lab.after(GalleryAction::Lab.into());
    assert!(!left.is_playing() && !left.page.is_fresh);
}

#[test]
fn the_figure_steps_by_the_arrows_and_the_lab_goes_on_with_it_where_it_is_untouched() {
    let lab = Rc::new(Lab::opened(StoredState::default(), AROUND));
    let cut = Gallery::figure().step;
    let on = pressed(&lab, "ArrowRight", Focus::Lab);
    let step = |lab: &Lab| lab.page.gallery.as_ref().map(|gallery| gallery.lane.step);
    assert_eq!(step(&on), Some(cut + 1));
    assert_eq!(on.search.lane.step, 0);
    let back = pressed(
        &pressed(&on, "ArrowLeft", Focus::Bar),
        "ArrowLeft",
        Focus::Button,
    );
    assert_eq!(step(&back), Some(cut - 1));
    let begun = pressed(&back, "Enter", Focus::Lab);
    assert!(!begun.is_gallery());
    assert_eq!(begun.search.lane.step, cut - 1);
    // On a link Enter is the browser's.
    assert!(pressed(&lab, "Enter", Focus::Button).is_gallery());
    // Nothing that was only looked at is kept.
    assert!(begun.page.is_fresh);
}

#[test]
fn the_gallery_is_left_for_what_is_opened_and_for_a_link_that_cannot_be_read() {
    let lab = Rc::new(Lab::opened(StoredState::default(), AROUND));
    let bad = from_link("#1=!").expect_err("it is damaged");
    let told: Action = Display::Notice(Some(Notice::BadLink(bad))).into();
    for action in [Search::Open(search(gallery::FIRST_CUT)).into(), told] {
        assert!(!lab.after(action).is_gallery());
    }
    let stepped = lab.after(GalleryAction::Step(Step::To(3)).into());
    assert!(stepped.is_gallery());
    let there = lab.after(GalleryAction::Lab.into());
    assert!(there.after(GalleryAction::Gallery.into()).is_gallery());
}
