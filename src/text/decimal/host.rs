//! Numbers in decimal as the host does it: in the page JavaScript, elsewhere Rust's library. Both write the fewest digits that are
//! read back as the same number, the nearest of those, and read the nearest number there is.

/// A finite number above zero, with or without an exponent, zeros before its first digit or behind its last.
#[cfg(target_family = "wasm")]
pub fn written(number: f64) -> String {
    let value = js_sys::Number::from(number);
    let text = String::from(js_sys::Object::to_string(&value));
    let figures = text.split('e').next().unwrap_or_default().replace('.', "");
    // Of two equally near ones JavaScript takes the even one, Rust the larger. Told how many digits, JavaScript does too; but what
    // is nearest then may be read as the number below, for below a power of two numbers are closer.
    let behind = figures.trim_matches('0').len().saturating_sub(1);
    let nearest = value.to_exponential(behind as u8).map_or_else(|_| String::new(), String::from);
    if read(&nearest) == number { nearest } else { text }
}

/// The number that a text stands for which is a number in decimal.
#[cfg(target_family = "wasm")]
pub fn read(text: &str) -> f64 {
    js_sys::Number::parse_float(text)
}

#[cfg(not(target_family = "wasm"))]
pub fn written(number: f64) -> String {
    format!("{number:e}")
}

#[cfg(not(target_family = "wasm"))]
pub fn read(text: &str) -> f64 {
    text.parse().unwrap_or(f64::NAN)
}
