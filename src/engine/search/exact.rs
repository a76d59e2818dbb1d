//! Arithmetic as on paper. The double for 0.1 or 1/3 is only near to it, so sums that are equal on paper, 0.1 + 0.2 and 0.3, differ
//! in their last digits. So a number is kept as a fraction of 64-bit whole numbers where that is possible, and rounded once, to the
//! nearest double: equal numbers are then the same double, in whatever order they were added. Others are plain doubles.

use std::ops::{Add, Div, Mul, Sub};

/// The most digits behind the point of a double that is taken for a decimal, and the most digits in all as a power of ten.
const PLACES: u32 = 9;
const MOST_DIGITS: f64 = 1e12;
/// The largest denominator of a double that is taken for a fraction of a number of size 1. A double that is no such fraction, such as √2,
/// has a chance of 1 in 30,000 to be near to one.
const MOST_BOTTOM: f64 = 1e6;
/// Below this size every whole number is a double.
const WHOLE: f64 = 9_007_199_254_740_992.0;

/// A fraction in lowest terms, with a positive denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fraction {
    top: i64,
    bottom: i64,
}

impl Fraction {
    fn new(top: i128, bottom: i128) -> Option<Fraction> {
        let common = common_divisor(top.unsigned_abs(), bottom.unsigned_abs());
        if common == 0 {
            return None;
        }
        let sign = bottom.signum();
        let part = |number: i128| i64::try_from(sign * (number / common as i128)).ok();
        Some(Fraction {
            top: part(top)?,
            bottom: part(bottom).filter(|bottom| *bottom > 0)?,
        })
    }

    /// Returns the fraction for which this double was written: a decimal, or one with a small denominator; `None` if there is none.
    fn written(value: f64) -> Option<Fraction> {
        if value.abs() < WHOLE && value.fract() == 0.0 {
            return Some(Fraction {
                top: value as i64,
                bottom: 1,
            });
        }
        if !value.is_finite() {
            return None;
        }
        let mut scale = 1.0;
        for _ in 0..PLACES {
            scale *= 10.0;
            let digits = (value * scale).round();
            if digits.abs() >= MOST_DIGITS {
                break;
            }
            // Of two whole numbers the quotient is the nearest double.
            if digits / scale == value {
                return Fraction::new(digits as i128, scale as i128);
            }
        }
        Fraction::simplest(value)
    }

    /// Returns the convergent of the continued fraction that is this double.
    fn simplest(value: f64) -> Option<Fraction> {
        let size = value.abs();
        let (mut before, mut now) = ((0.0, 1.0), (1.0, 0.0));
        let mut rest = size;
        loop {
            let whole = rest.floor();
            let next = (whole * now.0 + before.0, whole * now.1 + before.1);
            let is_small = next.1 * next.1 * size.max(1.0) <= MOST_BOTTOM * MOST_BOTTOM;
            if !is_small || next.0 >= WHOLE {
                return None;
            }
            if next.0 / next.1 == size {
                let top = next.0.copysign(value);
                return Fraction::new(top as i128, next.1 as i128);
            }
            rest = 1.0 / (rest - whole);
            (before, now) = (now, next);
        }
    }

    /// Returns the nearest double.
    fn rounded(self) -> f64 {
        let (top, bottom) = (self.top.unsigned_abs(), self.bottom.unsigned_abs());
        if (top as f64) < WHOLE && (bottom as f64) < WHOLE {
            return self.top as f64 / self.bottom as f64;
        }
        // The quotient has at least 63 digits in base two, of which the double takes 53. Whether anything is left below them
        // decides between two doubles that are equally near.
        let shift = u128::from(top).leading_zeros() - 1;
        let (quotient, left) = {
            let shifted = u128::from(top) << shift;
            let bottom = u128::from(bottom);
            (shifted / bottom, shifted % bottom)
        };
        let sticky = quotient | u128::from(left > 0);
        let size = sticky as f64 * 2.0_f64.powi(-(shift as i32));
        size.copysign(self.top as f64)
    }
}

/// Euclid's algorithm.
fn common_divisor(mut one: u128, mut other: u128) -> u128 {
    while other != 0 {
        // Division of 64 bits takes a fraction of the time.
        if let (Ok(small), Ok(smaller)) = (u64::try_from(one), u64::try_from(other)) {
            return common_divisor_64(small, smaller).into();
        }
        (one, other) = (other, one % other);
    }
    one
}

fn common_divisor_64(mut one: u64, mut other: u64) -> u64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// A number that is calculated with as on paper.
#[derive(Clone, Copy, Debug)]
pub struct Exact {
    value: f64,
    fraction: Option<Fraction>,
}

impl Exact {
    /// The number 0.
    pub const ZERO: Exact = Exact {
        value: 0.0,
        fraction: Some(Fraction { top: 0, bottom: 1 }),
    };
    /// The number 1.
    pub const ONE: Exact = Exact {
        value: 1.0,
        fraction: Some(Fraction { top: 1, bottom: 1 }),
    };

    /// Returns the nearest double.
    pub fn value(self) -> f64 {
        self.value
    }

    /// Calculates with fractions, or with doubles where one is no fraction or the result is too long.
    fn combine(
        self,
        other: Exact,
        fractions: impl FnOnce(Fraction, Fraction) -> Option<Fraction>,
        doubles: impl FnOnce(f64, f64) -> f64,
    ) -> Exact {
        let both = self.fraction.zip(other.fraction);
        match both.and_then(|(one, other)| fractions(one, other)) {
            Some(fraction) => Exact {
                value: fraction.rounded(),
                fraction: Some(fraction),
            },
            None => Exact {
                value: doubles(self.value, other.value),
                fraction: None,
            },
        }
    }
}

/// Makes the exact number for which the double was written, if it is a short decimal or a simple fraction.
impl From<f64> for Exact {
    fn from(value: f64) -> Exact {
        Exact {
            value,
            fraction: Fraction::written(value),
        }
    }
}

impl Add for Exact {
    type Output = Exact;

    fn add(self, other: Exact) -> Exact {
        let sum = |one: Fraction, other: Fraction| {
            let [a, b, c, d] = [one.top, one.bottom, other.top, other.bottom].map(i128::from);
            Fraction::new(a * d + c * b, b * d)
        };
        self.combine(other, sum, |one, other| one + other)
    }
}

impl Sub for Exact {
    type Output = Exact;

    fn sub(self, other: Exact) -> Exact {
        let difference = |one: Fraction, other: Fraction| {
            let [a, b, c, d] = [one.top, one.bottom, other.top, other.bottom].map(i128::from);
            Fraction::new(a * d - c * b, b * d)
        };
        self.combine(other, difference, |one, other| one - other)
    }
}

impl Mul for Exact {
    type Output = Exact;

    fn mul(self, other: Exact) -> Exact {
        let product = |one: Fraction, other: Fraction| {
            let [a, b, c, d] = [one.top, one.bottom, other.top, other.bottom].map(i128::from);
            Fraction::new(a * c, b * d)
        };
        self.combine(other, product, |one, other| one * other)
    }
}

impl Div for Exact {
    type Output = Exact;

    fn div(self, other: Exact) -> Exact {
        let quotient = |one: Fraction, other: Fraction| {
            let [a, b, c, d] = [one.top, one.bottom, other.top, other.bottom].map(i128::from);
            Fraction::new(a * d, b * c)
        };
        self.combine(other, quotient, |one, other| one / other)
    }
}

/// Whether a double is a multiple of 1/1024 and not large: sums of such doubles are exact as they are.
pub fn is_plain(value: f64) -> bool {
    let scaled = value * 1_024.0;
    scaled.abs() < 1e12 && scaled == scaled.trunc()
}

/// Whether a double is 1, 2, 4 … or ½, ¼ …: quotients by it are exact.
pub fn is_power_of_two(value: f64) -> bool {
    const DIGITS: u64 = (1 << 52) - 1;
    value.is_normal() && value > 0.0 && value.to_bits() & DIGITS == 0
}

/// Adds numbers as on paper.
pub fn sum(numbers: impl IntoIterator<Item = f64>) -> f64 {
    numbers.into_iter().fold(0.0, add)
}

/// Adds two numbers as on paper.
pub fn add(one: f64, other: f64) -> f64 {
    if is_plain(one) && is_plain(other) {
        one + other
    } else {
        (Exact::from(one) + Exact::from(other)).value()
    }
}

/// Returns the sum of `weight` × `value` over pairs of them, as on paper.
pub fn weighted(pairs: impl IntoIterator<Item = (f64, f64)>) -> f64 {
    let terms = pairs
        .into_iter()
        .map(|(weight, value)| Exact::from(weight) * Exact::from(value));
    terms.fold(Exact::ZERO, Exact::add).value()
}
