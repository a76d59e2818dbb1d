//! The time to read the facts of 2,000 nodes at any step of a million events, and to find where two such recordings stand on one clock.

use crate::measurement::Measurement;
use crate::traces::{SUBJECTS, events};
use plyscope::compare::{Standing, Work};
use plyscope::trace::{Moment, NodeId, Trace};
use std::hint::black_box;
use std::time::Instant;

/// The number of nodes in view.
const VISIBLE: usize = 2_000;
/// The number of steps opened, and how often each is.
const STEPS: usize = 1_000;
const ROUNDS: usize = 3;

pub fn measure() -> Vec<Measurement> {
    let mut rows = Vec::new();
    let mut lanes = Vec::new();
    for (name, text) in SUBJECTS {
        let (spec, events) = events(text);
        let mut trace = Trace::new(&spec.outline());
        trace.append(&events);
        let visible = VISIBLE.min(trace.size());
        let apart = trace.size() / visible;
        // In scattered order: with equal step units the processor would prefetch the next node.
        let shuffled = (0..visible).map(|index| index * 769 % visible);
        let scattered: Vec<NodeId> = shuffled
            .map(|index| NodeId((index * apart) as u32))
            .collect();
        rows.extend(of_nodes(
            &trace,
            &format!("{name}: {visible} nodes all over"),
            |_| &scattered,
        ));
        let everything: Vec<NodeId> = (0..trace.size() as u32).map(NodeId).collect();
        // A part of the tree near the cursor.
        let near = |step: u32| {
            let first = trace.cursor(step).0 as usize;
            let first = first
                .saturating_sub(visible / 2)
                .min(everything.len() - visible);
            &everything[first..first + visible]
        };
        rows.extend(of_nodes(
            &trace,
            &format!("{name}: {visible} nodes side by side"),
            near,
        ));
        lanes.push(trace);
    }
    rows.extend(side_by_side(&lanes));
    rows
}

/// Finds the steps of all recordings at random amounts of work, and what the table says of each.
fn side_by_side(lanes: &[Trace]) -> Vec<Measurement> {
    let works = [
        ("leaf", Work::Leaf),
        ("node", Work::Node),
        ("event", Work::Event),
    ];
    let of = |(name, work): (&str, Work)| {
        let ends = lanes.iter().map(|lane| work.done(lane, lane.len()));
        let most = u64::from(ends.max().unwrap_or(1));
        let mut times: Vec<f64> = clocks(most)
            .map(|clock| {
                let start = Instant::now();
                for lane in lanes {
                    black_box(Standing::of(lane, work.step(lane, clock)));
                }
                1e6 * start.elapsed().as_secs_f64()
            })
            .collect();
        times.sort_by(f64::total_cmp);
        let name = format!("{} recordings on one clock by {name}", lanes.len());
        Measurement::new(format!("{name}, p99"), times[STEPS * 99 / 100], "µs").value_at_most(300.0)
    };
    works.map(of).into()
}

/// Draws numbers up to `most`.
fn clocks(most: u64) -> impl Iterator<Item = u32> {
    let mut state = 1_u64;
    (0..STEPS).map(move |_| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % (most + 1)) as u32
    })
}

fn of_nodes<'a>(
    trace: &Trace,
    name: &str,
    visible: impl Fn(u32) -> &'a [NodeId],
) -> [Measurement; 2] {
    let mut times = vec![f64::INFINITY; STEPS];
    for _ in 0..ROUNDS {
        for (time, step) in times.iter_mut().zip(clocks(trace.len().into())) {
            let nodes = visible(step);
            let start = Instant::now();
            let moment = trace.at(step);
            black_box(moment.best_line().count());
            nodes.iter().for_each(|node| ask(&moment, *node));
            // The minimum of a few rounds: other processes interrupt for milliseconds, but seldom
            // three times at the same step.
            *time = time.min(1e6 * start.elapsed().as_secs_f64());
        }
    }
    times.sort_by(f64::total_cmp);
    [
        Measurement::new(format!("{name}, median"), times[STEPS / 2], "µs"),
        Measurement::new(format!("{name}, p99"), times[STEPS * 99 / 100], "µs")
            .value_at_most(300.0),
    ]
}

/// Reads the facts of a node that a drawing needs. The best line is read once for the whole drawing: in Monte-Carlo tree
/// search it compares all children of the nodes on it.
fn ask(moment: &Moment, node: NodeId) {
    black_box((
        moment.is_known(node),
        moment.state(node),
        moment.number(node),
        moment.window(node),
    ));
    black_box((
        moment.visits(node),
        moment.cut(node),
        moment.is_on_path(node),
    ));
}
