//! Numbers in decimal and back, to the last bit, as Rust's library reads and writes them; and the forms of it that the page shows.

/// Reads `-12.5e3`; a plus, and no digits on one side of the point, are allowed. Nothing if it is no number (`inf` and `nan` are
/// none), ±∞ if it is too large.
pub fn read(text: &str) -> Option<f64> {
    let is_figure =
        |letter: u8| letter.is_ascii_digit() || matches!(letter, b'+' | b'-' | b'.' | b'e' | b'E');
    text.bytes().all(is_figure).then(|| text.parse().ok())?
}

/// The power of ten that a finite number above zero is at least.
///
/// # Panics
/// Where the number is not finite, or not above zero.
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

/// The fraction that a number from 0 to 1 is, but for the last digits: the simplest one, if its denominator is at most 1,000.
pub fn fraction(number: f64) -> Option<(f64, f64)> {
    let all =
        (1..=1_000_u32).map(|bottom| ((number * f64::from(bottom)).round(), f64::from(bottom)));
    all.into_iter()
        .find(|(top, bottom)| (top / bottom - number).abs() < 1e-13)
}

/// A finite number below 10¹⁵ with so many decimals, of two equally near ones the even one; a larger one whole.
pub fn fixed(number: f64, places: u32) -> String {
    if number.abs() >= 1e15 {
        return number.to_string();
    }
    format!("{number:.places$}", places = places as usize)
}

/// A finite number other than zero as `1.235e-7` or `1e15`: four digits, or one if the others are zeros.
pub fn scientific(number: f64) -> String {
    format!("{number:.3e}").replace(".000e", "e")
}
