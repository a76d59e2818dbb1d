//! Utility functions: curves from payoffs to utilities. A concave curve means risk aversion
//! (Bernoulli, *Specimen theoriae novae de mensura sortis*, 1738). This module knows no search.

use serde::Serialize;

/// An increasing utility function.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Utility {
    /// The payoff itself.
    #[default]
    Linear,
    /// √x for x ≥ 0.
    Sqrt,
    /// log₂ x for x > 0.
    Log,
    /// 1 − e^(−x/R) with risk tolerance R > 0: diminishing marginal utility, each further unit of
    /// payoff adds less (Pratt, 1964).
    Exp {
        /// R, in the unit of the payoffs.
        tolerance: f64,
    },
    /// Piecewise linear through at least two points (payoff, utility), both increasing; the outer
    /// segments extend to infinity.
    Points {
        /// The points, from left to right.
        points: Vec<(f64, f64)>,
    },
}

impl Utility {
    /// Returns the utility of a payoff.
    ///
    /// Below its domain a curve continues with the value at its edge; typed payoffs outside of it
    /// are refused earlier.
    pub fn of(&self, payoff: f64) -> f64 {
        match self {
            Utility::Linear => payoff,
            Utility::Sqrt => payoff.max(0.0).sqrt(),
            Utility::Log => libm::log2(payoff.max(f64::MIN_POSITIVE)),
            Utility::Exp { tolerance } => 1.0 - libm::exp(-payoff / tolerance),
            Utility::Points { points } => through(points.iter().copied(), payoff),
        }
    }

    /// Returns the certainty equivalent: the sure payoff with this utility.
    pub fn sure(&self, utility: f64) -> f64 {
        match self {
            Utility::Linear => utility,
            Utility::Sqrt => utility * utility,
            Utility::Log => libm::exp2(utility),
            Utility::Exp { tolerance } => -tolerance * libm::log(1.0 - utility),
            Utility::Points { points } => through(
                points.iter().map(|&(payoff, utility)| (utility, payoff)),
                utility,
            ),
        }
    }

    /// Whether the curve is defined at `payoff`.
    pub fn accepts(&self, payoff: f64) -> bool {
        match self {
            Utility::Sqrt => payoff >= 0.0,
            Utility::Log => payoff > 0.0,
            Utility::Linear | Utility::Exp { .. } | Utility::Points { .. } => true,
        }
    }
}

/// Returns the height at `x` of the polyline through points with increasing first coordinates.
fn through(points: impl Iterator<Item = (f64, f64)> + Clone, x: f64) -> f64 {
    let pairs = points.clone().zip(points.skip(1));
    let mut last = (0.0, 0.0, 1.0, 1.0);
    for ((x0, y0), (x1, y1)) in pairs {
        last = (x0, y0, x1, y1);
        if x <= x1 {
            break;
        }
    }
    let (x0, y0, x1, y1) = last;
    y0 + (x - x0) * (y1 - y0) / (x1 - x0)
}
