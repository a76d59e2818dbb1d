//! The memory of a recording of a million events, and the speed of appending them.

use crate::measurement::Measurement;
use crate::stopwatch::alone;
use crate::traces::{SUBJECTS, events};
use plyscope::search::Event;
use plyscope::spec::Spec;
use plyscope::trace::Trace;

/// The number of events in a chunk, as from a worker.
const CHUNK: usize = 50_000;

pub fn measure() -> Vec<Measurement> {
    SUBJECTS
        .iter()
        .flat_map(|(name, text)| of_search(name, &events(text)))
        .collect()
}

fn of_search(name: &str, (spec, events): &(Spec, Vec<Event>)) -> Vec<Measurement> {
    let trace = recorded(spec, events);
    let millions = events.len() as f64 / 1e6;
    let seconds = alone(5, || recorded(spec, events));
    vec![
        Measurement::new(format!("{name}: events"), events.len() as f64, ""),
        Measurement::new(format!("{name}: nodes"), trace.size() as f64, ""),
        Measurement::new(
            format!("{name}: held"),
            trace.bytes() as f64 / events.len() as f64,
            "bytes/event",
        )
        .value_at_most(64.0),
        Measurement::new(
            format!("{name}: appended"),
            millions * 1e6 / seconds,
            "events/s",
        ),
    ]
}

fn recorded(spec: &Spec, events: &[Event]) -> Trace {
    let mut trace = Trace::new(&spec.outline());
    events.chunks(CHUNK).for_each(|chunk| trace.append(chunk));
    trace
}
