//! Decimal numbers: read exactly, as Rust's library does, and written in the forms that the page
//! shows.

/// Reads a number such as `-12.5e3`; a plus, and no digits on one side of the point, are allowed.
/// `None` if the text is not a number (`inf` and `nan` are not), ±∞ if it is too large.
pub fn read(text: &str) -> Option<f64> {
    let is_figure =
        |letter: u8| letter.is_ascii_digit() || matches!(letter, b'+' | b'-' | b'.' | b'e' | b'E');
    text.bytes().all(is_figure).then(|| text.parse().ok())?
}

/// Returns the greatest power of ten that is at most `number`.
///
/// # Panics
/// If the number is not finite, or not above zero.
pub fn decade(number: f64) -> f64 {
    let text = format!("{number:e}");
    let exponent = text
        .split('e')
        .nth(1)
        .expect("this notation has an exponent");
    format!("1e{exponent}")
        .parse()
        .expect("a power of ten is a number")
}

/// Returns numerator and denominator of the simplest fraction that equals a number from 0 to 1 up
/// to rounding, if its denominator is at most 1,000.
pub fn fraction(number: f64) -> Option<(f64, f64)> {
    let all =
        (1..=1_000_u32).map(|bottom| ((number * f64::from(bottom)).round(), f64::from(bottom)));
    all.into_iter()
        .find(|(top, bottom)| (top / bottom - number).abs() < 1e-13)
}

/// Writes a finite number with `places` decimals, ties to even; one of 10¹⁵ or more without
/// decimals.
pub fn fixed(number: f64, places: u32) -> String {
    if number.abs() >= 1e15 {
        return number.to_string();
    }
    format!("{number:.places$}", places = places as usize)
}

/// Writes a finite number other than zero as `1.235e-7` or `1e15`: with four digits, or with one if
/// the others are zeros.
pub fn scientific(number: f64) -> String {
    format!("{number:.3e}").replace(".000e", "e")
}

/// Writes a whole number with commas between thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}
