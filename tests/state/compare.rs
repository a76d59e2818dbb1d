//! Searches side by side: how they are opened, the clock, one leaf in all of them, what they share, and the way back.

use super::*;
use plyscope::app::state::compare::Comparing;
use plyscope::app::state::compare::beside::{options_changed, other_algorithms, told_apart};
use plyscope::app::state::compare::request::Request as Compared;
use plyscope::app::state::keys::Focus;
use plyscope::app::state::link::link;
use plyscope::app::state::page::Notice;
use plyscope::app::state::reduce::StoredState;
use plyscope::app::state::search::deck::Stops;
use plyscope::compare::{Comparison, Work, comparison_in};
use plyscope::scene::Only;

const AIMA: &str = r#"{"compare":[{"game":{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]},"algorithm":{"kind":"minimax"}},{"algorithm":{"kind":"alpha-beta"}}],"at":6}"#;

fn opened(text: &str) -> Rc<Lab> {
    let it = Comparison::read(text).unwrap_or_else(|refusal| panic!("{refusal}"));
    lab().after(Compared::Open(Rc::new(it)).into())
}

fn it(lab: &Lab) -> &Comparing {
    lab.comparing().expect("searches are side by side")
}

fn steps(lab: &Lab) -> Vec<u32> {
    it(lab).lanes.iter().map(|lane| lane.shown_step()).collect()
}

fn pressed(lab: &Rc<Lab>, name: &str) -> Rc<Lab> {
    keys::pressed(lab, name, Focus::Lab)
}

#[test]
fn every_lane_follows_one_clock_and_waits_at_its_end() {
    let lab = opened(AIMA);
    assert_eq!(it(&lab).total(), 9);
    for clock in 0..=9 {
        let lab = lab.after(Step::To(clock).into());
        for lane in &it(&lab).lanes {
            let trace = lane.run.trace();
            assert_eq!(lane.step, Work::Leaf.step(&trace, clock));
            assert_eq!(lane.is_at_end(), clock >= it(&lab).ends_at(lane));
        }
    }
    let last = lab.after(Step::To(u32::MAX).into());
    assert!(it(&last).is_at_end());
    assert_eq!(it(&last).written().at, None);
    let back = pressed(&last, "ArrowLeft");
    assert_eq!(it(&back).shown_clock(), 8);
}

#[test]
fn it_plays_to_the_end_of_the_longest_search_and_stops_there() {
    let mut lab = opened(AIMA).after(Step::To(0).into());
    lab = pressed(&lab, " ");
    assert!(lab.search.clock.playing);
    for _ in 0..9 {
        lab = lab.after(Step::Tick(33).into());
    }
    assert!(!lab.search.clock.playing && it(&lab).is_at_end());
    assert_eq!(it(&pressed(&lab, " ")).clock, 0, "it begins anew");
}

#[test]
fn at_one_leaf_a_search_reads_it_or_stands_where_it_is_told_why_not() {
    let mut lab = pressed(&opened(AIMA), "e");
    lab = lab.after(Step::To(4).into());
    let (it_now, all) = (it(&lab), it(&lab).leaves().expect("nine leaves"));
    assert_eq!((it_now.leaf, all.count()), (Some(4), 9));
    let [minimax, alpha_beta] = &it_now.lanes[..] else {
        panic!("two lanes");
    };
    let said = |lane: &plyscope::app::state::search::lane::Lane| {
        let trace = lane.run.trace();
        plyscope::lesson::explain(
            &trace.at(lane.step),
            &lane.run.spec().game,
            Lang::En,
            &lane.run.spec().algorithm,
        )
        .text()
        .replace('\u{a0}', " ")
    };
    assert!(said(minimax).contains("leaf 4"), "{}", said(minimax));
    let cut = said(alpha_beta);
    assert!(
        cut.ends_with("no reason to enter C: the remaining 2 moves are pruned."),
        "{cut}"
    );
    // A leaf that is picked in any tree is gone to in all.
    let trace = minimax.run.trace();
    let first = trace.find(&[0, 0]);
    drop(trace);
    let picked = lab.after(Compared::Select(0, first).into());
    assert_eq!(it(&picked).leaf, Some(0));
    assert_eq!(it(&pressed(&picked, "Escape")).leaf, None);
}

#[test]
fn ranks_and_squares_tell_which_search_has_read_a_leaf() {
    let lab = opened(AIMA);
    let marks = |lane: usize, path: &[u16]| {
        let marks = it(&lab).marks(lane).expect("few leaves");
        let node = it(&lab).lanes[lane]
            .run
            .trace()
            .find(path)
            .expect("in the outline");
        marks.get(&node).map(|mark| (mark.rank, mark.only))
    };
    assert_eq!(marks(0, &[1, 1]), Some((Some(5), Some(Only::Here))));
    assert_eq!(marks(1, &[1, 1]), Some((None, Some(Only::There))));
    assert_eq!(marks(0, &[0, 2]), Some((Some(3), None)));
    assert_eq!(marks(1, &[2, 1]), Some((Some(6), Some(Only::Here))));
    assert_eq!(marks(0, &[2, 2]), None, "nobody has read the last leaf yet");
}

#[test]
fn a_picked_node_and_the_view_are_shared() {
    let lab = opened(AIMA);
    let node = it(&lab).lanes[0].run.trace().find(&[1]);
    let lab = lab.after(Compared::Select(0, node).into());
    for lane in &it(&lab).lanes {
        let trace = lane.run.trace();
        assert_eq!(lane.selected.map(|node| trace.path(node)), Some(vec![1]));
    }
    let lab = pressed(&lab, "f");
    assert!(it(&lab).lanes.iter().all(|lane| lane.view.fog));
    let lab = pressed(&lab, "+");
    assert!(it(&lab).lanes.iter().all(|lane| lane.view.looks == 1));
}

#[test]
fn one_option_or_another_algorithm_stands_beside_the_search_at_its_moment() {
    let start = lab().after(
        Step::By {
            step_unit: StepUnit::Cut,
            direction: Direction::Forward,
        }
        .into(),
    );
    let run = &start.search.lane.run;
    let rows = options_changed(run.spec(), Lang::En);
    assert!(rows.len() > 5);
    let best = rows
        .iter()
        .find(|row| row.words == "best first")
        .expect("an order");
    assert_eq!(best.leaves(run), Some(4));
    let lab = start.after(Compared::Beside(best.searches.clone(), best.by).into());
    assert_eq!(it(&lab).lanes.len(), 2);
    assert_eq!(it(&lab).clock, 3, "three leaves had been read");
    let specs: Vec<&Spec> = it(&lab)
        .lanes
        .iter()
        .map(|lane| &**lane.run.spec())
        .collect();
    let names = told_apart(&specs, Lang::En);
    assert_eq!(names[1], ["Alpha-beta".to_owned(), "best first".to_owned()]);
    assert_eq!(names[0][1], "order as given");
    // Escape leads back to the lab, where the search of the lane stands at the step that was shown.
    let left = pressed(&lab, "Escape");
    assert!(left.comparing().is_none());
    assert_eq!(left.search.lane.step, steps(&lab)[0]);
    let words: Vec<String> = other_algorithms(run, Lang::En)
        .into_iter()
        .map(|row| row.words)
        .collect();
    assert!(words.contains(&"Minimax".to_owned()) && !words.contains(&"Alpha-beta".to_owned()));
}

#[test]
fn a_sampling_search_gets_as_many_playouts_as_the_other_has_leaves() {
    let board = r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./o.."},"algorithm":{"kind":"alpha-beta"}}"#;
    let spec = Spec::read(board).expect("a spec");
    let started = lab().after(Search::Open(spec).into());
    let order = all_searched(&started);
    let rows = other_algorithms(&order.search.lane.run, Lang::En);
    let mcts = rows
        .iter()
        .find_map(|row| row.searches[0].mcts())
        .expect("a sampling search");
    let trace = order.search.lane.run.trace();
    assert_eq!(
        mcts.iterations,
        Work::Leaf.done(&trace, trace.len()).max(20)
    );
}

/// Completes all searches of a lab, one after another.
fn all_searched(lab: &Rc<Lab>) -> Rc<Lab> {
    let next = |lab: &Rc<Lab>| lab.searching().is_some().then(|| searched(lab));
    std::iter::successors(Some(Rc::clone(lab)), next)
        .last()
        .expect("there is the first")
}

#[test]
fn searches_in_workers_come_one_after_another_and_stand_at_the_clock_once_they_are_there() {
    let board = r#"{"compare":[{"game":{"kind":"tic-tac-toe","position":"xo./.x./o.."},"algorithm":{"kind":"minimax"}},{"algorithm":{"kind":"alpha-beta"}},{"algorithm":{"kind":"mcts","iterations":30}}],"at":5}"#;
    let lab = opened(board);
    assert!(it(&lab).is_going() && it(&lab).leaves().is_none());
    let lab = all_searched(&lab);
    assert!(!it(&lab).is_going());
    for lane in &it(&lab).lanes {
        assert_eq!(Work::Leaf.done(&lane.run.trace(), lane.step), 5);
    }
    assert!(
        it(&lab).leaves().is_none(),
        "a search that samples comes to leaves by chance"
    );
}

#[test]
fn another_position_is_searched_by_all_and_one_that_cannot_be_is_said_and_changes_nothing() {
    let other = Spec::read(
        r#"{"game":{"kind":"tree","tree":[[1,2],[0,4]]},"algorithm":{"kind":"expectimax"}}"#,
    )
    .expect("a spec");
    let there = opened(AIMA).after(Search::Load(other.clone()).into());
    assert!(
        it(&there)
            .lanes
            .iter()
            .all(|lane| lane.run.spec().game == other.game)
    );
    let chance = Spec::read(
        r#"{"game":{"kind":"pig","goal":20},"algorithm":{"kind":"expectimax","depth":2}}"#,
    )
    .expect("a spec");
    let before = opened(AIMA);
    let there = before.after(Search::Load(chance).into());
    assert_eq!(it(&there).lanes, it(&before).lanes);
    assert!(matches!(there.page.notice, Some(Notice::BadGame(_))));
}

#[test]
fn a_link_opens_what_it_was_copied_from_and_one_that_is_refused_says_where() {
    let lab = opened(AIMA).after(Step::To(4).into());
    let copied = link(&lab);
    let read = comparison_in(&copied)
        .expect("it is a comparison")
        .expect("it is valid");
    assert_eq!(read, it(&lab).written());
    assert_eq!(read.at, Some(4));
    let kept = StoredState {
        way: plyscope::app::state::link::Way::Search,
        compared: Some(Ok(read)),
        ..StoredState::default()
    };
    let there = Lab::opened(kept, AROUND);
    assert_eq!(it(&there).shown_clock(), 4);
    assert!(!there.is_gallery());
    let refused =
        Comparison::read(&AIMA.replace("alpha-beta", "beta")).expect_err("no such algorithm");
    let kept = StoredState {
        way: plyscope::app::state::link::Way::Search,
        compared: Some(Err(refused)),
        ..StoredState::default()
    };
    assert!(Lab::opened(kept, AROUND).page.notice.is_some());
}

#[test]
fn other_work_keeps_the_share_and_a_lane_is_taken_away_while_two_are_left() {
    let worst = r#"}},{"algorithm":{"kind":"alpha-beta","order":"worst"}}],"#;
    let three = AIMA.replace("}}],", worst);
    let lab = opened(&three).after(Step::To(u32::MAX).into());
    let by_event = lab.after(Compared::By(Work::Event).into());
    assert!(it(&by_event).is_at_end());
    let two = lab.after(Compared::Remove(1).into());
    assert_eq!(it(&two).lanes.len(), 2);
    assert_eq!(it(&two.after(Compared::Remove(1).into())).lanes.len(), 2);
    let chosen = pressed(&pressed(&lab, "n"), "n");
    assert_eq!(it(&chosen).chosen, 2);
    assert_eq!(it(&pressed(&chosen, "n")).chosen, 0);
}

#[test]
fn searches_side_by_side_stop_at_amounts_of_work() {
    let at = |lab: &Rc<Lab>, stop| lab.after(Step::Stop(stop).into());
    let opened = |asked: &str| {
        let stops = Stops::read(Some(asked), None).expect("they can be read");
        let lab = Rc::new((*lab()).clone().stopping(stops, None));
        let it = Comparison::read(&AIMA.replace(r#""at":6"#, r#""at":2"#)).expect("two searches");
        lab.after(Compared::Open(Rc::new(it)).into())
    };
    let clocks = |lab: &Rc<Lab>| -> Vec<u32> {
        let of = lab.deck_position().expect("it has stops").of;
        let clock = |stop| {
            at(lab, stop)
                .comparing()
                .expect("they are shown")
                .shown_clock()
        };
        (0..=of).map(clock).collect()
    };
    // Minimax reads 9 leaves, and the clock begins at 2.
    assert_eq!(clocks(&opened("every")), [2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(
        clocks(&opened("1, 4, 7, 20")),
        [2, 4, 7],
        "what is before the beginning or behind the end is no stop"
    );
    let lab = opened("4, 7");
    let stands = |lab: &Lab| {
        lab.deck_position()
            .map(|deck| (deck.stop, deck.of, deck.is_there))
    };
    assert_eq!(stands(&lab), Some((0, 2, true)));
    assert_eq!(stands(&at(&lab, 1)), Some((1, 2, true)));
    assert_eq!(
        stands(&at(&lab, 1).after(Step::To(5).into())),
        Some((1, 2, false)),
        "a person has gone on"
    );
    assert_eq!(
        stands(&at(&lab, 9)),
        Some((2, 2, true)),
        "there is no stop behind the last"
    );
}

#[test]
fn in_a_hall_one_search_after_another_stands_alone_and_then_all_of_them_again() {
    let mut lab = opened(AIMA);
    let mut seen = Vec::new();
    for _ in 0..3 {
        lab = lab.after(Compared::Flip.into());
        seen.push((it(&lab).alone, it(&lab).chosen));
    }
    assert_eq!(seen, [(true, 0), (true, 1), (false, 0)]);
}
