//! JSON as the command line writes it: fields in the order given, whole numbers without a decimal
//! point, infinities as strings.

use serde_json::Value;

/// Writes a number, or `"+inf"` or `"-inf"`.
pub fn number(value: f64) -> String {
    if value.is_infinite() {
        return text(if value > 0.0 { "+inf" } else { "-inf" });
    }
    // Below this bound every whole number is exact as a double. −0 is written as 0.
    if value.fract() == 0.0 && value.abs() < 9_007_199_254_740_992.0 {
        return (value as i64).to_string();
    }
    Value::from(value).to_string()
}

/// Writes a string in quotes.
pub fn text(text: &str) -> String {
    Value::from(text).to_string()
}

/// Writes a value, or null.
pub fn optional(value: Option<String>) -> String {
    value.unwrap_or_else(|| "null".to_owned())
}

/// Writes a list of values.
pub fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    format!("[{}]", items.join(","))
}

/// Writes an object with its fields in this order.
pub fn object<'a>(fields: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let fields: Vec<String> = fields
        .into_iter()
        .map(|(key, value)| format!("\"{key}\":{value}"))
        .collect();
    format!("{{{}}}", fields.join(","))
}
