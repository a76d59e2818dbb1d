//! The native measurements behind `cargo xtask bench`: each group named on the command line prints its measurements, one JSON
//! object a line. What a goal means and how a row is shown is for xtask.

mod batch;
mod measurement;
mod plain;
mod recording;
mod search;
mod silent;
mod stopwatch;
mod subjects;
mod trees;

use measurement::Measurement;

fn main() {
    // Cargo adds `--bench`.
    for name in std::env::args().skip(1).filter(|argument| argument != "--bench") {
        for measurement in group(&name) {
            println!("{}", measurement.line());
        }
    }
}

fn group(name: &str) -> Vec<Measurement> {
    match name {
        "search" => search::measure(),
        "recording" => recording::measure(),
        "batch" => batch::measure(),
        "silent" => silent::measure(),
        _ => panic!("the groups are search, recording, batch and silent, not {name}"),
    }
}
