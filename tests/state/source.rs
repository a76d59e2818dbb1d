//! The Rust source beside a search: each event lights the line that tells it.

use super::*;
use plyscope::lesson::source_line;
use plyscope::search::{Event, Stage};

const SPECS: [&str; 8] = [
    r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}}"#,
    r#"{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"minimax"}}"#,
    r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./..."},"algorithm":{"kind":"alpha-beta","depth":3,"deepening":true,"table":true,"order":"killer"}}"#,
    r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[[2,2],[1,2]]},{"chance":[[0,2],[-1,0]]}]}},"algorithm":{"kind":"expectimax","prune":true,"bounds":[-2,2]}}"#,
    r#"{"game":{"kind":"pig","goal":10},"algorithm":{"kind":"expectimax","depth":2}}"#,
    r#"{"game":{"kind":"nim","heaps":[1,2,1]},"algorithm":{"kind":"win-lose","grundy":true}}"#,
    r#"{"game":{"kind":"tic-tac-toe","position":"xo./.o./..x"},"algorithm":{"kind":"mcts","iterations":40}}"#,
    r#"{"game":{"kind":"tree","tree":[[[0,1],[1,0]],[[1,1],[0,1]]]},"algorithm":{"kind":"mcts","iterations":20,"playouts":2,"expand":"all"}}"#,
];

#[test]
fn every_event_lights_the_line_of_the_source_that_tells_it() {
    for spec in SPECS {
        let lab = searched(&lab_of(spec));
        let run = &lab.search.lane.run;
        let (source, trace) = (run.source(), run.trace());
        let lines: Vec<&str> = source.lines().collect();
        let average = lines.iter().position(|line| line.contains("fn average"));
        for step in 1..=trace.len() {
            let moment = trace.at(step);
            let event = moment.event().expect("a step has an event");
            let lit = source_line(source, &moment);
            // What is told before the function that is shown, or after it.
            let is_outside = match event {
                Event::Choose { .. } => true,
                Event::Begin { stage } => matches!(stage, Stage::Depth(_)),
                Event::Open { .. } => step == 1 && spec.contains("mcts"),
                Event::Range { .. } => step == 1,
                _ => false,
            };
            assert_eq!(lit.is_none(), is_outside, "{spec}: {event:?} at {step}");
            let Some(lit) = lit else { continue };
            let name = match event {
                Event::Cutoff { .. } => "Event::Cutoff",
                Event::Descend { .. } => "Event::Descend",
                Event::Improve { .. } => "Event::Improve",
                Event::Accumulate { .. } => "Event::Accumulate",
                Event::Credit { .. } => "Event::Credit",
                Event::Expand { .. } => "Event::Expand",
                _ => "",
            };
            assert!(
                lines[lit].contains(name),
                "{spec}: {event:?} at {}",
                lines[lit]
            );
            if let (Event::Accumulate { .. } | Event::Improve { .. }, Some(average)) =
                (event, average)
            {
                let is_mean = matches!(event, Event::Accumulate { .. });
                assert_eq!(lit > average, is_mean, "{spec}: {event:?}");
            }
        }
    }
}
