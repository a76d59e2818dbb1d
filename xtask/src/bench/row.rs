//! A measurement as a group prints it, and the row it becomes: with its ratio, and whether the goal is met.
use serde::{Deserialize, Serialize};
use std::fmt;

/// A figure, what it is compared with and what it should reach.
#[derive(Deserialize)]
pub struct Measurement {
    name: String,
    /// None where it could not be measured; then `why` says why not.
    value: Option<f64>,
    unit: String,
    peer: Option<String>,
    peer_value: Option<f64>,
    goal: Option<Goal>,
    #[serde(default)]
    why: Option<String>,
}

/// What a figure should reach. A ratio is that of the figure to its peer's.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Goal {
    RatioAtMost(f64),
    RatioAtLeast(f64),
    ValueAtMost(f64),
    ValueAtLeast(f64),
}

impl Goal {
    fn is_met(self, value: Option<f64>, ratio: Option<f64>) -> bool {
        match self {
            Goal::RatioAtMost(limit) => ratio.is_some_and(|ratio| ratio <= limit),
            Goal::RatioAtLeast(limit) => ratio.is_some_and(|ratio| ratio >= limit),
            Goal::ValueAtMost(limit) => value.is_some_and(|value| value <= limit),
            Goal::ValueAtLeast(limit) => value.is_some_and(|value| value >= limit),
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Goal::RatioAtMost(limit) => write!(out, "at most {limit}x"),
            Goal::RatioAtLeast(limit) => write!(out, "at least {limit}x"),
            Goal::ValueAtMost(limit) => write!(out, "at most {}", figure(*limit)),
            Goal::ValueAtLeast(limit) => write!(out, "at least {}", figure(*limit)),
        }
    }
}

/// A line of the table and of the file.
#[derive(Serialize)]
pub struct Row {
    name: String,
    value: Option<f64>,
    unit: String,
    peer: Option<String>,
    peer_value: Option<f64>,
    ratio: Option<f64>,
    goal: Option<String>,
    met: bool,
    why: Option<String>,
}

impl Measurement {
    /// The measurement that a line tells, if it tells one.
    pub fn read(line: &str) -> Option<Result<Measurement, String>> {
        line.starts_with('{').then(|| serde_json::from_str(line).map_err(|error| format!("{line}: {error}")))
    }

    /// The row: a figure without a goal meets it, a goal without a figure is missed.
    pub fn judged(self) -> Row {
        let Measurement { name, value, unit, peer, peer_value, goal, why } = self;
        let ratio = value.zip(peer_value).map(|(value, peer)| value / peer);
        let met = value.is_some() && goal.is_none_or(|goal| goal.is_met(value, ratio));
        let why = if met { why } else { why.or(Some("measured, and short of the goal".to_owned())) };
        Row { name, value, unit, peer, peer_value, ratio, goal: goal.map(|goal| goal.to_string()), met, why }
    }
}

impl Row {
    /// The row of a group that could not be measured.
    pub fn missing(group: &str, reason: &str) -> Row {
        let (name, why) = (group.to_owned(), Some(reason.to_owned()));
        Row { name, value: None, unit: String::new(), peer: None, peer_value: None, ratio: None, goal: None, met: false, why }
    }
}

/// The rows as people read them.
pub fn table(rows: &[Row]) -> String {
    let mut table = format!("{:56} {:>18} {:>30} {:>8}  {:16}\n", "", "value", "peer", "ratio", "goal");
    for row in rows {
        let value = row.value.map_or("not measured".to_owned(), |value| format!("{} {}", figure(value), row.unit));
        let peer = row.peer.as_ref().zip(row.peer_value).map(|(peer, value)| format!("{peer} {}", figure(value)));
        let ratio = row.ratio.map(|ratio| format!("{ratio:.2}x"));
        let verdict = row.goal.as_ref().map(|goal| format!("{goal} {}", if row.met { "met" } else { "MISSED" }));
        // The whole reason stands in the file, and at the end.
        let reason = row.why.iter().filter(|_| row.value.is_none()).flat_map(|why| why.lines().next()).map(str::to_owned);
        let goal = verdict.into_iter().chain(reason).collect::<Vec<_>>().join(": ");
        let (peer, ratio) = (peer.unwrap_or_default(), ratio.unwrap_or_default());
        table += &format!("{:56} {value:>18} {peer:>30} {ratio:>8}  {goal}\n", row.name);
    }
    table
}

/// Three digits that count; larger numbers in thousands or millions.
fn figure(value: f64) -> String {
    let (value, suffix) = match value {
        1e6.. => (value / 1e6, " M"),
        1e4.. => (value / 1e3, " k"),
        _ => (value, ""),
    };
    let decimals = match value {
        100.0.. => 0,
        10.0.. => 1,
        1.0.. => 2,
        _ => 4,
    };
    format!("{value:.decimals$}{suffix}")
}

#[cfg(test)]
mod tests {
    use super::{Measurement, figure};

    #[test]
    fn a_row_says_whether_its_goal_is_met() {
        let line = r#"{"name":"a","value":3,"unit":"ms","peer":"b","peer_value":2,"goal":{"ratio_at_most":1.5}}"#;
        let read = |line: &str| Measurement::read(line).expect("a measurement").expect("well-formed").judged();
        assert_eq!((read(line).ratio, read(line).met), (Some(1.5), true));
        let slower = read(&line.replace(":3,", ":4,"));
        assert!(!slower.met && slower.why.is_some());
        assert!(read(r#"{"name":"a","value":3,"unit":"s","peer":null,"peer_value":null,"goal":null}"#).met);
        assert!(Measurement::read("Compiling").is_none());
    }

    #[test]
    fn figures_have_three_digits_that_count() {
        assert_eq!(
            [0.0312, 1.234, 12.34, 123.4, 12_340.0, 1.5e8].map(figure),
            ["0.0312", "1.23", "12.3", "123", "12.3 k", "150 M"]
        );
    }
}
