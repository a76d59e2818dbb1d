//! Step units through recordings of any length: every landmark is reached once in each direction, and
//! a jump past a subtree or out of it ends where single steps would.

use plyscope::app::state::search::step_units::step_units;
use plyscope::search::{Event, Recorder};
use plyscope::spec::Spec;
use plyscope::trace::{StepUnit, Trace};
use std::iter::successors;

const EVENTS: usize = 1_000_000;

const MINIMAX: &str = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#;
const ALPHA_BETA: &str =
    r#"{"game":{"kind":"nim","heaps":[4,5,6]},"algorithm":{"kind":"alpha-beta"}}"#;
const DEEPENING: &str = r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta","depth":9,"deepening":true,"order":"worst"}}"#;
const MCTS: &str =
    r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"mcts","iterations":60000}}"#;

/// Records the beginning of a search, up to a million events.
fn recording(text: &str) -> Trace {
    let mut recorder = Recorder::new(EVENTS, EVENTS as u64);
    let _ = Spec::read(text)
        .expect("the spec is good")
        .record_to(&mut recorder);
    let mut trace = Trace::new(&[]);
    trace.append(&recorder.events);
    trace
}

/// Returns all steps at which a step unit stops, forward from the beginning and backward from the end,
/// without both ends.
fn ways(trace: &Trace, step_unit: StepUnit) -> [Vec<u32>; 2] {
    let on = successors(Some(0), |&step| {
        Some(trace.next(step, step_unit)).filter(|next| *next > step)
    });
    let back = successors(Some(trace.len()), |&step| {
        Some(trace.previous(step, step_unit)).filter(|next| *next < step)
    });
    let inner = |step: &u32| *step > 0 && *step < trace.len();
    let mut back: Vec<u32> = back.filter(inner).collect();
    back.reverse();
    [on.filter(inner).collect(), back]
}

fn steps(trace: &Trace, is_wanted: fn(&Event) -> bool) -> Vec<u32> {
    (1..)
        .zip(trace.events())
        .filter(|(_, event)| is_wanted(event))
        .map(|(step, _)| step)
        .collect()
}

#[test]
fn every_cut_of_a_million_events_is_reached_once_each_way() {
    let trace = recording(ALPHA_BETA);
    assert_eq!(trace.len() as usize, EVENTS);
    let cuts = steps(&trace, |event| matches!(event, Event::Cutoff { .. }));
    assert!(cuts.len() > 10_000, "{} cuts", cuts.len());
    println!("{} cuts", cuts.len());
    assert_eq!(ways(&trace, StepUnit::Cut), [cuts.clone(), cuts]);
}

#[test]
fn every_iteration_and_every_depth_is_reached_once_each_way() {
    for text in [MCTS, DEEPENING] {
        let trace = recording(text);
        assert!(trace.len() > 900_000, "{} events of {text}", trace.len());
        let begun = steps(&trace, |event| matches!(event, Event::Begin { .. }));
        println!("{} iterations or depths", begun.len());
        assert_eq!(ways(&trace, StepUnit::Iteration), [begun.clone(), begun]);
    }
}

#[test]
fn a_jump_past_a_subtree_or_out_of_it_leads_where_going_event_by_event_would() {
    for text in [MINIMAX, ALPHA_BETA, DEEPENING, MCTS] {
        let trace = recording(text);
        let end = trace.len();
        let depths: Vec<u16> = (0..=end)
            .map(|step| trace.depth(trace.cursor(step)))
            .collect();
        let depth = |step: u32| depths[step as usize];
        // Steps throughout the recording, and those at both ends.
        let apart = (0..=end).step_by(9_973);
        for step in apart.chain(0..200).chain(end - 200..=end) {
            let here = depth(step);
            let later = |is_there: &dyn Fn(u32) -> bool| {
                (step + 1..=end)
                    .find(|later| is_there(*later))
                    .unwrap_or(end)
            };
            let earlier = |is_there: &dyn Fn(u32) -> bool| {
                (0..step)
                    .rev()
                    .find(|earlier| is_there(*earlier))
                    .unwrap_or(0)
            };
            let [over, out]: [&dyn Fn(u32) -> bool; 2] =
                [&|step| depth(step) <= here, &|step| depth(step) < here];
            for (step_unit, is_there) in [(StepUnit::Over, over), (StepUnit::Out, out)] {
                assert_eq!(
                    trace.next(step, step_unit),
                    later(is_there),
                    "{step_unit:?} from {step} of {text}"
                );
                assert_eq!(
                    trace.previous(step, step_unit),
                    earlier(is_there),
                    "{step_unit:?} back from {step} of {text}"
                );
            }
        }
    }
}

#[test]
fn the_stride_to_a_new_best_move_is_offered_where_somebody_chooses_at_the_root() {
    let offers = |text: &str| {
        let spec = Spec::read(text).expect("the spec is good");
        step_units(&spec).contains(&StepUnit::Best)
    };
    for algorithm in [r#""expectimax","depth":3"#, r#""mcts""#] {
        let of = |game: &str| {
            offers(&format!(
                r#"{{"game":{{"kind":"{game}"}},"algorithm":{{"kind":{algorithm}}}}}"#
            ))
        };
        assert!(of("pig"));
        assert!(!of("st-petersburg"), "only the coin decides");
    }
}
