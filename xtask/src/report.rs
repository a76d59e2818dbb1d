//! What became of the steps of a check: passed, failed or not run, with the time each took.
use crate::run::{Result, seconds};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// How a step ended.
enum Verdict {
    Passed,
    Failed,
    NotRun(String),
}

/// The steps so far.
#[derive(Default)]
pub struct Report {
    lines: Vec<(&'static str, Verdict, Duration)>,
}

impl Report {
    /// Does a step and notes how it ended; a failure is told at once and again at the end. Returns whether it passed.
    pub fn step(&mut self, name: &'static str, work: impl FnOnce() -> Result<()>) -> bool {
        println!("\n── {name}");
        let start = Instant::now();
        let verdict = match work() {
            Ok(()) => Verdict::Passed,
            Err(message) => {
                println!("{message}");
                Verdict::Failed
            }
        };
        let passed = matches!(verdict, Verdict::Passed);
        self.lines.push((name, verdict, start.elapsed()));
        passed
    }

    /// Notes that a step could not be done here, and why.
    pub fn skip(&mut self, name: &'static str, reason: &str) {
        println!("\n── {name}\nnot run: {reason}");
        self.lines.push((name, Verdict::NotRun(reason.to_owned()), Duration::ZERO));
    }

    /// Does the step if what it needs is there.
    pub fn step_with<T>(&mut self, name: &'static str, need: &Result<T>, work: impl FnOnce(&T) -> Result<()>) {
        match need {
            Ok(thing) => drop(self.step(name, || work(thing))),
            Err(reason) => self.skip(name, reason),
        }
    }

    /// Prints the table; the code is a failure if any step failed.
    pub fn finish(self) -> ExitCode {
        println!();
        let mut total = Duration::ZERO;
        let mut failures = 0;
        for (name, verdict, time) in &self.lines {
            total += *time;
            match verdict {
                Verdict::Passed => println!("pass     {name:32} {:>12}", seconds(*time)),
                Verdict::Failed => {
                    failures += 1;
                    println!("FAIL     {name:32} {:>12}", seconds(*time));
                }
                Verdict::NotRun(reason) => println!("not run  {name:32} {}", reason.lines().next().unwrap_or_default()),
            }
        }
        println!("         {:32} {:>12}", "all", seconds(total));
        if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
