//! What a person types into a field, as the spec writes it. Whether it makes sense there, only the spec knows.

use crate::text::decimal;

/// A number as JSON; what is none becomes a text, which the spec then refuses by quoting it.
pub fn number(text: &str) -> String {
    let text = text.replace('−', "-");
    match text.trim_start_matches('+') {
        "∞" | "inf" => "\"+inf\"".to_owned(),
        "-∞" | "-inf" => "\"-inf\"".to_owned(),
        plain => match decimal::read(plain).filter(|number| number.is_finite()) {
            Some(number) => number.to_string(),
            None => format!("\"{}\"", text.replace(['"', '\\'], "").replace(char::is_control, "")),
        },
    }
}

/// Numbers as a JSON list, in pairs where they are points.
pub fn numbers(text: &str, in_pairs: bool) -> String {
    let is_between = |letter: char| letter.is_whitespace() || ",，;；、()（）[]".contains(letter);
    let all: Vec<String> = text.split(is_between).filter(|part| !part.is_empty()).map(number).collect();
    let list = |items: &[String]| format!("[{}]", items.join(","));
    if in_pairs { list(&all.chunks(2).map(list).collect::<Vec<String>>()) } else { list(&all) }
}
