//! An interval of values.

use serde::{Serialize, Serializer};

/// A closed interval of values, serialized as a list of its two ends.
///
/// ```
/// use plyscope_engine::game::Interval;
///
/// let unit = Interval::new(0.0, 1.0);
/// assert!(unit.contains(1.0) && !unit.contains(1.5));
/// assert_eq!((unit.clamp(1.5), unit.middle()), (1.0, 0.5));
/// assert_eq!(unit.intersection(Interval::new(0.5, 3.0)), Interval::new(0.5, 1.0));
/// assert_eq!(unit.hull(Interval::exactly(3.0)), Interval::new(0.0, 3.0));
/// assert_eq!(Interval::new(-f64::MAX, f64::MAX).fraction(0.0), 0.5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lowest value.
    pub low: f64,
    /// The highest value.
    pub high: f64,
}

impl Interval {
    /// All values: from −∞ to +∞.
    pub const ALL: Interval = Interval::new(f64::NEG_INFINITY, f64::INFINITY);

    /// Makes the interval from `low` to `high`.
    pub const fn new(low: f64, high: f64) -> Interval {
        Interval { low, high }
    }

    /// Makes the interval of a single value.
    pub const fn exactly(value: f64) -> Interval {
        Interval::new(value, value)
    }

    /// Whether `value` lies in the interval; its ends do.
    pub fn contains(self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    /// Returns the value of the interval that is nearest to `value`.
    pub fn clamp(self, value: f64) -> f64 {
        value.max(self.low).min(self.high)
    }

    /// Returns the values that both intervals contain.
    pub fn intersection(self, other: Interval) -> Interval {
        Interval::new(self.low.max(other.low), self.high.min(other.high))
    }

    /// Returns the least interval that contains both.
    pub fn hull(self, other: Interval) -> Interval {
        Interval::new(self.low.min(other.low), self.high.max(other.high))
    }

    /// Returns the value in the middle.
    pub fn middle(self) -> f64 {
        f64::midpoint(self.low, self.high)
    }

    /// Returns half the distance between the ends, which is finite for any finite ends.
    pub fn radius(self) -> f64 {
        self.high / 2.0 - self.low / 2.0
    }

    /// Returns how far along the interval `value` lies: 0 at its low end, 1 at its high end.
    pub fn fraction(self, value: f64) -> f64 {
        (value / 2.0 - self.low / 2.0) / self.radius()
    }

    /// Whether both ends are finite.
    pub fn is_finite(self) -> bool {
        self.low.is_finite() && self.high.is_finite()
    }
}

/// All values: nothing is known of the ends.
impl Default for Interval {
    fn default() -> Interval {
        Interval::ALL
    }
}

impl Serialize for Interval {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.low, self.high).serialize(serializer)
    }
}
