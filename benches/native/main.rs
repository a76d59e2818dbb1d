//! The native measurements of `cargo xtask bench`: each group named on the command line prints its
//! measurements, one JSON object a line. Goals and tables are up to xtask.

mod batch;
#[cfg(feature = "peers")]
mod connect_four;
mod games;
mod grading;
mod measurement;
mod memory;
mod plain;
mod rates;
mod recording;
mod search;
mod seek;
mod silent;
mod stopwatch;
mod subjects;
mod traces;
mod trees;

use measurement::Measurement;

fn main() {
    // Cargo adds `--bench`.
    for name in std::env::args()
        .skip(1)
        .filter(|argument| argument != "--bench")
    {
        for measurement in group(&name) {
            println!("{}", measurement.line());
        }
    }
}

fn group(name: &str) -> Vec<Measurement> {
    match name {
        "search" => search::measure(),
        "recording" => recording::measure(),
        "trace" => memory::measure()
            .into_iter()
            .chain(seek::measure())
            .collect(),
        "batch" => batch::measure(),
        "silent" => silent::measure(),
        "games" => rates::measure(),
        "grading" => grading::measure(),
        #[cfg(feature = "peers")]
        "connect-four" => connect_four::measure(),
        _ => panic!(
            "the groups are search, recording, trace, batch, silent, games, grading and, with the feature peers, connect-four, not {name}"
        ),
    }
}
