//! The memory of a recording of a million events while it grows by a worker's chunks. The test is
//! alone in its process, so that the process's memory is its own.

use plyscope::search::{Event, Recorder};
use plyscope::spec::Spec;
use plyscope::trace::Trace;
use std::fs;
use std::ops::ControlFlow;

const EVENTS: usize = 1_000_000;
const CHUNK: u64 = 50_000;
/// Bytes per event, with everything included.
const GOAL: usize = 64;

/// The search of every algorithm that needs most memory: many nodes, many choices, many depths.
const SEARCHES: [&str; 6] = [
    r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"}}"#,
    r#"{"game":{"kind":"nim","heaps":[4,5,6]},"algorithm":{"kind":"alpha-beta"}}"#,
    r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"alpha-beta","depth":9,"deepening":true,"order":"worst"}}"#,
    r#"{"game":{"kind":"nim","heaps":[9,9,9]},"algorithm":{"kind":"mcts","iterations":100000,"expand":"all"}}"#,
    r#"{"game":{"kind":"nim","heaps":[4,4,4]},"algorithm":{"kind":"expectimax","opponent":"random"}}"#,
    r#"{"game":{"kind":"nim","heaps":[4,4,4]},"algorithm":{"kind":"win-lose","memo":false,"grundy":true}}"#,
];

/// Returns the resident memory in bytes, now or at its peak; `None` outside of Linux.
fn resident(which: &str) -> Option<usize> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(which))?;
    Some(
        1024 * line
            .trim()
            .trim_end_matches(" kB")
            .parse::<usize>()
            .expect("a number of kilobytes"),
    )
}

/// Resets the peak and returns the resident memory; `None` if that is impossible.
fn forgotten_peak() -> Option<usize> {
    fs::write("/proc/self/clear_refs", "5").ok()?;
    resident("VmRSS:")
}

#[test]
fn a_million_events_stay_under_their_goal_while_they_come_in() {
    for text in SEARCHES {
        let spec = Spec::read(text).expect("the spec is good");
        let before = forgotten_peak();
        let mut trace = Trace::new(&[]);
        let mut take = |events: Vec<Event>, _| {
            trace.append(&events);
            ControlFlow::Continue(())
        };
        let mut recorder = Recorder::new(EVENTS, EVENTS as u64).in_chunks(CHUNK, &mut take);
        let _ = spec.record_to(&mut recorder);
        recorder.flush();
        assert!(
            trace.len() > 500_000,
            "{text} has only {} events",
            trace.len()
        );
        let held = trace.bytes();
        println!(
            "{:5.1} bytes an event, {} events of {text}",
            held as f64 / f64::from(trace.len()),
            trace.len()
        );
        assert!(
            held <= GOAL * trace.len() as usize,
            "{text} holds {held} bytes"
        );
        if let (Some(before), Some(peak)) = (before, resident("VmHWM:")) {
            let taken = peak.saturating_sub(before);
            println!(
                "      {:.1} MB more than before, at the highest",
                taken as f64 / 1e6
            );
            // A chunk in transit and the search itself add to it. Later recordings also reuse
            // memory that the first has freed.
            assert!(
                taken <= held + 12_000_000,
                "{text} took {taken} bytes to hold {held}"
            );
        }
    }
}
