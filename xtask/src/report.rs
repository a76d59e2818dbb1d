//! The results of a check's steps: passed, failed or not run, with times.
use crate::run::{Result, seconds};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The result of a step.
enum Verdict {
    Passed,
    Failed,
    NotRun(String),
    LeftOut(String),
}

/// The results so far.
#[derive(Default)]
pub struct Report {
    lines: Vec<(&'static str, Verdict, Duration)>,
}

impl Report {
    /// Runs a step and records its result; a failure is printed at once and again at the end.
    /// Returns whether it passed.
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

    /// Records that a step was left out, with the reason; this is not a failure.
    pub fn skip(&mut self, name: &'static str, reason: &str) {
        println!("\n── {name}\nnot run: {reason}");
        self.lines
            .push((name, Verdict::LeftOut(reason.to_owned()), Duration::ZERO));
    }

    /// Runs a step that needs something; without it the step fails.
    pub fn step_with<T>(
        &mut self,
        name: &'static str,
        need: &Result<T>,
        work: impl FnOnce(&T) -> Result<()>,
    ) {
        match need {
            Ok(thing) => drop(self.step(name, || work(thing))),
            Err(reason) => {
                println!("\n── {name}\nnot run: {reason}");
                self.lines
                    .push((name, Verdict::NotRun(reason.to_owned()), Duration::ZERO));
            }
        }
    }

    /// Prints the table, and returns the exit code: a failure if any step failed or could not run.
    pub fn finish(self) -> ExitCode {
        println!();
        let mut total = Duration::ZERO;
        for (name, verdict, time) in &self.lines {
            total += *time;
            match verdict {
                Verdict::Passed => println!("pass     {name:32} {:>12}", seconds(*time)),
                Verdict::Failed => println!("FAIL     {name:32} {:>12}", seconds(*time)),
                Verdict::NotRun(reason) => println!("NOT RUN  {name:32} {}", first_line(reason)),
                Verdict::LeftOut(reason) => println!("left out {name:32} {}", first_line(reason)),
            }
        }
        println!("         {:32} {:>12}", "all", seconds(total));
        if self.has_failed() {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        }
    }

    fn has_failed(&self) -> bool {
        self.lines
            .iter()
            .any(|(_, verdict, _)| matches!(verdict, Verdict::Failed | Verdict::NotRun(_)))
    }
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_failed_or_could_not_be_run_fails_the_whole_and_one_that_is_left_out_does_not() {
        let mut report = Report::default();
        report.step("one", || Ok(()));
        report.skip("two", "it is not for here");
        assert!(!report.has_failed());
        report.step_with(
            "three",
            &Err::<(), _>("something is missing".to_owned()),
            |()| Ok(()),
        );
        assert!(report.has_failed());
        let mut report = Report::default();
        report.step("one", || Err("it does not hold".into()));
        assert!(report.has_failed());
    }
}
