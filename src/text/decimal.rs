//! Numbers in decimal and back, to the last bit: what is read is the nearest number there is, what is written is as short as
//! it can be and is read back to the same number.
//! Rust can do this too, with tables that would be a tenth of the web build. Here whole numbers of any size do it. A single `{}` of
//! a number with a point in the page, or a `clamp` between bounds that are not constants, would bring those tables back.

mod natural;

use natural::Natural;

/// No number with more digits than this decides a rounding: halfway between two numbers there are at most 767.
const DECISIVE: usize = 800;
/// Whole numbers below this, and powers of ten up to this exponent, are exact.
const EXACT: (usize, i64) = (15, 22);
const FRACTION: u32 = f64::MANTISSA_DIGITS - 1;
/// The exponent of the smallest number above zero, 2⁻¹⁰⁷⁴.
const LOWEST: i64 = -1074;

/// Reads `-12.5e3`; a plus, and no digits on one side of the point, are allowed. Nothing if it is no number, ±∞ if it is too large.
pub fn read(text: &str) -> Option<f64> {
    let (sign, rest) = match text.strip_prefix('-') {
        Some(rest) => (-1.0, rest),
        None => (1.0, text.strip_prefix('+').unwrap_or(text)),
    };
    let (figures, exponent) = match rest.split_once(['e', 'E']) {
        Some((figures, exponent)) => (figures, read_exponent(exponent)?),
        None => (rest, 0),
    };
    let (whole, fraction) = figures.split_once('.').unwrap_or((figures, ""));
    let mut digits = [whole, fraction].concat();
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let written = digits.len();
    digits.truncate(digits.trim_end_matches('0').len());
    let exponent = exponent - fraction.len() as i64 + (written - digits.len()) as i64;
    Some(sign * nearest(digits.trim_start_matches('0'), exponent))
}

fn read_exponent(text: &str) -> Option<i64> {
    const LARGE: i64 = 1 << 40;
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let read = |sum: i64, digit: u8| digit.is_ascii_digit().then(|| (sum * 10 + i64::from(digit - b'0')).min(LARGE));
    let size = if digits.is_empty() { None } else { digits.bytes().try_fold(0, read) }?;
    Some(if text.starts_with('-') { -size } else { size })
}

/// The number nearest to digits · 10^exponent. Neither the first digit nor the last is a zero.
fn nearest(digits: &str, exponent: i64) -> f64 {
    let magnitude = digits.len() as i64 + exponent;
    if digits.is_empty() || magnitude < -330 {
        return 0.0;
    }
    if magnitude > 310 {
        return f64::INFINITY;
    }
    if digits.len() <= EXACT.0 && exponent.abs() <= EXACT.1 {
        let number = digits.bytes().fold(0.0, |sum, digit| sum * 10.0 + f64::from(digit - b'0'));
        let power = (0..exponent.abs()).fold(1.0, |power, _| power * 10.0);
        return if exponent < 0 { number / power } else { number * power };
    }
    let mut above = Natural::new(0);
    digits.bytes().take(DECISIVE).for_each(|digit| above.push(u32::from(digit - b'0')));
    let mut dropped = digits.len().saturating_sub(DECISIVE) as i64;
    if dropped > 0 {
        // Whatever it was: more than nothing.
        above.push(1);
        dropped -= 1;
    }
    let exponent = exponent + dropped;
    let mut below = Natural::new(1);
    above.scale(exponent);
    below.scale(-exponent);
    divide(above, below)
}

/// The number nearest to a fraction, of two equally near ones the even one.
fn divide(mut above: Natural, mut below: Natural) -> f64 {
    // The quotient gets one or two digits more than the number has, and no more than one where the number has fewer.
    const LONGEST: i64 = 55;
    let power = (above.bits() - below.bits() - 54).max(LOWEST - 1);
    above.shift((-power).max(0));
    below.shift(power.max(0) + LONGEST - 1);
    let mut quotient: u64 = 0;
    for _ in 0..LONGEST {
        quotient = quotient << 1 | u64::from(above.take(&below));
        above.shift(1);
    }
    let surplus = (u64::BITS - quotient.leading_zeros()).saturating_sub(f64::MANTISSA_DIGITS).max(1);
    let (kept, rest, half) = (quotient >> surplus, quotient & ((1 << surplus) - 1), 1 << (surplus - 1));
    let up = rest > half || rest == half && (!above.is_zero() || kept % 2 == 1);
    let raised = (power + i64::from(surplus) - LOWEST) as u64;
    // A carry out of the fraction makes the exponent one larger, as it should be.
    f64::from_bits((kept + u64::from(up) + (raised << FRACTION)).min(f64::INFINITY.to_bits()))
}

/// A finite number above zero as its 53 bits and an exponent of two.
fn taken_apart(number: f64) -> (u64, i64) {
    let (fraction, raised) = (number.to_bits() & ((1 << FRACTION) - 1), (number.to_bits() >> FRACTION) as i64);
    if raised == 0 { (fraction, LOWEST) } else { (fraction | 1 << FRACTION, raised - 1 + LOWEST) }
}

/// The fewest digits that are read back as this finite number above zero, nearest to it among those; and the place of the
/// point, counted from before the first digit. By Steele and White.
fn digits(number: f64) -> (String, i64) {
    let (bits, power) = taken_apart(number);
    let is_even = bits % 2 == 0;
    // Below a power of two the next number is half as far as above it.
    let lopsided = i64::from(bits == 1 << FRACTION && power > LOWEST);
    let (up, down) = (power.max(0), (-power).max(0));
    let [mut rest, mut unit, mut gap_below] = [bits, 1, 1].map(Natural::new);
    rest.shift(up + 1 + lopsided);
    unit.shift(down + 1 + lopsided);
    gap_below.shift(up);
    let mut gap_above = gap_below.clone();
    gap_above.shift(lopsided);
    let reaches = |rest: &Natural, gap: &Natural, unit: &Natural| {
        let mut reach = rest.clone();
        reach.add(gap);
        reach > *unit || is_even && reach == *unit
    };
    let mut point = 0;
    while reaches(&rest, &gap_above, &unit) {
        unit.scale(1);
        point += 1;
    }
    let mut digits = String::new();
    loop {
        [&mut rest, &mut gap_above, &mut gap_below].into_iter().for_each(|number| number.scale(1));
        let mut digit = b'0';
        while rest.take(&unit) {
            digit += 1;
        }
        let is_low = rest < gap_below || is_even && rest == gap_below;
        let is_high = reaches(&rest, &gap_above, &unit);
        if !is_low && !is_high {
            // Zeros before the first digit only move the point.
            if digits.is_empty() && digit == b'0' {
                point -= 1;
            } else {
                digits.push(char::from(digit));
            }
            continue;
        }
        rest.shift(1);
        digits.push(char::from(digit + u8::from(is_high && (!is_low || rest >= unit))));
        return (digits, point);
    }
}

/// A finite number as short as it can be written without an exponent.
pub fn shortest(number: f64) -> String {
    let sign = sign(number);
    let size = number.abs();
    if size < 1e15 && size.fract() == 0.0 {
        return format!("{sign}{}", size as u64);
    }
    let (digits, point) = digits(size);
    let zeros = |count: i64| "0".repeat(usize::try_from(count).unwrap_or(0));
    if point <= 0 {
        return format!("{sign}0.{}{digits}", zeros(-point));
    }
    match digits.split_at_checked(point as usize) {
        Some((whole, fraction)) if !fraction.is_empty() => format!("{sign}{whole}.{fraction}"),
        _ => format!("{sign}{digits}{}", zeros(point - digits.len() as i64)),
    }
}

/// A finite number below 10¹⁵ with one, two or three decimals, of two equally near ones the even one; a larger one whole.
pub fn fixed(number: f64, places: u32) -> String {
    let size = number.abs();
    if size >= 1e15 {
        return shortest(number);
    }
    let (bits, power) = taken_apart(size);
    let (product, shift) = (bits * 10_u64.pow(places), -power);
    let scaled = if shift <= 0 {
        product
    } else if shift >= i64::from(u64::BITS) {
        0
    } else {
        let (kept, rest, half) = (product >> shift, product & ((1 << shift) - 1), 1 << (shift - 1));
        kept + u64::from(rest > half || rest == half && kept % 2 == 1)
    };
    let (places, mut text) = (places as usize, scaled.to_string());
    text.insert_str(0, &"0".repeat((places + 1).saturating_sub(text.len())));
    text.insert(text.len() - places, '.');
    format!("{}{text}", sign(number))
}

/// A finite number other than zero as `1.235e-7` or `1e15`: four of its shortest digits, or one if the others are zeros.
pub fn scientific(number: f64) -> String {
    let (digits, point) = digits(number.abs());
    let digit = |index: usize| digits.as_bytes().get(index).map_or(0, |digit| u32::from(digit - b'0'));
    let mut head = (0..4).fold(0, |sum, index| sum * 10 + digit(index)) + u32::from(digit(4) >= 5);
    let mut exponent = point - 1;
    if head == 10_000 {
        (head, exponent) = (1_000, exponent + 1);
    }
    let (sign, first, others) = (sign(number), head / 1000, head % 1000);
    if others == 0 { format!("{sign}{first}e{exponent}") } else { format!("{sign}{first}.{others:03}e{exponent}") }
}

fn sign(number: f64) -> &'static str {
    if number.is_sign_negative() { "-" } else { "" }
}
