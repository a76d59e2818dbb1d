//! How many random cases a test looks at: a tenth of them in an ordinary run, whose cases are others each time, and all of
//! them at night, when `PLYSCOPE_CASES` is `all`.

use proptest::test_runner::Config;

/// The fewest cases of an ordinary run.
const FEWEST: u32 = 50;

/// Returns what a property test is told of its cases, of which there are `all` at night.
pub fn cases(all: u32) -> Config {
    cases_by_day(all, FEWEST.max(all / 10))
}

/// The same with the number of cases of an ordinary run.
pub fn cases_by_day(all: u32, by_day: u32) -> Config {
    let is_night = std::env::var_os("PLYSCOPE_CASES").is_some_and(|wanted| wanted == "all");
    let cases = if is_night { all } else { all.min(by_day) };
    Config {
        failure_persistence: None,
        ..Config::with_cases(cases)
    }
}
