//! A change of the search keeps the moment: the same event at the same node, else the same cut, else the same node, else the same part of
//! the run.

use super::*;
use plyscope::app::state::search::setting::Row;
use plyscope::search::Event;

/// The tree of OI Wiki's alpha-beta, at its third cut.
const OI_WIKI: &str = r#"{"game":{"kind":"tree","tree":[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]},"algorithm":{"kind":"alpha-beta"},"step":69}"#;

fn opened(text: &str) -> Rc<Lab> {
    Rc::new(Lab::new(Spec::read(text).expect("a spec"), AROUND))
}

/// Changes the algorithm's options as a person does in the pane.
fn with(lab: &Rc<Lab>, algorithm: &str) -> Rc<Lab> {
    let mut spec = lab.search.lane.spec();
    let text = format!(r#"{{"game":{{"kind":"tree","tree":[1,2]}},"algorithm":{algorithm}}}"#);
    spec.algorithm = Spec::read(&text).expect("a spec").algorithm;
    lab.after(
        Search::Options {
            row: Row::Option(plyscope::lang::words::page::DEPTH),
            spec: Ok(spec),
        }
        .into(),
    )
}

/// Returns the path of the node that the moment is about, and its event.
fn place(lab: &Lab) -> (Vec<u16>, Option<Event>) {
    let shown = lab.shown();
    let trace = shown.run.trace();
    let moment = trace.at(shown.step);
    (trace.path(moment.subject()), moment.event())
}

#[test]
fn a_stricter_rule_keeps_the_node_or_else_the_cut_by_number() {
    let lab = opened(OI_WIKI);
    assert!(matches!(place(&lab), (path, Some(Event::Cutoff { .. })) if path == [1, 0, 0]));
    // Under > the window of L is empty as well: 3 > 2.
    let strict = with(&lab, r#"{"kind":"alpha-beta","cut":"gt"}"#);
    assert_eq!(place(&strict), place(&lab));
    // And back: nothing is lost on the way.
    let back = with(&strict, r#"{"kind":"alpha-beta"}"#);
    assert_eq!(back.shown().step, 69);
}

#[test]
fn the_beginning_and_the_end_stay() {
    let lab = opened(OI_WIKI);
    for (step, is_end) in [(0, false), (90, true)] {
        let there = lab.after(Step::To(step).into());
        for algorithm in [
            r#"{"kind":"alpha-beta","order":"best"}"#,
            r#"{"kind":"alpha-beta","cut":"gt"}"#,
        ] {
            let changed = with(&there, algorithm).shown();
            let end = if is_end { changed.run.length() } else { 0 };
            assert_eq!(changed.step, end, "{algorithm}");
        }
    }
}

#[test]
fn another_algorithm_stays_at_the_node_where_the_event_has_the_same_kind() {
    let lab = opened(OI_WIKI).after(Step::To(12).into());
    let before = place(&lab);
    let minimax = lab.after(Search::Algorithm(Algorithm::Minimax(Default::default())).into());
    assert_eq!(place(&minimax).0, before.0);
    assert_eq!(
        place(&minimax)
            .1
            .map(|event| std::mem::discriminant(&event)),
        before.1.map(|event| std::mem::discriminant(&event))
    );
}

#[test]
fn what_is_not_there_any_more_leads_to_the_same_part_of_the_run() {
    // With the best move first the deep cut at L does not come.
    let lab = opened(OI_WIKI);
    let changed = with(&lab, r#"{"kind":"alpha-beta","order":"worst"}"#).shown();
    assert!(changed.step > 0 && changed.step <= changed.run.length());
}

/// Returns the lab after the choice of an algorithm with its first options.
fn by(lab: &Rc<Lab>, algorithm: Algorithm) -> Rc<Lab> {
    lab.after(Search::Algorithm(algorithm).into())
}

#[test]
fn minimax_stays_at_the_node_of_a_cut_and_the_way_back_finds_the_cut_and_its_unit() {
    let lab = opened(OI_WIKI).after(Step::Choose(StepUnit::Cut).into());
    let minimax = by(&lab, Algorithm::Minimax(Default::default()));
    let ([before, there], unit) = ([&lab, &minimax].map(|lab| place(lab).0), StepUnit::Event);
    assert_eq!((there, minimax.search.clock.step_unit), (before, unit));
    // The sheet says that it is the nearest moment and not the same.
    let stays = |lab: &Lab| {
        let (lane, shown) = (&lab.search.lane, lab.shown());
        lane.kept
            .as_ref()
            .map(|kept| kept.is_at(&shown.run, shown.step))
    };
    assert_eq!(stays(&minimax), Some(false));
    assert_eq!(
        stays(&with(&lab, r#"{"kind":"alpha-beta","cut":"gt"}"#)),
        Some(true)
    );
    // The search leaves the node there: it has its value.
    let shown = minimax.shown();
    let next = shown.run.trace().at(shown.step + 1).subject();
    assert_ne!(next, shown.node());
    let back = by(&minimax, Algorithm::AlphaBeta(Default::default()));
    assert_eq!(back.shown().step, 69);
    assert_eq!(back.search.clock.step_unit, StepUnit::Cut);
}

#[test]
fn a_step_by_a_person_makes_a_moment_of_its_own() {
    let lab = opened(OI_WIKI);
    let minimax = by(&lab, Algorithm::Minimax(Default::default())).after(Step::To(3).into());
    let back = by(&minimax, Algorithm::AlphaBeta(Default::default()));
    assert_eq!(place(&back).0, place(&minimax).0);
    assert_ne!(back.shown().step, 69);
}
