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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sure_payoff_has_the_utility_it_stands_for() {
        let points = Utility::Points {
            points: vec![(0.0, 0.0), (10.0, 8.0), (100.0, 10.0)],
        };
        for curve in [
            Utility::Linear,
            Utility::Sqrt,
            Utility::Log,
            Utility::Exp { tolerance: 3.0 },
            points,
        ] {
            for payoff in [0.5, 1.0, 4.0, 9.5, 10.0, 20.0] {
                assert!(
                    (curve.sure(curve.of(payoff)) - payoff).abs() < 1e-9,
                    "{curve:?} at {payoff}"
                );
                assert!(
                    curve.of(payoff) < curve.of(payoff + 1.0),
                    "{curve:?} rises at {payoff}"
                );
            }
        }
        assert_eq!(Utility::Log.of(8.0), 3.0);
        assert_eq!(Utility::Sqrt.of(9.0), 3.0);
        for (utility, payoff) in [
            (3.0, 8.0),
            (-2.0, 0.25),
            (f64::INFINITY, f64::INFINITY),
            (f64::NEG_INFINITY, 0.0),
        ] {
            assert_eq!(Utility::Log.sure(utility), payoff);
        }
    }
}
