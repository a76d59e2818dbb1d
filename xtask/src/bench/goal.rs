//! The goal of a measurement, and its tolerance.

use serde::Deserialize;
use std::fmt;

/// The tolerated loss, as a share of a figure, for the noise of a machine.
const SLACK: f64 = 0.15;

/// The goal of a measurement. A ratio is that of its value to the peer's.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    RatioAtMost(f64),
    RatioAtLeast(f64),
    ValueAtMost(f64),
    ValueAtLeast(f64),
}

impl Goal {
    /// Returns the figure that the goal limits: the ratio or the value.
    pub fn figure(self, value: Option<f64>, ratio: Option<f64>) -> Option<f64> {
        if matches!(self, Goal::RatioAtMost(_) | Goal::RatioAtLeast(_)) {
            ratio
        } else {
            value
        }
    }

    /// Returns the limit.
    pub fn limit(self) -> f64 {
        let (Goal::RatioAtMost(limit)
        | Goal::RatioAtLeast(limit)
        | Goal::ValueAtMost(limit)
        | Goal::ValueAtLeast(limit)) = self;
        limit
    }

    fn is_upper(self) -> bool {
        matches!(self, Goal::RatioAtMost(_) | Goal::ValueAtMost(_))
    }

    /// Whether a figure is not worse than a limit, on the side of the goal.
    pub fn reaches(self, figure: f64, limit: f64) -> bool {
        if self.is_upper() {
            figure <= limit
        } else {
            figure >= limit
        }
    }

    /// Returns the floor for a figure. A share of 0 would be 0: then the goal is the floor.
    pub fn floor(self, figure: f64) -> f64 {
        if figure == 0.0 {
            return self.limit();
        }
        let slack = SLACK * figure.abs();
        let floor = if self.is_upper() {
            figure + slack
        } else {
            figure - slack
        };
        // Rounded to four significant digits.
        format!("{floor:.3e}").parse().unwrap_or(floor)
    }

    /// Returns a limit in words, on the side of the goal.
    pub fn words(self, limit: f64) -> String {
        let side = if self.is_upper() {
            "at most"
        } else {
            "at least"
        };
        match self {
            Goal::RatioAtMost(_) | Goal::RatioAtLeast(_) => format!("{side} {limit}x"),
            Goal::ValueAtMost(_) | Goal::ValueAtLeast(_) => format!("{side} {}", figure(limit)),
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.words(self.limit()))
    }
}

/// Writes three significant digits; larger numbers in thousands or millions.
pub fn figure(value: f64) -> String {
    let (value, suffix) = match value {
        1e6.. => (value / 1e6, " M"),
        1e4.. => (value / 1e3, " k"),
        _ => (value, ""),
    };
    let decimals = match value {
        100.0.. => 0,
        10.0.. => 1,
        1.0.. => 2,
        0.0 => 0,
        _ => 4,
    };
    format!("{value:.decimals$}{suffix}")
}
