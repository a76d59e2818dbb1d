//! Numbers in decimal and back, to the last bit: what is read is the nearest number there is, what is written is as short as
//! it can be and is read back to the same number.
//! Rust can do this too, with tables that would be a tenth of the web build, so there its host does it. A single `{}` of a
//! number with a point in the page, or a `clamp` between bounds that are not constants, would bring those tables back.

mod host;

const FRACTION: u32 = f64::MANTISSA_DIGITS - 1;
/// The exponent of the smallest number above zero, 2⁻¹⁰⁷⁴.
const LOWEST: i64 = -1074;

/// Reads `-12.5e3`; a plus, and no digits on one side of the point, are allowed. Nothing if it is no number, ±∞ if it is too large.
pub fn read(text: &str) -> Option<f64> {
    let (figures, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let unsigned = |text: &str| text.strip_prefix(['-', '+']).unwrap_or(text).to_owned();
    let digits = [unsigned(figures).replacen('.', "", 1), unsigned(exponent)];
    let is_number = digits.iter().all(|digits| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()));
    is_number.then(|| host::read(text))
}

/// A finite number above zero as its 53 bits and an exponent of two.
fn taken_apart(number: f64) -> (u64, i64) {
    let (fraction, raised) = (number.to_bits() & ((1 << FRACTION) - 1), (number.to_bits() >> FRACTION) as i64);
    if raised == 0 { (fraction, LOWEST) } else { (fraction | 1 << FRACTION, raised - 1 + LOWEST) }
}

/// The fewest digits that are read back as this finite number above zero, nearest to it among those; and the place of the
/// point, counted from before the first digit.
fn digits(number: f64) -> (String, i64) {
    let text = host::written(number);
    let (figures, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (whole, fraction) = figures.split_once('.').unwrap_or((figures, ""));
    let all = [whole, fraction].concat();
    // Zeros before the first digit only move the point.
    let digits = all.trim_start_matches('0');
    let point = whole.len() as i64 - (all.len() - digits.len()) as i64 + exponent.parse::<i64>().unwrap_or(0);
    (digits.trim_end_matches('0').to_owned(), point)
}

/// The power of ten that a finite number above zero is at least.
pub fn decade(number: f64) -> f64 {
    let (_, point) = digits(number);
    host::read(&format!("1e{}", point - 1))
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

/// The fraction that a number from 0 to 1 is, but for the last digits: the simplest one, if its denominator is at most 1,000.
pub fn fraction(number: f64) -> Option<(f64, f64)> {
    let all = (1..=1_000_u32).map(|bottom| ((number * f64::from(bottom)).round(), f64::from(bottom)));
    all.into_iter().find(|(top, bottom)| (top / bottom - number).abs() < 1e-13)
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
