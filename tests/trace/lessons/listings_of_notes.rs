//! The listings of lecture notes: an event lights the line that carries it out, and slips are said in both languages.

use super::*;
use plyscope::lesson::{Listing, Source};
use plyscope::search::AlgorithmId;

const BINARY: &str = r#"{"kind":"tree","tree":[[[4,-1],[6,2]],[[3,9],[-5,0]]]}"#;
const WIDE: &str = r#"{"kind":"tree","tree":[[5,6],[2,1],[3,2]]}"#;
const REWARDS: &str = r#"{"kind":"tree","tree":[[0,1],[1,1],[1,0]]}"#;
const DICE: &str = r#"{"kind":"tree","tree":{"max":[{"chance":[[8,9],[2,3]]},{"chance":[4,6]}]}}"#;
const NIM: &str = r#"{"kind":"nim","heaps":[1,2,1]}"#;

/// Searches as the listings tell them, and the events for which these have no line.
const SEARCHES: [(Source, &str, &str, &[&str]); 8] = [
    (
        Source::A,
        NIM,
        r#"{"kind":"win-lose","memo":false,"stop":false}"#,
        &["Range", "Choose"],
    ),
    (
        Source::A,
        REWARDS,
        r#"{"kind":"mcts","iterations":30}"#,
        &[],
    ),
    (Source::B, BINARY, r#"{"kind":"minimax"}"#, &[]),
    (Source::B, BINARY, r#"{"kind":"alpha-beta"}"#, &["Choose"]),
    (
        Source::D,
        WIDE,
        r#"{"kind":"alpha-beta","returns":"hard"}"#,
        &["Choose"],
    ),
    (
        Source::E,
        WIDE,
        r#"{"kind":"minimax","depth":2}"#,
        &["Choose"],
    ),
    (
        Source::E,
        WIDE,
        r#"{"kind":"alpha-beta","depth":2}"#,
        &["Choose"],
    ),
    (
        Source::E,
        DICE,
        r#"{"kind":"expectimax","depth":4}"#,
        &["Choose"],
    ),
];

fn of_notes(source: Source, game: &str, algorithm: &str) -> (Spec, Listing) {
    let spec = Spec::read(&format!(r#"{{"game":{game},"algorithm":{algorithm}}}"#));
    let spec = spec.expect("the spec is good");
    let listing = source.listing(spec.algorithm.id());
    (spec, listing.expect("these notes print it"))
}

#[test]
fn every_event_lights_a_line_where_the_listing_of_the_notes_has_one() {
    for (source, game, algorithm, missing) in SEARCHES {
        let (spec, listing) = of_notes(source, game, algorithm);
        let trace = recording(&spec);
        let mut lit = HashSet::new();
        for step in 1..=trace.len() {
            let event = format!("{:?}", trace.event(step).expect("a step has an event"));
            let name = event.split([' ', '{']).next().unwrap_or_default();
            match listing.lit(&trace.at(step)) {
                Some(line) => {
                    lit.insert(line);
                    lit.extend(listing.under_way(line));
                }
                None => assert!(missing.contains(&name), "{source:?} {algorithm}: {event}"),
            }
        }
        assert!(
            2 * lit.len() > listing.lines.len(),
            "{source:?} {algorithm}: {lit:?} of {}",
            listing.lines.len()
        );
        let moment = trace.at(trace.len() / 2);
        let values = listing.values(&moment, &|_| String::new());
        assert!(values.iter().all(Option::is_none), "their names are others");
    }
}

#[test]
fn the_listing_for_binary_trees_tests_the_window_before_it_narrows_it() {
    let (spec, listing) = of_notes(
        Source::B,
        r#"{"kind":"tree","tree":[[6,-1],[-3,8]]}"#,
        r#"{"kind":"alpha-beta"}"#,
    );
    let trace = recording(&spec);
    let cut = trace.landmarks().cuts[0];
    let said = |step: u32| {
        let line = listing.lit(&trace.at(step)).expect("the line is lit");
        listing.lines[line].text(Lang::En)
    };
    assert_eq!(said(cut - 2), "x.value ← l");
    assert_eq!(said(cut - 1), "if α ≥ x.value: return x.value");
    assert_eq!(said(cut), "if α ≥ x.value: return x.value");
    assert_eq!(said(cut + 1), "if α ≥ x.value: return x.value");
    assert_eq!(said(cut + 2), "return x.val");
}

#[test]
fn a_child_for_which_the_listing_has_no_line_lights_none() {
    let (spec, listing) = of_notes(Source::B, WIDE, r#"{"kind":"minimax"}"#);
    let trace = recording(&spec);
    let third = (1..=trace.len())
        .find(|step| matches!(trace.event(*step), Some(Event::Descend { choice: 2, .. })))
        .expect("the root has three children");
    assert_eq!(listing.lit(&trace.at(third)), None);
}

#[test]
fn the_slips_of_every_listing_are_marked_in_both_languages() {
    let mut slips = HashSet::new();
    for (source, game, algorithm, _) in SEARCHES {
        let (_, listing) = of_notes(source, game, algorithm);
        for line in &listing.lines {
            let told = [Lang::En, Lang::Zh].map(|lang| line.slip(lang));
            assert_eq!(told[0].is_some(), told[1].is_some());
            if let [Some(english), Some(chinese)] = told {
                assert!(
                    english.ends_with('.') && chinese.ends_with('。'),
                    "{english}"
                );
                slips.insert(english);
            }
            assert!(
                width(&line.text(Lang::En)) <= 44.0,
                "{}",
                line.text(Lang::En)
            );
        }
    }
    assert_eq!(slips.len(), 17);
    let prints = |source: Source| {
        let all = [
            AlgorithmId::WinLose,
            AlgorithmId::Minimax,
            AlgorithmId::AlphaBeta,
            AlgorithmId::Expectimax,
            AlgorithmId::Mcts,
        ];
        all.into_iter().filter(|id| source.has(*id)).count()
    };
    assert_eq!(Source::ALL.map(prints), [2, 2, 1, 3]);
}
